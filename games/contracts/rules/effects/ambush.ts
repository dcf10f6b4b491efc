// When does a contract act from hand? As soon as a draw or a fetch has added it, even to a full hand (C1212).

import { push, type Seat } from '@duello/kernel';
import { col } from '../state/columns.ts';
import { ON_AMBUSH } from '../state/compiled.ts';
import type { MaybeEmit } from '../state/events.ts';
import { frame } from '../state/frames.ts';
import { TRIGGER_LIMIT } from '../state/numbers.ts';
import { show } from '../state/piles.ts';
import { act, hasFreeSlot } from '../state/slots.ts';
import { IN_SETUP, NOBODY, NOWHERE, type State } from '../state/state.ts';
import { dropAll, enqueue } from './moments.ts';

/** CR15: true when the contract acts as soon as it is added to hand. */
const ambushes = ({ cells, compiled }: State, kind: number): boolean =>
  compiled.kinds[kind].moments[ON_AMBUSH] >= 0 && (cells[col.phase] !== IN_SETUP || compiled.ambushInSetup);

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
