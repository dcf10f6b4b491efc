// Does a table on a server show what happens there, notice what it has missed, and answer each question once?

import type { Json } from '@duello/kernel';
import type { ServerFrameOf, Standing, Status } from '@duello/protocol';
import type { Update } from '@duello/table';
import { expect, test } from 'vitest';
import { openConnection } from './connection.ts';
import { fakeServer } from './fake-server-for-tests.ts';
import { onlineMatch } from './online-host.ts';

const MATCH = 'abcdefgh';
const STATUS: Status = {
  clocks: { clock: { kind: 'none' }, left: null, asked: [true, false], away: [null, null], grace: [0, 0], at: 0 },
  offers: [[], []],
  end: null,
  next: null,
  watchers: 0,
};
const STANDING: Standing = {
  answers: 2,
  by: 1,
  question: 3,
  undoable: 0,
  takebacks: false,
  hasMuted: false,
  over: false,
};
const of = { match: MATCH, now: 0, status: STATUS } as const;
const player = (name: string) => ({ person: name, name, isBot: false, rating: null });
const TABLE: ServerFrameOf<'table'> = {
  ...of,
  t: 'table',
  number: 5,
  head: {
    match: MATCH,
    terms: {
      game: 'toy',
      options: {},
      clock: { kind: 'none' },
      first: 'host',
      watch: { kind: 'off' },
      rated: false,
      isPrivate: true,
    },
    version: 1,
    players: [player('Ada'), player('Bob')],
    viewer: 0,
    commitment: '',
    begun: 0,
    series: { won: [0, 0], drawn: 0 },
  },
  standing: STANDING,
  view: { life: 20, decision: { id: 3 }, waiting: { seats: [0] } },
  history: [{ event: 'dealt', answers: 0, by: null }],
  said: [],
};
const PLAYED: ServerFrameOf<'played'> = {
  ...of,
  t: 'played',
  number: 6,
  standing: { ...STANDING, answers: 3, by: 0, question: 4, undoable: 1 },
  events: [
    { event: 'hit', change: { life: [17] } },
    { event: 'hit again', change: { life: [14] } },
  ],
  change: { decision: [null] },
};

async function seated() {
  const server = fakeServer();
  const connection = openConnection(server.open, null);
  const match = onlineMatch(connection, MATCH, 's'.repeat(24));
  const updates: Update<Json, Json>[] = [];
  match.host.onUpdate<Json, Json>((update) => void updates.push(update));
  await server.welcome();
  await server.done('join');
  await server.tell(TABLE);
  return { server, match, updates, host: match.host };
}

test('It joins with the key of the seat, and shows the table with everything that happened before', async () => {
  const { server, updates } = await seated();
  expect(server.said()[1]).toMatchObject({ t: 'join', match: MATCH, seatKey: 's'.repeat(24) });
  expect(updates).toHaveLength(1);
  expect(updates[0]).toMatchObject({ viewer: 0, view: TABLE.view, frames: [], history: TABLE.history, text: '' });
  expect(updates[0]?.undo).toEqual({ count: 0, bar: 'bot', anyway: false });
});

test('Each event comes with the view after it, made from what has changed', async () => {
  const { server, updates } = await seated();
  await server.tell(PLAYED);
  const { frames, view, undo, history } = updates[1]!;
  expect(frames.map(({ event, view: at }) => [event, at])).toEqual([
    ['hit', { life: 17, decision: { id: 3 }, waiting: { seats: [0] } }],
    ['hit again', { life: 14, decision: { id: 3 }, waiting: { seats: [0] } }],
  ]);
  expect(view).toEqual({ life: 14, decision: null, waiting: { seats: [0] } });
  expect(undo.count).toBe(1);
  expect(history).toBeNull();
});

test('Eyes that come later hear of everything up to then', async () => {
  const { server, host } = await seated();
  await server.tell(PLAYED);
  const later: Update<Json, Json>[] = [];
  host.onUpdate<Json, Json>((update) => void later.push(update));
  expect(later.map(({ history }) => history?.map(({ event }) => event))).toEqual([['dealt', 'hit', 'hit again']]);
});

