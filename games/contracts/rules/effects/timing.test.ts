// When is health checked, and in what order do effects happen? (CR26 to CR31, CT28)

import { describe, expect, test } from 'vitest';
import {
  allCreatures,
  allOpposing,
  anOpposing,
  anOpposingCreature,
  anOwnCreature,
  anything,
  creature,
  damage,
  destroy,
  disarm,
  extractor,
  fetch,
  gain,
  give,
  heal,
  may,
  orb,
  spell,
  takeBack,
} from '../../cards/build.ts';
import { attack, type Table, table } from '../table-for-tests.ts';

const triggers = (t: Table): readonly string[] =>
  t.happened('triggered').map(({ source }) => `${source.seat} ${source.card}`);

describe('when health is checked', () => {
  const cards = {
    phoenix: creature('P1', '1/1', { recycling: [heal(3, 'you')] }),
    volley: spell('P1', [damage(1, anything(), 3)]),
    drain: spell('', [damage(3, 'eachPlayer'), heal(3, 'you')]),
    bolt: spell('', [damage(1, 'opponent')]),
    pain: spell('', [damage(5, 'you')]),
    chain: spell('', [damage(2, 'opponent'), damage(1, anOpposingCreature())]),
    lens: orb('', '4/2'),
    dawn: creature('', '1/5', { startTurn: [damage(4, 'you')] }),
    balm: creature('', '1/5', { startTurn: [heal(3, 'you')] }),
    curse: creature('', '1/5', { endTurn: [damage(2, 'you')] }),
  };

  test('CT28: a player who went below 0 within a Spell and came back goes on (CR26)', () => {
    const t = table({ cards, A: { hand: ['volley'], extractors: 'R1' }, B: { health: 1, line: ['phoenix'] } });
    t.answer('play:volley');
    t.answer('opposing:player');
    expect(t.health('B')).toBe(0);
    expect(t.asks()).toBe('A target');
    t.play('opposing:1', 'opposing:player');
    expect(t.health('B')).toBe(2);
    expect(t.asks()).toBe('A act');
    expect(t.happened('healthCheck')).toEqual([]);
  });

  test('CR26: without the healing the match ends when the Spell is done, in the pile and all', () => {
    const t = table({ cards, A: { hand: ['volley'], extractors: 'R1' }, B: { health: 2, line: ['squire'] } });
    t.play('play:volley', 'opposing:player', 'opposing:player', 'opposing:player');
    expect(t.health('B')).toBe(-1);
    expect(t.pile('A')).toEqual(['volley']);
    expect(t.events.slice(-4).map(({ kind }) => kind)).toEqual([
      ...['spellResolved', 'toDiscard', 'healthCheck', 'gameOver'],
    ]);
    expect(t.outcome()).toEqual({ winner: 0, reason: 'defeated' });
  });

  test('CR26: after all Start turn effects, not between them', () => {
    const t = table({ at: 'start', cards, A: { health: 3, line: ['dawn', 'balm'] } });
    expect(t.happened('damage').map(({ left }) => left)).toEqual([-1]);
    expect(t.health('A')).toBe(2);
    expect(t.asks()).toBe('A colour');
    const dead = table({ at: 'start', cards, A: { health: 3, line: ['balm', 'dawn', 'dawn'] } });
    expect(dead.outcome()).toEqual({ winner: 1, reason: 'defeated' });
  });

  test('CR26: after all End turn effects', () => {
    const t = table({ cards, A: { health: 2, line: ['curse'] } }).answer('end');
    expect(t.outcome()).toEqual({ winner: 1, reason: 'defeated' });
    expect(t.happened('extractorsEmptied')).toEqual([]);
  });

  test('CR30: one at 0 or less loses, whatever the cause: the own Spell, the own Orb', () => {
    expect(
      table({ cards, A: { health: 5, hand: ['pain'] } })
        .answer('play:pain')
        .outcome(),
    ).toEqual({
      winner: 1,
      reason: 'defeated',
    });
    expect(
      table({ cards, A: { health: 4, orb: 'lens' } })
        .answer('orb:player')
        .outcome(),
    ).toEqual({
      winner: 1,
      reason: 'defeated',
    });
  });

  test('CR30: both at 0 or less is a draw, even if one fell there earlier in the resolution', () => {
    const own = { ...cards, slow: spell('', [damage(5, 'opponent'), damage(9, 'you')]) };
    const t = table({ cards: own, A: { health: 9, hand: ['slow'] }, B: { health: 3 } }).answer('play:slow');
    expect([t.health('A'), t.health('B')]).toEqual([0, -2]);
    expect(t.outcome()).toEqual({ winner: null, reason: 'bothDefeated' });
    expect(t.happened('healthCheck')).toEqual([{ kind: 'healthCheck', health: [0, -2] }]);
    const saved = table({ cards, A: { health: 3, hand: ['drain'] }, B: { health: 3 } }).answer('play:drain');
    expect(saved.outcome()).toEqual({ winner: 0, reason: 'defeated' });
    expect(saved.health('A')).toBe(3);
  });
});

