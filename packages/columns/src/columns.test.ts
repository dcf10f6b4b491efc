// Does everything follow from the rows? A toy game of a few columns, seen, said, checked and hidden.

import { allocate, GAME, type Seat } from '@duello/kernel';
import { fields, whole } from '@duello/language';
import { describe, expect, test } from 'vitest';
import { faultIn } from './faults.ts';
import { fillHand, handOf, markKnown } from './hand.ts';
import { cardsAt, hiddenAt, sortedIds } from './hidden.ts';
import { cellsOf, columns, counts, either, flag, inOwnView, inView, inViewAndPosition, number } from './index.ts';
import type { State } from './kind.ts';
import { cardOrNone, cards, numbers } from './lists.ts';
import { fieldsOf, layRows, readRows, type Said, tellRows } from './position.ts';
import { fill, type Shown, shown } from './view.ts';

const { seat, one, each, size, zone, zones, rows, end } = columns();
const slot = each('slot', 3);
const GEMS = ['red', 'blue'] as const;
const readGems = (input: unknown, path: string) => {
  const { red = 0, blue = 0 } = fields(input, path, GEMS);
  return { red: whole(red, `${path}.red`, 0, 9), blue: whole(blue, `${path}.blue`, 0, 9) };
};

const col = {
  health: seat(number(-9, 30, { least: 1, most: 99 }), inViewAndPosition),
  attack: seat(number(), { view: 'gainedAttack', position: 'attack' }),
  ready: seat(flag, inViewAndPosition),
  gems: seat(counts(GEMS, 9, readGems), inViewAndPosition),
  deck: seat(cards(4, 'topFirst'), { position: true }),
  deckSize: size(inView),
  hand: seat(cards(4, 'counted'), { position: true, sees: 'owner' }),
  handSize: size(),
  known: seat(cellsOf(4, 0, 1)),
  aside: seat(cards(2), inOwnView),
  asideSize: size(),
  pile: seat(cards(4), inViewAndPosition),
  pileSize: size(),
  line: seat(numbers(3, 2)),
  lineSize: size(),
  damage: slot(number(0, 5), inViewAndPosition),
  kind: slot(cardOrNone, inView),
  /** Stalls of a market, and what lies beside them. */
  stall: zones('stall', 2)(cards(3, 'topFirst'), { view: true, position: true, sees: 'owner', size: 'stallSize' }),
  beside: zone(cards(2)),
  turnNumber: one(number(0, 20), { view: 'turn' }),
  active: one(either, { view: true, position: true }),
  secret: one(number(0, 1)),
};
const seatRows = rows(col, 'seat');
const slotRows = rows(col, 'slot');
const matchRows = rows(col, 'one');
const stallRows = rows(col, 'stall');

const KINDS = ['ash', 'birch', 'cedar'];
const newState = (): State => ({
  ...allocate(end() - GAME, 1),
  compiled: { kinds: KINDS.map((id) => ({ id })), numbers: new Map(KINDS.map((id, kind) => [id, kind])) },
});

/** A's deck has cedar on top of ash, its hand two birches of which one is known, its pile ash. */
function begun(): State {
  const state = newState();
  const { cells } = state;
  const set = (at: number, ...values: readonly number[]): void => cells.set(values, at);
  set(col.health[0], 12);
  set(col.attack[0], -3);
  set(col.ready[0], 1);
  set(col.gems[0], 4, 5);
  set(col.deck[0], 0, 2);
  set(col.deckSize[0], 2);
  set(col.hand[0], 1, 1);
  set(col.handSize[0], 2);
  set(col.known[0], 0, 1);
  set(col.aside[0], 2);
  set(col.asideSize[0], 1);
  set(col.pile[0], 0);
  set(col.pileSize[0], 1);
  set(col.damage + 1, 4);
  set(col.kind, -1, 2, -1);
  set(col.turnNumber, 7);
  set(col.active, 1);
  return state;
}

test('columns lie one behind the other, a pair for the seats and a cell for each slot', () => {
  expect(col.health).toEqual([GAME, GAME + 1]);
  expect(col.attack).toEqual([GAME + 2, GAME + 3]);
  expect(col.gems).toEqual([GAME + 6, GAME + 8]);
  expect(col.kind - col.damage).toBe(3);
  expect(end()).toBe(col.secret + 1);
});

test('a slot has one cell of each column, and every column a name', () => {
  expect(() => slot(cellsOf(2, 0, 1))).toThrow('a slot has one cell of each column, not 2');
  const { seat: other, rows: rowsOf } = columns();
  other(flag);
  expect(() => rowsOf({}, 'seat')).toThrow('has no name');
  const unsized = columns();
  expect(() => unsized.rows({ deck: unsized.seat(cards(4)) }, 'seat')).toThrow('deck has no size');
});

