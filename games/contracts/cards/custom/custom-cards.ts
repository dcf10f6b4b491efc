// Is a contract that somebody wrote in JSON a contract? Checked field by field; what is wrong is named by its path.

import { checkInstead, type Instead, LARGEST, NO_EFFECTS, readEffects, readInstead, readPicture } from '@duello/cards';
import { BadInput } from '@duello/kernel';
import {
  type Fields,
  fields,
  flag,
  isRecord,
  list,
  type Names,
  oneOf,
  readNames,
  readOwn,
  someOf,
  whole,
} from '@duello/language';
import { boxCards } from '../box/catalogue.ts';
import type { Context } from '../context.ts';
import type { Contract, Moments } from '../contract.ts';
import { GRAMMAR } from '../effects.ts';
import { give } from '../gives.ts';
import { type CardId, type ContractType, type Cost, KEYWORDS, MOMENTS, type Moment, TYPES } from '../vocabulary.ts';
import { readMana } from './mana-words.ts';

/** A contract that a match brings along, with its names. */
export type CustomCard = Contract & {
  readonly name: Names;
  /** A drawing by its name; null for the one of the card it stands in for, or of its kind. */
  readonly picture: string | null;
  /** How many of it are shuffled into either deck at the start. */
  readonly copies: number;
  /** Which one of the box it stands in the place of. */
  readonly instead: Instead | null;
};

/** Room in a match beside the contracts of the box. */
export const MOST_CUSTOM_CARDS = 24;
export const MOST_COPIES = 4;
/** A deck has room for so many besides its own forty. */
export const MOST_ADDED = 20;

const NO_COST: Cost = { red: 0, blue: 0, yellow: 0, pure: 0 };

const ON_FIELD = ['cost', 'copies', 'instead', 'magic', 'gives', 'when'];
export const CARD_FIELDS: { readonly [T in ContractType]: readonly string[] } = {
  spell: ['cost', 'copies', 'instead', 'effects', 'when'],
  rune: [...ON_FIELD, 'activation', 'effects'],
  creature: [...ON_FIELD, 'attack', 'health', 'keywords', 'token'],
  orb: [...ON_FIELD, 'attack', 'health', 'durability'],
};
/** What every contract may say so long as it says nothing by it: contracts are written out in full and read again. */
const PLAIN: { readonly [name: string]: string } = {
  attack: '0',
  health: '0',
  keywords: '[]',
  magic: '0',
  gives: '[]',
  effects: '[]',
  activation: 'null',
  token: 'false',
};
const isPlain = (name: string, value: unknown): boolean => PLAIN[name] === JSON.stringify(value);

const FIELD_MOMENTS: readonly Moment[] = ['recycling', 'startTurn', 'endTurn', 'ambush', 'discard', 'burnout'];
export const TYPE_MOMENTS: { readonly [T in ContractType]: readonly Moment[] } = {
  spell: ['ambush'],
  rune: FIELD_MOMENTS,
  creature: MOMENTS,
  orb: FIELD_MOMENTS,
};
/** Tokens are never played, drawn or put on a pile. */
const TOKEN_MOMENTS: readonly Moment[] = ['startTurn', 'endTurn', 'attack', 'hurt', 'discard', 'burnout'];

function readCard(id: CardId, input: unknown, path: string, tokens: ReadonlySet<CardId>): CustomCard {
  const type = oneOf(isRecord(input) ? input.type : undefined, `${path}.type`, TYPES);
  const all = isRecord(input) ? Object.entries(input).filter(([name, value]) => !isPlain(name, value)) : [];
  const given = fields(Object.fromEntries(all), path, ['type', 'name', 'picture', ...CARD_FIELDS[type]]);
  const context: Context = { isCreature: type === 'creature', discards: false, tokens, it: null, deep: 0 };
  const token = flag(given.token, `${path}.token`);
  const copies = whole(given.copies ?? 0, `${path}.copies`, 0, MOST_COPIES);
  if (token && copies > 0) throw new BadInput(`${path}.copies`, 'must be 0: a token is in no deck');
  return {
    name: readNames(given.name, `${path}.name`, id),
    picture: readPicture(given.picture, `${path}.picture`),
    copies,
    instead: readInstead(given.instead, `${path}.instead`),
    type,
    cost: given.cost === undefined ? NO_COST : readMana(given.cost, `${path}.cost`),
    ...readNumbers(type, given, path),
    keywords: someOf(given.keywords, `${path}.keywords`, KEYWORDS),
    magic: whole(given.magic ?? 0, `${path}.magic`, 0, LARGEST),
    gives: list(given.gives ?? []).map((one, index) =>
      give.read(one, { path: `${path}.gives[${index}]`, op: 'give', ...NO_EFFECTS }, context),
    ),
    effects: readEffects(GRAMMAR, given.effects, `${path}.effects`, context),
    activation: type === 'rune' ? readMana(given.activation ?? '', `${path}.activation`) : null,
    when: readMoments(given.when ?? {}, token ? TOKEN_MOMENTS : TYPE_MOMENTS[type], `${path}.when`, context),
    token,
  };
}

/** An Orb's durability goes by either name. */
function readNumbers(type: ContractType, given: Fields, path: string): Pick<Contract, 'attack' | 'health'> {
  if (type !== 'creature' && type !== 'orb') return { attack: 0, health: 0 };
  const attack = whole(given.attack ?? 0, `${path}.attack`, 0, LARGEST);
  const name = type === 'orb' && given.health === undefined ? 'durability' : 'health';
  if (name === 'health' && given.durability !== undefined) {
    throw new BadInput(`${path}.durability`, 'write either "durability" or "health": they are the same');
  }
  return { attack, health: whole(given[name], `${path}.${name}`, 1, LARGEST) };
}

function readMoments(input: unknown, moments: readonly Moment[], path: string, context: Context): Moments {
  const given = fields(input, path, moments);
  return Object.fromEntries(
    moments.flatMap((moment) => {
      if (given[moment] === undefined) return [];
      const discards = moment === 'discard';
      return [[moment, readEffects(GRAMMAR, given[moment], `${path}.${moment}`, { ...context, discards })]];
    }),
  );
}

const isToken = (card: unknown): boolean => isRecord(card) && card.token === true;
const box = new Map(boxCards);
/** Texts that summon a token can summon nothing else. */
const typeOf = ({ token, type }: Contract): string => (token ? 'token' : type);

/** Custom contracts, by id; an id of the box can't be used again. */
export function readCustomCards(input: unknown, path: string): { readonly [id: CardId]: CustomCard } {
  const cards = readOwn(input, path, {
    one: 'contract',
    many: 'contracts',
    most: MOST_CUSTOM_CARDS,
    inBox: (id) => box.has(id),
    reader(entries) {
      const tokens = new Set([...boxCards, ...entries].filter(([, card]) => isToken(card)).map(([id]) => id));
      return (id, card, at) => readCard(id, card, at, tokens);
    },
  });
  const added = Object.values(cards).reduce((sum, { copies }) => sum + copies, 0);
  if (added > MOST_ADDED) throw new BadInput(path, `must add at most ${MOST_ADDED} copies to a deck, not ${added}`);
  checkInstead(cards, box, path, typeOf);
  return cards;
}
