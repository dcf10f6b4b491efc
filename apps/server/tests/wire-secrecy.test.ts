// Can a socket learn what its seat must not know? What is hidden is made otherwise, and every frame must stay the same to the
// letter; and no frame before the end holds a secret of the deal or somebody's key. `SECRECY=200 STRIDE=1` plays
// that many matches a game and looks at every decision.

import type { Tools } from '@duello/bots';
import { GAME_IDS } from '@duello/games';
import { decode, type Reply, type Rng, refusal, type Seat, type State, stream, type Viewer } from '@duello/kernel';
import { playOn, VIEWERS } from '@duello/kernel/for-tests';
import { type Entry, termsSchema } from '@duello/protocol';
import { describe, expect, test } from 'vitest';
import { type BotAnswer, botOf } from '../src/client/bot-answer.ts';
import { newAudience } from '../src/match/audience.ts';
import { type MatchRow, openCourse } from '../src/match/course.ts';
import { beginMatch, newPlayer } from './player-for-tests.ts';
import { serverForTest } from './server-for-tests.ts';

const MATCHES = Number(process.env.SECRECY ?? 10);
/** One decision in so many is looked at. */
const STRIDE = Number(process.env.STRIDE ?? 40);

interface Game extends Tools<State, unknown, unknown, unknown> {
  permuteHiddenThrough(state: State, viewer: Viewer, seat: Seat, reply: Reply, rng: Rng): void;
}

const gameOf = async (id: string): Promise<Game> => (await import(`@duello/${id}/scenario`)).game;

const rowOf = (id: string): MatchRow => ({
  ...{ id: 'match', code: null, pairing: null, secret: '', commitment: '', opened: 0, state: 'running' },
  ...{ host: null, guest: null, invited: null, series: 'match', ended: null, rated: null },
  terms: termsSchema.parse({ game: id }),
  begun: { at: 0, seats: ['anna', 'bruno'], seed: 'seed', version: 1, due: null },
});

const PLAYER = { name: 'Anna', isBot: false, rating: null } as const;

/** Everything that is sent to a viewer of a match that stands like this: at first, and when the entry is played. */
function framesFor(game: Game, id: string, state: State, viewer: Viewer, entry: Entry): readonly string[] {
  const rules = { ...game.rules, setup: () => game.rules.copy(state) };
  const row = rowOf(id);
  const course = openCourse({ ...game, rules }, row);
  const audience = newAudience(
    {
      ...{ match: row.id, terms: row.terms, version: 1, commitment: '', begun: 0 },
      players: [
        { ...PLAYER, person: 'anna' },
        { ...PLAYER, person: 'bruno' },
      ],
      series: { won: [0, 0], drawn: 0 },
    },
    course,
  );
  const frames: string[] = [];
  const listener = { hear: (frame: string) => void frames.push(frame) };
  for (const wantsEvents of [true, false]) audience.add({ viewer, wantsEvents, listener, hasLeft: false }, 0);
  audience.apply({ number: 1, at: 0, entry }).tell(0);
  return [...frames, JSON.stringify(course.recall(viewer)), JSON.stringify(course.history(viewer))];
}

const entryOf = (seat: Seat, { decision, ...words }: BotAnswer['words'] & { readonly decision: number }): Entry => ({
  ...{ kind: 'answer', seat, decision, words },
});

/** Where two lists of frames part, with a little around it; null when they are alike. */
function difference(here: readonly string[], there: readonly string[]): readonly string[] | null {
  const index = here.findIndex((frame, i) => frame !== there[i]);
  if (index < 0 && here.length === there.length) return null;
  const [a, b] = [here[index] ?? '', there[index] ?? ''];
  const at = [...a].findIndex((letter, i) => letter !== b[i]);
  return [a, b].map((frame) => frame.slice(Math.max(0, at - 120), at + 60));
}

describe.each(GAME_IDS)('frames of %s', (id) => {
  test('are the same to the letter, whatever stays hidden from whoever gets them', async () => {
    const game = await gameOf(id);
    const rng = stream(`otherwise ${id}`);
    let [compared, toldOthers] = [0, 0];
    for (let n = 0; n < MATCHES; n++) {
      const seed = `${id} ${n}`;
      const begun = game.rules.setup(seed, game.rules.options({}), null);
      let visited = n;
      playOn(game.rules, begun, seed, ({ state, seat, reply }) => {
        if (visited++ % STRIDE !== 0) return;
        const { seat: by, ...given } = decode(game.rules, state, seat, reply);
        // As it is read from a frame.
        const entry = entryOf(by, JSON.parse(JSON.stringify(given)));
        for (const viewer of VIEWERS) {
          const otherwise = game.rules.copy(state);
          game.permuteHiddenThrough(otherwise, viewer, seat, reply, rng);
          // Another hand may have to answer a forced choice otherwise.
          if (refusal(game.rules, otherwise, seat, reply) !== null) continue;
          const [here, there] = [state, otherwise].map((one) => framesFor(game, id, one, viewer, entry));
          expect(difference(here, there), `viewer ${viewer} of ${seed}`).toBeNull();
          compared++;
          // What is otherwise is really told to those who may know it.
          if (viewer === 'watcher') continue;
          const known = [state, otherwise].map((one) => framesFor(game, id, one, viewer === 0 ? 1 : 0, entry));
          if (difference(known[0], known[1]) !== null) toldOthers++;
        }
      });
    }
    expect(compared).toBeGreaterThan(MATCHES);
    expect(toldOthers).toBeGreaterThan(0);
  });

  test('hold no seed, secret or key before the end', async () => {
    const server = await serverForTest({ limits: { messages: { burst: 1e6, perSecond: 1e6 } } });
    const url = `http://127.0.0.1:${server.port}`;
    const players = [await newPlayer(url, 'Anna'), await newPlayer(url, 'Bruno')] as const;
    const watcher = await newPlayer(url, 'Wanda');
    const match = await beginMatch(...players, { game: id, watch: { kind: 'open' } });
    await watcher.connection.ask({ t: 'join', match, events: true });
    const bot = await botOf(id, 'random');
    const rng = stream(id);
    await Promise.all(
      players.map(async (player) => {
        for (;;) {
          const now = await player.until((one) => one.status.end !== null || one.standing.question !== 0);
          const { viewer } = now.head;
          const given = now.status.end !== null || viewer === 'watcher' ? null : bot(viewer, now.view, rng);
          if (given === null) return;
          await player.connection.ask({ t: 'answer', match, after: now.standing.answers, ...given });
        }
      }),
    );
    const everybody = [...players, watcher];
    await Promise.all(everybody.map((one) => one.until(({ disclosure }) => disclosure !== null)));
    const row = await server.venue.store.table(match);
    const secrets = [
      ...[row!.secret, row!.begun!.seed, row!.host!.secret, row!.guest!.secret],
      ...everybody.map(({ person }) => person.key),
    ];
    for (const { frames } of everybody) {
      const before = JSON.stringify(
        frames.slice(
          0,
          frames.findIndex(({ t }) => t === 'disclosed'),
        ),
      );
      expect(before.length).toBeGreaterThan(1000);
      expect(secrets.filter((secret) => before.includes(secret))).toEqual([]);
    }
  });
});
