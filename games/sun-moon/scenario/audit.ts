// Has a card been lost or doubled? What must hold after every decision, counted from the state alone.

import { isOver, SEATS, type Seat } from '@duello/kernel';
import type { Card } from '../cards/card.ts';
import { TRIPLE } from '../cards/numbers.ts';
import type { CardId } from '../cards/vocabulary.ts';
import { col, SLOTS } from '../rules/state/columns.ts';
import { NEUTRAL, numberOf } from '../rules/state/compiled.ts';
import { faultsOf } from '../rules/state/decks.ts';
import type { Event } from '../rules/state/events.ts';
import { EMPTY, IN_DRAFT, type State } from '../rules/state/state.ts';
import { boxOf } from '../rules/turn/draft.ts';
import { faultInChain } from './audit-chain.ts';
import { eventMismatch } from './audit-events.ts';
import { faultOnField } from './audit-field.ts';
import { faultOnTable, lifeFault } from './audit-zones.ts';

type Pair = readonly [number, number];

function countZone({ cells }: State, seat: Seat, zone: Pair, size: Pair, counts: number[]): void {
  for (let i = 0; i < cells[size[seat]]; i++) counts[cells[zone[seat] + i]]++;
}

/** Every copy of every kind of a seat's in this match, wherever it lies; what is set aside is still in hand. */
function owned(state: State, seat: Seat): readonly number[] {
  const { cells, compiled } = state;
  const counts = compiled.kinds.map(() => 0);
  countZone(state, seat, col.deck, col.deckSize, counts);
  countZone(state, seat, col.hand, col.handSize, counts);
  countZone(state, seat, col.discard, col.discardSize, counts);
  for (let slot = 0; slot < SLOTS; slot++) {
    if (cells[col.kind + slot] !== EMPTY && cells[col.owner + slot] === seat) counts[cells[col.kind + slot]]++;
  }
  return counts;
}

function listed(state: State, seat: Seat): readonly number[] {
  const counts = state.compiled.kinds.map(() => 0);
  countZone(state, seat, col.list, col.listSize, counts);
  return counts;
}

/** SR05: every card of the deck is in exactly one place. */
function censusFault(state: State): string | null {
  if (state.cells[col.matchNumber] === 0) return null;
  for (const seat of SEATS) {
    const [found, wanted] = [owned(state, seat), listed(state, seat)];
    const kind = found.findIndex((count, index) => count !== wanted[index]);
    if (kind >= 0) return `seat ${seat} has ${found[kind]} ${state.compiled.kinds[kind].id}, its deck ${wanted[kind]}`;
  }
  return null;
}

/** S204 to S209: all cards of the box are dealt, each class to its player and half of the neutral ones to each. */
function draftFault(state: State): string | null {
  const { cells, compiled } = state;
  if (cells[col.phase] !== IN_DRAFT || isOver(state)) return null;
  const dealt = SEATS.some((seat) => cells[col.pileSize[seat]] > 0);
  if (!dealt) return null;
  const counts = compiled.kinds.map(() => 0);
  for (const [zone, size] of [
    [col.pile, col.pileSize] as const,
    [col.list, col.listSize] as const,
    [col.out, col.outSize] as const,
  ]) {
    for (const seat of SEATS) {
      countZone(state, seat, zone, size, counts);
      const stranger = [...cells.subarray(zone[seat], zone[seat] + cells[size[seat]])].find(
        (kind) => compiled.kinds[kind].class !== NEUTRAL && compiled.kinds[kind].class !== cells[col.class[seat]],
      );
      if (stranger !== undefined) return `seat ${seat} drafts ${compiled.kinds[stranger].id}`;
    }
  }
  const missing = printed(state).map((count, kind) => count - counts[kind]);
  const odd = missing
    .filter((_, kind) => compiled.kinds[kind].class === NEUTRAL)
    .reduce((sum, count) => sum + count, 0);
  const wrong = missing.findIndex((count, kind) => count < 0 || (count > 0 && compiled.kinds[kind].class !== NEUTRAL));
  if (wrong >= 0) return `${missing[wrong]} ${compiled.kinds[wrong].id} are missing in the draft`;
  const neutrals = printed(state).filter((_, kind) => compiled.kinds[kind].class === NEUTRAL);
  const left = neutrals.reduce((sum, count) => sum + count, 0) % 2;
  return odd === left ? picksFault(state) : `${odd} neutral cards are missing in the draft, not ${left}`;
}

function printed({ compiled }: State): readonly number[] {
  const counts = compiled.kinds.map(() => 0);
  for (const id of boxOf(compiled.options)) counts[numberOf(compiled, id)]++;
  return counts;
}

function picksFault({ cells }: State): string | null {
  const [a, b] = SEATS.map((seat) => cells[col.listSize[seat]]);
  if (a !== b) return `${a} and ${b} cards are taken`;
  for (const seat of SEATS) {
    if (cells[col.outSize[seat]] !== (TRIPLE - 1) * a)
      return `seat ${seat} has left ${cells[col.outSize[seat]]} in ${a} picks`;
  }
  return null;
}

/** SR09, SR11, SR12: decks are legal when a match has just been set up. */
function startFault(state: State): string | null {
  const { cells, compiled } = state;
  if (compiled.options.mode === 'draft') return null;
  const cards = new Map<CardId, Card>(compiled.kinds.map(({ id, card }) => [id, card]));
  for (const seat of SEATS) {
    const counts = listed(state, seat).map((count, kind): readonly [CardId, number] => [
      compiled.kinds[kind].id,
      count,
    ]);
    const own = Object.fromEntries(counts.filter(([, count]) => count > 0));
    const clan = cells[col.class[seat]] === 0 ? 'warlock' : 'paladin';
    const [fault] = faultsOf({ class: clan, cards: own }, cards);
    if (fault !== undefined) return `the deck of seat ${seat} is illegal: ${fault.code}`;
  }
  return null;
}

/** A deck changes in the draft only. Worlds that are only compared have no events, and decks may be guessed. */
function listFault(before: State, after: State, events: readonly Event[]): string | null {
  if (events.length === 0 || events.some(({ kind }) => kind === 'draftPicked')) return null;
  const seat = SEATS.find((one) => listed(before, one).join() !== listed(after, one).join());
  return seat === undefined ? null : `seat ${seat} has another deck`;
}

/** What is wrong after a decision, or null; `before` is null when the match has just been set up. */
export const audit = (before: State | null, after: State, events: readonly Event[]): string | null =>
  faultOnTable(after) ??
  (isOver(after) ? null : (faultOnField(after) ?? faultInChain(after) ?? lifeFault(after))) ??
  censusFault(after) ??
  draftFault(after) ??
  (before === null ? startFault(after) : (listFault(before, after, events) ?? eventMismatch(before, after, events)));
