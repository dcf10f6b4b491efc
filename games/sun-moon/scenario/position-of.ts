// How is a state written as a position? What a file would say to set it up, with everything open.

import { counted, tellRows } from '@duello/columns';
import { type Json, SEAT_NAMES, SEATS, type Seat } from '@duello/kernel';
import { seatRows } from '../rules/state/columns.ts';
import type { State } from '../rules/state/state.ts';
import { view } from '../rules/view/view.ts';
import type { EnchantmentView, PendingView, SummoningView } from '../rules/view/view-types.ts';

/** In the middle of something the phase is the word for that part of the match: no position begins there. */
export function positionOf(state: State): Json {
  const table = view(state, 'watcher');
  const [a, b] = SEATS.map((seat) => sideOf(state, seat));
  return {
    match: table.match,
    turn: table.turn,
    active: SEAT_NAMES[table.active],
    starter: SEAT_NAMES[table.starter],
    phase: table.phase,
    chain: table.chain.map(pendingOf),
    A: a,
    B: b,
  };
}

function sideOf(state: State, seat: Seat): Json {
  const { class: clan, known, summonings } = view(state, seat).players[seat];
  // The order of a hand means nothing.
  return {
    class: clan,
    ...tellRows(seatRows, state, seat),
    known: counted(known),
    summonings: summonings.map(summoningOf),
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
