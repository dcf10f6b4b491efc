// What happens when HP runs out? Credit, death Auras, and the discard pile, one death after another (BR68).

import { push, type Seat, seatOf } from '@duello/kernel';
import { isAlive, kindOf, ownerOf, refOf, sideOf } from '../state/board.ts';
import { col, SLOTS } from '../state/columns.ts';
import type { DeathAura } from '../state/compiled.ts';
import { removeTies } from '../state/enchant.ts';
import type { MaybeEmit } from '../state/events.ts';
import { gainExp } from '../state/exp.ts';
import { frame } from '../state/frames.ts';
import { TRIGGER_LIMIT } from '../state/numbers.ts';
import { put, takeAt } from '../state/piles.ts';
import { discardSlot } from '../state/slots.ts';
import { EMPTY, IN_AREA, NOBODY, type State } from '../state/state.ts';

/** HP to 0; `by` takes credit, if anybody does. It is dealt with when its turn comes. */
export function startDying(state: State, slot: number, by: Seat | null): void {
  const { cells } = state;
  cells[col.hp + slot] = 0;
  cells[col.credit + slot] = by === null ? 0 : by + 1;
  put(state, col.dying, slot);
}

/** Deaths wait for nothing else; those that deaths bring about join the end. */
export function bury(state: State): void {
  if (state.cells[col.dying.size] > 0 && state.cells[col.deathsRun] === 0) push(state, frame.deaths);
}

export function deaths(state: State, emit: MaybeEmit): void {
  const { cells } = state;
  if (cells[col.dying.size] === 0) {
    cells[col.deathsRun] = 0;
    cells[col.triggers] = 0;
    return;
  }
  cells[col.deathsRun] = 1;
  const slot = takeAt(state, col.dying, 0);
  push(state, frame.deaths);
  push(state, frame.leave, slot);
  const by = cells[col.credit + slot] - 1;
  // B613, BR70: nothing for one's own.
  const credit = by < 0 || by === ownerOf(state, slot) ? null : seatOf(by);
  if (emit !== null) emit({ kind: 'summonDied', target: refOf(state, slot), credit });
  if (credit !== null) gainExp(state, credit, 'kill', emit);
  push(state, frame.trigger, slot, slot * AURAS, cells[col.entries]);
}

/** How a frame writes which Aura of which card comes next: a card has no more of them. */
const AURAS = 8;

/**
 * BR86: its own Auras first, then those of the active player, then of the other, each card in the order it came. One
 * frame finds the next of them whenever it comes up, so that any number may wait. `next` is a card and one of its Auras;
 * who came after number `entries` was not there when the summon died.
 */
export function trigger(state: State, victim: number, next: number, entries: number, emit: MaybeEmit): void {
  let aura = next % AURAS;
  for (let source = (next - aura) / AURAS; source !== NOBODY; source = witnessAfter(state, victim, source, entries)) {
    const { deaths: auras } = kindOf(state, source);
    while (aura < auras.length && !isSetOff(state, auras[aura], source, victim)) aura++;
    if (aura < auras.length) {
      push(state, frame.trigger, victim, source * AURAS + aura + 1, entries);
      setOff(state, auras[aura], source, victim, emit);
      return;
    }
    aura = 0;
  }
}

/** Of what waits for deaths the next after another one, or NOBODY. */
function witnessAfter(state: State, victim: number, last: number, entries: number): number {
  const { cells, compiled } = state;
  const after = last === victim ? -1 : rankOf(state, last);
  let found = NOBODY;
  let least = Number.POSITIVE_INFINITY;
  for (let slot = 0; slot < SLOTS; slot++) {
    const kind = cells[col.kind + slot];
    if (kind === EMPTY || slot === victim || compiled.kinds[kind].deaths.length === 0) continue;
    if (cells[col.entered + slot] > entries || !isInPlay(state, slot)) continue;
    const rank = rankOf(state, slot);
    if (rank <= after || rank >= least) continue;
    found = slot;
    least = rank;
  }
  return found;
}

const OTHERS = 1 << 24;
const rankOf = (state: State, slot: number): number =>
  state.cells[col.entered + slot] * (SLOTS + 1) +
  slot +
  (ownerOf(state, slot) === state.cells[col.active] ? 0 : OTHERS);

/** BR86: whoever is dying or has left waits no longer. */
const isInPlay = (state: State, slot: number): boolean =>
  state.cells[col.where + slot] === IN_AREA || isAlive(state, slot);

function isSetOff(state: State, { death }: DeathAura, source: number, victim: number): boolean {
  if (source === victim || death === 'thisDies') return source === victim && death === 'thisDies';
  if (!isInPlay(state, source)) return false;
  return death === 'summonDies' || (death === 'allyDies') === (sideOf(state, source) === sideOf(state, victim));
}

function setOff(state: State, { death, node }: DeathAura, source: number, victim: number, emit: MaybeEmit): void {
  const { cells } = state;
  if (++cells[col.triggers] > TRIGGER_LIMIT) {
    if (cells[col.triggers] === TRIGGER_LIMIT + 1 && emit !== null) emit({ kind: 'triggerLimit' });
    return;
  }
  if (emit !== null) {
    emit({ kind: 'deathTriggered', source: refOf(state, source), death, victim: refOf(state, victim) });
  }
  if (node >= 0) push(state, frame.effect, node, source, victim);
}

/** The last step: off the board, with everything that was on it (BR67). */
export function leaveBoard(state: State, slot: number, emit: MaybeEmit): void {
  removeTies(state, slot, null);
  discardSlot(state, slot, 'board', emit);
}
