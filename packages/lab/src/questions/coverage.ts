// What was used in all these matches, and what never? Cards, what stands in their texts, and matches that did not end.

import type { State } from '@duello/kernel';
import type { Game } from '../game/game.ts';
import type { Finding, Label } from './answer.ts';
import type { CardLine, DealLines } from './match-line.ts';
import { type Placed, refsOf } from './played.ts';

/** A card that is used in so many of the turns that allow it is no choice; of fewer turns nothing is said. */
const ALWAYS = 0.95;
const LEAST_TURNS = 50;

/** What games tell when they cut off what sets itself off without end. */
const GUARDS: readonly string[] = ['event loopGuard', 'event triggerLimit'];
const MOST_DEALS = 10;

/** Sums of what either seat did with each card. */
export function cardSums(placed: readonly Placed[]): ReadonlyMap<string, CardLine> {
  const sums = new Map<string, CardLine>();
  for (const { use } of placed) {
    for (const seat of use) {
      for (const [card, line] of Object.entries(seat)) {
        const before = sums.get(card);
        sums.set(card, before === undefined ? line : added(before, line));
      }
    }
  }
  return sums;
}

const added = (a: CardLine, b: CardLine): CardLine => [
  a[0] + b[0],
  a[1] + b[1],
  a[2] + b[2],
  a[3] + b[3],
  a[4] + b[4],
  a[5] + b[5],
  a[6] + b[6],
  a[7] + b[7],
];

/** In how many of the turns that allowed it something was done with the card; null where none did. */
export function useRate(line: CardLine): number | null {
  const [, , , , mayPlay, didPlay, mayGain, didGain] = line;
  const may = mayPlay + mayGain;
  return may === 0 ? null : (didPlay + didGain) / may;
}

const isUsed = (line: CardLine | undefined): boolean => line !== undefined && line[2] + line[3] + line[5] + line[7] > 0;

export interface Coverage {
  /** Those that no deck and no offer brought, and those that were there and never used. */
  readonly neverCame: readonly string[];
  readonly neverUsed: readonly string[];
  readonly alwaysUsed: readonly string[];
  /** `op damage`, `keyword haste`, `event cardDrawn`: those met, and those that nothing has led to. */
  readonly met: readonly string[];
  readonly neverMet: readonly string[];
  /** Deals in which something set itself off without end: some of them. */
  readonly cutOff: readonly number[];
}

export function coverageOf<S extends State, V, O, E>(
  { cards, notation, rules }: Game<S, V, O, E>,
  deals: readonly DealLines[],
  placed: readonly Placed[],
): Coverage {
  const sums = cardSums(placed);
  const { ids } = cards;
  const used = ids.filter((id) => isUsed(sums.get(id)));
  const partsOf = (from: readonly string[]): readonly string[] =>
    from.flatMap((id) => {
      const { ops, keywords, moments } = cards.parts(id);
      return [
        ...ops.map((one) => `op ${one}`),
        ...keywords.map((one) => `keyword ${one}`),
        ...moments.map((one) => `moment ${one}`),
      ];
    });
  const met = new Set([...deals.flatMap((one) => one.met), ...partsOf(used)]);
  const all = new Set([
    ...partsOf(ids),
    ...notation.events.map((kind) => `event ${kind}`),
    ...rules.questions.map(({ name }) => `question ${name}`),
    ...rules.endings.map((ending) => `ending ${ending}`),
  ]);
  const always = ids.filter((id) => {
    const line = sums.get(id);
    return line !== undefined && line[4] + line[6] >= LEAST_TURNS && (useRate(line) ?? 0) >= ALWAYS;
  });
  return {
    neverCame: ids.filter((id) => !sums.has(id)),
    neverUsed: ids.filter((id) => sums.has(id) && !used.includes(id)),
    alwaysUsed: always,
    met: [...met].sort(),
    neverMet: [...all].filter((one) => !met.has(one)).sort(),
    cutOff: deals
      .flatMap((one) => (one.met.some((what) => GUARDS.includes(what)) ? [one.deal] : []))
      .slice(0, MOST_DEALS),
  };
}

export function coverageFindings(
  { neverCame, neverUsed, alwaysUsed, neverMet, cutOff }: Coverage,
  placed: readonly Placed[],
): readonly Finding[] {
  const cards = (ids: readonly string[]): readonly Label[] => ids.map((card) => ({ card }));
  const found: Finding[] = [];
  // No match says nothing of what is never done.
  if (placed.length === 0) return found;
  if (neverCame.length > 0) found.push({ name: 'neverCame', cards: cards(neverCame) });
  if (neverUsed.length > 0) found.push({ name: 'neverUsed', cards: cards(neverUsed) });
  if (alwaysUsed.length > 0) found.push({ name: 'alwaysUsed', cards: cards(alwaysUsed) });
  const parts = neverMet.filter((one) => /^(?:op|keyword|moment) /.test(one));
  if (parts.length > 0) found.push({ name: 'neverCovered', parts });
  if (cutOff.length > 0) found.push({ name: 'cutOff', deals: cutOff });
  const long = placed.filter(({ tooLong }) => tooLong);
  if (long.length > 0) found.push({ name: 'loops', matches: refsOf(long) });
  return found;
}
