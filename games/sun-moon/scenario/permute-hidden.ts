// What could be otherwise without a viewer noticing? Changes everything it can't see, in place, for tests of secrecy.

import {
  advance,
  asked,
  below,
  CHOOSE,
  frameAt,
  IDLE,
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
import { mulligan } from '../rules/match/opening.ts';
import { questions } from '../rules/match/questions.ts';
import { sunMoon } from '../rules/rules.ts';
import { announcementAt, byOf, dropAnnouncement } from '../rules/state/chain.ts';
import { SKILLS } from '../rules/state/codes.ts';
import { col } from '../rules/state/columns.ts';
import type { Event, EventKind } from '../rules/state/events.ts';
import { ask } from '../rules/state/frames.ts';
import { CHANCE_AT, copy, PLAY, type State } from '../rules/state/state.ts';
import { shownOf } from '../rules/turn/draft.ts';
import { hiddenCells, mixCards } from './permute-cards.ts';

const questionOpen = (state: State): number => (asked(state) === 0 ? -1 : state.cells[frameAt(state) + 1]);
const waits = (state: State, seat: Seat): boolean => (asked(state) & (1 << seat)) !== 0;
/** True when the seat has answered what both are asked, and the other has not. */
const hasAnswered = (state: State, seat: Seat, question: number): boolean =>
  questionOpen(state) === question && !waits(state, seat);

const reply = newReply();

function otherChance({ words }: State, rng: Rng): void {
  for (let at = CHANCE_AT; at < words.length; at++) words[at] = next(rng);
}

/** An announcement is as if nothing had been chosen yet. */
function takeBackAnnouncement(state: State): void {
  const { cells } = state;
  const seat = byOf(state, announcementAt(state));
  const isAction = seat === cells[col.active] && cells[col.chainSize] === 0;
  dropAnnouncement(state);
  cells.set([CHOOSE, isAction ? ask.act : ask.respond, 1 << seat, 0], frameAt(state));
}

/** With some luck, one or more steps of an announcement that the seat might have begun. */
function beginAnnouncement(state: State, seat: Seat, rng: Rng): void {
  for (let steps = 1 + below(rng, 3); steps > 0; steps--) {
    randomReply({ questions }, state, seat, rng, reply);
    const trial = copy(state);
    advance(sunMoon, trial, seat, reply, null);
    if (trial.cells[col.announcing] === 0 || trial.cells[col.chainSize] !== state.cells[col.chainSize]) return;
    // How many answers somebody has given is told nobody.
    trial.words.set(state.words);
    copy(trial, state);
  }
}

/** Another answer of a seat that has answered already, or is about to, and whose answer is not shown yet. */
function answerAnew(state: State, seat: Seat, rng: Rng): void {
  const { cells } = state;
  if (hasAnswered(state, seat, ask.mulligan)) {
    cells.fill(0, col.aside[seat], col.aside[seat] + cells[col.asideSize[seat]]);
    randomReply({ questions }, state, seat, rng, reply);
    mulligan.take(state, seat, 0, reply, null);
  }
  if (hasAnswered(state, seat, ask.pick)) cells[col.pick[seat]] = 1 + below(rng, shownOf(state, seat));
  const chooses = questionOpen(state) === ask.act || questionOpen(state) === ask.respond;
  if (chooses && waits(state, seat)) beginAnnouncement(state, seat, rng);
}

/** Everything hidden from the viewer, otherwise: decks, hands, piles, lists, secret answers, announcements and chance. */
export function permuteHidden(state: State, viewer: Viewer, rng: Rng): void {
  otherChance(state, rng);
  if (state.cells[col.announcing] === 1 && byOf(state, announcementAt(state)) !== viewer) takeBackAnnouncement(state);
  mixCards(state, viewer, hiddenCells(state, viewer), rng);
  for (const seat of SEATS) if (seat !== viewer) answerAnew(state, seat, rng);
}

/** Where chance picks for who does not answer (SR61). */
const BY_HAND: readonly number[] = [ask.price, ask.discard];
const OF_HAND: readonly number[] = [ask.mulligan, ...BY_HAND];

/** Cards an answer speaks of without showing them. */
function meantBy(state: State, { size, codes }: Reply): readonly number[] {
  const { cells } = state;
  const question = questionOpen(state);
  const given = [...codes.subarray(0, Math.max(0, size))];
  const at = announcementAt(state);
  const announced = cells[col.announcing] === 1 && cells[col.what + at] === PLAY ? [cells[col.source + at]] : [];
  if (OF_HAND.includes(question)) return [...announced, ...given];
  if (question === ask.act || question === ask.respond) return given.filter((code) => code < SKILLS);
  return announced;
}

/** Chance is at work: another one would lead elsewhere. */
const BY_CHANCE: readonly EventKind[] = ['tossed', 'pilesDealt', 'deckShuffled'];

/** What stays hidden from the viewer through an answer and all that follows from it, otherwise; what comes to light stays. */
export function permuteHiddenThrough(state: State, viewer: Viewer, answering: Seat, given: Reply, rng: Rng): void {
  const events: Event[] = [];
  advance(sunMoon, copy(state), answering, given, (event) => events.push(event));
  const isPicked = given.size === IDLE && BY_HAND.includes(questionOpen(state));
  if (!isPicked && !events.some(({ kind }) => BY_CHANCE.includes(kind))) otherChance(state, rng);
  const told = events.map((event) => sunMoon.see(event, viewer));
  const stay = namedIn(state.compiled.numbers, told);
  for (const kind of meantBy(state, given)) stay.add(kind);
  const { cells } = state;
  const hidden = hiddenCells(state, viewer).filter(({ at }) => !stay.has(cells[at]));
  // What has been set aside in secret is chosen anew from the hand as it is then.
  mixCards(state, viewer, hidden, rng, stay);
  for (const seat of SEATS) {
    if (seat !== viewer && hasAnswered(state, seat, ask.mulligan)) setAsideOthers(state, seat, rng);
  }
}

/** As many as were set aside, but other ones. */
function setAsideOthers({ cells }: State, seat: Seat, rng: Rng): void {
  const hand = [...cells.subarray(col.hand[seat], col.hand[seat] + cells[col.handSize[seat]])];
  shuffle(rng, hand, 0, hand.length);
  for (let i = 0; i < cells[col.asideSize[seat]]; i++) cells[col.aside[seat] + i] = hand[i];
}
