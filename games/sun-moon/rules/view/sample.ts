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
import { has } from '@duello/language';
import { CLASSES, type Trait } from '../../cards/vocabulary.ts';
import { mulligan } from '../match/opening.ts';
import { questions } from '../match/questions.ts';
import { col, matchRows, seatRows } from '../state/columns.ts';
import { compiledOf, numberOf } from '../state/compiled.ts';
import { ending } from '../state/frames.ts';
import {
  ACTION_KINDS,
  ATTACHED,
  CHANCE_AT,
  copy,
  DOOMED,
  EMPTY,
  HIT,
  IN_PLAY,
  newState,
  PENDING,
  PHASES,
  PLAY,
  type State,
  TRAIT_BITS,
} from '../state/state.ts';
import { guessDeck } from './guess-deck.ts';
import { dealDraft } from './sample-draft.ts';
import type { EnchantmentView, PendingView, SummoningView, View } from './view-types.ts';

/** Everything the view tells, in a state; what is hidden is blank and waits to be dealt. The same one every time: copy it. */
export const loadView = once((view: View): State => {
  const state = newState(compiledOf(view.options));
  fillTable(state, view);
  for (const seat of SEATS) fillPlayer(state, seat, view);
  fillEnchantments(state, view);
  view.chain.forEach((entry, at) => {
    fillPending(state, entry, at);
  });
  if (view.announcement !== null) fillPending(state, view.announcement, view.chain.length);
  return state;
});

function fillTable(state: State, view: View): void {
  const { cells, words } = state;
  fill(matchRows, state, 0, view);
  cells[col.phase] = view.phase === 'over' ? 0 : PHASES.indexOf(view.phase);
  cells[col.chainSize] = view.chain.length;
  cells[col.announcing] = view.announcement === null ? 0 : 1;
  cells.set(view.due, col.due);
  cells[col.dueSize] = view.due.length / 4;
  cells.set(view.agenda, FRAMES);
  cells[DEPTH] = view.agenda.length / FRAME;
  words[DECISION] = view.decision?.id ?? 0;
  if (view.outcome !== null) {
    const { winner, reason } = view.outcome;
    end(state, winner, has(ending, reason) ? ending[reason] : ending.conceded);
  }
}

function fillList({ cells, compiled }: State, at: number, ids: readonly string[]): number {
  ids.forEach((id, i) => {
    cells[at + i] = numberOf(compiled, id);
  });
  return ids.length;
}

function fillPlayer(state: State, seat: Seat, view: View): void {
  const { cells } = state;
  const player = view.players[seat];
  cells[col.class[seat]] = player.class === null ? EMPTY : CLASSES.indexOf(player.class);
  fill(seatRows, state, seat, player);
  fillHand(state, col, seat, player);
  if (player.list !== null) cells[col.listSize[seat]] = fillList(state, col.list[seat], player.list);
  if (player.out !== null) fillList(state, col.out[seat], player.out);
  player.summonings.forEach((summoning, place) => {
    fillSummoning(state, seat, summoning, place);
  });
  cells[col.rowSize[seat]] = player.summonings.length;
  const { draft } = player;
  if (draft === null) return;
  cells[col.pileSize[seat]] = draft.pileSize;
  cells[col.listSize[seat]] = draft.takenSize;
  cells[col.pick[seat]] = draft.picked === null ? 0 : draft.picked + 1;
}

function occupy({ cells, compiled }: State, id: number, card: string, seat: Seat, zone: number): void {
  cells[col.kind + id] = numberOf(compiled, card);
  cells[col.owner + id] = seat;
  cells[col.zone + id] = zone;
}

const bitsOf = (traits: readonly Trait[]): number => traits.reduce((bits, trait) => bits | TRAIT_BITS[trait], 0);

