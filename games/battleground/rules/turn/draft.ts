// How are starting decks drafted? Class, class spells, one neutral, crystals; the starting player last in every step.

import { add, type Blocked, choose, firstOffered, type Question, type Seat } from '@duello/kernel';
import { copiesOf, crystalOf, spellsOfClass, uniqueOf } from '../../cards/box/catalogue.ts';
import { CLASSES, COLOURS } from '../../cards/vocabulary.ts';
import { col, type Zone } from '../state/columns.ts';
import { costIn, dealtFor, numberOf } from '../state/compiled.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { ask } from '../state/frames.ts';
import { FREE_PICKS, NEUTRALS_DRAWN } from '../state/numbers.ts';
import { clear, countIn, idsIn, placeOf, put, shuffleZone, takeKind, takeLast } from '../state/piles.ts';
import { because } from '../state/reasons.ts';
import type { State } from '../state/state.ts';

export const DRAFT_STEPS = 4;

/** One step of one player. */
export function draftStep(state: State, seat: Seat, step: number, emit: MaybeEmit): void {
  if (step === 2 && state.compiled.options.neutralPick === 'drawThree') drawNeutrals(state, seat, emit);
  if (step === 3 && crystalsDue(state, seat) === 0) return;
  choose(state, [ask.class, ask.spells, ask.neutral, ask.crystals][step], 1 << seat);
}

export const classOf = ({ cells }: State, seat: Seat): number => cells[col.class[seat]] - 1;
const crystalsDue = ({ cells }: State, seat: Seat): number => FREE_PICKS - cells[col.drafted[seat]];

const isTaken = (state: State, number: number): boolean =>
  state.compiled.options.mirror === 'off' && (classOf(state, 0) === number || classOf(state, 1) === number);

/** B303, BR11. */
export const classes: Question<State, Event> = {
  name: 'class',
  shape: 'one',
  offer(state, _seat, _value, offer) {
    for (let number = 0; number < CLASSES.length; number++) if (!isTaken(state, number)) add(offer, number);
  },
  take: (state, seat, _value, reply, emit) => chooseClass(state, seat, reply.codes[0], emit),
  idle: (state, seat, value, reply) => firstOffered(classes, state, seat, value, reply),
  key: (_state, _seat, code) => CLASSES[code],
  blocked: (state): readonly Blocked[] =>
    CLASSES.flatMap((key, number) => (isTaken(state, number) ? [{ key, reason: because('classTaken') }] : [])),
  plans: null,
};

export function chooseClass(state: State, seat: Seat, number: number, emit: MaybeEmit): void {
  state.cells[col.class[seat]] = number + 1;
  const unique = uniqueOf(CLASSES[number]);
  put(state, col.deck[seat], dealtFor(state.compiled, unique));
  if (emit !== null)
    emit({
      kind: 'classChosen',
      seat,
      class: CLASSES[number],
      unique: state.compiled.kinds[dealtFor(state.compiled, unique)].id,
    });
}

/** B304, BR12: one to eight spells of tier 1, as many copies as there are. */
export const spells: Question<State, Event> = {
  name: 'spells',
  shape: 'some',
  offer(state, seat, _value, offer) {
    let copies = 0;
    for (const id of spellsOfClass(CLASSES[classOf(state, seat)], 1)) {
      add(offer, dealtFor(state.compiled, id), copiesOf(id));
      copies += copiesOf(id);
    }
    offer.min = 1;
    offer.max = Math.min(FREE_PICKS, copies);
  },
  take(state, seat, _value, reply, emit) {
    draftSpells(state, seat, [...reply.codes.subarray(0, reply.size)], emit);
  },
  idle: (state, seat, value, reply) => firstOffered(spells, state, seat, value, reply),
  key: ({ compiled }, _seat, code) => compiled.kinds[code].id,
  blocked: () => [],
  plans: null,
};

