// Which piles stand in the buy zone of a position? As it says, or what the players' copies leave of them.

import { BadInput } from '@duello/kernel';
import { ELEMENTS } from '../cards/vocabulary.ts';
import { col } from '../rules/state/columns.ts';
import type { Compiled } from '../rules/state/compiled.ts';
import { COPIES, KINDS_PER_ELEMENT } from '../rules/state/numbers.ts';
import type { State } from '../rules/state/state.ts';
import { NO_PILE, type Tally, UNLIMITED } from '../rules/state/zones.ts';
import type { Position } from './position.ts';

const PATH = 'position';

/** Copies of each kind that the players own, wherever they lie. */
function owned(position: Position): Tally {
  const all = new Map<number, number>();
  for (const { hand, deck, discard, outcast, inPlay, shields } of position.sides) {
    const standing = shields.map(({ kind }) => [kind, 1] as const);
    for (const [kind, count] of [...hand, ...deck, ...discard, ...outcast, ...inPlay, ...standing]) {
      all.set(kind, (all.get(kind) ?? 0) + count);
    }
  }
  return all;
}

/** True when some card gives copies of the kind without taking them from a pile. */
const isGained = (compiled: Compiled, kind: number): boolean =>
  compiled.kinds.some(
    ({ next, nodes }) => next === kind || nodes.some((node) => node.card === kind || node.more?.card === kind),
  );

/** Sets every pile: as the position says, or what the players' copies leave of it. */
export function stock(state: State, position: Position): void {
  const { cells, compiled } = state;
  const have = owned(position);
  const named = new Set([
    ...have.keys(),
    ...position.sides.flatMap(({ cast, bought }) => [...cast.keys(), ...bought.keys()]),
  ]);
  ELEMENTS.forEach((_, element) => {
    fitPiles(state, position, named, element);
  });
  compiled.kinds.forEach(({ id }, kind) => {
    const full = cells[col.supply + kind];
    const said = position.supply.get(kind);
    const path = `${PATH}.supply.${id}`;
    if (full < 0) {
      if (said === undefined || said === full) return;
      throw new BadInput(
        path,
        full === UNLIMITED ? 'this pile has no end; write "unlimited"' : 'is not in the buy zone',
      );
    }
    if (said === NO_PILE || said === UNLIMITED)
      throw new BadInput(path, `there are ${full} of it; write how many are left`);
    if (isGained(compiled, kind)) {
      cells[col.supply + kind] = said ?? full;
      return;
    }
    const most = full - (have.get(kind) ?? 0);
    if (most < 0) {
      throw new BadInput(
        PATH,
        `there are ${full} ${id} in a match, but the players own ${have.get(kind)}; take some out`,
      );
    }
    if (said !== undefined && said > most) {
      throw new BadInput(
        path,
        `there are ${full} in a match and the players own ${full - most}: at most ${most} can be left`,
      );
    }
    cells[col.supply + kind] = said ?? most;
  });
}

/** F202: the buy zone has four kinds of the element. A random one is made to hold whatever the position names. */
function fitPiles(state: State, { supply }: Position, named: ReadonlySet<number>, element: number): void {
  const { cells, compiled } = state;
  const spells = compiled.byElement[element];
  const ids = (kinds: readonly number[]): string => kinds.map((kind) => compiled.kinds[kind].id).join(', ');
  const isNamed = (kind: number): boolean =>
    (supply.get(kind) ?? NO_PILE) >= 0 || (named.has(kind) && !isGained(compiled, kind));
  const wanted = spells.filter(isNamed);
  const banned = wanted.find((kind) => supply.get(kind) === NO_PILE);
  if (banned !== undefined) {
    const { id } = compiled.kinds[banned];
    throw new BadInput(`${PATH}.supply.${id}`, 'a player has it, so it is in the buy zone; leave this out');
  }
  const isPile = (kind: number): boolean => cells[col.supply + kind] !== NO_PILE;
  if (compiled.options.supply !== 'random') {
    const foreign = wanted.filter((kind) => !isPile(kind));
    if (foreign.length === 0) return;
    throw new BadInput(
      PATH,
      `${ids(foreign)} can’t be bought in this match; put it into options.supply or take it out`,
    );
  }
  if (wanted.length > KINDS_PER_ELEMENT) {
    throw new BadInput(
      PATH,
      `names ${wanted.length} ${ELEMENTS[element]} spells (${ids(wanted)}), but a match has ${KINDS_PER_ELEMENT} (F202)`,
    );
  }
  const rest = spells.filter((kind) => !wanted.includes(kind) && supply.get(kind) !== NO_PILE);
  const picks = [...wanted, ...rest.filter(isPile), ...rest.filter((kind) => !isPile(kind))];
  if (picks.length < KINDS_PER_ELEMENT) {
    throw new BadInput(`${PATH}.supply`, `leaves ${picks.length} ${ELEMENTS[element]} spells of ${KINDS_PER_ELEMENT}`);
  }
  for (const kind of spells) cells[col.supply + kind] = NO_PILE;
  for (const kind of picks.slice(0, KINDS_PER_ELEMENT)) cells[col.supply + kind] = COPIES;
}
