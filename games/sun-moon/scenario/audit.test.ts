// Does the audit notice what can't be? Cells changed by hand, one at a time.

import { DEPTH, FRAME, FRAMES } from '@duello/kernel';
import { describeAudit } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import { trials } from '../rules/play-for-tests.ts';
import { sunMoon } from '../rules/rules.ts';
import { col } from '../rules/state/columns.ts';
import { numberOf } from '../rules/state/compiled.ts';
import type { Event } from '../rules/state/events.ts';
import { frame } from '../rules/state/frames.ts';
import { DOOMED, HIT, PENDING, type State } from '../rules/state/state.ts';
import { newMatch, type Table, table } from '../rules/table-for-tests.ts';
import { audit } from './audit.ts';

/** Slots: 0 and 1 the 3/2 and 2/3 of A, 2 the 1/1 of B, and 3 the blessing on the first. */
const begun = (): Table =>
  table({
    A: { hand: ['zap', 'p11'], summonings: [{ card: 'p32', enchantments: ['blessing'] }, 'p23'], discards: ['yawn'] },
    B: { hand: ['tonic', 'p11'], summonings: ['p11'] },
  });
const ON = 1;

type Change = (state: State) => void;

const broken = (t: Table, change: Change, events: readonly Event[] = []): string | null => {
  const state = sunMoon.copy(t.state);
  change(state);
  return audit(t.state, state, events);
};

/** One cell with another number. */
const cell =
  (at: number, value: number): Change =>
  ({ cells }) => {
    cells[at] = value;
  };
const kind =
  (at: number, id: string): Change =>
  ({ cells, compiled: { numbers } }) => {
    cells[at] = numbers.get(id) ?? -1;
  };

test('a state as it should be is in order', () => {
  expect(broken(begun(), () => {})).toBeNull();
});

