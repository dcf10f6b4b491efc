// How are results kept, so that nothing played is lost? One JSON line a match, and back to pairs when a contest goes on.

import { BadInput, SEAT_NAMES, type Seat } from '@duello/kernel';
import type { Contest, Pair, Played } from './arena.ts';

/** Everything that decides a match, and what came of it. */
export interface MatchLine {
  readonly game: string;
  readonly rules: number;
  readonly seed: string;
  readonly deal: number;
  /** Who sat where, and whose points are counted. */
  readonly A: string;
  readonly B: string;
  readonly of: string;
  readonly winner: 'A' | 'B' | null;
  readonly reason: string;
  readonly rounds: number;
  readonly decisions: number;
}

const lineOf = (contest: Contest, rules: number, deal: number, a: Seat, played: Played): MatchLine => ({
  game: contest.game,
  rules,
  seed: contest.seed,
  deal,
  A: a === 0 ? contest.a : contest.b,
  B: a === 0 ? contest.b : contest.a,
  of: contest.a,
  winner: played.winner === null ? null : SEAT_NAMES[played.winner],
  reason: played.reason,
  rounds: played.rounds,
  decisions: played.decisions,
});

export const linesOfPair = (contest: Contest, rules: number, deal: number, { matches }: Pair): readonly MatchLine[] => [
  lineOf(contest, rules, deal, 0, matches[0]),
  lineOf(contest, rules, deal, 1, matches[1]),
];

/** The matches of a file; a last line that was cut off when writing stopped is left out. Throws BadInput otherwise. */
export function readMatchLines(text: string): readonly MatchLine[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index): readonly MatchLine[] => {
    if (line.trim() === '') return [];
    const read = parse(line);
    if (read !== null) return [read];
    if (index === lines.length - 1) return [];
    throw new BadInput(`line ${index + 1}`, 'this is no result of a match; is it a file of `duello arena`?');
  });
}

function parse(line: string): MatchLine | null {
  try {
    const read: unknown = JSON.parse(line);
    return isMatchLine(read) ? read : null;
  } catch {
    return null;
  }
}

function isMatchLine(value: unknown): value is MatchLine {
  if (typeof value !== 'object' || value === null) return false;
  const has = (name: string, kind: string): boolean => name in value && typeof Reflect.get(value, name) === kind;
  const texts = ['game', 'seed', 'A', 'B', 'of', 'reason'].every((name) => has(name, 'string'));
  const numbers = ['rules', 'deal', 'rounds', 'decisions'].every((name) => has(name, 'number'));
  const winner: unknown = Reflect.get(value, 'winner');
  return texts && numbers && (winner === null || winner === 'A' || winner === 'B');
}

/** The deals of a contest that both matches are known of. Throws BadInput when they were played by other rules. */
export function knownPairs(lines: readonly MatchLine[], contest: Contest, rules: number): ReadonlyMap<number, Pair> {
  const mine = lines.filter(
    ({ game, seed, of, A, B }) =>
      game === contest.game &&
      seed === contest.seed &&
      of === contest.a &&
      (A === contest.a ? B === contest.b : A === contest.b && B === contest.a),
  );
  const older = mine.find((line) => line.rules !== rules);
  if (older !== undefined) {
    throw new BadInput('', `these results are of rules ${older.rules}, and today’s are ${rules}: begin a new file`);
  }
  const known = new Map<number, Pair>();
  for (const deal of new Set(mine.map((line) => line.deal))) {
    // A bot against itself sits on both seats alike: then the order of the lines tells the matches apart.
    const both = mine.filter((line) => line.deal === deal);
    const [first, second] =
      contest.a === contest.b ? both : [both.find(({ A }) => A === contest.a), both.find(({ A }) => A === contest.b)];
    if (first === undefined || second === undefined) continue;
    const points = pointsOf(first, 'A') + pointsOf(second, 'B');
    known.set(deal, { matches: [playedOf(first), playedOf(second)], points });
  }
  return known;
}

const pointsOf = ({ winner }: MatchLine, seat: 'A' | 'B'): number => (winner === null ? 0.5 : winner === seat ? 1 : 0);
const playedOf = ({ winner, reason, rounds, decisions }: MatchLine): Played => ({
  winner: winner === null ? null : winner === 'A' ? 0 : 1,
  reason,
  rounds,
  decisions,
});
