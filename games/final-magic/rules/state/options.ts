// Which rulings can a match switch? The options, their defaults, and what is wrong with bad ones.

import { BadInput, type Json } from '@duello/kernel';
import { type Chosen, givenOptions, isRecord, readSwitches, shortened } from '@duello/language';
import { boxCards } from '../../cards/box/catalogue.ts';
import { mistOfAll } from '../../cards/box/water.ts';
import type { Card } from '../../cards/card.ts';
import {
  type CustomCard,
  MOST_CUSTOM_CARDS,
  MOST_WITH_SUPPLY,
  readCustomCards,
} from '../../cards/custom/custom-cards.ts';
import { type CardId, ELEMENTS, type Element } from '../../cards/vocabulary.ts';
import { KINDS_PER_ELEMENT } from './numbers.ts';
import { type Picks, type PresetId, presets } from './presets.ts';
import { KINDS } from './zones.ts';

/** One list a switch: the first value is the default. */
export const SWITCHES = {
  firstPlayer: ['fixed', 'alternate'],
  grandGems: [6, 4],
  healthCap: ['start', 'none'],
  gemOutcast: ['instead', 'also'],
  change: ['keep', 'lost'],
  counterReactions: ['on', 'off'],
  tsunamiPutsOut: ['all', 'enemy'],
  spiritStacks: ['multiply', 'once'],
  mistCounts: ['own', 'all'],
  priorityKills: ['atOnce', 'afterFight'],
} as const;

/** Rounds, and sudden-death rounds since the last tie, after which the higher health wins (F-R61). */
export interface RoundLimit {
  readonly rounds: number;
  readonly suddenDeath: number;
}

export interface Options extends Chosen<typeof SWITCHES> {
  readonly supply: 'random' | PresetId | Picks;
  /** `60/30`: rounds and sudden-death rounds; or `off`. */
  readonly roundLimit: string;
  readonly cards: { readonly [id: CardId]: CustomCard };
}

/** What decides which cards a match has; nothing for those of the box. */
export type MatchCards = Partial<Pick<Options, 'cards' | 'mistCounts' | 'supply'>>;

/** Every card of a match, the box first; F-R46 is a switch, and the Mist says which spells it counts. */
export const cardsOf = (match: MatchCards): ReadonlyMap<CardId, Card> =>
  new Map<CardId, Card>([
    ...[...boxCards]
      .map(([id, card]): [CardId, Card] =>
        match.mistCounts === 'all' && id === 'rejuvenatingMist' ? [id, mistOfAll] : [id, card],
      )
      .filter(([id]) => !isLeftOut(id, match)),
    ...Object.entries(match.cards ?? {}),
  ]);

/** With more cards of a match's own than there is room for beside the box, its spells that nobody can get stay in it. */
function isLeftOut(id: CardId, { cards = {}, supply = 'random' }: MatchCards): boolean {
  if (Object.keys(cards).length <= MOST_CUSTOM_CARDS || supply === 'random') return false;
  const card = boxCards.get(id);
  if (card?.type !== 'spell' || card.element === null) return false;
  const picks = typeof supply === 'string' ? presets[supply] : supply;
  const isForSale = picks[card.element].some((one) => one === id);
  return !isForSale && !JSON.stringify(cards).includes(JSON.stringify(id));
}

function checkRoom(options: Options): Options {
  if (Object.keys(options.cards).length <= MOST_CUSTOM_CARDS || cardsOf(options).size <= KINDS) return options;
  const remedy = `name a "supply" such as "firstSparks", so that there is room for ${MOST_WITH_SUPPLY}`;
  throw new BadInput('options.cards', `must be at most ${MOST_CUSTOM_CARDS} cards beside the whole box; ${remedy}`);
}

export const DEFAULT_LIMIT = '60/30';

export function readOptions(input: unknown): Options {
  const known = [...Object.keys(SWITCHES), 'supply', 'roundLimit', 'cards'];
  const given = givenOptions(input, known, '{"healthCap": "none"}');
  const cards = readCustomCards(given.cards, 'options.cards');
  return checkRoom({
    ...readSwitches(SWITCHES, given),
    supply: readSupply(given.supply, cards),
    roundLimit: readLimit(given.roundLimit),
    cards,
  });
}

function readLimit(value: unknown): string {
  if (value === undefined) return DEFAULT_LIMIT;
  if (typeof value !== 'string' || (value !== 'off' && limitOf(value) === null)) {
    throw new BadInput('options.roundLimit', 'must be "off" or rounds and sudden-death rounds such as "60/30"');
  }
  return value;
}

/** Reads "60/30"; null for no limit. */
export function limitOf(value: string): RoundLimit | null {
  const parts = /^(\d{1,4})\/(\d{1,4})$/.exec(value);
  const limit = { rounds: Number(parts?.[1]), suddenDeath: Number(parts?.[2]) };
  return limit.rounds >= 1 && limit.suddenDeath >= 1 ? limit : null;
}

function isPreset(value: string): value is PresetId {
  return Object.keys(presets).includes(value);
}

/** F-R7: random, a preset, or four kinds of each element picked by hand. */
function readSupply(value: unknown, own: Options['cards']): Options['supply'] {
  if (value === undefined || value === 'random') return 'random';
  if (typeof value === 'string' && isPreset(value)) return value;
  if (!isRecord(value)) {
    const names = Object.keys(presets).join(', ');
    throw new BadInput(
      'options.supply',
      `must be "random", a preset (${names}) or four lists of four cards by element`,
    );
  }
  for (const name of Object.keys(value)) {
    if (!ELEMENTS.some((element) => element === name)) {
      throw new BadInput(`options.supply.${name}`, `is no element; there are ${ELEMENTS.join(', ')}`);
    }
  }
  return {
    fire: readPicks('fire', value.fire, own),
    water: readPicks('water', value.water, own),
    earth: readPicks('earth', value.earth, own),
    air: readPicks('air', value.air, own),
  };
}

function readPicks(element: Element, value: unknown, own: Options['cards']): readonly CardId[] {
  const path = `options.supply.${element}`;
  const choice = spellsOf(element, own);
  if (!Array.isArray(value) || value.length !== KINDS_PER_ELEMENT || new Set(value).size !== KINDS_PER_ELEMENT) {
    throw new BadInput(path, `must be a list of ${KINDS_PER_ELEMENT} different cards out of ${choice.join(', ')}`);
  }
  return value.map((id: unknown, index) => {
    const found = choice.find((one) => one === id);
    if (found === undefined) throw new BadInput(`${path}[${index}]`, `must be one of ${choice.join(', ')}`);
    return found;
  });
}

/** All spells of an element that can be chosen for sale, the box first, then the match's own but for those that stand in for one. */
export function spellsOf(element: Element, own: Options['cards']): readonly CardId[] {
  const chosen = Object.entries(own).filter(([, { instead }]) => instead === null);
  return [...boxCards, ...chosen].flatMap(([id, card]) =>
    card.type === 'spell' && card.element === element ? [id] : [],
  );
}

export const shortenOptions = (options: Options): Json => shortened(options, readOptions({}));
