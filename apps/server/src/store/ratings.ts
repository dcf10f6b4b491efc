// How well does somebody play, and which matches are still to be counted?

import { isYes, numberIn, textIn } from './cells.ts';
import type { Database, Row, Statement } from './database.ts';
import type { RatingRow, Store, Time } from './store.ts';
import { SELECT_TABLES, tableIn } from './table-row.ts';

const ratingIn = (row: Row): RatingRow => ({
  person: textIn(row, 'person_id'),
  game: textIn(row, 'game'),
  points: numberIn(row, 'points'),
  deviation: numberIn(row, 'deviation'),
  volatility: numberIn(row, 'volatility'),
  matches: numberIn(row, 'matches'),
  at: numberIn(row, 'rated_at'),
});

const LEADERS = `
  SELECT ratings.*, name, is_bot FROM ratings JOIN people ON people.id = person_id
  WHERE game = $1 AND deviation <= $2 AND name <> '' ORDER BY points DESC, person_id LIMIT $3`;

const UNRATED = `${SELECT_TABLES}
  WHERE state = 'over' AND is_rated = 1 AND rating_change IS NULL
  ORDER BY ended_at, id LIMIT $1`;

const SETTLE = `
  UPDATE tables SET rating_change = $2
  WHERE id = $1 AND state = 'over' AND rating_change IS NULL
  RETURNING id`;

const FIRST_RATING = `
  INSERT INTO ratings (person_id, game, points, deviation, volatility, matches, rated_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7)
  ON CONFLICT DO NOTHING RETURNING person_id`;

const NEXT_RATING = `
  UPDATE ratings SET points = $3, deviation = $4, volatility = $5, matches = $6, rated_at = $7
  WHERE person_id = $1 AND game = $2 AND rated_at = $8
  RETURNING person_id`;

function rating(
  { person, game, points, deviation, volatility, matches, at }: RatingRow,
  before: Time | null,
): Statement {
  const values = [person, game, points, deviation, volatility, matches, at];
  return before === null
    ? { sql: FIRST_RATING, values, isNeeded: true }
    : { sql: NEXT_RATING, values: [...values, before], isNeeded: true };
}

export const ratingsIn = (db: Database): Pick<Store, 'ratingsOf' | 'leaders' | 'unrated' | 'settle'> => ({
  async ratingsOf(person) {
    const rows = await db.read('SELECT * FROM ratings WHERE person_id = $1 ORDER BY game', [person]);
    return rows.map(ratingIn);
  },

  async leaders(game, deviation, limit) {
    const rows = await db.read(LEADERS, [game, deviation, limit]);
    return rows.map((row) => ({ ...ratingIn(row), name: textIn(row, 'name'), isBot: isYes(row, 'is_bot') }));
  },

  unrated: async (limit) => (await db.read(UNRATED, [limit])).map(tableIn),

  async settle(match, rated, rows) {
    const written = await db.write([
      { sql: SETTLE, values: [match, JSON.stringify(rated)], isNeeded: true },
      ...rows.map(({ row, before }) => rating(row, before)),
    ]);
    if (written !== null) db.tell(match, 0);
    return written !== null;
  },
});
