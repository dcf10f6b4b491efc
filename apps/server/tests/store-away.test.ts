import { stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { botOf } from '../src/client/bot-answer.ts';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { StoreError } from '../src/store/store-error.ts';
import { beginMatch, FIRST_GAME, newPlayer, type Player } from './player-for-tests.ts';
import { dataFolder, serverForTest } from './server-for-tests.ts';

/** A store that can’t be reached while `isAway` says so. */
async function leavingStore(): Promise<{ store: Store; road: { isAway: boolean } }> {
  const store = await openSqliteStore(await dataFolder());
  const road = { isAway: false };
  const whileThere = <R>(work: () => Promise<R>): Promise<R> =>
    road.isAway ? Promise.reject(new StoreError('unreachable', 'The store can’t be reached.')) : work();
  return {
    road,
    store: {
      ...store,
      append: (entry) => whileThere(() => store.append(entry)),
      entries: (match, after) => whileThere(() => store.entries(match, after)),
    },
  };
}

async function atTable(store: Store, reported: unknown[] = []) {
  const server = await serverForTest({ store, report: (error) => reported.push(error) });
  const url = `http://127.0.0.1:${server.port}`;
  const players = [await newPlayer(url, 'Anna'), await newPlayer(url, 'Bruno')] as const;
  const match = await beginMatch(...players, { game: FIRST_GAME, watch: { kind: 'delayed', turns: 1 } });
  return { server, players, match, url };
}

const rng = stream('a store that goes away');

async function nextAnswer(players: readonly Player[], match: string) {
  const asked = players.find(({ followed }) => followed?.standing.question !== 0);
  const viewer = asked?.followed?.head.viewer;
  if (asked?.followed == null || viewer === undefined || viewer === 'watcher') throw new Error('Nobody is asked.');
  const given = (await botOf(FIRST_GAME, 'random'))(viewer, asked.followed.view, rng);
  return {
    asked,
    seat: viewer,
    request: { t: 'answer', match, after: asked.followed.standing.answers, ...given! } as const,
  };
}

test('What could not be kept while the store was away has never happened, whatever is written afterwards', async () => {
  const { store, road } = await leavingStore();
  const { server, players, match } = await atTable(store);
  const { asked, request } = await nextAnswer(players, match);
  road.isAway = true;
  await expect(asked.connection.ask(request)).rejects.toThrow('Try again');
  road.isAway = false;
  await players[0].connection.ask({ t: 'phrase', match, phrase: 'hello' });
  await asked.connection.ask(request);
  await Promise.all(players.map((one) => one.until(({ standing }) => standing.answers === 1)));
  const numbers = (await server.venue.store.entries(match, 0)).map(({ number }) => number);
  expect(numbers).toEqual([1, 2]);
  expect(players[0].followed?.number).toBe(2);
});

test('What another server has written meanwhile reaches those too who watch later', async () => {
  const { store } = await leavingStore();
  const { server, players, match, url } = await atTable(store);
  const watcher = await newPlayer(url, 'Wanda');
  await watcher.connection.ask({ t: 'join', match, events: true });
  const { seat, request } = await nextAnswer(players, match);
  const { decision, words } = request;
  const entry = { kind: 'answer', seat, decision, words } as const;
  await store.append({ match, number: 1, at: Date.now(), entry, due: null, ended: null });
  // The first thing that is written here finds its number taken.
  await players[0].connection.ask({ t: 'phrase', match, phrase: 'hello' });
  await Promise.all(players.map((one) => one.until(({ number }) => number === 2)));
  await players[1].connection.ask({ t: 'answer', match, decision: 0, after: 0, words: { concede: true } });
  const { standing } = await watcher.until(({ status }) => status.end !== null);
  expect(standing.answers).toBe(2);
  const live = await server.venue.matches.get(match);
  expect(watcher.followed?.view).toEqual(await live.look((course) => course.view('watcher')));
});

test('Somebody who joins twice at once, and drops out, is gone', async () => {
  const { store } = await leavingStore();
  const reported: unknown[] = [];
  const { server, players, match } = await atTable(store, reported);
  const [anna, bruno] = players;
  const join = { t: 'join', match, events: true } as const;
  await Promise.allSettled([anna.connection.ask(join), anna.connection.ask(join)]);
  anna.connection.drop();
  const seat = anna.followed?.head.viewer === 0 ? 0 : 1;
  await bruno.until(({ status }) => status.clocks.away[seat] !== null);
  const live = await server.venue.matches.get(match);
  expect(live.isThere(seat)).toBe(false);
  expect(reported).toEqual([]);
});
