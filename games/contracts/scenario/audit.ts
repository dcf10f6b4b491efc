// Has a contract been lost or doubled? What must hold after every decision, counted from the state alone.

import { asked, DEPTH, FRAME, FRAMES, frameAt, isOver, MOST, SEATS, type Seat } from '@duello/kernel';
import { COLOURS } from '../cards/vocabulary.ts';
import { lookedKind } from '../rules/effects/draw.ts';
import { deckOf } from '../rules/match/setup.ts';
import type { Event } from '../rules/state/events.ts';
import { ask, frame } from '../rules/state/frames.ts';
import { PURE, SOURCE_COUNT, sumOf } from '../rules/state/mana.ts';
import { HAND_LIMIT, MAX_EXTRACTORS, MAX_TANKS, START_HEALTH } from '../rules/state/numbers.ts';
import {
  ASIDE,
  ASIDE_SIZE,
  BURNOUTS,
  DECK,
  DECK_SIZE,
  DUE,
  EMPTY,
  EXTRACTORS,
  FULL,
  HAND,
  HAND_SIZE,
  HEALTH,
  IN_SETUP,
  KIND,
  KNOWN,
  LINE,
  LINE_SIZE,
  LOOK_ROOM,
  LOOKED,
  LOOKED_SIZE,
  ORB,
  OWNER,
  PAYMENT,
  PHASE,
  PILE,
  PILE_ROOM,
  PILE_SIZE,
  PLAYING,
  RUNE,
  RUNES,
  RUNES_SIZE,
  SPARE,
  type State,
  TANKS,
} from '../rules/state/state.ts';
import { faultOnField } from './audit-field.ts';

/** Zones that are lists, with their sizes and their room. */
const ZONES = [
  ['deck', DECK, DECK_SIZE, PILE_ROOM],
  ['hand', HAND, HAND_SIZE, HAND_LIMIT],
  ['looked', LOOKED, LOOKED_SIZE, LOOK_ROOM],
  ['pile', PILE, PILE_SIZE, PILE_ROOM],
  ['runes', RUNES, RUNES_SIZE, PILE_ROOM],
  ['aside', ASIDE, ASIDE_SIZE, HAND_LIMIT],
] as const;

const questionOpen = (state: State): number => (asked(state) === 0 ? -1 : state.cells[frameAt(state) + 1]);

function zoneFault({ cells, table }: State, seat: Seat): string | null {
  for (const [name, zone, size, room] of ZONES) {
    const count = cells[size[seat]];
    if (count < 0 || count > room) return `${count} contracts in ${name} of seat ${seat}`;
    for (let i = 0; i < room; i++) {
      const entry = cells[zone[seat] + i];
      if (i >= count) {
        if (entry !== 0) return `${name} of seat ${seat} has something behind its end`;
        continue;
      }
      const kind = name === 'looked' ? lookedKind(entry) : entry;
      if (kind < 0 || kind >= table.kinds.length) return `kind ${kind} in ${name} of seat ${seat}`;
      if (table.kinds[kind].token) return `the token ${table.kinds[kind].id} in ${name} of seat ${seat}`;
    }
  }
  for (let i = 0; i < HAND_LIMIT; i++) {
    const known = cells[KNOWN[seat] + i];
    if (known !== 0 && (known !== 1 || i >= cells[HAND_SIZE[seat]])) return `known ${known} at ${i} of seat ${seat}`;
  }
  return null;
}

function manaFault(state: State, seat: Seat): string | null {
  const { cells, table } = state;
  for (let c = 0; c <= PURE; c++) {
    const [all, full, tanks] = [cells[EXTRACTORS[seat] + c], cells[FULL[seat] + c], cells[TANKS[seat] + c]];
    if (all < 0 || full < 0 || tanks < 0) return `seat ${seat} has less than no ${COLOURS[c]} mana`;
    if (full > all) return `${full} of ${all} ${COLOURS[c]} extractors of seat ${seat} are full`;
    if (tanks > 0 && c !== PURE && !table.keepsColour) return `a ${COLOURS[c]} tank of seat ${seat}`;
  }
  const grey = cells[EXTRACTORS[seat] + PURE];
  if (grey > 1) return `${grey} pure extractors of seat ${seat}`;
  const counted = sumOf(state, EXTRACTORS[seat]) - (table.greyCounts ? 0 : grey);
  if (counted > MAX_EXTRACTORS) return `${counted} extractors of seat ${seat}`;
  const tanks = sumOf(state, TANKS[seat]);
  return tanks > MAX_TANKS ? `${tanks} full tanks of seat ${seat}` : null;
}

