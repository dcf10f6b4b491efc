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
import { has } from '@duello/language';
import { CLASSES, type Trait } from '../../cards/vocabulary.ts';
import { mulligan } from '../match/opening.ts';
import { questions } from '../match/questions.ts';
import { ending } from '../state/frames.ts';
import {
  ACTION_KINDS,
  ACTIONS,
  ACTIVE,
  AIMED,
  ANNOUNCING,
  ASIDE,
  ASIDE_SIZE,
  ATTACHED,
  BEARER,
  BY,
  CHAIN_SIZE,
  CHANCE_AT,
  CHOSEN_X,
  CLASS,
  CLOCK,
  copy,
  DAMAGE,
  DECK,
  DECK_SIZE,
  DISCARD,
  DISCARD_SIZE,
  DOOMED,
  DUE,
  DUE_SIZE,
  EMPTY,
  ENCHANTED,
  ENCHANTED_SIZE,
  ENTERED,
  FATIGUE,
  FROM,
  GIVEN_ATTACK,
  GIVEN_DEFENSE,
  GIVEN_TRAITS,
  HAND,
  HAND_SIZE,
  HIT,
  IN_PLAY,
  INDEX,
  KIND,
  KNOWN,
  LIFE,
  LIST,
  LIST_SIZE,
  MARKS,
  MATCH_NUMBER,
  MODE,
  newState,
  OUT,
  OUT_SIZE,
  OVERFLOWED,
  OWNER,
  PENDING,
  PHASE,
  PHASES,
  PICK,
  PILE_SIZE,
  PLAY,
  REVEALED,
  REVEALED_SIZE,
  ROW,
  ROW_SIZE,
  SKILL_TAPPED,
  SKILL_USED,
  SOURCE,
  STARTER,
  type State,
  TAPPED,
  TRAIT_BITS,
  TRIGGERS,
  TURN_ATTACK,
  TURN_DEFENSE,
  TURN_NUMBER,
  TURN_TRAITS,
  WHAT,
  WINS,
  ZONE,
} from '../state/state.ts';
import { numberOf, tableOf } from '../state/table.ts';
import { guessDeck } from './guess-deck.ts';
import { dealDraft } from './sample-draft.ts';
import type { EnchantmentView, PendingView, PlayerView, SummoningView, View } from './seen.ts';

/** Everything the view tells, in a state; what is hidden is blank and waits to be dealt. The same one every time: copy it. */
export const loadView = once((view: View): State => {
  const state = newState(tableOf(view.options));
  fillTable(state, view);
  for (const seat of SEATS) fillPlayer(state, seat, view);
  fillEnchantments(state, view);
  view.chain.forEach((entry, at) => {
    fillPending(state, entry, at);
  });
  if (view.announcement !== null) fillPending(state, view.announcement, view.chain.length);
  return state;
});

function fillTable({ cells, words, ...rest }: State, view: View): void {
  cells[PHASE] = view.phase === 'over' ? 0 : PHASES.indexOf(view.phase);
  cells[MATCH_NUMBER] = view.match;
  cells[TURN_NUMBER] = view.turn;
  cells[ACTIVE] = view.active;
  cells[STARTER] = view.starter;
  cells[TRIGGERS] = view.triggers;
  cells[ACTIONS] = view.actions;
  cells[CLOCK] = view.clock;
  cells[CHAIN_SIZE] = view.chain.length;
  cells[ANNOUNCING] = view.announcement === null ? 0 : 1;
  cells.set(view.due, DUE);
  cells[DUE_SIZE] = view.due.length / 4;
  cells.set(view.agenda, FRAMES);
  cells[DEPTH] = view.agenda.length / FRAME;
  words[DECISION] = view.decision?.id ?? 0;
  if (view.outcome !== null) {
    const { winner, reason } = view.outcome;
    end({ cells, words, ...rest }, winner, has(ending, reason) ? ending[reason] : ending.conceded);
  }
}

function fillList({ cells, table }: State, at: number, ids: readonly string[]): number {
  ids.forEach((id, i) => {
    cells[at + i] = numberOf(table, id);
  });
  return ids.length;
}

function fillPlayer(state: State, seat: Seat, view: View): void {
  const { cells } = state;
  const player = view.players[seat];
  cells[CLASS[seat]] = player.class === null ? EMPTY : CLASSES.indexOf(player.class);
  cells[WINS[seat]] = player.wins;
  cells[LIFE[seat]] = player.life;
  cells[FATIGUE[seat]] = player.fatigue;
  cells[SKILL_TAPPED[seat]] = player.skillTapped ? 1 : 0;
  cells[SKILL_USED[seat]] = player.skillUsed ? 1 : 0;
  cells[OVERFLOWED[seat]] = player.overflowed ? 1 : 0;
  cells[DECK_SIZE[seat]] = player.deckSize;
  cells[DISCARD_SIZE[seat]] = fillList(state, DISCARD[seat], player.discards);
  cells[ASIDE_SIZE[seat]] = player.asideSize;
  if (player.aside !== null) fillList(state, ASIDE[seat], player.aside);
  if (player.list !== null) cells[LIST_SIZE[seat]] = fillList(state, LIST[seat], player.list);
  cells[REVEALED_SIZE[seat]] = fillList(state, REVEALED[seat], player.revealed);
  fillHand(state, seat, player);
  player.summonings.forEach((summoning, place) => {
    fillSummoning(state, seat, summoning, place);
  });
  cells[ROW_SIZE[seat]] = player.summonings.length;
  cells[OUT_SIZE[seat]] = player.outSize;
  if (player.out !== null) fillList(state, OUT[seat], player.out);
  const { draft } = player;
  if (draft === null) return;
  cells[PILE_SIZE[seat]] = draft.pileSize;
  cells[LIST_SIZE[seat]] = draft.takenSize;
  cells[PICK[seat]] = draft.picked === null ? 0 : draft.picked + 1;
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
}