test('columns that are one name are each held to their range', () => {
  const { each: eachOf, rows: rowsOf, end: endOf } = columns();
  const entry = eachOf('entry', 2);
  const pair = { aims: [entry(cellsOf(1, 0, 3)), entry(cellsOf(1, 0, 3))] as const };
  const state: State = { ...newState(), ...allocate(endOf() - GAME, 1) };
  state.cells[pair.aims[1] + 1] = 4;
  expect(faultIn(rowsOf(pair, 'entry'), state)).toBe('aims of entry 1 is 4');
});

describe('views', () => {
  const view: Shown<typeof seatRows> = {
    health: 12,
    gainedAttack: -3,
    ready: true,
    gems: { red: 4, blue: 5 },
    deckSize: 2,
    aside: ['cedar'],
    pile: ['ash'],
  };

  test('show what a row lets them, under its name', () => {
    expect(shown(seatRows, begun(), 0, true)).toEqual(view);
    expect(shown(slotRows, begun(), 1)).toEqual({ damage: 4, kind: 'cedar' });
    const match: { readonly turn: number; readonly active: Seat } = shown(matchRows, begun(), 0);
    expect(match).toEqual({ turn: 7, active: 1 });
  });

  test('have null for what is its owner’s alone', () => {
    expect(shown(seatRows, begun(), 0)).toEqual({ ...view, aside: null });
  });

  test('become cells again', () => {
    const state = newState();
    fill(seatRows, state, 0, view);
    fill(seatRows, state, 1, { ...view, aside: null });
    fill(slotRows, state, 1, { damage: 4, kind: 'cedar' });
    fill(matchRows, state, 0, { turn: 7, active: 1 });
    expect(shown(seatRows, state, 0, true)).toEqual(view);
    expect(shown(seatRows, state, 1, true)).toEqual({ ...view, aside: [] });
    expect(state.cells[col.asideSize[0]]).toBe(1);
    expect(state.cells[col.damage + 1]).toBe(4);
    expect([state.cells[col.turnNumber], state.cells[col.active]]).toEqual([7, 1]);
  });

  test('say null for no card, which is not the same as one that can’t be seen', () => {
    const state = begun();
    fill(slotRows, state, 1, { damage: 4, kind: null });
    fill(seatRows, state, 0, { ...view, aside: null });
    expect(state.cells[col.kind + 1]).toBe(-1);
    expect(shown(seatRows, state, 0, true).aside).toEqual(['cedar']);
  });
});

describe('positions', () => {
  const readCards = (input: unknown) => (Array.isArray(input) ? input.map((id) => KINDS.indexOf(id)) : []);
  const read = (input: object): Said<typeof seatRows> =>
    readRows(seatRows, fields(input, 'A', fieldsOf(seatRows)), 'A', readCards);

  test('know the fields of their rows', () => {
    expect(fieldsOf(seatRows)).toEqual(['health', 'attack', 'ready', 'gems', 'deck', 'hand', 'pile']);
  });

  test.each([
    [{ health: 0 }, 'A.health: must be a whole number from 1 to 99'],
    [{ ready: 1 }, 'A.ready: must be true or false'],
    [{ gems: { red: 10 } }, 'A.gems.red: must be a whole number from 0 to 9'],
    [{ aside: [] }, 'A.aside: is not known; there are health, attack'],
  ])('%j is refused with its path', (input, message) => {
    expect(() => read(input)).toThrow(message);
  });

  test('what is left out stays as it is', () => {
    const state = begun();
    layRows(seatRows, state, 0, read({ attack: 2, ready: null }));
    expect(shown(seatRows, state, 0, true)).toEqual({ ...shown(seatRows, begun(), 0, true), gainedAttack: 2 });
  });

  test('a deck is said with its top first, a hand by how many, and all of it can be read again', () => {
    const told = tellRows(seatRows, begun(), 0);
    expect(told).toEqual({
      health: 12,
      attack: -3,
      ready: true,
      gems: { red: 4, blue: 5 },
      deck: ['cedar', 'ash'],
      hand: { birch: 2 },
      pile: ['ash'],
    });
    expect(tellRows(matchRows, begun(), 0)).toEqual({ active: 'B' });
    const state = newState();
    layRows(seatRows, state, 1, read({ ...told, hand: ['birch', 'birch'] }));
    expect(tellRows(seatRows, state, 1)).toEqual(told);
    expect([...state.cells.subarray(col.deck[1], col.deck[1] + 2)]).toEqual([0, 2]);
  });
});

