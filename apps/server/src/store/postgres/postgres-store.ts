// How is a store kept in PostgreSQL?

import { storeIn } from '../sql-store.ts';
import type { Store } from '../store.ts';
import { openPostgresDatabase } from './postgres-database.ts';

/** Its tables are made by `migrate`. */
export const openPostgresStore = async (url: string, patience?: number): Promise<Store> =>
  storeIn(await openPostgresDatabase(url, patience));
