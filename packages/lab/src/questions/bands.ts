// What is good? The bands of every figure: green is where a game should be, amber where it may be.

import type { Band, Estimate } from './answer.ts';
import type { HeadlineName } from './names.ts';

type Range = readonly [from: number, to: number];
interface Bands {
  readonly green: Range;
  readonly amber: Range;
}
const MOST = Number.POSITIVE_INFINITY;

/** Shares from 0 to 1; null where nobody has said what is good. */
export const BANDS: Readonly<Record<HeadlineName | 'field' | 'cardEffect' | 'cardUse', Bands | null>> = {
  firstPlayer: { green: [0.485, 0.515], amber: [0.47, 0.53] },
  length: null,
  /** The longest of twenty matches beside the usual one. */
  lengthSpread: { green: [0, 1.8], amber: [0, 2.2] },
  leadChanges: { green: [2, MOST], amber: [1, MOST] },
  comebacks: { green: [0.2, 0.4], amber: [0.12, 0.5] },
  choices: { green: [2, MOST], amber: [1.3, MOST] },
  deadTurns: null,
  snowball: null,
  skill: { green: [0.75, 0.92], amber: [0.65, 0.95] },
  seatDrift: { green: [-0.02, 0.02], amber: [-0.04, 0.04] },
  draws: { green: [0, 0.01], amber: [0, 0.02] },
  limit: { green: [0, 0.001], amber: [0, 0.005] },
  widestMatchup: { green: [0.4, 0.6], amber: [0.35, 0.65] },
  heaviestDeck: { green: [0, 0.5], amber: [0, 0.7] },
  /** A game may go round in a circle or not. */
  cyclic: null,
  difference: null,
  field: { green: [0.47, 0.53], amber: [0.44, 0.56] },
  /** What a copy of a card is worth. */
  cardEffect: { green: [-0.015, 0.015], amber: [-0.025, 0.025] },
  /** In how many of the turns that allow it. */
  cardUse: { green: [0.1, 0.6], amber: [0.05, 0.75] },
};

const within = (value: number, [from, to]: Range): boolean => value >= from && value <= to;

/** Open where the truth may as well be on target as off it: more matches have to tell. */
export function bandOf(name: keyof typeof BANDS, { value, low, high }: Estimate): Band {
  const bands = BANDS[name];
  if (bands === null) return null;
  const mayBeGreen = low <= bands.green[1] && high >= bands.green[0];
  const mayBeRed = !within(low, bands.amber) || !within(high, bands.amber);
  if (mayBeGreen && mayBeRed) return 'open';
  if (within(value, bands.green)) return 'green';
  return within(value, bands.amber) ? 'amber' : 'red';
}
