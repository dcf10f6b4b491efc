// How do matches go? Their lengths, the winner’s chances from the first tenth to the last, and what going first is worth.

import type { Picture, Point } from './answer.ts';
import { bandOf } from './bands.ts';
import { isComeback, leadChanges, winnersPath } from './drama.ts';
import { meanOf, quantile } from './estimate.ts';
import { MEASURED } from './measures.ts';
import { byDeal, inRole, type Placed, refOf, refsOf } from './played.ts';

const TENTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
/** Bars of a histogram; a longer range has wider ones. */
const MOST_BINS = 24;

export function lengthPicture(placed: readonly Placed[]): readonly Picture[] {
  if (placed.length === 0) return [];
  const lengths = placed.map(({ rounds }) => rounds);
  const [least, longest] = [Math.min(...lengths), Math.max(...lengths)];
  const width = Math.max(1, Math.ceil((longest - least + 1) / MOST_BINS));
  const count = Math.ceil((longest - least + 1) / width);
  const bins = Array.from({ length: count }, (_, i) => {
    const [from, to] = [least + i * width, least + (i + 1) * width - 1];
    const inside = placed.filter(({ rounds }) => rounds >= from && rounds <= to);
    return { from, to, count: inside.length, matches: refsOf(inside) };
  });
  const marks = { p5: quantile(lengths, 0.05), p50: quantile(lengths, 0.5), p95: quantile(lengths, 0.95) };
  return [{ kind: 'histogram', name: 'length', unit: 'rounds', bins, marks }];
}

export function chancesPicture(placed: readonly Placed[]): readonly Picture[] {
  const paths = placed.flatMap((line) => {
    const path = winnersPath(line);
    return path === null || path.length === 0 ? [] : [path];
  });
  if (paths.length === 0) return [];
  const steps = TENTHS.map((tenth) => {
    const chances = paths.map((path) => path[Math.round(((path.length - 1) * tenth) / 10)] / 1000);
    return {
      at: tenth / 10,
      ...{ p5: quantile(chances, 0.05), p25: quantile(chances, 0.25), p50: quantile(chances, 0.5) },
      ...{ p75: quantile(chances, 0.75), p95: quantile(chances, 0.95) },
    };
  });
  return [{ kind: 'fan', name: 'chances', steps, examples: examplesOf(placed) }];
}

/** The one that changed hands most often, the first that was turned round, and the first that was not. */
function examplesOf(placed: readonly Placed[]) {
  const decided = placed.filter(({ winner }) => winner !== null);
  const closest = decided.reduce<Placed | undefined>(
    (best, line) => (best === undefined || leadChanges(line) > leadChanges(best) ? line : best),
    undefined,
  );
  const found = [closest, decided.find(isComeback), decided.find((line) => leadChanges(line) === 0)];
  return [...new Set(found.filter((line) => line !== undefined))].map((line) => ({
    match: refOf(line),
    path: (winnersPath(line) ?? []).map((chance) => chance / 1000),
  }));
}

/** What going first is worth at each level that played. */
export function firstPlayerPicture(placed: readonly Placed[]): readonly Picture[] {
  const bars = (['level', 'confirm'] as const).flatMap((role): readonly Point[] => {
    const mine = inRole(placed, role);
    const estimate = meanOf(byDeal(mine, MEASURED.firstPlayer.of), true);
    if (estimate === null) return [];
    const won = mine.filter(({ first, winner }) => first !== null && first === winner);
    const label = { bot: mine[0].of.arm.bots[0] };
    return [{ label, ...estimate, count: mine.length, band: bandOf('firstPlayer', estimate), matches: refsOf(won) }];
  });
  return bars.length === 0 ? [] : [{ kind: 'bars', name: 'firstPlayer', unit: 'share', line: 0.5, bars }];
}
