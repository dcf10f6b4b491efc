// How are contracts drawn and fetched? Looks, the special draw, burnout, a full hand (C201 to C210, CR16 to CR21).

import { describe, expect, test } from 'vitest';
import { creature, damage, draw, fetch, heal, orb, rune, spell } from '../../cards/build.ts';
import { see } from '../state/events.ts';
import { type Side, type Table, table } from '../table-for-tests.ts';

const cards = {
  x: creature('', '1/1'),
  y: creature('', '1/1'),
  z: creature('', '1/1'),
  w: creature('', '1/1'),
  junk: creature('', '1/1'),
  reader: spell('', [draw()]),
  study: spell('', [draw(2)]),
  porter: spell('', [fetch(1)]),
  hauler: spell('', [fetch(3)]),
};
const junk = (count: number): readonly string[] => Array(count).fill('junk');
const drawing = (A: Side, B: Side = {}): Table => table({ at: 'draw', cards, A, B });
const reading = (A: Side): Table =>
  table({ cards, A: { ...A, hand: ['reader', ...(A.hand ?? [])] } }).answer('play:reader');
const deckSize = (t: Table): number => t.see('A').deckSize;

describe('a draw', () => {
  test('C201: n is 1 to 3; one is added to hand, the others lie face up in the pile', () => {
    const t = drawing({ deck: ['x', 'y', 'z', 'w'], specialUsed: true });
    expect(t.asks()).toBe('A draw');
    expect(t.keys()).toEqual(['draw:1', 'draw:2', 'draw:3']);
    t.answer('draw:2');
    expect(t.asks()).toBe('A take');
    expect(t.keys()).toEqual(['x', 'y']);
    expect(t.refusal('z')).not.toBeNull();
    t.answer('y');
    expect(t.hand('A')).toEqual(['y']);
    expect(t.pile('A')).toEqual(['x']);
    expect(t.view(1).players[0].pile).toEqual(['x']);
    expect(t.asks()).toBe('A act');
  });

  test('C201: the look is secret: the other seat and watchers know how many, and later what was rejected', () => {
    const t = drawing({ deck: ['x', 'y', 'z'] }).answer('draw:3');
    expect(t.view(0).players[0]).toMatchObject({ lookedSize: 3, looked: ['x', 'y', 'z'] });
    for (const viewer of [1, 'watcher'] as const) {
      expect(t.view(viewer).players[0]).toMatchObject({ lookedSize: 3, looked: null, picked: null, hand: null });
      expect(t.view(viewer).decision).toBeNull();
      expect(t.view(viewer).waiting).toMatchObject({ what: 'take', seats: [0], about: null });
    }
    t.answer('z');
    const [looked] = t.happened('looked');
    const [taken] = t.happened('taken');
    const [rejected] = t.happened('rejected');
    expect(see(looked, 0)).toEqual({ kind: 'looked', seat: 0, count: 3, cards: ['x', 'y', 'z'] });
    expect(see(taken, 0)).toEqual({ kind: 'taken', seat: 0, count: 1, cards: ['z'] });
    for (const viewer of [1, 'watcher'] as const) {
      expect(see(looked, viewer)).toEqual({ kind: 'looked', seat: 0, count: 3, cards: null });
      expect(see(taken, viewer)).toEqual({ kind: 'taken', seat: 0, count: 1, cards: null });
      expect(see(rejected, viewer)).toEqual({ kind: 'rejected', seat: 0, contracts: ['x', 'y'] });
    }
  });

  test('C202: a fetch takes the top contract, without a look and without a choice', () => {
    const t = table({ cards, A: { hand: ['porter'], deck: ['x', 'y', 'z'] } }).answer('play:porter');
    expect(t.hand('A')).toEqual(['x']);
    expect(t.asks()).toBe('A act');
    expect(t.happened('lookStarted')).toEqual([]);
    expect(t.view(1).players[0].known).toEqual([]);
    expect(see(t.happened('fetched')[0], 1)).toEqual({ kind: 'fetched', seat: 0, count: 1, cards: null });
  });

  test('CT06: of X, Y, Z the second is taken: X, then Z in the pile, W left in the deck', () => {
    const t = drawing({ deck: ['x', 'y', 'z', 'w'] }).play('draw:3', 'y');
    expect(t.hand('A')).toEqual(['y']);
    expect(t.pile('A')).toEqual(['x', 'z']);
    expect(deckSize(t)).toBe(1);
    expect(t.see('A').unseen).toEqual(['w']);
  });

  test('CR16: n is announced before anything is seen, even by who looks, and may exceed the deck', () => {
    const t = drawing({ deck: ['x'] });
    expect(t.view(0).players[0]).toMatchObject({ lookedSize: 0, looked: [] });
    expect(t.keys()).toContain('special:4');
    t.answer('draw:3');
    expect(t.events.slice(0, 2)).toEqual([
      { kind: 'lookStarted', seat: 0, count: 3, special: false },
      { kind: 'looked', seat: 0, count: 1, cards: ['x'] },
    ]);
  });

  test('CR16: a draw is mandatory: at the start of the turn and by an effect there is no way past it', () => {
    expect(drawing({ deck: ['x'] }).refusal('draw:0')).not.toBeNull();
    expect(drawing({}).keys()).toEqual(['draw:1', 'draw:2', 'draw:3', 'special:2', 'special:3', 'special:4']);
    expect(reading({}).keys()).toEqual(['draw:1', 'draw:2', 'draw:3']);
  });

  test('CR16: "draw twice" is two draws, each with its own n', () => {
    const t = table({ cards, A: { hand: ['study'], deck: ['x', 'y', 'z', 'w'] } }).answer('play:study');
    expect(t.asks()).toBe('A look');
    t.play('draw:2', 'x');
    expect(t.asks()).toBe('A look');
    expect(t.hand('A')).toEqual(['x']);
    t.answer('draw:1');
    expect(t.hand('A')).toEqual(['x', 'z']);
    expect(t.pile('A')).toEqual(['y', 'study']);
  });

  test('CR31: a draw of 1 takes it without asking, but equal contracts are still asked for: a prompt tells nothing', () => {
    expect(
      drawing({ deck: ['x', 'y'] })
        .answer('draw:1')
        .asks(),
    ).toBe('A act');
    const same = drawing({ deck: ['x', 'x', 'y'] }).answer('draw:2');
    expect(same.asks()).toBe('A take');
    expect(same.keys()).toEqual(['x']);
  });
});

