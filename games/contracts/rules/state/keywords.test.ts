// What do the other keywords and words mean? (C1204, C1209, C1210, C1212, C1213, CR62, CR63, CR69)

import { describe, expect, test } from 'vitest';
import { allCreatures, creature, damage, disarm, draw, fade, fetch, gain, orb, per, spell } from '../../cards/build.ts';
import { KEYWORDS, MOMENTS } from '../../cards/vocabulary.ts';
import { words } from '../../text/all.ts';
import { type Side, type Table, table } from '../table-for-tests.ts';

const cards = {
  rat: creature('', '1/1'),
  bear: creature('', '2/4'),
  crier: creature('', '1/1', { summon: [gain(1, 1, 'this'), damage(2, 'opponent')] }),
  dawn: creature('', '1/1', { startTurn: [damage(1, 'opponent')] }),
  dusk: creature('', '1/1', { endTurn: [damage(1, 'opponent')] }),
  spy: creature('', '1/1', { ambush: [damage(2, 'opponent')] }),
  counter: creature('', '1/1', { discard: [damage(per('discarded'), 'opponent')] }),
  sphere: orb('', '2/3'),
  unseat: spell('', [disarm('eachPlayer')]),
  drums: spell('', [gain(3, 3, allCreatures())]),
  hush: spell('', [fade(allCreatures())]),
  read: spell('', [draw(2)]),
  take: spell('', [fetch(1)]),
};
const at = (A: Side, B: Side = {}): Table => table({ cards, A, B });
const drawing = (A: Side): Table => table({ cards, at: 'draw', A });

describe('keywords', () => {
  test('C1204: Summon comes from being played, with the Creature on the field before it happens', () => {
    const t = at({ hand: ['crier'] }).answer('play:crier');
    expect(t.line('A')).toEqual(['crier 2/2']);
    expect(t.health('B')).toBe(28);
    expect(t.events.map(({ kind }) => kind)).toEqual([
      ...['paid', 'creaturePlayed', 'triggered', 'modifierGained', 'damage'],
    ]);
  });

  test('C1209: Start turn triggers at the start of its owner’s turn, before the extractor', () => {
    const t = table({ cards, at: 'start', A: { line: ['dawn'] }, B: { line: ['dawn'] } });
    expect([t.health('A'), t.health('B')]).toEqual([30, 29]);
    expect(t.asks()).toBe('A colour');
  });

  test('C1210: End turn triggers at the end of its owner’s turn', () => {
    const t = at({ line: ['dusk'] }, { line: ['dusk'] }).answer('end');
    expect([t.health('A'), t.health('B')]).toEqual([30, 29]);
    t.play('red', 'draw:1', 'end');
    // B has burnt out once for 1.
    expect([t.health('A'), t.health('B')]).toEqual([29, 28]);
  });

  test('C1212: Ambush on a draw, on a fetch and with a full hand, but not when it was only looked at', () => {
    expect(
      drawing({ deck: ['spy'] })
        .answer('draw:1')
        .health('B'),
    ).toBe(28);
    expect(
      at({ hand: ['take'], deck: ['spy'] })
        .answer('play:take')
        .health('B'),
    ).toBe(28);
    const full = drawing({ deck: ['spy'], hand: Array(10).fill('rat') }).answer('draw:1');
    expect([full.health('B'), full.pile('A')]).toEqual([28, ['spy']]);
    expect(
      drawing({ deck: ['spy', 'rat'] })
        .play('draw:2', 'rat')
        .health('B'),
    ).toBe(30);
  });

  test('C1213: Disarm destroys an Orb, whatever its durability', () => {
    const t = at({ hand: ['unseat'], orb: 'sphere' }, { orb: { card: 'sphere', active: true } }).answer('play:unseat');
    expect([t.see('A').orb, t.see('B').orb]).toEqual([null, null]);
    expect([t.pile('A'), t.pile('B')]).toEqual([['sphere', 'unseat'], ['sphere']]);
    expect(t.happened('destroyed').map(({ cause }) => cause)).toEqual(['disarmed', 'disarmed']);
    // Nobody loses health by it.
    expect([t.health('A'), t.health('B')]).toEqual([30, 30]);
  });

  test('CR63: there are fourteen keywords, each with one name', () => {
    const moments = MOMENTS.filter((one) => ['summon', 'recycling', 'startTurn', 'endTurn', 'ambush'].includes(one));
    const others = ['magnetized', 'magicDamage', 'fade', 'disarm'];
    expect([...KEYWORDS, ...moments, ...others]).toHaveLength(14);
    expect(words.it.option('draw', 'special:3', (id) => id)).toMatch(/^Pescata speciale/);
    expect(words.en.option('draw', 'special:3', (id) => id)).toMatch(/^Special draw/);
  });
});

