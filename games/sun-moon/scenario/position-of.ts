// How is a state written as a position? What a file would say to set it up, with everything open.

import { asked, frameAt, type Json, SEAT_NAMES, SEATS, type Seat } from '@duello/kernel';
import type { CardId } from '../cards/vocabulary.ts';
import { col } from '../rules/state/columns.ts';
import { ask } from '../rules/state/frames.ts';
import type { State } from '../rules/state/state.ts';
import type { EnchantmentView, PendingView, SummoningView } from '../rules/view/seen.ts';
import { view } from '../rules/view/view.ts';
import type { PositionPhase } from './position.ts';

const MOMENTS: ReadonlyMap<number, PositionPhase> = new Map([
  [ask.mulligan, 'mulligan'],
  [ask.act, 'main'],
]);

/** In the middle of something the phase is the word for that part of the match: no position begins there. */
export function positionOf(state: State): Json {
  const table = view(state, 'watcher');
  const [a, b] = SEATS.map((seat) => sideOf(state, seat));
  const moment = asked(state) === 0 ? undefined : MOMENTS.get(state.cells[frameAt(state) + 1]);
  return {
    match: table.match,
    turn: table.turn,
    active: SEAT_NAMES[table.active],
    starter: SEAT_NAMES[table.starter],
    phase: moment ?? table.phase,
    chain: table.chain.map(pendingOf),
    A: a,
    B: b,
  };
}

const ids = ({ cells, table }: State, at: number, size: number): readonly CardId[] =>
  [...cells.subarray(at, at + size)].map((kind) => table.kinds[kind].id);

/** How many of each, in the order they first come: the order of a hand means nothing. */
function counted(all: readonly CardId[]): { readonly [id: CardId]: number } {
  const counts: Record<CardId, number> = {};
  for (const id of all) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

function sideOf(state: State, seat: Seat): Json {
  const { cells } = state;
  const player = view(state, seat).players[seat];
  return {
    class: player.class,
    wins: player.wins,
    life: player.life,
    fatigue: player.fatigue,
    skillTapped: player.skillTapped,
    skillUsed: player.skillUsed,
    deck: [...ids(state, col.deck[seat], cells[col.deckSize[seat]])].reverse(),
    hand: counted(player.hand ?? []),
    known: counted(player.known),
    discards: player.discards,
    summonings: player.summonings.map(summoningOf),
    aside: player.aside ?? [],
    out: ids(state, col.out[seat], cells[col.outSize[seat]]),
  };
}

const summoningOf = (one: SummoningView): Json => ({
  card: one.card,
  tapped: one.tapped,
  attack: one.attack,
  defense: one.defense,
  damage: one.damage,
  turn: one.turn,
  enchantments: one.enchantments.map(enchantmentOf),
  entered: one.entered,
});

const enchantmentOf = ({ card, seat, tapped, entered }: EnchantmentView): Json => ({
  card,
  owner: SEAT_NAMES[seat],
  tapped,
  entered,
});

const pendingOf = ({ what, seat, card, x }: PendingView): Json => ({ what, by: SEAT_NAMES[seat], card, x });
