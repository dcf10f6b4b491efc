// How well does a seat stand? A value for bots, in points of health: what it has, what it holds, what it can pay.

import { EVEN_STYLE, type Style, type Terms } from '@duello/bots';
import { asked, frameAt, isOver, other, outcome, type Seat } from '@duello/kernel';
import { durabilityOf } from '../rules/effects/settle.ts';
import * as columns from '../rules/state/columns.ts';
import type { Kind } from '../rules/state/compiled.ts';
import {
  attackOf,
  givesOn,
  hasMark,
  healthOf,
  isFaded,
  isMagnetic,
  kindOf,
  playerAttack,
} from '../rules/state/field.ts';
import { ask, ENDINGS } from '../rules/state/frames.ts';
import { PURE, sumOf } from '../rules/state/mana.ts';
import { MAX_EXTRACTORS, MAX_TANKS } from '../rules/state/numbers.ts';
import { ON_GUARD, type State } from '../rules/state/state.ts';
import { bodyValue, outlookOf } from './outlook.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see rules/state/field.ts).
const { col, EMPTY } = columns;

/** Weights in points, found by self-play. */
const WEIGHTS = {
  /** Each point of health. */
  health: 0.3,
  /** Not to be near death: all of it with health without end, half of it with `frailty` left. */
  safety: 45,
  frailty: 8,
  /** To be dead by an attack that is still to come. */
  dead: 20,
  /** The share of health that is counted after the next attack, and how much of that attack: if the other moves next, or not. */
  attackNext: { share: 0.6, part: 0.95 },
  attackLater: { share: 0.05, part: 0.5 },
  /** An empty deck; each contract left in it makes it so many times as bad, and is worth something itself. */
  emptyDeck: 15,
  emptyDeckFade: 0.8,
  contractInDeck: 0.3,
  contractInHand: 0.5,
  /** What is written on a card in play. */
  text: 0.6,
  rune: 1.5,
  runePrice: 0.6,
  extractor: 1.7,
  storedMana: 0.5,
  /** To move next. */
  turn: 3,
} as const;

const WIN = 1000;

/** How long the match has been: a round is a turn of each. */
export const rounds = ({ cells }: State): number => Math.ceil(cells[col.turnNumber] / 2);

/** Questions that open something new: whatever came before is over. */
const OPENINGS: readonly number[] = [ask.act, ask.colour, ask.swap, ask.draw, ask.replace];

/** True where a value makes sense: an action is over, and a new one or a new turn begins. */
export const settled = (state: State): boolean =>
  asked(state) === 0 || OPENINGS.includes(state.cells[frameAt(state) + 1]);

export function score(state: State, seat: Seat, style: Style = EVEN_STYLE): number {
  if (isOver(state)) {
    const winner = outcome({ endings: ENDINGS }, state)?.winner ?? null;
    return winner === null ? 0 : winner === seat ? WIN : -WIN;
  }
  const foe = other(seat);
  const life = style.life * lifeValue(state, seat) - style.harm * lifeValue(state, foe);
  const board = lineValue(state, seat) + itemsValue(state, seat) - lineValue(state, foe) - itemsValue(state, foe);
  const means =
    manaValue(state, seat) +
    handValue(state, seat) -
    manaValue(state, foe) -
    handValue(state, foe) +
    deckValue(state, seat) -
    deckValue(state, foe);
  return life + style.board * board + style.means * means + (nextToMove(state) === seat ? WEIGHTS.turn : -WEIGHTS.turn);
}

/** The same by name. */
export function terms(state: State, seat: Seat): Terms {
  if (isOver(state)) return { result: score(state, seat) };
  const foe = other(seat);
  const ahead = (value: (state: State, seat: Seat) => number): number => value(state, seat) - value(state, foe);
  return {
    ownHealth: lifeValue(state, seat),
    theirHealth: -lifeValue(state, foe),
    creatures: ahead(lineValue),
    items: ahead(itemsValue),
    mana: ahead(manaValue),
    hand: ahead(handValue),
    deck: ahead(deckValue),
    turn: nextToMove(state) === seat ? WEIGHTS.turn : -WEIGHTS.turn,
  };
}

/** Cards that the other seat holds unseen. */
export function unseen({ cells, compiled }: State, seat: Seat): readonly string[] {
  const foe = other(seat);
  const ids: string[] = [];
  for (let i = 0; i < cells[col.handSize[foe]]; i++) ids.push(compiled.kinds[cells[col.hand[foe] + i]].id);
  return ids;
}

