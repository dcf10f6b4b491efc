// Does the audit notice what can't be? Cells changed by hand, one at a time.

import { describeAudit } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import { trials } from '../rules/play-for-tests.ts';
import { contracts } from '../rules/rules.ts';
import type { Event } from '../rules/state/events.ts';
import { readOptions } from '../rules/state/options.ts';
import {
  ACTING,
  ASIDE_SIZE,
  BURNOUTS,
  DAMAGE,
  DECK,
  DECK_SIZE,
  DOOMED,
  EXTRACTORS,
  FULL,
  HAND,
  HAND_SIZE,
  HEALTH,
  KIND,
  KNOWN,
  LINE,
  LINE_SIZE,
  LOOKED_SIZE,
  MARKS,
  NOWHERE,
  ORB,
  OWNER,
  PAYMENT,
  PILE,
  PILE_SIZE,
  PLACE,
  PLAYING,
  SLOT_STATUSES,
  SPARE,
  type State,
  TANKS,
  TRIGGERS,
  ZONE,
} from '../rules/state/state.ts';
import { numberOf } from '../rules/state/table.ts';
import { audit } from './audit.ts';
import { loadPosition } from './load-position.ts';

const begun = (): State =>
  loadPosition(
    {
      A: {
        hand: ['Ink Blot', 'Oath Page'],
        deck: ['Boiler Rat'],
        line: ['Oath Page', 'Trial Torch'],
        orb: 'Company Orb',
      },
      B: { line: ['Spark'] },
    },
    readOptions({}),
    'audit',
  );
const slotAt = ({ cells }: State, place: number): number => cells[LINE[0] + place];

const broken = (change: (state: State) => void, events: readonly Event[] = []): string | null => {
  const state = begun();
  change(state);
  return audit(begun(), state, events);
};

test('a state as it should be is in order', () => {
  expect(broken(() => {})).toBeNull();
});

