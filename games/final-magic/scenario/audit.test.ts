// Does the audit notice a number that can't be? Cells changed by hand, one at a time.

import { describeAudit } from '@duello/kernel/for-tests';
import { describe, expect, test } from 'vitest';
import { trials } from '../rules/play-for-tests.ts';
import { finalMagic } from '../rules/rules.ts';
import { col } from '../rules/state/columns.ts';
import { compiledOf } from '../rules/state/compiled.ts';
import { addShield } from '../rules/state/shields.ts';
import type { State } from '../rules/state/state.ts';
import { setTable } from '../rules/table-for-tests.ts';
import { audit } from './audit.ts';

const broken = (change: (state: State) => void): string | null => {
  const { state } = setTable({ a: { hand: 'copper' } });
  const before = setTable({ a: { hand: 'copper' } }).state;
  change(state);
  return audit(before, state, []);
};

describe('F-R73: what is beyond all bounds is noticed', () => {
  const cases: readonly (readonly [string, readonly [number, number], number])[] = [
    ['health of seat 0 is 30001', col.health, 30_001],
    ['health of seat 0 is -30001', col.health, -30_001],
    ['nextDraw of seat 0 is 30001', col.nextDraw, 30_001],
    ['mana of seat 0 is -1', col.mana, -1],
    ['mana of seat 0 is 30001', col.mana, 30_001],
    ['coins of seat 0 is -1', col.coins, -1],
    ['hurt of seat 0 is -23549', col.hurt, -23_549],
    ['block of seat 0 is -1', col.block, -1],
  ];
  for (const [message, [cell], value] of cases) {
    test(message, () => {
      const change = ({ cells }: State): void => {
        cells[cell] = value;
      };
      expect(broken(change)).toBe(message);
    });
  }

  test('the edge itself is in order', () => {
    const change = ({ cells }: State): void => {
      cells[col.health[0]] = -30_000;
      cells[col.mana[1]] = 30_000;
    };
    expect(broken(change)).toBeNull();
  });

  test('a shield that has outgrown its cell', () => {
    const { state } = setTable({});
    const kind = compiledOf(state.compiled.options).numbers.get('rockShield')!;
    addShield(state, 1, kind, 30_001);
    expect(audit(null, state, [])).toBe('shields of seat 1 stand with capacity 30001');
  });

  test('a health that is not the one in the last event', () => {
    const { state } = setTable({});
    const event = { kind: 'healthChanged', seat: 0, from: 50, to: -196_558, step: 'main' } as const;
    expect(audit(state, state, [event])).toBe('seat 0 has 50 health, events tell of -196558');
    expect(
      audit(state, state, [
        { ...event, to: 40 },
        { ...event, to: 50 },
      ]),
    ).toBeNull();
  });
});

describeAudit({ rules: finalMagic, trials, audit });