describe('a cell that can’t be is noticed', () => {
  const cases: readonly (readonly [string, number, number])[] = [
    ['health of seat 0 is 31', col.health[0], 31],
    ['ready of seat 1 is 2', col.ready[1], 2],
    ['gems of seat 0 at 1 is -1', col.gems[0] + 1, -1],
    ['deck of seat 0 holds 5', col.deckSize[0], 5],
    ['deck of seat 0 has something behind its end', col.deckSize[0], 1],
    ['hand of seat 0 holds kind 3', col.hand[0], 3],
    ['line of seat 0 has something behind its end', col.line[0], 1],
    ['damage of slot 2 is 6', col.damage + 2, 6],
    ['kind of slot 1 is 3', col.kind + 1, 3],
    ['secret is 2', col.secret, 2],
  ];
  const fault = (state: State): string | null =>
    faultIn(seatRows, state) ?? faultIn(slotRows, state) ?? faultIn(matchRows, state);

  test('nothing is wrong with a state as it should be', () => {
    expect(fault(begun())).toBeNull();
  });
  test.each(cases)('%s', (message, at, value) => {
    const state = begun();
    state.cells[at] = value;
    expect(fault(state)).toBe(message);
  });
  test('a list of numbers has a range too', () => {
    const state = begun();
    state.cells[col.line[1]] = 3;
    state.cells[col.lineSize[1]] = 1;
    expect(fault(state)).toBe('line of seat 1 is 3');
  });
});

describe('zones', () => {
  const full = (): State => {
    const state = newState();
    state.cells.set([0, 2], col.stall[1].at);
    state.cells[col.stall[1].size] = 2;
    return state;
  };

  test('are lists with their size right behind them', () => {
    expect(col.stall.map(({ at, size: count }) => count - at)).toEqual([3, 3]);
    expect(col.stall[1].at).toBe(col.stall[0].size + 1);
    expect(col.beside).toEqual({ at: col.stall[1].size + 1, size: col.stall[1].size + 3 });
  });

  test('show everybody how many there are, and become cells again', () => {
    expect(shown(stallRows, full(), 1)).toEqual({ stall: null, stallSize: 2 });
    const open: Shown<typeof stallRows> = shown(stallRows, full(), 1, true);
    expect(open).toEqual({ stall: ['ash', 'cedar'], stallSize: 2 });
    const state = newState();
    fill(stallRows, state, 0, { stall: null, stallSize: 2 });
    fill(stallRows, state, 1, open);
    expect([shown(stallRows, state, 0, true).stallSize, shown(stallRows, state, 1, true)]).toEqual([2, open]);
  });

  test('are said and checked like every list', () => {
    expect(tellRows(stallRows, full(), 1)).toEqual({ stall: ['cedar', 'ash'] });
    const state = full();
    state.cells[col.stall[1].size] = 1;
    expect(faultIn(stallRows, state)).toBe('stall of stall 1 has something behind its end');
    state.cells[col.beside.size] = 3;
    expect(faultIn(matchRows, state)).toBe('beside holds 3');
  });
});

describe('secrets', () => {
  const at = (column: readonly [number, number], count: number) =>
    Array.from({ length: count }, (_, i) => column[0] + i);

  test('are the cells of lists that a viewer can’t see', () => {
    expect(hiddenAt(seatRows, begun(), 0, true)).toEqual(at(col.deck, 2));
    expect(hiddenAt(seatRows, begun(), 0, false)).toEqual([
      ...at(col.deck, 2),
      ...at(col.hand, 2),
      ...at(col.aside, 1),
    ]);
    expect(cardsAt(seatRows, begun(), 0)).toHaveLength(6);
  });

  test('are told in an order that says nothing', () => {
    expect(sortedIds(begun(), [2, 0, 1, 0])).toEqual(['ash', 'ash', 'birch', 'cedar']);
  });
});

describe('a hand of which something is known', () => {
  test('is open to its owner; others see what they know', () => {
    expect(handOf(begun(), col, 0, true)).toEqual({
      handSize: 2,
      hand: ['birch', 'birch'],
      known: ['birch'],
      knownAt: [1],
    });
    expect(handOf(begun(), col, 0, false)).toEqual({ handSize: 2, hand: null, known: ['birch'], knownAt: null });
  });

  test('becomes cells again; in another’s hand what is known comes first', () => {
    const [mine, theirs] = [newState(), newState()];
    fillHand(mine, col, 0, handOf(begun(), col, 0, true));
    fillHand(theirs, col, 0, handOf(begun(), col, 0, false));
    const hand = ({ cells }: State) => [col.hand[0], col.known[0]].map((at) => [...cells.subarray(at, at + 2)]);
    expect(hand(mine)).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect(hand(theirs)).toEqual([
      [1, 0],
      [1, 0],
    ]);
    expect(theirs.cells[col.handSize[0]]).toBe(2);
  });

  test('each kind is marked as often as it is named', () => {
    const state = begun();
    markKnown(state, col, 0, [1]);
    expect(handOf(state, col, 0, false).known).toEqual(['birch', 'birch']);
    expect(() => markKnown(state, col, 0, [1])).toThrow('birch is not so often in the hand of seat 0');
    expect(() => markKnown(begun(), col, 0, [0])).toThrow('ash is not so often in the hand of seat 0');
  });
});
