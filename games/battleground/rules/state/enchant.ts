// How do enchantments live? Tokens on their card and on whom they tie, one resolution a turn, and their end.

import { add, bounded, firstOffered, push, type Question, type Seat } from '@duello/kernel';
import { kindOf, ownerOf, refOf } from './board.ts';
import { areaKey } from './codes.ts';
import { col, SLOTS, TIE_ROOM, tieAt } from './columns.ts';
import type { Event, MaybeEmit } from './events.ts';
import { frame } from './frames.ts';
import { AREA_ROOM } from './numbers.ts';
import { discardSlot } from './slots.ts';
import { GONE, IN_AREA, NOBODY, type State, TICKS, UNRESOLVED } from './state.ts';

/** B1111, BR33: the lowest shape that is not in play. */
export function freeShape({ cells }: State): number {
  for (let shape = 1; ; shape++) {
    let taken = false;
    for (let slot = 0; slot < SLOTS; slot++)
      if (cells[col.kind + slot] >= 0 && cells[col.shape + slot] === shape) taken = true;
    if (!taken) return shape;
  }
}

/** How many tokens of an enchantment somebody bears. */
export function tokensOn({ cells }: State, card: number, code: number): number {
  for (let i = 0; i < cells[col.tieCount]; i++) {
    const at = tieAt(i);
    if (cells[at] === card && cells[at + 1] === code) return cells[at + 2];
  }
  return 0;
}

/** Calls `found` for whoever bears tokens of an enchantment. */
export function eachTied({ cells }: State, card: number, found: (code: number) => void): void {
  for (let i = 0; i < cells[col.tieCount]; i++) if (cells[tieAt(i)] === card) found(cells[tieAt(i) + 1]);
}

/** BR33: so many different ties at most; further tokens on who bears some always find room. */
export const hasRoomToTie = (state: State, card: number, code: number): boolean =>
  state.cells[col.tieCount] < TIE_ROOM || tokensOn(state, card, code) > 0;

/** B1303: tokens of the card's shape; there must be room. */
export function tie(state: State, card: number, code: number, count: number, emit: MaybeEmit): void {
  const { cells } = state;
  // It may have ended while its text was resolved.
  if (cells[col.where + card] === GONE) return;
  let index = 0;
  while (index < cells[col.tieCount] && !(cells[tieAt(index)] === card && cells[tieAt(index) + 1] === code)) index++;
  const at = tieAt(index);
  if (index === cells[col.tieCount]) {
    cells[at] = card;
    cells[at + 1] = code;
    cells[at + 2] = 0;
    cells[col.tieCount]++;
  }
  cells[at + 2] = bounded(cells[at + 2] + count);
  if (emit === null) return;
  emit({ kind: 'tokensAdded', target: refOf(state, code), id: card, shape: cells[col.shape + card], count });
}

/** Takes all tokens off somebody: of one enchantment, or of all (`card` null, told by nobody: it has left). */
export function removeTies(state: State, code: number, card: number | null, emit: MaybeEmit = null): void {
  const { cells } = state;
  for (let i = cells[col.tieCount] - 1; i >= 0; i--) {
    const at = tieAt(i);
    if (cells[at + 1] === code && (card === null || cells[at] === card)) untie(state, i, emit);
  }
}

function untie(state: State, index: number, emit: MaybeEmit): void {
  const { cells } = state;
  const at = tieAt(index);
  const [card, code, count] = [cells[at], cells[at + 1], cells[at + 2]];
  cells.copyWithin(at, at + 3, tieAt(cells[col.tieCount]));
  cells[col.tieCount]--;
  cells.fill(0, tieAt(cells[col.tieCount]), tieAt(cells[col.tieCount]) + 3);
  if (emit === null) return;
  emit({ kind: 'tokensRemoved', target: refOf(state, code), id: card, shape: cells[col.shape + card], count });
}

/** B1114: its tokens leave everybody, the card is discarded at once. */
export function endEnchantment(state: State, card: number, emit: MaybeEmit): void {
  const { cells } = state;
  if (cells[col.where + card] !== IN_AREA) return;
  cells[col.tokens + card] = 0;
  if (emit !== null)
    emit({ kind: 'enchantmentEnded', seat: ownerOf(state, card), card: kindOf(state, card).id, id: card });
  for (let i = cells[col.tieCount] - 1; i >= 0; i--) if (cells[tieAt(i)] === card) untie(state, i, emit);
  discardSlot(state, card, 'play', emit);
}

/** BR33: what is in play when the phase begins is resolved, and ticks at its end. */
export function startResolving({ cells, compiled }: State, seat: Seat): void {
  for (let i = 0; i < cells[col.area[seat].size]; i++) {
    const slot = cells[col.area[seat].at + i];
    const kind = compiled.kinds[cells[col.kind + slot]];
    if (kind.enchantment >= 0) cells[col.marks + slot] |= UNRESOLVED;
    if (kind.ticks) cells[col.marks + slot] |= TICKS;
  }
}

/** The first that is still to be resolved, or the next after another one; NOBODY when there is none. */
export function nextUnresolved({ cells }: State, seat: Seat, after = NOBODY): number {
  const { at, size } = col.area[seat];
  let isAfter = after === NOBODY;
  for (let i = 0; i < cells[size]; i++) {
    const slot = cells[at + i];
    if (isAfter && (cells[col.marks + slot] & UNRESOLVED) !== 0) return slot;
    if (slot === after) isAfter = true;
  }
  return NOBODY;
}

export function resolveOne(state: State, slot: number, emit: MaybeEmit): void {
  const { cells } = state;
  cells[col.marks + slot] &= ~UNRESOLVED;
  const { id, enchantment } = kindOf(state, slot);
  if (emit !== null) emit({ kind: 'enchantmentResolved', seat: ownerOf(state, slot), card: id, id: slot });
  push(state, frame.effect, enchantment, slot, NOBODY);
}

/** B402: the owner picks which comes next. */
export const enchantment: Question<State, Event> = {
  name: 'enchantment',
  shape: 'one',
  offer({ cells }, seat, _value, offer) {
    for (let i = 0; i < cells[col.area[seat].size]; i++) {
      const slot = cells[col.area[seat].at + i];
      if ((cells[col.marks + slot] & UNRESOLVED) !== 0) add(offer, slot);
    }
  },
  take: (state, _seat, _value, reply, emit) => resolveOne(state, reply.codes[0], emit),
  idle: (state, seat, value, reply) => firstOffered(enchantment, state, seat, value, reply),
  key: (state, _seat, code) => areaKey(state, code),
  blocked: () => [],
  plans: null,
};

/** B1113, BR30: a token off each at the end of the phase; those that lost their last end in the order they came. */
export function tickAll(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells } = state;
  const { at, size } = col.area[seat];
  let count = 0;
  for (let i = 0; i < cells[size]; i++) {
    const slot = cells[at + i];
    if ((cells[col.marks + slot] & TICKS) === 0) continue;
    ticking[count++] = slot;
    cells[col.marks + slot] &= ~TICKS;
    cells[col.tokens + slot]--;
    if (emit === null) continue;
    const { id } = kindOf(state, slot);
    emit({ kind: 'enchantmentTicked', seat, card: id, id: slot, left: cells[col.tokens + slot] });
  }
  for (let i = 0; i < count; i++) if (cells[col.tokens + ticking[i]] <= 0) endEnchantment(state, ticking[i], emit);
}

/** What ticks now, in a buffer that is used again. */
const ticking = new Uint8Array(AREA_ROOM);
