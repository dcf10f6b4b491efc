// Are lists and numbers in order? Sizes, what lies behind an end, counters, wins and the picks of a draft.

import { asked, bounded, frameAt, isOver, SEATS, type Seat } from '@duello/kernel';
import {
  ACTION_LIMIT,
  DECK_CARDS,
  FATIGUE_LIMIT,
  MATCH_LIMIT,
  OPENING_HAND,
  TRIGGER_LIMIT,
  TRIPLE,
  TURN_LIMIT,
  WINS_NEEDED,
} from '../cards/numbers.ts';
import { col, OUT_ROOM, PILE_ROOM } from '../rules/state/columns.ts';
import { ask } from '../rules/state/frames.ts';
import { EMPTY, PHASES, type State } from '../rules/state/state.ts';
import { EFFECTS_ASK } from './audit-chain.ts';

export const faultOnTable = (state: State): string | null =>
  seatFault(state, 0) ?? seatFault(state, 1) ?? counterFault(state) ?? winsFault(state);

/** Zones that are lists, with their sizes and their room. */
const ZONES = [
  ['deck', col.deck, col.deckSize, DECK_CARDS],
  ['hand', col.hand, col.handSize, DECK_CARDS],
  ['discard area', col.discard, col.discardSize, DECK_CARDS],
  ['cards set aside', col.aside, col.asideSize, OPENING_HAND],
  ['list', col.list, col.listSize, DECK_CARDS],
  ['pile', col.pile, col.pileSize, PILE_ROOM],
  ['cards out of the draft', col.out, col.outSize, OUT_ROOM],
  ['cards revealed', col.revealed, col.revealedSize, DECK_CARDS],
] as const;

const seatFault = (state: State, seat: Seat): string | null =>
  zonesFault(state, seat) ?? handFault(state, seat) ?? playerFault(state, seat) ?? secretFault(state, seat);

function zonesFault({ cells, table }: State, seat: Seat): string | null {
  for (const [name, zone, size, room] of ZONES) {
    const count = cells[size[seat]];
    if (count < 0 || count > room) return `${count} cards in ${name} of seat ${seat}`;
    for (let i = 0; i < room; i++) {
      const kind = cells[zone[seat] + i];
      if (i >= count && kind !== 0) return `${name} of seat ${seat} has something behind its end`;
      if (kind < 0 || kind >= table.kinds.length) return `kind ${kind} in ${name} of seat ${seat}`;
      if (name === 'list' && i > 0 && i < count && cells[zone[seat] + i - 1] > kind)
        return `list of seat ${seat} is not sorted`;
    }
  }
  return null;
}

function handFault({ cells }: State, seat: Seat): string | null {
  for (let i = 0; i < DECK_CARDS; i++) {
    const known = cells[col.known[seat] + i];
    if (known !== 0 && (known !== 1 || i >= cells[col.handSize[seat]])) return `known ${known} at ${i} of seat ${seat}`;
  }
  return null;
}

const FLAGS = [
  ['skill card tapped', col.skillTapped],
  ['skill used', col.skillUsed],
  ['overflowed', col.overflowed],
] as const;

function playerFault({ cells, table }: State, seat: Seat): string | null {
  const [life, fatigue, clan] = [cells[col.life[seat]], cells[col.fatigue[seat]], cells[col.class[seat]]];
  if (fatigue < 0 || fatigue > FATIGUE_LIMIT) return `seat ${seat} has fatigue ${fatigue}`;
  if (life > table.lifeCap || life !== bounded(life)) return `seat ${seat} has ${life} life`;
  for (const [name, at] of FLAGS) if (cells[at[seat]] >> 1 !== 0) return `${name}: ${cells[at[seat]]} of seat ${seat}`;
  if (clan !== EMPTY && clan !== 0 && clan !== 1) return `seat ${seat} has class ${clan}`;
  const isDraft = table.options.mode === 'draft';
  return isDraft && clan !== EMPTY && clan === cells[col.class[1 - seat]] ? 'both seats have the same class' : null;
}

/** What somebody has chosen in secret is there only while the other one still chooses. */
function secretFault(state: State, seat: Seat): string | null {
  const { cells } = state;
  const question = asked(state) === 0 ? EMPTY : cells[frameAt(state) + 1];
  const answered = (wanted: number): boolean => question === wanted && (asked(state) & (1 << seat)) === 0;
  const pick = cells[col.pick[seat]];
  if (pick < 0 || pick > TRIPLE) return `seat ${seat} has picked ${pick}`;
  if (isOver(state)) return null;
  if (answered(ask.pick) !== pick > 0) return `seat ${seat} has picked ${pick} at the wrong time`;
  if (cells[col.asideSize[seat]] > 0 && !answered(ask.mulligan)) return `cards of seat ${seat} are still set aside`;
  return null;
}

function counterFault(state: State): string | null {
  const { cells } = state;
  const phase = cells[col.phase];
  if (phase < 0 || phase >= PHASES.length) return `phase ${phase}`;
  const turn = cells[col.turnNumber];
  if (turn < 0 || turn > TURN_LIMIT) return `turn ${turn} is after the last`;
  if (turn > 0 && (cells[col.active] === cells[col.starter]) !== (turn % 2 === 1))
    return `turn ${turn} is of the wrong seat`;
  if (cells[col.actions] < 0 || cells[col.actions] > ACTION_LIMIT) return `${cells[col.actions]} actions in one turn`;
  if (cells[col.triggers] < 0 || cells[col.triggers] > TRIGGER_LIMIT)
    return `${cells[col.triggers]} effects by themselves`;
  if (cells[col.leftOver] >> 1 !== 0) return `${cells[col.leftOver]} neutral cards are left over`;
  return null;
}

function winsFault(state: State): string | null {
  const { cells, table } = state;
  const [a, b] = SEATS.map((seat) => cells[col.wins[seat]]);
  const match = cells[col.matchNumber];
  if (match < 0 || match > (table.tournament ? MATCH_LIMIT : 1)) return `match ${match} is after the last`;
  if (Math.min(a, b) < 0 || a + b > match) return `${a} and ${b} wins in ${match} matches`;
  const decided = table.tournament ? Math.max(a, b) >= WINS_NEEDED : a + b > 0;
  if (!isOver(state) && (decided || (match > 0 && a + b >= match))) return `it goes on after ${a} and ${b} wins`;
  return null;
}

/** Life is looked at when something has been carried out: in between it may be anything (SR27). */
export function lifeFault(state: State): string | null {
  const { cells } = state;
  if (cells[col.matchNumber] === 0 || EFFECTS_ASK.includes(cells[frameAt(state) + 1])) return null;
  const seat = SEATS.find((one) => cells[col.life[one]] <= 0);
  return seat === undefined ? null : `seat ${seat} plays on with ${cells[col.life[seat]]} life`;
}