describe('what can’t be is noticed', () => {
  const cases: readonly (readonly [string, Change])[] = [
    ['fatigue of seat 0 is 7', cell(col.fatigue[0], 7)],
    ['fatigue of seat 1 is -1', cell(col.fatigue[1], -1)],
    ['seat 1 plays on with 0 life', cell(col.life[1], 0)],
    ['skillTapped of seat 0 is 2', cell(col.skillTapped[0], 2)],
    ['class of seat 0 is 2', cell(col.class[0], 2)],
    ['deck of seat 0 holds 31', cell(col.deckSize[0], 31)],
    ['hand of seat 0 has something behind its end', cell(col.handSize[0], 1)],
    ['discard of seat 0 has something behind its end', cell(col.discardSize[0], 0)],
    ['hand of seat 0 holds kind -3', cell(col.hand[0], -3)],
    ['known of seat 0 at 5 is behind the hand', cell(col.known[0] + 5, 1)],
    ['list of seat 0 is not sorted', cell(col.list[0] + 1, 0)],
    ['cards of seat 0 are still set aside', cell(col.asideSize[0], 1)],
    ['seat 0 has picked 1 at the wrong time', cell(col.pick[0], 1)],
    ['pick of seat 0 is 4', cell(col.pick[0], 4)],
    ['phase is 6', cell(col.phase, 6)],
    ['turnNumber is 101', cell(col.turnNumber, 101)],
    ['turn 3 is of the wrong seat', cell(col.active, 1)],
    ['actions is 301', cell(col.actions, 301)],
    ['triggers is 301', cell(col.triggers, 301)],
    ['leftOver is 2', cell(col.leftOver, 2)],
    ['match 2 is after the last', cell(col.matchNumber, 2)],
    ['2 and 0 wins in 1 matches', cell(col.wins[0], 2)],
    ['it goes on after 1 and 0 wins', cell(col.wins[0], 1)],
    ['row of seat 0 has something behind its end', cell(col.rowSize[0], 1)],
    ['the empty slot 9 in the row of seat 0', cell(col.row[0], 9)],
    ['p11 is in the row of seat 0, which does not own it', cell(col.row[0] + 1, 3)],
    ['p32 is in the row of seat 0 and in zone 3', cell(col.zone, PENDING)],
    ['yawn can’t be in the row of seat 0', kind(col.kind, 'yawn')],
    ['p23 is in the row of seat 0 out of order', cell(col.entered + 2, 1)],
    ['something in the row of seat 1 entered after the last', cell(col.clock, 3)],
    ['p23 is in the enchantments and in zone 1', cell(col.enchanted, 2)],
    ['blessing is on slot 9, which is not in play', cell(col.bearer + ON, 9)],
    ['the empty slot 9 is not clean', cell(col.tapped + 9, 1)],
    ['owner of slot 1 is 2', cell(col.owner + ON, 2)],
    ['tapped of slot 0 is 2', cell(col.tapped, 2)],
    ['marks of slot 0 is 4', cell(col.marks, 4)],
    ['blessing is an enchantment and changed', cell(col.damage + ON, 1)],
    ['damage of slot 0 is -1', cell(col.damage, -1)],
    ['turnTraits of slot 0 is 32', cell(col.turnTraits, 32)],
    ['p32 is given 2 1 0, its enchantments give 1 1 0', cell(col.givenAttack, 2)],
    ['p32 is given 1 1 0, its enchantments give 0 0 0', cell(col.bearer + ON, 2)],
    ['p32 stands with 0 defence', cell(col.damage, 3)],
    ['p32 should be settled', cell(col.marks, DOOMED)],
    ['p32 should be settled', cell(col.marks, HIT)],
    ['blessing should be gone', cell(col.marks + ON, DOOMED)],
    ['seat 0 has lost life to fatigue unnoticed', cell(col.overflowed[0], 1)],
    ['an announcement is left over', cell(col.announcing, 1)],
    ['21 actions wait', cell(col.chainSize, 21)],
    ['something is left over at 3 of the chain', cell(col.source + 3, 1)],
    ['something due is left over', cell(col.due + 8, 1)],
    ['kind 0 of seat 0 is due at moment 0', cell(col.dueSize, 1)],
    ['dueSize is 129', cell(col.dueSize, 129)],
    ['frame 99 waits', cell(FRAMES, 99)],
    ['3 frames wait in the main phase', addFrame],
    ['seat 0 has 12 p11, its deck 11', kind(col.hand[0], 'p11')],
    ['seat 0 has life 14, events tell of 15', cell(col.life[0], 14)],
    ['seat 1 has fatigue 1, events tell of 0', cell(col.fatigue[1], 1)],
    ['seat 1 has skillTapped 1, events tell of 0', cell(col.skillTapped[1], 1)],
    ['slot 0 has tapped 1, events tell of 0', cell(col.tapped, 1)],
    ['slot 0 has damage 1, events tell of 0', cell(col.damage, 1)],
    ['slot 0 has attack 1, events tell of 0', cell(col.turnAttack, 1)],
    ['slot 0 has defense 1, events tell of 0', cell(col.turnDefense, 1)],
    ['slot 0 has traits 1, events tell of 0', cell(col.turnTraits, 1)],
  ];
  test.each(cases)('%s', (message, change) => {
    expect(broken(begun(), change)).toBe(message);
  });
});

function addFrame({ cells }: State): void {
  cells.copyWithin(FRAMES + FRAME, FRAMES, FRAMES + FRAME * cells[DEPTH]++);
}

/** The frame that ends the entry of a chain is another one. */
const ending =
  (op: number, value: number): Change =>
  ({ cells }) => {
    for (let i = 0; i < cells[DEPTH]; i++) {
      const at = FRAMES + FRAME * i;
      if (cells[at] === frame.resolve) cells.set([op, value], at);
    }
  };

