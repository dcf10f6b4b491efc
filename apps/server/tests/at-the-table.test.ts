import { other, type Seat, stream } from '@duello/kernel';
import type { Offer, ServerFrame } from '@duello/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { sit } from '../src/client/api.ts';
import { botOf } from '../src/client/bot-answer.ts';
import { ClientProblem } from '../src/client/connection.ts';
import { beginMatch, FIRST_GAME, newPlayer, newSecret, type Player } from './player-for-tests.ts';
import { serverForTest } from './server-for-tests.ts';

let url: string;
let anna: Player;
let bruno: Player;
let match: string;

beforeEach(async () => {
  const server = await serverForTest();
  url = `http://127.0.0.1:${server.port}`;
  [anna, bruno] = [await newPlayer(url, 'Anna'), await newPlayer(url, 'Bruno')];
  match = await beginMatch(anna, bruno, { game: FIRST_GAME, first: 'host' });
});

const rng = stream('at the table');

/** One answer by chance. */
async function answerOnce(player: Player): Promise<void> {
  const { head, view, standing } = await player.until((one) => one.standing.question !== 0);
  const bot = await botOf(FIRST_GAME, 'random');
  const given = head.viewer === 'watcher' ? null : bot(head.viewer, view, rng);
  await player.connection.ask({ t: 'answer', match, after: standing.answers, ...given! });
}

const codeOf = async (asked: Promise<unknown>): Promise<string> => {
  const error: unknown = await asked.then(
    () => null,
    (why: unknown) => why,
  );
  if (!(error instanceof ClientProblem)) return String(error);
  return error.frame.t === 'failed' ? error.frame.code : `refused ${error.frame.reason.code}`;
};

const offer = (player: Player, what: Offer) => player.connection.ask({ t: 'offer', match, what });
const agree = (player: Player, what: Offer) => player.connection.ask({ t: 'agree', match, what });
const decline = (player: Player, what: Offer) => player.connection.ask({ t: 'decline', match, what });
const concede = (player: Player) =>
  player.connection.ask({ t: 'answer', match, decision: 0, after: 0, words: { concede: true } });
const seatOf = (player: Player): Seat => (player.followed?.head.viewer === 0 ? 0 : 1);

describe('an answer', () => {
  test('that is sent again because its receipt was lost is taken once', async () => {
    const { view, standing } = await anna.until((one) => one.standing.question !== 0);
    const bot = await botOf(FIRST_GAME, 'random');
    const given = bot(seatOf(anna), view, rng)!;
    const answering = { t: 'answer', match, after: standing.answers, ...given } as const;
    await anna.connection.ask(answering);
    anna.connection.drop();
    await anna.reconnect();
    await anna.connection.ask({ t: 'join', match, events: true });
    await anna.connection.ask(answering);
    expect((await bruno.until((one) => one.standing.answers === 1)).standing.answers).toBe(1);
    expect(anna.followed?.standing.answers).toBe(1);
  });

  test('for the other seat does not exist, and one to an older question is refused', async () => {
    await answerOnce(anna);
    const stale = { t: 'answer', match, decision: 999, after: 1, words: { pick: 'end' } } as const;
    expect(await codeOf(anna.connection.ask(stale))).toMatch(/^refused/);
    expect(anna.followed?.standing.answers).toBe(1);
  });

  test('is refused on a connection that has not joined, and in a match of others', async () => {
    await anna.connection.ask({ t: 'leave', match });
    expect(await codeOf(concede(anna))).toBe('notJoined');
    expect(await codeOf(anna.connection.ask({ t: 'join', match: 'aaaaaaaaaaaaaaaa', events: true }))).toBe('noMatch');
  });
});

describe('undo', () => {
  test('takes back one’s own last step until something was shown, and both see the table as before', async () => {
    const before = structuredClone(await anna.until((one) => one.standing.question !== 0));
    await answerOnce(anna);
    const { standing } = await anna.until((one) => one.standing.answers === 1);
    expect(standing.undoable).toBe(1);
    await anna.connection.ask({ t: 'undo', match, answers: 1 });
    const after = await anna.until((one) => one.standing.answers === 0);
    expect(after.view).toEqual(before.view);
    await bruno.until((one) => one.standing.answers === 0 && one.number === after.number);
  });

  test('is not for somebody who has done nothing', async () => {
    expect(await codeOf(bruno.connection.ask({ t: 'undo', match, answers: 0 }))).toBe('notNow');
    expect(await codeOf(offer(bruno, 'takeBack'))).toBe('notNow');
  });

  test('beyond that asks the other, who may agree', async () => {
    let answers = 0;
    do {
      // Anna first, as long as she is asked.
      await answerOnce(anna.followed?.standing.question === 0 ? bruno : anna);
      answers++;
      await Promise.all([anna, bruno].map((player) => player.until((one) => one.standing.answers === answers)));
    } while (anna.followed?.standing.by !== seatOf(bruno));
    const { standing } = await anna.until((one) => one.standing.by === seatOf(bruno));
    expect(standing.undoable).toBe(0);
    await offer(anna, 'takeBack');
    await bruno.until((one) => one.status.offers[seatOf(anna)].includes('takeBack'));
    await agree(bruno, 'takeBack');
    const back = await anna.until((one) => one.standing.answers < standing.answers);
    expect(back.status.offers).toEqual([[], []]);
    expect(back.standing.question).not.toBe(0);
  });
});

