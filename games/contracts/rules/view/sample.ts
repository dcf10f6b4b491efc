// Which full state could a viewer not tell from the real one? What the view says, with everything hidden drawn at random.

import {
  DECISION,
  DEPTH,
  end,
  FRAME,
  FRAMES,
  newReply,
  next,
  once,
  type Rng,
  randomReply,
  SEATS,
  type Seat,
  shuffle,
} from '@duello/kernel';
import { type CardId, COLOURS, type Status } from '../../cards/vocabulary.ts';
import { pickedEntry } from '../effects/draw.ts';
import { replace } from '../match/opening.ts';
import { questions } from '../match/questions.ts';
import { SOURCES } from '../state/events.ts';
import { ENDINGS } from '../state/frames.ts';
import {
  ACTIVE,
  ASIDE,
  ASIDE_SIZE,
  ATTACK,
  ATTACKED,
  BURNOUTS,
  CHANCE_AT,
  copy,
  DAMAGE,
  DECK,
  DECK_SIZE,
  DISCARDED,
  DUE,
  EXTRACTORS,
  FADED,
  FIRST,
  FULL,
  HAND,
  HAND_SIZE,
  HEALTH,
  IN_LINE,
  KIND,
  KNOWN,
  LINE,
  LINE_SIZE,
  LOOKED,
  LOOKED_SIZE,
  MAGIC,
  MARKS,
  NEW,
  newState,
  ON_GUARD,
  ORB,
  ORB_SLOT,
  OWNER,
  PAYMENT,
  PHASE,
  PHASES,
  PILE,
  PILE_ROOM,
  PILE_SIZE,
  PLACE,
  PLAYING,
  RUNE,
  RUNE_SLOT,
  RUNES,
  RUNES_SIZE,
  SEEN_MOST,
  SLOT_ATTACK,
  SLOT_HEALTH,
  SLOT_STATUSES,
  SLOT_TURN_ATTACK,
  SLOT_TURN_HEALTH,
  SPARE,
  SPECIAL_USED,
  SPENT,
  STATUS_BITS,
  STATUSES,
  type State,
  SUMMONER,
  TANKS,
  TRIGGERS,
  TURN_ATTACK,
  TURN_MAGIC,
  TURN_NUMBER,
  TURN_SHIFT,
  ZONE,
} from '../state/state.ts';
import { numberOf, RUNE_TYPE, tableOf } from '../state/table.ts';
import { FOR_USE } from '../turn/pay.ts';
import type { ActingView, CreatureView, Mana, OrbView, PaymentView, PlayerView, RuneView, View } from './seen.ts';

/** Everything the view tells, in a state; what is hidden waits to be dealt. */
interface Prepared {
  readonly state: State;
  /** For each seat what the viewer can't tell apart. */
  readonly unseen: readonly [Int16Array, Int16Array];
}

const prepare = once((view: View): Prepared => {
  const state = newState(tableOf(view.options));
  fillTable(state, view);
  for (const seat of SEATS) fillPlayer(state, seat, view.players[seat]);
  for (const acting of view.acting) fillActing(state, acting);
  if (view.payment !== null) fillPayment(state, view.payment);
  const unseenOf = (seat: Seat): Int16Array =>
    Int16Array.from(view.players[seat].unseen.map((id) => numberOf(state.table, id)));
  return { state, unseen: [unseenOf(0), unseenOf(1)] };
});

/** What the view tells as a state; what is hidden is blank. Not to be changed: the same view gives the same state. */
export const loadView = (view: View): State => prepare(view).state;

function fillTable({ cells, words, ...rest }: State, view: View): void {
  cells[TURN_NUMBER] = view.turn;
  cells[ACTIVE] = view.active;
  cells[FIRST] = view.first;
  cells[PHASE] = view.phase === 'over' ? 0 : PHASES.indexOf(view.phase);
  cells[TRIGGERS] = view.triggers;
  cells[DISCARDED] = view.discarded;
  cells.set(view.agenda, FRAMES);
  cells[DEPTH] = view.agenda.length / FRAME;
  words[DECISION] = view.decision?.id ?? 0;
  const { outcome } = view;
  const endings: readonly string[] = ENDINGS;
  if (outcome !== null) end({ cells, words, ...rest }, outcome.winner, endings.indexOf(outcome.reason) + 1);
}

