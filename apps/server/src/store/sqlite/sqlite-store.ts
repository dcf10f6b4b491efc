// How is a store kept in a folder?

import { storeIn } from '../sql-store.ts';
import type { Store } from '../store.ts';
import { openSqliteDatabase } from './sqlite-database.ts';

export const openSqliteStore = async (folder: string): Promise<Store> => storeIn(openSqliteDatabase(folder));
