import { API, CODE, ERRORS } from '@duello/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiAt, openTable, sit } from '../src/client/api.ts';
import { connect } from '../src/client/connection.ts';
import { ROUTES } from '../src/http/app.ts';
import type { RunningServer } from '../src/start-server.ts';
import { beginMatch, FIRST_GAME, newPlayer, newSecret, type Player } from './player-for-tests.ts';
import { serverForTest } from './server-for-tests.ts';

const time = { now: 1_800_000_000_000 };
let server: RunningServer;
let url: string;
let anna: Player;
let bruno: Player;

beforeEach(async () => {
  server = await serverForTest({ now: () => time.now });
  url = `http://127.0.0.1:${server.port}`;
  [anna, bruno] = [await newPlayer(url, 'Anna'), await newPlayer(url, 'Bruno')];
});

const clock = { kind: 'bank', seconds: 300, increment: 3 } as const;

describe('a table', () => {
  test('is found by its code, however it is typed, and shows its terms before anybody accepts', async () => {
    const terms = { game: FIRST_GAME, clock, first: 'guest', rated: true } as const;
    const table = await openTable(anna.api, terms);
    await sit(anna.api, table.id, newSecret());
    expect(table.code).toMatch(CODE);
    const found = await bruno.api.get(`/tables/${table.code!.toLowerCase()}`);
    expect(found).toMatchObject({ id: table.id, terms, state: 'waiting', host: { name: 'Anna' } });
    expect(JSON.stringify(found)).not.toContain('secret');
  });

  test('takes one guest, and not its host twice', async () => {
    const table = await openTable(anna.api, { game: FIRST_GAME });
    await sit(anna.api, table.id, newSecret());
    await expect(sit(anna.api, table.id, newSecret())).rejects.toMatchObject({ code: 'ownTable' });
    const carla = await newPlayer(url, 'Carla');
    const both = await Promise.allSettled([bruno, carla].map(({ api }) => sit(api, table.id, newSecret())));
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'taken', status: 409 } });
  });

  test('can be taken back by its host alone, while nobody has sat down', async () => {
    const table = await openTable(anna.api, { game: FIRST_GAME });
    await sit(anna.api, table.id, newSecret());
    await expect(bruno.api.send('DELETE', `/tables/${table.id}`)).rejects.toMatchObject({ code: 'notYours' });
    await anna.api.send('DELETE', `/tables/${table.id}`);
    await expect(bruno.api.get(`/tables/${table.id}`)).rejects.toMatchObject({ code: 'noTable', status: 404 });
  });

  test('with terms that can’t be played is refused, and says why', async () => {
    await expect(openTable(anna.api, { game: 'chess' })).rejects.toMatchObject({ code: 'badTerms' });
    await expect(openTable(anna.api, { game: FIRST_GAME, options: { nonsense: 1 } })).rejects.toThrow('nonsense');
    await expect(openTable(anna.api, { game: FIRST_GAME, rated: true })).rejects.toThrow('needs a clock');
    const short = { kind: 'bank', seconds: 1, increment: 0 } as const;
    await expect(openTable(anna.api, { game: FIRST_GAME, clock: short })).rejects.toThrow('body.clock.seconds');
  });

  test('of strangers is in the list, one of friends is not', async () => {
    const open = await openTable(anna.api, { game: FIRST_GAME, isPrivate: false });
    const hidden = await openTable(anna.api, { game: FIRST_GAME });
    for (const { id } of [open, hidden]) await sit(anna.api, id, newSecret());
    expect(await bruno.api.get('/tables')).toMatchObject([{ id: open.id }]);
    expect(await anna.api.get('/tables')).toEqual([]);
    expect(await bruno.api.get('/tables?game=other')).toEqual([]);
  });

  test('keys of one seat open that seat alone', async () => {
    const table = await openTable(anna.api, { game: FIRST_GAME });
    const { seatKey } = await sit(anna.api, table.id, newSecret());
    await sit(bruno.api, table.id, newSecret());
    await expect(apiAt(url, seatKey).get('/people/me')).rejects.toMatchObject({ code: 'notYours' });
    const viewers: unknown[] = [];
    const device = await connect(`${url.replace('http', 'ws')}${API}/socket`, null, {
      hear: (frame) => frame.t === 'table' && viewers.push(frame.head.players[frame.head.viewer === 0 ? 0 : 1].name),
      gone() {},
    });
    await device.ask({ t: 'join', match: table.id, seatKey, events: false });
    expect(viewers).toEqual(['Anna']);
    device.close();
  });
});

