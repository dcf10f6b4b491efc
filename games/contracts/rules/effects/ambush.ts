// When does a contract act from hand? As soon as a draw or a fetch has added it, even to a full hand (C1212).

import { push, type Seat } from '@duello/kernel';
import * as columns from '../state/columns.ts';
import * as kinds from '../state/compiled.ts';
import type { MaybeEmit } from '../state/events.ts';
import * as frames from '../state/frames.ts';
import * as numbers from '../state/numbers.ts';
import * as piles from '../state/piles.ts';
import * as places from '../state/slots.ts';
import type { State } from '../state/state.ts';
import * as meanings from '../state/state.ts';
import { dropAll, enqueue } from './moments.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { col } = columns;
const { ON_AMBUSH } = kinds;
const { frame } = frames;
const { TRIGGER_LIMIT } = numbers;
const { show } = piles;
const { act, hasFreeSlot } = places;
const { IN_SETUP, NOBODY, NOWHERE } = meanings;

/** CR15: true when the contract acts as soon as it is added to hand. */
const ambushes = ({ cells, compiled }: State, kind: number): boolean =>
  ((compiled.moments[kind] >> ON_AMBUSH) & 1) !== 0 && (cells[col.phase] !== IN_SETUP || compiled.ambushInSetup);

/** Drawn or fetched; `inHand` is false when a full hand sent it to the pile. Until its turn comes nobody else knows of it. */
export function setOffAmbush(state: State, seat: Seat, kind: number, inHand: boolean, emit: MaybeEmit): void {
  if (ambushes(state, kind)) enqueue(state, frame.ambush, seat, kind, inHand ? 1 : 0, emit);
}

/** CR23: it happens, which shows the contract; then it stays where it is, and its slot serves this effect alone. */
export function ambush(state: State, seat: Seat, kind: number, inHand: boolean, emit: MaybeEmit): void {
  if (++state.cells[col.triggers] > TRIGGER_LIMIT || !hasFreeSlot(state)) {
    dropAll(state, emit);
    return;
  }
  const { id, moments } = state.compiled.kinds[kind];
  if (inHand) show(state, seat, kind);
  if (emit !== null) emit({ kind: 'ambush', seat, card: id });
  push(state, frame.effect, moments[ON_AMBUSH], act(state, kind, seat, NOWHERE), NOBODY);
}
