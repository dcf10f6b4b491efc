import { stream } from '@duello/kernel';
import { clocksAt } from '@duello/protocol';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTable, sit } from '../src/client/api.ts';
import { botOf } from '../src/client/bot-answer.ts';
import type { Course } from '../src/match/course.ts';
import type { RunningServer } from '../src/start-server.ts';
import { migrate } from '../src/store/postgres/migrate.ts';
import { openPostgresStore } from '../src/store/postgres/postgres-store.ts';
import { FIRST_GAME, newPlayer, newSecret, type Player } from './player-for-tests.ts';
import { type PostgresForTests, startPostgres } from './postgres-for-tests.ts';
import { serverIn } from './server-for-tests.ts';

let postgres: PostgresForTests;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

let servers: readonly RunningServer[];
let anna: Player;
let bruno: Player;
let match: string;

const urlOf = ({ port }: RunningServer): string => `http://127.0.0.1:${port}`;

beforeEach(() => seated([0, 0]));

/** Both servers run, each with its clock wrong by so much, and a player of one match sits on each. */
async function seated(wrong: readonly number[]): Promise<void> {
  const database = await postgres.newUrl();
  await migrate(database);
  const limits = { messages: { burst: 1e6, perSecond: 1e6 } };
  servers = await Promise.all(
    wrong.map(async (by) => {
      const store = await openPostgresStore(database);
      return serverIn('', { store, limits, now: () => Date.now() + by });
    }),
  );
  [anna, bruno] = [await newPlayer(urlOf(servers[0]), 'Anna'), await newPlayer(urlOf(servers[1]), 'Bruno')];
  const table = await openTable(anna.api, { game: FIRST_GAME, clock: { kind: 'bank', seconds: 600, increment: 0 } });
  match = table.id;
  await sit(anna.api, match, newSecret());
  await anna.connection.ask({ t: 'join', match, events: true });
  await sit(bruno.api, match, newSecret());
  await bruno.connection.ask({ t: 'join', match, events: true });
  // The host hears of it on another server than the guest sat down on.
  await Promise.all([anna, bruno].map((player) => player.until((one) => one.match === match)));
}

const rng = stream('two servers');
const HOUR = 3_600_000;

async function answerUntil(players: readonly Player[], count: number): Promise<void> {
  const bot = await botOf(FIRST_GAME, 'random');
  for (;;) {
    const asked = players.find(({ followed }) => followed?.standing.question !== 0 && followed?.status.end === null);
    const followed = asked?.followed;
    if (asked === undefined || followed == null || followed.standing.answers >= count) return;
    const { viewer } = followed.head;
    const given = viewer === 'watcher' ? null : bot(viewer, followed.view, rng);
    const { answers } = followed.standing;
    await asked.connection.ask({ t: 'answer', match, after: answers, ...given! });
    await Promise.all(players.map((one) => one.until((now) => now.standing.answers > answers)));
  }
}

