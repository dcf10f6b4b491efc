// How is a state written as a position? What a file would say to set it up, with everything open.

import { counted, tellRows } from '@duello/columns';
import { asked, frameAt, type Json, SEAT_NAMES, SEATS, type Seat } from '@duello/kernel';
import { seatRows, slotRows } from '../rules/state/columns.ts';
import { ask } from '../rules/state/frames.ts';
import type { State } from '../rules/state/state.ts';
import { view } from '../rules/view/view.ts';
import type { CreatureView, PlayerView } from '../rules/view/view-types.ts';
import type { PositionPhase } from './position.ts';

const MOMENTS: ReadonlyMap<number, PositionPhase> = new Map([
  [ask.replace, 'replace'],
  [ask.colour, 'colour'],
  [ask.swap, 'colour'],
  [ask.draw, 'draw'],
  [ask.act, 'main'],
  [ask.stance, 'stance'],
  [ask.store, 'store'],
]);

/** In the middle of something the phase is the word for that part of the turn: no position begins there. */
export function positionOf(state: State): Json {
  const table = view(state, 'watcher');
  const [a, b] = SEATS.map((seat) => sideOf(state, seat));
  const moment = asked(state) === 0 ? undefined : MOMENTS.get(state.cells[frameAt(state) + 1]);
  return {
    turn: table.turn,
    active: SEAT_NAMES[table.active],
    first: SEAT_NAMES[table.first],
    phase: moment ?? table.phase,
    A: a,
    B: b,
  };
}

function sideOf(state: State, seat: Seat): Json {
  const player = view(state, seat).players[seat];
  return {
    ...tellRows(seatRows, state, seat),
    statuses: player.gainedStatuses,
    turnStatuses: player.turnStatuses,
    known: counted(player.known),
    line: player.line.map((creature) => creatureOf(state, creature)),
    ...singlesOf(player),
    looked: player.looked ?? [],
    aside: player.aside ?? [],
  };
}

const creatureOf = (state: State, creature: CreatureView): Json => ({
  ...tellRows(slotRows, state, creature.id),
  card: creature.card,
  attack: creature.attack,
  health: creature.health,
  gained: creature.gained,
  turn: creature.turn,
  statuses: creature.gainedStatuses,
  turnStatuses: creature.turnStatuses,
  faded: creature.faded,
  spent: creature.spent,
  new: creature.isNew,
});

function singlesOf({ orb, rune }: PlayerView): { readonly orb: Json; readonly rune: Json } {
  return {
    orb: orb && {
      card: orb.card,
      attack: orb.attack,
      durability: orb.durability,
      spent: orb.spent,
      active: orb.active,
    },
    rune: rune && { card: rune.card, spent: rune.spent },
  };
}
