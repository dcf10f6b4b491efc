// How does a match begin? Decks are shuffled, four cards each, the mulligan, and who goes first (S401 to S405).

import { add, below, choose, other, push, type Question, SEATS, type Seat, seatOf } from '@duello/kernel';
import { OPENING_HAND, START_LIFE } from '../../cards/numbers.ts';
import { GO_FIRST, GO_SECOND, starterKey } from '../state/codes.ts';
import { col } from '../state/columns.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { ask, frame } from '../state/frames.ts';
import { offerHand } from '../state/in-hand.ts';
import { fromHand, shuffleDeck, takeFromDeck } from '../state/piles.ts';
import { CHANCE_AT, clearMatch, IN_MULLIGAN, type State } from '../state/state.ts';
import { dueStarter } from '../turn/tournament.ts';

/** What is done with a deck that has just been shuffled: nothing, but in a scenario that fixes its order. */
type Arrange = (state: State, seat: Seat) => void;

/** S401, S402; also every further match of a tournament (SR05). */
export function startMatch(state: State, emit: MaybeEmit, arrange: Arrange = () => {}): void {
  const { cells } = state;
  clearMatch(state);
  cells[col.matchNumber]++;
  cells[col.phase] = IN_MULLIGAN;
  if (emit !== null) {
    emit({ kind: 'matchStarted', match: cells[col.matchNumber], wins: [cells[col.wins[0]], cells[col.wins[1]]] });
  }
  for (const seat of SEATS) {
    cells[col.life[seat]] = START_LIFE;
    const size = cells[col.listSize[seat]];
    cells[col.deckSize[seat]] = size;
    layDeck(state, seat, size);
    shuffleDeck(state, seat, emit);
    arrange(state, seat);
    const cards = takeFromDeck(state, seat, OPENING_HAND);
    if (emit !== null) emit({ kind: 'openingHand', seat, count: cards.length, cards });
  }
  push(state, frame.mulligan);
  choose(state, ask.mulligan, 3);
}

/** As it is listed, but that a card lies where the one lay in whose place it stands: the same shuffle deals the same match. */
function layDeck({ cells, compiled }: State, seat: Seat, size: number): void {
  const { places } = compiled;
  for (let i = 0; i < size; i++) {
    const kind = cells[col.list[seat] + i];
    let at = col.deck[seat] + i;
    for (; at > col.deck[seat] && places[cells[at - 1]] > places[kind]; at--) cells[at] = cells[at - 1];
    cells[at] = kind;
  }
}

/** S403, SR14: both at once, in secret; the hand shows nothing until both have chosen. */
export const mulligan: Question<State, Event> = {
  name: 'mulligan',
  shape: 'some',
  offer(state, seat, _value, offer) {
    offer.max = state.cells[col.handSize[seat]];
    offerHand(state, seat, offer);
  },
  take({ cells }, seat, _value, reply) {
    for (let i = 0; i < reply.size; i++) cells[col.aside[seat] + i] = reply.codes[i];
    cells[col.asideSize[seat]] = reply.size;
  },
  idle(_state, _seat, _value, reply) {
    reply.size = 0;
  },
  key: ({ compiled }, _seat, code) => compiled.kinds[code].id,
  blocked: () => [],
  plans: null,
};

/** SR14: draw first, shuffle after; without a card set aside there is no shuffle. */
export function performMulligans(state: State, emit: MaybeEmit): void {
  const { cells } = state;
  for (const seat of SEATS) {
    const count = cells[col.asideSize[seat]];
    for (let i = 0; i < count; i++) fromHand(state, seat, cells[col.aside[seat] + i]);
    const cards = takeFromDeck(state, seat, count);
    if (emit !== null) emit({ kind: 'mulligan', seat, count, cards });
    for (let i = 0; i < count; i++) {
      cells[col.deck[seat] + cells[col.deckSize[seat]]++] = cells[col.aside[seat] + i];
      cells[col.aside[seat] + i] = 0;
    }
    cells[col.asideSize[seat]] = 0;
    if (count > 0) shuffleDeck(state, seat, emit);
  }
  push(state, frame.startToss);
}

/** S404, S202, SR03: a toss before the first match; afterwards whoever did not start the last one. */
export function startToss(state: State, emit: MaybeEmit): void {
  const { cells, words } = state;
  const due = dueStarter(state);
  if (due !== null) {
    begin(state, due, cells[col.matchNumber] > 1 ? 'alternation' : 'agreement', emit);
    return;
  }
  const winner = seatOf(below(words, 2, CHANCE_AT));
  if (emit !== null) emit({ kind: 'tossed', purpose: 'start', winner });
  choose(state, ask.starter, 1 << winner);
}

function begin(state: State, seat: Seat, by: 'choice' | 'alternation' | 'agreement', emit: MaybeEmit): void {
  state.cells[col.starter] = seat;
  state.cells[col.active] = seat;
  if (emit !== null) emit({ kind: 'starterChosen', seat, by });
  push(state, frame.turn, seat);
}

export const starter: Question<State, Event> = {
  name: 'starter',
  shape: 'one',
  offer(_state, _seat, _value, offer) {
    add(offer, GO_FIRST);
    add(offer, GO_SECOND);
  },
  take: (state, seat, _value, reply, emit) =>
    begin(state, reply.codes[0] === GO_FIRST ? seat : other(seat), 'choice', emit),
  idle(_state, _seat, _value, reply) {
    reply.size = 1;
    reply.codes[0] = GO_FIRST;
  },
  key: (_state, _seat, code) => starterKey(code),
  blocked: () => [],
  plans: null,
};
