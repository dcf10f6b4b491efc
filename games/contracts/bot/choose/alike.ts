// Which answers come to the same? Creatures that are alike in every respect, and places that nobody looks at.

import { once, type Seat } from '@duello/kernel';
import { col } from '../../rules/state/columns.ts';
import { type Compiled, type Kind, TO_ADJACENT } from '../../rules/state/compiled.ts';
import { TO_BESIDE_IT, TO_NEIGHBOURS } from '../../rules/state/nodes.ts';
import { MAX_CREATURES } from '../../rules/state/numbers.ts';
import type { State } from '../../rules/state/state.ts';

/** True when a chain of effects, or what it holds, means the Creatures beside its own. */
function meansNeighbours(compiled: Compiled, first: number): boolean {
  for (let at = first; at >= 0; at = compiled.nodes[at].next) {
    const { to, effects, then, otherwise } = compiled.nodes[at];
    if (to === TO_NEIGHBOURS || to === TO_BESIDE_IT) return true;
    if ([effects, then, otherwise].some((inner) => meansNeighbours(compiled, inner))) return true;
  }
  return false;
}

const looksBeside = (compiled: Compiled, { gives, moments }: Kind): boolean =>
  gives.some(({ to }) => to === TO_ADJACENT) || moments.some((first) => meansNeighbours(compiled, first));

/** By kind, 1 for those that work on the Creatures beside them. */
const besides = once((compiled: Compiled) =>
  Uint8Array.from(compiled.kinds, (kind) => (looksBeside(compiled, kind) ? 1 : 0)),
);

export const worksBeside = ({ compiled }: State, kind: number): boolean => besides(compiled)[kind] === 1;

/** True when somebody in the line works on who stands beside: then places matter. */
export function placesMatter(state: State, seat: Seat): boolean {
  const { cells } = state;
  for (let i = 0; i < cells[col.lineSize[seat]]; i++) {
    if (worksBeside(state, cells[col.kind + cells[col.line[seat] + i]])) return true;
  }
  return false;
}

const COMPARED = [
  col.kind,
  col.damage,
  col.slotAttack,
  col.slotHealth,
  col.slotTurnAttack,
  col.slotTurnHealth,
  col.slotStatuses,
  col.marks,
];

function areAlike({ cells }: State, a: number, b: number): boolean {
  for (const column of COMPARED) if (cells[column + a] !== cells[column + b]) return false;
  return true;
}

const alike = [new Int8Array(MAX_CREATURES), new Int8Array(MAX_CREATURES)];

/** For each place of a line the first one with a Creature like it; where places matter, nobody is like another. */
export function firstAlike(state: State, seat: Seat): Int8Array {
  const { cells } = state;
  const first = alike[seat];
  const matter = placesMatter(state, seat);
  for (let i = 0; i < cells[col.lineSize[seat]]; i++) {
    first[i] = i;
    for (let j = 0; j < i && !matter && first[i] === i; j++) {
      if (areAlike(state, cells[col.line[seat] + i], cells[col.line[seat] + j])) first[i] = j;
    }
  }
  return first;
}
