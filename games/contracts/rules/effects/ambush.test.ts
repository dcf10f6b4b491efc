// When does Ambush happen, and in what order with the rest of a draw? (CR19, CR21 to CR23, CT08, CT38)

import { describe, expect, test } from 'vitest';
import {
  allCreatures,
  allOwn,
  anOpposingCreature,
  creature,
  damage,
  draw,
  fetch,
  heal,
  returnToHand,
  rune,
  spell,
  takeBack,
} from '../../cards/build.ts';
import { see } from '../state/events.ts';
import { type Side, type Table, table } from '../table-for-tests.ts';

const cards = {
  x: creature('', '1/1'),
  y: creature('', '1/1'),
  z: creature('', '1/1'),
  junk: creature('', '1/1'),
  spy: creature('', '1/1', { ambush: [damage(2, 'opponent')] }),
  medic: creature('', '1/1', { ambush: [heal(1, 'you')] }),
  courier: creature('', '1/1', { ambush: [fetch(1)] }),
  bolt: spell('', [damage(1, 'opponent')], { ambush: [damage(1, 'opponent')] }),
  porter: spell('', [fetch(1)]),
};
const junk = (count: number): readonly string[] => Array(count).fill('junk');
const drawing = (A: Side, B: Side = {}): Table => table({ at: 'draw', cards, A, B });

describe('the order within a draw', () => {
  test('CR19: taken and rejected move in one step, then Ambush, then the damage of the special draw', () => {
    const t = drawing({ deck: ['x', 'medic', 'spy', 'y', 'z'] }).play('special:4', 'spy', 'medic');
    expect(t.events.filter(({ kind }) => kind !== 'targetChosen').map(({ kind }) => kind)).toEqual([
      ...['specialDrawUsed', 'lookStarted', 'looked', 'taken', 'rejected'],
      ...['ambush', 'damage', 'ambush', 'specialDrawDamage', 'damage'],
    ]);
    expect(t.happened('rejected')).toEqual([{ kind: 'rejected', seat: 0, contracts: ['x', 'y'] }]);
    // The Ambush that heals came before there was anything to heal.
    expect(t.health('A')).toBe(28);
    expect(t.health('B')).toBe(28);
  });

  test('CR19: an Ambush that fetches takes the next of the deck, never a rejected one', () => {
    const t = drawing({ deck: ['x', 'courier', 'y', 'z'] }).play('draw:3', 'courier');
    expect(t.hand('A')).toEqual(['courier', 'z']);
    expect(t.pile('A')).toEqual(['x', 'y']);
  });

  test('CR19: what is looked at lies in neither deck, hand nor pile', () => {
    const t = drawing({ deck: ['x', 'y', 'z'] }).answer('draw:2');
    expect(t.see('A')).toMatchObject({ deckSize: 1, handSize: 0, lookedSize: 2 });
    expect(t.pile('A')).toEqual([]);
  });

  test('CR19: within a special draw the second pick lies in hand before the first one acts', () => {
    const t = drawing({ hand: junk(8), deck: ['courier', 'x', 'y'] }).answer('special:2');
    t.play('courier');
    expect(t.hand('A')).toEqual([...junk(8), 'courier', 'x']);
    expect(t.pile('A')).toEqual(['y']);
    expect(t.happened('handOverflow').map(({ card }) => card)).toEqual(['y']);
  });

  test('CT08: a full hand: the pick decides whether Ambush happens, and both lie in the pile (CR21)', () => {
    const B = { health: 30 };
    const picked = drawing({ hand: junk(10), deck: ['spy', 'x'] }, B).play('draw:2', 'spy');
    expect(picked.pile('A')).toEqual(['spy', 'x']);
    expect(picked.health('B')).toBe(28);
    expect(picked.hand('A')).toHaveLength(10);
    const other = drawing({ hand: junk(10), deck: ['spy', 'x'] }, B).play('draw:2', 'x');
    expect([...other.pile('A')].sort()).toEqual(['spy', 'x']);
    expect(other.health('B')).toBe(30);
    expect(other.happened('ambush')).toEqual([]);
  });

  test('CR21: both Ambushes of a special draw happen in the order of the picks, overflowed or not', () => {
    for (const size of [0, 9, 10]) {
      const t = drawing({ health: 20, hand: junk(size), deck: ['medic', 'x', 'spy'] }).play(
        'special:3',
        'spy',
        'medic',
      );
      expect(t.happened('ambush').map(({ card }) => card)).toEqual(['spy', 'medic']);
      expect(t.health('A')).toBe(20);
      expect(t.health('B')).toBe(28);
    }
  });
});

