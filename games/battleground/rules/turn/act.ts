// What can be done in Spellcasting? Cast, prepare, charge, in any order, then end the phase.

import { add, type Blocked, push, type Question, type Seat } from '@duello/kernel';
import { COLOURS } from '../../cards/vocabulary.ts';
import { actKey, CAST_SLOT, CHARGE, chargeCode, END_CASTING, PREPARE, prepareCode } from '../state/codes.ts';
import { chargeCell, col, PILE_ROOM } from '../state/columns.ts';
import { colourAt, costIn } from '../state/compiled.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { frame } from '../state/frames.ts';
import { PREPARATION_SLOTS } from '../state/numbers.ts';
import { put, takeKind } from '../state/piles.ts';
import { because } from '../state/reasons.ts';
import { EMPTY, type State } from '../state/state.ts';
import { canCast, cast, whyNotCast } from './cast.ts';

export const act: Question<State, Event> = {
  name: 'act',
  shape: 'one',
  offer(state, seat, _value, offer) {
    const { cells, compiled } = state;
    const count = listHand(state, seat);
    for (let i = 0; i < count; i++) if (canCast(state, seat, inHand[i], null)) add(offer, inHand[i]);
    for (let slot = 0; slot < PREPARATION_SLOTS; slot++) {
      const kind = cells[col.prepared[seat] + slot];
      if (kind === EMPTY) continue;
      if (canCast(state, seat, kind, slot)) add(offer, CAST_SLOT + slot);
      const { paidIn } = compiled.kinds[kind];
      for (let j = 0; j < paidIn.length; j++) {
        const colour = paidIn[j];
        if (cells[col.mana[seat] + colour] > 0 && isUseful(state, seat, slot, colour)) {
          add(offer, chargeCode(slot, colour));
        }
      }
    }
    const places = placesToPrepare(state, seat);
    for (let i = 0; i < count; i++) {
      for (let slot = 0; slot < PREPARATION_SLOTS; slot++) {
        if ((places & (1 << slot)) !== 0) add(offer, prepareCode(inHand[i], slot));
      }
    }
    add(offer, END_CASTING);
  },
  take(state, seat, _value, reply, emit) {
    const code = reply.codes[0];
    if (code === END_CASTING) {
      endCasting(state, seat, 'player', emit);
      return;
    }
    push(state, frame.casting, seat);
    if (code < CAST_SLOT) cast(state, seat, code, null, emit);
    else if (code < PREPARE) castSlot(state, seat, code - CAST_SLOT, emit);
    else if (code < CHARGE) prepare(state, seat, (code - PREPARE) >> 1, (code - PREPARE) & 1, emit);
    else charge(state, seat, (code - CHARGE) >> 2, (code - CHARGE) & 3, emit);
  },
  idle(_state, _seat, _value, reply) {
    reply.size = 1;
    reply.codes[0] = END_CASTING;
  },
  key: (state, _seat, code) => actKey(state, code),
  blocked,
  plans: null,
};

/** Kinds in a buffer that is used again. */
const inHand = new Int16Array(PILE_ROOM);

/** Writes every kind in hand into `inHand`, each once; returns how many. */
function listHand({ cells }: State, seat: Seat): number {
  const { at, size } = col.hand[seat];
  const end = at + cells[size];
  let count = 0;
  for (let i = at; i < end; i++) {
    const kind = cells[i];
    let known = 0;
    while (known < count && inHand[known] !== kind) known++;
    if (known === count) inHand[count++] = kind;
  }
  return count;
}

/** As bits. Of free slots the first: they are all alike. A taken one may be replaced (B505). */
function placesToPrepare({ cells }: State, seat: Seat): number {
  let places = 0;
  let isFree = false;
  for (let slot = 0; slot < PREPARATION_SLOTS; slot++) {
    const isTaken = cells[col.prepared[seat] + slot] !== EMPTY;
    if (isTaken || !isFree) places |= 1 << slot;
    if (!isTaken) isFree = true;
  }
  return places;
}

/** B509: of the right colour, and not more of it than the cost has. */
function isUseful({ cells, compiled }: State, seat: Seat, slot: number, colour: number): boolean {
  const kind = cells[col.prepared[seat] + slot];
  return cells[chargeCell(seat, slot, colour)] < compiled.kinds[kind].cost[colour];
}

function blocked(state: State, seat: Seat): readonly Blocked[] {
  const { cells } = state;
  const found: Blocked[] = [];
  const look = (key: string, kind: number, slot: number | null): void => {
    const reason = whyNotCast(state, seat, kind, slot);
    if (reason !== null) found.push({ key, reason });
  };
  const count = listHand(state, seat);
  for (let i = 0; i < count; i++) look(actKey(state, inHand[i]), inHand[i], null);
  for (let slot = 0; slot < PREPARATION_SLOTS; slot++) {
    if (cells[col.prepared[seat] + slot] === EMPTY) continue;
    look(actKey(state, CAST_SLOT + slot), cells[col.prepared[seat] + slot], slot);
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const key = actKey(state, chargeCode(slot, colour));
      if (!isUseful(state, seat, slot, colour)) found.push({ key, reason: because('chargeUseless') });
      else if (cells[col.mana[seat] + colour] === 0) {
        found.push({ key, reason: because('noMana', { colour: colourAt(colour) }) });
      }
    }
  }
  return found;
}

export function endCasting(state: State, seat: Seat, by: 'player' | 'limit', emit: MaybeEmit): void {
  if (emit !== null) emit({ kind: 'castingEnded', seat, by });
  push(state, frame.battle, seat);
}

function castSlot(state: State, seat: Seat, slot: number, emit: MaybeEmit): void {
  cast(state, seat, state.cells[col.prepared[seat] + slot], slot, emit);
}

/** B504, B505, BR38: a replaced spell is shown and discarded, its charges are lost. */
function prepare(state: State, seat: Seat, kind: number, slot: number, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  takeKind(state, col.hand[seat], kind);
  const old = cells[col.prepared[seat] + slot];
  if (old !== EMPTY) {
    put(state, col.pile[seat], old);
    if (emit !== null) emit({ kind: 'preparedReplaced', seat, slot: slot + 1, card: compiled.kinds[old].id });
    loseCharges(state, seat, slot, emit);
  }
  cells[col.prepared[seat] + slot] = kind;
  cells[col.since[seat] + slot] = cells[col.turnNumber];
  if (emit !== null) emit({ kind: 'spellPrepared', seat, slot: slot + 1, cards: [compiled.kinds[kind].id] });
}

function loseCharges(state: State, seat: Seat, slot: number, emit: MaybeEmit): void {
  const { cells } = state;
  const at = chargeCell(seat, slot, 0);
  const charges = emit === null ? null : costIn(cells, at);
  for (let colour = 0; colour < COLOURS.length; colour++) cells[at + colour] = 0;
  if (emit === null || charges === null || COLOURS.every((colour) => charges[colour] === 0)) return;
  emit({ kind: 'chargesLost', seat, slot: slot + 1, charges });
}

/** B506: a token of the pool becomes a charge. */
function charge({ cells }: State, seat: Seat, slot: number, colour: number, emit: MaybeEmit): void {
  cells[col.mana[seat] + colour]--;
  cells[chargeCell(seat, slot, colour)]++;
  if (emit !== null) emit({ kind: 'chargePlaced', seat, slot: slot + 1, colour: colourAt(colour) });
}
