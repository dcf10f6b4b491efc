// What can somebody's own cards do to a server? Nothing: what can't be played is refused, and what sets itself off is cut off.

import { GAME_IDS } from '@duello/games';
import { stream, work } from '@duello/kernel';
import type { TermsInput } from '@duello/protocol';
import { expect, test } from 'vitest';
import { openTable } from '../src/client/api.ts';
import { botOf } from '../src/client/bot-answer.ts';
import type { Followed } from '../src/client/followed-match.ts';
import { beginMatch, newPlayer } from './player-for-tests.ts';
import { serverForTest } from './server-for-tests.ts';

/** What the server has done by itself within one answer, far less than what somebody would wait for. */
const MOST_FRAMES = 500_000;
const MOST_ANSWERS = 300;

type Options = NonNullable<TermsInput['options']>;
type Json = Options[string];

const nested = (deep: number): Json =>
  JSON.parse(`${'{"op":"repeat","times":9,"effects":['.repeat(deep)}${']}'.repeat(deep)}`);
const many = (count: number, card: Json): Json =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`card${at}`, card]));

const NASTY: readonly (readonly [string, Json])[] = [
  ['no cards at all', 'nonsense'],
  ['a list', [1, 2, 3]],
  ['a card that is none', { mine: 7 }],
  ['a name that every object has', JSON.parse('{"__proto__": {"type": "spell"}}')],
  ['a type that is none', { mine: { type: '<img src=x onerror=alert(1)>' } }],
  ['numbers that are none', { mine: { type: 'creature', attack: 1e308, health: -1, price: 0.5, cost: -7 } }],
  ['a name as long as a book', { mine: { type: 'spell', name: 'x'.repeat(20_000) } }],
  ['effects that stand inside each other', { mine: { type: 'spell', effects: nested(200) } }],
  ['more effects than anybody reads', { mine: { type: 'spell', effects: Array(500).fill({ op: 'draw' }) } }],
  ['more cards than a match has room for', many(500, { type: 'spell' })],
];

test('Cards that can’t be played are refused in every game, with a code and a reason', async () => {
  const server = await serverForTest({ perMinute: 1e6 });
  const { api } = await newPlayer(`http://127.0.0.1:${server.port}`, 'Anna');
  for (const game of GAME_IDS) {
    for (const [what, cards] of NASTY) {
      const refused = await openTable(api, { game, options: { cards } }).catch((error: unknown) => error);
      expect([game, what, refused]).toEqual([
        game,
        what,
        expect.objectContaining({ code: expect.stringMatching(/^bad(?:Terms|Frame)$/), status: 400 }),
      ]);
      expect(String(refused).length).toBeLessThan(1000);
    }
  }
  await expect(openTable(api, { game: GAME_IDS[0], options: { cards: 'x'.repeat(5_000_000) } })).rejects.toMatchObject({
    status: expect.toSatisfy((status: number) => status === 400 || status === 413),
  });
  expect(await api.get('/tables')).toEqual([]);
});

const toAll = { op: 'damage', amount: 1, to: { all: {} } };
const call = { type: 'spell', effects: [{ op: 'summon', token: 'echo', count: 2 }, toAll] };
/** Spells of both decks: whatever is drawn, one of them is soon played. */
const PLACES = 'whetstoneClause sparksInWriting aSwingEach finePrint allHandsSign pettyCash errataSlip newLease'.split(
  ' ',
);
const looping: Options = {
  // Each blow heals all and strikes all again.
  echo: {
    ...{ type: 'creature', token: true, attack: 1, health: 9 },
    when: { hurt: [{ op: 'heal', amount: 99, to: { all: {} } }, toAll] },
  },
  ...Object.fromEntries(PLACES.map((card) => [`${card}Call`, { ...call, instead: { card } }])),
};

test('Cards that set themselves off without end are cut off, and everybody else is answered meanwhile', async () => {
  const server = await serverForTest({ perMinute: 1e6, limits: { messages: { burst: 1e6, perSecond: 1e6 } } });
  const url = `http://127.0.0.1:${server.port}`;
  const [anna, bruno] = [await newPlayer(url, 'Anna'), await newPlayer(url, 'Bruno')];
  const options = { deckA: 'emberPact', deckB: 'greyRegistry', cards: looping };
  const match = await beginMatch(anna, bruno, { game: 'contracts', options });
  const bot = await botOf('contracts', 'random');
  const rng = stream('nasty');
  const isAsked = ({ standing, status }: Followed): boolean => standing.question !== 0 || status.end !== null;
  const isCut = (): boolean => anna.frames.some((frame) => JSON.stringify(frame).includes('loopGuard'));
  for (let answers = 0; !isCut() && answers < MOST_ANSWERS; answers++) {
    const player = await Promise.race([anna, bruno].map((one) => one.until(isAsked).then(() => one)));
    const { standing, view, head } = await player.until(() => true);
    const given = head.viewer === 'watcher' ? null : bot(head.viewer, view, rng);
    if (given === null) throw new Error('the match is over, and nothing was cut off');
    const before = work.frames;
    await player.connection.ask({ t: 'answer', match, after: standing.answers, ...given });
    expect(work.frames - before).toBeLessThan(MOST_FRAMES);
    await Promise.all(
      [anna, bruno].map((one) =>
        one.until((now) => now.standing.answers > standing.answers || now.status.end !== null),
      ),
    );
  }
  expect(isCut()).toBe(true);
  expect(await bruno.api.get('/people/me')).toMatchObject({ name: 'Bruno' });
});
