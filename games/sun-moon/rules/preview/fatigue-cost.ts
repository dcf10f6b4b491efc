// What would an action do to fatigue? Its price, and what its effects add without asking, if nobody answers it (S903, S904).

import {
  FRAME,
  newOffer,
  newReply,
  offerTo,
  pop,
  push,
  questionOf,
  type Reply,
  registerOf,
  type Seat,
} from '@duello/kernel';
import { FATIGUE_LIMIT } from '../../cards/numbers.ts';
import { questions } from '../match/questions.ts';
import { announcementAt } from '../state/chain.ts';
import { codeOf } from '../state/codes.ts';
import { col } from '../state/columns.ts';
import type { Event } from '../state/events.ts';
import type { Action } from '../state/option-keys.ts';
import { fatiguePriceOf } from '../state/prices.ts';
import { copy, type State } from '../state/state.ts';
import { begin } from '../turn/act.ts';
import type { View } from '../view/view-types.ts';
import { fatigueRoom } from './price.ts';
import { runIdle, scratchOf } from './simulate.ts';

/** What becomes of one player's fatigue. */
export interface FatigueChange {
  /** Added without asking. */
  readonly added: number;
  /** What of it is beyond the limit: it costs life. */
  readonly surplus: number;
  readonly after: number;
}

export interface FatigueCost {
  /** Who pays. */
  readonly seat: Seat;
  readonly price: number;
  /** What of the price is beyond the limit: then it can't be paid, and nothing happens. */
  readonly tooMuch: number;
  /** By seat: what happens for sure, whatever option and targets are still to be chosen. */
  readonly changes: readonly [FatigueChange, FatigueChange];
}

/** An action of a seat, with this X where it has one; null for what costs nothing of the kind. */
export function fatigueCost(view: View, seat: Seat, action: Action, x = 1): FatigueCost | null {
  if (action.word === 'attack' || action.word === 'end' || action.word === 'pass') return null;
  if (action.word === 'play' && view.players[seat].hand?.includes(action.card) !== true) return null;
  const state = scratchOf(view);
  const code = codeOf(state, seat, action);
  if (code === null) return null;
  const at = announcementAt(state);
  const events: Event[] = [];
  begin(state, seat, code, (event) => events.push(event));
  return costOf(view, state, seat, at, x, events);
}

/** What the viewer is announcing, with this X while it is not chosen yet; null when nothing is, or an attack. */
export function announcedFatigueCost(view: View, x: number): FatigueCost | null {
  if (view.announcement === null || view.announcement.what === 'attack') return null;
  const state = scratchOf(view);
  // Of all that is to be done only the question of the announcement.
  const [op, question, mask, value] = view.agenda.slice(-FRAME);
  push(state, op, question, mask, value);
  const chosen = view.announcement.x > 0 ? view.announcement.x : x;
  return costOf(view, state, view.announcement.seat, announcementAt(state), chosen, []);
}

/** `at` is the entry, whether it is still being announced or, with nothing to choose, waits already. */
function costOf(view: View, state: State, seat: Seat, at: number, x: number, events: readonly Event[]): FatigueCost {
  const price = fatiguePriceOf(state, at, x);
  const tooMuch = Math.max(0, price - fatigueRoom(view, seat));
  const ways: (readonly Event[])[] = [];
  if (tooMuch === 0) eachWay(state, seat, x, events, (way) => ways.push(way));
  const changeOf = (one: Seat): FatigueChange => {
    const paid = one === seat && tooMuch === 0 ? price : 0;
    return sureChange(ways, one, view.players[one].fatigue + paid);
  };
  return { seat, price, tooMuch, changes: [changeOf(0), changeOf(1)] };
}

/** Finds what happens for each way to go on with an announcement. */
function eachWay(
  state: State,
  seat: Seat,
  x: number,
  before: readonly Event[],
  found: (events: readonly Event[]) => void,
): void {
  if (state.cells[col.announcing] === 0) {
    const events = [...before];
    runIdle(
      state,
      (event) => events.push(event),
      () => events.some(({ kind }) => kind === 'matchEnded'),
    );
    found(events);
    return;
  }
  const question = questionOf({ questions }, state);
  const value = registerOf(state);
  for (const reply of repliesTo(state, seat, x)) {
    const next = copy(state);
    const events = [...before];
    pop(next);
    question.take(next, seat, value, reply, (event) => events.push(event));
    eachWay(next, seat, x, events, found);
  }
}

const offer = newOffer();

/** Every option and target, the given X, and of the cards to discard for a price any. */
function repliesTo(state: State, seat: Seat, x: number): readonly Reply[] {
  const question = questionOf({ questions }, state);
  offerTo({ questions }, state, seat, offer);
  if (question.shape === 'some') {
    const reply = newReply();
    question.idle(copy(state), seat, registerOf(state), reply);
    return [reply];
  }
  const isNumber = question.shape === 'number';
  const codes = isNumber ? (x >= offer.min && x <= offer.max ? [x] : []) : offer.codes.slice(0, offer.count);
  return Array.from(codes, (code) => ({ size: 1, codes: Int16Array.of(code) }));
}

/** What is the same in all ways, for a player with so much fatigue once the price is paid. */
function sureChange(ways: readonly (readonly Event[])[], seat: Seat, paid: number): FatigueChange {
  const changes = ways.map((events) => changeIn(events, seat, paid));
  if (changes.length === 0) return { added: 0, surplus: 0, after: paid };
  const added = Math.min(...changes.map((change) => change.added));
  const [{ after }] = changes;
  return {
    added,
    surplus: Math.min(...changes.map((change) => change.surplus)),
    after: changes.every((change) => change.after === after) ? after : Math.min(FATIGUE_LIMIT, paid + added),
  };
}

function changeIn(events: readonly Event[], seat: Seat, paid: number): FatigueChange {
  let [added, surplus, after] = [0, 0, paid];
  for (const event of events) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.kind === 'fatigueAdded') added += event.amount;
    if (event.kind === 'fatigueAdded' || event.kind === 'fatigueRemoved') after = event.now;
    if (event.kind === 'fatigueOverflow') surplus += event.surplus;
  }
  return { added, surplus, after };
}