function lineValue(state: State, seat: Seat): number {
  const { cells, compiled } = state;
  const { text, besideHarm } = outlookOf(compiled);
  const gives = givesOn(state, seat);
  const size = cells[col.lineSize[seat]];
  let sum = 0;
  for (let i = 0; i < size; i++) {
    const slot = cells[col.line[seat] + i];
    sum += standingValue(state, slot, gives);
    if (isFaded(state, slot)) continue;
    const kind = cells[col.kind + slot];
    sum += WEIGHTS.text * text[kind];
    if (besideHarm[kind] === 0) continue;
    if (i > 0) sum -= harmTo(state, cells[col.line[seat] + i - 1], besideHarm[kind], gives);
    if (i + 1 < size) sum -= harmTo(state, cells[col.line[seat] + i + 1], besideHarm[kind], gives);
  }
  return sum;
}

/** Attack, health and whether it stands before its side. */
function standingValue(state: State, slot: number, gives: number): number {
  const health = healthOf(state, slot, gives);
  return bodyValue(attackOf(state, slot, gives), health);
}

/** What a Creature loses by damage that is sure to come. */
function harmTo(state: State, slot: number, damage: number, gives: number): number {
  const health = healthOf(state, slot, gives);
  return damage >= health ? 0.9 * standingValue(state, slot, gives) : 0.75 * damage;
}

/** Orb, Rune and the player's own attack. */
function itemsValue(state: State, seat: Seat): number {
  const { cells, compiled } = state;
  const { text } = outlookOf(compiled);
  const [orb, rune] = [cells[col.orb[seat]], cells[col.rune[seat]]];
  let sum = 1.2 * Math.max(0, playerAttack(state, seat) - cells[col.turnAttack[seat]]);
  if (orb !== EMPTY) {
    sum +=
      1.5 + 0.25 * durabilityOf(state, orb) * kindOf(state, orb).attack + WEIGHTS.text * text[cells[col.kind + orb]];
    if (hasMark(state, orb, ON_GUARD)) sum += guardValue(state, seat, kindOf(state, orb).attack);
  }
  if (rune !== EMPTY)
    sum +=
      WEIGHTS.rune + WEIGHTS.runePrice * priceOf(kindOf(state, rune)) + WEIGHTS.text * text[cells[col.kind + rune]];
  return sum;
}

/**
 * An Orb on guard hits the first attacker and costs its owner as much. The other side sends whom it minds least, or nobody.
 * At the rim of death it must not strike.
 */
function guardValue(state: State, seat: Seat, attack: number): number {
  const { cells } = state;
  const foe = other(seat);
  const gives = givesOn(state, foe);
  let [least, danger] = [Number.POSITIVE_INFINITY, 0];
  for (let i = 0; i < cells[col.lineSize[foe]]; i++) {
    const slot = cells[col.line[foe] + i];
    if (attackOf(state, slot, gives) <= 0) continue;
    const health = healthOf(state, slot, gives);
    const damage = Math.min(attack, health);
    danger = Math.max(danger, damage);
    least = Math.min(
      least,
      (damage === health ? standingValue(state, slot, gives) : 0.75 * damage) - 0.7 * damage - 0.3 * attack,
    );
  }
  if (least === Number.POSITIVE_INFINITY) return -0.1;
  return cells[col.health[seat]] - threat(state, seat) <= danger ? -10 : Math.min(1.5, 0.5 * least);
}

function handValue(state: State, seat: Seat): number {
  const { cells } = state;
  const size = cells[col.handSize[seat]];
  const extractors = sumOf(state, col.extractors[seat]);
  const kept = stored(state, seat);
  let sum = 0;
  for (let i = 0; i < size; i++) {
    // Close to the limit a further contract is easily lost.
    sum += cardValue(state, seat, cells[col.hand[seat] + i], extractors, kept) * (i < 7 ? 1 : 0.5);
  }
  return WEIGHTS.contractInHand * sum;
}

/** By contracts left: what it costs that the deck may run out before the match is over. */
const RUNNING_OUT = Float64Array.from({ length: 65 }, () => 0);
RUNNING_OUT[0] = WEIGHTS.emptyDeck;
for (let left = 1; left < RUNNING_OUT.length; left++) RUNNING_OUT[left] = WEIGHTS.emptyDeckFade * RUNNING_OUT[left - 1];

/** What running out of contracts has cost and will cost. */
const deckValue = ({ cells }: State, seat: Seat): number =>
  -0.8 * cells[col.burnouts[seat]] -
  RUNNING_OUT[cells[col.deckSize[seat]]] +
  WEIGHTS.contractInDeck * cells[col.deckSize[seat]];

/** Health counts more the less there is of it; a part of it as it will be after the other side's next attack. */
function lifeValue(state: State, seat: Seat): number {
  const health = state.cells[col.health[seat]];
  const { share, part } = nextToMove(state) !== seat ? WEIGHTS.attackNext : WEIGHTS.attackLater;
  const value = (1 - share) * healthValue(health) + share * healthValue(health - part * threat(state, seat));
  return health <= 0 ? value - WIN / 2 : value;
}

