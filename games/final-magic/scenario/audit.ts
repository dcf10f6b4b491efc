// Has a card been lost or doubled? What must hold after every decision, counted from the state alone.

import { faultIn } from '@duello/columns';
import { SEATS, type Seat } from '@duello/kernel';
import { col, matchRows, seatRows } from '../rules/state/columns.ts';
import { dealtFor } from '../rules/state/compiled.ts';
import type { Event } from '../rules/state/events.ts';
import { START_DECK } from '../rules/state/numbers.ts';
import { shieldKind } from '../rules/state/shields.ts';
import type { State } from '../rules/state/state.ts';
import { NO_PILE, UNLIMITED } from '../rules/state/zones.ts';

const SIZES = [
  ['deck', col.deck, col.deckSize],
  ['hand', col.hand, col.handSize],
  ['discard', col.discard, col.discardSize],
  ['known', col.known, col.knownSize],
] as const;

/** What is wrong with the zones of a seat by themselves, or null. */
function zoneFault(state: State, seat: Seat): string | null {
  const { cells, compiled } = state;
  const kinds = compiled.kinds.length;
  for (const [name, zone, size] of SIZES) {
    let sum = 0;
    for (let kind = 0; kind < kinds; kind++) sum += cells[zone[seat] + kind];
    if (sum !== cells[size[seat]])
      return `${name} of seat ${seat} holds ${sum} cards, its size says ${cells[size[seat]]}`;
  }
  for (let kind = 0; kind < kinds; kind++) {
    const [known, hand] = [cells[col.known[seat] + kind], cells[col.hand[seat] + kind]];
    if (known > hand)
      return `${known} ${compiled.kinds[kind].id} known in the hand of seat ${seat}, which holds ${hand}`;
  }
  return null;
}

/** Every copy of a kind that a seat owns, wherever it lies. */
function owned(state: State, seat: Seat, kind: number): number {
  const { cells } = state;
  let sum = 0;
  for (const zone of [col.deck, col.hand, col.discard, col.outcast, col.play]) sum += cells[zone[seat] + kind];
  for (let index = 0; index < cells[col.shieldCount[seat]]; index++) if (shieldKind(state, seat, index) === kind) sum++;
  return sum;
}

/** Copies that the events say the seat has bought, and gained in all. */
function gainsIn(state: State, seat: Seat, kind: number, events: readonly Event[]): { bought: number; gained: number } {
  const { id } = state.compiled.kinds[kind];
  let bought = 0;
  let gained = 0;
  for (const event of events) {
    if (event.kind === 'cardBought' && event.seat === seat && event.card === id) bought++;
    if (event.kind === 'currencyGained' && event.seat === seat && event.card === id) gained++;
  }
  return { bought, gained: bought + gained };
}

/** Owned copies and piles change by what the events say, and by nothing else. */
function censusFault(before: State, after: State, events: readonly Event[]): string | null {
  const { kinds } = after.compiled;
  const quiet = !events.some(({ kind }) => kind === 'cardBought' || kind === 'currencyGained');
  for (let kind = 0; kind < kinds.length; kind++) {
    let sold = 0;
    for (const seat of SEATS) {
      const change = owned(after, seat, kind) - owned(before, seat, kind);
      const { bought, gained } = quiet ? { bought: 0, gained: 0 } : gainsIn(after, seat, kind, events);
      if (change !== gained) return `seat ${seat} has ${change} more ${kinds[kind].id}, events tell of ${gained}`;
      sold += bought;
    }
    const [pile, left] = [before.cells[col.supply + kind], after.cells[col.supply + kind]];
    const endless = pile === UNLIMITED || pile === NO_PILE;
    if (left !== (endless ? pile : pile - sold))
      return `pile of ${kinds[kind].id} went from ${pile} to ${left}, ${sold} sold`;
    if (pile === NO_PILE && sold > 0) return `${kinds[kind].id} was bought without a pile`;
  }
  return null;
}

/** A cell holds what the last event said: a number that outgrew its cell would be another one in it. */
function eventMismatch({ cells }: State, events: readonly Event[]): string | null {
  for (const seat of SEATS) {
    const last = events.findLast((event) => event.kind === 'healthChanged' && event.seat === seat);
    if (last?.kind === 'healthChanged' && last.to !== cells[col.health[seat]]) {
      return `seat ${seat} has ${cells[col.health[seat]]} health, events tell of ${last.to}`;
    }
  }
  return null;
}

function startFault(state: State): string | null {
  const { compiled } = state;
  const dealt = new Map(START_DECK.map(([id, count]) => [compiled.kinds[dealtFor(compiled, id)].id, count]));
  for (const seat of SEATS) {
    for (const [kind, { id }] of state.compiled.kinds.entries()) {
      const count = owned(state, seat, kind);
      if (count !== (dealt.get(id) ?? 0)) return `seat ${seat} starts with ${count} ${id}`;
    }
  }
  return null;
}

/** What is wrong after a decision, or null; `before` is null when the match has just been set up. */
export const audit = (before: State | null, after: State, events: readonly Event[]): string | null =>
  faultIn(seatRows, after) ??
  faultIn(matchRows, after) ??
  zoneFault(after, 0) ??
  zoneFault(after, 1) ??
  eventMismatch(after, events) ??
  (before === null ? startFault(after) : censusFault(before, after, events));
