// Where do tokens come in, and what counts as played? (CR39, CR40, CT27)

import { describe, expect, test } from 'vitest';
import {
  allCreatures,
  allOwn,
  anOwnCreature,
  creature,
  damage,
  destroy,
  fade,
  give,
  returnToHand,
  spell,
  summon,
  token,
} from '../../cards/build.ts';
import { attack, type Side, type Table, table } from '../table-for-tests.ts';

const cards = {
  rat: creature('', '1/1'),
  bear: creature('', '2/4'),
  wolf: creature('', '2/3'),
  blast: creature('', '1/1', { recycling: [damage(9, 'adjacent')] }),
  spark: token('1/1', { keywords: ['adrenaline'] }),
  scribe: token('1/2'),
  nest: creature('', '1/2', { summon: [summon('scribe', 2)] }),
  mixed: creature('', '1/2', { summon: [summon('spark'), summon('scribe')] }),
  mound: creature('', '1/1', { recycling: [summon('scribe', 2)] }),
  egg: creature('', '1/1', { recycling: [summon('scribe')] }),
  hive: creature('', '1/2', { endTurn: [summon('scribe')] }),
  gift: creature('', '1/2', { summon: [summon('scribe', 1, 'opponent')] }),
  scout: creature('', '1/1', { ambush: [summon('scribe')] }),
  call: spell('', [summon('scribe', 2)]),
  flare: spell('', [summon('spark')]),
  quake: spell('', [damage(1, allCreatures())]),
  doom: spell('', [destroy(allOwn())]),
  home: spell('', [returnToHand(anOwnCreature())]),
  prop: creature('', '1/3', { gives: [give('adjacent', { health: 1 })] }),
  bomb: creature('', '1/1', { recycling: [destroy(allOwn())] }),
  gag: creature('', '1/1', { recycling: [fade(allOwn())] }),
  crier: creature('', '1/1', { summon: [damage(2, 'opponent')] }),
};
const at = (A: Side, B: Side = {}): Table => table({ cards, A, B });
const ids = (t: Table, who: 'A' | 'B' = 'A'): string =>
  t
    .line(who)
    .map((one) => one.split(' ')[0])
    .join(' ');

describe('played or entered', () => {
  test('CR39: a token too cannot act in the turn it entered, unless its keyword allows it', () => {
    const t = at({ hand: ['call', 'flare'] }).play('play:call', 'play:flare');
    expect(t.keys()).toEqual([attack(3, 'player'), 'end']);
    expect(t.blocked(attack(1, 'player'))).toBe('justCame');
    expect(t.blocked('magnetize:3')).toBe('justCame');
  });

  test('CR39: what entered in the opponent’s turn may act in the own one', () => {
    const t = at({ line: ['bear'] }, { line: ['egg'], deck: ['rat'] }).play(attack(1, 1), 'end', 'red', 'draw:1');
    expect(t.asks()).toBe('B act');
    expect(t.keys()).toContain(attack(1, 1));
  });

  test('CR39: Summon is for what is played from hand: a token’s text is never one, nor a return', () => {
    const more = { ...cards, noisy: { ...token('1/1'), when: { summon: [damage(5, 'opponent')] } } };
    const loud = { ...more, shout: spell('', [summon('noisy')]) };
    const t = table({ cards: loud, A: { hand: ['shout'] } }).answer('play:shout');
    expect(ids(t)).toBe('noisy');
    expect(t.health('B')).toBe(30);
  });

  test('CR39: Summon happens even if the Creature is gone by then', () => {
    // It separates the prop from the bomb, which dies and destroys everything.
    const line = ['prop', { card: 'bomb', damage: 1 }];
    const t = at({ hand: ['crier'], line }).play('play:crier', '2');
    expect(ids(t)).toBe('');
    expect(t.health('B')).toBe(28);
    expect(t.happened('triggered').map(({ source }) => source.card)).toEqual(['bomb', 'crier']);
  });

  test('CR39: but not if it Faded first', () => {
    const line = ['prop', { card: 'gag', damage: 1 }];
    const t = at({ hand: ['crier'], line }).play('play:crier', '2');
    expect(t.line('A')).toEqual(['prop 1/3', 'crier 1/1']);
    expect(t.health('B')).toBe(30);
  });

  test('CR39: only a played Creature is placed freely', () => {
    const t = at({ hand: ['call', 'rat'], line: ['bear', 'bear'] }).answer('play:call');
    expect(t.asks()).toBe('A act');
    expect(ids(t)).toBe('bear bear scribe scribe');
    expect(t.answer('play:rat').keys()).toEqual(['5', '4', '3', '2', '1']);
  });
});

