// What happens once everything is announced? It is paid, told to everybody, and the other player may answer.

import { other, push, seatOf } from '@duello/kernel';
import { pay } from '../effects/harm.ts';
import { abilityOf, announcementAt, byOf, HARDEN, modesOf } from '../state/chain.ts';
import { col } from '../state/columns.ts';
import type { MaybeEmit, Ref } from '../state/events.ts';
import { refOf } from '../state/field.ts';
import { frame } from '../state/frames.ts';
import { fromHand } from '../state/piles.ts';
import { fatiguePriceOf } from '../state/prices.ts';
import { SKILL_NAMES } from '../state/skills.ts';
import { occupy } from '../state/slots.ts';
import { ABILITY, EMPTY, FIGHT, NOBODY, OPEN, PLAY, SKILL, type State } from '../state/state.ts';

/** A window that has not been offered yet. */
export const FRESH = 1;

/** Pays, tells everybody, and lets the other player answer. */
export function commit(state: State, emit: MaybeEmit, discardPrice: (() => void) | null = null): void {
  const { cells, compiled } = state;
  const at = announcementAt(state);
  const seat = byOf(state, at);
  const response = at > 0 || isEndWindow(state);
  cells[col.announcing] = 0;
  cells[col.chainSize]++;
  cells[col.actions]++;
  cells[col.triggers] = 0;
  if (cells[col.aimed[1] + at] === OPEN) cells[col.aimed[1] + at] = NOBODY;
  switch (cells[col.what + at]) {
    case PLAY:
      fromHand(state, seat, cells[col.source + at]);
      cells[col.from + at] = occupy(state, seat, cells[col.source + at]);
      emitPlayed(state, at, response, emit);
      pay(state, seat, fatiguePriceOf(state, at, 0), emit);
      break;
    case SKILL:
      cells[col.skillTapped[seat]] = 1;
      cells[col.skillUsed[seat]] = 1;
      if (emit !== null) {
        const skill = SKILL_NAMES[cells[col.index + at]];
        emit({ kind: 'skillUsed', seat, skill, x: cells[col.chosenX + at], targets: targetRefs(state, at), response });
      }
      payPrice(state, at, discardPrice, emit);
      break;
    case ABILITY:
      emitUsed(state, at, response, emit);
      payPrice(state, at, discardPrice, emit);
      break;
    default:
      cells[col.tapped + cells[col.from + at]] = 1;
      emitAttack(state, at, emit);
  }
  push(state, frame.resolve, at);
  // SV3: a response can't be answered.
  if (compiled.nested || !response) push(state, frame.window, other(seat), FRESH);
  if (cells[col.aimed[0] + at] === FIGHT) push(state, frame.nameDefender, at);
}

/** The window of the end of a turn has no action beneath it. */
const isEndWindow = (state: State): boolean => byOf(state, announcementAt(state)) !== seatOf(state.cells[col.active]);

function payPrice(state: State, at: number, discardPrice: (() => void) | null, emit: MaybeEmit): void {
  const ability = abilityOf(state, at);
  if (ability === null) return;
  pay(state, byOf(state, at), fatiguePriceOf(state, at, state.cells[col.chosenX + at]), emit);
  const slot = state.cells[col.from + at];
  if (ability.tap && slot !== EMPTY) {
    state.cells[col.tapped + slot] = 1;
    if (emit !== null) emit({ kind: 'tapped', target: refOf(state, slot) });
  }
  discardPrice?.();
}

function targetRefs(state: State, at: number): readonly Ref[] {
  return col.aimed
    .map((aimed) => state.cells[aimed + at])
    .filter((code) => code >= 0)
    .map((code) => refOf(state, code));
}

/** The option of Choose one, from 1; 0 when there was none to choose. */
const modeNumber = (state: State, at: number): number =>
  modesOf(state, at).length > 1 ? Math.max(0, state.cells[col.mode + at] + 1) : 0;

function emitPlayed(state: State, at: number, response: boolean, emit: MaybeEmit): void {
  if (emit === null) return;
  const { cells, compiled } = state;
  const { id, cost } = compiled.kinds[cells[col.source + at]];
  emit({
    kind: 'cardPlayed',
    seat: byOf(state, at),
    card: id,
    id: cells[col.from + at],
    cost,
    mode: modeNumber(state, at),
    targets: targetRefs(state, at),
    response,
  });
}

function emitUsed(state: State, at: number, response: boolean, emit: MaybeEmit): void {
  if (emit === null) return;
  const { cells } = state;
  const index = cells[col.index + at];
  emit({
    kind: 'abilityUsed',
    source: refOf(state, cells[col.from + at]),
    ability: index === HARDEN ? 0 : index + 1,
    x: cells[col.chosenX + at],
    mode: modeNumber(state, at),
    targets: targetRefs(state, at),
    response,
  });
}

function emitAttack(state: State, at: number, emit: MaybeEmit): void {
  if (emit === null) return;
  const code = state.cells[col.aimed[0] + at];
  const attacker = refOf(state, state.cells[col.from + at]);
  emit({ kind: 'attackDeclared', attacker, target: code === FIGHT ? null : refOf(state, code) });
}
