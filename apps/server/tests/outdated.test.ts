import type { Tools } from '@duello/bots';
import { type State, stream } from '@duello/kernel';
import { fromText, headOf, underVersion } from '@duello/language';
import { expect, test } from 'vitest';
import { apiAt, matchRow } from '../src/client/api.ts';
import { botOf } from '../src/client/bot-answer.ts';
import { connect } from '../src/client/connection.ts';
import { withGame } from '../src/games/games.ts';
import { openSqliteStore } from '../src/store/sqlite/sqlite-store.ts';
import type { Store } from '../src/store/store.ts';
import { beginMatch, FIRST_GAME, newPlayer } from './player-for-tests.ts';
import { dataFolder, serverIn } from './server-for-tests.ts';

/** As if every match had begun under the rules before. */
const older = (store: Store): Store => ({
  ...store,
  async table(id) {
    const row = await store.table(id);
    return row === null || row.begun === null
      ? row
      : { ...row, begun: { ...row.begun, version: row.begun.version - 1 } };
  },
});

test('a match of older rules is closed when a server starts, and stays readable', async () => {
  const folder = await dataFolder();
  const before = await serverIn(folder);
  const url = `http://127.0.0.1:${before.port}`;
  const [anna, bruno] = [await newPlayer(url, 'Anna'), await newPlayer(url, 'Bruno')];
  const id = await beginMatch(anna, bruno, { game: FIRST_GAME });
  const bot = await botOf(FIRST_GAME, 'random');
  const given = await Promise.all(
    [anna, bruno].map(async (player) => {
      const { head, view, standing } = await player.until(() => true);
      const answer = head.viewer === 'watcher' ? null : bot(head.viewer, view, stream('older rules'));
      if (answer === null) return 0;
      await player.connection.ask({ t: 'answer', match: id, after: standing.answers, ...answer });
      return 1;
    }),
  );
  const answers = given.filter((one) => one === 1).length;
  expect(answers).toBeGreaterThan(0);
  await before.close();

  const after = await serverIn(folder, { store: older(await openSqliteStore(folder)) });
  const api = apiAt(`http://127.0.0.1:${after.port}`, anna.person.key);
  await expect.poll(async () => (await matchRow(api, id)).ended, { timeout: 60_000 }).not.toBeNull();
  const { why, winner, text } = await matchRow(api, id);
  expect({ why, winner }).toEqual({ why: 'closed', winner: null });
  expect((await after.venue.store.entries(id, 0)).at(-1)?.entry).toEqual({ kind: 'closed', why: 'rules' });

  const { version, read } = await withGame(FIRST_GAME, <S extends State, V, O, E>({ rules }: Tools<S, V, O, E>) => ({
    version: rules.version,
    read: (link: string) => fromText(rules, link),
  }));
  expect(headOf(text ?? '').version).toBe(version - 1);
  expect(read(underVersion(text ?? '', version)).answers).toHaveLength(answers);

  const late = await connect(`ws://127.0.0.1:${after.port}/api/v1/socket`, anna.person.key, { hear() {}, gone() {} });
  await expect(late.ask({ t: 'join', match: id, events: true })).rejects.toMatchObject({ frame: { code: 'over' } });
  late.drop();
});