describe('offers', () => {
  test('a draw takes both', async () => {
    expect(await codeOf(agree(bruno, 'draw'))).toBe('notNow');
    await offer(anna, 'draw');
    expect(await codeOf(agree(anna, 'draw'))).toBe('notNow');
    await agree(bruno, 'draw');
    const { status } = await anna.until((one) => one.status.end !== null);
    expect(status.end).toEqual({ winner: null, why: 'agreed' });
    expect(await codeOf(concede(anna))).toBe('over');
    await anna.until((one) => one.disclosure !== null);
  });

  test('may be declined, withdrawn, and are gone when somebody plays on', async () => {
    await offer(anna, 'draw');
    await decline(bruno, 'draw');
    await anna.until((one) => one.number === 2);
    expect(anna.followed?.status.offers).toEqual([[], []]);
    await offer(anna, 'draw');
    await answerOnce(anna);
    expect(await codeOf(agree(bruno, 'draw'))).toBe('notNow');
  });

  test('a rematch comes after the end, with the loser first where the rules say so, and counts as a series', async () => {
    expect(await codeOf(offer(anna, 'rematch'))).toBe('notNow');
    await concede(bruno);
    await anna.until((one) => one.status.end !== null);
    await offer(anna, 'rematch');
    await agree(bruno, 'rematch');
    const { status } = await anna.until((one) => one.status.next !== null);
    const next = status.next!;
    expect(await codeOf(agree(bruno, 'rematch'))).toBe('notNow');
    await sit(anna.api, next, newSecret());
    await sit(bruno.api, next, newSecret());
    await anna.connection.ask({ t: 'join', match: next, events: true });
    const { head } = await anna.until((one) => one.match === next);
    expect(head.players.map(({ name }) => name)).toEqual(['Bruno', 'Anna']);
    expect(head.series).toEqual({ won: [0, 1], drawn: 0 });
  });

  test('nobody else sits down at a rematch', async () => {
    const carla = await newPlayer(url, 'Carla');
    await concede(bruno);
    await anna.until((one) => one.status.end !== null);
    await offer(anna, 'rematch');
    await agree(bruno, 'rematch');
    const { status } = await anna.until((one) => one.status.next !== null);
    await expect(carla.api.send('DELETE', `/tables/${status.next}`)).rejects.toMatchObject({ code: 'notYours' });
    await sit(anna.api, status.next!, newSecret());
    await expect(sit(carla.api, status.next!, newSecret())).rejects.toMatchObject({ code: 'notYours' });
    await expect(sit(anna.api, status.next!, newSecret())).rejects.toMatchObject({ code: 'ownTable' });
  });
});

describe('words', () => {
  const said = (frame: ServerFrame): boolean => frame.t === 'said';

  test('phrases reach the other, and own words at a private table', async () => {
    const first = bruno.next(said);
    await anna.connection.ask({ t: 'phrase', match, phrase: 'hello' });
    expect(await first).toMatchObject({ seat: seatOf(anna), phrase: 'hello', text: null });
    const second = anna.next(said);
    await bruno.connection.ask({ t: 'text', match, text: ' ciao! ' });
    expect(await second).toMatchObject({ seat: seatOf(bruno), phrase: null, text: 'ciao!' });
  });
});

describe('whoever talks too much', () => {
  test('is told so, and can still answer', async () => {
    const talking = Array.from({ length: 40 }, () => anna.connection.ask({ t: 'phrase', match, phrase: 'hello' }));
    const codes = await Promise.all(talking.map(codeOf));
    expect(codes).toContain('tooMany');
    await concede(anna);
    await bruno.until((one) => one.status.end !== null);
  });

  test('and whoever floods is not heard any more', async () => {
    const flooding = Array.from({ length: 200 }, () => anna.connection.ask({ t: 'ping' }));
    const said = await Promise.all(flooding.map(codeOf));
    expect(said.at(-1)).toMatch(/tooMany|Gone|Error/);
    await bruno.until((one) => one.status.clocks.away[seatOf(anna)] !== null);
  });
});

describe('whoever drops out', () => {
  test('is seen to be away, and back', async () => {
    anna.connection.drop();
    const gone = await bruno.until((one) => one.status.clocks.away[seatOf(anna)] !== null);
    expect(gone.status.clocks.away[other(seatOf(anna))]).toBeNull();
    await anna.reconnect();
    await anna.connection.ask({ t: 'join', match, events: true });
    await bruno.until((one) => one.status.clocks.away[seatOf(anna)] === null);
  });
});

describe('what is said', () => {
  const say = (player: Player, text: string) => player.connection.ask({ t: 'text', match, text });
  /** As it is told to somebody who joins now. */
  async function saidTo(player: Player): Promise<readonly string[]> {
    const table = player.next((frame: ServerFrame) => frame.t === 'table');
    await player.connection.ask({ t: 'join', match, events: true });
    const frame = await table;
    return frame.t === 'table' ? frame.said.map(({ text, phrase }) => text ?? phrase ?? '') : [];
  }

  test('is told again to whoever comes back', async () => {
    await anna.connection.ask({ t: 'phrase', match, phrase: 'hello' });
    await say(bruno, 'ciao');
    expect(await saidTo(anna)).toEqual(['hello', 'ciao']);
    expect(await saidTo(bruno)).toEqual(['hello', 'ciao']);
  });

  test('is not heard by whoever has muted the other, until they listen again; the other is not told', async () => {
    await say(bruno, 'first');
    const before = bruno.frames.length;
    await anna.connection.ask({ t: 'mute', match, on: true });
    await say(bruno, 'second');
    expect(await saidTo(anna)).toEqual([]);
    expect(JSON.stringify(anna.frames)).not.toContain('second');
    expect(JSON.stringify(bruno.frames.slice(before))).not.toContain('"hasMuted":true');
    await say(anna, 'third');
    expect(await saidTo(anna)).toEqual(['third']);
    await anna.connection.ask({ t: 'mute', match, on: false });
    expect(await saidTo(anna)).toEqual(['first', 'second', 'third']);
  });
});
