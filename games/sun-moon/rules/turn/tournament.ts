// How does a match end, and what comes after it? Wins, the next match, and who has won it all (SR03, SR04, SR54).

import { DECISION, DEPTH, end, other, push, SEATS, type Seat, seatOf } from '@duello/kernel';
import { MATCH_LIMIT, WINS_NEEDED } from '../../cards/numbers.ts';
import { dropAnnouncement } from '../state/chain.ts';
import type { MatchReason, MaybeEmit } from '../state/events.ts';
import { ending, frame } from '../state/frames.ts';
import {
  ANNOUNCING,
  DISCARD,
  DISCARD_SIZE,
  EMPTY,
  HAND,
  HAND_SIZE,
  IN_DRAFT,
  IN_MULLIGAN,
  IN_SETUP,
  KIND,
  KNOWN,
  MATCH_NUMBER,
  OWNER,
  PHASE,
  REVEALED,
  REVEALED_SIZE,
  SLOTS,
  STARTER,
  type State,
  WINS,
} from '../state/state.ts';

/** The match is over at once: whatever was pending vanishes (SR27). */
export function finishMatch(state: State, winner: Seat | null, reason: MatchReason, emit: MaybeEmit): void {
  const { cells, table } = state;
  // Who gives up in the middle of an announcement leaves nothing of it.
  if (cells[ANNOUNCING] === 1) dropAnnouncement(state);
  if (winner !== null) cells[WINS[winner]]++;
  if (emit !== null) {
    const wins = [cells[WINS[0]], cells[WINS[1]]] as const;
    emit({ kind: 'matchEnded', match: cells[MATCH_NUMBER], winner, reason, wins });
  }
  if (!table.tournament) {
    end(state, winner, ending[reason]);
    return;
  }
  const [a, b] = [cells[WINS[0]], cells[WINS[1]]];
  if (Math.max(a, b) >= WINS_NEEDED || cells[MATCH_NUMBER] >= MATCH_LIMIT) {
    if (a === b) end(state, null, ending.tournamentDrawn);
    else end(state, a > b ? 0 : 1, ending.tournamentWon);
    return;
  }
  // S202: a match that is given up in its mulligan has had its starter all the same.
  if (cells[PHASE] === IN_MULLIGAN) cells[STARTER] = dueStarter(state) ?? cells[STARTER];
  for (const seat of SEATS) remember(state, seat);
  cells[DEPTH] = 0;
  push(state, frame.match);
}

/** What has shown itself of a deck stays known in the matches to come: as many of each as were ever seen at once. */
function remember({ cells, table }: State, seat: Seat): void {
  const before = new Uint8Array(table.kinds.length);
  const now = new Uint8Array(table.kinds.length);
  for (let i = 0; i < cells[REVEALED_SIZE[seat]]; i++) before[cells[REVEALED[seat] + i]]++;
  for (let i = 0; i < cells[DISCARD_SIZE[seat]]; i++) now[cells[DISCARD[seat] + i]]++;
  for (let i = 0; i < cells[HAND_SIZE[seat]]; i++) now[cells[HAND[seat] + i]] += cells[KNOWN[seat] + i];
  for (let slot = 0; slot < SLOTS; slot++) {
    if (cells[KIND + slot] !== EMPTY && cells[OWNER + slot] === seat) now[cells[KIND + slot]]++;
  }
  let size = 0;
  for (let kind = 0; kind < now.length; kind++) {
    for (let i = Math.max(before[kind], now[kind]); i > 0; i--) cells[REVEALED[seat] + size++] = kind;
  }
  cells[REVEALED_SIZE[seat]] = size;
}

/** SR03: who starts the match whose mulligan it is; null when a toss decides. */
export function dueStarter({ cells, table }: State): Seat | null {
  const { firstPlayer } = table.options;
  if (cells[MATCH_NUMBER] > 1) return other(seatOf(cells[STARTER]));
  return firstPlayer === 'toss' ? null : firstPlayer === 'A' ? 0 : 1;
}

/** No match asks as many decisions as fit into so many bits. */
const DECISIONS_A_MATCH = 24;

/** SR26: a match of a tournament is lost, and the next one begins; before the first match everything is. */
export function concede(state: State, seat: Seat, emit: MaybeEmit): void {
  const phase = state.cells[PHASE];
  if (phase === IN_SETUP || phase === IN_DRAFT) end(state, other(seat), ending.conceded);
  else {
    // How far the other side was with an announcement is its secret: the number of the next decision must not tell.
    state.words[DECISION] = state.cells[MATCH_NUMBER] << DECISIONS_A_MATCH;
    finishMatch(state, other(seat), 'conceded', emit);
  }
}
