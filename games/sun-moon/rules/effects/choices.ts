// What else is asked while an effect happens? Discards, a card of the discard area, "you may".

import { add, choose, firstOffered, pop, type Question, type Seat, yesOrNo } from '@duello/kernel';
import { sourceOf, topOf } from '../state/chain.ts';
import { col } from '../state/columns.ts';
import { ENCHANTMENT, SPELL } from '../state/compiled.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { ask } from '../state/frames.ts';
import { anyOfHand, offerHand } from '../state/in-hand.ts';
import { discardFromHand, fromDiscard, toHand } from '../state/piles.ts';
import type { State } from '../state/state.ts';

/** SR32: the player affected chooses; nobody is asked when the whole hand goes. */
export function discardCards(state: State, seat: Seat, amount: number, emit: MaybeEmit): void {
  const { cells } = state;
  const size = cells[col.handSize[seat]];
  if (amount <= 0 || size === 0) return;
  if (size > amount) {
    choose(state, ask.discard, 1 << seat, amount);
    return;
  }
  // In which order the cards came into the hand is its player's secret.
  for (const kind of cells.slice(col.hand[seat], col.hand[seat] + size).sort())
    discardFromHand(state, seat, kind, emit);
}

export const discard: Question<State, Event> = {
  name: 'discard',
  shape: 'some',
  offer(state, seat, amount, offer) {
    offer.min = amount;
    offer.max = amount;
    offerHand(state, seat, offer);
  },
  take(state, seat, _amount, reply, emit) {
    for (let i = 0; i < reply.size; i++) discardFromHand(state, seat, reply.codes[i], emit);
  },
  idle(state, seat, amount, reply) {
    reply.size = amount;
    anyOfHand(state, seat, amount, reply.codes);
  },
  key: ({ compiled }, _seat, code) => compiled.kinds[code].id,
  blocked: () => [],
  plans: null,
};

/** SR33: an enchantment is a spell too. */
const isOfType = ({ compiled }: State, kind: number, type: number): boolean => {
  const own = compiled.kinds[kind].type;
  return type < 0 || own === type || (type === SPELL && own === ENCHANTMENT);
};

export function hasBack(state: State, seat: Seat, type: number): boolean {
  const { cells } = state;
  for (let i = 0; i < cells[col.discardSize[seat]]; i++) {
    if (isOfType(state, cells[col.discard[seat] + i], type)) return true;
  }
  return false;
}

/** Any card of the own discard area that fits: everybody sees it, and knows it to be in hand. */
export const takeBack: Question<State, Event> = {
  name: 'takeBack',
  shape: 'one',
  offer(state, seat, type, offer) {
    const { cells } = state;
    const seen = new Set<number>();
    for (let i = cells[col.discardSize[seat]] - 1; i >= 0; i--) {
      const kind = cells[col.discard[seat] + i];
      if (seen.has(kind) || !isOfType(state, kind, type)) continue;
      seen.add(kind);
      add(offer, kind);
    }
  },
  take(state, seat, _type, reply, emit) {
    const kind = reply.codes[0];
    fromDiscard(state, seat, kind);
    toHand(state, seat, kind, true);
    if (emit === null) return;
    emit({ kind: 'returnedToHand', target: { seat, id: null, card: state.compiled.kinds[kind].id }, from: 'discard' });
  },
  idle: (state, seat, value, reply) => firstOffered(takeBack, state, seat, value, reply),
  key: ({ compiled }, _seat, code) => compiled.kinds[code].id,
  blocked: () => [],
  plans: null,
};

/** The effects that wait beneath are dropped when the answer is no. */
export const may = yesOrNo<State, Event>('may', (state, seat, yes, emit) => {
  if (yes) return;
  pop(state);
  if (emit !== null) emit({ kind: 'optionalDeclined', seat, source: sourceOf(state, topOf(state)) ?? '' });
});
