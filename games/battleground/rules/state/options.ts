// Which rulings can a table switch, and how large is the battleground? The options, their defaults, and what is wrong with bad ones.

import { BadInput, type Json } from '@duello/kernel';
import { type Chosen, givenOptions, readSwitches, shortened, whole } from '@duello/language';
import { type CustomCard, readCustomCards } from '../../cards/custom/custom-cards.ts';
import type { CardId } from '../../cards/vocabulary.ts';
import { MAX_ROUND_LIMIT, STANDARD_ROUND_LIMIT } from './numbers.ts';

/** One list a switch: the first value is the default. */
export const SWITCHES = {
  movement: ['charging', 'marching'],
  order: ['line', 'aggressive'],
  flow: ['cascade', 'wave'],
  lanes: [5, 3, 4, 6],
  rows: [5, 4, 6, 7],
  playerTarget: ['asFoe', 'lastResort'],
  manaDecay: ['all', 'onePerColour', 'none'],
  turnover: ['permanent', 'oneBattle'],
  defendNeedsTarget: ['no', 'yes'],
  turnoverDefends: ['no', 'yes'],
  packTactics: ['always', 'choice'],
  neutralPick: ['open', 'drawThree'],
  mirror: ['off', 'on'],
  tier2Spares: ['out', 'tier3'],
  /** `quick` skips the draft: beginner's decks of two classes, which `classA` and `classB` may name. */
  start: ['draft', 'quick'],
  classA: ['any', 'paladin', 'warlock', 'elementalist'],
  classB: ['any', 'paladin', 'warlock', 'elementalist'],
  firstPlayer: ['random', 'A', 'B'],
} as const;

export interface Options extends Chosen<typeof SWITCHES> {
  /** Null plays on for ever. */
  readonly roundLimit: number | null;
  /** Spells of the match's own: they come into play through a position, or as copies added to the market. */
  readonly cards: { readonly [id: CardId]: CustomCard };
}

export function readOptions(input: unknown): Options {
  const known = [...Object.keys(SWITCHES), 'roundLimit', 'cards'];
  const given = givenOptions(input, known, '{"movement": "marching"}');
  const options: Options = {
    ...readSwitches(SWITCHES, given),
    roundLimit: readLimit(given.roundLimit),
    cards: readCustomCards(given.cards, 'options.cards'),
  };
  const { classA, classB } = options;
  if (options.start === 'draft' && (classA !== 'any' || classB !== 'any')) {
    throw new BadInput('options.start', 'must be quick for classA and classB to count: in a draft the players choose');
  }
  if (options.mirror === 'off' && classA !== 'any' && classA === classB) {
    throw new BadInput('options.classB', `must be another class than ${classA}, or mirror must be on (BR11)`);
  }
  return options;
}

/** A number, in quotes too, as a terminal gives it; or none. */
function readLimit(input: unknown): number | null {
  if (input === 'off' || input === null) return null;
  const given = typeof input === 'string' && /^\d+$/.test(input) ? Number(input) : input;
  return whole(given ?? STANDARD_ROUND_LIMIT, 'options.roundLimit', 1, MAX_ROUND_LIMIT);
}

export const shortenOptions = (options: Options): Json => shortened(options, readOptions({}));
