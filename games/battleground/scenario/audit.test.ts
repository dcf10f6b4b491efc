// Does the audit notice what can't be? Cells changed by hand, one at a time.

import { describeAudit } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import { trials } from '../rules/play-for-tests.ts';
import { battleground } from '../rules/rules.ts';
import { chargeCell, col, ON, PROBE, tieAt } from '../rules/state/columns.ts';
import { numberOf } from '../rules/state/compiled.ts';
import type { Event } from '../rules/state/events.ts';
import { readOptions } from '../rules/state/options.ts';
import { BEING_CAST, GONE, type State, TICKS, UNRESOLVED } from '../rules/state/state.ts';
import { audit } from './audit.ts';
import { loadPosition } from './load-position.ts';

/** Slots: 0 the Guard of A on c2, 1 the Banner Bearer of B on c4, 2 A's Ash Fever, 3 A's Close Ranks. */
const begun = (): State =>
  loadPosition(
    {
      board: { c2: 'Guard', c4: 'B Banner Bearer' },
      A: {
        hand: ['Hold Still', 'Guard'],
        deck: ['Crazy Imp'],
        prepared: [{ card: 'Guard', charges: 'W1' }],
        area: [{ card: 'Ash Fever', on: ['c4'] }, 'Close Ranks'],
      },
      market: { 1: { row: ['Guard'], deck: ['Guard'] } },
    },
    readOptions({}),
    'audit',
  );

const broken = (change: (state: State) => void, events: readonly Event[] = []): string | null => {
  const state = begun();
  change(state);
  return audit(begun(), state, events);
};

test('a state as it should be is in order', () => {
  expect(broken(() => {})).toBeNull();
});

/** One cell with another number. */
const cell =
  (at: number, value: number) =>
  ({ cells }: State): void => {
    cells[at] = value;
  };
const kind =
  (at: number, id: string) =>
  ({ cells, compiled }: State): void => {
    cells[at] = numberOf(compiled, id);
  };