/** Whose attack comes next: within a turn, that of the other one, as if the turn were over. */
function nextToMove(state: State): Seat {
  const now = active(state);
  return asked(state) !== 0 && state.cells[frameAt(state) + 1] === ask.act ? other(now) : now;
}

const healthValue = (health: number): number =>
  health <= 0
    ? 1.5 * health - WEIGHTS.dead
    : WEIGHTS.health * health + WEIGHTS.safety * (1 - 1 / (1 + health / WEIGHTS.frailty));

/** What the other side could strike with, less what own Magnetic Creatures take upon themselves. */
function threat(state: State, seat: Seat): number {
  const { cells } = state;
  const foe = other(seat);
  const [gives, theirs] = [givesOn(state, seat), givesOn(state, foe)];
  let sum = Math.max(0, playerAttack(state, foe, theirs));
  for (let i = 0; i < cells[col.lineSize[foe]]; i++)
    sum += Math.max(0, attackOf(state, cells[col.line[foe] + i], theirs));
  for (let i = 0; i < cells[col.lineSize[seat]]; i++) {
    const slot = cells[col.line[seat] + i];
    if (isMagnetic(state, slot)) sum -= Math.max(1, healthOf(state, slot, gives)) + 1;
  }
  return Math.max(0, sum);
}

/** Extractors and tanks; more so in the colours that deck and hand ask for, each for as much as they ask. */
function manaValue(state: State, seat: Seat): number {
  const { cells } = state;
  asks.fill(0);
  let met = countAsks(state, seat, col.deck[seat], cells[col.deckSize[seat]]);
  met += countAsks(state, seat, col.hand[seat], cells[col.handSize[seat]]);
  const all = asks[0] + asks[1] + asks[2];
  let fitting = 0;
  for (let c = 0; c < PURE; c++) fitting += cells[col.extractors[seat] + c] * asks[c];
  const colours = all === 0 ? 0 : 0.04 * met + (0.6 * fitting) / all;
  return WEIGHTS.extractor * sumOf(state, col.extractors[seat]) + WEIGHTS.storedMana * stored(state, seat) + colours;
}

/** Mana that tanks would hold if the turn ended now: what is not spent yet counts alike before and after the end. */
const stored = (state: State, seat: Seat): number =>
  Math.min(MAX_TANKS, sumOf(state, col.tanks[seat]) + sumOf(state, col.full[seat]));

/** Element mana that contracts ask for, by colour. */
const asks = new Int16Array(PURE);

/** Adds what a list of contracts asks for; returns how much of it the extractors could give to each alone. */
function countAsks({ cells, compiled }: State, seat: Seat, list: number, size: number): number {
  const { costs } = outlookOf(compiled);
  const [red, blue, yellow] = [
    cells[col.extractors[seat]],
    cells[col.extractors[seat] + 1],
    cells[col.extractors[seat] + 2],
  ];
  let [met, reds, blues, yellows] = [0, 0, 0, 0];
  for (let i = 0; i < size; i++) {
    const at = cells[list + i] * (PURE + 1);
    reds += costs[at];
    blues += costs[at + 1];
    yellows += costs[at + 2];
    met += Math.min(costs[at], red) + Math.min(costs[at + 1], blue) + Math.min(costs[at + 2], yellow);
  }
  asks[0] += reds;
  asks[1] += blues;
  asks[2] += yellows;
  return met;
}

const priceOf = ({ cost }: Kind): number => cost[0] + cost[1] + cost[2] + cost[PURE];

/** A contract in hand: the dearer the better, but less for every turn until it can be paid from extractors and what is kept. */
function cardValue({ cells, compiled }: State, seat: Seat, kind: number, extractors: number, kept: number): number {
  const { costs } = outlookOf(compiled);
  const price = compiled.price[kind];
  let pips = 0;
  for (let c = 0; c < PURE; c++) pips += Math.max(0, costs[kind * (PURE + 1) + c] - cells[col.extractors[seat] + c]);
  // Only tanks pay what no extractor can; below that they are mana for one turn, and no contract is nearer for it.
  const above = Math.max(0, price - MAX_EXTRACTORS);
  const short = price - above - extractors + Math.max(0, above - kept);
  return (1.7 + 0.42 * price) * LATER[Math.min(LATER.length - 1, Math.max(pips, short, 0))];
}

/** By turns until it can be paid. */
const LATER = Float64Array.from({ length: 16 }, () => 1);
for (let turns = 1; turns < LATER.length; turns++) LATER[turns] = 0.72 * LATER[turns - 1];

/** A plan goes to the end of a turn. */
export const span = ({ cells }: State): number => cells[col.turnNumber];

export const active = ({ cells }: State): Seat => (cells[col.active] === 0 ? 0 : 1);

/** Points that win e times as often as they lose. */
export const scale = 8;
