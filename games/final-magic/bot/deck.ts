// What is a deck worth? What an average hand of it does, for the rounds to come.

import type { Seat } from '@duello/kernel';
import { col } from '../rules/state/columns.ts';
import { CURRENCY } from '../rules/state/compiled.ts';
import { CARDS_A_ROUND } from '../rules/state/numbers.ts';
import { shieldKind } from '../rules/state/shields.ts';
import type { State } from '../rules/state/state.ts';
import { KINDS } from '../rules/state/zones.ts';
import { habits, knowledgeOf, PURPOSES } from './knowledge.ts';

/** What a seat owns, added up; one card more or less changes it in a few steps. */
export interface DeckSums {
  cards: number;
  /** Points by purpose: cards that cost no mana, and from PURPOSES on spells that do. */
  readonly points: Float64Array;
  /** Mana that gems give and spells take. */
  mana: number;
  demand: number;
}
export const newDeckSums = (): DeckSums => ({ cards: 0, points: new Float64Array(2 * PURPOSES), mana: 0, demand: 0 });

/** What a card of each kind is worth now. */
const worth = new Float64Array(KINDS);

/** How early it is, from 1 to 0. */
export const ahead = ({ cells }: State): number =>
  cells[col.sudden] === 1 ? 0 : Math.max(0, 1 - (cells[col.roundNumber] - 1) / habits.rounds);

/** Adds so many cards of a kind; fewer than none takes them away. */
export function addCards({ compiled }: State, sums: DeckSums, kind: number, count: number): void {
  const { gemMana, mana } = compiled.kinds[kind];
  const { purpose } = knowledgeOf(compiled);
  sums.cards += count;
  sums.points[purpose[kind] + (mana > 0 ? PURPOSES : 0)] += count * worth[kind];
  sums.mana += count * gemMana;
  sums.demand += count * mana;
}

const ownedOf = ({ cells }: State, seat: Seat, kind: number): number =>
  cells[col.deck[seat] + kind] +
  cells[col.hand[seat] + kind] +
  cells[col.discard[seat] + kind] +
  cells[col.play[seat] + kind];

/** How many of each kind a seat owns, those that shield it too. */
export function countOwned(state: State, seat: Seat, into: Int16Array): void {
  for (let kind = 0; kind < state.compiled.kinds.length; kind++) into[kind] = ownedOf(state, seat, kind);
  for (let i = 0; i < state.cells[col.shieldCount[seat]]; i++) into[shieldKind(state, seat, i)]++;
}

/** Everything a seat owns and may draw again, as it is worth in this round. */
export function sumDeck(state: State, seat: Seat, into: DeckSums): void {
  const { cells, compiled } = state;
  const { early, late } = knowledgeOf(compiled);
  const left = ahead(state);
  const sudden = cells[col.sudden] === 1;
  into.cards = 0;
  into.points.fill(0);
  into.mana = 0;
  into.demand = 0;
  for (let kind = 0; kind < compiled.kinds.length; kind++) {
    const idle = sudden && compiled.kinds[kind].type === CURRENCY;
    worth[kind] = idle ? 0 : left * early[kind] + (1 - left) * late[kind];
    const count = ownedOf(state, seat, kind);
    if (count > 0) addCards(state, into, kind, count);
  }
  for (let i = 0; i < cells[col.shieldCount[seat]]; i++) addCards(state, into, shieldKind(state, seat, i), 1);
}

/** Mana that comes too late or is too little pays for less: at half of what is demanded, for three quarters. */
export function deckWorth({ cards, mana, demand, points }: DeckSums): number {
  const hand = CARDS_A_ROUND / Math.max(CARDS_A_ROUND, cards);
  const share = Math.min(1, (mana * habits.reach) / Math.max(1, demand));
  const paid = share * (2 - share);
  let sum = 0;
  for (let purpose = 0; purpose < PURPOSES; purpose++) {
    const value = hand * (points[purpose] + paid * points[purpose + PURPOSES]);
    sum += value > 0 ? value / (1 + value * Math.max(0, habits.enough[purpose]) * 0.01) : value;
  }
  return sum;
}