describe('what can’t be is noticed', () => {
  const cases: readonly (readonly [string, (state: State) => void])[] = [
    ['seat 0 has 31 health', ({ cells }) => cells.fill(31, HEALTH[0], HEALTH[0] + 1)],
    [
      'seat 0 had 1 inkBlot, and now has 0',
      ({ cells, table }) => cells.fill(numberOf(table, 'flatCalm'), HAND[0], HAND[0] + 1),
    ],
    [
      'seat 0 had 1 boilerRat, and now has 2',
      ({ cells, table }) => {
        cells[DECK[0] + cells[DECK_SIZE[0]]++] = numberOf(table, 'boilerRat');
      },
    ],
    ['11 contracts in hand of seat 0', ({ cells }) => cells.fill(11, HAND_SIZE[0], HAND_SIZE[0] + 1)],
    ['hand of seat 0 has something behind its end', ({ cells }) => cells.fill(1, HAND_SIZE[0], HAND_SIZE[0] + 1)],
    [
      'kind -1 in pile of seat 1',
      ({ cells }) => {
        cells[PILE[1]] = -1;
        cells[PILE_SIZE[1]] = 1;
      },
    ],
    [
      'the token spark in hand of seat 0',
      ({ cells, table }) => cells.fill(numberOf(table, 'spark'), HAND[0], HAND[0] + 1),
    ],
    ['known 1 at 9 of seat 0', ({ cells }) => cells.fill(1, KNOWN[0] + 9, KNOWN[0] + 10)],
    ['1 of 0 red extractors of seat 0 are full', ({ cells }) => cells.fill(1, FULL[0], FULL[0] + 1)],
    ['11 extractors of seat 1', ({ cells }) => cells.fill(11, EXTRACTORS[1], EXTRACTORS[1] + 1)],
    ['2 pure extractors of seat 1', ({ cells }) => cells.fill(2, EXTRACTORS[1] + 3, EXTRACTORS[1] + 4)],
    ['6 full tanks of seat 0', ({ cells }) => cells.fill(6, TANKS[0] + 3, TANKS[0] + 4)],
    ['a red tank of seat 0', ({ cells }) => cells.fill(1, TANKS[0], TANKS[0] + 1)],
    ['seat 0 has less than no blue mana', ({ cells }) => cells.fill(-1, TANKS[0] + 1, TANKS[0] + 2)],
    ['9 Creatures of seat 1', ({ cells }) => cells.fill(9, LINE_SIZE[1], LINE_SIZE[1] + 1)],
    ['the line of seat 0 has something behind its end', ({ cells }) => cells.fill(1, LINE_SIZE[0], LINE_SIZE[0] + 1)],
    ['slot 0 stands twice', (state) => state.cells.fill(slotAt(state, 0), LINE[0] + 1, LINE[0] + 2)],
    [
      'slot 0 stands at 0 and thinks it is at 1',
      (state) => state.cells.fill(1, PLACE + slotAt(state, 0), PLACE + slotAt(state, 0) + 1),
    ],
    [
      'oathPage stands with 0 health',
      (state) => state.cells.fill(1, DAMAGE + slotAt(state, 0), DAMAGE + slotAt(state, 0) + 1),
    ],
    [
      'slot 0 stands on the field of seat 0, which does not own it',
      (state) => state.cells.fill(1, OWNER + slotAt(state, 0), OWNER + slotAt(state, 0) + 1),
    ],
    [
      'slot 0 is on the field and has zone 0',
      (state) => state.cells.fill(NOWHERE, ZONE + slotAt(state, 0), ZONE + slotAt(state, 0) + 1),
    ],
    [
      'oathPage should be gone',
      (state) => state.cells.fill(DOOMED, MARKS + slotAt(state, 0), MARKS + slotAt(state, 0) + 1),
    ],
    [
      'slot 0 has a status that is none',
      (state) => state.cells.fill(1 << 12, SLOT_STATUSES + slotAt(state, 0), SLOT_STATUSES + slotAt(state, 0) + 1),
    ],
    ['companyOrb stands worn out', ({ cells }) => cells.fill(3, DAMAGE + cells[ORB[0]], DAMAGE + cells[ORB[0]] + 1)],
    ['slot 2 has zone 2 and stands nowhere', ({ cells }) => cells.fill(-1, ORB[0], ORB[0] + 1)],
    [
      'slot 9 is still taken by oathPage between actions',
      ({ cells, table }) => {
        cells[KIND + 9] = numberOf(table, 'oathPage');
        cells[ZONE + 9] = ACTING;
      },
    ],
    ['seat 1 plays on with 0 health', ({ cells }) => cells.fill(0, HEALTH[1], HEALTH[1] + 1)],
    ['3 effects are still counted between actions', ({ cells }) => cells.fill(3, TRIGGERS, TRIGGERS + 1)],
    ['something is being played while nothing is paid', ({ cells }) => cells.fill(1, PLAYING, PLAYING + 1)],
    ['a payment is left over', ({ cells }) => cells.fill(1, PAYMENT, PAYMENT + 1)],
    ['a reduction is left over', ({ cells }) => cells.fill(1, SPARE, SPARE + 1)],
    ['seat 0 looks without a draw', ({ cells }) => cells.fill(1, LOOKED_SIZE[0], LOOKED_SIZE[0] + 1)],
    ['seat 0 has contracts beside its deck', ({ cells }) => cells.fill(1, ASIDE_SIZE[0], ASIDE_SIZE[0] + 1)],
    ['seat 0 has 29 health, events tell of 30', ({ cells }) => cells.fill(29, HEALTH[0], HEALTH[0] + 1)],
    ['seat 0 has burnt more often than events tell', ({ cells }) => cells.fill(1, BURNOUTS[0], BURNOUTS[0] + 1)],
  ];
  test.each(cases)('%s', (message, change) => {
    expect(broken(change)).toBe(message);
  });

  test('a health that is not the one that was told', () => {
    const target = { seat: 0, id: null, card: null } as const;
    const hurt: Event = { kind: 'damage', by: 'contract', source: null, target, amount: 2, magic: 0, left: 27 };
    expect(broken(() => {}, [hurt])).toBe('seat 0 has 27 health by an event, 28 by the sum of all');
    const change = ({ cells }: State): void => {
      cells[HEALTH[0]] = 28;
    };
    expect(broken(change, [{ ...hurt, left: 28 }])).toBeNull();
  });

  test('a deck that is not the printed one at the start', () => {
    const state = contracts.setup('start', readOptions({}), null);
    expect(audit(null, state, [])).toBeNull();
    state.cells[DECK[0]] = numberOf(state.table, 'flatCalm');
    expect(audit(null, state, [])).toMatch(/^seat 0 starts with \d \w+, not \d$/);
  });
});

describeAudit({ rules: contracts, trials, audit });
