// Which full state could a viewer not tell from the real one? What the view says, with everything hidden drawn at random.

import { fill } from '@duello/columns';
import { DECISION, DEPTH, end, FRAME, FRAMES, next, once, type Rng, SEATS, type Seat, shuffle } from '@duello/kernel';
import { has } from '@duello/language';
import { type CardId, COLOURS, CONDITIONS, type Cost } from '../../cards/vocabulary.ts';
import { chargeCell, col, matchRows, ON, PILE_ROOM, seatRows, tieAt, tierRows, type Zone } from '../state/columns.ts';
import { compiledOf, isGiver, numberOf } from '../state/compiled.ts';
import { ending } from '../state/frames.ts';
import { fieldNamed } from '../state/geometry.ts';
import { PREPARATION_SLOTS } from '../state/numbers.ts';
import {
  BEING_CAST,
  CHANCE_AT,
  copy,
  DEFENDING,
  GONE,
  IN_AREA,
  IN_DRAFT,
  IN_UPKEEP,
  NEWCOMER,
  newState,
  ON_BOARD,
  PHASES,
  playerCode,
  type State,
  TICKS,
  UNRESOLVED,
} from '../state/state.ts';
import { chargesFit } from './charges.ts';
import type { ActingView, InPlayView, MarketView, PlayerView, SummonView, TokenView, View } from './view-types.ts';

/** Everything the view tells, in a state; what is hidden waits to be dealt. */
interface Prepared {
  readonly state: State;
  /** For each seat what the viewer can't tell apart. */
  readonly unseen: readonly [Int16Array, Int16Array];
  /** For each tier what its deck is known to hold; and the neutrals that lie in any of them. */
  readonly market: readonly Int16Array[];
  readonly dealt: Int16Array;
  /** Neutrals in the draft. */
  readonly neutrals: Int16Array;
}

const prepare = once((view: View): Prepared => {
  const state = newState(compiledOf(view.options));
  fillTable(state, view);
  for (const seat of SEATS) fillPlayer(state, seat, view.players[seat]);
  for (const summon of view.summons) fillSummon(state, summon);
  for (const acting of view.acting) fillActing(state, acting);
  view.market.forEach((market, tier) => {
    fillMarket(state, tier, market);
  });
  const numbers = (ids: readonly CardId[]): Int16Array =>
    Int16Array.from(ids.map((id) => numberOf(state.compiled, id)));
  return {
    state,
    unseen: [numbers(view.players[0].unseen), numbers(view.players[1].unseen)],
    market: view.market.map(({ unseen }) => numbers(unseen)),
    dealt: numbers(view.unseenNeutrals),
    neutrals: numbers(view.neutrals),
  };
});

function fillTable(state: State, view: View): void {
  const { cells, words } = state;
  fill(matchRows, state, 0, view);
  // Of a match that is over only this is told: whether the draft was.
  const over = view.market[0].unlocked ? IN_UPKEEP : IN_DRAFT;
  cells[col.phase] = view.phase === 'over' ? over : PHASES.indexOf(view.phase);
  cells.set(view.agenda, FRAMES);
  cells[DEPTH] = view.agenda.length / FRAME;
  words[DECISION] = view.decision?.id ?? 0;
  if (view.outcome === null) return;
  const { winner, reason } = view.outcome;
  end(state, winner, has(ending, reason) ? ending[reason] : ending.conceded);
}

function fillCost({ cells }: State, at: number, cost: Cost): void {
  COLOURS.forEach((colour, index) => {
    cells[at + index] = cost[colour];
  });
}

function fillPlayer(state: State, seat: Seat, player: PlayerView): void {
  const { cells, compiled } = state;
  fill(seatRows, state, seat, player);
  player.prepared.forEach((one, slot) => {
    if (one === null) return;
    fillCost(state, chargeCell(seat, slot, 0), one.charges);
    cells[col.since[seat] + slot] = one.since;
    if (one.card !== null) cells[col.prepared[seat] + slot] = numberOf(compiled, one.card);
  });
  for (const one of player.area) fillInPlay(state, seat, one);
  fillTokens(state, playerCode(seat), player.tokens);
}

function occupy({ cells, compiled }: State, id: number, card: CardId, owner: Seat, where: number): void {
  const kind = numberOf(compiled, card);
  cells[col.kind + id] = kind;
  cells[col.owner + id] = owner;
  cells[col.where + id] = where;
  if ((where === ON_BOARD || where === IN_AREA) && isGiver(compiled.kinds[kind])) cells[col.givers]++;
}

function fillInPlay(state: State, seat: Seat, one: InPlayView): void {
  const { cells } = state;
  occupy(state, one.id, one.card, one.owner, IN_AREA);
  cells[col.area[seat].at + cells[col.area[seat].size]++] = one.id;
  cells[col.shape + one.id] = one.shape ?? 0;
  cells[col.tokens + one.id] = one.tokens;
  cells[col.entered + one.id] = one.entered;
  cells[col.marks + one.id] = (one.unresolved ? UNRESOLVED : 0) | (one.ticks ? TICKS : 0);
}

function fillSummon(state: State, summon: SummonView): void {
  const { cells, compiled } = state;
  const { id } = summon;
  const field = fieldNamed(compiled.geometry, summon.field);
  occupy(state, id, summon.card, summon.owner, ON_BOARD);
  cells[col.at + id] = field;
  cells[col.fields + field] = id;
  cells[col.attackDie + id] = summon.attackDie;
  cells[col.hp + id] = summon.hp;
  cells[col.marks + id] = (summon.defending ? DEFENDING : 0) | (summon.newcomer ? NEWCOMER : 0);
  cells[col.noted + id] = summon.noted;
  cells[col.credit + id] = summon.credit === null ? 0 : summon.credit + 1;
  cells[col.entered + id] = summon.entered;
  for (const condition of CONDITIONS) cells[ON[condition] + id] = summon.conditions[condition];
  fillTokens(state, id, summon.tokens);
}