function fillMana({ cells }: State, at: number, mana: Mana): void {
  COLOURS.forEach((colour, index) => {
    cells[at + index] = mana[colour];
  });
}

const bitsOf = (statuses: readonly Status[]): number =>
  statuses.reduce((bits, status) => bits | STATUS_BITS[status], 0);
const statusCell = (gained: readonly Status[], turn: readonly Status[]): number =>
  bitsOf(gained) | (bitsOf(turn) << TURN_SHIFT);

function fillList({ cells, table }: State, at: number, ids: readonly CardId[]): number {
  ids.forEach((id, index) => {
    cells[at + index] = numberOf(table, id);
  });
  return ids.length;
}

function fillPlayer(state: State, seat: Seat, player: PlayerView): void {
  const { cells } = state;
  cells[HEALTH[seat]] = player.health;
  cells[ATTACK[seat]] = player.gainedAttack;
  cells[TURN_ATTACK[seat]] = player.turnAttack;
  cells[MAGIC[seat]] = player.gainedMagic;
  cells[TURN_MAGIC[seat]] = player.turnMagic;
  cells[STATUSES[seat]] = statusCell(player.gainedStatuses, player.turnStatuses);
  cells[ATTACKED[seat]] = player.attacked ? 1 : 0;
  cells[BURNOUTS[seat]] = player.burnouts;
  cells[SPECIAL_USED[seat]] = player.specialUsed ? 1 : 0;
  fillMana(state, EXTRACTORS[seat], player.extractors);
  fillMana(state, FULL[seat], player.full);
  fillMana(state, TANKS[seat], player.tanks);
  cells[PILE_SIZE[seat]] = fillList(state, PILE[seat], player.pile);
  cells[DECK_SIZE[seat]] = player.deckSize;
  cells[RUNES_SIZE[seat]] = player.runesSize;
  fillHand(state, seat, player);
  player.line.forEach((creature, place) => {
    fillCreature(state, seat, creature, place);
  });
  cells[LINE_SIZE[seat]] = player.line.length;
  if (player.orb !== null) fillOrb(state, seat, player.orb);
  if (player.rune !== null) fillRune(state, seat, player.rune);
}

/** What is known lies where it lies for its owner; in another's hand it comes first. */
function fillHand(state: State, seat: Seat, player: PlayerView): void {
  const { cells } = state;
  cells[HAND_SIZE[seat]] = player.handSize;
  if (player.hand === null) {
    fillList(state, HAND[seat], player.known);
    cells.fill(1, KNOWN[seat], KNOWN[seat] + player.known.length);
  } else {
    fillList(state, HAND[seat], player.hand);
    for (const at of player.knownAt ?? []) cells[KNOWN[seat] + at] = 1;
  }
  cells[LOOKED_SIZE[seat]] = player.lookedSize;
  player.looked?.forEach((id, at) => {
    cells[LOOKED[seat] + at] = pickedEntry(numberOf(state.table, id), player.picked?.[at] ?? 0);
  });
  cells[ASIDE_SIZE[seat]] = player.asideSize;
  if (player.aside !== null) fillList(state, ASIDE[seat], player.aside);
}

function occupy({ cells, table }: State, id: number, card: CardId, seat: Seat, zone: number): void {
  cells[KIND + id] = numberOf(table, card);
  cells[OWNER + id] = seat;
  cells[ZONE + id] = zone;
}

function fillCreature(state: State, seat: Seat, creature: CreatureView, place: number): void {
  const { cells } = state;
  const { id } = creature;
  occupy(state, id, creature.card, seat, IN_LINE);
  cells[LINE[seat] + place] = id;
  cells[PLACE + id] = place;
  cells[DAMAGE + id] = creature.damage;
  cells[SLOT_ATTACK + id] = creature.gained.attack;
  cells[SLOT_HEALTH + id] = creature.gained.health;
  cells[SLOT_TURN_ATTACK + id] = creature.turn.attack;
  cells[SLOT_TURN_HEALTH + id] = creature.turn.health;
  cells[SLOT_STATUSES + id] = statusCell(creature.gainedStatuses, creature.turnStatuses);
  cells[SEEN_MOST + id] = creature.seenMost;
  cells[SUMMONER + id] = creature.summoner === null ? 0 : creature.summoner + 1;
  cells[MARKS + id] = (creature.faded ? FADED : 0) | (creature.spent ? SPENT : 0) | (creature.isNew ? NEW : 0);
}

