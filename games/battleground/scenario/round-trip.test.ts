// Can the largest numbers that a match can come to be set up again?

import { asked } from '@duello/kernel';
import { expect, test } from 'vitest';
import { col } from '../rules/state/columns.ts';
import { readOptions } from '../rules/state/options.ts';
import type { State } from '../rules/state/state.ts';
import { table } from '../rules/table-for-tests.ts';
import { loadPosition } from './load-position.ts';
import { positionOf } from './position-of.ts';

const again = (state: State): State => loadPosition(positionOf(state), state.compiled.options, 'again');

test('the largest numbers a match can come to can be placed too: mana, coins, dice, HP, casts', () => {
  const t = table({ options: { roundLimit: 'off' }, turn: 2001, board: { c3: 'S 1/3', c4: 'N 1/3' } });
  const { cells } = t.state;
  cells[col.mana[0]] = 999;
  cells[col.coins[0]] = 30_000;
  cells[col.hp + t.at('c3').id] = 30_000;
  cells[col.attackDie + t.at('c3').id] = 30_000;
  const copy = again(t.state);
  expect(positionOf(copy)).toEqual(positionOf(t.state));
  expect(asked(copy)).toBe(1);
});

test('a position has the limits of a match: more mana than one can hold is refused', () => {
  const options = readOptions({});
  expect(() => loadPosition({ A: { mana: { red: 1000 } } }, options, 'rich')).toThrow('position.A.mana.red');
});