function fillTokens({ cells }: State, code: number, tokens: readonly TokenView[]): void {
  for (const { id, count } of tokens) cells.set([id, code, count], tieAt(cells[col.tieCount]++));
}

function fillActing(state: State, acting: ActingView): void {
  const { cells, compiled } = state;
  occupy(state, acting.id, acting.card, acting.owner, acting.gone ? GONE : BEING_CAST);
  if (acting.gone) cells[col.left]++;
  cells[col.shape + acting.id] = acting.shape;
  cells[col.tokens + acting.id] = acting.tokens;
  cells[col.at + acting.id] = fieldNamed(compiled.geometry, acting.field);
  cells[col.attackDie + acting.id] = acting.attackDie;
  cells[col.entered + acting.id] = acting.entered;
}

function fillMarket(state: State, tier: number, market: MarketView): void {
  const { cells, compiled } = state;
  fill(tierRows, state, tier, market);
  if (market.deck === null) return;
  const { at } = col.marketDeck[tier];
  [...market.deck].reverse().forEach((id, index) => {
    cells[at + index] = numberOf(compiled, id);
  });
  cells[col.turnedOver + tier] = 1;
}

const cards = new Int16Array(PILE_ROOM);

export function sample(view: View, rng: Rng, into?: State): State {
  const { state: from, unseen, market, dealt, neutrals } = prepare(view);
  const state = copy(from, into);
  for (let at = CHANCE_AT; at < state.words.length; at++) state.words[at] = next(rng);
  for (const seat of SEATS) dealPlayer(state, seat, view.players[seat], unseen[seat], rng);
  dealMarket(state, view, market, dealt, rng);
  dealNeutrals(state, view, neutrals, rng);
  return state;
}

/** B313: neutrals over all decks that hold some; the piles a deck was stacked from are not told, so any order will do. */
function dealMarket(state: State, view: View, market: readonly Int16Array[], dealt: Int16Array, rng: Rng): void {
  const { cells } = state;
  cards.set(dealt);
  shuffle(rng, cards, 0, dealt.length);
  let next = 0;
  for (let tier = 0; tier < market.length; tier++) {
    if (view.market[tier].deck !== null) continue;
    const { at } = col.marketDeck[tier];
    const known = market[tier].length;
    cells.set(market[tier], at);
    for (let i = 0; i < view.market[tier].neutralsLeft; i++) cells[at + known + i] = cards[next++];
    shuffle(rng, cells, at, at + view.market[tier].deckSize);
  }
}

/** Deals what can't be told apart: what is prepared first, since its charges must fit. */
function dealPlayer(state: State, seat: Seat, player: PlayerView, unseen: Int16Array, rng: Rng): void {
  const { cells } = state;
  cards.set(unseen);
  shuffle(rng, cards, 0, unseen.length);
  let at = 0;
  if (player.hand === null) {
    at = dealPrepared(state, seat, player, unseen.length);
    at = dealZone(state, col.hand[seat], player.handSize, at);
    at = dealZone(state, col.retained[seat], player.retainedSize, at);
  }
  dealZone(state, col.deck[seat], cells[col.deck[seat].size], at);
}

function dealZone({ cells }: State, zone: Zone, count: number, from: number): number {
  for (let i = 0; i < count; i++) cells[zone.at + i] = cards[from + i];
  return from + count;
}

/** Puts cards that the charges fit to the front of the shuffled list, and into their slots. */
function dealPrepared(state: State, seat: Seat, player: PlayerView, size: number): number {
  const hidden: number[] = [];
  for (let slot = 0; slot < PREPARATION_SLOTS; slot++) if (player.prepared[slot] !== null) hidden.push(slot);
  if (!arrange(state, seat, hidden, 0, size)) throw new Error('no unseen spell fits the charges of a prepared one');
  hidden.forEach((slot, index) => {
    state.cells[col.prepared[seat] + slot] = cards[index];
  });
  return hidden.length;
}

function arrange(state: State, seat: Seat, slots: readonly number[], index: number, size: number): boolean {
  if (index === slots.length) return true;
  for (let i = index; i < size; i++) {
    if (!chargesFit(state, seat, slots[index], cards[i])) continue;
    swap(index, i);
    if (arrange(state, seat, slots, index + 1, size)) return true;
    swap(index, i);
  }
  return false;
}

function swap(one: number, two: number): void {
  const kept = cards[one];
  cards[one] = cards[two];
  cards[two] = kept;
}

/** What another seat has drawn is some of the neutrals that nobody has taken. */
function dealNeutrals(state: State, view: View, neutrals: Int16Array, rng: Rng): void {
  const { cells } = state;
  if (neutrals.length === 0) return;
  cards.set(neutrals);
  if (view.options.neutralPick === 'drawThree') shuffle(rng, cards, 0, neutrals.length);
  let at = 0;
  for (const seat of SEATS) {
    if (view.players[seat].drawn === null) at = dealZone(state, col.drawn[seat], view.players[seat].drawnSize, at);
  }
  dealZone(state, col.neutrals, neutrals.length - at, at);
  cells[col.neutrals.size] = neutrals.length - at;
}
