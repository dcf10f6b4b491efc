// What does the process do that a test kills? It writes entries to the store of a folder, many at once, and says the number of
// each that was acknowledged.

import { addPeople, beginMatch, newEntry, newTable } from '../contract/samples-for-tests.ts';
import { openSqliteStore } from './sqlite-store.ts';

const WRITERS = 20;
const [folder] = process.argv.slice(2);
const store = await openSqliteStore(folder);
await addPeople(store, 'anna', 'ben');

async function writeOn(match: string): Promise<never> {
  await beginMatch(store, newTable(match), ['anna', 'ben']);
  for (let number = 1; ; number += 1) {
    await store.append(newEntry(match, number));
    // Through a pipe it is out before anything else is done.
    process.stdout.write(`${match}:${number}\n`);
  }
}

await Promise.all(Array.from({ length: WRITERS }, (_, i) => writeOn(`match${i}`)));
