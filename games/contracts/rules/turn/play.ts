// What happens when a contract has been paid for? It leaves the hand, and each type does its own.

import { add, choose, type Emit, frameAt, push, type Question, type Seat } from '@duello/kernel';
import { hasMoment, setOff } from '../effects/moments.ts';
import { recycles, settle } from '../effects/settle.ts';
import * as codes from '../state/codes.ts';
import * as columns from '../state/columns.ts';
import * as kinds from '../state/compiled.ts';
import type { Event, MaybeEmit, Source, Sources } from '../state/events.ts';
import { SOURCES } from '../state/events.ts';
import * as field from '../state/field.ts';
import * as frames from '../state/frames.ts';
import * as purses from '../state/mana.ts';
import * as piles from '../state/piles.ts';
import * as places from '../state/slots.ts';
import type { State } from '../state/state.ts';
import * as meanings from '../state/state.ts';
import { FOR_USE, settlePayment } from './pay.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { EMPTY, col } = columns;
const { ACTING, NOBODY, NOWHERE, SPENT } = meanings;
const { placeKey } = codes;
const { CREATURE, ON_RECYCLING, ON_SUMMON, ORB_TYPE, RUNE_TYPE } = kinds;
const { kindOf, ownerOf } = field;
const { ask, frame } = frames;
const { SOURCE_COUNT } = purses;
const { discard, fromHand, toPile } = piles;
const { act, enterLine, gifts, leave, placeOrb, placeRune, refOf, tellGifts } = places;

/** The payment is complete: the sources are emptied, and the contract is played or the Rune used. */
export function paid(state: State, seat: Seat, emit: MaybeEmit): void {
  if (emit !== null) tellPayment(state, seat, emit);
  const playing = settlePayment(state, seat);
  if (playing >= FOR_USE) {
    useRune(state, seat, emit);
    return;
  }
  fromHand(state, seat, playing);
  switch (state.compiled.kinds[playing].type) {
    case CREATURE:
      askPlace(state, seat, playing, emit);
      return;
    case RUNE_TYPE:
    case ORB_TYPE:
      replace(state, seat, playing, emit);
      return;
    default:
      castSpell(state, seat, playing, emit);
  }
}

function tellPayment({ cells, compiled }: State, seat: Seat, emit: Emit<Event>): void {
  const forUse = cells[col.playing] >= FOR_USE;
  const kind = forUse ? cells[col.playing] - FOR_USE : cells[col.playing];
  emit({ kind: 'paid', seat, card: compiled.kinds[kind].id, sources: sourcesAt(cells), forUse });
}

export function sourcesAt(cells: Int16Array): Sources {
  const found: { [S in Source]?: number } = {};
  for (let i = 0; i < SOURCE_COUNT; i++) if (cells[col.payment + i] > 0) found[SOURCES[i]] = cells[col.payment + i];
  return found;
}

/** C601, CR34: in no zone until all of it is done. */
function castSpell(state: State, seat: Seat, kind: number, emit: MaybeEmit): void {
  const slot = act(state, kind, seat, ACTING);
  if (emit !== null) emit({ kind: 'spellPlayed', seat, card: state.compiled.kinds[kind].id, id: slot });
  push(state, frame.spellDone, slot);
  const { effects } = state.compiled.kinds[kind];
  if (effects >= 0) push(state, frame.effect, effects, slot, NOBODY);
}

export function spellDone(state: State, slot: number, emit: MaybeEmit): void {
  const seat = ownerOf(state, slot);
  state.cells[col.zone + slot] = NOWHERE;
  discard(state, seat, state.cells[col.kind + slot]);
  if (emit === null) return;
  const card = kindOf(state, slot).id;
  emit({ kind: 'spellResolved', seat, card, id: slot });
  emit({ kind: 'toDiscard', seat, card, id: slot, from: 'play' });
}

/** C702. */
function useRune(state: State, seat: Seat, emit: MaybeEmit): void {
  const slot = state.cells[col.rune[seat]];
  state.cells[col.marks + slot] |= SPENT;
  if (emit !== null) emit({ kind: 'runeUsed', seat, card: kindOf(state, slot).id, id: slot });
  push(state, frame.effect, kindOf(state, slot).effects, slot, NOBODY);
}

/** CR38, CR55: the old one to the pile, the new one in its place, then the old one's Recycling. */
function replace(state: State, seat: Seat, kind: number, emit: MaybeEmit): void {
  const isRune = state.compiled.kinds[kind].type === RUNE_TYPE;
  const old = state.cells[isRune ? col.rune[seat] : col.orb[seat]];
  const before = emit === null ? null : gifts(state);
  if (old !== EMPTY) {
    if (emit !== null) emit({ kind: 'destroyed', target: refOf(state, old), cause: 'replaced' });
    leave(state, old);
    toPile(state, old, emit);
  }
  const slot = isRune ? placeRune(state, kind, seat) : placeOrb(state, kind, seat);
  if (emit !== null && before !== null) {
    emit({ kind: isRune ? 'runePlaced' : 'orbPlaced', seat, card: state.compiled.kinds[kind].id, id: slot });
    tellGifts(state, before, emit);
  }
  // What dies of losing the old one's gifts is a second wave, and acts after it (CR28).
  settle(state, emit);
  if (old !== EMPTY && recycles(state, old)) setOff(state, old, ON_RECYCLING, 0, emit);
}

/** C806: anywhere in the own line. */
function askPlace(state: State, seat: Seat, kind: number, emit: MaybeEmit): void {
  if (state.cells[col.lineSize[seat]] === 0) {
    enter(state, seat, kind, 0, emit);
    return;
  }
  push(state, frame.enter, seat, kind, 0);
  choose(state, ask.place, 1 << seat);
}

/** While it is answered the frame beneath, which learns the place, is the top. */
export const place: Question<State, Event> = {
  name: 'place',
  shape: 'one',
  offer({ cells }, seat, _value, offer) {
    for (let at = cells[col.lineSize[seat]]; at >= 0; at--) add(offer, at);
  },
  take(state, _seat, _value, reply) {
    state.cells[frameAt(state) + 3] = reply.codes[0];
  },
  idle({ cells }, seat, _value, reply) {
    reply.size = 1;
    reply.codes[0] = cells[col.lineSize[seat]];
  },
  key: (_state, _seat, code) => placeKey(code),
  blocked: () => [],
  plans: null,
};

/** C1204: it is on the field before its Summon happens. */
export function enter(state: State, seat: Seat, kind: number, index: number, emit: MaybeEmit): void {
  const before = emit === null ? null : gifts(state);
  const slot = enterLine(state, kind, seat, index);
  if (emit !== null && before !== null) {
    emit({ kind: 'creaturePlayed', seat, card: state.compiled.kinds[kind].id, id: slot, index });
    tellGifts(state, before, emit);
  }
  if (hasMoment(state, slot, ON_SUMMON)) setOff(state, slot, ON_SUMMON, 0, emit);
  settle(state, emit);
}