function seatFault(state: State, seat: Seat): string | null {
  const { cells } = state;
  const health = cells[HEALTH[seat]];
  if (health > START_HEALTH || health < -MOST) return `seat ${seat} has ${health} health`;
  if (cells[BURNOUTS[seat]] < 0) return `seat ${seat} has burnt ${cells[BURNOUTS[seat]]} times`;
  return zoneFault(state, seat) ?? manaFault(state, seat);
}

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
    if (cells[PLAYING] !== EMPTY) return `something is being played while nothing is paid`;
    for (let i = 0; i < SOURCE_COUNT; i++) if (cells[PAYMENT + i] !== 0) return 'a payment is left over';
    for (let c = 0; c <= PURE; c++) if (cells[DUE + c] !== 0) return 'something is still due';
    if (cells[SPARE] !== 0) return 'a reduction is left over';
  }
  for (const seat of SEATS) {
    if (cells[LOOKED_SIZE[seat]] > 0 && frames(state, frame.take).length === 0)
      return `seat ${seat} looks without a draw`;
    if (cells[PHASE] === IN_SETUP) continue;
    if (cells[RUNES_SIZE[seat]] > 0 || cells[ASIDE_SIZE[seat]] > 0) return `seat ${seat} has contracts beside its deck`;
  }
  return null;
}

/** Every copy of every kind that a seat owns, wherever it lies; a Spell that is played lies nowhere but in the agenda. */
function owned(state: State, seat: Seat): readonly number[] {
  const { cells, table } = state;
  const counts = table.kinds.map(() => 0);
  const replacing = questionOpen(state) === ask.replace;
  for (const [name, zone, size] of ZONES) {
    // Until both have chosen, what is set aside is still in hand.
    if (name === 'aside' && replacing) continue;
    for (let i = 0; i < cells[size[seat]]; i++) {
      const entry = cells[zone[seat] + i];
      counts[name === 'looked' ? lookedKind(entry) : entry]++;
    }
  }
  const slots = [
    ...cells.subarray(LINE[seat], LINE[seat] + cells[LINE_SIZE[seat]]),
    cells[ORB[seat]],
    cells[RUNE[seat]],
  ];
  for (const at of frames(state, frame.spellDone)) if (cells[OWNER + cells[at + 1]] === seat) slots.push(cells[at + 1]);
  for (const slot of slots) if (slot !== EMPTY) counts[cells[KIND + slot]]++;
  for (const at of frames(state, frame.enter)) if (cells[at + 1] === seat) counts[cells[at + 2]]++;
  return counts.map((count, kind) => (table.kinds[kind].token ? 0 : count));
}

function censusFault(before: State, after: State): string | null {
  for (const seat of SEATS) {
    const [then, now] = [owned(before, seat), owned(after, seat)];
    const kind = then.findIndex((count, index) => count !== now[index]);
    if (kind >= 0) return `seat ${seat} had ${then[kind]} ${after.table.kinds[kind].id}, and now has ${now[kind]}`;
  }
  return null;
}

function startFault(state: State): string | null {
  for (const seat of SEATS) {
    const dealt = deckOf(state.table.options, seat);
    const counts = owned(state, seat);
    for (const [kind, { id }] of state.table.kinds.entries()) {
      const expected = dealt.filter((one) => one === id).length;
      if (counts[kind] !== expected) return `seat ${seat} starts with ${counts[kind]} ${id}, not ${expected}`;
    }
  }
  return null;
}

/** Health and burnouts change by what the events tell, and by nothing else. */
function eventMismatch(before: State, after: State, events: readonly Event[]): string | null {
  for (const seat of SEATS) {
    let health = before.cells[HEALTH[seat]];
    let burnouts = before.cells[BURNOUTS[seat]];
    for (const event of events) {
      if (event.kind === 'burnout' && event.seat === seat) burnouts++;
      if (event.kind === 'healthLost' && event.seat === seat) health = Math.max(-MOST, health - event.amount);
      if (event.kind !== 'damage' && event.kind !== 'healed') continue;
      if (event.target.id !== null || event.target.seat !== seat) continue;
      health = Math.max(-MOST, health + (event.kind === 'healed' ? event.amount : -event.amount));
      if (health !== event.left)
        return `seat ${seat} has ${event.left} health by an event, ${health} by the sum of all`;
    }
    if (health !== after.cells[HEALTH[seat]])
      return `seat ${seat} has ${after.cells[HEALTH[seat]]} health, events tell of ${health}`;
    if (burnouts !== after.cells[BURNOUTS[seat]]) return `seat ${seat} has burnt more often than events tell`;
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
  seatFault(after, 0) ??
  seatFault(after, 1) ??
  (isOver(after) ? null : (faultOnField(after) ?? leftoverFault(after))) ??
  (before === null ? startFault(after) : changeFault(before, after, events));
