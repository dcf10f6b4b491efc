// How do the seats stand where something new begins? Parts by name, in points of life; whose turn it is matters.

import { asked, isOver, other, outcome, type Seat } from '@duello/kernel';
import { FATIGUE_LIMIT } from '../cards/numbers.ts';
import { col } from '../rules/state/columns.ts';
import { ownerOf } from '../rules/state/field.ts';
import { ask, ENDINGS } from '../rules/state/frames.ts';
import { CHANCE_AT, IN_DRAFT, type State } from '../rules/state/state.ts';
import { cardValuesOf, draftValue } from './card-value.ts';
import { questionAt } from './playout.ts';
import { lifeValue, strikesOf, summoningValue } from './strikes.ts';

const WIN = 1000;
/** Less than any position that is not over. */
export const LOST = -500;

/** In points, for one seat; what harms it is negative. */
export interface Parts {
  /** The end of it all. */
  won: number;
  ownLife: number;
  enemyLife: number;
  ownBoard: number;
  enemyBoard: number;
  /** Attacks of its own that may come, and the enemy's. */
  attack: number;
  threat: number;
  hand: number;
  fatigue: number;
  deck: number;
}
const newParts = (): Parts => ({
  won: 0,
  ownLife: 0,
  enemyLife: 0,
  ownBoard: 0,
  enemyBoard: 0,
  attack: 0,
  threat: 0,
  hand: 0,
  fatigue: 0,
  deck: 0,
});
const parts = newParts();

export const sumOf = (all: Parts): number =>
  all.won +
  all.ownLife +
  all.enemyLife +
  all.ownBoard +
  all.enemyBoard +
  all.attack +
  all.threat +
  all.hand +
  all.fatigue +
  all.deck;

/** Without attacks that may come: for what is tried very often. */
export function standing(state: State, seat: Seat): number {
  fill(state, seat, parts, false);
  return sumOf(parts);
}

/** The same object every time. */
export function partsOf(state: State, seat: Seat): Parts {
  fill(state, seat, parts, true);
  return parts;
}

function fill(state: State, seat: Seat, into: Parts, looks: boolean): void {
  const { cells } = state;
  const foe = other(seat);
  Object.assign(into, NOTHING);
  if (isOver(state)) {
    const winner = outcome({ endings: ENDINGS }, state)?.winner ?? null;
    into.won = winner === null ? 0 : winner === seat ? 2 * WIN : -2 * WIN;
    return;
  }
  if (cells[col.phase] === IN_DRAFT) {
    into.deck = DRAFTED * draftValue(state, seat) + anyClass(state, seat);
    return;
  }
  // A hand that is just dealt is chance; before the first match it stands for the deck.
  if (asked(state) !== 0 && questionAt(state) === ask.mulligan) {
    into.deck = cells[col.matchNumber] > 1 ? 0 : DRAFTED * draftValue(state, seat);
    return;
  }
  const mine = cells[col.active] === seat;
  const begun = cells[col.actions] === 0;
  into.ownLife = lifeValue(cells[col.life[seat]]);
  into.enemyLife = -lifeValue(cells[col.life[foe]]);
  into.ownBoard = boardOf(state, seat);
  into.enemyBoard = -boardOf(state, foe);
  into.hand = handValue(state, seat) - unknownHand(state, foe, mine && !begun ? 1 : 0);
  into.deck = 0.04 * (cells[col.deckSize[seat]] - cells[col.deckSize[foe]]) + start(state, seat);
  into.fatigue = -tiredness(state, seat, mine, begun) + tiredness(state, foe, !mine, begun);
  if (!looks) return;
  if (mine) {
    into.attack = 0.6 * strikesOf(state, seat, false);
    if (!begun) into.threat = -0.4 * strikesOf(state, foe, true);
  } else into.threat = -0.6 * strikesOf(state, foe, false);
}
const NOTHING: Parts = newParts();

/** What a card of a draft does beyond its price counts in the matches in which it is drawn in time. */
const DRAFTED = 0.4;

/** Neither class is the better one: chance picks, the imagined world's own. */
function anyClass({ cells, words }: State, seat: Seat): number {
  return cells[col.class[seat]] < 0 ? 0 : ((words[CHANCE_AT] >>> (4 * cells[col.class[seat]])) & 15) / 1000;
}

function boardOf(state: State, seat: Seat): number {
  const { cells, compiled } = state;
  const values = cardValuesOf(compiled);
  let sum = 0;
  for (let i = 0; i < cells[col.rowSize[seat]]; i++) sum += summoningValue(state, cells[col.row[seat] + i]);
  for (let i = 0; i < cells[col.enchantedSize]; i++) {
    const slot = cells[col.enchanted + i];
    if (ownerOf(state, slot) === seat) sum += 0.1 + values[cells[col.kind + slot]].lasting;
  }
  return sum;
}

/** The first cards are worth most, and from a few on nobody can pay for all of them. */
const SHARES = [1.5, 1.25, 1.1, 1, 1, 0.95, 0.9, 0.8, 0.7] as const;
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

function unknownHand({ cells }: State, seat: Seat, more: number): number {
  let sum = 0;
  for (let i = 0; i < cells[col.handSize[seat]] + more; i++) sum += A_CARD * shareOf(i);
  return sum;
}

/** By fatigue when a turn has begun: what can't be paid in it. */
const TIRED = [0, 0.6, 1.4, 2.3, 3.2, 4.2, 5.2] as const;

/** Whose turn has just begun pays with what is left; for everybody else the next halving comes first, and answers before it. */
function tiredness({ cells }: State, seat: Seat, isTurn: boolean, begun: boolean): number {
  const fatigue = cells[col.fatigue[seat]];
  if (isTurn && begun) return TIRED[fatigue];
  const answers = (cells[col.handSize[seat]] > 0 ? 0.08 : 0.03) * (FATIGUE_LIMIT - fatigue);
  const skill = cells[col.skillTapped[seat]] === 0 && fatigue < FATIGUE_LIMIT ? 0.2 : 0;
  return TIRED[fatigue >> 1] - answers - skill;
}

/** Who begins attacks first. */
const FIRST = 0.1;
const start = ({ cells }: State, seat: Seat): number => (cells[col.starter] === seat ? FIRST : 0);