function occupy({ cells, table }: State, id: number, card: string, seat: Seat, zone: number): void {
  cells[KIND + id] = numberOf(table, card);
  cells[OWNER + id] = seat;
  cells[ZONE + id] = zone;
}

const bitsOf = (traits: readonly Trait[]): number => traits.reduce((bits, trait) => bits | TRAIT_BITS[trait], 0);

function fillSummoning(state: State, seat: Seat, summoning: SummoningView, place: number): void {
  const { cells } = state;
  const { id } = summoning;
  occupy(state, id, summoning.card, seat, IN_PLAY);
  cells[ROW[seat] + place] = id;
  cells[ENTERED + id] = summoning.entered;
  cells[TAPPED + id] = summoning.tapped ? 1 : 0;
  cells[DAMAGE + id] = summoning.damage;
  cells[TURN_ATTACK + id] = summoning.turn.attack;
  cells[TURN_DEFENSE + id] = summoning.turn.defense;
  cells[TURN_TRAITS + id] = bitsOf(summoning.turn.traits);
  cells[GIVEN_ATTACK + id] = summoning.given.attack;
  cells[GIVEN_DEFENSE + id] = summoning.given.defense;
  cells[MARKS + id] = (summoning.doomed ? DOOMED : 0) | (summoning.hit ? HIT : 0);
}

/** On all bearers, in the order they came into play. */
function fillEnchantments(state: State, { players }: View): void {
  const { cells, table } = state;
  const all = players
    .flatMap(({ summonings }) => summonings)
    .flatMap(({ id, enchantments }) => enchantments.map((one): readonly [EnchantmentView, number] => [one, id]));
  all.sort(([a], [b]) => a.entered - b.entered);
  for (const [one, bearer] of all) {
    occupy(state, one.id, one.card, one.seat, ATTACHED);
    cells[ENCHANTED + cells[ENCHANTED_SIZE]++] = one.id;
    cells[ENTERED + one.id] = one.entered;
    cells[TAPPED + one.id] = one.tapped ? 1 : 0;
    cells[BEARER + one.id] = bearer;
    cells[MARKS + one.id] = one.doomed ? DOOMED : 0;
    cells[GIVEN_TRAITS + bearer] |= table.kinds[cells[KIND + one.id]].givenTraits;
  }
}

function fillPending(state: State, entry: PendingView, at: number): void {
  const { cells, table } = state;
  cells[WHAT + at] = ACTION_KINDS.indexOf(entry.what);
  cells[BY + at] = entry.seat;
  cells[SOURCE + at] = entry.card === null ? EMPTY : numberOf(table, entry.card);
  cells[FROM + at] = entry.id ?? EMPTY;
  cells[INDEX + at] = entry.index;
  cells[MODE + at] = entry.mode;
  cells[CHOSEN_X + at] = entry.x;
  AIMED.forEach((column, number) => {
    cells[column + at] = entry.aimed[number];
  });
  if (cells[WHAT + at] === PLAY && entry.id !== null && entry.card !== null) {
    occupy(state, entry.id, entry.card, entry.seat, PENDING);
  }
}

const cards = new Int16Array(LIST[1] - LIST[0]);
const reply = newReply();

export function sample(view: View, rng: Rng, into?: State): State {
  const state = copy(loadView(view), into);
  for (let at = CHANCE_AT; at < state.words.length; at++) state.words[at] = next(rng);
  if (view.players[0].draft !== null) {
    dealDraft(state, view, rng);
    return state;
  }
  for (const seat of SEATS) deal(state, seat, view, rng);
  return state;
}

/** Deals what can't be told apart: a hidden hand, and the deck. */
function deal(state: State, seat: Seat, view: View, rng: Rng): void {
  const { cells } = state;
  const player = view.players[seat];
  const count = player.unseen === null ? guessDeck(state, seat, view, rng, cards) : readUnseen(state, player.unseen);
  shuffle(rng, cards, 0, count);
  let at = 0;
  const take = (zone: number, size: number): void => {
    for (let i = 0; i < size; i++) cells[zone + i] = cards[at++];
  };
  if (player.hand === null) take(HAND[seat] + player.known.length, player.handSize - player.known.length);
  take(DECK[seat], player.deckSize);
  // Any answer the seat could have given in secret.
  if (player.hand !== null || view.waiting?.what !== 'mulligan' || view.waiting.seats.includes(seat)) return;
  randomReply({ questions }, state, seat, rng, reply);
  mulligan.take(state, seat, 0, reply, null);
}

function readUnseen({ table }: State, ids: readonly string[]): number {
  ids.forEach((id, i) => {
    cards[i] = numberOf(table, id);
  });
  return ids.length;
}