describe('what waits', () => {
  const answered = (): Table => begun().answer('play:zap').answer('own:1');

  test('a chain as it should be is in order', () => {
    expect(answered().asks()).toBe('B respond');
    expect(broken(answered(), () => {})).toBeNull();
  });

  const cases: readonly (readonly [string, Change])[] = [
    ['what of entry 0 is 9', cell(col.what, 9)],
    ['by of entry 0 is 2', cell(col.by, 2)],
    ['entry 0 of -1', cell(col.source, -1)],
    ['entry 0 comes from slot 0', cell(col.from, 0)],
    ['entry 0 plays from slot -1', cell(col.from, -1)],
    ['chosenX of entry 0 is 7', cell(col.chosenX, 7)],
    ['entry 0 has option 1', cell(col.mode, 1)],
    ['entry 0 has no option', cell(col.mode, -1)],
    ['entry 0 aims at 9, which is not there', cell(col.aimed[0], 9)],
    ['entry 0 aims at -2, which is not there', cell(col.aimed[1], -2)],
    ['zap is being played and not clean', cell(col.tapped + 4, 1)],
    ['entry 1 resolves as number 0', ending(frame.resolve, 1)],
    ['1 actions wait, 0 will end', ending(frame.window, 1)],
  ];
  test.each(cases)('%s', (message, change) => {
    expect(broken(answered(), change)).toBe(message);
  });

  test('a card that nobody plays', () => {
    const change: Change = (state) => {
      kind(col.kind + 9, 'p11')(state);
      cell(col.zone + 9, PENDING)(state);
    };
    expect(broken(begun(), change)).toBe('slot 9 is being played');
  });
});

describe('what events tell', () => {
  const lost: Event = { kind: 'lifeLost', seat: 0, amount: 2, cause: 'effect', source: null, left: 12 };

  test('a life that is not the one that was told', () => {
    expect(broken(begun(), () => {}, [lost])).toBe('seat 0 has 12 life by an event, 13 by the sum of all');
    expect(broken(begun(), cell(col.life[0], 13), [{ ...lost, left: 13 }])).toBeNull();
  });

  test('a card that is told of and not there, or there and not told of', () => {
    const ghost = { seat: 0, id: 9, card: 'p11' } as const;
    expect(broken(begun(), () => {}, [{ kind: 'tapped', target: ghost }])).toBe('p11 is told of and not in play');
    expect(broken(begun(), () => {}, [{ kind: 'destroyed', target: ghost, cause: 'effect' }])).toBe(
      'p11 is destroyed and not in play',
    );
    expect(broken(begun(), () => {}, [{ kind: 'entered', target: ghost, tapped: true }])).toBe(
      'slot 9 is not in play, and events tell otherwise',
    );
  });

  test('another deck', () => {
    const swap: Change = (state) => {
      const bolt = numberOf(state.compiled, 'bolt');
      const from = numberOf(state.compiled, 'p11');
      state.cells[col.deck[1]] = bolt;
      const list = state.cells.subarray(col.list[1], col.list[1] + 30);
      list[list.indexOf(from)] = bolt;
      list.subarray(0, list.indexOf(0) < 0 ? 30 : list.indexOf(0)).sort();
    };
    expect(broken(begun(), swap, [{ kind: 'passed', seat: 0 }])).toBe('seat 1 has another deck');
    // Without events worlds are only compared: this may be a guess.
    expect(broken(begun(), swap)).toBeNull();
  });
});

describe('decks and drafts', () => {
  test('SR09: a deck that is not legal', () => {
    const { state } = newMatch({});
    expect(audit(null, state, [])).toBeNull();
    state.cells[col.class[0]] = 1;
    expect(audit(null, state, [])).toBe('the deck of seat 0 is illegal: otherClass');
  });

  test('S207: piles that are not what the box has', () => {
    const draft = (): Table => newMatch({ mode: 'draft', classA: 'warlock' });
    expect(broken(draft(), () => {})).toBeNull();
    const pile = (at: number): Change => kind(col.pile[0] + at, 'gateNovice');
    expect(broken(draft(), pile(0))).toBe('seat 0 drafts gateNovice');
    expect(broken(draft(), cell(col.outSize[0], 1))).toMatch(/^-1 \w+ are missing in the draft$/);
    expect(broken(draft(), cell(col.class[1], 0))).toBe('both seats have the same class');
  });
});

describeAudit({ rules: sunMoon, trials, audit });
