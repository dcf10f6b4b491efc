// How strong is a player? By Glicko-2, for each game on its own, after every rated match.

import glicko2 from 'glicko2-lite';
import type { RatingRow, Store, TableRow } from '../store/store.ts';

/** Where everybody begins. */
const FIRST = { points: 1500, deviation: 350, volatility: 0.06, matches: 0 } as const;

type Standing = Pick<RatingRow, 'points' | 'deviation' | 'volatility' | 'matches'>;

/** The strength of one after a match; `won` is 1, 0 or a half. */
export function ratedAfter(one: Standing, against: Standing, won: number): Standing {
  const { rating, rd, vol } = glicko2(one.points, one.deviation, one.volatility, [
    [against.points, against.deviation, won],
  ]);
  return { points: rating, deviation: rd, volatility: vol, matches: one.matches + 1 };
}

/** What a match that has ended was worth to seat A; null where it does not count. */
function resultOf({ terms, ended }: TableRow): number | null {
  if (!terms.rated || ended === null || ended.why === 'closed') return null;
  return ended.winner === null ? 0.5 : ended.winner === 0 ? 1 : 0;
}

const TRIES = 5;

/** Settles the ratings of one match, once, whoever else does the same; true when there was something to settle. */
export async function settleRatings(store: Store, row: TableRow, now: number): Promise<boolean> {
  const result = resultOf(row);
  if (result === null || row.begun === null) return false;
  const { game } = row.terms;
  const { seats } = row.begun;
  for (let tries = 0; tries < TRIES; tries++) {
    const before = await Promise.all(
      seats.map(async (person) => (await store.ratingsOf(person)).find((one) => one.game === game) ?? null),
    );
    const [a, b] = before.map((one): Standing => one ?? FIRST);
    const after = [ratedAfter(a, b, result), ratedAfter(b, a, 1 - result)];
    const rated = [
      { before: Math.round(a.points), after: Math.round(after[0].points) },
      { before: Math.round(b.points), after: Math.round(after[1].points) },
    ] as const;
    const rows = after.map((one, seat) => ({
      row: { ...one, person: seats[seat], game, at: Math.max(now, (before[seat]?.at ?? 0) + 1) },
      before: before[seat]?.at ?? null,
    }));
    if (await store.settle(row.id, rated, rows)) return true;
    const settled = await store.table(row.id);
    if (settled === null || settled.rated !== null) return true;
  }
  return false;
}
