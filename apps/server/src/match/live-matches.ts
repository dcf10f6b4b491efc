// Which matches does this server hold in memory? Those that somebody follows; any other is built from its record when it is
// asked for, and forgotten a little later.

import type { Tools } from '@duello/bots';
import type { State } from '@duello/kernel';
import { Problem } from '@duello/protocol';
import { withGame } from '../games/games.ts';
import { StoreError } from '../store/store-error.ts';
import { type Course, hasBegun, type MatchRow, openCourse } from './course.ts';
import { headOf } from './head.ts';
import { type LiveMatch, type Needs as MatchNeeds, openLiveMatch } from './live-match.ts';

export interface LiveMatches {
  /** The match of that id, however it stands; throws where none has begun. */
  get(id: string): Promise<LiveMatch>;
  /** If it is in memory already. */
  held(id: string): Promise<LiveMatch> | undefined;
  readonly count: number;
  /** Lets clocks that have run out have their say. To be called again and again. */
  sweepClocks(): Promise<void>;
  /** Forgets what nobody has followed since the last time. */
  forgetQuiet(): Promise<void>;
}

/** Each due match is this server's for so long. */
const LEASE = 5000;
const AT_ONCE = 500;

/** Makes courses of a match; throws where its rules are not those of today. */
const opener = (row: MatchRow): Promise<() => Course> =>
  withGame(row.terms.game, <S extends State, V, O, E>(tools: Tools<S, V, O, E>) => {
    if (tools.rules.version !== row.begun.version) {
      throw new Problem('over', 'It was played by rules that this server does not play any more.');
    }
    return () => openCourse(tools, row);
  });

export function newLiveMatches(needs: MatchNeeds): LiveMatches {
  const { store, now, report } = needs;
  const matches = new Map<string, Promise<LiveMatch>>();
  /** Looked at in two sweeps with nobody there, it goes. */
  let quiet = new Set<string>();

  async function load(id: string): Promise<LiveMatch> {
    const row = await store.table(id);
    if (row === null || !hasBegun(row)) throw new Problem('noMatch');
    const [open, head] = await Promise.all([opener(row), headOf(store, row)]);
    return openLiveMatch(needs, { row, head, open });
  }

  function get(id: string): Promise<LiveMatch> {
    const there = matches.get(id);
    if (there !== undefined) return there;
    const loading = load(id);
    matches.set(id, loading);
    loading.catch(() => matches.delete(id));
    return loading;
  }

  async function forgetQuiet(): Promise<void> {
    const still = new Set<string>();
    for (const [id, loading] of matches) {
      const match = await loading.catch(() => null);
      if (match === null || !match.isIdle) continue;
      if (quiet.has(id)) matches.delete(id);
      else still.add(id);
    }
    quiet = still;
  }

  const wake = (loading: Promise<LiveMatch> | undefined, number: number): void => {
    void loading?.then((match) => match.wake(number)).catch(() => {});
  };
  // Without a match, any may have been written to.
  store.onWake((id, number) => {
    if (id !== '') wake(matches.get(id), number);
    else for (const loading of matches.values()) wake(loading, 0);
  });

  return {
    get,
    held: (id) => matches.get(id),
    get count() {
      return matches.size;
    },
    async sweepClocks() {
      const due = await store.claimDue(now(), LEASE, AT_ONCE);
      // What the store or another server stood in the way of is tried again when the lease is over.
      const failed = (error: unknown): void => {
        if (!(error instanceof Problem || error instanceof StoreError)) report(error);
      };
      await Promise.all(due.map(async (id) => (await get(id)).lapse()).map((work) => work.catch(failed)));
    },
    forgetQuiet,
  };
}
