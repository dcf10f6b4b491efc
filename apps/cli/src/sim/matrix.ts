// Which deck beats which? The rates of every two decks, of each against the field, and what all matches say together.

import { type Interval, type Pair, type Summary, summarise } from '@duello/lab';
import { type Decks, pad, padStart, percent } from '@duello/terminal';
import type { Io } from '../io/command.ts';
import { courseLines, endingsLine } from './lines.ts';

/** Two decks and their deals: deck `one` went with bot `a`. */
interface Duel {
  readonly one: string;
  readonly two: string;
  readonly pairs: readonly Pair[];
}

interface Matrix {
  readonly ids: readonly string[];
  /** By the deck whose rate it is, then by the other; those against itself are there too when they were played. */
  readonly cells: ReadonlyMap<string, ReadonlyMap<string, Summary>>;
  /** Each deck against all others. */
  readonly field: ReadonlyMap<string, Summary>;
  readonly all: Summary;
  /** Matches that went on too long. */
  readonly tooLong: number;
}

/** The same deals from the other side: `b` as `a`, who had seat A in the second match. */
const flipped = ({ matches: [first, second], points }: Pair): Pair => ({
  matches: [second, first],
  points: 2 - points,
});

export function matrixOf(ids: readonly string[], duels: readonly Duel[], tooLong: string | null): Matrix {
  const sides = duels.flatMap(({ one, two, pairs }) =>
    one === two
      ? [{ one, two, pairs }]
      : [
          { one, two, pairs },
          { one: two, two: one, pairs: pairs.map(flipped) },
        ],
  );
  const of = (deck: string) => sides.filter(({ one }) => one === deck);
  const all = summarise(duels.flatMap(({ pairs }) => pairs));
  return {
    ids,
    cells: new Map(ids.map((id) => [id, new Map(of(id).map(({ two, pairs }) => [two, summarise(pairs)]))])),
    field: new Map(
      ids.map((id) => [id, summarise(of(id).flatMap(({ two, pairs }) => (two === id ? [] : pairs)))] as const),
    ),
    all,
    tooLong: (all.endings[tooLong ?? ''] ?? 0) + (all.endings.unfinished ?? 0),
  };
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

/** Everything as plain data: rates from 0 to 1. */
export function reportOf({ ids, cells, field, all, tooLong }: Matrix) {
  const entries = <T>(map: ReadonlyMap<string, T> | undefined) => Object.fromEntries(map ?? []);
  return {
    decks: ids,
    rates: ids.map((id) => ids.map((other) => cells.get(id)?.get(other)?.winRate.mean ?? null)),
    field: entries(new Map([...field].map(([id, { winRate }]) => [id, winRate]))),
    matches: all.matches,
    firstPlayer: all.firstPlayer,
    rounds: all.rounds,
    draws: all.draws,
    drawRate: share(all.draws, all.matches),
    tooLong,
    tooLongRate: share(tooLong, all.matches),
    decisions: all.decisions,
    endings: all.endings,
    cells: Object.fromEntries([...cells].map(([id, row]) => [id, entries(row)])),
  };
}

const NUMBER = 7;
const range = ({ mean, low, high }: Interval): string => `${percent(mean)} (${percent(low)} to ${percent(high)})`;

export function tellMatrix(
  matrix: Matrix,
  { name, plural }: Decks,
  first: string,
  more: readonly string[],
  io: Io,
): void {
  const nameOf = (id: string): string => name(id, 'en');
  const { ids, cells, field, all, tooLong } = matrix;
  const width = Math.max(...ids.map((id) => nameOf(id).length), 'won by the row, %'.length) + 4;
  const row = (title: string, numbers: readonly string[], last: string): string =>
    ` ${pad(title, width)}${numbers.map((number) => padStart(number, NUMBER)).join('')}   ${last}`;
  io.out(
    row(
      'won by the row, %',
      ids.map((_, i) => String(i + 1)),
      'field',
    ),
  );
  ids.forEach((id, i) => {
    const rates = ids.map((other) => {
      const cell = id === other ? undefined : cells.get(id)?.get(other);
      return cell === undefined ? '–' : percent(cell.winRate.mean);
    });
    const against = field.get(id)?.winRate;
    io.out(row(`${i + 1} ${nameOf(id)}`, rates, against === undefined ? '–' : range(against)));
  });
  const { rounds, draws, matches, firstPlayer } = all;
  const counted = (count: number): string => `${count} (${percent(share(count, matches), 2)} %)`;
  io.out(`  matches                ${matches}, seats swapped on every deal`);
  for (const line of courseLines(all, first)) io.out(line);
  io.out(`  draws                  ${counted(draws)}`);
  io.out(`  at the limit           ${counted(tooLong)}`);
  io.out(endingsLine(all));
  for (const line of more) io.out(line);
  const rates = [...field.values()].map(({ winRate }) => winRate.mean);
  io.out(
    `${plural} ${percent(Math.min(...rates))}–${percent(Math.max(...rates))} %, ${first} ${percent(firstPlayer.mean)} %, ` +
      `${rounds.median} rounds, draws ${percent(share(draws, matches))} %, limit ${percent(share(tooLong, matches))} %`,
  );
}