describe('what is full and when', () => {
  test('CT38: a Spell has left a hand of ten before its fetch: no overflow (CR22)', () => {
    const t = table({ cards, A: { hand: ['porter', ...junk(9)], deck: ['x'] } }).answer('play:porter');
    expect(t.hand('A')).toEqual([...junk(9), 'x']);
    expect(t.pile('A')).toEqual(['porter']);
    expect(t.happened('handOverflow')).toEqual([]);
  });

  test('CR22: contracts move one at a time, each Ambush before the next fetch', () => {
    const own = { ...cards, cart: spell('', [fetch(2)]) };
    const t = table({ cards: own, A: { hand: [...junk(9), 'cart'], deck: ['courier', 'y', 'z'] } }).answer('play:cart');
    expect(t.hand('A')).toEqual([...junk(9), 'courier']);
    expect(t.pile('A')).toEqual(['y', 'z', 'cart']);
  });

  const back = {
    ...cards,
    tide: spell('', [returnToHand(allOwn())]),
    tideRune: rune('', '', [returnToHand(allOwn())]),
    digger: rune('', '', [takeBack()]),
    ghost: creature('', '1/1', { recycling: [heal(1, 'you')], ambush: [damage(5, 'opponent')] }),
    wisp: creature('', '1/1', { recycling: [damage(1, 'opponent')] }),
  };

  test('CR22: back from the field into a full hand means to the pile: Recycling, but no Ambush', () => {
    const t = table({ cards: back, A: { health: 20, hand: junk(10), line: ['ghost'], rune: 'tideRune' } }).answer(
      'rune',
    );
    expect(t.hand('A')).toEqual(junk(10));
    expect(t.pile('A')).toEqual(['ghost']);
    expect(t.health('A')).toBe(21);
    expect(t.health('B')).toBe(30);
    const room = table({ cards: back, A: { health: 20, hand: ['tide'], line: ['ghost'] } }).answer('play:tide');
    expect(room.hand('A')).toEqual(['ghost']);
    expect(room.health('A')).toBe(20);
    expect(room.happened('ambush')).toEqual([]);
  });

  test('CR22: of several that come back the leftmost gets the last place, and Recycling goes from left to right', () => {
    const one = table({ cards: back, A: { hand: junk(9), line: ['x', 'wisp', 'ghost'], rune: 'tideRune' } }).answer(
      'rune',
    );
    expect(one.hand('A').at(-1)).toBe('x');
    expect(one.pile('A')).toEqual(['wisp', 'ghost']);
    expect(one.happened('triggered').map(({ source }) => source.card)).toEqual(['wisp', 'ghost']);
  });

  test('CR22: from the pile into a full hand it stays in the pile, without Ambush', () => {
    const t = table({ cards: back, A: { hand: junk(10), pile: ['spy'], rune: 'digger' } }).answer('rune');
    expect(t.hand('A')).toEqual(junk(10));
    expect(t.pile('A')).toEqual(['spy']);
    expect(t.health('B')).toBe(30);
  });
});