describe('the special draw', () => {
  test('C203: n is 2 to 4, two are taken in order, the others go to the pile; once a game', () => {
    const t = drawing({ deck: ['x', 'y', 'z', 'w', ...junk(9)] }, { deck: junk(9) });
    expect(t.keys()).toEqual(['draw:1', 'draw:2', 'draw:3', 'special:2', 'special:3', 'special:4']);
    t.answer('special:4');
    expect(t.keys()).toEqual(['x', 'y', 'z', 'w']);
    t.answer('w');
    expect(t.keys()).toEqual(['x', 'y', 'z']);
    t.answer('x');
    expect(t.hand('A')).toEqual(['w', 'x']);
    expect(t.pile('A')).toEqual(['y', 'z']);
    t.play('end', 'red', 'draw:1', 'end', 'red');
    expect(t.keys()).toEqual(['draw:1', 'draw:2', 'draw:3']);
    expect(t.blocked('special:2')).toBe('specialUsed');
  });

  test('C203: each player has one of their own', () => {
    const t = drawing({ deck: junk(9) }, { deck: junk(9) }).play('special:2', 'junk');
    t.play('end', 'red');
    expect(t.asks()).toBe('B draw');
    expect(t.keys()).toContain('special:2');
  });

  test.each([
    [2, 0],
    [3, 1],
    [4, 2],
  ])('C204, CR36: a special draw of %i deals %i damage, and Magic Damage adds nothing', (n, lost) => {
    const t = drawing({ magic: 3, deck: ['x', 'y', 'z', 'w', 'junk'] }).answer(`special:${n}`);
    if (t.asks() === 'A take') t.answer('x');
    if (t.asks() === 'A take') t.answer('y');
    expect(t.health('A')).toBe(30 - lost);
    expect(t.happened('specialDrawDamage').map(({ amount }) => amount)).toEqual(lost === 0 ? [] : [lost]);
    expect(t.happened('damage').map(({ by, amount, magic }) => [by, amount, magic])).toEqual(
      lost === 0 ? [] : [['specialDraw', lost, 0]],
    );
  });

  test('CR20: declining keeps it; using it is seen by everybody', () => {
    const t = drawing({ deck: junk(9) }, { deck: junk(9) }).answer('draw:1');
    t.play('end', 'red', 'draw:1', 'end', 'red');
    expect(t.keys()).toContain('special:3');
    for (const viewer of [0, 1, 'watcher'] as const) expect(t.view(viewer).players[0].specialUsed).toBe(false);
    t.answer('special:2');
    for (const viewer of [0, 1, 'watcher'] as const) expect(t.view(viewer).players[0].specialUsed).toBe(true);
    expect(t.happened('specialDrawUsed')).toEqual([{ kind: 'specialDrawUsed', seat: 0 }]);
    expect(t.happened('lookStarted').at(-1)).toEqual({ kind: 'lookStarted', seat: 0, count: 2, special: true });
  });

  test('CT13: a draw by a Spell offers 1 to 3 alone, although the special draw is unused (CR20)', () => {
    const t = reading({ deck: ['x', 'y', 'z', 'w'] });
    expect(t.asks()).toBe('A look');
    expect(t.keys()).toEqual(['draw:1', 'draw:2', 'draw:3']);
    expect(t.refusal('special:2')).not.toBeNull();
    t.play('draw:1');
    expect(t.see('A').specialUsed).toBe(false);
    expect(t.health('A')).toBe(30);
  });
});

