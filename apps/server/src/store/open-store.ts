// Where is the store? At an address of PostgreSQL, or in a folder.

import type { Database } from './database.ts';
import { openPostgresDatabase } from './postgres/postgres-database.ts';
import { storeIn } from './sql-store.ts';
import { openSqliteDatabase } from './sqlite/sqlite-database.ts';
import type { Store } from './store.ts';

export const isPostgres = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

export const openDatabase = async (where: string): Promise<Database> =>
  isPostgres(where) ? openPostgresDatabase(where) : openSqliteDatabase(where);

export const openStore = async (where: string): Promise<Store> => storeIn(await openDatabase(where));
