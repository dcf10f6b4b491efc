// What could be otherwise without a viewer noticing? Changes everything it can't see, in place, for tests of secrecy.

import {
  advance,
  asked,
  below,
  CHOOSE,
  DEPTH,
  FRAME,
  FRAMES,
  frameAt,
  newReply,
  next,
  type Reply,
  type Rng,
  randomReply,
  SEATS,
  type Seat,
  shuffle,
  type Viewer,
} from '@duello/kernel';
import { namedIn } from '@duello/language';
import { replace } from '../rules/match/opening.ts';
import { questions } from '../rules/match/questions.ts';
import { contracts } from '../rules/rules.ts';
import { ATTACK } from '../rules/state/codes.ts';
import { col, EMPTY } from '../rules/state/columns.ts';
import { ON_AMBUSH, RUNE_TYPE } from '../rules/state/compiled.ts';
import type { Event, EventKind } from '../rules/state/events.ts';
import { ask, frame } from '../rules/state/frames.ts';
import { lookedKind, pickedEntry, pickOf } from '../rules/state/looked.ts';
import { SOURCE_COUNT } from '../rules/state/mana.ts';
import { CHANCE_AT, copy, IN_SETUP, type State } from '../rules/state/state.ts';
import { FOR_USE } from '../rules/turn/pay.ts';
import { unseenAt } from '../rules/view/view.ts';

const questionOpen = (state: State): number => (asked(state) === 0 ? -1 : state.cells[frameAt(state) + 1]);
const waits = (state: State, seat: Seat): boolean => (asked(state) & (1 << seat)) !== 0;

const span = (at: number, size: number): readonly number[] => Array.from({ length: size }, (_, i) => at + i);

/** Shuffles the kinds in some cells; which of them were picked stays with the cells. */
function mix({ cells }: State, places: readonly number[], rng: Rng): void {
  const kinds = places.map((at) => lookedKind(cells[at]));
  shuffle(rng, kinds, 0, kinds.length);
  places.forEach((at, index) => {
    cells[at] = pickedEntry(kinds[index], pickOf(cells[at]));
  });
}

/** During setup Runes come first, so that only Runes can lie where Runes lie (C301). */
function mixHidden(state: State, places: readonly number[], rng: Rng): void {
  const { cells, compiled } = state;
  const isApart = (at: number): boolean =>
    cells[col.phase] === IN_SETUP && compiled.kinds[lookedKind(cells[at])].type === RUNE_TYPE;
  mix(state, places.filter(isApart), rng);
  mix(
    state,
    places.filter((at) => !isApart(at)),
    rng,
  );
}

const reply = newReply();
const PAYING: readonly number[] = [ask.lighten, ask.payElement, ask.pay];

/** A payment in progress is as if nothing had been chosen yet. */
function takeBackPayment({ cells, ...rest }: State, seat: Seat): void {
  cells[DEPTH] = 1;
  const at = frameAt({ cells, ...rest });
  cells.set([CHOOSE, ask.act, 1 << seat, 0], at);
  cells[col.playing] = EMPTY;
  cells.fill(0, col.due, col.due + 4);
  cells.fill(0, col.payment, col.payment + SOURCE_COUNT);
  cells[col.spare] = 0;
}

/** With some luck, a payment that the seat might have begun. */
function beginPayment(state: State, seat: Seat, rng: Rng): void {
  randomReply({ questions }, state, seat, rng, reply);
  const trial = copy(state);
  advance(contracts, trial, seat, reply, null);
  if (PAYING.includes(questionOpen(trial))) copy(trial, state);
}

/** Another answer of a seat that has answered already, or is about to, and whose answer is not shown yet. */
function answerAnew(state: State, seat: Seat, rng: Rng): void {
  const { cells } = state;
  const question = questionOpen(state);
  if (question === ask.replace && !waits(state, seat)) {
    cells.fill(0, col.aside[seat], col.aside[seat] + cells[col.asideSize[seat]]);
    randomReply({ questions }, state, seat, rng, reply);
    replace.take(state, seat, 0, reply, null);
  }
  if (question === ask.take) pickAnew(state, seat, rng);
  if (question === ask.act && waits(state, seat)) beginPayment(state, seat, rng);
}

