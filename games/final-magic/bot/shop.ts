// What should be bought? The set of cards that does most for this round's fight and for the deck, for the coins there are.

import type { Reply, Seat } from '@duello/kernel';
import { BUY, COIN, codeOf, END } from '../rules/state/codes.ts';
import { col } from '../rules/state/columns.ts';
import { GEM } from '../rules/state/compiled.ts';
import type { State } from '../rules/state/state.ts';
import { KINDS, NO_PILE } from '../rules/state/zones.ts';
import { healthCap } from '../rules/turn/resolve.ts';
import { addCards, deckWorth, newDeckSums, sumDeck } from './deck.ts';
import { habits, knowledgeOf, MENDS } from './knowledge.ts';

/** Kinds that are looked into, the best ones by themselves. */
const MOST_KINDS = 9;

const deck = newDeckSums();
const kinds = new Int16Array(KINDS);
const gains = new Float64Array(KINDS);
const chosen = new Int16Array(KINDS);
const best = new Int16Array(KINDS);

interface Shopping {
  readonly state: State;
  readonly worth: number;
  /** Mana in hand, less what its spells take. */
  readonly spare: number;
  /** How much of what only heals and blocks is of use. */
  readonly need: number;
  count: number;
  size: number;
  bestSize: number;
  bestValue: number;
}

/** Coins of the pool and of the currency in hand. */
export function purse({ cells, compiled }: State, seat: Seat): number {
  let coins = cells[col.coins[seat]];
  for (const kind of compiled.currencyKinds) coins += cells[col.hand[seat] + kind] * compiled.kinds[kind].coins;
  return coins;
}

function spareMana({ cells, compiled }: State, seat: Seat): number {
  let mana = cells[col.mana[seat]];
  for (let kind = 0; kind < compiled.kinds.length; kind++) {
    const count = cells[col.hand[seat] + kind];
    if (count === 0) continue;
    mana += count * compiled.kinds[kind].gemMana;
    if (compiled.kinds[kind].inFight) mana -= count * compiled.kinds[kind].mana;
  }
  return mana;
}

/** What the chosen cards do in this round's fight. */
function firstUse(shopping: Shopping, size: number): number {
  const { state, spare } = shopping;
  const { now, purpose } = knowledgeOf(state.compiled);
  let mana = spare;
  let value = 0;
  for (let i = 0; i < size; i++) {
    const { type, gemMana } = state.compiled.kinds[chosen[i]];
    if (type !== GEM) continue;
    value += habits.mana * Math.max(0, Math.min(gemMana, -mana));
    mana += gemMana;
  }
  for (let i = 0; i < size; i++) {
    const kind = state.compiled.kinds[chosen[i]];
    if (!kind.inFight) continue;
    const paid = kind.mana === 0 || kind.mana <= mana;
    const need = purpose[chosen[i]] === MENDS ? shopping.need : 1;
    value += now[chosen[i]] * need * (paid ? 1 : habits.unpaid);
    if (paid) mana -= kind.mana;
  }
  return value;
}

function basketValue(shopping: Shopping, size: number): number {
  const { state, worth } = shopping;
  for (let i = 0; i < size; i++) addCards(state, deck, chosen[i], 1);
  const gain = deckWorth(deck) - worth;
  for (let i = 0; i < size; i++) addCards(state, deck, chosen[i], -1);
  return gain + firstUse(shopping, size) - habits.clutter * size;
}

function search(shopping: Shopping, from: number, coins: number): void {
  const { state } = shopping;
  const value = basketValue(shopping, shopping.size);
  if (value > shopping.bestValue) {
    shopping.bestValue = value;
    shopping.bestSize = shopping.size;
    best.set(chosen.subarray(0, shopping.size));
  }
  for (let i = from; i < shopping.count; i++) {
    const { price } = state.compiled.kinds[kinds[i]];
    if (price > coins) continue;
    chosen[shopping.size++] = kinds[i];
    search(shopping, i + 1, coins - price);
    shopping.size--;
  }
}

function goShopping(state: State, seat: Seat): Shopping {
  sumDeck(state, seat, deck);
  return {
    state,
    worth: deckWorth(deck),
    spare: spareMana(state, seat),
    need: Math.min(1, (healthCap(state) - state.cells[col.health[seat]] + habits.spare) / 20),
    count: 0,
    size: 0,
    bestSize: 0,
    bestValue: 0,
  };
}

/** What each kind would bring if nothing else were bought. */
export function buyGains(state: State, seat: Seat): Float64Array {
  const shopping = goShopping(state, seat);
  return Float64Array.from(state.compiled.kinds, (_, kind) => {
    chosen[0] = kind;
    return basketValue(shopping, 1);
  });
}

/** True when cards in hand may be fed to something in this fight, or something could be bought that feeds. */
export function mayFeed(state: State, seat: Seat): boolean {
  const { cells, compiled } = state;
  const coins = purse(state, seat);
  return compiled.spellKinds.some((kind) => {
    const { feeds, inFight, price } = compiled.kinds[kind];
    if (feeds === 0 || !inFight) return false;
    const pile = cells[col.supply + kind];
    const forSale = pile !== 0 && pile !== NO_PILE && cells[col.bought[seat] + kind] === 0;
    return cells[col.hand[seat] + kind] > 0 || (forSale && price < coins);
  });
}

/** Finds the best set into `best`; returns how many cards it has. */
function shop(state: State, seat: Seat): number {
  const { cells, compiled } = state;
  const coins = purse(state, seat);
  const shopping = goShopping(state, seat);
  for (let kind = 0; kind < compiled.kinds.length; kind++) {
    const pile = cells[col.supply + kind];
    const { price } = compiled.kinds[kind];
    if (price > coins || pile === 0 || pile === NO_PILE || cells[col.bought[seat] + kind] === 1) continue;
    chosen[0] = kind;
    const gain = basketValue(shopping, 1);
    // Something that pays for itself only in company may still be wanted.
    if (gain <= -3) continue;
    let place = shopping.count < MOST_KINDS ? shopping.count++ : MOST_KINDS;
    while (place > 0 && gains[place - 1] < gain) {
      kinds[place] = kinds[place - 1];
      gains[place] = gains[place - 1];
      place--;
    }
    if (place < MOST_KINDS) {
      kinds[place] = kind;
      gains[place] = gain;
    }
  }
  search(shopping, 0, coins);
  return shopping.bestSize;
}

/** The next step to the best set: a coin, a buy, or the end. */
export function quickBuy(state: State, seat: Seat, reply: Reply): void {
  const { cells, compiled } = state;
  const size = shop(state, seat);
  reply.size = 1;
  reply.codes[0] = codeOf(END);
  if (size === 0) return;
  let dearest = -1;
  for (let i = 0; i < size; i++) {
    const { price } = compiled.kinds[best[i]];
    if (price <= cells[col.coins[seat]] && (dearest < 0 || price > compiled.kinds[dearest].price)) dearest = best[i];
  }
  if (dearest >= 0) {
    reply.codes[0] = codeOf(BUY, dearest);
    return;
  }
  for (const kind of compiled.currencyKinds) if (cells[col.hand[seat] + kind] > 0) reply.codes[0] = codeOf(COIN, kind);
}
