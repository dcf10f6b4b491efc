import { GAME_IDS } from '@duello/games';
import { stream } from '@duello/kernel';
import { HOUSE_LEVELS, houseSecretOf, type Table, type TermsInput } from '@duello/protocol';
import { describe, expect, test } from 'vitest';
import { openTable, sit } from '../src/client/api.ts';
import { botOf } from '../src/client/bot-answer.ts';
import type { Followed } from '../src/client/followed-match.ts';
import { FIRST_GAME, newPlayer, newSecret, type Player } from './player-for-tests.ts';
import { dataFolder, serverForTest, serverIn } from './server-for-tests.ts';

const AT_ONCE = { house: { pace: 0, thinkers: 1 }, limits: { messages: { burst: 1e6, perSecond: 1e6 } } };

/** The player sits down at a new table, and a bot after them. */
async function meet(player: Player, terms: TermsInput, bot: object): Promise<Table> {
  const { id } = await openTable(player.api, terms);
  await sit(player.api, id, newSecret());
  const table: Table = await player.api.post(`/tables/${id}/bot`, bot);
  await player.connection.ask({ t: 'join', match: id, events: false });
  await player.until(({ match }) => match === id);
  return table;
}

const isAskedOrOver = ({ status, standing }: Followed): boolean => status.end !== null || standing.question !== 0;

/** Answers by chance, so many times or until it is over. */
async function playByChance(player: Player, game: string, most = 1e9): Promise<Followed> {
  const bot = await botOf(game, 'random');
  for (let n = 0; ; n++) {
    const followed = await player.until(isAskedOrOver);
    const { standing, status, view, match, head } = followed;
    if (n === most || status.end !== null || head.viewer === 'watcher') return followed;
    const given = bot(head.viewer, view, stream(`${match}/${n}`));
    if (given === null) throw new Error('nothing is asked');
    await player.connection.ask({ t: 'answer', match, after: standing.answers, ...given });
  }
}

const concede = (player: Player, match: string): Promise<unknown> =>
  player.connection.ask({ t: 'answer', match, decision: 0, after: 0, words: { concede: true } });