describe('burnout', () => {
  test('C205: with an empty deck a fetch deals burnout, and nothing comes to hand', () => {
    const t = table({ cards, A: { hand: ['hauler'], deck: ['x'] } }).answer('play:hauler');
    expect(t.hand('A')).toEqual(['x']);
    expect(t.happened('burnout').map(({ amount }) => amount)).toEqual([1, 2]);
    expect(t.health('A')).toBe(27);
    expect(t.pile('A')).toEqual(['hauler']);
  });

  test('C205: in a draw every contract that should be looked at is burnout', () => {
    const t = drawing({}).answer('draw:3');
    expect(t.health('A')).toBe(24);
    expect(t.asks()).toBe('A act');
    expect(t.happened('taken')).toEqual([]);
  });

  test('C206: each instance deals one more than the last, counted for each player', () => {
    const t = drawing({ burnouts: 3 }, { burnouts: 1 }).answer('draw:2');
    expect(t.happened('damage').map(({ by, amount, left }) => [by, amount, left])).toEqual([
      ['burnout', 4, 26],
      ['burnout', 5, 21],
    ]);
    t.play('end', 'red', 'draw:1');
    expect(t.health('B')).toBe(28);
    expect(t.view('watcher').players.map(({ burnouts }) => burnouts)).toEqual([5, 2]);
  });

  test('CT07: one contract in the deck and n = 3: burnout 1 and 2, the contract is taken, nothing discarded (CR17)', () => {
    const t = drawing({ health: 12, deck: ['x'] }).answer('draw:3');
    expect(t.health('A')).toBe(9);
    expect(t.hand('A')).toEqual(['x']);
    expect(t.pile('A')).toEqual([]);
    expect(t.see('A').burnouts).toBe(2);
    expect(t.asks()).toBe('A act');
  });

  test('CT10: three contracts and a special draw of 4: burnout 1, one in the pile, damage 1 (CR17)', () => {
    const t = drawing({ health: 20, deck: ['x', 'y', 'z'] }).play('special:4');
    expect(t.health('A')).toBe(19);
    t.play('y', 'z');
    expect(t.hand('A')).toEqual(['y', 'z']);
    expect(t.pile('A')).toEqual(['x']);
    expect(t.health('A')).toBe(18);
    expect(t.see('A')).toMatchObject({ burnouts: 1, specialUsed: true });
  });

  test.each([
    [['x'], 1, 6],
    [['x', 'y'], 2, 3],
  ] as const)(
    'CR17: a special draw of 4 from %j takes all of it and deals no damage of its own',
    (deck, kept, burnt) => {
      const t = drawing({ deck }).answer('special:4');
      if (t.asks() === 'A take') t.answer('x');
      expect(t.hand('A')).toHaveLength(kept);
      expect(t.health('A')).toBe(30 - burnt);
      expect(t.happened('specialDrawDamage')).toEqual([]);
    },
  );

  test('CR17: the discard pile is never shuffled back', () => {
    const t = drawing({ pile: ['x', 'y'] }).answer('draw:1');
    expect(t.pile('A')).toEqual(['x', 'y']);
    expect(deckSize(t)).toBe(0);
    expect(t.health('A')).toBe(29);
  });

  test('CR18: burnouts strike before the pick, each with all it sets off, and health waits for the end of the step', () => {
    const own = {
      ...cards,
      phoenix: creature('', '1/9', { burnout: [heal(2, 'you')] }),
      lens: orb('', '1/9', { burnout: [damage(1, 'opponent')] }),
    };
    const t = table({
      at: 'draw',
      cards: own,
      A: { health: 2, burnouts: 1, deck: ['x', 'y'], line: ['phoenix'], orb: 'lens', specialUsed: true },
    });
    t.answer('draw:3');
    expect(t.asks()).toBe('A take');
    expect(t.events.slice(2).map(({ kind }) => kind)).toEqual([
      ...['burnout', 'damage', 'triggered', 'healed', 'triggered', 'damage'],
    ]);
    expect(t.health('A')).toBe(2);
    const dead = drawing({ health: 1, deck: ['x', 'y'] }).answer('draw:3');
    expect(dead.health('A')).toBe(0);
    expect(dead.asks()).toBe('A take');
    dead.answer('y');
    expect(dead.outcome()).toEqual({ winner: 1, reason: 'defeated' });
    expect(dead.hand('A')).toEqual(['y']);
  });

  test('CR18: the counter stays when the deck has contracts again, and Magic Damage adds nothing', () => {
    const t = drawing({ burnouts: 2, magic: 3, deck: ['x'] }).answer('draw:2');
    expect(t.happened('damage').map(({ amount, magic }) => [amount, magic])).toEqual([[3, 0]]);
    expect(t.see('A').burnouts).toBe(3);
  });

  test('CR18: a special draw on an empty deck burns n times and is used up', () => {
    const t = drawing({}).answer('special:4');
    expect(t.happened('burnout').map(({ amount }) => amount)).toEqual([1, 2, 3, 4]);
    expect(t.health('A')).toBe(20);
    expect(t.happened('specialDrawDamage')).toEqual([]);
    expect(t.see('A').specialUsed).toBe(true);
    expect(t.asks()).toBe('A act');
  });

  test('CT12: burnout at the start of the turn: the check after the draw step ends the match', () => {
    const t = drawing({ health: 5, burnouts: 4 }).answer('draw:1');
    expect(t.health('A')).toBe(0);
    expect(t.outcome()).toEqual({ winner: 1, reason: 'defeated' });
    expect(t.asks()).toBe('over');
    const whole = table({ at: 'start', cards, A: { health: 5, burnouts: 4 } }).play('red', 'draw:1');
    expect(whole.outcome()).toEqual({ winner: 1, reason: 'defeated' });
  });
});

