// Has a contract been lost or doubled? What must hold after every decision, counted from the state alone.

import { cardsAt, faultIn } from '@duello/columns';
import { asked, DEPTH, FRAME, FRAMES, frameAt, isOver, MOST, SEATS, type Seat } from '@duello/kernel';
import { COLOURS } from '../cards/vocabulary.ts';
import { deckOf } from '../rules/match/setup.ts';
import { col, EMPTY, matchRows, seatRows, slotRows } from '../rules/state/columns.ts';
import type { Event } from '../rules/state/events.ts';
import { ask, frame } from '../rules/state/frames.ts';
import { lookedKind } from '../rules/state/looked.ts';
import { PURE, SOURCE_COUNT, sumOf } from '../rules/state/mana.ts';
import { HAND_LIMIT, MAX_EXTRACTORS, MAX_TANKS } from '../rules/state/numbers.ts';
import { IN_SETUP, type State } from '../rules/state/state.ts';
import { faultOnField } from './audit-field.ts';

const questionOpen = (state: State): number => (asked(state) === 0 ? -1 : state.cells[frameAt(state) + 1]);

function zoneFault(state: State, seat: Seat): string | null {
  const { cells, compiled } = state;
  for (const at of cardsAt(seatRows, state, seat)) {
    const { id, token } = compiled.kinds[lookedKind(cells[at])];
    if (token) return `the token ${id} among the cards of seat ${seat}`;
  }
  for (let i = cells[col.handSize[seat]]; i < HAND_LIMIT; i++)
    if (cells[col.known[seat] + i] !== 0) return `seat ${seat} knows of more contracts than are in hand`;
  return null;
}

function manaFault(state: State, seat: Seat): string | null {
  const { cells, compiled } = state;
  for (let c = 0; c <= PURE; c++) {
    const [all, full, tanks] = [cells[col.extractors[seat] + c], cells[col.full[seat] + c], cells[col.tanks[seat] + c]];
    if (full > all) return `${full} of ${all} ${COLOURS[c]} extractors of seat ${seat} are full`;
    if (tanks > 0 && c !== PURE && !compiled.keepsColour) return `a ${COLOURS[c]} tank of seat ${seat}`;
  }
  const grey = cells[col.extractors[seat] + PURE];
  if (grey > 1) return `${grey} pure extractors of seat ${seat}`;
  const counted = sumOf(state, col.extractors[seat]) - (compiled.greyCounts ? 0 : grey);
  if (counted > MAX_EXTRACTORS) return `${counted} extractors of seat ${seat}`;
  const tanks = sumOf(state, col.tanks[seat]);
  return tanks > MAX_TANKS ? `${tanks} full tanks of seat ${seat}` : null;
}

const seatFault = (state: State, seat: Seat): string | null => zoneFault(state, seat) ?? manaFault(state, seat);

const PAYING: readonly number[] = [ask.lighten, ask.payElement, ask.pay];

function frames({ cells }: State, op: number): readonly number[] {
  const found: number[] = [];
  for (let i = 0; i < cells[DEPTH]; i++) if (cells[FRAMES + FRAME * i] === op) found.push(FRAMES + FRAME * i);
  return found;
}

/** What must be empty unless something is going on that needs it. */
function leftoverFault(state: State): string | null {
  const { cells } = state;
  const question = questionOpen(state);
  if (!PAYING.includes(question)) {
    if (cells[col.playing] !== EMPTY) return `something is being played while nothing is paid`;
    for (let i = 0; i < SOURCE_COUNT; i++) if (cells[col.payment + i] !== 0) return 'a payment is left over';
    for (let c = 0; c <= PURE; c++) if (cells[col.due + c] !== 0) return 'something is still due';
    if (cells[col.spare] !== 0) return 'a reduction is left over';
  }
  for (const seat of SEATS) {
    if (cells[col.lookedSize[seat]] > 0 && frames(state, frame.take).length === 0)
      return `seat ${seat} looks without a draw`;
    if (cells[col.phase] === IN_SETUP) continue;
    if (cells[col.runesSize[seat]] > 0 || cells[col.asideSize[seat]] > 0)
      return `seat ${seat} has contracts beside its deck`;
  }
  return null;
}

