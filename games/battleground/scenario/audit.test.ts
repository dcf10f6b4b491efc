// Does the audit notice what can't be? Cells changed by hand, one at a time.

import { describeAudit } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import { trials } from '../rules/play-for-tests.ts';
import { battleground } from '../rules/rules.ts';
import type { Event } from '../rules/state/events.ts';
import { readOptions } from '../rules/state/options.ts';
import {
  ACTIVE,
  AREA,
  AT,
  ATTACK_DIE,
  BEING_CAST,
  CASTS,
  COINS,
  CREDIT,
  CRYSTALS,
  chargeCell,
  DEATHS_RUN,
  DECK,
  DRAWN,
  DYING,
  ENTERED,
  EXP,
  FIELDS,
  GAME_PHASE,
  GIVERS,
  GONE,
  HAND,
  HP,
  KIND,
  LIFE,
  MANA,
  MARKET_DECK,
  MARKET_PILE,
  MARKS,
  NEUTRALS,
  NOTED,
  ON,
  ORDER,
  OWNER,
  PHASE,
  PILE,
  POOL,
  PREPARED,
  PROBE,
  ROW,
  SHAPE,
  SINCE,
  type State,
  TICKS,
  TIE_COUNT,
  TOKENS,
  TURN_NUMBER,
  TURNED_OVER,
  tieAt,
  UNRESOLVED,
  WHERE,
} from '../rules/state/state.ts';
import { numberOf } from '../rules/state/table.ts';
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
  ({ cells, table }: State): void => {
    cells[at] = numberOf(table, id);
  };

