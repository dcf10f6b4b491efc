// How is a state written as a position? What a file would say to set it up, with everything open.

import { asked, frameAt, type Json, SEAT_NAMES, SEATS, type Seat } from '@duello/kernel';
import type { CardId } from '../cards/vocabulary.ts';
import { col } from '../rules/state/columns.ts';
import { ask } from '../rules/state/frames.ts';
import type { State } from '../rules/state/state.ts';
import type { CreatureView, PlayerView } from '../rules/view/seen.ts';
import { view } from '../rules/view/view.ts';
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

/** The top first. */
const fromTop = ({ cells, table }: State, at: number, size: number): readonly CardId[] =>
  [...cells.subarray(at, at + size)].reverse().map((kind) => table.kinds[kind].id);

/** How many of each, in the order they first come: the order of a hand means nothing. */
function counted(ids: readonly CardId[]): { readonly [id: CardId]: number } {
  const counts: Record<CardId, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

function sideOf(state: State, seat: Seat): Json {
  const { cells } = state;
  const player = view(state, seat).players[seat];
  return {
    health: player.health,
    attack: player.gainedAttack,
    turnAttack: player.turnAttack,
    magic: player.gainedMagic,
    turnMagic: player.turnMagic,
    statuses: player.gainedStatuses,
    turnStatuses: player.turnStatuses,
    attacked: player.attacked,
    burnouts: player.burnouts,
    specialUsed: player.specialUsed,
    extractors: player.extractors,
    full: player.full,
    tanks: player.tanks,
    deck: fromTop(state, col.deck[seat], cells[col.deckSize[seat]]),
    hand: counted(player.hand ?? []),
    known: counted(player.known),
    pile: player.pile,
    line: player.line.map(creatureOf),
    ...singlesOf(player),
    runes: fromTop(state, col.runes[seat], cells[col.runesSize[seat]]),
    looked: player.looked ?? [],
    aside: player.aside ?? [],
  };
}

const creatureOf = (creature: CreatureView): Json => ({
  card: creature.card,
  attack: creature.attack,
  health: creature.health,
  damage: creature.damage,
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
