// How does a match end, and what comes after it? Wins, the next match, and who has won it all (SR03, SR04, SR54).

import { DEPTH, type Emit, end, other, push, type Seat } from '@duello/kernel';
import { dropDraft } from './chain.ts';
import type { Event, MatchReason } from './events.ts';
import { BOTH_LOST, LIFE_LOST, MATCH, TOURNAMENT_DRAWN, TOURNAMENT_WON, TURN_LIMIT_REACHED } from './frames.ts';
import { MATCH_LIMIT, WINS_NEEDED } from './numbers.ts';
import { ANNOUNCING, IN_DRAFT, IN_SETUP, MATCH_NUMBER, PHASE, type State, WINS } from './state.ts';

type Tell = Emit<Event> | null;

/** The kernel's own ending. */
const CONCEDED = 0;
const REASONS: { readonly [ending: number]: MatchReason } = {
  [CONCEDED]: 'conceded',
  [LIFE_LOST]: 'lifeLost',
  [BOTH_LOST]: 'bothLost',
  [TURN_LIMIT_REACHED]: 'turnLimit',
};

/** The match is over at once: whatever was pending vanishes (SR27). */
export function finishMatch(state: State, winner: Seat | null, ending: number, emit: Tell): void {
  const { cells, table } = state;
  // Who gives up in the middle of an announcement leaves nothing of it.
  if (cells[ANNOUNCING] === 1) dropDraft(state);
  if (winner !== null) cells[WINS[winner]]++;
  if (emit !== null) {
    const wins = [cells[WINS[0]], cells[WINS[1]]] as const;
    emit({ kind: 'matchEnded', match: cells[MATCH_NUMBER], winner, reason: REASONS[ending], wins });
  }
  if (!table.tournament) {
    end(state, winner, ending);
    return;
  }
  const [a, b] = [cells[WINS[0]], cells[WINS[1]]];
  if (Math.max(a, b) >= WINS_NEEDED || cells[MATCH_NUMBER] >= MATCH_LIMIT) {
    if (a === b) end(state, null, TOURNAMENT_DRAWN);
    else end(state, a > b ? 0 : 1, TOURNAMENT_WON);
    return;
  }
  cells[DEPTH] = 0;
  push(state, MATCH);
}

/** SR26: a match of a tournament is lost, and the next one begins; before the first match everything is. */
export function concede(state: State, seat: Seat, emit: Tell): void {
  const phase = state.cells[PHASE];
  if (phase === IN_SETUP || phase === IN_DRAFT) end(state, other(seat), CONCEDED);
  else finishMatch(state, other(seat), CONCEDED, emit);
}