function fillSummoning(state: State, seat: Seat, summoning: SummoningView, place: number): void {
  const { cells } = state;
  const { id } = summoning;
  occupy(state, id, summoning.card, seat, IN_PLAY);
  cells[col.row[seat] + place] = id;
  cells[col.entered + id] = summoning.entered;
  cells[col.tapped + id] = summoning.tapped ? 1 : 0;
  cells[col.damage + id] = summoning.damage;
  cells[col.turnAttack + id] = summoning.turn.attack;
  cells[col.turnDefense + id] = summoning.turn.defense;
  cells[col.turnTraits + id] = bitsOf(summoning.turn.traits);
  cells[col.givenAttack + id] = summoning.given.attack;
  cells[col.givenDefense + id] = summoning.given.defense;
  cells[col.marks + id] = (summoning.doomed ? DOOMED : 0) | (summoning.hit ? HIT : 0);
}

/** On all bearers, in the order they came into play. */
function fillEnchantments(state: State, { players }: View): void {
  const { cells, compiled } = state;
  const all = players
    .flatMap(({ summonings }) => summonings)
    .flatMap(({ id, enchantments }) => enchantments.map((one): readonly [EnchantmentView, number] => [one, id]));
  all.sort(([a], [b]) => a.entered - b.entered);
  for (const [one, bearer] of all) {
    occupy(state, one.id, one.card, one.seat, ATTACHED);
    cells[col.enchanted + cells[col.enchantedSize]++] = one.id;
    cells[col.entered + one.id] = one.entered;
    cells[col.tapped + one.id] = one.tapped ? 1 : 0;
    cells[col.bearer + one.id] = bearer;
    cells[col.marks + one.id] = one.doomed ? DOOMED : 0;
    cells[col.givenTraits + bearer] |= compiled.kinds[cells[col.kind + one.id]].givenTraits;
  }
}

function fillPending(state: State, entry: PendingView, at: number): void {
  const { cells, compiled } = state;
  cells[col.what + at] = ACTION_KINDS.indexOf(entry.what);
  cells[col.by + at] = entry.seat;
  cells[col.source + at] = entry.card === null ? EMPTY : numberOf(compiled, entry.card);
  cells[col.from + at] = entry.id ?? EMPTY;
  cells[col.index + at] = entry.index;
  cells[col.mode + at] = entry.mode;
  cells[col.chosenX + at] = entry.x;
  col.aimed.forEach((column, number) => {
    cells[column + at] = entry.aimed[number];
  });
  if (cells[col.what + at] === PLAY && entry.id !== null && entry.card !== null) {
    occupy(state, entry.id, entry.card, entry.seat, PENDING);
  }
}

const cards = new Int16Array(col.list[1] - col.list[0]);
const reply = newReply();

/** The kinds of `unseen` for each seat. */
const unseenIn = once((view: View): readonly (readonly number[] | null)[] => {
  const compiled = compiledOf(view.options);
  return view.players.map(({ unseen }) => unseen?.map((id) => numberOf(compiled, id)) ?? null);
});

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
  const unseen = unseenIn(view)[seat];
  const count = unseen === null ? guessDeck(state, seat, view, rng, cards) : putAll(unseen);
  shuffle(rng, cards, 0, count);
  const { deckSize, handSize, known } = player;
  const hidden = player.hand === null ? handSize - known.length : 0;
  for (let i = 0; i < hidden; i++) cells[col.hand[seat] + known.length + i] = cards[i];
  for (let i = 0; i < deckSize; i++) cells[col.deck[seat] + i] = cards[hidden + i];
  // Any answer the seat could have given in secret.
  if (player.hand !== null || view.waiting?.what !== 'mulligan' || view.waiting.seats.includes(seat)) return;
  randomReply({ questions }, state, seat, rng, reply);
  mulligan.take(state, seat, 0, reply, null);
}

function putAll(kinds: readonly number[]): number {
  for (let i = 0; i < kinds.length; i++) cards[i] = kinds[i];
  return kinds.length;
}
