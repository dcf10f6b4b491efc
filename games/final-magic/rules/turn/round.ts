// What happens between fights, and who has won? Draw, cleanup, both at 0 or less, sudden death and the round limit.

import { type Emit, end, push, SEATS, type Seat } from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import { col } from '../state/columns.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { ending, frame } from '../state/frames.ts';
import { deckToOutcast, draw, gatherIntoDeck, handAndPlayToDiscard } from '../state/move.ts';
import { CARDS_A_ROUND, SUDDEN_HEALTH } from '../state/numbers.ts';
import { clearShields, standingShields } from '../state/shields.ts';
import { IN_DRAW, POOL, type State } from '../state/state.ts';
import { lateDraws } from './resolve.ts';

/** F401 to F404: a new round; both draw (F-R3), then the first player acts. */
export function startRound(state: State, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  cells[col.roundNumber]++;
  if (cells[col.sudden] === 1) cells[col.suddenRound]++;
  // F-R4: A stays first, or the first seat alternates.
  if (compiled.options.firstPlayer === 'alternate') cells[col.first] = (cells[col.roundNumber] + 1) & 1;
  cells[col.phase] = IN_DRAW;
  cells[col.active] = cells[col.first];
  const first: Seat = cells[col.first] === 0 ? 0 : 1;
  if (emit !== null) {
    emit({ kind: 'roundStarted', round: cells[col.roundNumber], suddenDeath: cells[col.sudden] === 1, first });
  }
  for (const seat of SEATS) {
    draw(state, seat, Math.max(0, CARDS_A_ROUND + cells[col.nextDraw[seat]]), emit);
    cells[col.nextDraw[seat]] = 0;
  }
  push(state, frame.action, first);
}

/** F801: everything but standing shields is discarded; in sudden death all of it goes back into the deck (F905). */
export function cleanUp(state: State, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  lateDraws(state, emit);
  if (emit !== null) emit({ kind: 'phaseStarted', seat: null, phase: 'cleanup' });
  const sudden = cells[col.sudden] === 1;
  for (const seat of SEATS) {
    if (emit !== null) emitCleanup(state, seat, emit);
    if (sudden) gatherAll(state, seat, false, emit);
    else handAndPlayToDiscard(state, seat);
    forgetRound(state, seat);
  }
  const { limit } = compiled;
  const reached =
    limit !== null && (sudden ? cells[col.suddenRound] >= limit.suddenDeath : cells[col.roundNumber] >= limit.rounds);
  if (reached) endByLimit(state, emit);
  else push(state, frame.round);
}

/** F-R61: the higher health wins, equal health is a draw. */
function endByLimit(state: State, emit: MaybeEmit): void {
  const [a, b] = [state.cells[col.health[0]], state.cells[col.health[1]]];
  if (emit !== null) emit({ kind: 'roundLimitReached' });
  end(state, a === b ? null : a > b ? 0 : 1, ending.roundLimit);
}

function forgetRound(state: State, seat: Seat): void {
  const { cells } = state;
  const kinds = state.compiled.kinds.length;
  cells.fill(0, col.cast[seat], col.cast[seat] + kinds);
  cells.fill(0, col.late[seat], col.late[seat] + kinds);
  cells.fill(0, col.bought[seat], col.bought[seat] + kinds);
  cells[col.mana[seat]] = 0;
  cells[col.coins[seat]] = 0;
  cells[col.hurt[seat]] = 0;
  cells[col.block[seat]] = 0;
  cells[col.stance[seat]] = POOL;
  cells[col.planSize[seat]] = 0;
}

function emitCleanup(state: State, seat: Seat, emit: Emit<Event>): void {
  const { cells, compiled } = state;
  const cards: CardId[] = [];
  // In sudden death the hand goes back into the deck unseen (F905).
  const sudden = cells[col.sudden] === 1;
  compiled.kinds.forEach((kind, number) => {
    for (let n = cells[col.play[seat] + number] + (sudden ? 0 : cells[col.hand[seat] + number]); n > 0; n--)
      cards.push(kind.id);
  });
  if (cells[col.mana[seat]] > 0) emit({ kind: 'manaLost', seat, mana: cells[col.mana[seat]] });
  emit({ kind: 'cleanup', seat, cards });
  if (sudden) return;
  for (const { card, capacity } of standingShields(state, seat)) {
    emit({ kind: 'shieldStays', seat, card, left: capacity });
  }
}

/** F903, F905: everything is shuffled back; F-R58: shields lose their capacity, and a tie takes the currency out first. */
function gatherAll(state: State, seat: Seat, tie: boolean, emit: MaybeEmit): void {
  clearShields(state, seat, emit);
  gatherIntoDeck(state, seat);
  if (tie) purge(state, seat, emit);
  if (emit !== null) emit({ kind: 'deckShuffled', seat, size: state.cells[col.deckSize[seat]] });
}

function purge(state: State, seat: Seat, emit: MaybeEmit): void {
  let count = 0;
  for (const kind of state.compiled.currencyKinds) count += deckToOutcast(state, seat, kind);
  if (emit !== null) emit({ kind: 'currencyPurged', seat, count });
}

/** F901 to F906: both at 0 or less. */
export function suddenDeath(state: State, emit: MaybeEmit): void {
  const { cells } = state;
  lateDraws(state, emit);
  if (emit !== null) emit({ kind: 'tie' });
  // F-R72: two decks that always fall together would tie for ever.
  const { limit } = state.compiled;
  if (limit !== null && cells[col.roundNumber] >= limit.rounds + limit.suddenDeath) {
    if (emit !== null) emit({ kind: 'roundLimitReached' });
    end(state, null, ending.roundLimit);
    return;
  }
  cells[col.sudden] = 1;
  cells[col.suddenRound] = 0;
  if (emit !== null) emit({ kind: 'suddenDeathStarted', health: SUDDEN_HEALTH });
  for (const seat of SEATS) {
    const from = cells[col.health[seat]];
    cells[col.health[seat]] = SUDDEN_HEALTH;
    if (emit !== null) emit({ kind: 'healthChanged', seat, from, to: SUDDEN_HEALTH, step: 'tie' });
    gatherAll(state, seat, true, emit);
    forgetRound(state, seat);
  }
  push(state, frame.round);
}

/** F-R13: after a damage step one at 0 or less loses, both go to sudden death; false when the fight goes on. */
export function endCheck(state: State, step: 'priority' | 'main', emit: MaybeEmit): boolean {
  const { cells } = state;
  if (emit !== null) emit({ kind: 'endCheck', step });
  const downA = cells[col.health[0]] <= 0;
  const downB = cells[col.health[1]] <= 0;
  if (!downA && !downB) return false;
  if (emit !== null) for (const seat of SEATS) if (cells[col.health[seat]] <= 0) emit({ kind: 'playerDefeated', seat });
  if (downA && downB) push(state, frame.tie);
  else end(state, downA ? 1 : 0, ending.defeated);
  return true;
}
