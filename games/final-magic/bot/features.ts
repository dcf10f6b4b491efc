// What is a standing made of? Everything that `standing.ts` has a number for, of the seat less that of the other.

import { other, type Seat } from '@duello/kernel';
import { boxCards } from '../cards/box/catalogue.ts';
import { col } from '../rules/state/columns.ts';
import { CURRENCY } from '../rules/state/compiled.ts';
import { CARDS_A_ROUND } from '../rules/state/numbers.ts';
import { totalCapacity } from '../rules/state/shields.ts';
import type { State } from '../rules/state/state.ts';
import { ahead, countOwned } from './deck.ts';
import { STANDING } from './standing.ts';

const CARDS = [...boxCards.keys()];
const NUMBERS = [
  ...STANDING.life.map(([upTo]) => `life to ${upTo}`),
  ...STANDING.shield.map(([upTo]) => `shield to ${upTo}`),
  ...['card', 'clutter', 'mana', 'spent'],
];

/** Of cards what they add early and late; a match's own cards have no number. */
export const FEATURES: readonly string[] = [
  ...NUMBERS,
  ...CARDS.map((card) => `${card} early`),
  ...CARDS.map((card) => `${card} late`),
];

const owned = new Int16Array(64);

export function fillFeatures(state: State, seat: Seat, into: Float64Array): void {
  into.fill(0);
  addSide(state, seat, into, 1);
  addSide(state, other(seat), into, -1);
}

function addSide(state: State, seat: Seat, into: Float64Array, sign: number): void {
  const { cells, compiled } = state;
  countOwned(state, seat, owned);
  let [cards, mana, demand] = [0, 0, 0];
  for (let kind = 0; kind < compiled.kinds.length; kind++) {
    cards += owned[kind];
    mana += owned[kind] * compiled.kinds[kind].gemMana;
    demand += owned[kind] * compiled.kinds[kind].mana;
  }
  const hand = CARDS_A_ROUND / Math.max(CARDS_A_ROUND, cards);
  const share = Math.min(1, mana / Math.max(1, demand));
  let at = 0;
  for (const [upTo] of STANDING.life) into[at++] += sign * Math.min(upTo, cells[col.health[seat]]);
  for (const [upTo] of STANDING.shield) into[at++] += sign * Math.min(upTo, totalCapacity(state, seat));
  into[at++] += sign * cells[col.handSize[seat]];
  into[at++] += sign * cards;
  into[at++] += sign * hand * mana;
  into[at++] += sign * hand * Math.min(mana, demand);
  addCards(state, into, at, sign * hand, share * (2 - share));
}

function addCards(state: State, into: Float64Array, at: number, sign: number, pay: number): void {
  const { kinds } = state.compiled;
  const left = ahead(state);
  const sudden = state.cells[col.sudden] === 1;
  for (let kind = 0; kind < kinds.length; kind++) {
    const card = CARDS.indexOf(kinds[kind].id);
    if (owned[kind] === 0 || card < 0 || (sudden && kinds[kind].type === CURRENCY)) continue;
    const worth = sign * owned[kind] * (kinds[kind].mana > 0 ? pay : 1);
    into[at + card] += left * worth;
    into[at + CARDS.length + card] += (1 - left) * worth;
  }
}
