// What does the end of a turn leave undone, and what should be known before a contract is played?

import { expect, test } from 'vitest';
import { aCreature, creature, damage, discount, heal, orb, per, rune, spell } from '../../cards/build.ts';
import { table } from '../table-for-tests.ts';
import { guardCost } from './costs.ts';
import { leftToDo } from './left-to-do.ts';
import { playTargets } from './play-targets.ts';
import { playWarning } from './warnings.ts';

const left = (t: ReturnType<typeof table>, seat: 0 | 1 = 0) =>
  leftToDo(t.view(seat))?.map(({ what, count }) => `${what} ${count}`);

const cards = {
  guard: creature('', '0/5'),
  wolf: creature('R1', '2/2'),
  mend: spell('', [heal(2, 'you')]),
  storm: spell('', [damage(per('opposingCreatures'), aCreature())]),
  seal: rune('', 'R1', [heal(1, 'you')]),
  other: rune('', 'R1', [heal(1, 'you')]),
  torch: orb('', '3/3'),
  lamp: orb('', '1/3'),
};

test('C808: Creatures that can still attack are counted, those without attack or that have acted are not', () => {
  const line = ['wolf', 'wolf', { card: 'wolf', spent: true }, 'guard'];
  expect(left(table({ A: { line }, B: { line: ['guard'] }, cards }))).toEqual(['attack 2']);
  expect(left(table({ A: { line: ['guard'] }, cards }))).toEqual([]);
});

test('C901: a player with attack can still strike, once', () => {
  const t = table({ A: { attack: 2 }, cards });
  expect(left(t)).toEqual(['strike 1']);
  t.answer('attack:player>player');
  expect(left(t)).toEqual([]);
});

test('C501: what can be paid for can still be played', () => {
  expect(left(table({ A: { hand: ['wolf', 'guard'], extractors: 'R1' }, cards }))).toEqual(['play 2']);
  expect(left(table({ A: { hand: ['wolf'] }, cards }))).toEqual([]);
  expect(leftToDo(table({ A: { hand: ['wolf'], extractors: 'R1' }, cards }).view(0))?.[0].ids).toEqual(['wolf']);
});

test('C1005, C702: an Orb that would not cost the last health and a Rune that can be paid are left', () => {
  const orb = { orb: 'torch' } as const;
  expect(left(table({ A: { ...orb, health: 10 }, cards }))).toEqual(['orb 1']);
  expect(left(table({ A: { ...orb, health: 3 }, cards }))).toEqual([]);
  expect(left(table({ A: { rune: 'seal', extractors: 'R1', health: 5 }, cards }))).toEqual(['rune 1']);
  expect(left(table({ A: { rune: 'seal', health: 5 }, cards }))).toEqual([]);
});

test('nothing is left for who is not asked, nor outside the main phase', () => {
  const t = table({ A: { hand: ['guard'] }, cards });
  expect(leftToDo(t.view(1))).toBeNull();
  expect(leftToDo(t.view('watcher'))).toBeNull();
  expect(leftToDo(table({ at: 'draw', A: { deck: ['guard'] }, cards }).view(0))).toBeNull();
});

test('C1002, C703: a second Orb or Rune is said to replace the first, and is not left to do', () => {
  const t = table({ A: { orb: 'torch', rune: 'seal', hand: ['lamp', 'other'], health: 3 }, cards });
  expect(playWarning(t.view(0), 'lamp')).toEqual({ what: 'replaces', card: 'torch' });
  expect(playWarning(t.view(0), 'other')).toEqual({ what: 'replaces', card: 'seal' });
  expect(left(t)).toEqual([]);
  expect(playWarning(table({ A: { hand: ['lamp'] }, cards }).view(0), 'lamp')).toBeNull();
});

test('a Spell that would change nothing is said to do nothing, whomever it is aimed at', () => {
  const A = { hand: ['mend', 'storm'], line: ['guard', 'guard'] };
  const whole = table({ A, cards });
  expect(playWarning(whole.view(0), 'mend')).toEqual({ what: 'doesNothing', card: 'mend' });
  expect(playWarning(whole.view(0), 'storm')).toEqual({ what: 'doesNothing', card: 'storm' });
  expect(left(whole)).toEqual([]);
  const hurt = table({ A: { ...A, health: 9 }, B: { line: ['guard'] }, cards });
  expect(playWarning(hurt.view(0), 'mend')).toBeNull();
  expect(playWarning(hurt.view(0), 'storm')).toBeNull();
  expect(left(hurt)).toEqual(['play 2']);
});

test('C1005, C1009: an active Orb costs its owner at most its attack', () => {
  expect(guardCost(table({ A: { orb: 'torch' }, cards }).view(0), 0)).toBe(3);
  expect(guardCost(table({ cards }).view(0), 0)).toBe(0);
});

test('CR32, C501: a Spell without a target says so first; what it costs is told with the discount and what can be spent', () => {
  const own = { bolt: spell('R5', [damage(1, aCreature())]), clerk: creature('', '0/1', { gives: [discount(2)] }) };
  const why = (t: ReturnType<typeof table>) => t.view(0).decision?.blocked.find(({ key }) => key === 'play:bolt');
  expect(why(table({ A: { hand: ['bolt'] }, cards: own }))?.reason.code).toBe('noTarget');
  const poor = table({
    A: { hand: ['wide'], extractors: 'R1 P2', line: ['clerk'] },
    cards: { ...own, wide: creature('P6', '1/1') },
  });
  const wide = poor.view(0).decision?.blocked.find(({ key }) => key === 'play:wide');
  expect(wide?.reason.values).toEqual({ missing: 1, needs: 4, can: 3 });
});

test('CR31: whom a Spell or a Rune may be aimed at is known before it is paid for, the only target too', () => {
  const own = {
    ...cards,
    bolt: spell('P1', [damage(1, aCreature())]),
    brand: rune('', 'R1', [damage(1, aCreature())]),
  };
  const A = { hand: ['bolt', 'mend'], rune: 'brand', extractors: 'R1 B1', tanks: 1 } as const;
  const two = table({ A, B: { line: ['guard', 'wolf'] }, cards: own });
  expect(playTargets(two.view(0), 'play:bolt').keys).toEqual(['opposing:1', 'opposing:2']);
  expect(playTargets(two.view(0), 'rune').keys).toEqual(['opposing:1', 'opposing:2']);
  expect(playTargets(two.view(0), 'play:mend').keys).toEqual([]);
  const one = table({ A, B: { line: ['guard'] }, cards: own });
  expect(playTargets(one.view(0), 'play:bolt').keys).toEqual(['opposing:1']);
  // The question for the target comes after so many others.
  const { after } = playTargets(two.view(0), 'play:bolt');
  const before = two.view(0).decision?.id ?? 0;
  two.answer('play:bolt');
  while (two.asks() !== 'A target') two.answer({ idle: true });
  expect(two.view(0).decision?.id).toBe(before + after + 1);
});
