// What happens when an entry of the chain resolves? Its effects, then the card arrives, with a check after each (SR24).

import { push } from '@duello/kernel';
import { isLegal } from '../effects/targets.ts';
import { byOf, modeOf, removeTop, sourceOf, topOf } from '../state/chain.ts';
import { col } from '../state/columns.ts';
import { ENCHANTMENT, SUMMONING } from '../state/compiled.ts';
import type { MaybeEmit } from '../state/events.ts';
import { kindOf, ownerOf } from '../state/field.ts';
import { frame } from '../state/frames.ts';
import { toDiscard } from '../state/piles.ts';
import { attach, enter, vacate } from '../state/slots.ts';
import { ATTACK, NOBODY, PLAY, type State, TRIGGER } from '../state/state.ts';
import { resolveAttack } from './combat.ts';

export function resolve(state: State, at: number, emit: MaybeEmit): void {
  const { cells } = state;
  if (cells[col.what + at] === ATTACK) {
    resolveAttack(state, at, emit);
    return;
  }
  push(state, frame.settle);
  if (cells[col.what + at] === PLAY) {
    // SR62: what the effect does is settled before the card arrives; a match that ends by it never sees the card.
    push(state, frame.arrive);
    push(state, frame.settle);
  } else push(state, frame.done);
  perform(state, at, emit);
}

/** Starts the effects. A target that is gone or no longer legal is nobody for all of them (SR24), which is told once. */
export function perform(state: State, at: number, emit: MaybeEmit): void {
  const { cells } = state;
  const mode = modeOf(state, at);
  if (mode === null || mode.first < 0) return;
  let lost = false;
  for (let number = 0; number < mode.targets.length; number++) {
    const aimed = col.aimed[number] + at;
    if (isLegal(state, mode.targets[number], byOf(state, at), cells[col.from + at], cells[aimed])) continue;
    cells[aimed] = NOBODY;
    // What happens by itself aims only now: it may find nobody, but it can't lose anybody (SR60).
    lost = cells[col.what + at] !== TRIGGER;
  }
  if (lost && emit !== null) emit({ kind: 'targetLost', seat: byOf(state, at), source: sourceOf(state, at) });
  push(state, frame.effect, mode.first);
}

export const done = (state: State): void => removeTop(state);

/** S1004, S1005: a summoning enters play, an enchantment is attached, a spell is discarded. */
export function arrive(state: State, emit: MaybeEmit): void {
  const { cells } = state;
  const at = topOf(state);
  const slot = cells[col.from + at];
  const bearer = cells[col.aimed[0] + at];
  removeTop(state);
  const { type, id, enchants } = kindOf(state, slot);
  if (type === SUMMONING) {
    enter(state, slot, emit);
    return;
  }
  const seat = ownerOf(state, slot);
  if (type === ENCHANTMENT && enchants !== null) {
    if (isLegal(state, enchants, seat, slot, bearer)) {
      attach(state, slot, bearer, emit);
      return;
    }
    if (emit !== null) emit({ kind: 'attachFailed', seat, card: id });
  }
  toDiscard(state, seat, cells[col.kind + slot]);
  vacate(state, slot);
  if (emit !== null) emit({ kind: 'discarded', seat, card: id, from: 'played' });
}