describe('the order of what is set off', () => {
  const cards = {
    a: creature('', '1/1', { recycling: [damage(1, 'opponent')] }),
    b: creature('', '1/1', { recycling: [damage(1, 'opponent')] }),
    nest: creature('', '1/1', { recycling: [damage(1, anOwnCreature())] }),
    storm: spell('', [damage(1, allCreatures())]),
    ruin: spell('', [disarm('eachPlayer'), heal(1, 'you')]),
    lens: orb('', '1/1', { recycling: [damage(1, 'opponent')] }),
    husk: creature('', '1/1', { recycling: [destroy('this'), fetch(1)] }),
    banner: creature('', '1/1', { gives: [give('adjacent', { health: 2 })], recycling: [damage(1, 'opponent')] }),
    thorn: creature('', '1/3', { hurt: [damage(1, 'opponent')] }),
    gift: spell('', [fetch(1, 'opponent')]),
    mine: creature('', '9/9', { ambush: [damage(1, allCreatures())] }),
  };

  test('CR27: the current player’s first, each line from left to right', () => {
    const t = table({ cards, A: { hand: ['storm'], line: ['b', 'a'] }, B: { line: ['a', 'b'] } }).answer('play:storm');
    expect(triggers(t)).toEqual(['0 b', '0 a', '1 a', '1 b']);
  });

  test('CR27: the current player’s first also where the other player’s effect set them off', () => {
    const t = table({ cards, A: { hand: ['gift'], line: ['a'] }, B: { line: ['b'], deck: ['mine'] } });
    t.answer('play:gift');
    expect(t.happened('ambush')).toEqual([{ kind: 'ambush', seat: 1, card: 'mine' }]);
    expect(triggers(t)).toEqual(['0 a', '1 b']);
  });

  test('CR27: then the Orb, of the current player before the other line', () => {
    const orbs = table({ cards, A: { hand: ['ruin'], orb: 'lens' }, B: { orb: 'lens' } }).answer('play:ruin');
    expect(triggers(orbs)).toEqual(['0 lens', '1 lens']);
  });

  test('CR27: Creatures that survive a blow and Orbs that wear out go by the same order', () => {
    const t = table({ cards, A: { orb: 'lens', line: ['thorn'] }, B: { line: ['thorn'] } });
    t.answer('orb:1');
    expect(triggers(t)).toEqual(['0 lens', '1 thorn']);
    const both = table({ cards, A: { line: ['thorn'] }, B: { line: ['thorn'] } }).answer(attack(1, 1));
    expect(triggers(both)).toEqual(['0 thorn', '1 thorn']);
  });

  test('CR27: depth first: what one sets off is done before the next', () => {
    const t = table({
      cards,
      A: { hand: ['storm'], line: ['nest', 'a'] },
      B: {
        line: [
          { card: 'b', health: 1 },
          { card: 'a', health: 1 },
        ],
      },
    });
    // The storm leaves B's two with 1 health each; nest then kills nobody of B, only what A still has.
    t.answer('play:storm');
    expect(triggers(t)).toEqual(['0 nest', '0 a']);
    const chain = {
      ...cards,
      fuse: creature('', '1/1', { recycling: [damage(1, allOpposing())] }),
      last: creature('', '1/1', { recycling: [damage(3, 'opponent')] }),
      tough: creature('', '1/2', { recycling: [damage(2, 'opponent')] }),
    };
    const deep = table({ cards: chain, A: { hand: ['storm'], line: ['fuse', 'last'] }, B: { line: ['tough', 'b'] } });
    deep.answer('play:storm');
    // fuse, last and b leave together; fuse kills tough, whose Recycling comes before last's and b's.
    expect(triggers(deep)).toEqual(['0 fuse', '1 tough', '0 last', '1 b']);
  });

  test('CR28: all at 0 leave together before anything is set off', () => {
    const t = table({ cards, A: { hand: ['storm'], line: ['a', 'b'] }, B: { line: ['a'] } }).answer('play:storm');
    const kinds = t.events.map(({ kind }) => kind);
    expect(kinds.lastIndexOf('toDiscard', kinds.indexOf('triggered'))).toBeGreaterThan(kinds.lastIndexOf('destroyed'));
    expect(kinds.filter((kind) => kind === 'destroyed')).toHaveLength(3);
  });

  test('CR28: those that lived by what they were given leave in a second wave, and act after the first', () => {
    const t = table({ cards, A: { hand: ['storm'], line: [{ card: 'a', damage: 0 }, 'banner'] } });
    expect(t.line('A')).toEqual(['a 1/3', 'banner 1/1']);
    t.answer('play:storm');
    expect(t.line('A')).toEqual([]);
    expect(triggers(t)).toEqual(['0 banner', '0 a']);
    expect(t.pile('A')).toEqual(['banner', 'a', 'storm']);
  });

  test('CR28: Creatures are checked inside a resolution, unlike players', () => {
    const own = {
      ...cards,
      cut: spell('', [damage(1, anOpposingCreature()), gain(0, 5, allOpposing()), damage(9, 'you'), heal(9, 'you')]),
    };
    const t = table({ cards: own, A: { health: 5, hand: ['cut'] }, B: { line: ['a'] } }).answer('play:cut');
    expect(t.line('B')).toEqual([]);
    expect(t.asks()).toBe('A act');
    expect(t.health('A')).toBe(4);
  });

  test('CR28: an Orb at durability 0 leaves at once', () => {
    const t = table({ cards, A: { orb: 'lens' } }).answer('orb:player');
    expect(t.see('A').orb).toBeNull();
    expect(t.happened('destroyed')).toMatchObject([{ cause: 'worn' }]);
    expect(t.health('B')).toBe(28);
  });
});

