// What else is asked while an effect happens? Yes or no, one of two, spells, colours and enchantments.

import { add, firstOffered, frameAt, other, pop, push, type Question, type Seat, yesOrNo } from '@duello/kernel';
import { COLOURS } from '../../cards/vocabulary.ts';
import { BY_EFFECT, freeHomeField } from '../battle/summon.ts';
import { kindOf } from '../state/board.ts';
import { anyAreaKey, eitherKey, FIRST, SECOND } from '../state/codes.ts';
import { col, type Zone } from '../state/columns.ts';
import { colourAt, SUMMON } from '../state/compiled.ts';
import { endEnchantment } from '../state/enchant.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { frame } from '../state/frames.ts';
import { takeCrystal } from '../state/market.ts';
import type { Node } from '../state/nodes.ts';
import { MANA_LIMIT } from '../state/numbers.ts';
import { countIn, idsIn, placeOf, put, takeKind } from '../state/piles.ts';
import { hasFreeSlot, takeSlot } from '../state/slots.ts';
import { EMPTY, type State } from '../state/state.ts';

/** The effects that wait beneath are dropped when the answer is no. */
export const may = yesOrNo<State, Event>('may', (state, seat, yes, emit) => {
  if (yes) return;
  const source = state.cells[frameAt(state) + 2];
  pop(state);
  if (emit !== null) emit({ kind: 'optionalDeclined', seat, source: kindOf(state, source).id });
});

/** The first way waits beneath; for the second its frame is given the other chain. */
export const either: Question<State, Event> = {
  name: 'either',
  shape: 'one',
  offer(_state, _seat, _value, offer) {
    add(offer, FIRST);
    add(offer, SECOND);
  },
  take(state, seat, value, reply, emit) {
    const at = frameAt(state);
    const mode = reply.codes[0] === FIRST ? 1 : 2;
    if (emit !== null) emit({ kind: 'modeChosen', seat, source: kindOf(state, state.cells[at + 2]).id, mode });
    if (mode === 2) state.cells[at + 1] = state.compiled.nodes[value].second;
  },
  idle: (state, seat, value, reply) => firstOffered(either, state, seat, value, reply),
  key: (_state, _seat, code) => eitherKey(code),
  blocked: () => [],
  plans: null,
};

/** Calls `found` once for every kind in a zone that fits, with how many there are. */
function eachKind(
  state: State,
  zone: Zone,
  fits: (kind: number) => boolean,
  found: (kind: number, copies: number) => void,
): void {
  const { cells } = state;
  for (let i = 0; i < cells[zone.size]; i++) {
    const kind = cells[zone.at + i];
    if (fits(kind) && placeOf(state, zone, kind) === i) found(kind, countIn(state, zone, kind));
  }
}

/** BR41, BR87: up to so many, set aside at once. */
export const retain: Question<State, Event> = {
  name: 'retain',
  shape: 'some',
  offer(state, seat, value, offer) {
    const { type, count } = state.compiled.nodes[value];
    let copiesInAll = 0;
    const fits = (kind: number): boolean => type < 0 || state.compiled.kinds[kind].type === type;
    eachKind(state, col.hand[seat], fits, (kind, copies) => {
      add(offer, kind, Math.min(copies, count.base));
      copiesInAll += copies;
    });
    offer.max = Math.min(count.base, copiesInAll);
  },
  take(state, seat, _value, reply, emit) {
    for (let i = 0; i < reply.size; i++) {
      takeKind(state, col.hand[seat], reply.codes[i]);
      put(state, col.retained[seat], reply.codes[i]);
    }
    if (emit === null || reply.size === 0) return;
    const cards = idsIn(state, col.retained[seat]).slice(-reply.size);
    emit({ kind: 'cardsRetained', seat, count: reply.size, cards });
  },
  idle(_state, _seat, _value, reply) {
    reply.size = 0;
  },
  key: ({ compiled }, _seat, code) => compiled.kinds[code].id,
  blocked: () => [],
  plans: null,
};

export function gainMana({ cells }: State, seat: Seat, colour: number, count: number, emit: MaybeEmit): void {
  const gained = Math.min(count, MANA_LIMIT - cells[col.mana[seat] + colour]);
  if (gained <= 0) return;
  cells[col.mana[seat] + colour] += gained;
  if (emit !== null) emit({ kind: 'manaGained', seat, colour: colourAt(colour), count: gained });
}