describe('a bot of the house', () => {
  test('plays every game', async () => {
    const server = await serverForTest(AT_ONCE);
    const anna = await newPlayer(`http://127.0.0.1:${server.port}`, 'Anna');
    for (const game of GAME_IDS) {
      const { id, state } = await meet(anna, { game }, { level: 'novice' });
      expect(state).toBe('running');
      const { standing, head } = await playByChance(anna, game, 8);
      expect(standing.answers).toBeGreaterThan(8);
      expect(head.players.find(({ isBot }) => isBot)).toMatchObject({ person: 'house-novice', name: 'Novice' });
      await concede(anna, id);
      await anna.until(({ status }) => status.end !== null);
    }
  });

  test('of every level answers when it is asked first', async () => {
    const server = await serverForTest(AT_ONCE);
    const anna = await newPlayer(`http://127.0.0.1:${server.port}`, 'Anna');
    for (const level of HOUSE_LEVELS) {
      const { id } = await meet(anna, { game: FIRST_GAME, first: 'guest' }, { level, persona: 'patient' });
      const { head } = await anna.until((one) => one.match === id && isAskedOrOver(one) && one.standing.answers > 0);
      expect(head.players.map(({ person }) => person)).toContain(`house-${level}-patient`);
      const [{ entry }] = await server.venue.store.entries(id, 0);
      expect(entry).toMatchObject({ kind: 'answer', words: expect.not.objectContaining({ idle: true }) });
    }
  });

  test('puts into the deal what the server was bound to before anybody sat down', async () => {
    const server = await serverForTest(AT_ONCE);
    const anna = await newPlayer(`http://127.0.0.1:${server.port}`, 'Anna');
    const { id } = await meet(anna, { game: FIRST_GAME }, { level: 'novice' });
    await concede(anna, id);
    const { disclosure } = await anna.until((one) => one.disclosure !== null);
    expect(disclosure?.deal.players[1]).toBe(houseSecretOf(disclosure?.deal.server ?? ''));
  });

  test('goes on by itself when a server is started again', async () => {
    const folder = await dataFolder();
    const slow = await serverIn(folder, { ...AT_ONCE, house: { pace: 1e6, thinkers: 1 } });
    const anna = await newPlayer(`http://127.0.0.1:${slow.port}`, 'Anna');
    const { id } = await meet(anna, { game: FIRST_GAME, first: 'guest' }, { level: 'novice' });
    await slow.close();
    const again = await serverIn(folder, AT_ONCE);
    // Nobody follows it: the bot has nobody to wake it.
    const given = async () =>
      (await again.venue.store.entries(id, 0)).map(({ entry }) => entry).filter(({ kind }) => kind === 'answer');
    await expect.poll(given, { timeout: 60_000 }).not.toEqual([]);
    expect((await given())[0]).toMatchObject({ seat: 0, words: expect.not.objectContaining({ idle: true }) });
  });

  test('lets a casual player take back, and plays again', async () => {
    const server = await serverForTest(AT_ONCE);
    const anna = await newPlayer(`http://127.0.0.1:${server.port}`, 'Anna');
    const { id } = await meet(anna, { game: FIRST_GAME, first: 'host' }, { level: 'novice' });
    await playByChance(anna, FIRST_GAME, 4);
    const { standing } = await anna.until(isAskedOrOver);
    const taken = anna.next((frame) => frame.t === 'table');
    await anna.connection.ask({ t: 'offer', match: id, what: 'takeBack' });
    const table = await taken;
    expect(table.t === 'table' && table.standing.answers).toBeLessThan(standing.answers);
    await concede(anna, id);
    await anna.connection.ask({ t: 'offer', match: id, what: 'rematch' });
    const { status } = await anna.until((one) => one.status.next !== null);
    const next = status.next ?? '';
    await sit(anna.api, next, newSecret());
    await anna.connection.ask({ t: 'join', match: next, events: false });
    const { head } = await anna.until((one) => one.match === next && isAskedOrOver(one));
    expect(head.series.won).toContain(1);
  });

  test('is rated as everybody is', async () => {
    const server = await serverForTest(AT_ONCE);
    const anna = await newPlayer(`http://127.0.0.1:${server.port}`, 'Anna');
    const { id } = await meet(
      anna,
      { game: FIRST_GAME, rated: true, clock: { kind: 'decision', seconds: 60 } },
      { level: 'casual' },
    );
    await concede(anna, id);
    await anna.until((one) => one.disclosure?.rated != null);
    const [rating] = await server.venue.store.ratingsOf('house-casual');
    expect(rating).toMatchObject({ game: FIRST_GAME, matches: 1 });
    expect(rating.points).toBeGreaterThan(1500);
  });

  test('sits down for the host alone, and has no key that anybody knows', async () => {
    const server = await serverForTest(AT_ONCE);
    const url = `http://127.0.0.1:${server.port}`;
    const [anna, bruno] = [await newPlayer(url, 'Anna'), await newPlayer(url, 'Bruno')];
    const { id } = await openTable(anna.api, { game: FIRST_GAME });
    const asking = (player: Player, bot: object) => player.api.post(`/tables/${id}/bot`, bot);
    await expect(asking(anna, { level: 'novice' })).rejects.toMatchObject({ code: 'notYours' });
    await sit(anna.api, id, newSecret());
    await expect(asking(bruno, { level: 'novice' })).rejects.toMatchObject({ code: 'notYours' });
    await expect(asking(anna, { level: 'champion' })).rejects.toMatchObject({ code: 'badFrame' });
    await asking(anna, { level: 'novice' });
    await expect(asking(anna, { level: 'novice' })).rejects.toMatchObject({ code: 'taken' });
  });
});