describe('two servers on one database', () => {
  test('let two people play who sit on different ones', async () => {
    await answerUntil([anna, bruno], 30);
    expect(anna.followed?.standing.answers).toBe(bruno.followed?.standing.answers);
    const [a, b] = await Promise.all(
      servers.map(async ({ venue }) => (await venue.matches.get(match)).look((course) => course.view('watcher'))),
    );
    expect(a).toEqual(b);
  });

  test('take an answer once that reaches both at the same time', async () => {
    const asked = anna.followed?.standing.question !== 0 ? anna : bruno;
    const twin = await newPlayer(urlOf(servers[asked === anna ? 1 : 0]), 'Twin');
    const { seatKey } = { seatKey: asked.person.key };
    await twin.connection.ask({ t: 'join', match, seatKey, events: true });
    const { view, standing, head } = await asked.until((one) => one.standing.question !== 0);
    const bot = await botOf(FIRST_GAME, 'random');
    const given = head.viewer === 'watcher' ? null : bot(head.viewer, view, rng);
    const answering = { t: 'answer', match, after: standing.answers, ...given! } as const;
    await Promise.all([asked, twin].map(({ connection }) => connection.ask(answering)));
    await Promise.all([asked, twin].map((one) => one.until((now) => now.standing.answers === standing.answers + 1)));
    const answers = (await servers[0].venue.store.entries(match, 0)).filter(({ entry }) => entry.kind === 'answer');
    expect(answers.length).toBe(standing.answers + 1);
  });

  test('show both players the deal when it is over, wherever it ended', async () => {
    const concede = { t: 'answer', match, decision: 0, after: 0, words: { concede: true } } as const;
    await anna.connection.ask(concede);
    const [here, there] = await Promise.all(
      [anna, bruno].map(async (one) => (await one.until(({ disclosure }) => disclosure !== null)).disclosure),
    );
    expect(there).toEqual(here);
  });

  test('acknowledge nothing by what only one of them remembers', async () => {
    const [first, second] = await Promise.all(servers.map(({ venue }) => venue.matches.get(match)));
    const offer = { kind: 'offer', seat: 0, what: 'draw' } as const;
    const unlessOffered = ({ around }: Course) => (around.offers[0].includes('draw') ? null : offer);
    await first.write(unlessOffered);
    await expect.poll(() => second.look(({ around }) => around.number)).toBe(1);
    // The offer is declined on one server; the other may not have heard of it when it is made again there.
    const { length } = await servers[0].venue.store.entries(match, 0);
    const number = length + 1;
    const entry = { kind: 'decline', seat: 1, what: 'draw' } as const;
    const written = { match, number, at: Date.now(), entry, due: null, ended: null };
    await servers[0].venue.store.append(written);
    await Promise.all([first.write(unlessOffered), second.write(unlessOffered)]);
    const kinds = (await servers[0].venue.store.entries(match, length)).map((one) => one.entry.kind);
    expect(kinds).toEqual(['decline', 'offer']);
  });

  test.each([HOUR, -HOUR])('take no time from anybody when the clock of one is wrong by %d ms', async (wrong) => {
    await seated([0, wrong]);
    await answerUntil([anna, bruno], 10);
    expect(anna.followed?.standing.answers).toBe(10);
    bruno.connection.drop();
    const { status, head } = await anna.until((one) => one.status.clocks.away.some((since) => since !== null));
    for (const { venue } of servers) await venue.matches.sweepClocks();
    const looks = servers.map(async ({ venue }) =>
      (await venue.matches.get(match)).look(({ around }) => ({ ...around, at: venue.now() })),
    );
    for (const { end, at, clocks } of await Promise.all(looks)) {
      expect(end).toBeNull();
      expect(Math.min(...clocksAt(clocks, at).left!)).toBeGreaterThan(60_000);
    }
    expect(Math.abs(status.clocks.at - head.begun)).toBeLessThan(HOUR / 2);
  });

  test('go on when one of them stops, and its player moves to the other', async () => {
    await answerUntil([anna, bruno], 6);
    await servers[0].close();
    const moved = await newPlayer(urlOf(servers[1]), 'Moved');
    await moved.connection.ask({ t: 'join', match, seatKey: anna.person.key, events: true });
    await bruno.until((one) => one.status.clocks.away.every((since) => since === null));
    await moved.until((one) => one.number === bruno.followed?.number);
    await answerUntil([moved, bruno], 12);
    expect(moved.followed?.standing.answers).toBe(bruno.followed?.standing.answers);
    expect(moved.followed?.standing.answers).toBeGreaterThan(6);
  });

  test('go on when the database was started again', async () => {
    await answerUntil([anna, bruno], 4);
    await postgres.restart(async () => {});
    await answerUntil([anna, bruno], 10);
    expect(bruno.followed?.standing.answers).toBeGreaterThanOrEqual(10);
  });
});