export function draftSpells(state: State, seat: Seat, kinds: readonly number[], emit: MaybeEmit): void {
  for (const kind of kinds) put(state, col.deck[seat], kind);
  state.cells[col.drafted[seat]] = kinds.length;
  if (emit !== null) emit({ kind: 'cardsDrafted', seat, spells: kinds.map((kind) => state.compiled.kinds[kind].id) });
}

/** BR13: three unseen. */
function drawNeutrals(state: State, seat: Seat, emit: MaybeEmit): void {
  shuffleZone(state, col.neutrals);
  for (let i = 0; i < NEUTRALS_DRAWN; i++) put(state, col.drawn[seat], takeLast(state, col.neutrals));
  if (emit !== null) emit({ kind: 'neutralDrawn', seat, count: NEUTRALS_DRAWN, cards: idsIn(state, col.drawn[seat]) });
}

const neutralsFor = ({ compiled }: State, seat: Seat): Zone =>
  compiled.options.neutralPick === 'drawThree' ? col.drawn[seat] : col.neutrals;

/** B305, BR13: any that is free, or one of the three. */
export const neutral: Question<State, Event> = {
  name: 'neutral',
  shape: 'one',
  offer(state, seat, _value, offer) {
    const zone = neutralsFor(state, seat);
    const { cells } = state;
    for (let i = 0; i < cells[zone.size]; i++) {
      const kind = cells[zone.at + i];
      if (placeOf(state, zone, kind) === i) add(offer, kind, countIn(state, zone, kind));
    }
  },
  take(state, seat, _value, reply, emit) {
    takeKind(state, neutralsFor(state, seat), reply.codes[0]);
    keepNeutral(state, seat, reply.codes[0], emit);
    const { cells } = state;
    for (let i = 0; i < cells[col.drawn[seat].size]; i++) put(state, col.neutrals, cells[col.drawn[seat].at + i]);
    clear(state, col.drawn[seat]);
  },
  idle: (state, seat, value, reply) => firstOffered(neutral, state, seat, value, reply),
  key: ({ compiled }, _seat, code) => compiled.kinds[code].id,
  blocked: () => [],
  plans: null,
};

export function keepNeutral(state: State, seat: Seat, kind: number, emit: MaybeEmit): void {
  put(state, col.deck[seat], kind);
  if (emit !== null) emit({ kind: 'neutralKept', seat, card: state.compiled.kinds[kind].id });
}

/** B306, BR14: exactly as many as are missing to ten. */
export const crystals: Question<State, Event> = {
  name: 'crystals',
  shape: 'some',
  offer(state, seat, _value, offer) {
    const due = crystalsDue(state, seat);
    for (let colour = 0; colour < COLOURS.length; colour++) {
      const limit = Math.min(due, state.cells[col.crystals + colour]);
      if (limit > 0) add(offer, colour, limit);
    }
    offer.min = due;
    offer.max = due;
  },
  take(state, seat, _value, reply, emit) {
    const counts = [0, 0, 0, 0];
    for (let i = 0; i < reply.size; i++) counts[reply.codes[i]]++;
    takeCrystals(state, seat, counts, emit);
  },
  idle(state, seat, _value, reply) {
    const { cells } = state;
    reply.size = 0;
    for (let colour = 0; colour < COLOURS.length; colour++) {
      for (let i = 0; i < cells[col.crystals + colour] && reply.size < crystalsDue(state, seat); i++) {
        reply.codes[reply.size++] = colour;
      }
    }
  },
  key: (_state, _seat, code) => COLOURS[code],
  blocked: () => [],
  plans: null,
};

export function takeCrystals(state: State, seat: Seat, counts: readonly number[], emit: MaybeEmit): void {
  counts.forEach((count, colour) => {
    state.cells[col.crystals + colour] -= count;
    for (let i = 0; i < count; i++) put(state, col.deck[seat], numberOf(state.compiled, crystalOf(COLOURS[colour])));
  });
  if (emit !== null) emit({ kind: 'crystalsTaken', seat, crystals: costIn(counts) });
}
