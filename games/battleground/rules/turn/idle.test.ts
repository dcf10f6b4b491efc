// What does somebody get who does not answer in time? (BR88)

import { describe, expect, test } from 'vitest';
import {
  aFoe,
  damage,
  draw,
  either,
  enchantment,
  endAnother,
  gainCrystal,
  mana,
  may,
  onField,
  retain,
  revive,
  spellsOf,
} from '../../cards/build.ts';
import type { Effect } from '../../cards/effects.ts';
import { newMatch, type Table, table } from '../table-for-tests.ts';

const { sorcery } = spellsOf('neutral');
const IDLE = { idle: true } as const;
const cast = (effects: readonly Effect[], more = {}): Table =>
  table({ cards: { spell: sorcery(0, '', effects) }, south: { hand: ['spell'], ...more } }).answer('cast:spell');

test('BR88: in the draft the first legal choice, in every step; the deck has ten spells', () => {
  const t = newMatch({ firstPlayer: 'A' });
  for (const what of ['class', 'spells', 'neutral', 'crystals']) {
    for (const who of ['N', 'S']) {
      expect(t.asks()).toBe(`${who} ${what}`);
      const [first] = t.keys();
      t.answer(IDLE);
      if (what === 'class') expect(t.events('classChosen').at(-1)?.class).toBe(first);
      if (what === 'spells') expect(t.events('cardsDrafted').at(-1)?.spells).toEqual([first]);
      if (what === 'neutral') expect(t.events('neutralKept').at(-1)?.card).toBe(first);
    }
  }
  expect(t.events('crystalsTaken').map(({ crystals }) => crystals)).toEqual([
    { white: 7, red: 0, purple: 0, blue: 0 },
    // Two white are left.
    { white: 2, red: 5, purple: 0, blue: 0 },
  ]);
  for (const { unseen } of t.view('watcher').players) expect(unseen).toHaveLength(10);
  expect(t.asks()).toBe('S act');
});

test('BR88: with drawThree the first of the three', () => {
  const t = newMatch({ firstPlayer: 'A', neutralPick: 'drawThree' }).play(IDLE, IDLE, IDLE, IDLE);
  const [first] = t.keys();
  t.answer(IDLE);
  expect(t.events('neutralKept')[0].card).toBe(first);
});

test('BR88: in Spellcasting the end of the phase, and it is told that time was up', () => {
  const t = table({ south: { hand: ['redCrystal'] } }).answer(IDLE);
  expect(t.events('castingEnded')).toEqual([{ kind: 'castingEnded', seat: 0, by: 'player' }]);
  expect(t.events('timedOut')).toEqual([{ kind: 'timedOut', seat: 0, what: 'act' }]);
  expect(t.events('spellCast')).toEqual([]);
});

test('BR88: for a summon its attack', () => {
  const t = table({ phase: 'battle', board: { c3: 'S 2/3', c4: 'N 1/5' } }).answer(IDLE);
  expect(t.board()).toEqual({ c3: 'S 2/3', c4: 'N 1/3' });
});

test('BR88: in the market the end of buying', () => {
  const t = table({ phase: 'upkeep', south: { coins: 3 }, market: { rows: [['guard', 'newBoots']] } }).answer(IDLE);
  expect(t.coins('S')).toBe(3);
  expect(t.events('marketDiscarded').map(({ card }) => card)).toEqual(['guard']);
  expect(t.asks()).toBe('N act');
});

describe('inside a text', () => {
  test('BR88: what you may do is declined', () => {
    const t = cast([may(damage(5, 'you')), mana('red')]).answer(IDLE);
    expect([t.life('S'), t.see('S').mana.red]).toEqual([20, 1]);
  });

  test('BR88, BR87: nothing is retained', () => {
    const t = cast([retain(2)], { hand: ['spell', 'guard', 'newBoots'] }).answer(IDLE);
    expect(t.see('S')).toMatchObject({ retained: [], hand: ['guard', 'newBoots'] });
  });

  test('BR88: any other question gets its first option', () => {
    const first = (t: Table): string => t.keys()[0];
    const target = table({
      cards: { spell: sorcery(0, '', [damage(1, aFoe())]) },
      board: { e5: 'N 1/3', a5: 'N 1/3', c4: 'N 1/3' },
      south: { hand: ['spell'] },
    }).answer('cast:spell');
    const aimed = first(target);
    expect(aimed).toBe('c4');
    expect(target.answer(IDLE).board().c4).toBe('N 1/2');

    expect(
      cast([either([mana('red')], [mana('blue')])])
        .answer(IDLE)
        .see('S').mana,
    ).toMatchObject({ red: 1, blue: 0 });
    expect(
      cast([mana('any', 2)])
        .answer(IDLE)
        .see('S').mana.white,
    ).toBe(2);
    expect(cast([gainCrystal()]).answer(IDLE).see('S').pile[0]).toBe('whiteCrystal');

    const raised = cast([revive()], { pile: ['crazyImp', 'guard'] }).answer(IDLE);
    expect(raised.asks()).toBe('S field');
    expect(raised.answer(IDLE).board()).toEqual({ a1: 'S 2/3' });

    const point = cast([damage(1, onField('adjacent', 'any'))]);
    expect(first(point)).toBe('a1');
    expect(point.answer(IDLE).events('pointChosen')).toMatchObject([{ point: 'a1' }]);
  });

  test('BR88: the first enchantment is resolved, or ended, first', () => {
    const drip = sorcery(0, '', [], { enchantment: enchantment(3, damage(1, 'opponent')) });
    const t = table({ phase: 'enchantments', cards: { one: drip, two: drip }, south: { area: ['one', 'two'] } }).answer(
      IDLE,
    );
    expect(t.events('enchantmentResolved').map(({ card }) => card)).toEqual(['one', 'two']);
    const ended = table({
      cards: { one: drip, two: drip, stop: sorcery(0, '', [endAnother('own'), draw(1)]) },
      south: { area: ['one', 'two'], hand: ['stop'] },
    }).play('cast:stop', IDLE);
    expect(ended.events('enchantmentEnded').map(({ card }) => card)).toEqual(['one']);
  });
});

test('BR88: whoever never answers still plays whole turns, and both together come to the end of the match', () => {
  const t = newMatch({ start: 'quick', roundLimit: 4, firstPlayer: 'A' });
  for (let i = 0; i < 400 && t.asks() !== 'over'; i++) t.answer(IDLE);
  expect(t.outcome()).toMatchObject({ winner: null, reason: 'roundLimit' });
  expect(t.events('turnEnded')).toHaveLength(8);
});
