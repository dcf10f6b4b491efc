// How well does a seat stand at a glance? For bots that look one step ahead, also in the middle of a turn: what it has, what it
// holds, what its deck will do, in points of health.

import { isOver, once, other, outcome, type Seat } from '@duello/kernel';
import { col } from '../rules/state/columns.ts';
import type { Compiled } from '../rules/state/compiled.ts';
import { ENDINGS } from '../rules/state/frames.ts';
import { CARDS_A_ROUND, START_HEALTH, SUDDEN_HEALTH } from '../rules/state/numbers.ts';
import { totalCapacity } from '../rules/state/shields.ts';
import { IN_ACTION, IN_BUY, IN_DRAW, type State } from '../rules/state/state.ts';
import { NO_PILE } from '../rules/state/zones.ts';
import { type SpellValues, spellValues } from './card-value.ts';

/** A glance takes it that few cards are to spare for a spell that feeds. */
const FOOD = 1.2;
const valuesOf = once((compiled: Compiled) => spellValues(compiled, FOOD));

const WIN = 1000;
/** A match lasts about this many rounds; there is always a little left to play for. */
const ROUNDS = 12;
const FEWEST_ROUNDS = 3;
/** What a card more in the next hand is worth. */
const DRAW = 1.2;
const SHIELD = 0.7;
const MOST_COINS = 24;
/** Half of what a coin is worth for each round that what it buys will be used. */
const COIN = 0.2;
/** Spells and gems do not always come together. */
const PAIRED = 0.75;
/** A spell without mana, or mana without a spell, may still find its partner. */
const UNPAID = 0.3;
const SPARE_MANA = 2;
const MOST_SPARE = 2;

/** Fights still to come. */
const horizon = ({ cells }: State): number =>
  cells[col.sudden] === 1 ? FEWEST_ROUNDS : Math.max(FEWEST_ROUNDS, ROUNDS - cells[col.roundNumber]);

const counts = new Int16Array(64);

/** What spells can do with so much mana: the best for their mana first. `counts` says how many there are of each. */
function strength({ order, use, mana }: SpellValues, budget: number, unpaid: number, spare: number): number {
  let left = budget;
  let sum = 0;
  for (let i = 0; i < order.length; i++) {
    const kind = order[i];
    const copies = counts[kind];
    if (copies === 0) continue;
    const paid = mana[kind] === 0 ? copies : Math.min(copies, left / mana[kind]);
    left -= paid * mana[kind];
    sum += use[kind] * (paid + unpaid * (copies - paid));
  }
  return sum + spare * Math.min(left, MOST_SPARE);
}

/** Everything a seat owns and may draw again, into `counts`. */
function countDeck({ cells, compiled }: State, seat: Seat): void {
  for (let kind = 0; kind < compiled.kinds.length; kind++) {
    counts[kind] =
      cells[col.deck[seat] + kind] +
      cells[col.hand[seat] + kind] +
      cells[col.discard[seat] + kind] +
      cells[col.play[seat] + kind];
  }
}

/** What the cards in `counts` will do in the fights to come, each as often as it is drawn. */
function deckValue(state: State): number {
  const known = valuesOf(state.compiled);
  let cards = 0;
  let mana = 0;
  let coins = 0;
  for (let kind = 0; kind < state.compiled.kinds.length; kind++) {
    cards += counts[kind];
    mana += counts[kind] * known.gem[kind];
    coins += counts[kind] * known.coins[kind];
  }
  const often = Math.min(1, CARDS_A_ROUND / Math.max(1, cards));
  const rounds = horizon(state) - 1;
  // A coin buys less the later it comes.
  const spending = state.cells[col.sudden] === 1 ? 0 : COIN * rounds * (rounds - 1);
  return often * (rounds * strength(known, PAIRED * mana, UNPAID, SPARE_MANA) + spending * coins);
}

/** True when the seat's Buy Phase of this round is still to come or open. */
function mayBuy({ cells }: State, seat: Seat): boolean {
  const phase = cells[col.phase];
  if (cells[col.sudden] === 1 || (phase !== IN_DRAW && phase !== IN_ACTION && phase !== IN_BUY)) return false;
  return cells[col.active] === seat || seat !== cells[col.first];
}

const purchase = new Float64Array(MOST_COINS + 1);

/** The most that so many coins can buy: one of each kind, what it adds to the deck and to this round's fight. */
function spend(state: State, seat: Seat, coins: number, spare: number): number {
  const { cells, compiled } = state;
  const known = valuesOf(state.compiled);
  const purse = Math.min(coins, MOST_COINS);
  const keepsChange = compiled.options.change === 'keep';
  countDeck(state, seat);
  const before = deckValue(state);
  purchase.fill(0, 0, purse + 1);
  for (let kind = 0; kind < compiled.kinds.length; kind++) {
    const { price, inFight } = compiled.kinds[kind];
    const left = cells[col.supply + kind];
    if (price > purse || left === 0 || left === NO_PILE || cells[col.bought[seat] + kind] === 1) continue;
    counts[kind]++;
    const now = inFight && known.mana[kind] <= spare ? known.use[kind] : 0;
    const gain = now + deckValue(state) - before;
    counts[kind]--;
    if (gain <= 0) continue;
    for (let have = purse; have >= price; have--) {
      const rest = keepsChange ? purchase[have - price] : 0;
      purchase[have] = Math.max(purchase[have], rest + gain);
    }
  }
  return purchase[purse];
}

/** What the hand can still do this round: be cast in the fight, and buy. */
function promise(state: State, seat: Seat): number {
  const { cells, compiled } = state;
  const known = valuesOf(state.compiled);
  let coins = cells[col.coins[seat]];
  let mana = cells[col.mana[seat]];
  let appetite = 0;
  for (let kind = 0; kind < compiled.kinds.length; kind++) {
    const count = cells[col.hand[seat] + kind];
    counts[kind] = compiled.kinds[kind].inFight ? count : 0;
    if (count === 0) continue;
    coins += count * known.coins[kind];
    mana += count * known.gem[kind];
    appetite += counts[kind] * known.mana[kind];
  }
  const fight = strength(known, mana, 0, 0);
  return fight + (mayBuy(state, seat) && coins > 0 ? spend(state, seat, coins, mana - appetite) : 0);
}

/** Health counts more the less of it there is. */
function healthValue({ cells }: State, seat: Seat): number {
  const health = cells[col.health[seat]];
  const full = cells[col.sudden] === 1 ? SUDDEN_HEALTH : START_HEALTH;
  return health + 12 * Math.min(1, health / (0.4 * full));
}

export function score(state: State, seat: Seat): number {
  const { cells } = state;
  const foe = other(seat);
  if (isOver(state)) {
    const winner = outcome({ endings: ENDINGS }, state)?.winner ?? null;
    return winner === null ? 0 : winner === seat ? WIN : -WIN;
  }
  const health = healthValue(state, seat) - healthValue(state, foe);
  const shields = totalCapacity(state, seat) - totalCapacity(state, foe);
  const draws = cells[col.nextDraw[seat]] + late(state, seat) - cells[col.nextDraw[foe]] - cells[col.handSize[foe]];
  countDeck(state, seat);
  const deck = deckValue(state);
  return health + SHIELD * shields + DRAW * draws + deck + promise(state, seat);
}

/** Draws that are counted when the fight is over. */
function late({ cells, compiled }: State, seat: Seat): number {
  let sum = 0;
  for (let kind = 0; kind < compiled.kinds.length; kind++) sum += cells[col.late[seat] + kind];
  return sum;
}
