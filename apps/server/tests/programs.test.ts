import { API, type KeptPerson, type PersonEvent, type ServerFrame } from '@duello/protocol';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Api, apiAt, newGuest, openTable, sit } from '../src/client/api.ts';
import { decisionIn } from '../src/client/bot-answer.ts';
import { linesAt } from '../src/client/lines.ts';
import { FIRST_GAME, newPlayer, newSecret } from './player-for-tests.ts';
import { dataFolder, serverForTest, serverIn } from './server-for-tests.ts';

interface Program {
  readonly person: KeptPerson;
  readonly api: Api;
  /** The lines at an address below the API. */
  lines<T>(path: string): Lines<T>;
}

interface Lines<T> {
  next(): Promise<T>;
  /** The first that fits, from now on. */
  find(fits: (line: T) => boolean): Promise<T>;
  end(): void;
}

function listen<T>(url: string, key: string | null): Lines<T> {
  const over = new AbortController();
  const lines = linesAt<T>(url, key, over.signal);
  onTestFinished(() => over.abort());
  const next = async (): Promise<T> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error('the lines have ended');
    return value;
  };
  const find = async (fits: (line: T) => boolean): Promise<T> => {
    const line = await next();
    return fits(line) ? line : find(fits);
  };
  return { next, find, end: () => over.abort() };
}

async function newProgram(url: string, name: string): Promise<Program> {
  const person: KeptPerson = await apiAt(url, null).post('/bots', { name });
  return { person, api: apiAt(url, person.key), lines: (path) => listen(`${url}${API}${path}`, person.key) };
}

