// How does a match end, and what comes after it? Wins, the next match, and who has won it all (SR03, SR04, SR54).

import { DECISION, DEPTH, end, other, push, SEATS, type Seat, seatOf } from '@duello/kernel';
import { MATCH_LIMIT, WINS_NEEDED } from '../../cards/numbers.ts';
import { dropAnnouncement } from '../state/chain.ts';
import { col, SLOTS } from '../state/columns.ts';
import type { MatchReason, MaybeEmit } from '../state/events.ts';
import { ending, frame } from '../state/frames.ts';
import { EMPTY, IN_DRAFT, IN_MULLIGAN, IN_SETUP, type State } from '../state/state.ts';

/** The match is over at once: whatever was pending vanishes (SR27). */
export function finishMatch(state: State, winner: Seat | null, reason: MatchReason, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  // Who gives up in the middle of an announcement leaves nothing of it.
  if (cells[col.announcing] === 1) dropAnnouncement(state);
  if (winner !== null) cells[col.wins[winner]]++;
  if (emit !== null) {
    const wins = [cells[col.wins[0]], cells[col.wins[1]]] as const;
    emit({ kind: 'matchEnded', match: cells[col.matchNumber], winner, reason, wins });
  }
  if (!compiled.tournament) {
    end(state, winner, ending[reason]);
    return;
  }
  const [a, b] = [cells[col.wins[0]], cells[col.wins[1]]];
  if (Math.max(a, b) >= WINS_NEEDED || cells[col.matchNumber] >= MATCH_LIMIT) {
    if (a === b) end(state, null, ending.tournamentDrawn);
    else end(state, a > b ? 0 : 1, ending.tournamentWon);
    return;
  }
  // S202: a match that is given up in its mulligan has had its starter all the same.
  if (cells[col.phase] === IN_MULLIGAN) cells[col.starter] = dueStarter(state) ?? cells[col.starter];
  for (const seat of SEATS) remember(state, seat);
  cells[DEPTH] = 0;
  push(state, frame.match);
}

/** What has shown itself of a deck stays known in the matches to come: as many of each as were ever seen at once. */
function remember({ cells, compiled }: State, seat: Seat): void {
  const before = new Uint8Array(compiled.kinds.length);
  const now = new Uint8Array(compiled.kinds.length);
  for (let i = 0; i < cells[col.revealedSize[seat]]; i++) before[cells[col.revealed[seat] + i]]++;
  for (let i = 0; i < cells[col.discardSize[seat]]; i++) now[cells[col.discard[seat] + i]]++;
  for (let i = 0; i < cells[col.handSize[seat]]; i++) now[cells[col.hand[seat] + i]] += cells[col.known[seat] + i];
  for (let slot = 0; slot < SLOTS; slot++) {
    if (cells[col.kind + slot] !== EMPTY && cells[col.owner + slot] === seat) now[cells[col.kind + slot]]++;
  }
  let size = 0;
  for (let kind = 0; kind < now.length; kind++) {
    for (let i = Math.max(before[kind], now[kind]); i > 0; i--) cells[col.revealed[seat] + size++] = kind;
  }
  cells[col.revealedSize[seat]] = size;
}

/** SR03: who starts the match whose mulligan it is; null when a toss decides. */
export function dueStarter({ cells, compiled }: State): Seat | null {
  const { firstPlayer } = compiled.options;
  if (cells[col.matchNumber] > 1) return other(seatOf(cells[col.starter]));
  return firstPlayer === 'toss' ? null : firstPlayer === 'A' ? 0 : 1;
}

/** No match asks as many decisions as fit into so many bits. */
const DECISIONS_A_MATCH = 24;

/** SR26: a match of a tournament is lost, and the next one begins; before the first match everything is. */
export function concede(state: State, seat: Seat, emit: MaybeEmit): void {
  const phase = state.cells[col.phase];
  if (phase === IN_SETUP || phase === IN_DRAFT) end(state, other(seat), ending.conceded);
  else {
    // How far the other side was with an announcement is its secret: the number of the next decision must not tell.
    state.words[DECISION] = state.cells[col.matchNumber] << DECISIONS_A_MATCH;
    finishMatch(state, other(seat), 'conceded', emit);
  }
}