describe('what can’t be is noticed', () => {
  const cases: readonly (readonly [string, (state: State) => void])[] = [
    ['seat 0 has 21 life', cell(LIFE[0], 21)],
    ['seat 1 plays on with 0 life', cell(LIFE[1], 0)],
    ['seat 0 has -1 red mana', cell(MANA[0] + 1, -1)],
    ['seat 0 has 3 exp', cell(EXP[0], 3)],
    ['seat 1 has -1 coins', cell(COINS[1], -1)],
    ['there were 1 holdStill, and now there are 0', kind(HAND[0].at, 'crazyImp')],
    ['hand of seat 0 has something behind its end', cell(HAND[0].size, 1)],
    ['105 spells in deck of seat 0', cell(DECK[0].size, 105)],
    ['kind -3 in hand of seat 0', cell(HAND[0].at, -3)],
    ['5 spells in row 1', cell(ROW[0].size, 5)],
    ['1 white charges on slot 1 of seat 0', kind(PREPARED[0], 'crazyImp')],
    ['3 white charges on slot 1 of seat 0', cell(chargeCell(0, 0, 0), 3)],
    ['1 blue charges on slot 2 of seat 0', cell(chargeCell(0, 0, 0) + 7, 1)],
    ['slot 1 of seat 0 was filled in turn 9', cell(SINCE[0], 9)],
    ['slot 2 of seat 0 was filled in turn 1', cell(SINCE[0] + 1, 1)],
    ['game phase 4', cell(GAME_PHASE, 4)],
    ['0 coins in pool 1 in game phase 1', cell(POOL, 0)],
    ['9 coins in pool 2 in game phase 1', cell(POOL + 1, 9)],
    ['10 white crystals are left', cell(CRYSTALS, 10)],
    ['tier 2 is used before it is open', cell(TURNED_OVER + 1, 1)],
    ['tier 3 is used before it is open', cell(MARKET_PILE[2].size, 1)],
    ['phase 5', cell(PHASE, 5)],
    ['101 casts in one phase', cell(CASTS, 101)],
    ['turn 101 is after the last', cell(TURN_NUMBER, 101)],
    ['turn 3 is of the wrong seat', cell(ACTIVE, 1)],
    ['seat 0 still holds drawn neutrals', cell(DRAWN[0].size, 1)],
    ['neutrals are left over from the draft', cell(NEUTRALS.size, 1)],
    ['the empty slot 9 stands on a1', cell(FIELDS, 9)],
    ['slot 0 stands beyond the board', cell(FIELDS + 30, 0)],
    ['guard stands on c2 and is elsewhere', cell(WHERE, GONE)],
    ['guard stands on c2 and thinks it stands elsewhere', cell(AT, 3)],
    ['holdStill stands on c2 and is no Summon', kind(KIND, 'holdStill')],
    ['guard stands nowhere', cell(FIELDS + 7, -1)],
    ['the area of seat 0 has something behind its end', cell(AREA[0].size, 1)],
    ['ashFever lies twice in the area of seat 0', cell(AREA[0].at + 1, 2)],
    ['ashFever lies in the area of seat 0, which does not own it', cell(OWNER + 2, 1)],
    ['ashFever has 0 tokens of shape 1', cell(TOKENS + 2, 0)],
    ['closeRanks has 1 tokens of shape 0', cell(TOKENS + 3, 1)],
    ['guard has marks 4', cell(MARKS, UNRESOLVED)],
    ['ashFever is still to be resolved', cell(MARKS + 2, TICKS)],
    ['guard has -1 chill', cell(ON.chill, -1)],
    ['ashFever bears conditions off the board', cell(ON.stun + 2, 1)],
    ['guard has -1 HP', cell(HP, -1)],
    ['guard has Attack -1', cell(ATTACK_DIE, -1)],
    ['somebody is credited for guard, which lives', cell(CREDIT, 1)],
    ['2 tokens of guard are noted', cell(NOTED, 2)],
    ['slot 2 entered as number 1', cell(ENTERED + 1, 1)],
    ['2 in play give something, not 3', cell(GIVERS, 3)],
    ['the empty slot 9 is not clean', cell(SHAPE + 9, 1)],
    ['the probe is not empty', cell(KIND + PROBE, 0)],
    ['ties have something behind their end', cell(TIE_COUNT, 0)],
    ['tokens of slot 3', cell(tieAt(0), 3)],
    ['tokens of ashFever on 9, which is not there', cell(tieAt(0) + 1, 9)],
    ['0 tokens of ashFever on 1', cell(tieAt(0) + 2, 0)],
    ['an order of acting is left over', cell(ORDER.size, 1)],
    ['deaths run: 1, and 0 frames wait', cell(DEATHS_RUN, 1)],
    ['slot 0 is dying alive', cell(DYING.size, 1)],
    ['slot 0 is dead and waits for nothing', cell(HP, 0)],
    [
      'slot 9 is being cast',
      ({ cells, table }) => {
        cells[KIND + 9] = numberOf(table, 'guard');
        cells[WHERE + 9] = BEING_CAST;
      },
    ],
    [
      'slot 9 is still taken by guard between actions',
      ({ cells, table }) => {
        cells[KIND + 9] = numberOf(table, 'guard');
      },
    ],
    [
      'seat 0 owns 0 crazyImp, events tell of 1',
      ({ cells, table }) => {
        cells[DECK[0].size] = 0;
        cells[DECK[0].at] = 0;
        cells[PILE[1].size] = 1;
        cells[PILE[1].at] = numberOf(table, 'crazyImp');
      },
    ],
    ['there were 5 guard, and now there are 4', kind(MARKET_DECK[0].at, 'crazyImp')],
    ['seat 0 has 19 life, events tell of 20', cell(LIFE[0], 19)],
    ['seat 0 has 1 blue mana, events tell of 0', cell(MANA[0] + 3, 1)],
    ['seat 1 has 1 exp, events tell of 0', cell(EXP[1], 1)],
    ['seat 1 has 2 coins, events tell of 0', cell(COINS[1], 2)],
    ['slot 0 has 2 HP, events tell of 3', cell(HP, 2)],
  ];
  test.each(cases)('%s', (message, change) => {
    expect(broken(change)).toBe(message);
  });

  test('a life that is not the one that was told', () => {
    const target = { seat: 0, id: null, card: null, field: null } as const;
    const cause = { by: 'card', seat: 1, card: 'longEcho' } as const;
    const hurt: Event = { kind: 'damageDealt', target, amount: 2, left: 17, cause };
    expect(broken(() => {}, [hurt])).toBe('seat 0 has 17 left by an event, 18 by the sum of all');
    expect(broken(cell(LIFE[0], 18), [{ ...hurt, left: 18 }])).toBeNull();
  });

  test('a box that is not the printed one, in the draft and after it', () => {
    const draft = battleground.setup('start', readOptions({}), null);
    expect(audit(null, draft, [])).toBeNull();
    draft.cells[CRYSTALS]--;
    expect(audit(null, draft, [])).toBe('there are 8 whiteCrystal, not 9');
    const quick = battleground.setup(
      'start',
      readOptions({ start: 'quick', classA: 'paladin', classB: 'warlock' }),
      null,
    );
    expect(audit(null, quick, [])).toBeNull();
    kind(MARKET_DECK[2].at, 'usualTerms')(quick);
    expect(audit(null, quick, [])).toMatch(/^there are \d \w+, not \d$/);
  });
});

describeAudit({ rules: battleground, trials, audit });
