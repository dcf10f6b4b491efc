// Does the audit notice what can't be? Cells changed by hand, one at a time.

import { describeAudit } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import { trials } from '../rules/play-for-tests.ts';
import { contracts } from '../rules/rules.ts';
import { col } from '../rules/state/columns.ts';
import { numberOf } from '../rules/state/compiled.ts';
import type { Event } from '../rules/state/events.ts';
import { readOptions } from '../rules/state/options.ts';
import { ACTING, DOOMED, NOWHERE, type State } from '../rules/state/state.ts';
import { audit } from './audit.ts';
import { loadPosition } from './load-position.ts';

const begun = (options: unknown = {}): State =>
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
    readOptions(options),
    'audit',
  );
const slotAt = ({ cells }: State, place: number): number => cells[col.line[0] + place];

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
    ['health of seat 0 is 31', ({ cells }) => cells.fill(31, col.health[0], col.health[0] + 1)],
    [
      'seat 0 had 1 inkBlot, and now has 0',
      ({ cells, compiled }) => cells.fill(numberOf(compiled, 'flatCalm'), col.hand[0], col.hand[0] + 1),
    ],
    [
      'seat 0 had 1 boilerRat, and now has 2',
      ({ cells, compiled }) => {
        cells[col.deck[0] + cells[col.deckSize[0]]++] = numberOf(compiled, 'boilerRat');
      },
    ],
    ['hand of seat 0 holds 11', ({ cells }) => cells.fill(11, col.handSize[0], col.handSize[0] + 1)],
    ['hand of seat 0 has something behind its end', ({ cells }) => cells.fill(1, col.handSize[0], col.handSize[0] + 1)],
    [
      'pile of seat 1 holds kind -1',
      ({ cells }) => {
        cells[col.pile[1]] = -1;
        cells[col.pileSize[1]] = 1;
      },
    ],
    [
      'the token spark among the cards of seat 0',
      ({ cells, compiled }) => cells.fill(numberOf(compiled, 'spark'), col.hand[0], col.hand[0] + 1),
    ],
    [
      'seat 0 knows of more contracts than are in hand',
      ({ cells }) => cells.fill(1, col.known[0] + 9, col.known[0] + 10),
    ],
    ['1 of 0 red extractors of seat 0 are full', ({ cells }) => cells.fill(1, col.full[0], col.full[0] + 1)],
    ['11 extractors of seat 1', ({ cells }) => cells.fill(11, col.extractors[1], col.extractors[1] + 1)],
    ['2 pure extractors of seat 1', ({ cells }) => cells.fill(2, col.extractors[1] + 3, col.extractors[1] + 4)],
    ['tanks of seat 0 at 3 is 6', ({ cells }) => cells.fill(6, col.tanks[0] + 3, col.tanks[0] + 4)],
    ['a red tank of seat 0', ({ cells }) => cells.fill(1, col.tanks[0], col.tanks[0] + 1)],
    ['tanks of seat 0 at 1 is -1', ({ cells }) => cells.fill(-1, col.tanks[0] + 1, col.tanks[0] + 2)],
    ['line of seat 1 holds 9', ({ cells }) => cells.fill(9, col.lineSize[1], col.lineSize[1] + 1)],
    ['line of seat 0 has something behind its end', ({ cells }) => cells.fill(1, col.lineSize[0], col.lineSize[0] + 1)],
    ['slot 0 stands twice', (state) => state.cells.fill(slotAt(state, 0), col.line[0] + 1, col.line[0] + 2)],
    [
      'slot 0 stands at 0 and thinks it is at 1',
      (state) => state.cells.fill(1, col.place + slotAt(state, 0), col.place + slotAt(state, 0) + 1),
    ],
    [
      'oathPage stands with 0 health',
      (state) => state.cells.fill(1, col.damage + slotAt(state, 0), col.damage + slotAt(state, 0) + 1),
    ],
    [
      'slot 0 stands on the field of seat 0, which does not own it',
      (state) => state.cells.fill(1, col.owner + slotAt(state, 0), col.owner + slotAt(state, 0) + 1),
    ],
    [
      'slot 0 is on the field and has zone 0',
      (state) => state.cells.fill(NOWHERE, col.zone + slotAt(state, 0), col.zone + slotAt(state, 0) + 1),
    ],
    [
      'oathPage should be gone',
      (state) => state.cells.fill(DOOMED, col.marks + slotAt(state, 0), col.marks + slotAt(state, 0) + 1),
    ],
    [
      'slotStatuses of slot 0 is 4096',
      (state) =>
        state.cells.fill(1 << 12, col.slotStatuses + slotAt(state, 0), col.slotStatuses + slotAt(state, 0) + 1),
    ],
    [
      'companyOrb stands worn out',
      ({ cells }) => cells.fill(3, col.damage + cells[col.orb[0]], col.damage + cells[col.orb[0]] + 1),
    ],
    ['slot 2 has zone 2 and stands nowhere', ({ cells }) => cells.fill(-1, col.orb[0], col.orb[0] + 1)],
    [
      'slot 9 is still taken by oathPage between actions',
      ({ cells, compiled }) => {
        cells[col.kind + 9] = numberOf(compiled, 'oathPage');
        cells[col.zone + 9] = ACTING;
      },
    ],
    ['seat 1 plays on with 0 health', ({ cells }) => cells.fill(0, col.health[1], col.health[1] + 1)],
    ['3 effects are still counted between actions', ({ cells }) => cells.fill(3, col.triggers, col.triggers + 1)],
    ['something is being played while nothing is paid', ({ cells }) => cells.fill(1, col.playing, col.playing + 1)],
    ['a payment is left over', ({ cells }) => cells.fill(1, col.payment, col.payment + 1)],
    ['a reduction is left over', ({ cells }) => cells.fill(1, col.spare, col.spare + 1)],
    ['seat 0 looks without a draw', ({ cells }) => cells.fill(1, col.lookedSize[0], col.lookedSize[0] + 1)],
    ['seat 0 has contracts beside its deck', ({ cells }) => cells.fill(1, col.asideSize[0], col.asideSize[0] + 1)],
    ['seat 0 has 29 health, events tell of 30', ({ cells }) => cells.fill(29, col.health[0], col.health[0] + 1)],
    [
      'seat 0 has burnt more often than events tell',
      ({ cells }) => cells.fill(1, col.burnouts[0], col.burnouts[0] + 1),
    ],
  ];
  test.each(cases)('%s', (message, change) => {
    expect(broken(change)).toBe(message);
  });

  test('a health that is not the one that was told', () => {
    const target = { seat: 0, id: null, card: null } as const;
    const hurt: Event = { kind: 'damage', by: 'contract', source: null, target, amount: 2, magic: 0, left: 27 };
    expect(broken(() => {}, [hurt])).toBe('seat 0 has 27 health by an event, 28 by the sum of all');
    const change = ({ cells }: State): void => {
      cells[col.health[0]] = 28;
    };
    expect(broken(change, [{ ...hurt, left: 28 }])).toBeNull();
  });

  test('more full tanks than there are, although none of a colour is too many', () => {
    const keep = { tankColour: 'keep' };
    const state = begun(keep);
    state.cells.set([3, 2], col.tanks[0]);
    expect(audit(begun(keep), state, [])).toBeNull();
    state.cells.set([3, 3], col.tanks[0]);
    expect(audit(begun(keep), state, [])).toBe('6 full tanks of seat 0');
  });

  test('a deck that is not the printed one at the start', () => {
    const state = contracts.setup('start', readOptions({}), null);
    expect(audit(null, state, [])).toBeNull();
    state.cells[col.deck[0]] = numberOf(state.compiled, 'flatCalm');
    expect(audit(null, state, [])).toMatch(/^seat 0 starts with \d \w+, not \d$/);
  });
});

describeAudit({ rules: contracts, trials, audit });