describe('endless chains', () => {
  const cards = {
    echo: creature('', '0/9', { hurt: [heal(1, 'this'), damage(1, 'this')] }),
    well: creature('', '0/9', { hurt: [heal(1, 'this'), damage(1, 'this'), damage(1, 'opponent')] }),
    tap: spell('', [damage(1, anOpposing()), heal(2, 'you')]),
  };

  test('CR29: after 300 effects within one action the rest is dropped and told once; the match goes on', () => {
    const t = table({ cards, A: { health: 20, hand: ['tap', 'tap'] }, B: { line: ['echo'] } }).play(
      'play:tap',
      'opposing:1',
    );
    expect(t.happened('triggered')).toHaveLength(300);
    expect(t.happened('loopGuard')).toHaveLength(1);
    expect(t.pile('A')).toEqual(['tap']);
    expect(t.asks()).toBe('A act');
    expect(t.health('A')).toBe(20);
    t.play('play:tap', 'opposing:1');
    expect(t.happened('triggered')).toHaveLength(600);
    expect(t.happened('loopGuard')).toHaveLength(2);
  });

  test('CR29: so does a loop that lets ever more effects wait, once there is no room for another', () => {
    const t = table({ cards, A: { health: 20, hand: ['tap'] }, B: { line: ['well'] } }).play('play:tap', 'opposing:1');
    // Each leaves its blow at the opponent waiting; the turn and the Spell wait below them.
    expect(t.happened('triggered')).toHaveLength(47);
    expect(t.happened('loopGuard')).toHaveLength(1);
    expect(t.pile('A')).toEqual(['tap']);
    expect(t.asks()).toBe('A act');
    expect(t.health('A')).toBe(20);
  });

  test('CR29: turn 200 is the last: its end is a draw', () => {
    const t = table({ turn: 199, A: {} }).answer('end');
    expect(t.view('watcher').turn).toBe(200);
    expect(t.asks()).toBe('B colour');
    t.play('red', 'draw:1', 'end');
    expect(t.outcome()).toEqual({ winner: null, reason: 'turnLimit' });
    expect(t.happened('turnLimitReached')).toHaveLength(1);
  });
});

