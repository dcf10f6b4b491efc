// Which full state could a viewer not tell from the real one? What the view says, with everything hidden drawn at random.

import { fill, fillHand } from '@duello/columns';
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
import type { CardId, Status } from '../../cards/vocabulary.ts';
import { replace } from '../match/opening.ts';
import { questions } from '../match/questions.ts';
import { col, matchRows, PILE_ROOM, seatRows, slotRows } from '../state/columns.ts';
import { compiledOf, numberOf, RUNE_TYPE } from '../state/compiled.ts';
import { SOURCES } from '../state/events.ts';
import { ENDINGS } from '../state/frames.ts';
import { pickedEntry } from '../state/looked.ts';
import { fillDue } from '../state/mana.ts';
import {
  CHANCE_AT,
  copy,
  FADED,
  IN_LINE,
  NEW,
  newState,
  ON_GUARD,
  ORB_SLOT,
  PHASES,
  RUNE_SLOT,
  SPENT,
  STATUS_BITS,
  type State,
  TURN_SHIFT,
} from '../state/state.ts';
import { FOR_USE } from '../turn/pay.ts';
import type { ActingView, CreatureView, OrbView, PaymentView, PlayerView, RuneView, View } from './view-types.ts';

/** Everything the view tells, in a state; what is hidden waits to be dealt. */
interface Prepared {
  readonly state: State;
  /** For each seat what the viewer can't tell apart. */
  readonly unseen: readonly [Int16Array, Int16Array];
}

const prepare = once((view: View): Prepared => {
  const state = newState(compiledOf(view.options));
  fillTable(state, view);
  for (const seat of SEATS) fillPlayer(state, seat, view.players[seat]);
  for (const acting of view.acting) fillActing(state, acting);
  if (view.payment !== null) fillPayment(state, view.payment);
  const unseenOf = (seat: Seat): Int16Array =>
    Int16Array.from(view.players[seat].unseen.map((id) => numberOf(state.compiled, id)));
  return { state, unseen: [unseenOf(0), unseenOf(1)] };
});

/** What the view tells as a state; what is hidden is blank. Not to be changed: the same view gives the same state. */
export const loadView = (view: View): State => prepare(view).state;

function fillTable(state: State, view: View): void {
  const { cells, words } = state;
  fill(matchRows, state, 0, view);
  cells[col.phase] = view.phase === 'over' ? 0 : PHASES.indexOf(view.phase);
  cells.set(view.agenda, FRAMES);
  cells[DEPTH] = view.agenda.length / FRAME;
  words[DECISION] = view.decision?.id ?? 0;
  const { outcome } = view;
  const endings: readonly string[] = ENDINGS;
  if (outcome !== null) end(state, outcome.winner, endings.indexOf(outcome.reason) + 1);
}

const bitsOf = (statuses: readonly Status[]): number =>
  statuses.reduce((bits, status) => bits | STATUS_BITS[status], 0);
const statusCell = (gained: readonly Status[], turn: readonly Status[]): number =>
  bitsOf(gained) | (bitsOf(turn) << TURN_SHIFT);

function fillPlayer(state: State, seat: Seat, player: PlayerView): void {
  const { cells } = state;
  fill(seatRows, state, seat, player);
  cells[col.statuses[seat]] = statusCell(player.gainedStatuses, player.turnStatuses);
  cells[col.asideSize[seat]] = player.asideSize;
  fillHand(state, col, seat, player);
  player.picked?.forEach((pick, at) => {
    cells[col.looked[seat] + at] = pickedEntry(cells[col.looked[seat] + at], pick);
  });
  player.line.forEach((creature, place) => {
    fillCreature(state, seat, creature, place);
  });
  cells[col.lineSize[seat]] = player.line.length;
  if (player.orb !== null) fillOrb(state, seat, player.orb);
  if (player.rune !== null) fillRune(state, seat, player.rune);
}

function occupy({ cells, compiled }: State, id: number, card: CardId, seat: Seat, zone: number): void {
  cells[col.kind + id] = numberOf(compiled, card);
  cells[col.owner + id] = seat;
  cells[col.zone + id] = zone;
}

function fillCreature(state: State, seat: Seat, creature: CreatureView, place: number): void {
  const { cells } = state;
  const { id } = creature;
  occupy(state, id, creature.card, seat, IN_LINE);
  cells[col.line[seat] + place] = id;
  cells[col.place + id] = place;
  fill(slotRows, state, id, creature);
  cells[col.slotAttack + id] = creature.gained.attack;
  cells[col.slotHealth + id] = creature.gained.health;
  cells[col.slotTurnAttack + id] = creature.turn.attack;
  cells[col.slotTurnHealth + id] = creature.turn.health;
  cells[col.slotStatuses + id] = statusCell(creature.gainedStatuses, creature.turnStatuses);
  cells[col.summoner + id] = creature.summoner === null ? 0 : creature.summoner + 1;
  cells[col.marks + id] = (creature.faded ? FADED : 0) | (creature.spent ? SPENT : 0) | (creature.isNew ? NEW : 0);
}

function fillOrb(state: State, seat: Seat, orb: OrbView): void {
  const { cells, compiled } = state;
  occupy(state, orb.id, orb.card, seat, ORB_SLOT);
  cells[col.orb[seat]] = orb.id;
  cells[col.damage + orb.id] = compiled.kinds[cells[col.kind + orb.id]].health - orb.durability;
  cells[col.marks + orb.id] = (orb.spent ? SPENT : 0) | (orb.active ? ON_GUARD : 0);
}

function fillRune(state: State, seat: Seat, rune: RuneView): void {
  occupy(state, rune.id, rune.card, seat, RUNE_SLOT);
  state.cells[col.rune[seat]] = rune.id;
  state.cells[col.marks + rune.id] = rune.spent ? SPENT : 0;
}

function fillActing(state: State, acting: ActingView): void {
  const { cells } = state;
  occupy(state, acting.id, acting.card, acting.seat, acting.zone);
  cells[col.place + acting.id] = acting.place;
  cells[col.marks + acting.id] = acting.faded ? FADED : 0;
  cells[col.slotAttack + acting.id] = acting.attack;
  cells[col.slotHealth + acting.id] = acting.health;
}

function fillPayment(state: State, payment: PaymentView): void {
  const { cells, compiled } = state;
  cells[col.playing] = numberOf(compiled, payment.card) + (payment.forUse ? FOR_USE : 0);
  fillDue(state, payment.due);
  cells[col.spare] = payment.spare;
  SOURCES.forEach((source, index) => {
    cells[col.payment + index] = payment.chosen[source] ?? 0;
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
    take(col.hand[seat] + player.known.length, player.handSize - player.known.length);
    take(col.looked[seat], player.lookedSize);
    if (!replacing) take(col.aside[seat], player.asideSize);
  }
  take(col.runes[seat], player.runesSize);
  take(col.deck[seat], player.deckSize);
  if (player.hand === null) drawSecrets(state, seat, view, rng);
}

function runesFirst({ compiled }: State, size: number): void {
  let at = 0;
  for (let i = 0; i < size; i++) {
    if (compiled.kinds[cards[i]].type !== RUNE_TYPE) continue;
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
  if (view.players[seat].pickedSize > 0) cells[col.looked[seat]] = pickedEntry(cells[col.looked[seat]], 1);
}
