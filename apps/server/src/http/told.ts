// How are people, tables and matches told to others? Never with what is not theirs to know: secrets, seeds, keys.

import type { MatchRow, Person, Table } from '@duello/protocol';
import { isProvisional, playerHead } from '../match/head.ts';
import type { PersonRow, RatingRow, Store, TableRow } from '../store/store.ts';

const toldRating = (row: RatingRow): Person['ratings'][number] => ({
  game: row.game,
  points: Math.round(row.points),
  deviation: Math.round(row.deviation),
  isProvisional: isProvisional(row),
  matches: row.matches,
});

export async function toldPerson(store: Store, { id, name, isBot }: PersonRow): Promise<Person> {
  const ratings = await store.ratingsOf(id);
  return { id, name, isBot, ratings: ratings.map(toldRating) };
}

export async function toldTable(store: Store, row: TableRow): Promise<Table> {
  const { id, code, terms, host, commitment, opened, state } = row;
  return {
    ...{ id, code, terms, commitment, opened, state },
    host: host === null ? null : await playerHead(store, host.person, terms.game),
  };
}

/** Null where nothing has begun. */
export async function toldMatch(store: Store, row: TableRow): Promise<MatchRow | null> {
  const { id, terms, begun, ended } = row;
  if (begun === null) return null;
  const [a, b] = await Promise.all(begun.seats.map((person) => playerHead(store, person, terms.game)));
  return {
    ...{ id, game: terms.game, rated: terms.rated, players: [a, b], begun: begun.at },
    ended: ended?.at ?? null,
    winner: ended?.winner ?? null,
    why: ended?.why ?? null,
    text: ended?.text ?? null,
  };
}

export async function toldMatches(store: Store, rows: readonly TableRow[]): Promise<readonly MatchRow[]> {
  const told = await Promise.all(rows.map((row) => toldMatch(store, row)));
  return told.filter((one) => one !== null);
}
