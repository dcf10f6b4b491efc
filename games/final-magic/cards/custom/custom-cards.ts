// Is a card that somebody wrote in JSON a card? Checked field by field; what is wrong is named by its path.

import {
  checkInstead,
  type Instead,
  NO_EFFECTS,
  readEffects,
  readInstead,
  readPicture,
  refuseSome,
} from '@duello/cards';
import { BadInput } from '@duello/kernel';
import { fields, isRecord, type Names, oneOf, readNames, readOwn } from '@duello/language';
import { boxCards } from '../box/catalogue.ts';
import type { Card, Spell } from '../card.ts';
import type { Context } from '../context.ts';
import { ASKING, GRAMMAR, ONE_ASKS } from '../effects.ts';
import type { CardId } from '../vocabulary.ts';
import { CARD_FIELDS } from './card-fields.ts';

/** A card that a match brings along, with its names. */
export type CustomCard = Card & {
  readonly name: Names;
  /** A drawing by its name; null for the one of the card it stands in for, or of its kind. */
  readonly picture: string | null;
  /** Which one of the box it stands in the place of. */
  readonly instead: Instead | null;
};

/** Room in a match beside the whole box. */
export const MOST_CUSTOM_CARDS = 9;
/** With a supply that is named: spells of the box that are not for sale leave their room to cards of a match's own. */
export const MOST_WITH_SUPPLY = 24;

const opOf = (effect: unknown): unknown => (isRecord(effect) ? effect.op : undefined);

function readCard(id: CardId, input: unknown, path: string, known: ReadonlySet<CardId>): CustomCard {
  const type = oneOf(isRecord(input) ? input.type : undefined, `${path}.type`, ['currency', 'gem', 'spell']);
  const written = [...(type === 'spell' ? ['effects'] : []), ...Object.keys(CARD_FIELDS[type].blank)];
  const own = ['type', 'name', 'picture', 'instead'];
  const { type: _, name, picture, instead, effects, ...given } = fields(input, path, [...own, ...written]);
  const names = {
    name: readNames(name, `${path}.name`, id),
    picture: readPicture(picture, `${path}.picture`),
    instead: readInstead(instead, `${path}.instead`),
  };
  const at = { path, op: type, ...NO_EFFECTS };
  const context: Context = { phase: 'either', feeds: false, asks: false, known, deep: 0 };
  if (type === 'currency') return { type, ...names, ...CARD_FIELDS.currency.read(given, at, context) };
  if (type === 'gem') return { type, ...names, ...CARD_FIELDS.gem.read(given, at, context) };
  const spell = CARD_FIELDS.spell.read(given, at, context);
  checkPhase(spell, path);
  return {
    type,
    ...names,
    ...spell,
    effects: readList(effects, `${path}.effects`, { ...context, phase: spell.phase }),
  };
}

function checkPhase({ phase, priority, frees }: Pick<Spell, 'phase' | 'priority' | 'frees'>, path: string): void {
  if (phase !== 'action' || (!priority && frees === null)) return;
  const why = 'works in the fight only, and this spell is cast in the Action Phase';
  throw new BadInput(`${path}.${priority ? 'priority' : 'frees'}`, why);
}

function readList(input: unknown, path: string, context: Context): Spell['effects'] {
  if (!Array.isArray(input) || input.length === 0) throw new BadInput(path, GRAMMAR.empty);
  const ops: readonly unknown[] = input.map(opOf);
  if (ops.filter((op) => ASKING.some((one) => one === op)).length > 1) throw new BadInput(path, ONE_ASKS);
  return readEffects(GRAMMAR, input, path, { ...context, feeds: ops.includes('feed') });
}

/** Custom cards, by id; an id of the box can't be used again. */
export function readCustomCards(input: unknown, path: string): { readonly [id: CardId]: CustomCard } {
  const cards = readOwn(input, path, {
    one: 'card',
    many: 'cards',
    most: MOST_WITH_SUPPLY,
    inBox: (id) => boxCards.has(id),
    reader(entries) {
      const known = new Set([...boxCards.keys(), ...entries.map(([id]) => id)]);
      return (id, card, at) => readCard(id, card, at, known);
    },
  });
  checkInstead<Card>(cards, boxCards, path, typeOf);
  refuseSome(cards, path, 'the buy zone is one supply for both players');
  return cards;
}

/** Of an element's spells four kinds are for sale, so only one of them can stand in for another. */
const typeOf = (card: Card): string => (card.type === 'spell' ? `${card.element ?? 'neutral'} spell` : card.type);