describe('pairing', () => {
  const wish = { game: FIRST_GAME, clock, rated: true };
  const pair = ({ api }: Player, more = {}) => api.post<{ id: string }>('/pairings', { ...wish, ...more });

  test('brings two together who want the same, and nobody with themselves', async () => {
    const first = await pair(anna);
    await sit(anna.api, first.id, newSecret());
    expect((await pair(anna)).id).toBe(first.id);
    await expect(sit(anna.api, first.id, newSecret())).rejects.toMatchObject({ code: 'ownTable' });
    expect((await pair(bruno, { rated: false })).id).not.toBe(first.id);
    expect((await pair(bruno)).id).toBe(first.id);
    expect(await sit(bruno.api, first.id, newSecret())).toMatchObject({ state: 'running' });
  });

  test('brings two together who have sat down at the same moment', async () => {
    const own = await Promise.all([anna, bruno].map((player) => pair(player)));
    await Promise.all([anna, bruno].map((player, i) => sit(player.api, own[i].id, newSecret())));
    const again = await Promise.all([anna, bruno].map((player) => pair(player)));
    expect(again[0].id).toBe(again[1].id);
    const moving = again[0].id === own[0].id ? bruno : anna;
    expect(await sit(moving.api, again[0].id, newSecret())).toMatchObject({ state: 'running' });
  });

  test('brings nobody to the table of somebody who never came to it', async () => {
    const first = await pair(anna);
    await sit(anna.api, first.id, newSecret());
    time.now += 21_000;
    await server.venue.lobby.closeLeft();
    expect(await bruno.api.get('/tables')).toEqual([]);
  });

  test('brings nobody to the table of somebody who has gone', async () => {
    const first = await pair(anna);
    await sit(anna.api, first.id, newSecret());
    await anna.connection.ask({ t: 'join', match: first.id, events: true });
    anna.connection.drop();
    await expect.poll(() => server.connections).toBe(1);
    time.now += 19_000;
    await server.venue.lobby.closeLeft();
    expect(await bruno.api.get('/tables')).toHaveLength(1);
    time.now += 2000;
    await server.venue.lobby.closeLeft();
    expect((await pair(bruno)).id).not.toBe(first.id);
  });

  test('keeps those apart of whom one has blocked the other', async () => {
    await bruno.api.send('PUT', `/people/me/blocks/${anna.person.id}`);
    const first = await pair(anna);
    await sit(anna.api, first.id, newSecret());
    expect((await pair(bruno)).id).not.toBe(first.id);
    await expect(sit(bruno.api, first.id, newSecret())).rejects.toMatchObject({ code: 'blocked' });
    expect(await bruno.api.get('/people/me/blocks')).toEqual([{ person: anna.person.id, name: 'Anna' }]);
    await bruno.api.send('DELETE', `/people/me/blocks/${anna.person.id}`);
    expect((await pair(bruno)).id).toBe(first.id);
  });
});

describe('a rated match', () => {
  test('changes both ratings once, tells them, and shows them to others', async () => {
    const match = await beginMatch(anna, bruno, { game: FIRST_GAME, rated: true, clock });
    await anna.connection.ask({ t: 'answer', match, decision: 0, after: 0, words: { concede: true } });
    const { disclosure } = await bruno.until((one) => one.disclosure !== null);
    const [lost, won] = anna.followed?.head.viewer === 0 ? [0, 1] : [1, 0];
    expect(disclosure?.rated?.[lost].after).toBeLessThan(1500);
    expect(disclosure?.rated?.[won].after).toBeGreaterThan(1500);
    await server.venue.settleAll();
    const me = await bruno.api.get<{ ratings: unknown[] }>('/people/me');
    expect(me.ratings).toMatchObject([{ game: FIRST_GAME, matches: 1, isProvisional: true }]);
    expect(await bruno.api.get('/people/me/matches')).toMatchObject([{ id: match, why: 'rules', rated: true }]);
  });

  test('only then: a casual one changes nothing', async () => {
    const match = await beginMatch(anna, bruno, { game: FIRST_GAME });
    await anna.connection.ask({ t: 'answer', match, decision: 0, after: 0, words: { concede: true } });
    const { disclosure } = await bruno.until((one) => one.disclosure !== null);
    expect(disclosure?.rated).toBeNull();
    expect(await bruno.api.get('/people/me')).toMatchObject({ ratings: [] });
  });
});