describe('what can’t be is noticed', () => {
  const cases: readonly (readonly [string, (state: State) => void])[] = [
    ['life of seat 0 is 21', cell(col.life[0], 21)],
    ['seat 1 plays on with 0 life', cell(col.life[1], 0)],
    ['mana of seat 0 at 1 is -1', cell(col.mana[0] + 1, -1)],
    ['exp of seat 0 is 3', cell(col.exp[0], 3)],
    ['coins of seat 1 is -1', cell(col.coins[1], -1)],
    ['there were 1 holdStill, and now there are 0', kind(col.hand[0].at, 'crazyImp')],
    ['hand of seat 0 has something behind its end', cell(col.hand[0].size, 1)],
    ['deck of seat 0 holds 105', cell(col.deck[0].size, 105)],
    ['hand of seat 0 holds kind -3', cell(col.hand[0].at, -3)],
    ['row of tier 0 holds 5', cell(col.row[0].size, 5)],
    ['4 spells in row 3', cell(col.row[2].size, 4)],
    ['1 white charges on slot 1 of seat 0', kind(col.prepared[0], 'crazyImp')],
    ['3 white charges on slot 1 of seat 0', cell(chargeCell(0, 0, 0), 3)],
    ['1 blue charges on slot 2 of seat 0', cell(chargeCell(0, 0, 0) + 7, 1)],
    ['slot 1 of seat 0 was filled in turn 9', cell(col.since[0], 9)],
    ['slot 2 of seat 0 was filled in turn 1', cell(col.since[0] + 1, 1)],
    ['gamePhase is 4', cell(col.gamePhase, 4)],
    ['0 coins in pool 1 in game phase 1', cell(col.pool, 0)],
    ['9 coins in pool 2 in game phase 1', cell(col.pool + 1, 9)],
    ['crystals at 0 is 10', cell(col.crystals, 10)],
    ['tier 2 is used before it is open', cell(col.turnedOver + 1, 1)],
    ['tier 3 is used before it is open', cell(col.marketPile[2].size, 1)],
    ['phase is 5', cell(col.phase, 5)],
    ['casts is 101', cell(col.casts, 101)],
    ['turn 101 is after the last', cell(col.turnNumber, 101)],
    ['turn 3 is of the wrong seat', cell(col.active, 1)],
    ['seat 0 still holds drawn neutrals', cell(col.drawn[0].size, 1)],
    ['neutrals are left over from the draft', cell(col.neutrals.size, 1)],
    ['the empty slot 9 stands on a1', cell(col.fields, 9)],
    ['slot 0 stands beyond the board', cell(col.fields + 30, 0)],
    ['guard stands on c2 and is elsewhere', cell(col.where, GONE)],
    ['guard stands on c2 and thinks it stands elsewhere', cell(col.at, 3)],
    ['holdStill stands on c2 and is no Summon', kind(col.kind, 'holdStill')],
    ['guard stands nowhere', cell(col.fields + 7, -1)],
    ['area of seat 0 has something behind its end', cell(col.area[0].size, 1)],
    ['ashFever lies twice in the area of seat 0', cell(col.area[0].at + 1, 2)],
    ['ashFever lies in the area of seat 0, which does not own it', cell(col.owner + 2, 1)],
    ['ashFever has 0 tokens of shape 1', cell(col.tokens + 2, 0)],
    ['closeRanks has 1 tokens of shape 0', cell(col.tokens + 3, 1)],
    ['guard has marks 4', cell(col.marks, UNRESOLVED)],
    ['ashFever is still to be resolved', cell(col.marks + 2, TICKS)],
    ['conditionCells at 256 is -1', cell(ON.chill, -1)],
    ['ashFever bears conditions off the board', cell(ON.stun + 2, 1)],
    ['hp of slot 0 is -1', cell(col.hp, -1)],
    ['attackDie of slot 0 is -1', cell(col.attackDie, -1)],
    ['somebody is credited for guard, which lives', cell(col.credit, 1)],
    ['2 tokens of guard are noted', cell(col.noted, 2)],
    ['slot 2 entered as number 1', cell(col.entered + 1, 1)],
    ['2 in play give something, not 3', cell(col.givers, 3)],
    ['the empty slot 9 is not clean', cell(col.shape + 9, 1)],
    ['the probe is not empty', cell(col.kind + PROBE, 0)],
    ['ties have something behind their end', cell(col.tieCount, 0)],
    ['tokens of slot 3', cell(tieAt(0), 3)],
    ['tokens of ashFever on 9, which is not there', cell(tieAt(0) + 1, 9)],
    ['0 tokens of ashFever on 1', cell(tieAt(0) + 2, 0)],
    ['an order of acting is left over', cell(col.order.size, 1)],
    ['deaths run: 1, and 0 frames wait', cell(col.deathsRun, 1)],
    ['slot 0 is dying alive', cell(col.dying.size, 1)],
    ['slot 0 is dead and waits for nothing', cell(col.hp, 0)],
    [
      'slot 9 is being cast',
      ({ cells, compiled }) => {
        cells[col.kind + 9] = numberOf(compiled, 'guard');
        cells[col.where + 9] = BEING_CAST;
      },
    ],
    [
      'slot 9 is still taken by guard between actions',
      ({ cells, compiled }) => {
        cells[col.kind + 9] = numberOf(compiled, 'guard');
      },
    ],
    [
      'seat 0 owns 0 crazyImp, events tell of 1',
      ({ cells, compiled }) => {
        cells[col.deck[0].size] = 0;
        cells[col.deck[0].at] = 0;
        cells[col.pile[1].size] = 1;
        cells[col.pile[1].at] = numberOf(compiled, 'crazyImp');
      },
    ],
    ['there were 5 guard, and now there are 4', kind(col.marketDeck[0].at, 'crazyImp')],
    ['seat 0 has 19 life, events tell of 20', cell(col.life[0], 19)],
    ['seat 0 has 1 blue mana, events tell of 0', cell(col.mana[0] + 3, 1)],
    ['seat 1 has 1 exp, events tell of 0', cell(col.exp[1], 1)],
    ['seat 1 has 2 coins, events tell of 0', cell(col.coins[1], 2)],
    ['slot 0 has 2 HP, events tell of 3', cell(col.hp, 2)],
  ];
  test.each(cases)('%s', (message, change) => {
    expect(broken(change)).toBe(message);
  });

  test('a life that is not the one that was told', () => {
    const target = { seat: 0, id: null, card: null, field: null } as const;
    const cause = { by: 'card', seat: 1, card: 'longEcho' } as const;
    const hurt: Event = { kind: 'damageDealt', target, amount: 2, left: 17, cause };
    expect(broken(() => {}, [hurt])).toBe('seat 0 has 17 left by an event, 18 by the sum of all');
    expect(broken(cell(col.life[0], 18), [{ ...hurt, left: 18 }])).toBeNull();
  });

  test('a box that is not the printed one, in the draft and after it', () => {
    const draft = battleground.setup('start', readOptions({}), null);
    expect(audit(null, draft, [])).toBeNull();
    draft.cells[col.crystals]--;
    expect(audit(null, draft, [])).toBe('there are 8 whiteCrystal, not 9');
    const quick = battleground.setup(
      'start',
      readOptions({ start: 'quick', classA: 'paladin', classB: 'warlock' }),
      null,
    );
    expect(audit(null, quick, [])).toBeNull();
    kind(col.marketDeck[2].at, 'usualTerms')(quick);
    expect(audit(null, quick, [])).toMatch(/^there are \d \w+, not \d$/);
  });
});

describeAudit({ rules: battleground, trials, audit });