test('Where a number is missing, it joins again and goes on from what it is told then', async () => {
  const { server, updates } = await seated();
  const before = server.said().length;
  await server.tell({ ...PLAYED, number: 7 });
  expect(updates).toHaveLength(1);
  expect(server.said().slice(before)).toMatchObject([{ t: 'join', match: MATCH }]);
  await server.tell({ ...TABLE, number: 7, standing: PLAYED.standing });
  expect(updates.at(-1)).toMatchObject({ answers: 3, history: TABLE.history });
});

test('What it knows already changes nothing: the same frame twice, or the same table after a loss', async () => {
  const { server, updates } = await seated();
  await server.tell(PLAYED);
  await server.tell(PLAYED);
  expect(updates).toHaveLength(2);
  await server.tell({ ...TABLE, number: 6, standing: PLAYED.standing });
  expect(updates).toHaveLength(2);
});

test('An answer says how many it follows; its reason comes back when the rules refuse it', async () => {
  const { server, host } = await seated();
  const sent = host.send(0, 3, { pick: 'end' });
  expect(server.last()).toMatchObject({ t: 'answer', decision: 3, after: 2, words: { pick: 'end' } });
  const reason = { code: 'notOffered', clause: null, values: {} };
  await server.tell({ t: 'refused', id: server.last().id, reason });
  expect(await sent).toEqual(reason);
  const again = host.send(0, 3, { pick: 'pass' });
  await server.done('answer');
  expect(await again).toBeNull();
});

test('What can’t be done any more is no reason of the rules: the table is asked for as it stands', async () => {
  const { server, host } = await seated();
  const sent = host.send(0, 3, { pick: 'end' });
  await server.tell({ t: 'failed', id: server.last().id, code: 'over', message: '' });
  expect(server.last()).toMatchObject({ t: 'join', match: MATCH });
  await server.done('join');
  expect(await sent).toBeNull();
  expect(server.last()).toMatchObject({ t: 'join' });
});

test('A server that has lost sight of the page is joined again, and gets the answer once more', async () => {
  const { server, host } = await seated();
  const sent = host.send(0, 3, { pick: 'end' });
  await server.tell({ t: 'failed', id: server.last().id, code: 'notJoined', message: '' });
  await server.done('join');
  expect(server.last()).toMatchObject({ t: 'answer', decision: 3, after: 2, words: { pick: 'end' } });
  await server.done('answer');
  expect(await sent).toBeNull();
});

test('Several steps that are taken back at once go back one after the other', async () => {
  const { server, host, updates } = await seated();
  await server.tell(PLAYED);
  host.undo();
  host.undo();
  expect(server.said().slice(-2)).toMatchObject([
    { t: 'undo', answers: 3 },
    { t: 'undo', answers: 2 },
  ]);
  await server.tell({ ...TABLE, number: 8, standing: { ...STANDING, answers: 1 } });
  expect(updates.at(-1)).toMatchObject({ answers: 1, history: TABLE.history });
});

test('What was shown is taken back only by asking the other', async () => {
  const { server, host } = await seated();
  host.takeBackAnyway();
  expect(server.last()).toMatchObject({ t: 'offer', what: 'takeBack' });
});

test('A match that ends beside the rules asks nobody any more, and its text comes when it is disclosed', async () => {
  const { server, updates } = await seated();
  const status: Status = { ...STATUS, end: { winner: 0, why: 'time' } };
  await server.tell({ ...of, t: 'status', number: 6, status });
  expect(updates[1]).toMatchObject({ over: true, view: { life: 20, decision: null, waiting: null }, text: '' });
  const deal = { match: MATCH, server: '', players: ['', ''] } as const;
  const disclosure = { deal, seed: '', text: 'AQ', rated: null };
  await server.tell({ ...of, t: 'disclosed', number: 6, status, disclosure });
  expect(updates[2]).toMatchObject({ over: true, text: 'AQ' });
});

test('Clocks, offers and words around the table leave the table alone', async () => {
  const { server, match, updates } = await seated();
  let changes = 0;
  match.onChange(() => void changes++);
  await server.tell({ ...of, t: 'status', number: 6, status: { ...STATUS, offers: [[], ['draw']] } });
  await server.tell({ ...of, t: 'said', number: 7, seat: 1, phrase: 'hello', text: null });
  expect(updates).toHaveLength(1);
  expect(changes).toBe(2);
  expect(match.known()).toMatchObject({ said: [{ seat: 1, phrase: 'hello', text: null }] });
});
