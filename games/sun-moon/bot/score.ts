// How well does a seat stand? A value for bots, in points of life: what it has when the other side's turn begins.

import { asked, frameAt, isOver, other, outcome, type Seat } from '@duello/kernel';
import { FATIGUE_LIMIT } from '../cards/numbers.ts';
import { col } from '../rules/state/columns.ts';
import { ownerOf } from '../rules/state/field.ts';
import { ask, ENDINGS } from '../rules/state/frames.ts';
import { CHANCE_AT, IN_DRAFT, type State } from '../rules/state/state.ts';
import { cardValuesOf, draftValue } from './card-value.ts';
import { isOpening, isWindow, mayAct, playedOut, turnEnded } from './playout.ts';
import { lifeValue, strikesOf, summoningValue } from './strikes.ts';

const WIN = 1000;

/** How long the match of the moment has been: a round is a turn of each. */
export const rounds = ({ cells }: State): number => Math.ceil(cells[col.turnNumber] / 2);

/** True where a value makes sense: nobody is announcing, and nothing asks within an effect. */
export const settled = (state: State): boolean => isOpening(state) || isWindow(state);

export function score(state: State, seat: Seat): number {
  if (isOver(state)) {
    const winner = outcome({ endings: ENDINGS }, state)?.winner ?? null;
    return winner === null ? 0 : winner === seat ? 2 * WIN : -2 * WIN;
  }
  if (!isOpening(state)) return playedOut(state, seat, (later) => score(later, seat));
  if (!mayAct(state, seat)) return standingOf(state, seat);
  // Attacks that may still come in this turn, and what is left of it all when the turn has ended.
  const now = 0.85 * strikesOf(state, seat, false);
  const after = turnEnded(state, seat);
  return now + (isOver(after) ? score(after, seat) : standingOf(after, seat));
}

const isMulligan = (state: State): boolean => asked(state) !== 0 && state.cells[frameAt(state) + 1] === ask.mulligan;

/** The other side's turn goes on, or nobody's does. */
function standingOf(state: State, seat: Seat): number {
  const { cells } = state;
  const foe = other(seat);
  if (cells[col.phase] === IN_DRAFT) return draftValue(state, seat) + anyClass(state, seat);
  const matches = WIN * (cells[col.wins[seat]] - cells[col.wins[foe]]);
  // A hand that is just dealt is chance; before the first match it stands for the deck.
  if (isMulligan(state)) return matches + (cells[col.matchNumber] > 1 ? 0 : draftValue(state, seat));
  const own = standing(state, seat) + handValue(state, seat) + restValue(state, seat);
  const theirs = standing(state, foe) + unknownHand(state, foe) + spentValue(state, foe);
  return matches + own - theirs - 0.5 * strikesOf(state, foe, false) + start(state, seat);
}

/** Neither class is the better one: chance picks, the imagined world's own. */
function anyClass({ cells, words }: State, seat: Seat): number {
  return cells[col.class[seat]] < 0 ? 0 : ((words[CHANCE_AT] >>> (4 * cells[col.class[seat]])) & 15) / 1000;
}

/** What is on the table. */
function standing(state: State, seat: Seat): number {
  const { cells, compiled } = state;
  const values = cardValuesOf(compiled);
  let sum = lifeValue(cells[col.life[seat]]) + 0.04 * cells[col.deckSize[seat]];
  for (let i = 0; i < cells[col.rowSize[seat]]; i++) sum += summoningValue(state, cells[col.row[seat] + i]);
  for (let i = 0; i < cells[col.enchantedSize]; i++) {
    const slot = cells[col.enchanted + i];
    if (ownerOf(state, slot) === seat) sum += 0.1 + values[cells[col.kind + slot]].lasting;
  }
  return sum;
}

/** The first cards are worth most, and from a few on nobody can pay for all of them. */
const SHARES = [1.4, 1.2, 1, 0.95, 0.9, 0.85, 0.8, 0.7, 0.6] as const;
const shareOf = (place: number): number => SHARES[Math.min(place, SHARES.length - 1)];

function handValue(state: State, seat: Seat): number {
  const { cells, compiled } = state;
  const values = cardValuesOf(compiled);
  const isOpeningHand = cells[col.turnNumber] === 0 || (cells[col.turnNumber] === 1 && cells[col.actions] === 0);
  const size = cells[col.handSize[seat]];
  let sum = 0;
  let shares = 0;
  for (let i = 0; i < size; i++) {
    const kind = cells[col.hand[seat] + i];
    sum += values[kind].inHand + (isOpeningHand ? earlyValue(compiled.kinds[kind].cost) : 0);
    shares += shareOf(i);
  }
  return size === 0 ? 0 : (sum * shares) / size;
}

/** In the first turns cheap cards are played and dear ones wait. */
const earlyValue = (cost: number): number => (cost <= 2 ? 0.2 : cost === 3 ? 0.1 : cost === 4 ? -0.2 : -0.5);

const A_CARD = 1.2;

function unknownHand({ cells }: State, seat: Seat): number {
  let sum = 0;
  for (let i = 0; i < cells[col.handSize[seat]]; i++) sum += A_CARD * shareOf(i);
  return sum;
}

/** By fatigue when a turn has begun: what can't be paid in it. */
const TIRED = [0, 1.45, 2.9, 4.5, 6.1, 7.8, 9.6] as const;

/** What is left after the next halving, and a little what answers could still be paid with. */
function restValue({ cells }: State, seat: Seat): number {
  const fatigue = cells[col.fatigue[seat]];
  const hand = cells[col.handSize[seat]];
  const answers = (hand > 0 ? 0.08 : 0.03) * (FATIGUE_LIMIT - fatigue);
  const skill = cells[col.skillTapped[seat]] === 0 && fatigue < FATIGUE_LIMIT ? 0.2 : 0;
  return answers + skill - TIRED[fatigue >> 1];
}

/** The turn that goes on has had its halving. */
const spentValue = ({ cells }: State, seat: Seat): number => -TIRED[cells[col.fatigue[seat]]];

/** Who begins attacks first. */
const FIRST = 3;
const start = ({ cells }: State, seat: Seat): number => (cells[col.starter] === seat ? FIRST : 0);

/** Changes when a plan is over. */
export const span = ({ cells }: State): number => cells[col.turnNumber] + 256 * cells[col.matchNumber];

export const active = ({ cells }: State): Seat => (cells[col.active] === 0 ? 0 : 1);

export const scale = 8;
