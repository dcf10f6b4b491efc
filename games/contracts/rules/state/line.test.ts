// How does the line stand, close and change? (CR41, CR70)

import { describe, expect, test } from 'vitest';
import {
  aCreature,
  allCreatures,
  anOwnCreature,
  creature,
  damage,
  destroy,
  give,
  move,
  spell,
} from '../../cards/build.ts';
import { type Side, type Table, table } from '../table-for-tests.ts';

const cards = {
  a: creature('', '1/1'),
  b: creature('', '1/2'),
  c: creature('', '1/3'),
  d: creature('', '1/4'),
  giver: creature('', '1/5', { gives: [give('adjacent', { attack: 2 })] }),
  prop: creature('', '1/5', { gives: [give('adjacent', { health: 1 })] }),
  splash: creature('', '1/5', { endTurn: [damage(1, 'adjacent')] }),
  burst: creature('', '1/1', { recycling: [damage(1, 'adjacent')] }),
  quake: spell('', [damage(1, allCreatures())]),
  kill: spell('', [destroy(aCreature())]),
  left: spell('', [move(anOwnCreature(), 'leftEnd')]),
  right: spell('', [move(anOwnCreature(), 'rightEnd')]),
  shift: spell('', [move(aCreature(), 'anywhere')]),
};
const at = (A: Side, B: Side = {}): Table => table({ cards, A, B });
const ids = (t: Table, who: 'A' | 'B' = 'A'): string =>
  t
    .line(who)
    .map((one) => one.split(' ')[0])
    .join(' ');

describe('a line without gaps', () => {
  test('CR41: a departure closes it, and neighbours become adjacent', () => {
    const t = at({ hand: ['kill'], line: ['giver', 'a', 'b', 'c'] });
    expect(t.line('A')).toEqual(['giver 1/5', 'a 3/1', 'b 1/2', 'c 1/3']);
    t.play('play:kill', 'own:2');
    expect(t.line('A')).toEqual(['giver 1/5', 'b 3/2', 'c 1/3']);
  });

  test('CR41: adjacent is the next on either side; an end has one neighbour', () => {
    expect(at({ line: ['a', 'b', 'giver', 'c', 'd'] }).line('A')).toEqual([
      ...['a 1/1', 'b 3/2', 'giver 1/5', 'c 3/3', 'd 1/4'],
    ]);
    expect(at({ line: ['a', 'b', 'giver'] }).line('A')).toEqual(['a 1/1', 'b 3/2', 'giver 1/5']);
    const t = at({ line: ['b', 'splash', 'c', 'd'] }, { line: ['d'] }).answer('end');
    expect(t.line('A')).toEqual(['b 1/1', 'splash 1/5', 'c 1/2', 'd 1/4']);
    expect(t.line('B')).toEqual(['d 1/4']);
  });

  test('CR41: beside one that has left are those who close up, and nobody if they have left with it', () => {
    const among = at({ hand: ['quake'], line: ['c', 'burst', 'd'] }).answer('play:quake');
    expect(among.line('A')).toEqual(['c 1/1', 'd 1/2']);
    const gone = at({ hand: ['quake'], line: ['a', 'c', 'burst', 'd'] }).answer('play:quake');
    expect(gone.line('A')).toEqual(['c 1/1', 'd 1/2']);
    const last = at({ hand: ['quake'], line: ['a', 'burst'] }).answer('play:quake');
    expect(last.line('A')).toEqual([]);
    expect(last.happened('damage').filter((event) => event.by === 'contract' && event.source === 'burst')).toEqual([]);
  });

  test('CR41: a line of k has k + 1 places, and all of them are open', () => {
    for (let k = 1; k <= 7; k++) {
      const t = at({ hand: ['a'], line: Array(k).fill('b') }).answer('play:a');
      expect(t.keys()).toHaveLength(k + 1);
      const place = Math.ceil(k / 2) + 1;
      t.answer(String(place));
      expect(ids(t).split(' ').indexOf('a')).toBe(place - 1);
    }
    // Into an empty line there is nothing to choose (CR31).
    expect(
      at({ hand: ['a'] })
        .answer('play:a')
        .asks(),
    ).toBe('A act');
  });

  test('CR41: continuous effects are recomputed at once, and can be deadly', () => {
    const t = at({ hand: ['d'], line: ['prop', { card: 'a', damage: 1 }] }).play('play:d', '2');
    expect(t.line('A')).toEqual(['prop 1/5', 'd 1/5']);
    expect(t.pile('A')).toEqual(['a']);
  });
});

describe('moving in the line', () => {
  test('CR70: it keeps everything on it', () => {
    const one = { card: 'd', damage: 1, attack: 2, health: 1, statuses: ['magnetized'], spent: true } as const;
    const t = at({ hand: ['left'], line: ['a', 'b', one] });
    const before = t.see('A').line[2];
    t.play('play:left', 'own:3');
    expect(ids(t)).toBe('d a b');
    expect(t.see('A').line[0]).toEqual(before);
    expect(t.happened('creatureMoved')).toMatchObject([{ from: 2, to: 0 }]);
  });

  test('CR70: its new neighbours count at once, and so do its old ones', () => {
    const t = at({ hand: ['right'], line: ['giver', 'a', 'b', 'c'] }).play('play:right', 'own:1');
    expect(t.line('A')).toEqual(['a 1/1', 'b 1/2', 'c 3/3', 'giver 1/5']);
    const deadly = at({ hand: ['right'], line: ['prop', { card: 'a', damage: 1 }, 'b'] });
    deadly.play('play:right', 'own:1');
    expect(deadly.line('A')).toEqual(['b 1/3', 'prop 1/5']);
  });

  test('CR70: “anywhere” is the controller’s choice of every other place', () => {
    const t = at({ hand: ['shift'] }, { line: ['a', 'b', 'c'] }).play('play:shift', 'opposing:2');
    expect(t.asks()).toBe('A move');
    expect(t.keys()).toEqual(['1', '3']);
    t.answer('3');
    expect(ids(t, 'B')).toBe('a c b');
  });

  test('CR33: what stands there already is no choice for a move to an end', () => {
    const left = at({ hand: ['left'], line: ['a', 'b', 'c'] }).answer('play:left');
    expect(left.keys()).toEqual(['own:2', 'own:3']);
    const right = at({ hand: ['right'], line: ['a', 'b', 'c'] }).answer('play:right');
    expect(right.keys()).toEqual(['own:1', 'own:2']);
    // Of two only one can move: nobody is asked (CR31).
    expect(ids(at({ hand: ['left'], line: ['a', 'b'] }).answer('play:left'))).toBe('b a');
    expect(ids(at({ hand: ['right'], line: ['a', 'b'] }).answer('play:right'))).toBe('b a');
  });

  test('CR70: a Creature alone in its line cannot move', () => {
    expect(at({ hand: ['shift'] }, { line: ['a'] }).blocked('play:shift')).toBe('noTarget');
  });
});
