// How does a seat act at once? What it casts before the fight, and what it chooses with that.

import { type Reply, registerOf, type Seat } from '@duello/kernel';
import { CARD, CAST, CAST_MORE, COUNTER, codeOf, END, GEM, NONE, OUTCAST, PASS } from '../rules/state/codes.ts';
import { col } from '../rules/state/columns.ts';
import { CURRENCY, GEM as GEM_TYPE } from '../rules/state/compiled.ts';
import { NO_KIND } from '../rules/state/nodes.ts';
import type { State } from '../rules/state/state.ts';
import { actionCost } from '../rules/turn/exchange.ts';
import { cardValuesOf } from './card-value.ts';
import { addCards, ahead, deckWorth, newDeckSums, sumDeck } from './deck.ts';
import { habits } from './knowledge.ts';
import { hasCheapCard, isSpareGem, leastOfHand } from './spare.ts';

const deck = newDeckSums();

const MOST_CASTS = 8;

/** Mana of the pool and of the gems in hand, and what the spells of the hand take in the fight. */
function manaOf({ cells, compiled }: State, seat: Seat): { readonly mana: number; readonly demand: number } {
  let mana = cells[col.mana[seat]];
  let demand = 0;
  for (let kind = 0; kind < compiled.kinds.length; kind++) {
    const count = cells[col.hand[seat] + kind];
    mana += count * compiled.kinds[kind].gemMana;
    if (compiled.kinds[kind].inFight) demand += count * compiled.kinds[kind].mana;
  }
  return { mana, demand };
}

/** What a card of the hand will do this round. */
export function usefulness(state: State, seat: Seat, number: number): number {
  const kind = state.compiled.kinds[number];
  const { mana, demand } = manaOf(state, seat);
  if (kind.type === CURRENCY) return state.cells[col.sudden] === 1 ? 0 : habits.coin * kind.coins;
  if (kind.type === GEM_TYPE) return mana - kind.gemMana >= demand ? 0.3 : habits.mana * kind.gemMana;
  if (!kind.inFight) return 0.5;
  const { use } = cardValuesOf(state.compiled);
  return kind.mana <= mana ? use[number] : 0.3 * use[number];
}

/** What the deck gains when a card of the hand is gone for good. */
function gainWithout(state: State, seat: Seat, number: number): number {
  sumDeck(state, seat, deck);
  const before = deckWorth(deck);
  addCards(state, deck, number, -1);
  return deckWorth(deck) - before;
}

/** What casting a spell now is worth, less what its mana could do in the fight; 0 or less to keep it. */
function worthNow(state: State, seat: Seat, number: number): number {
  const { cells, compiled } = state;
  const kind = compiled.kinds[number];
  const sudden = cells[col.sudden] === 1;
  const { mana, demand } = manaOf(state, seat);
  const cost = actionCost(state, seat, number);
  const taken = habits.mana * Math.max(0, Math.min(cost, demand - (kind.inFight ? kind.mana : 0) - mana + cost));
  let worth = 0;
  for (const { op } of kind.nodes) {
    if (op === 'draw') worth += kind.feeds > 0 ? 1 : 2 * habits.card;
    else if (op === 'gain' && !sudden) worth += 2 * habits.coin + habits.gain * ahead(state);
    else if (op === 'upgrade' && !sudden) worth += hasPair(state, seat) ? habits.upgrade * ahead(state) : 0;
    else if (op === 'outcast') worth += hasCheapCard(state, seat, number) ? bestOutcast(state, seat).gain : -1;
  }
  return worth - taken;
}

const hasPair = ({ cells, compiled }: State, seat: Seat): boolean =>
  compiled.currencyKinds.some((kind) => cells[col.hand[seat] + kind] >= 2 && compiled.kinds[kind].next !== NO_KIND);

/** The card of the hand that is best out of the deck. */
function bestOutcast(state: State, seat: Seat): { readonly kind: number; readonly gain: number } {
  let best = { kind: -1, gain: Number.NEGATIVE_INFINITY };
  for (const kind of leastOfHand(state, seat)) {
    const gain = gainWithout(state, seat, kind) - usefulness(state, seat, kind);
    if (gain > best.gain) best = { kind, gain };
  }
  return best;
}

