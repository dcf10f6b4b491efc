import { stream } from '@duello/kernel';
import type { ServerFrame, Watch } from '@duello/protocol';
import { describe, expect, test } from 'vitest';
import { botOf } from '../src/client/bot-answer.ts';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { beginMatch, FIRST_GAME, newPlayer, type Player } from './player-for-tests.ts';
import { dataFolder, serverForTest } from './server-for-tests.ts';

async function watched(watch: Watch) {
  const server = await serverForTest({ limits: { messages: { burst: 1e6, perSecond: 1e6 } } });
  const url = `http://127.0.0.1:${server.port}`;
  const players = [await newPlayer(url, 'Anna'), await newPlayer(url, 'Bruno')] as const;
  const match = await beginMatch(...players, { game: FIRST_GAME, watch });
  const watcher = await newPlayer(url, 'Wanda');
  return { server, players, match, watcher, join: () => watcher.connection.ask({ t: 'join', match, events: true }) };
}

const rng = stream('watching');

async function answerAll(players: readonly Player[], match: string, count: number): Promise<void> {
  const bot = await botOf(FIRST_GAME, 'random');
  for (let n = 0; n < count; n++) {
    const player = players.find(({ followed }) => followed?.standing.question !== 0);
    const followed = player?.followed;
    if (player === undefined || followed == null || followed.status.end !== null) return;
    const { viewer } = followed.head;
    const given = viewer === 'watcher' ? null : bot(viewer, followed.view, rng);
    const number = followed.number;
    await player.connection.ask({ t: 'answer', match, after: followed.standing.answers, ...given! });
    await Promise.all(players.map((one) => one.until((now) => now.number > number)));
  }
}

const concede = (player: Player, match: string) =>
  player.connection.ask({ t: 'answer', match, decision: 0, after: 0, words: { concede: true } });

describe('who watches', () => {
  test('sees an open match as it goes, as nobody who plays', async () => {
    const { players, match, watcher, join } = await watched({ kind: 'open' });
    await join();
    await answerAll(players, match, 4);
    const { head, standing } = await watcher.until((one) => one.standing.answers === 4);
    expect(head.viewer).toBe('watcher');
    expect(standing).toMatchObject({ question: 0, undoable: 0 });
    await players[0].until((one) => one.status.watchers === 1);
    await expect(concede(watcher, match)).rejects.toThrow('somebody else');
    watcher.connection.drop();
    await players[0].until((one) => one.status.watchers === 0);
  });

  test('hears no words that the two write to each other', async () => {
    const { players, match, watcher, join } = await watched({ kind: 'open' });
    await join();
    const heard = watcher.next((frame: ServerFrame) => 'number' in frame && frame.number === 1);
    await players[0].connection.ask({ t: 'text', match, text: 'between us' });
    await heard;
    // Nor afterwards, when what was said is told again.
    await players[0].connection.ask({ t: 'phrase', match, phrase: 'haveFun' });
    await join();
    expect(JSON.stringify(watcher.frames)).toContain('haveFun');
    expect(JSON.stringify(watcher.frames)).not.toContain('between us');
  });

  test('sees nothing of a match that may not be watched, nor before the end of one that may be then', async () => {
    for (const kind of ['off', 'after'] as const) {
      const { players, match, join } = await watched({ kind });
      await expect(join()).rejects.toThrow('may not be watched');
      await concede(players[0], match);
      await players[0].until((one) => one.disclosure !== null);
      if (kind === 'off') await expect(join()).rejects.toThrow('may not be watched');
      else await join();
    }
  });

  test('turns later hears of nothing earlier, and of the rest at the end', async () => {
    const { server, players, match, watcher, join } = await watched({ kind: 'delayed', turns: 2 });
    await join();
    await answerAll(players, match, 60);
    const live = await server.venue.matches.get(match);
    const turns = await live.look((course) => course.turns);
    expect(turns).toBeGreaterThan(2);
    expect(watcher.followed!.number).toBeGreaterThan(0);
    expect(watcher.followed!.number).toBeLessThan(players[0].followed!.number);
    await concede(players[0], match);
    await players[0].until((one) => one.status.end !== null);
    await watcher.until((one) => one.number === players[0].followed!.number && one.disclosure !== null);
  });
});

test('nobody hears of an answer before it is kept, whoever comes or goes meanwhile', async () => {
  const kept = await openSqliteStore(await dataFolder());
  const [asked, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let isHeld = false;
  const append: Store['append'] = async (entry) => {
    if (isHeld) {
      asked.resolve();
      await gate.promise;
    }
    return kept.append(entry);
  };
  const server = await serverForTest({ store: { ...kept, append } });
  const url = `http://127.0.0.1:${server.port}`;
  const players = [await newPlayer(url, 'Anna'), await newPlayer(url, 'Bruno')] as const;
  const watcher = await newPlayer(url, 'Wanda');
  const match = await beginMatch(...players, { game: FIRST_GAME, watch: { kind: 'open' } });
  await watcher.connection.ask({ t: 'join', match, events: true });
  const player = players.find(({ followed }) => followed!.standing.question !== 0)!;
  const { head, view, standing, number } = player.followed!;
  const given = (await botOf(FIRST_GAME, 'random'))(head.viewer === 1 ? 1 : 0, view, stream('one'))!;
  isHeld = true;
  const answering = player.connection.ask({ t: 'answer', match, after: standing.answers, ...given });
  await asked.promise;
  await watcher.connection.ask({ t: 'leave', match });
  for (const one of players) await one.connection.ask({ t: 'ping' });
  for (const one of players) expect(one.followed!.number).toBe(number);
  gate.resolve();
  await answering;
  for (const one of players) await one.until((now) => now.number === number + 1 && now.status.watchers === 0);
});
