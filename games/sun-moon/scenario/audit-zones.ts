// Are lists and numbers in order? Every column within its range; then turns, wins and the picks of a draft.

import { faultIn } from '@duello/columns';
import { asked, frameAt, isOver, SEATS, type Seat } from '@duello/kernel';
import { DECK_CARDS, WINS_NEEDED } from '../cards/numbers.ts';
import { col, entryRows, matchRows, seatRows, slotRows } from '../rules/state/columns.ts';
import { ask } from '../rules/state/frames.ts';
import { EMPTY, type State } from '../rules/state/state.ts';
import { EFFECTS_ASK } from './audit-chain.ts';

export const faultOnTable = (state: State): string | null =>
  faultIn(seatRows, state) ??
  faultIn(slotRows, state) ??
  faultIn(entryRows, state) ??
  faultIn(matchRows, state) ??
  seatFault(state, 0) ??
  seatFault(state, 1) ??
  turnFault(state) ??
  winsFault(state);

const seatFault = (state: State, seat: Seat): string | null =>
  listFault(state, seat) ?? playerFault(state, seat) ?? secretFault(state, seat);

function listFault({ cells }: State, seat: Seat): string | null {
  for (let i = 1; i < cells[col.listSize[seat]]; i++) {
    if (cells[col.list[seat] + i - 1] > cells[col.list[seat] + i]) return `list of seat ${seat} is not sorted`;
  }
  for (let i = cells[col.handSize[seat]]; i < DECK_CARDS; i++) {
    if (cells[col.known[seat] + i] !== 0) return `known of seat ${seat} at ${i} is behind the hand`;
  }
  return null;
}

function playerFault({ cells, compiled }: State, seat: Seat): string | null {
  const [life, clan] = [cells[col.life[seat]], cells[col.class[seat]]];
  if (life > compiled.lifeCap) return `seat ${seat} has ${life} life`;
  const isDraft = compiled.options.mode === 'draft';
  return isDraft && clan !== EMPTY && clan === cells[col.class[1 - seat]] ? 'both seats have the same class' : null;
}

/** What somebody has chosen in secret is there only while the other one still chooses. */
function secretFault(state: State, seat: Seat): string | null {
  const { cells } = state;
  const question = asked(state) === 0 ? EMPTY : cells[frameAt(state) + 1];
  const answered = (wanted: number): boolean => question === wanted && (asked(state) & (1 << seat)) === 0;
  const pick = cells[col.pick[seat]];
  if (isOver(state)) return null;
  if (answered(ask.pick) !== pick > 0) return `seat ${seat} has picked ${pick} at the wrong time`;
  if (cells[col.asideSize[seat]] > 0 && !answered(ask.mulligan)) return `cards of seat ${seat} are still set aside`;
  return null;
}

function turnFault({ cells }: State): string | null {
  const turn = cells[col.turnNumber];
  const isStarters = cells[col.active] === cells[col.starter];
  return turn > 0 && isStarters !== (turn % 2 === 1) ? `turn ${turn} is of the wrong seat` : null;
}

function winsFault(state: State): string | null {
  const { cells, compiled } = state;
  const [a, b] = SEATS.map((seat) => cells[col.wins[seat]]);
  const match = cells[col.matchNumber];
  if (match > 1 && !compiled.tournament) return `match ${match} is after the last`;
  if (a + b > match) return `${a} and ${b} wins in ${match} matches`;
  const decided = compiled.tournament ? Math.max(a, b) >= WINS_NEEDED : a + b > 0;
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
