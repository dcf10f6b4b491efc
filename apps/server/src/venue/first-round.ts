// What is looked at when a server starts? Every match that runs: what is played by rules of before is closed, and bots of the
// house go on where one is asked.

import { closeIfOutdated } from '../match/outdated.ts';
import type { Store } from '../store/store.ts';
import type { Venue } from './venue.ts';

const PAGE = 200;

/** Every match that runs, a page at a time. */
export async function* runningMatches(store: Store): AsyncGenerator<string, void> {
  for (
    let page = await store.running('', PAGE);
    page.length > 0;
    page = await store.running(page[page.length - 1], PAGE)
  ) {
    yield* page;
  }
}

export async function firstRound({ store, house, now }: Venue, isStopping: () => boolean): Promise<void> {
  for await (const id of runningMatches(store)) {
    if (isStopping()) return;
    const row = await store.table(id);
    if (row !== null && !(await closeIfOutdated(store, row, now()))) await house.goOn(id);
  }
}
