// How well does a seat stand, whatever waits? A value for bots, in points of life.

import type { Style, Terms } from '@duello/bots';
import { advance, isAsked, newReply, other, type Rng, type Seat } from '@duello/kernel';
import { sunMoon } from '../rules/rules.ts';
import { col } from '../rules/state/columns.ts';
import { IN_DRAFT, type State } from '../rules/state/state.ts';
import { quick } from './answers.ts';
import { isOpening, isWindow, passAll } from './playout.ts';
import { type Parts, partsOf, sumOf } from './standing.ts';
import { inTournament } from './tournament.ts';

/** How long the match of the moment has been: a round is a turn of each. */
export const rounds = ({ cells }: State): number => Math.ceil(cells[col.turnNumber] / 2);

/** True where a value makes sense: nobody is announcing, and nothing asks within an effect. */
export const settled = (state: State): boolean => isOpening(state) || isWindow(state);

export function score(state: State, seat: Seat, style?: Style): number {
  if (isOpening(state)) return pointsOf(state, seat, style);
  waiting = sunMoon.copy(state, waiting);
  const passed = pointsOf(passAll(waiting), seat, style);
  if (!isAsked(state, other(seat))) return passed;
  waiting = sunMoon.copy(state, waiting);
  return passed + ANSWERED * (pointsOf(passAll(letAnswer(waiting, other(seat))), seat, style) - passed);
}

let waiting: State | undefined;
/** How sure it is that the other side answers, if it can and the answer is good. */
const ANSWERED = 0.8;

const reply = newReply();
/** Quick answers leave nothing to chance. */
const NO_CHANCE: Rng = new Int32Array(4);
const STEPS = 20;

/** In place: the other side makes its answer, up to where the seat itself is asked or something new begins. */
function letAnswer(state: State, foe: Seat): State {
  for (let step = 0; step < STEPS && isAsked(state, foe) && !isOpening(state); step++) {
    if (!quick(state, foe, NO_CHANCE, reply)) break;
    advance(sunMoon, state, foe, reply, null);
  }
  return state;
}

const pointsOf = (state: State, seat: Seat, style: Style | undefined): number =>
  inTournament(state, seat, weighed(partsOf(state, seat), style));

function weighed(parts: Parts, style: Style | undefined): number {
  if (style === undefined) return sumOf(parts);
  const { life, harm, board, means } = style;
  return (
    parts.won +
    life * (parts.ownLife + parts.threat) +
    harm * (parts.enemyLife + parts.attack) +
    board * (parts.ownBoard + parts.enemyBoard) +
    means * (parts.hand + parts.fatigue + parts.deck)
  );
}

/** The same by name; where something waits, everybody passes. */
export function terms(state: State, seat: Seat): Terms {
  if (!isOpening(state)) return { standing: score(state, seat) };
  const parts = partsOf(state, seat);
  const { won, ownLife, enemyLife, ownBoard, enemyBoard, attack, threat, hand, fatigue, deck } = parts;
  const sum = sumOf(parts);
  const tournament = inTournament(state, seat, sum) - sum;
  return {
    won,
    life: ownLife + enemyLife,
    board: ownBoard + enemyBoard,
    attack,
    threat,
    hand,
    fatigue,
    deck,
    tournament,
  };
}

/** Changes when a plan is over: with the turn, and with every pick of a draft. */
export const span = ({ cells }: State): number =>
  cells[col.phase] === IN_DRAFT
    ? DRAFTING + cells[col.listSize[0]]
    : cells[col.turnNumber] + MATCH * cells[col.matchNumber];
/** More than there are turns in a match, and in all matches of a tournament. */
const MATCH = 256;
const DRAFTING = 4096;

export const active = ({ cells }: State): Seat => (cells[col.active] === 0 ? 0 : 1);