describe('numbers that are no limits', () => {
  test('CR62: more than 6 Magnetized, 3 Faded and 20 attack markers', () => {
    const line = Array(8).fill('bear');
    const t = at({ line, hand: ['drums', 'drums', 'hush'] });
    for (let place = 1; place <= 8; place++) t.answer(`magnetize:${place}`);
    expect(t.see('A').line.filter(({ statuses }) => statuses.includes('magnetized'))).toHaveLength(8);
    t.play('play:drums', 'play:drums');
    expect(t.line('A')).toEqual(Array(8).fill('bear 8/10'));
    t.answer('play:hush');
    expect(t.see('A').line.filter(({ faded }) => faded)).toHaveLength(8);
    expect(t.line('A')).toEqual(Array(8).fill('bear 2/4'));
  });
});

describe('when a draw discards', () => {
  test('CR69: once for each draw that put at least one into the pile', () => {
    const A = { line: ['counter'], deck: ['rat', 'bear', 'rat', 'bear', 'rat', 'bear'], hand: ['read'] };
    const t = at(A).play('play:read', 'draw:3', 'rat', 'draw:2', 'bear');
    expect(t.happened('triggered')).toHaveLength(2);
    expect(t.happened('damage').map(({ amount }) => amount)).toEqual([2, 1]);
    expect(
      drawing({ line: ['counter'], deck: ['rat'] })
        .answer('draw:1')
        .happened('triggered'),
    ).toEqual([]);
  });

  test('CR69: after Ambush and before the damage of a special draw', () => {
    const A = { line: ['counter'], deck: ['spy', 'rat', 'bear', 'bear'], health: 20 };
    const t = drawing(A).play('special:4', 'spy', 'rat');
    expect(t.events.slice(5).map(({ kind }) => kind)).toEqual([
      ...['ambush', 'damage', 'triggered', 'damage', 'specialDrawDamage', 'damage'],
    ]);
    expect([t.health('A'), t.health('B')]).toEqual([18, 26]);
  });

  test('CR69: a draw in the middle of the effect has a number of its own', () => {
    const own = {
      ...cards,
      scholar: creature('', '1/1', { discard: [draw(), damage(per('discarded'), 'opponent')] }),
    };
    const t = table({ cards: own, at: 'draw', A: { line: ['scholar'], deck: Array(9).fill('rat') } });
    t.play('draw:3', 'rat', 'draw:2', 'rat', 'draw:1');
    expect(t.happened('damage').map(({ amount }) => amount)).toEqual([1, 2]);
    expect(t.view(0).discarded).toBe(0);
  });

  test('CR69: contracts that overflow a full hand do not count', () => {
    const t = drawing({ line: ['counter'], deck: ['rat', 'bear', 'rat'], hand: Array(10).fill('rat') });
    t.play('draw:2', 'rat');
    expect(t.pile('A')).toHaveLength(2);
    expect(t.happened('damage').map(({ amount }) => amount)).toEqual([1]);
    const one = drawing({ line: ['counter'], deck: ['rat'], hand: Array(10).fill('rat') }).answer('draw:1');
    expect(one.pile('A')).toEqual(['rat']);
    expect(one.happened('triggered')).toEqual([]);
  });
});
