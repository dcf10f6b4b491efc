import { GAME_IDS } from '@duello/games';
import { stream } from '@duello/kernel';
import { faultOf, hostSeatByChance } from '@duello/protocol';
import { describe, expect, test } from 'vitest';
import { openTable, sit } from '../src/client/api.ts';
import { botOf } from '../src/client/bot-answer.ts';
import { beginMatch, newPlayer, newSecret, type Player } from './player-for-tests.ts';
import { serverForTest } from './server-for-tests.ts';

/** Answers by chance whenever it is asked, until the match is over. */
async function playByChance(player: Player, game: string, seed: string): Promise<void> {
  const rng = stream(`${seed}/${player.person.name}`);
  const bot = await botOf(game, 'random');
  for (;;) {
    const { standing, status, view, match, head } = await player.until(
      (followed) => followed.status.end !== null || followed.standing.question !== 0,
    );
    if (status.end !== null || head.viewer === 'watcher') return;
    const given = bot(head.viewer, view, rng);
    if (given === null) throw new Error('nothing is asked');
    await player.connection.ask({ t: 'answer', match, after: standing.answers, ...given });
  }
}

describe.each(GAME_IDS)('a whole match of %s over sockets', (game) => {
  test('ends the same for both, and its record and deal can be checked', async () => {
    const server = await serverForTest({ limits: { messages: { burst: 1e6, perSecond: 1e6 } } });
    const url = `http://127.0.0.1:${server.port}`;
    const [anna, bruno] = [await newPlayer(url, 'Anna'), await newPlayer(url, 'Bruno')];
    const match = await beginMatch(anna, bruno, { game, options: {} });
    await Promise.all([anna, bruno].map((player) => playByChance(player, game, match)));
    const [a, b] = await Promise.all([anna, bruno].map((player) => player.until((one) => one.disclosure !== null)));
    expect(a.status.end).toEqual(b.status.end);
    expect(a.disclosure).toEqual(b.disclosure);
    for (const player of [anna, bruno]) {
      const followed = structuredClone(player.followed);
      await player.reconnect();
      const told = player.next((frame) => frame.t === 'table');
      await player.connection.ask({ t: 'join', match, events: true });
      expect(await told).toMatchObject({
        view: followed?.view,
        number: followed?.number,
        standing: followed?.standing,
      });
    }
  });
});

describe('a deal', () => {
  test('is the one that the server was bound to before anybody sat down', async () => {
    const server = await serverForTest();
    const url = `http://127.0.0.1:${server.port}`;
    const [anna, bruno] = [await newPlayer(url, 'Anna'), await newPlayer(url, 'Bruno')];
    const table = await openTable(anna.api, { game: GAME_IDS[0] });
    const secrets = [newSecret(), newSecret()] as const;
    await sit(anna.api, table.id, secrets[0]);
    await sit(bruno.api, table.id, secrets[1]);
    await bruno.connection.ask({ t: 'join', match: table.id, events: true });
    const { head } = await bruno.until(() => true);
    expect(JSON.stringify(bruno.frames)).not.toMatch(new RegExp(`${secrets[0]}|seed`));
    await bruno.connection.ask({ t: 'answer', match: table.id, decision: 0, after: 0, words: { concede: true } });
    const { disclosure } = await bruno.until((one) => one.disclosure !== null);
    const { deal, seed } = disclosure!;
    const witness = { place: 1, commitment: table.commitment, secret: secrets[1] } as const;
    expect(faultOf(deal, seed, witness)).toBeNull();
    expect(head.players[hostSeatByChance(deal)].name).toBe('Anna');
  });
});
