// How do the tables of a PostgreSQL become those that this Duello needs? By a command, so that nobody changes them by accident
// while older servers run.

import { numberIn } from '../cells.ts';
import { LAST_MIGRATION, MIGRATIONS_TABLE, migrationsAfter, NOTE_MIGRATION, POSTGRES } from '../migrations.ts';
import { StoreError } from '../store-error.ts';
import { type Connections, connectTo, disconnect, withoutPassword } from './connections.ts';
import { postgresError } from './postgres-error.ts';

/** Any number; whoever else migrates waits. */
const LOCK = 681_349_507;

/** Returns how many steps were made. */
export async function migrate(url: string): Promise<number> {
  const sql = connectTo(url, 1);
  try {
    return await sql.begin(async (transaction) => {
      await transaction`SELECT pg_advisory_xact_lock(${LOCK})`;
      await transaction.unsafe(MIGRATIONS_TABLE);
      const [row] = await transaction.unsafe(LAST_MIGRATION);
      const steps = migrationsAfter(numberIn(row, 'number'), POSTGRES);
      for (const { number, sql: step } of steps) {
        await transaction.unsafe(step);
        await transaction.unsafe(NOTE_MIGRATION, [number]);
      }
      return steps.length;
    });
  } catch (error) {
    throw postgresError(error);
  } finally {
    await disconnect(sql);
  }
}

async function lastMigration(sql: Connections): Promise<number> {
  const [found] = await sql`SELECT to_regclass('migrations') IS NOT NULL AS is_there`;
  if (found.is_there !== true) return 0;
  const [row] = await sql.unsafe(LAST_MIGRATION);
  return numberIn(row, 'number');
}

/** Throws when something is still to be done, and says what. */
export async function checkMigrated(sql: Connections, url: string): Promise<void> {
  if (migrationsAfter(await lastMigration(sql), POSTGRES).length === 0) return;
  const command = `duello server migrate --db ${withoutPassword(url)}`;
  throw new StoreError('schema', `The tables of this PostgreSQL are not those that this Duello needs. Run: ${command}`);
}
