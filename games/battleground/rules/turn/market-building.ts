// How is the market built? Class spells and neutrals dealt over piles, the piles stacked, larger ones at the bottom.

import { other, type Seat, seatOf, shuffle } from '@duello/kernel';
import { copiesOf, spellsOfClass } from '../../cards/box/catalogue.ts';
import { type CardId, CLASSES } from '../../cards/vocabulary.ts';
import { col } from '../state/columns.ts';
import { dealtFor, numberOf, SUMMON } from '../state/compiled.ts';
import type { MaybeEmit } from '../state/events.ts';
import { fillRow } from '../state/market.ts';
import { NEUTRAL_TIERS, NEUTRALS_A_TIER, ROWS } from '../state/numbers.ts';
import { clear, countIn, put, shuffleZone } from '../state/piles.ts';
import { CHANCE_AT, type State } from '../state/state.ts';
import { classOf } from './draft.ts';

type Piles = readonly number[][];

const newPiles = (count: number): Piles => Array.from({ length: count }, () => []);

/** BR20: one rotation a tier: each spell goes to the pile after the last one served. */
function deal(piles: Piles, kinds: readonly number[]): void {
  let dealt = piles.reduce((sum, pile) => sum + pile.length, 0);
  for (const kind of kinds) piles[dealt++ % piles.length].push(kind);
}

/** B311 to B316. */
export function buildMarket(state: State, emit: MaybeEmit): void {
  const starter = seatOf(state.cells[col.starter]);
  const order: readonly Seat[] = [starter, other(starter)];
  const tiers = ROWS.map(newPiles);
  for (const seat of order) deal(tiers[0], shuffled(state, leftOfTier1(state, seat)));
  for (const seat of order) deal(tiers[1], shuffled(state, tier2Of(state, seat)));
  dealNeutrals(state, tiers.slice(0, NEUTRAL_TIERS), emit);
  for (const seat of order) deal(tiers[2], shuffled(state, tier3Of(state, seat)));
  for (const [id, { tier, copies }] of Object.entries(state.compiled.options.cards)) {
    deal(tiers[Math.max(0, tier - 1)], repeat(numberOf(state.compiled, id), copies));
  }
  for (const seat of order) removeSpares(state, seat, emit);
  tiers.forEach((piles, tier) => {
    stack(state, tier, piles);
  });
  if (emit !== null) {
    const sizeOf = (tier: number): number => state.cells[col.marketDeck[tier].size];
    emit({ kind: 'marketBuilt', sizes: [sizeOf(0), sizeOf(1), sizeOf(2)] });
  }
  fillRow(state, 0, emit);
}

const classIdOf = (state: State, seat: Seat) => CLASSES[classOf(state, seat)];

function shuffled({ words }: State, kinds: readonly number[]): readonly number[] {
  const list = [...kinds];
  shuffle(words, list, 0, list.length, CHANCE_AT);
  return list;
}

/** As many as there are, less what was drafted. */
function leftOfTier1(state: State, seat: Seat): readonly number[] {
  return spellsOfClass(classIdOf(state, seat), 1).flatMap((id) => {
    const kind = dealtFor(state.compiled, id);
    return repeat(kind, copiesOf(id) - countIn(state, col.deck[seat], kind));
  });
}

const repeat = (kind: number, count: number): readonly number[] => Array<number>(count).fill(kind);

const isSummon = ({ compiled }: State, id: CardId): boolean => compiled.kinds[dealtFor(compiled, id)].type === SUMMON;

/** One copy of each: the second copies of Summons stay out (BR17). */
const tier2Of = (state: State, seat: Seat): readonly number[] =>
  spellsOfClass(classIdOf(state, seat), 2).map((id) => dealtFor(state.compiled, id));

const sparesOf = (state: State, seat: Seat): readonly number[] =>
  spellsOfClass(classIdOf(state, seat), 2)
    .filter((id) => isSummon(state, id))
    .flatMap((id) => repeat(dealtFor(state.compiled, id), copiesOf(id) - 1));

/** BR21: both copies; and the spares where the table wants them. */
function tier3Of(state: State, seat: Seat): readonly number[] {
  const own = spellsOfClass(classIdOf(state, seat), 3).flatMap((id) =>
    repeat(dealtFor(state.compiled, id), copiesOf(id)),
  );
  return state.compiled.options.tier2Spares === 'tier3' ? [...own, ...sparesOf(state, seat)] : own;
}

function removeSpares(state: State, seat: Seat, emit: MaybeEmit): void {
  if (state.compiled.options.tier2Spares === 'out') for (const kind of sparesOf(state, seat)) remove(state, kind, emit);
}

function remove(state: State, kind: number, emit: MaybeEmit): void {
  put(state, col.removed, kind);
  if (emit !== null) emit({ kind: 'cardRemoved', card: state.compiled.kinds[kind].id });
}

/** B313: eight to the first tier, up to eight to the second, the rest is out. */
function dealNeutrals(state: State, tiers: readonly Piles[], emit: MaybeEmit): void {
  const { cells } = state;
  shuffleZone(state, col.neutrals);
  const kinds = [...cells.subarray(col.neutrals.at, col.neutrals.at + cells[col.neutrals.size])];
  clear(state, col.neutrals);
  tiers.forEach((piles, tier) => {
    deal(piles, kinds.slice(tier * NEUTRALS_A_TIER, (tier + 1) * NEUTRALS_A_TIER));
  });
  for (const kind of kinds.slice(tiers.length * NEUTRALS_A_TIER)) remove(state, kind, emit);
}

/** B315, BR20: each pile shuffled, equal ones in any order; the smallest on top, and a deck's top is its last entry. */
function stack(state: State, tier: number, piles: Piles): void {
  const { words } = state;
  const order = piles.map((_, index) => index);
  shuffle(words, order, 0, order.length, CHANCE_AT);
  const stacked = order.map((index) => shuffled(state, piles[index])).sort((a, b) => b.length - a.length);
  for (const pile of stacked) for (const kind of pile) put(state, col.marketDeck[tier], kind);
}