function fillOrb(state: State, seat: Seat, orb: OrbView): void {
  const { cells, table } = state;
  occupy(state, orb.id, orb.card, seat, ORB_SLOT);
  cells[ORB[seat]] = orb.id;
  cells[DAMAGE + orb.id] = table.kinds[cells[KIND + orb.id]].health - orb.durability;
  cells[MARKS + orb.id] = (orb.spent ? SPENT : 0) | (orb.active ? ON_GUARD : 0);
}

function fillRune(state: State, seat: Seat, rune: RuneView): void {
  occupy(state, rune.id, rune.card, seat, RUNE_SLOT);
  state.cells[RUNE[seat]] = rune.id;
  state.cells[MARKS + rune.id] = rune.spent ? SPENT : 0;
}

function fillActing(state: State, acting: ActingView): void {
  const { cells } = state;
  occupy(state, acting.id, acting.card, acting.seat, acting.zone);
  cells[PLACE + acting.id] = acting.place;
  cells[MARKS + acting.id] = acting.faded ? FADED : 0;
  cells[SLOT_ATTACK + acting.id] = acting.attack;
  cells[SLOT_HEALTH + acting.id] = acting.health;
}

function fillPayment({ cells, table }: State, payment: PaymentView): void {
  cells[PLAYING] = numberOf(table, payment.card) + (payment.forUse ? FOR_USE : 0);
  COLOURS.forEach((colour, index) => {
    cells[DUE + index] = payment.due[colour];
  });
  cells[SPARE] = payment.spare;
  SOURCES.forEach((source, index) => {
    cells[PAYMENT + index] = payment.chosen[source] ?? 0;
  });
}

const cards = new Int16Array(PILE_ROOM);
const reply = newReply();

export function sample(view: View, rng: Rng, into?: State): State {
  const { state: from, unseen } = prepare(view);
  const state = copy(from, into);
  for (let at = CHANCE_AT; at < state.words.length; at++) state.words[at] = next(rng);
  for (const seat of SEATS) deal(state, seat, view, unseen[seat], rng);
  return state;
}

/** Deals what can't be told apart: hidden hand, what is looked at, what is set aside, Runes beside the deck, the deck. */
function deal(state: State, seat: Seat, view: View, unseen: Int16Array, rng: Rng): void {
  const { cells } = state;
  const player = view.players[seat];
  cards.set(unseen);
  shuffle(rng, cards, 0, unseen.length);
  const replacing = view.waiting?.what === 'replace';
  // C301: until hands are replaced, Runes come before everything else.
  if (view.phase === 'setup' && (player.hand !== null || player.asideSize === 0)) runesFirst(state, unseen.length);
  let at = 0;
  const take = (zone: number, count: number): void => {
    for (let i = 0; i < count; i++) cells[zone + i] = cards[at++];
  };
  if (player.hand === null) {
    take(HAND[seat] + player.known.length, player.handSize - player.known.length);
    take(LOOKED[seat], player.lookedSize);
    if (!replacing) take(ASIDE[seat], player.asideSize);
  }
  take(RUNES[seat], player.runesSize);
  take(DECK[seat], player.deckSize);
  if (player.hand === null) drawSecrets(state, seat, view, rng);
}

function runesFirst({ table }: State, size: number): void {
  let at = 0;
  for (let i = 0; i < size; i++) {
    if (table.kinds[cards[i]].type !== RUNE_TYPE) continue;
    const kept = cards[at];
    cards[at++] = cards[i];
    cards[i] = kept;
  }
}

/** Any answer the seat could have given in secret: what it replaces, what it has picked of a special draw. */
function drawSecrets(state: State, seat: Seat, view: View, rng: Rng): void {
  const { cells } = state;
  const { waiting } = view;
  if (waiting?.what === 'replace' && !waiting.seats.includes(seat)) {
    randomReply({ questions }, state, seat, rng, reply);
    replace.take(state, seat, 0, reply, null);
  }
  if (view.players[seat].pickedSize > 0) cells[LOOKED[seat]] = pickedEntry(cells[LOOKED[seat]], 1);
}
