// Who plays whom, under which terms? What stays the same while a match runs, and what lists say of it.

import type { PlayerHead } from '@duello/protocol';
import type { RatingRow, Store, TableRow } from '../store/store.ts';
import type { Head } from './audience.ts';
import type { MatchRow } from './course.ts';

/** Below this a rating is known well enough. */
export const SETTLED = 110;
export const isProvisional = ({ deviation }: RatingRow): boolean => deviation > SETTLED;

/** A person as the others see them; one who is gone has no name any more. */
export async function playerHead(store: Store, person: string, game: string): Promise<PlayerHead> {
  const [row, ratings] = await Promise.all([store.person(person), store.ratingsOf(person)]);
  const rating = ratings.find((one) => one.game === game);
  return {
    person,
    name: row?.name ?? '',
    isBot: row?.isBot ?? false,
    rating: rating === undefined ? null : { points: Math.round(rating.points), isProvisional: isProvisional(rating) },
  };
}

/** Who has won how often, by the seats of this match. */
function scoreOf(rows: readonly TableRow[], { id, begun: { seats } }: MatchRow): Head['series'] {
  const past = rows.filter((row) => row.id !== id && row.ended !== null && row.ended.why !== 'closed');
  const winners = past.map(({ begun, ended }) => {
    const winner = ended?.winner ?? null;
    return begun === null || winner === null ? null : begun.seats[winner];
  });
  const wonBy = (person: string): number => winners.filter((one) => one === person).length;
  return { won: [wonBy(seats[0]), wonBy(seats[1])], drawn: winners.filter((one) => one === null).length };
}

export async function headOf(store: Store, row: MatchRow): Promise<Head> {
  const { id, terms, begun, commitment, series } = row;
  const [a, b, past] = await Promise.all([
    playerHead(store, begun.seats[0], terms.game),
    playerHead(store, begun.seats[1], terms.game),
    store.seriesOf(series),
  ]);
  return {
    match: id,
    terms,
    version: begun.version,
    players: [a, b],
    commitment,
    begun: begun.at,
    series: scoreOf(past, row),
  };
}
