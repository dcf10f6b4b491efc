// What was reported to whoever runs a server? Read beside a server that runs, with the names of those it is about.

import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { numberIn, textIn } from './cells.ts';
import type { Row } from './database.ts';
import { isPostgres, openDatabase } from './open-store.ts';
import { storeFile } from './sqlite/sqlite-database.ts';
import { sqliteError } from './sqlite/sqlite-error.ts';
import { StoreError } from './store-error.ts';

export interface ReportTold {
  readonly at: number;
  readonly why: string;
  readonly note: string;
  readonly match: string;
  readonly about: { readonly person: string; readonly name: string };
  readonly by: { readonly person: string; readonly name: string };
}

const REPORTS = `
  SELECT reports.*, COALESCE(about.name, '') AS about_name, COALESCE(sender.name, '') AS by_name
  FROM reports LEFT JOIN people about ON about.id = about_id LEFT JOIN people sender ON sender.id = by_id
  ORDER BY reported_at, match_id`;

const reportIn = (row: Row): ReportTold => ({
  at: numberIn(row, 'reported_at'),
  why: textIn(row, 'why'),
  note: textIn(row, 'note'),
  match: textIn(row, 'match_id'),
  about: { person: textIn(row, 'about_id'), name: textIn(row, 'about_name') },
  by: { person: textIn(row, 'by_id'), name: textIn(row, 'by_name') },
});

function rowsInFolder(folder: string): readonly Row[] {
  const file = storeFile(folder);
  if (!existsSync(file)) throw new StoreError('refused', `There is no store in the folder ${folder}.`);
  const connection = new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  try {
    return connection.prepare(REPORTS).all();
  } catch (error) {
    throw sqliteError(error);
  } finally {
    connection.close();
  }
}

async function rowsAt(url: string): Promise<readonly Row[]> {
  const db = await openDatabase(url);
  try {
    return await db.read(REPORTS, []);
  } finally {
    await db.close();
  }
}

/** The newest last. */
export const readReports = async (where: string): Promise<readonly ReportTold[]> =>
  (isPostgres(where) ? await rowsAt(where) : rowsInFolder(where)).map(reportIn);