describe('scope', () => {
  test('CR23: it is free and mandatory, and the contract stays in hand, shown to everybody', () => {
    const t = drawing({ deck: ['spy'] }).answer('draw:1');
    expect(t.asks()).toBe('A act');
    expect(t.hand('A')).toEqual(['spy']);
    expect(t.health('B')).toBe(28);
    for (const viewer of [0, 1, 'watcher'] as const) {
      expect(t.view(viewer).players[0].known).toEqual(['spy']);
      expect(see(t.happened('ambush')[0], viewer)).toEqual({ kind: 'ambush', seat: 0, card: 'spy' });
    }
    expect(t.view(1).players[0].hand).toBeNull();
    t.answer('play:spy');
    expect(t.view(1).players[0].known).toEqual([]);
  });

  const told = (t: Table, viewer: 1 | 'watcher'): unknown => [
    t.view(viewer),
    t.events.map((event) => see(event, viewer)),
  ];

  test('CR23: the second Ambush of a special draw is nobody else’s until it happens', () => {
    const own = { ...cards, sniper: creature('', '1/1', { ambush: [damage(1, anOpposingCreature())] }) };
    const drawn = (second: string, left: string): Table =>
      table({ at: 'draw', cards: own, A: { deck: ['sniper', second, 'y', left] }, B: { line: ['x', 'y'] } }).play(
        ...['special:3', 'sniper', second],
      );
    const [two, one] = [drawn('spy', 'x'), drawn('x', 'spy')];
    expect([two.asks(), one.asks()]).toEqual(['A target', 'A target']);
    for (const viewer of [1, 'watcher'] as const) {
      expect(told(two, viewer)).toEqual(told(one, viewer));
      expect(two.view(viewer).players[0].known).toEqual(['sniper']);
    }
    two.answer('opposing:1');
    expect(two.happened('ambush').map(({ card }) => card)).toEqual(['sniper', 'spy']);
    expect(two.view(1).players[0].known).toEqual(['spy', 'sniper']);
    expect(two.health('B')).toBe(28);
  });

  test('CR23: nor is one that a loop has dropped: it did not happen (CR29)', () => {
    const own = {
      ...cards,
      echo: creature('', '1/9', { hurt: [heal(9, allCreatures()), damage(1, allCreatures())] }),
      match: creature('', '1/1', { ambush: [damage(1, allCreatures())] }),
    };
    const t = table({ at: 'draw', cards: own, A: { deck: ['match', 'spy'], line: ['echo', 'echo'] } });
    t.play('special:2', 'match');
    expect(t.happened('loopGuard')).toHaveLength(1);
    expect(t.happened('ambush').map(({ card }) => card)).toEqual(['match']);
    expect(t.hand('A')).toEqual(['match', 'spy']);
    expect(t.view(1).players[0].known).toEqual(['match']);
  });

  test('CR23: what was only looked at and rejected does not act', () => {
    const t = drawing({ deck: ['spy', 'x'] }).play('draw:2', 'x');
    expect(t.health('B')).toBe(30);
    expect(t.pile('A')).toEqual(['spy']);
  });

  test('CR23: on the turn of the other player its owner controls it and chooses', () => {
    const own = {
      ...cards,
      gift: spell('', [fetch(1, 'opponent')]),
      sniper: creature('', '1/1', { ambush: [damage(1, anOpposingCreature())] }),
    };
    const t = table({ cards: own, A: { hand: ['gift'], line: ['x', 'y'] }, B: { deck: ['sniper'] } });
    t.answer('play:gift');
    expect(t.asks()).toBe('B target');
    expect(t.keys()).toEqual(['opposing:1', 'opposing:2']);
    expect(t.view(0).waiting).toMatchObject({ what: 'target', seats: [1], about: 'sniper' });
    t.answer('opposing:2');
    expect(t.line('A')).toEqual(['x 1/1']);
    expect(t.asks()).toBe('A act');
    expect(t.hand('B')).toEqual(['sniper']);
  });

  test('CR23: returning or taking back does not set it off', () => {
    const own = { ...cards, digger: spell('', [takeBack('creature')]), tide: spell('', [returnToHand(allOwn())]) };
    const t = table({ cards: own, A: { hand: ['digger', 'tide'], pile: ['spy'], line: ['spy'] } });
    t.play('play:digger', 'play:tide');
    expect(t.hand('A')).toEqual(['spy', 'spy']);
    expect(t.health('B')).toBe(30);
    expect(t.view(1).players[0].known).toEqual(['spy', 'spy']);
  });

  test('CR23: a Spell that acts by Ambush has Magic Damage, a Creature has not', () => {
    const spellAmbush = drawing({ magic: 2, deck: ['bolt'] }).answer('draw:1');
    expect(spellAmbush.health('B')).toBe(27);
    expect(spellAmbush.hand('A')).toEqual(['bolt']);
    expect(
      drawing({ magic: 2, deck: ['spy'] })
        .answer('draw:1')
        .health('B'),
    ).toBe(28);
  });

  test('CR23: Fog stops the Ambush of a Spell, not that of a Creature', () => {
    const own = {
      ...cards,
      dart: spell('', [], { ambush: [damage(1, anOpposingCreature())] }),
      archer: creature('', '1/1', { ambush: [damage(1, anOpposingCreature())] }),
      mist: creature('', '1/3', { keywords: ['fog'] }),
    };
    const line = (deck: readonly string[]): readonly string[] =>
      table({ at: 'draw', cards: own, A: { deck }, B: { line: ['mist'] } })
        .answer('draw:1')
        .line('B');
    expect(line(['dart'])).toEqual(['mist 1/3']);
    expect(line(['archer'])).toEqual(['mist 1/2']);
  });

  test('CR23: a chain goes on as long as real contracts come', () => {
    const own = { ...cards, scholar: creature('', '1/1', { ambush: [draw()] }) };
    const t = table({ at: 'draw', cards: own, A: { deck: ['courier', 'courier', 'scholar', 'x', 'y'] } });
    t.answer('draw:1');
    expect(t.asks()).toBe('A look');
    t.play('draw:2', 'y');
    expect(t.hand('A')).toEqual(['courier', 'courier', 'scholar', 'y']);
    expect(t.happened('ambush').map(({ card }) => card)).toEqual(['courier', 'courier', 'scholar']);
    expect(t.asks()).toBe('A act');
  });
});