describe('the place of a token', () => {
  test('CR40: immediately right of a source in the line, several from left to right', () => {
    const t = at({ hand: ['nest'], line: ['rat', 'bear'] }).play('play:nest', '2');
    expect(ids(t)).toBe('rat nest scribe scribe bear');
    expect(t.happened('tokenSummoned').map(({ index }) => index)).toEqual([2, 3]);
  });

  test('CR40: several kinds of one source go from left to right too', () => {
    const t = at({ hand: ['mixed'], line: ['rat', 'bear'] }).play('play:mixed', '2');
    expect(ids(t)).toBe('rat mixed spark scribe bear');
  });

  test('CR40: where a source stood that just left', () => {
    const t = at({ line: ['rat', 'mound', 'bear'] }, { line: ['bear'] }).answer(attack(2, 1));
    expect(ids(t)).toBe('rat scribe scribe bear');
  });

  test('CR40: at the right end for a Spell', () => {
    expect(ids(at({ hand: ['call'], line: ['rat', 'bear'] }).answer('play:call'))).toBe('rat bear scribe scribe');
  });

  test('CR40: at the right end for a source that is in no line: Ambush from hand', () => {
    const t = table({ cards, at: 'draw', A: { deck: ['scout'], line: ['rat', 'bear'] } }).answer('draw:1');
    expect(ids(t)).toBe('rat bear scribe');
  });

  test('CR40: at the right end of the other line', () => {
    const t = at({ hand: ['gift'] }, { line: ['rat', 'bear'] }).answer('play:gift');
    expect([ids(t), ids(t, 'B')]).toEqual(['gift', 'rat bear scribe']);
  });

  test('CR40: each of two sources has its token at its own side', () => {
    const t = at({ line: ['hive', 'bear', 'hive'] }).answer('end');
    expect(ids(t)).toBe('hive scribe bear hive scribe');
  });

  test('CR40: between the same two, though others left with it or after it', () => {
    const together = at({ hand: ['quake'], line: ['rat', 'bear', 'egg', 'wolf'] }).answer('play:quake');
    expect(ids(together)).toBe('bear scribe wolf');
    // The blast takes the one beside it before the egg leaves its token.
    const later = at({ hand: ['quake'], line: ['blast', 'wolf', 'bear', 'egg', 'wolf'] }).answer('play:quake');
    expect(ids(later)).toBe('bear scribe wolf');
  });
  test('CR40: two sources that leave together leave their tokens in their order', () => {
    const t = at({ hand: ['quake'], line: ['bear', 'egg', 'mound', 'bear'] }).answer('play:quake');
    expect(ids(t)).toBe('bear scribe scribe scribe bear');
    const apart = at({ hand: ['quake'], line: ['egg', 'bear', 'egg'] }).answer('play:quake');
    expect(ids(apart)).toBe('scribe bear scribe');
  });

  test('CR40: immediately right of its own source, whatever another has summoned there', () => {
    const own = { ...cards, queen: creature('', '1/2', { endTurn: [damage(1, 'adjacent'), summon('spark')] }) };
    const t = table({ cards: own, A: { line: ['queen', 'egg'] } }).answer('end');
    expect(ids(t)).toBe('queen spark scribe');
  });

  test('CR40: what another source summons in between does not part them', () => {
    const own = {
      ...cards,
      moth: token('1/3'),
      matron: creature('', '1/3', {
        gives: [give('adjacent', { health: 1 })],
        endTurn: [summon('spark'), summon('moth')],
      }),
    };
    // The first token parts the egg from the matron, and the egg dies of it.
    const t = table({ cards: own, A: { line: ['matron', { card: 'egg', damage: 1 }] } }).answer('end');
    expect(t.happened('tokenSummoned').map(({ card }) => card)).toEqual(['spark', 'scribe', 'moth']);
    expect(ids(t)).toBe('matron spark moth scribe');
  });

  test('CR40: one at a time while there is room; the surplus is not created', () => {
    const t = at({ hand: ['nest'], line: [...Array(6).fill('rat')] }).play('play:nest', '1');
    expect(ids(t)).toBe('nest scribe rat rat rat rat rat rat');
    expect(t.happened('tokenNotSummoned')).toEqual([{ kind: 'tokenNotSummoned', seat: 0, card: 'scribe' }]);
  });

  test('CR40: they count for the 8 and are Creatures in all respects', () => {
    const t = at({ hand: ['call', 'rat'], line: [...Array(6).fill('rat')] }).answer('play:call');
    expect(t.blocked('play:rat')).toBe('lineFull');
    expect(
      at({ hand: ['quake'], line: ['scribe'] })
        .answer('play:quake')
        .line('A'),
    ).toEqual(['scribe 1/1']);
  });

  test('CR40: leaving the field they vanish: no discard pile, no hand', () => {
    const dead = at({ hand: ['doom'], line: ['scribe', 'rat'] }).answer('play:doom');
    expect(dead.pile('A')).toEqual(['rat', 'doom']);
    expect(dead.happened('tokenVanished')).toHaveLength(1);
    const back = at({ hand: ['home'], line: ['scribe'] }).answer('play:home');
    expect(back.hand('A')).toEqual([]);
    expect(back.line('A')).toEqual([]);
    expect(back.happened('tokenVanished')).toHaveLength(1);
  });
});

describe('tricky cases', () => {
  test('CT27: a full line: no Creature, one token of two, then a Spell for nothing', () => {
    const seven = Array(7).fill('rat');
    const full = at({ hand: ['rat', 'call'], line: [...seven, 'rat'] });
    expect(full.keys().filter((key) => key.startsWith('play'))).toEqual(['play:call']);
    expect(full.blocked('play:rat')).toBe('lineFull');
    full.answer('play:call');
    expect(full.line('A')).toHaveLength(8);
    expect(full.pile('A')).toEqual(['call']);
    const t = at({ hand: ['call'], line: seven }).answer('play:call');
    expect(t.line('A')).toHaveLength(8);
    expect(t.happened('tokenSummoned')).toHaveLength(1);
  });
});