describe('a program', () => {
  test('is a person that everybody sees to be a program', async () => {
    const server = await serverForTest();
    const url = `http://127.0.0.1:${server.port}`;
    const { person, api } = await newProgram(url, 'Clockwork');
    expect(person).toMatchObject({ name: 'Clockwork', isBot: true });
    expect(await api.get('/people/me')).toMatchObject({ id: person.id, isBot: true });
  });

  test('hears of a challenge, accepts it, answers and gives up', async () => {
    const server = await serverForTest();
    const url = `http://127.0.0.1:${server.port}`;
    const program = await newProgram(url, 'Clockwork');
    const anna = await newPlayer(url, 'Anna');
    const events = program.lines<PersonEvent>('/bot/events');
    const challenged = events.next();
    const { id } = await openTable(anna.api, { game: FIRST_GAME, first: 'guest', for: program.person.id });
    await sit(anna.api, id, newSecret());
    expect(await challenged).toMatchObject({ t: 'challenge', table: { id, host: { name: 'Anna' }, code: null } });
    await sit(program.api, id, newSecret());
    expect(await events.next()).toMatchObject({ t: 'match', match: { id, ended: null } });

    const frames = program.lines<ServerFrame>(`/bot/matches/${id}`);
    const table = await frames.next();
    if (table.t !== 'table') throw new Error(`the first line is ${table.t}`);
    expect(table.head.viewer).toBe(0);
    const decision = decisionIn(table.view);
    const answer = (words: object) =>
      program.api.post(`/bot/matches/${id}/answer`, { decision: decision?.id, after: table.standing.answers, words });
    await expect(answer({ pick: 'nothing of the kind' })).rejects.toMatchObject({ status: 409, code: 'notNow' });
    await expect(answer({ idle: true })).rejects.toMatchObject({ code: 'badFrame' });

    await anna.connection.ask({ t: 'join', match: id, events: false });
    await program.api.post(`/bot/matches/${id}/concede`, undefined);
    expect(await frames.find(({ t }) => t === 'disclosed')).toMatchObject({ status: { end: { winner: 1 } } });
    expect((await anna.until(({ status }) => status.end !== null)).status.end?.winner).toBe(1);
  });

  test('is told of what was there before it listened, and after a restart', async () => {
    const folder = await dataFolder();
    const first = await serverIn(folder);
    const program = await newProgram(`http://127.0.0.1:${first.port}`, 'Clockwork');
    const anna = await newPlayer(`http://127.0.0.1:${first.port}`, 'Anna');
    const open = async (): Promise<string> => {
      const { id } = await openTable(anna.api, { game: FIRST_GAME, for: program.person.id });
      await sit(anna.api, id, newSecret());
      return id;
    };
    const running = await open();
    await sit(program.api, running, newSecret());
    const waiting = await open();
    const events = program.lines<PersonEvent>('/bot/events');
    expect(await events.next()).toMatchObject({ t: 'match', match: { id: running } });
    expect(await events.next()).toMatchObject({ t: 'challenge', table: { id: waiting } });
    events.end();
    await first.close();

    const second = await serverIn(folder);
    const url = `http://127.0.0.1:${second.port}`;
    const later = listen<PersonEvent>(`${url}${API}/bot/events`, program.person.key);
    expect(await later.next()).toMatchObject({ t: 'match', match: { id: running } });
    const challenged = later.next();
    const host = listen<ServerFrame>(`${url}${API}/bot/matches/${waiting}`, anna.person.key);
    const begun = host.next();
    expect(await challenged).toMatchObject({ t: 'challenge', table: { id: waiting } });
    await sit(apiAt(url, program.person.key), waiting, newSecret());
    expect(await begun).toMatchObject({ t: 'table', match: waiting });
  });

  test('only whoever is invited sits down, and the host first', async () => {
    const server = await serverForTest();
    const url = `http://127.0.0.1:${server.port}`;
    const program = await newProgram(url, 'Clockwork');
    const [anna, bruno] = await Promise.all(
      ['Anna', 'Bruno'].map(async (name) => apiAt(url, (await newGuest(url, name)).key)),
    );
    const { id } = await openTable(anna, { game: FIRST_GAME, for: program.person.id, isPrivate: false });
    await expect(sit(program.api, id, newSecret())).rejects.toMatchObject({ code: 'notNow' });
    await sit(anna, id, newSecret());
    await expect(sit(bruno, id, newSecret())).rejects.toMatchObject({ code: 'notYours' });
    expect(await bruno.get('/tables')).toEqual([]);
    for (const whom of ['nobody', 'house-club']) {
      await expect(openTable(anna, { game: FIRST_GAME, for: whom })).rejects.toMatchObject({ code: 'badTerms' });
    }
  });

  test('answers for no seat but its own, and watches only what may be watched', async () => {
    const server = await serverForTest({ house: { pace: 0, thinkers: 1 } });
    const url = `http://127.0.0.1:${server.port}`;
    const [program, stranger] = [await newProgram(url, 'Clockwork'), await newProgram(url, 'Stranger')];
    const beginWith = async (watch: 'open' | 'after'): Promise<string> => {
      const { id } = await openTable(program.api, { game: FIRST_GAME, first: 'host', watch: { kind: watch } });
      await sit(program.api, id, newSecret());
      await program.api.post(`/tables/${id}/bot`, { level: 'novice' });
      return id;
    };
    const hidden = await beginWith('after');
    await expect(stranger.api.post(`/bot/matches/${hidden}/concede`, undefined)).rejects.toMatchObject({
      code: 'notYours',
    });
    await expect(stranger.lines(`/bot/matches/${hidden}`).next()).rejects.toThrow('noMatch');
    const open = await beginWith('open');
    const seen = await stranger.lines<ServerFrame>(`/bot/matches/${open}?events=1`).next();
    expect(seen).toMatchObject({ t: 'table', head: { viewer: 'watcher' }, standing: { question: 0 } });
    await expect(stranger.lines(`/bot/matches/${open}?events=yes`).next()).rejects.toThrow('badFrame');
    await expect(listen(`${url}${API}/bot/events`, null).next()).rejects.toThrow('noKey');
  });

  test('is sent elsewhere by a server that stops, and let in no more often than sockets are', async () => {
    const server = await serverForTest({ perAddress: 1 });
    const program = await newProgram(`http://127.0.0.1:${server.port}`, 'Clockwork');
    const anna = await openTable(program.api, { game: FIRST_GAME });
    await sit(program.api, anna.id, newSecret());
    await program.api.post(`/tables/${anna.id}/bot`, { level: 'novice' });
    const lines = program.lines<ServerFrame>(`/bot/matches/${anna.id}`);
    await lines.next();
    await expect(program.lines('/bot/events').next()).rejects.toThrow('tooMany');
    const bye = lines.find(({ t }) => t === 'bye');
    await server.close();
    expect(await bye).toMatchObject({ code: 'draining' });
    await expect(lines.next()).rejects.toThrow('ended');
  });

  test('that takes its lines too slowly is dropped', async () => {
    const server = await serverForTest({ limits: { waiting: -1 } });
    const program = await newProgram(`http://127.0.0.1:${server.port}`, 'Clockwork');
    const { id } = await openTable(program.api, { game: FIRST_GAME });
    await sit(program.api, id, newSecret());
    await program.api.post(`/tables/${id}/bot`, { level: 'novice' });
    await expect(program.lines(`/bot/matches/${id}`).next()).rejects.toThrow();
    expect(await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text()).toContain(
      'duello_refused_total{code="slow"} 1',
    );
  });
});
