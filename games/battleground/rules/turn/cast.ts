// How is a spell cast? Paid in full, its text resolved, then summoned, left in play or discarded.

import { push, type Reason, type Seat } from '@duello/kernel';
import { COLOURS } from '../../cards/vocabulary.ts';
import { BY_CAST, freeHomeField } from '../battle/summon.ts';
import { beginsAlways, canBegin, canWork, isSacrifice } from '../effects/can-work.ts';
import { kindOf, ownerOf } from '../state/board.ts';
import { chargeCell, col, PROBE } from '../state/columns.ts';
import { colourAt, costIn, type Kind, SUMMON } from '../state/compiled.ts';
import { freeShape } from '../state/enchant.ts';
import type { MaybeEmit } from '../state/events.ts';
import { frame } from '../state/frames.ts';
import { AREA_ROOM } from '../state/numbers.ts';
import { takeKind } from '../state/piles.ts';
import { because, type ReasonCode } from '../state/reasons.ts';
import { discardSlot, enterArea, takeSlot } from '../state/slots.ts';
import { BEING_CAST, EMPTY, NOBODY, type State } from '../state/state.ts';

/** What the pool must pay of a colour: charges on the spell count first (BR36). */
export function due({ cells }: State, seat: Seat, { cost }: Kind, slot: number | null, colour: number): number {
  const charged = slot === null ? 0 : cells[chargeCell(seat, slot, colour)];
  return Math.max(0, cost[colour] - charged);
}

/** The colour that is missing, or -1. */
function missingColour(state: State, seat: Seat, kind: Kind, slot: number | null): number {
  const { paidIn } = kind;
  for (let i = 0; i < paidIn.length; i++) {
    if (due(state, seat, kind, slot, paidIn[i]) > state.cells[col.mana[seat] + paidIn[i]]) return paidIn[i];
  }
  return -1;
}

/** Why it cannot be done although it could be paid. */
function obstacle(state: State, seat: Seat, kind: number): ReasonCode | null {
  const { cells, compiled } = state;
  const { type, text, stays } = compiled.kinds[kind];
  if (stays && cells[col.area[seat].size] >= AREA_ROOM) return 'noRoom';
  if (type === SUMMON && freeHomeField(state, seat) === EMPTY) return 'noFreeField';
  return text < 0 || beginsAlways(state, text) || canStart(state, seat, kind, text) ? null : 'noTarget';
}

/** It sits in the PROBE slot while it is asked. */
function canStart(state: State, seat: Seat, kind: number, text: number): boolean {
  const { cells } = state;
  cells[col.kind + PROBE] = kind;
  cells[col.owner + PROBE] = seat;
  cells[col.where + PROBE] = BEING_CAST;
  const can = canBegin(state, text, PROBE) || (!isSacrifice(state, text) && doesMore(state, kind, text));
  cells[col.kind + PROBE] = EMPTY;
  cells[col.owner + PROBE] = 0;
  cells[col.where + PROBE] = 0;
  return can;
}

/** BR29: without its first target, its body, an Aura, the rest of its text or its enchantment may still do something. */
function doesMore(state: State, kind: number, text: number): boolean {
  const { type, card, enchantment } = state.compiled.kinds[kind];
  if (type === SUMMON || card.auras.length > 0) return true;
  return canWork(state, text, PROBE) || canWork(state, enchantment, PROBE);
}

/** `slot` is the preparation slot; null from hand. */
export const canCast = (state: State, seat: Seat, kind: number, slot: number | null): boolean =>
  missingColour(state, seat, state.compiled.kinds[kind], slot) < 0 && obstacle(state, seat, kind) === null;

export function whyNotCast(state: State, seat: Seat, kind: number, slot: number | null): Reason | null {
  const spell = state.compiled.kinds[kind];
  // What no mana would mend comes first.
  const why = obstacle(state, seat, kind);
  if (why !== null) return because(why);
  const colour = missingColour(state, seat, spell, slot);
  if (colour < 0) return null;
  const missing = due(state, seat, spell, slot, colour) - state.cells[col.mana[seat] + colour];
  return because('notEnoughMana', { missing, colour: colourAt(colour) });
}

export function cast(state: State, seat: Seat, kind: number, slot: number | null, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  const spell = compiled.kinds[kind];
  pay(state, seat, spell, slot, emit);
  if (slot === null) takeKind(state, col.hand[seat], kind);
  else {
    cells[col.prepared[seat] + slot] = EMPTY;
    cells[col.since[seat] + slot] = 0;
  }
  cells[col.casts]++;
  const id = takeSlot(state, seat, kind);
  // B1111: tokens are there before the text, which may put some on others.
  if (spell.isEnchantment) {
    cells[col.shape + id] = freeShape(state);
    cells[col.tokens + id] = spell.tokens;
  }
  if (emit !== null) emit({ kind: 'spellCast', seat, card: spell.id, id, slot: slot === null ? null : slot + 1 });
  push(state, frame.castDone, id);
  if (spell.text >= 0) push(state, frame.effect, spell.text, id, NOBODY);
}

/** BR36: charges go with the cast, used or not. */
function pay(state: State, seat: Seat, spell: Kind, slot: number | null, emit: MaybeEmit): void {
  const { cells } = state;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    fromPool[colour] = due(state, seat, spell, slot, colour);
    cells[col.mana[seat] + colour] -= fromPool[colour];
  }
  if (emit !== null && spell.cost.some((count) => count > 0)) {
    const fromCharges = costIn(spell.cost.map((count, number) => count - fromPool[number]));
    emit({ kind: 'manaSpent', seat, card: spell.id, fromPool: costIn(fromPool), fromCharges });
  }
  if (slot === null) return;
  for (let colour = 0; colour < COLOURS.length; colour++) cells[chargeCell(seat, slot, colour)] = 0;
}

/** What the pool pays by colour, in a buffer that is used again. */
const fromPool = new Int16Array(COLOURS.length);

/** B503: its text is done. */
export function castDone(state: State, slot: number, emit: MaybeEmit): void {
  const spell = kindOf(state, slot);
  if (spell.type === SUMMON) push(state, frame.place, slot, BY_CAST);
  else if (!spell.stays) discardSlot(state, slot, 'cast', emit);
  else stay(state, slot, spell, emit);
}

function stay(state: State, slot: number, spell: Kind, emit: MaybeEmit): void {
  const { cells } = state;
  const seat = ownerOf(state, slot);
  enterArea(state, slot);
  if (emit === null) return;
  if (spell.isEnchantment) {
    const [shape, tokens] = [cells[col.shape + slot], cells[col.tokens + slot]];
    emit({ kind: 'enchantmentEntered', seat, card: spell.id, id: slot, shape, tokens });
  } else emit({ kind: 'auraEntered', seat, card: spell.id, id: slot });
}
