// How do the rulesets of a game play? The same deals under each of them, side by side.

import { type Pair, type Summary, summarise } from '@duello/lab';
import { pad, padStart, percent, type Rulesets, WIDTH, wrap } from '@duello/terminal';
import type { Io } from '../io/command.ts';

export type Ruleset = { readonly [option: string]: string };

/** Every mix, the last option changing fastest. */
export const mixesOf = ({ options }: Rulesets): readonly Ruleset[] =>
  Object.entries(options).reduce<readonly Ruleset[]>(
    (mixes, [name, values]) => mixes.flatMap((mix) => values.map((value) => ({ ...mix, [name]: value }))),
    [{}],
  );

export interface Ruled {
  readonly ruleset: Ruleset;
  readonly summary: Summary;
  readonly figures: ReadonlyMap<string, number>;
  /** Matches that went on too long. */
  readonly tooLong: number;
}

/** Deals that were played under a ruleset. */
interface Played {
  readonly mix: Ruleset;
  readonly pairs: readonly Pair[];
}

/** What all deals of each ruleset say. */
export const ruledBy = (played: readonly Played[], rulesets: Rulesets, tooLong: string | null): readonly Ruled[] =>
  [...new Set(played.map(({ mix }) => mix))].map((ruleset) => {
    const pairs = played.flatMap(({ mix, pairs }) => (mix === ruleset ? pairs : []));
    return ruledOne(ruleset, pairs, rulesets, tooLong);
  });

function ruledOne(ruleset: Ruleset, pairs: readonly Pair[], { figures }: Rulesets, tooLong: string | null): Ruled {
  const matches = pairs.flatMap((pair) => pair.matches);
  const sums: Record<string, number> = {};
  for (const { measures = {} } of matches) {
    for (const [name, value] of Object.entries(measures)) sums[name] = (sums[name] ?? 0) + value;
  }
  const all = { matches: matches.length, rounds: matches.reduce((sum, { rounds }) => sum + rounds, 0) };
  const summary = summarise(pairs);
  return {
    ruleset,
    summary,
    figures: new Map(figures.map(({ name, of }) => [name, finite(of(sums, all))])),
    tooLong: (summary.endings[tooLong ?? ''] ?? 0) + (summary.endings.unfinished ?? 0),
  };
}

/** Where nothing happened, nothing is shared out. */
const finite = (value: number): number => (Number.isFinite(value) ? value : 0);

/** Everything as plain data: rates from 0 to 1. */
export const rulesetReport = (ruled: readonly Ruled[]) =>
  ruled.map(({ ruleset, summary, figures, tooLong }) => {
    const { matches, firstPlayer, rounds, draws, decisions, endings } = summary;
    const rates = { drawRate: draws / matches, tooLong, tooLongRate: tooLong / matches };
    return {
      ...ruleset,
      matches,
      firstPlayer,
      rounds,
      ...Object.fromEntries(figures),
      draws,
      ...rates,
      decisions,
      endings,
    };
  });

export function tellRulesets(ruled: readonly Ruled[], rulesets: Rulesets, first: string, io: Io): void {
  const nameOf = (ruleset: Ruleset): string => Object.values(ruleset).join(' ');
  const width = Math.max(...ruled.map(({ ruleset }) => nameOf(ruleset).length));
  const columns: readonly (readonly [string, string, (one: Ruled) => string])[] = [
    [first.split(' ')[0], '%', ({ summary }) => percent(summary.firstPlayer.mean)],
    ['rounds', '(5–95 %)', ({ summary: { rounds } }) => `${rounds.median} (${rounds.p5}–${rounds.p95})`],
    ...rulesets.figures.map(({ name, head: [one, two], isShare }) => {
      const say = (value: number): string => (isShare === true ? percent(value) : value.toFixed(2));
      return [one, two, (row: Ruled) => say(row.figures.get(name) ?? 0)] as const;
    }),
    ['limit', '%', ({ summary, tooLong }) => percent(tooLong / summary.matches)],
  ];
  const rows = [
    ['', ...columns.map(([one]) => one)],
    ['', ...columns.map(([, two]) => two)],
    ...ruled.map((one) => [nameOf(one.ruleset), ...columns.map(([, , say]) => say(one))]),
  ];
  const widths = columns.map((_, i) => Math.max(...rows.map((row) => row[i + 1].length)));
  for (const [name, ...cells] of rows) {
    io.out(` ${pad(name, width)}${cells.map((cell, i) => ` ${padStart(cell, widths[i])}`).join('')}`.trimEnd());
  }
  for (const note of rulesets.notes) for (const line of wrap(`  ${note}`, WIDTH, '    ')) io.out(line);
  const spread = (values: readonly number[]): string => `${Math.min(...values)}–${Math.max(...values)}`;
  const matches = ruled.reduce((sum, { summary }) => sum + summary.matches, 0);
  io.out(
    `${ruled.length} rulesets, ${matches} matches, median rounds ${spread(ruled.map(({ summary }) => summary.rounds.median))}`,
  );
}