/** A gem of the hand that is better gone for the cards it draws, or -1. */
export function gemToOutcast(state: State, seat: Seat): number {
  const { cells, compiled } = state;
  let best = 0;
  let gem = -1;
  for (const kind of compiled.gemKinds) {
    if (cells[col.hand[seat] + kind] === 0 || !isSpareGem(state, seat, kind)) continue;
    const draws = Math.min(compiled.kinds[kind].recall, cells[col.deckSize[seat]] + cells[col.discardSize[seat]]);
    const gain = gainWithout(state, seat, kind) + habits.card * draws - usefulness(state, seat, kind);
    if (gain <= best) continue;
    best = gain;
    gem = kind;
  }
  return gem;
}

/** Casts what is better cast now, playing the gems that takes; then goes on to buy. */
export function quickAction(state: State, seat: Seat, reply: Reply): void {
  const { cells, compiled } = state;
  reply.size = 1;
  reply.codes[0] = codeOf(END);
  const { mana } = manaOf(state, seat);
  let best = 0;
  let spell = -1;
  for (const kind of compiled.spellKinds) {
    const { inAction, counters } = compiled.kinds[kind];
    if (cells[col.hand[seat] + kind] === 0 || !inAction || counters || actionCost(state, seat, kind) > mana) continue;
    const worth = worthNow(state, seat, kind);
    // A spell that draws itself again goes round and round.
    if (worth <= best || cells[col.cast[seat] + kind] >= MOST_CASTS) continue;
    best = worth;
    spell = kind;
  }
  if (spell < 0) {
    const gem = gemToOutcast(state, seat);
    if (gem >= 0) reply.codes[0] = codeOf(OUTCAST, gem);
    return;
  }
  const cost = actionCost(state, seat, spell);
  const { moreMana } = compiled.kinds[spell];
  const { demand } = manaOf(state, seat);
  const more = moreMana > 0 && mana - demand >= cost + moreMana;
  if (cells[col.mana[seat]] >= cost + (more ? moreMana : 0)) reply.codes[0] = codeOf(more ? CAST_MORE : CAST, spell);
  else for (const gem of compiled.gemKinds) if (cells[col.hand[seat] + gem] > 0) reply.codes[0] = codeOf(GEM, gem);
}

/** Cards for a spell that feeds: to draw others, those that do least; to heal, none before the fight. */
export function quickFeed(state: State, seat: Seat, reply: Reply): void {
  const { cells, compiled } = state;
  const kind = compiled.kinds[registerOf(state)];
  reply.size = 0;
  if (!kind.nodes.some(({ op }) => op === 'draw')) return;
  const used = new Map<number, number>();
  while (reply.size < kind.feeds) {
    let worst = -1;
    let least: number = habits.card;
    for (let number = 0; number < compiled.kinds.length; number++) {
      if (cells[col.hand[seat] + number] <= (used.get(number) ?? 0)) continue;
      const use = usefulness(state, seat, number);
      if (use >= least) continue;
      least = use;
      worst = number;
    }
    if (worst < 0) return;
    used.set(worst, (used.get(worst) ?? 0) + 1);
    reply.codes[reply.size++] = codeOf(CARD, worst);
  }
}

/** The card that is best gone; the dearest pair. */
export function quickOutcast(state: State, seat: Seat, reply: Reply): void {
  const { kind } = bestOutcast(state, seat);
  reply.size = 1;
  reply.codes[0] = kind < 0 ? codeOf(NONE) : codeOf(CARD, kind);
}

/** A Counterspell in hand with mana already there is used; otherwise it is kept for the fight. */
export function quickReaction({ cells, compiled }: State, seat: Seat, reply: Reply): void {
  reply.size = 1;
  reply.codes[0] = codeOf(PASS);
  if (cells[col.mana[seat]] === 0) return;
  for (const kind of compiled.counterKinds) {
    if (
      cells[col.hand[seat] + kind] > 0 &&
      compiled.kinds[kind].inAction &&
      compiled.kinds[kind].mana <= cells[col.mana[seat]]
    ) {
      reply.codes[0] = codeOf(COUNTER, kind);
    }
  }
}