describe('who chooses', () => {
  const cards = {
    martyr: creature('', '1/1', { recycling: [damage(1, anOpposingCreature())] }),
    kind: creature('', '1/1', { recycling: [may(heal(1, 'you'))] }),
    digger: creature('', '1/1', { recycling: [takeBack()] }),
    miner: creature('', '1/1', { recycling: [extractor()] }),
    x: creature('', '1/3'),
    bless: spell('', [gain(1, 1, anOwnCreature())]),
  };

  test('CR31: the controller of the effect, also on the other player’s turn', () => {
    const t = table({ cards, A: { line: ['x', 'x'] }, B: { line: ['martyr'] } }).answer(attack(1, 1));
    expect(t.asks()).toBe('B target');
    expect(t.keys()).toEqual(['opposing:1', 'opposing:2']);
    expect(t.view(0).decision).toBeNull();
    t.answer('opposing:2');
    expect(t.line('A')).toEqual(['x 1/2', 'x 1/2']);
    expect(t.asks()).toBe('A act');
  });

  test.each([
    ['kind', 'B may'],
    ['digger', 'B takeBack'],
    ['miner', 'B extractor'],
  ])('CR31: %s asks %s on the turn of A', (card, asks) => {
    const t = table({ cards, A: { line: ['x'] }, B: { health: 9, line: [card], pile: ['x'] } }).answer(attack(1, 1));
    expect(t.asks()).toBe(asks);
  });

  test('CR31: with one option nobody is asked; with two they are', () => {
    const one = table({ cards, A: { hand: ['bless'], line: ['x'] }, B: { line: ['x'] } }).answer('play:bless');
    expect(one.asks()).toBe('A act');
    expect(one.line('A')).toEqual(['x 2/4']);
    expect(one.happened('targetChosen')).toMatchObject([{ seat: 0, source: 'bless', target: { card: 'x' } }]);
    const two = table({ cards, A: { hand: ['bless'], line: ['x', 'x'] } }).answer('play:bless');
    expect(two.asks()).toBe('A target');
    expect(two.keys()).toEqual(['own:1', 'own:2']);
  });

  test('CR31: “you can take back” asks only if there is something to take', () => {
    const own = { ...cards, heir: creature('', '1/1', { summon: [may(takeBack('creature'))] }) };
    const played = (...pile: readonly string[]): Table =>
      table({ cards: own, A: { hand: ['heir'], pile } }).answer('play:heir');
    expect(played('x').asks()).toBe('A may');
    for (const pile of [[], ['bless']]) {
      const t = played(...pile);
      expect(t.asks()).toBe('A act');
      expect(t.happened('effectDidNothing')).toHaveLength(1);
    }
  });

  test('CR31: one contract in the pile is taken back without asking', () => {
    const t = table({ cards, A: { line: ['x'] }, B: { line: ['digger'], pile: [] } }).answer(attack(1, 1));
    expect(t.asks()).toBe('A act');
    expect(t.hand('B')).toEqual(['digger']);
  });
});
