// How do conditions come and go? Tokens on a summon, and which of them were there when the phase began.

import { CONDITIONS, type Condition } from '../../cards/vocabulary.ts';
import { refOf } from './board.ts';
import { col, conditionCell, ON } from './columns.ts';
import type { MaybeEmit } from './events.ts';
import { CONDITION_LIMIT } from './numbers.ts';
import { IN_BATTLE, IN_ENCHANTMENTS, type State } from './state.ts';

/** BR94: no more than there is room for. */
export function inflict(state: State, slot: number, condition: number, count: number, emit: MaybeEmit): void {
  const { cells } = state;
  const at = conditionCell(condition, slot);
  const placed = Math.min(count, CONDITION_LIMIT - cells[at]);
  if (placed <= 0) return;
  cells[at] += placed;
  if (emit === null) return;
  emit({ kind: 'conditionPlaced', target: refOf(state, slot), condition: CONDITIONS[condition], count: placed });
}

/** The condition whose tokens are noted: BR57 in Battle, BR65 in Resolve Enchantments. */
const isNoted = ({ cells }: State, condition: Condition): boolean =>
  condition === 'haste'
    ? cells[col.phase] === IN_BATTLE
    : condition === 'antimagic' && cells[col.phase] === IN_ENCHANTMENTS;

/** Takes tokens of a condition off; those that were noted go first, so that one which comes later is a later one. */
export function lose(state: State, slot: number, condition: Condition, count: number, emit: MaybeEmit): void {
  const { cells } = state;
  cells[ON[condition] + slot] -= count;
  if (isNoted(state, condition)) cells[col.noted + slot] = Math.max(0, cells[col.noted + slot] - count);
  if (emit !== null) emit({ kind: 'conditionRemoved', target: refOf(state, slot), condition, count });
}

export function removeAll(state: State, slot: number, condition: Condition, emit: MaybeEmit): void {
  const count = state.cells[ON[condition] + slot];
  if (count > 0) lose(state, slot, condition, count, emit);
}

/** Every condition it bears, or one. */
export function cleanse(state: State, slot: number, only: number, emit: MaybeEmit): void {
  CONDITIONS.forEach((condition, number) => {
    if (only < 0 || only === number) removeAll(state, slot, condition, emit);
  });
}