describe('a person', () => {
  test('can be called otherwise, take everything along, and be forgotten', async () => {
    expect(await anna.api.send('PATCH', '/people/me', { name: '  Anna   Maria ' })).toMatchObject({
      name: 'Anna Maria',
    });
    const match = await beginMatch(anna, bruno, { game: FIRST_GAME });
    for (const { connection, person } of [anna, bruno]) await connection.ask({ t: 'text', match, text: person.name });
    await anna.api.post('/reports', { match, why: 'stalling' });
    await bruno.connection.ask({ t: 'answer', match, decision: 0, after: 0, words: { concede: true } });
    await anna.until((one) => one.disclosure !== null);
    expect(await anna.api.get('/people/me/export')).toMatchObject({
      person: { name: 'Anna Maria' },
      matches: [{ id: match }],
      written: [{ match, text: 'Anna' }],
      reports: [{ match, why: 'stalling' }],
      called: [],
    });
    await anna.api.send('DELETE', '/people/me');
    await expect(anna.api.get('/people/me')).rejects.toMatchObject({ code: 'wrongKey', status: 401 });
    const [kept] = await bruno.api.get<{ players: { name: string }[] }[]>('/people/me/matches');
    expect(kept.players.map(({ name }) => name).sort()).toEqual(['', 'Bruno']);
  });

  test('needs a key that is known', async () => {
    await expect(apiAt(url, null).get('/people/me')).rejects.toMatchObject({ code: 'noKey', status: 401 });
    await expect(apiAt(url, 'x'.repeat(43)).get('/people/me')).rejects.toMatchObject({ code: 'wrongKey' });
  });

  test('may report the other player of a match, and nobody else', async () => {
    const match = await beginMatch(anna, bruno, { game: FIRST_GAME });
    await anna.api.post('/reports', { match, why: 'stalling' });
    expect(await server.venue.store.reports(10)).toMatchObject([{ by: anna.person.id, about: bruno.person.id }]);
    const carla = await newPlayer(url, 'Carla');
    await expect(carla.api.post('/reports', { match, why: 'name' })).rejects.toMatchObject({ code: 'noMatch' });
  });
});

describe('what operators and programmers ask for', () => {
  const text = async (path: string): Promise<string> => (await fetch(url + path)).text();

  test('health, readiness and metrics', async () => {
    expect(await text('/health')).toContain('duello');
    expect(await text('/ready')).toContain('true');
    expect(await text('/metrics')).toMatch(/duello_connections 2/);
  });

  test('the API describes every route, for machines and for people', async () => {
    const { openapi, paths } = JSON.parse(await text('/openapi.json'));
    expect(openapi).toBe('3.1.0');
    for (const { path, method } of ROUTES) {
      const described = paths[API + path.replaceAll(/:(\w+)/g, '{$1}')][method.toLowerCase()];
      expect(described.summary).toBeTruthy();
      expect(await text(API)).toContain(`${method} ${API}${path}`);
    }
  });

  test('what is not there, too large or no JSON is told in a sentence', async () => {
    expect(await text(`${API}/nothing`)).toContain(ERRORS.badFrame);
    const post = async (body: string) =>
      (
        await fetch(`${url}${API}/people`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
      ).json();
    expect(await post('{"name":')).toMatchObject({ code: 'badFrame' });
    expect(await post(`{"name":"${'x'.repeat(100_000)}"}`)).toMatchObject({ code: 'tooLarge' });
    expect(await post('{"name":"   "}')).toMatchObject({
      code: 'badFrame',
      message: expect.stringContaining('body.name'),
    });
  });

  test('another protocol gets a sentence, and a page of somebody else’s no connection', async () => {
    const { WebSocket } = await import('ws');
    const socket = new WebSocket(`${url.replace('http', 'ws')}${API}/socket`);
    const heard: string[] = [];
    socket.on('message', (data) => heard.push(String(data)));
    socket.on('open', () => socket.send(JSON.stringify({ t: 'hello', id: 1, v: 99 })));
    await new Promise((resolve) => socket.on('close', resolve));
    expect(heard.join()).toContain(ERRORS.version);
    const foreign = new WebSocket(`${url.replace('http', 'ws')}${API}/socket`, { origin: 'https://evil.example' });
    const refused = await new Promise<Error>((resolve) => foreign.on('error', resolve));
    expect(refused.message).toContain('403');
  });

  test('a server that stops sends its connections elsewhere', async () => {
    const bye = anna.next((frame) => frame.t === 'bye');
    await server.close();
    expect(await bye).toMatchObject({ code: 'draining' });
  });
});