/** Every copy of every kind that a seat owns, wherever it lies; a Spell that is played lies nowhere but in the agenda. */
function owned(state: State, seat: Seat): readonly number[] {
  const { cells, compiled } = state;
  const counts = compiled.kinds.map(() => 0);
  const replacing = questionOpen(state) === ask.replace;
  // Until both have chosen, what is set aside is still in hand.
  const isDouble = (at: number): boolean => replacing && at >= col.aside[seat] && at < col.aside[seat] + HAND_LIMIT;
  for (const at of cardsAt(seatRows, state, seat)) if (!isDouble(at)) counts[lookedKind(cells[at])]++;
  const slots = [
    ...cells.subarray(col.line[seat], col.line[seat] + cells[col.lineSize[seat]]),
    cells[col.orb[seat]],
    cells[col.rune[seat]],
  ];
  for (const at of frames(state, frame.spellDone))
    if (cells[col.owner + cells[at + 1]] === seat) slots.push(cells[at + 1]);
  for (const slot of slots) if (slot !== EMPTY) counts[cells[col.kind + slot]]++;
  for (const at of frames(state, frame.enter)) if (cells[at + 1] === seat) counts[cells[at + 2]]++;
  return counts.map((count, kind) => (compiled.kinds[kind].token ? 0 : count));
}

function censusFault(before: State, after: State): string | null {
  for (const seat of SEATS) {
    const [then, now] = [owned(before, seat), owned(after, seat)];
    const kind = then.findIndex((count, index) => count !== now[index]);
    if (kind >= 0) return `seat ${seat} had ${then[kind]} ${after.compiled.kinds[kind].id}, and now has ${now[kind]}`;
  }
  return null;
}

function startFault(state: State): string | null {
  for (const seat of SEATS) {
    const dealt = deckOf(state.compiled.options, seat);
    const counts = owned(state, seat);
    for (const [kind, { id }] of state.compiled.kinds.entries()) {
      const expected = dealt.filter((one) => one === id).length;
      if (counts[kind] !== expected) return `seat ${seat} starts with ${counts[kind]} ${id}, not ${expected}`;
    }
  }
  return null;
}

/** Health and burnouts change by what the events tell, and by nothing else. */
function eventMismatch(before: State, after: State, events: readonly Event[]): string | null {
  for (const seat of SEATS) {
    let health = before.cells[col.health[seat]];
    let burnouts = before.cells[col.burnouts[seat]];
    for (const event of events) {
      if (event.kind === 'burnout' && event.seat === seat) burnouts++;
      if (event.kind === 'healthLost' && event.seat === seat) health = Math.max(-MOST, health - event.amount);
      if (event.kind !== 'damage' && event.kind !== 'healed') continue;
      if (event.target.id !== null || event.target.seat !== seat) continue;
      health = Math.max(-MOST, health + (event.kind === 'healed' ? event.amount : -event.amount));
      if (health !== event.left)
        return `seat ${seat} has ${event.left} health by an event, ${health} by the sum of all`;
    }
    if (health !== after.cells[col.health[seat]])
      return `seat ${seat} has ${after.cells[col.health[seat]]} health, events tell of ${health}`;
    if (burnouts !== after.cells[col.burnouts[seat]]) return `seat ${seat} has burnt more often than events tell`;
  }
  return null;
}

/** Events, and whether there were any at all: worlds that are only compared have none. */
function changeFault(before: State, after: State, events: readonly Event[]): string | null {
  // Who gives up stops in the middle: whatever was going on is gone with the agenda.
  if (events.some(({ kind }) => kind === 'conceded')) return null;
  return censusFault(before, after) ?? eventMismatch(before, after, events);
}

/** What is wrong after a decision, or null; `before` is null when the match has just been set up. */
export const audit = (before: State | null, after: State, events: readonly Event[]): string | null =>
  faultIn(seatRows, after) ??
  faultIn(slotRows, after) ??
  faultIn(matchRows, after) ??
  seatFault(after, 0) ??
  seatFault(after, 1) ??
  (isOver(after) ? null : (faultOnField(after) ?? leftoverFault(after))) ??
  (before === null ? startFault(after) : changeFault(before, after, events));
