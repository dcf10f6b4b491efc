// When is a comparison settled? Deal by deal: either differs by more than is asked about, or neither does.

import type { Estimate } from './answer.ts';
import { differenceOf, Z } from './estimate.ts';
import { MEASURED } from './measures.ts';
import { byDeal, inRole, type Placed } from './played.ts';
import type { QuestionOf } from './question.ts';

export interface Settled {
  /** The first deals, so many of them, settle it. */
  readonly deals: number;
  readonly verdict: 'more' | 'less' | 'noDifference';
}

/** It is looked at after every so many deals, always the same ones: whoever plays them in which order. */
const STEP = 20;
/** "No difference" against "by so much", either way; each is wrong at most one time in forty. */
const BOUND = Math.log(39);

/**
 * Who stops where it looks clear has stopped where luck helped: an interval that holds 95 % nevertheless is so much wider
 * (found by playing it out for differences from none to half as much again as is asked about: 2.25 is the most it takes).
 */
const AT_STOP = 2.25 / Z;

export const widerAtStop = ({ value, low, high }: Estimate): Estimate => ({
  value,
  low: value - AT_STOP * (value - low),
  high: value + AT_STOP * (high - value),
});

/** Null while the deals that are known from the first one on settle nothing. */
export function settledBy(question: QuestionOf<'rules'>, placed: readonly Placed[], most: number): Settled | null {
  const { of } = MEASURED[question.measure];
  const [a, b] = [byDeal(inRole(placed, 'a'), of), byDeal(inRole(placed, 'b'), of)];
  const played = new Set(placed.map(({ deal }) => deal));
  let known = 0;
  while (known < most && played.has(known)) known++;
  for (let deals = STEP; deals <= known; deals += STEP) {
    const verdict = verdictOf(question.within, before(a, deals), before(b, deals));
    if (verdict !== null) return { deals, verdict };
  }
  return null;
}

const before = <T>(all: ReadonlyMap<number, T>, deals: number): ReadonlyMap<number, T> =>
  new Map([...all].filter(([deal]) => deal < deals));

function verdictOf(within: number, ...[a, b]: Parameters<typeof differenceOf>): Settled['verdict'] | null {
  const found = differenceOf(a, b);
  if (found === null) return null;
  const leaning = (value: number): number => (within * (2 * value - within)) / (2 * found.error ** 2);
  const [more, less] = [leaning(found.value), leaning(-found.value)];
  if (more >= BOUND) return 'more';
  if (less >= BOUND) return 'less';
  return more <= -BOUND && less <= -BOUND ? 'noDifference' : null;
}
