// What is done again and again while a server runs? Clocks are looked at, matches forgotten, ratings settled; and at first,
// matches are told for how long no server ran.

import type { Retention } from '../store/store.ts';
import { runningMatches } from './first-round.ts';
import type { Venue } from './venue.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** How long things are kept: the one place where that is said. */
export const RETENTION: Retention = {
  waiting: DAY,
  ended: 400 * DAY,
  abandoned: 60 * DAY,
  guests: 400 * DAY,
};

const CHORES = [
  { every: 500, work: ({ matches }: Venue) => matches.sweepClocks() },
  { every: 5 * SECOND, work: ({ store, now }: Venue) => store.beat(now()) },
  { every: 5 * SECOND, work: ({ lobby }: Venue) => lobby.closeLeft() },
  { every: 10 * SECOND, work: (venue: Venue) => venue.compareTime() },
  { every: 20 * SECOND, work: ({ matches }: Venue) => matches.forgetQuiet() },
  { every: MINUTE, work: (venue: Venue) => venue.settleAll() },
  { every: 60 * MINUTE, work: ({ store, now }: Venue) => store.forgetOld(now(), RETENTION) },
] as const;

/** A server that is started anew within this has hardly been away. */
const SHORT = 2 * SECOND;

const WAITING = { game: null, pairing: null, notOf: null, limit: 1000 } as const;

/** Nobody's time runs while no server does; and whoever waited at a table may have gone meanwhile. */
export async function tellOfPause({ store, matches, lobby, now }: Venue): Promise<void> {
  const last = await store.beat(now());
  const milliseconds = last === null ? 0 : now() - last;
  if (last !== null) lobby.expect((await store.waitingTables(WAITING)).map(({ id }) => id));
  if (milliseconds < SHORT) return;
  for await (const id of runningMatches(store)) {
    const match = await matches.get(id).catch(() => null);
    await match?.write(({ around: { clocks, end } }) =>
      clocks.left === null || clocks.clock.kind === 'days' || end !== null ? null : { kind: 'paused', milliseconds },
    );
  }
}

/** Each after the other has ended, so that a slow store is not asked for more and more. */
export function startChores(venue: Venue, report: (error: unknown) => void): () => Promise<void> {
  const running = new Set<Promise<unknown>>();
  const timers = CHORES.map(({ every, work }) => {
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      const done = Promise.resolve(work(venue))
        .catch(report)
        .finally(() => {
          isBusy = false;
          running.delete(done);
        });
      running.add(done);
    }, every);
    timer.unref();
    return timer;
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.allSettled(running);
  };
}
