// Does a connection come back by itself, and is nothing lost or sent twice that should not be?

import type { ServerFrame } from '@duello/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Connection, openConnection, type TableFrame } from './connection.ts';
import { type FakeServer, fakeServer } from './fake-server-for-tests.ts';

const MATCH = 'abcdefgh';
const ANSWER = { t: 'answer', match: MATCH, decision: 4, after: 7, words: { pick: 'end' } } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A page that sits at a table, connected. */
async function seated(): Promise<{
  readonly server: FakeServer;
  readonly connection: Connection;
  readonly heard: TableFrame[];
  readonly failed: string[];
}> {
  const server = fakeServer();
  const connection = openConnection(server.open, 'k'.repeat(30));
  const heard: TableFrame[] = [];
  const failed: string[] = [];
  connection.join(MATCH, null, { heard: (frame) => heard.push(frame), failed: (code) => failed.push(code) });
  await server.welcome();
  await server.done('join');
  return { server, connection, heard, failed };
}

test('It says hello with its version and key, then joins', async () => {
  const { server } = await seated();
  expect(server.said()).toMatchObject([
    { t: 'hello', v: 1, key: 'k'.repeat(30) },
    { t: 'join', match: MATCH, events: true },
  ]);
});

test('Answers come back under their number, whatever order they come in', async () => {
  const { server, connection } = await seated();
  const recall = connection.ask({ t: 'recall', match: MATCH });
  const offer = connection.ask({ t: 'offer', match: MATCH, what: 'draw' });
  const [first, second] = server.said().slice(-2);
  await server.tell({ t: 'failed', id: second.id, code: 'notNow', message: '' });
  await server.tell({ t: 'done', id: first.id, result: [1] });
  expect(await offer).toEqual({ t: 'failed', code: 'notNow' });
  expect(await recall).toEqual({ t: 'done', result: [1] });
});

test('After a loss it connects at once, joins again, and only then repeats the answer nobody has acknowledged', async () => {
  const { server, connection } = await seated();
  const sent = connection.ask(ANSWER);
  const { id } = server.last();
  server.drop();
  expect(connection.state().kind).toBe('connecting');
  await vi.advanceTimersByTimeAsync(0);
  await server.welcome();
  expect(server.last()).toMatchObject({ t: 'join', match: MATCH });
  await server.done('join');
  expect(server.last()).toEqual({ ...ANSWER, id });
  await server.tell({ t: 'done', id });
  expect(await sent).toEqual({ t: 'done', result: null });
  server.drop();
  await vi.advanceTimersByTimeAsync(0);
  await server.welcome();
  await server.done('join');
  expect(server.said().filter(({ t }) => t === 'answer')).toHaveLength(0);
});

test('What would be said twice is not repeated: it has failed', async () => {
  const { server, connection } = await seated();
  const said = connection.ask({ t: 'phrase', match: MATCH, phrase: 'hello' });
  server.drop();
  expect(await said).toEqual({ t: 'failed', code: 'notReady' });
  expect(await connection.ask({ t: 'phrase', match: MATCH, phrase: 'hello' })).toMatchObject({ t: 'failed' });
});

test('A draw or a rematch that is agreed to is agreed to, whatever becomes of the connection; nothing else is', async () => {
  const { server, connection } = await seated();
  const asking = (['draw', 'rematch', 'takeBack'] as const).map((what) =>
    connection.ask({ t: 'agree', match: MATCH, what }),
  );
  const offered = connection.ask({ t: 'offer', match: MATCH, what: 'draw' });
  server.drop();
  for (const lost of [asking[2], offered]) expect(await lost).toEqual({ t: 'failed', code: 'notReady' });
  await vi.advanceTimersByTimeAsync(0);
  await server.welcome();
  await server.done('join');
  const again = server.said().slice(-2);
  expect(again).toMatchObject(['draw', 'rematch'].map((what) => ({ t: 'agree', match: MATCH, what })));
  for (const { id } of again) await server.tell({ t: 'done', id });
  for (const agreed of asking.slice(0, 2)) expect(await agreed).toEqual({ t: 'done', result: null });
});

test('It tries again and again, less and less often, and at once when it is woken', async () => {
  const { server, connection } = await seated();
  const waits: number[] = [];
  for (let tries = 0; tries < 8; tries++) {
    const since = Date.now();
    server.drop();
    await vi.advanceTimersToNextTimerAsync();
    waits.push(Date.now() - since);
  }
  expect(server.opened()).toBe(9);
  expect(waits[0]).toBe(0);
  expect(waits[1]).toBeLessThanOrEqual(1000);
  for (const wait of waits.slice(-2)) {
    expect(wait).toBeGreaterThanOrEqual(7500);
    expect(wait).toBeLessThanOrEqual(15_000);
  }
  server.drop();
  connection.wake();
  expect(server.opened()).toBe(10);
});

test('A server that falls silent is given up', async () => {
  const { server, connection } = await seated();
  await vi.advanceTimersByTimeAsync(15_000);
  expect(server.last()).toMatchObject({ t: 'ping' });
  await server.tell({ t: 'done', id: server.last().id });
  await vi.advanceTimersByTimeAsync(14_000);
  expect(connection.state().kind).toBe('connected');
  await vi.advanceTimersByTimeAsync(1000 + 4000);
  expect(connection.state().kind).toBe('connecting');
});

test('A server that is about to stop says when to come back', async () => {
  const { server } = await seated();
  await server.tell({ t: 'bye', code: 'draining', retry: 3000 });
  server.drop();
  await vi.advanceTimersByTimeAsync(2999);
  expect(server.opened()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.opened()).toBe(2);
});

test('Where the server speaks another version, it says so and does not try again', async () => {
  const server = fakeServer();
  const connection = openConnection(server.open, null);
  const answer = connection.ask(ANSWER);
  await server.refuseHello('version');
  expect(connection.state()).toEqual({ kind: 'refused', code: 'version' });
  expect(await answer).toEqual({ t: 'failed', code: 'version' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.opened()).toBe(1);
});

test('Frames reach the table they are of, until it is left', async () => {
  const status: ServerFrame = {
    t: 'status',
    match: MATCH,
    number: 1,
    now: 5000,
    status: {
      clocks: { clock: { kind: 'none' }, left: null, asked: [true, false], away: [null, null], grace: [0, 0], at: 0 },
      offers: [[], []],
      end: null,
      next: null,
      watchers: 0,
    },
  };
  const { server, connection, heard, failed } = await seated();
  await server.tell(status);
  await server.tell({ ...status, match: 'somewhereelse' });
  expect(heard).toEqual([status]);
  connection.joinAgain(MATCH);
  await server.tell({ t: 'failed', id: server.last().id, code: 'noMatch', message: '' });
  expect(failed).toEqual(['noMatch']);
  // The time of the server, whatever this machine's clock says.
  vi.setSystemTime(9000);
  await server.tell({ ...status, now: 5000 });
  expect(connection.now()).toBe(5000);
});