describe('a full hand', () => {
  test('C207: a hand holds ten', () => {
    const t = table({ cards, A: { hand: [...junk(8), 'hauler'], deck: ['x', 'y', 'z'] } }).answer('play:hauler');
    expect(t.hand('A')).toEqual([...junk(8), 'x', 'y']);
    expect(t.pile('A')).toEqual(['z', 'hauler']);
  });

  test('C208: fetched or drawn into a full hand it goes to the pile, where everybody sees it', () => {
    const t = drawing({ hand: junk(10), deck: ['x', 'y'] }).answer('draw:1');
    expect(t.hand('A')).toEqual(junk(10));
    expect(t.view(1).players[0].pile).toEqual(['x']);
    expect(t.happened('handOverflow')).toEqual([{ kind: 'handOverflow', seat: 0, card: 'x' }]);
    const used = table({
      cards: { ...cards, well: rune('', '', [fetch(1)]) },
      A: { hand: junk(10), deck: ['x', 'y'], rune: 'well' },
    }).answer('rune');
    expect(used.hand('A')).toHaveLength(10);
    expect(used.pile('A')).toEqual(['x']);
  });

  test('C209: a full hand prevents neither burnout nor Ambush', () => {
    expect(
      drawing({ hand: junk(10) })
        .answer('draw:2')
        .health('A'),
    ).toBe(27);
    const own = { ...cards, spy: creature('', '1/1', { ambush: [damage(2, 'opponent')] }) };
    const t = table({ at: 'draw', cards: own, A: { hand: junk(10), deck: ['spy'] } }).answer('draw:1');
    expect(t.health('B')).toBe(28);
    expect(t.pile('A')).toEqual(['spy']);
  });

  test('C210: CT09: with nine in hand a special draw of 4 is allowed; the surplus one adds no damage', () => {
    const t = drawing({ health: 20, hand: junk(9), deck: ['x', 'y', 'z', 'w'] });
    expect(t.keys()).toContain('special:4');
    t.play('special:4', 'x', 'y');
    expect(t.hand('A')).toEqual([...junk(9), 'x']);
    expect(t.pile('A')).toEqual(['y', 'z', 'w']);
    expect(t.health('A')).toBe(18);
  });

  test('CT11: with ten in hand a special draw of 3 sends all three to the pile and deals 1 (CR21)', () => {
    const t = drawing({ health: 20, hand: junk(10), deck: ['x', 'y', 'z'] }).play('special:3', 'z', 'x');
    expect(t.hand('A')).toEqual(junk(10));
    expect(t.pile('A')).toEqual(['z', 'x', 'y']);
    expect(t.health('A')).toBe(19);
  });

  test('CR21: with a full hand the pick is still made, and all of it is public', () => {
    const t = drawing({ hand: junk(10), deck: ['x', 'y', 'z'] }).answer('draw:2');
    expect(t.asks()).toBe('A take');
    expect(t.keys()).toEqual(['x', 'y']);
    t.answer('y');
    expect(t.view('watcher').players[0].pile).toEqual(['y', 'x']);
  });

  test('CR21: the first pick of nine enters the hand, whichever it is', () => {
    const t = drawing({ hand: junk(9), deck: ['x', 'y', 'z'] }).play('special:3', 'z', 'x');
    expect(t.hand('A').at(-1)).toBe('z');
    expect(t.pile('A')).toEqual(['x', 'y']);
  });
});
