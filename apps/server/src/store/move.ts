// How does everything get from one database into another? Row by row, in pages, into one that is empty, while no server uses
// either; in the end the rows are counted on both sides.

import { numberIn } from './cells.ts';
import type { Database, Row, Value } from './database.ts';
import { openDatabase } from './open-store.ts';
import { StoreError } from './store-error.ts';

interface TableKey {
  readonly name: string;
  readonly key: readonly string[];
}

/** All tables but that of the migrations; what others refer to comes before them. */
export const TABLES: readonly TableKey[] = [
  { name: 'people', key: ['id'] },
  { name: 'access_keys', key: ['hash'] },
  { name: 'tables', key: ['id'] },
  { name: 'dues', key: ['match_id'] },
  { name: 'entries', key: ['match_id', 'number'] },
  { name: 'ratings', key: ['person_id', 'game'] },
  { name: 'passkeys', key: ['id'] },
  { name: 'pushes', key: ['endpoint'] },
  { name: 'blocks', key: ['person_id', 'blocked_id'] },
  { name: 'reports', key: ['match_id', 'by_id', 'about_id', 'reported_at'] },
  { name: 'kept_once', key: ['name'] },
  { name: 'beats', key: ['name'] },
];

/** Rows of one statement: of the widest table, far fewer values than either database takes. */
const PAGE = 200;

export interface MoveProgress {
  readonly table: string;
  readonly moved: number;
  readonly of: number;
}

function valueIn(row: Row, column: string): Value {
  const value = row[column];
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value;
  throw new StoreError('broken', `The store is damaged: its column ${column} holds a ${typeof value}.`);
}

const parameters = (from: number, count: number): string =>
  Array.from({ length: count }, (_, i) => `$${from + i}`).join(', ');

/** The rows behind one, in the order of their key; the first ones behind none. */
export function rowsAfter(db: Database, { name, key }: TableKey, last: Row | null): Promise<readonly Row[]> {
  const order = key.join(', ');
  const where = last === null ? '' : `WHERE (${order}) > (${parameters(1, key.length)})`;
  const values = last === null ? [] : key.map((column) => valueIn(last, column));
  return db.read(`SELECT * FROM ${name} ${where} ORDER BY ${order} LIMIT ${PAGE}`, values);
}

async function insert(db: Database, { name }: TableKey, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0]);
  const lists = rows.map((_, i) => `(${parameters(1 + i * columns.length, columns.length)})`);
  await db.write([
    {
      sql: `INSERT INTO ${name} (${columns.join(', ')}) VALUES ${lists.join(', ')} ON CONFLICT DO NOTHING`,
      values: rows.flatMap((row) => columns.map((column) => valueIn(row, column))),
    },
  ]);
}

async function count(db: Database, { name }: TableKey): Promise<number> {
  const [row] = await db.read(`SELECT COUNT(*) AS count FROM ${name}`, []);
  return numberIn(row, 'count');
}

async function refuseUnlessEmpty(db: Database): Promise<void> {
  for (const table of TABLES) {
    if ((await count(db, table)) === 0) continue;
    throw new StoreError('refused', 'The store to move to is not empty. Nothing was moved.');
  }
}

/** Returns how many rows were moved. */
export async function moveAll(
  from: Database,
  to: Database,
  onProgress: (progress: MoveProgress) => void,
): Promise<number> {
  await refuseUnlessEmpty(to);
  let rowsMoved = 0;
  for (const table of TABLES) {
    const all = await count(from, table);
    let moved = 0;
    let rows = await rowsAfter(from, table, null);
    while (rows.length > 0) {
      await insert(to, table, rows);
      moved += rows.length;
      rowsMoved += rows.length;
      onProgress({ table: table.name, moved, of: all });
      rows = await rowsAfter(from, table, rows[rows.length - 1]);
    }
  }
  for (const table of TABLES) {
    const [there, here] = [await count(from, table), await count(to, table)];
    if (there === here) continue;
    const sentence = `Of ${there} rows in ${table.name}, ${here} have arrived: somebody uses one of the stores. Stop all servers, empty the new store, and move again.`;
    throw new StoreError('broken', sentence);
  }
  return rowsMoved;
}

/** The same by where the stores are. */
export async function moveStore(
  from: string,
  to: string,
  onProgress: (progress: MoveProgress) => void,
): Promise<number> {
  const source = await openDatabase(from);
  try {
    const target = await openDatabase(to);
    try {
      return await moveAll(source, target, onProgress);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}