/** So many mana, each of a chosen colour: as many picks as `value` says. */
export const mana: Question<State, Event> = {
  name: 'mana',
  shape: 'some',
  offer(_state, _seat, value, offer) {
    for (let colour = 0; colour < COLOURS.length; colour++) add(offer, colour, value);
    offer.min = value;
    offer.max = value;
  },
  take(state, seat, _value, reply, emit) {
    for (let colour = 0; colour < COLOURS.length; colour++) {
      let count = 0;
      for (let i = 0; i < reply.size; i++) if (reply.codes[i] === colour) count++;
      gainMana(state, seat, colour, count, emit);
    }
  },
  idle(_state, _seat, value, reply) {
    reply.size = value;
    reply.codes.fill(0, 0, value);
  },
  key: (_state, _seat, code) => COLOURS[code],
  blocked: () => [],
  plans: null,
};

/** The colours of which a crystal can be gained. */
export const crystalsFor = ({ cells }: State, { colour }: Node): readonly number[] =>
  [0, 1, 2, 3].filter((one) => cells[col.crystals + one] > 0 && (colour < 0 || colour === one));

export function gainCrystal(state: State, seat: Seat, colour: number, into: Node['into'], emit: MaybeEmit): void {
  put(state, into === 'hand' ? col.hand[seat] : col.pile[seat], takeCrystal(state, colour));
  if (emit !== null) emit({ kind: 'crystalGained', seat, colour: colourAt(colour), into });
}

export const crystal: Question<State, Event> = {
  name: 'crystal',
  shape: 'one',
  offer({ cells }, _seat, _value, offer) {
    for (let colour = 0; colour < COLOURS.length; colour++) if (cells[col.crystals + colour] > 0) add(offer, colour);
  },
  take: (state, seat, value, reply, emit) =>
    gainCrystal(state, seat, reply.codes[0], state.compiled.nodes[value].into, emit),
  idle: (state, seat, value, reply) => firstOffered(crystal, state, seat, value, reply),
  key: (_state, _seat, code) => COLOURS[code],
  blocked: () => [],
  plans: null,
};

const canReturn = ({ compiled }: State, { maxTier }: Node, kind: number): boolean =>
  compiled.kinds[kind].type === SUMMON && compiled.kinds[kind].tier <= maxTier;

/** BR82: the Summons in the pile that may come back; without a free home field, or room on the table, none. */
export function revivable(state: State, node: Node, seat: Seat): readonly number[] {
  const found: number[] = [];
  if (freeHomeField(state, seat) === EMPTY || !hasFreeSlot(state)) return found;
  eachKind(
    state,
    col.pile[seat],
    (kind) => canReturn(state, node, kind),
    (kind) => found.push(kind),
  );
  return found;
}

export function reviveOne(state: State, seat: Seat, kind: number): void {
  takeKind(state, col.pile[seat], kind);
  push(state, frame.place, takeSlot(state, seat, kind), BY_EFFECT);
}

export const revive: Question<State, Event> = {
  name: 'revive',
  shape: 'one',
  offer(state, seat, value, offer) {
    for (const kind of revivable(state, state.compiled.nodes[value], seat)) add(offer, kind);
  },
  take: (state, seat, _value, reply) => reviveOne(state, seat, reply.codes[0]),
  idle: (state, seat, value, reply) => firstOffered(revive, state, seat, value, reply),
  key: ({ compiled }, _seat, code) => compiled.kinds[code].id,
  blocked: () => [],
  plans: null,
};

/** Enchantments in play that may be ended, own ones first. */
export function enchantmentsOf(state: State, { whose }: Node, you: Seat): readonly number[] {
  const { cells } = state;
  const found: number[] = [];
  for (const seat of [you, other(you)]) {
    if (whose === (seat === you ? 'opposing' : 'own')) continue;
    for (let i = 0; i < cells[col.area[seat].size]; i++) {
      const slot = cells[col.area[seat].at + i];
      if (kindOf(state, slot).isEnchantment) found.push(slot);
    }
  }
  return found;
}

export const end: Question<State, Event> = {
  name: 'end',
  shape: 'one',
  offer(state, seat, value, offer) {
    for (const slot of enchantmentsOf(state, state.compiled.nodes[value], seat)) add(offer, slot);
  },
  take: (state, _seat, _value, reply, emit) => endEnchantment(state, reply.codes[0], emit),
  idle: (state, seat, value, reply) => firstOffered(end, state, seat, value, reply),
  key: anyAreaKey,
  blocked: () => [],
  plans: null,
};