/** The first pick of a special draw may have been another one. */
function pickAnew({ cells }: State, seat: Seat, rng: Rng): void {
  const places = span(col.looked[seat], cells[col.lookedSize[seat]]);
  if (!places.some((at) => pickOf(cells[at]) > 0)) return;
  for (const at of places) cells[at] = lookedKind(cells[at]);
  const at = places[below(rng, places.length)];
  cells[at] = pickedEntry(cells[at], 1);
}

/** An Ambush that waits for another to be over may as well not be there (CR23). */
function dropAmbushes({ cells }: State, seat: Seat): void {
  let kept = 0;
  for (let i = 0; i < cells[DEPTH]; i++) {
    const at = FRAMES + FRAME * i;
    if (cells[at] === frame.ambush && cells[at + 1] === seat) continue;
    cells.copyWithin(FRAMES + FRAME * kept++, at, at + FRAME);
  }
  cells[DEPTH] = kept;
}

function otherChance({ words }: State, rng: Rng): void {
  for (let at = CHANCE_AT; at < words.length; at++) words[at] = next(rng);
}

/** Everything hidden from the viewer, otherwise: decks, hands, secret answers and chance. */
export function permuteHidden(state: State, viewer: Viewer, rng: Rng): void {
  otherChance(state, rng);
  for (const seat of SEATS) {
    if (seat !== viewer && waits(state, seat) && PAYING.includes(questionOpen(state))) takeBackPayment(state, seat);
    mixHidden(state, unseenAt(state, seat, seat === viewer), rng);
    if (seat === viewer) continue;
    dropAmbushes(state, seat);
    answerAnew(state, seat, rng);
  }
}

/** The contract an answer speaks of without showing it. */
function meantBy({ cells }: State, question: number, { size, codes }: Reply): readonly number[] {
  const given = [...codes.subarray(0, Math.max(0, size))];
  const playing = cells[col.playing] === EMPTY ? [] : [cells[col.playing] & (FOR_USE - 1)];
  if (question === ask.act) return given.filter((code) => code < ATTACK);
  if (question === ask.replace || question === ask.take) return given;
  return playing;
}

const SHOWING: readonly EventKind[] = ['looked', 'taken', 'rejected', 'fetched', 'ambush', 'handOverflow'];

/** After a deck has been shuffled, something of it is shown: other chance would show something else. */
function showsShuffled(events: readonly Event[]): boolean {
  const at = events.findIndex(({ kind }) => kind === 'deckShuffled');
  return at >= 0 && events.slice(at).some(({ kind }) => SHOWING.includes(kind));
}

/** What stays hidden from the viewer through an answer and all that follows from it, otherwise; what comes to light stays. */
export function permuteHiddenThrough(state: State, viewer: Viewer, answering: Seat, given: Reply, rng: Rng): void {
  const events: Event[] = [];
  advance(contracts, copy(state), answering, given, (event) => events.push(event));
  if (showsShuffled(events)) return;
  otherChance(state, rng);
  const question = questionOpen(state);
  const stay = namedIn(
    state.compiled.numbers,
    events.map((event) => contracts.see(event, viewer)),
  );
  for (const kind of meantBy(state, question, given)) stay.add(kind);
  const { cells, compiled } = state;
  const mayGo = (at: number): boolean => {
    const kind = lookedKind(cells[at]);
    return !stay.has(kind) && compiled.kinds[kind].moments[ON_AMBUSH] < 0;
  };
  for (const seat of SEATS) {
    const answered = question === ask.replace && !waits(state, seat);
    mixHidden(state, unseenAt(state, seat, seat === viewer).filter(mayGo), rng);
    if (answered && seat !== viewer) setAsideOthers(state, seat, rng);
  }
}

/** As many as were set aside, but other ones. */
function setAsideOthers({ cells }: State, seat: Seat, rng: Rng): void {
  const hand = [...cells.subarray(col.hand[seat], col.hand[seat] + cells[col.handSize[seat]])];
  shuffle(rng, hand, 0, hand.length);
  for (let i = 0; i < cells[col.asideSize[seat]]; i++) cells[col.aside[seat] + i] = hand[i];
}
