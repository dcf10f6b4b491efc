// What is remembered of a deck from one match of a tournament to the next? As many of each card as were seen at once.

import { expect, test } from 'vitest';
import { col } from '../state/columns.ts';
import { type Table, table } from '../table-for-tests.ts';

const BEST = { constructedMatches: 'bestOf3' };
const revealed = (t: Table): readonly (readonly string[])[] =>
  t.view('watcher').players.map((player) => player.revealed.toSorted());

test('SR54: what lies in play, in the discard area and openly in a hand stays known, each to who owns it', () => {
  const A = {
    hand: ['zap', 'zap', 'bolt'],
    known: ['zap'],
    discards: ['tonic', 'tonic'],
    summonings: [{ card: 'p22', enchantments: ['blessing', 'curse'] }, 'p11', 'p11'],
  };
  const B = { hand: ['kill'], summonings: ['p33'] };
  const t = table({ A, B }, BEST).answer({ concede: true }, 'B');
  expect(t.asks()).toBe('AB mulligan');
  expect(revealed(t)).toEqual([
    ['blessing', 'p11', 'p11', 'p22', 'tonic', 'tonic', 'zap'],
    ['curse', 'p33'],
  ]);
});

test('SR54: a later match adds only what shows more copies than were seen before', () => {
  const t = table({ A: { discards: ['tonic', 'tonic', 'bolt'] } }, { ...BEST, firstPlayer: 'A' });
  t.answer({ concede: true }, 'B').answer({ picks: [] }, 'A').answer({ picks: [] }, 'B');
  const { cells, compiled: all } = t.state;
  const shown = ['tonic', 'bolt', 'bolt', 'zap'].map((id) => all.numbers.get(id) ?? -1);
  cells.set(shown, col.discard[0]);
  cells[col.discardSize[0]] = shown.length;
  t.answer({ concede: true }, 'A');
  expect(revealed(t)[0]).toEqual(['bolt', 'bolt', 'tonic', 'tonic', 'zap']);
});

test('SR54: a match in which nothing shows forgets nothing', () => {
  const t = table({ B: { summonings: ['p44', 'p44'] } }, { ...BEST, firstPlayer: 'A' });
  t.answer({ concede: true }, 'B').answer({ concede: true }, 'A');
  expect(t.view('watcher').match).toBe(3);
  expect(revealed(t)).toEqual([[], ['p44', 'p44']]);
});

test('a single match is not remembered: it is over', () => {
  expect(
    table({ B: { summonings: ['p44'] } })
      .answer({ concede: true }, 'B')
      .outcome(),
  ).toEqual({
    winner: 0,
    reason: 'conceded',
  });
});
