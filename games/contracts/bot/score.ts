// How well does a seat stand? A value for bots, in points of health: what it has, what it holds, what it can pay.

import { EVEN_STYLE, type Style, type Terms } from '@duello/bots';
import { asked, frameAt, isOver, other, outcome, type Seat } from '@duello/kernel';
import { durabilityOf } from '../rules/effects/settle.ts';
import { col, EMPTY } from '../rules/state/columns.ts';
import type { Kind } from '../rules/state/compiled.ts';
import { attackOf, healthOf, isFaded, isMagnetic, kindOf, playerAttack } from '../rules/state/field.ts';
import { ask, ENDINGS } from '../rules/state/frames.ts';
import { PURE, sumOf } from '../rules/state/mana.ts';
import { MAX_EXTRACTORS, MAX_TANKS } from '../rules/state/numbers.ts';
import type { State } from '../rules/state/state.ts';

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
  return life + style.board * board + style.means * means;
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
  const { cells } = state;
  let sum = 0;
  for (let i = 0; i < cells[col.lineSize[seat]]; i++) sum += creatureValue(state, cells[col.line[seat] + i]);
  return sum;
}

/** Orb, Rune and the player's own attack. */
function itemsValue(state: State, seat: Seat): number {
  const { cells } = state;
  const [orb, rune] = [cells[col.orb[seat]], cells[col.rune[seat]]];
  let sum = 1.5 * Math.max(0, playerAttack(state, seat) - cells[col.turnAttack[seat]]);
  if (orb !== EMPTY)
    sum += 0.5 + 0.35 * durabilityOf(state, orb) * kindOf(state, orb).attack + textValue(kindOf(state, orb));
  if (rune !== EMPTY) sum += 2.2 + 0.75 * priceOf(kindOf(state, rune));
  return sum;
}

function handValue(state: State, seat: Seat): number {
  const { cells } = state;
  let sum = 0;
  for (let i = 0; i < cells[col.handSize[seat]]; i++) {
    // Close to the limit a further contract is easily lost.
    sum += cardValue(state, seat, cells[col.hand[seat] + i]) * (i < 7 ? 1 : 0.5);
  }
  return sum;
}

/** What running out of contracts has cost and will cost. */
const deckValue = ({ cells }: State, seat: Seat): number =>
  -0.8 * cells[col.burnouts[seat]] - 0.5 * Math.max(0, 8 - cells[col.deckSize[seat]]);

/** Health counts more the less there is of it; half of it as it will be after the other side's next attack. */
function lifeValue(state: State, seat: Seat): number {
  const health = state.cells[col.health[seat]];
  const value = 0.5 * healthValue(health) + 0.5 * healthValue(health - 0.8 * threat(state, seat));
  return health <= 0 ? value - WIN / 2 : value;
}

const healthValue = (health: number): number =>
  health <= 0 ? health - 60 : 0.55 * health + 10 * (1 - 1 / (1 + health / 6));

/** What the other side could strike with, less what own Magnetic Creatures take upon themselves. */
function threat(state: State, seat: Seat): number {
  const { cells } = state;
  const foe = other(seat);
  let sum = Math.max(0, playerAttack(state, foe));
  for (let i = 0; i < cells[col.lineSize[foe]]; i++) sum += Math.max(0, attackOf(state, cells[col.line[foe] + i]));
  for (let i = 0; i < cells[col.lineSize[seat]]; i++) {
    const slot = cells[col.line[seat] + i];
    if (isMagnetic(state, slot)) sum -= Math.max(1, healthOf(state, slot)) + 1;
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
  return 1.5 * sumOf(state, col.extractors[seat]) + 0.35 * stored(state, seat) + colours;
}

/** Mana that tanks would hold if the turn ended now: what is not spent yet counts alike before and after the end. */
const stored = (state: State, seat: Seat): number =>
  Math.min(MAX_TANKS, sumOf(state, col.tanks[seat]) + sumOf(state, col.full[seat]));

/** Element mana that contracts ask for, by colour. */
const asks = new Int16Array(PURE);

/** Adds what a list of contracts asks for; returns how much of it the extractors could give to each alone. */
function countAsks({ cells, compiled }: State, seat: Seat, list: number, size: number): number {
  let met = 0;
  for (let i = 0; i < size; i++) {
    const { cost } = compiled.kinds[cells[list + i]];
    for (let c = 0; c < PURE; c++) {
      asks[c] += cost[c];
      met += Math.min(cost[c], cells[col.extractors[seat] + c]);
    }
  }
  return met;
}

const priceOf = ({ cost }: Kind): number => cost[0] + cost[1] + cost[2] + cost[PURE];

/** A contract in hand: the dearer the better, but less for every turn until it can be paid. */
function cardValue(state: State, seat: Seat, kind: number): number {
  const { cells, compiled } = state;
  const { cost } = compiled.kinds[kind];
  const price = priceOf(compiled.kinds[kind]);
  let pips = 0;
  for (let c = 0; c < PURE; c++) pips += Math.max(0, cost[c] - cells[col.extractors[seat] + c]);
  // Only tanks pay what no extractor can; below that they are mana for one turn, and no contract is nearer for it.
  const above = Math.max(0, price - MAX_EXTRACTORS);
  const short = price - above - sumOf(state, col.extractors[seat]) + Math.max(0, above - stored(state, seat));
  return (1.7 + 0.42 * price) * 0.72 ** Math.max(pips, short, 0);
}

function creatureValue(state: State, slot: number): number {
  const health = healthOf(state, slot);
  let sum = 0.3 + 0.95 * Math.max(0, attackOf(state, slot)) + 0.75 * health;
  if (isMagnetic(state, slot)) sum += 0.1 * health;
  return isFaded(state, slot) ? sum : sum + textValue(kindOf(state, slot));
}

/** What a contract says besides its numbers; its Summon is over when it stands. */
function textValue({ gives, magic, discounts, moments }: Kind): number {
  let sum = 1.2 * magic + 1.2 * discounts.length;
  for (const give of gives) sum += 0.8 * (give.attack + give.health) + (give.status === 0 ? 0 : 0.8);
  for (let moment = 1; moment < moments.length; moment++) if (moments[moment] >= 0) sum += 0.8;
  return sum;
}

/** A plan goes to the end of a turn. */
export const span = ({ cells }: State): number => cells[col.turnNumber];

export const active = ({ cells }: State): Seat => (cells[col.active] === 0 ? 0 : 1);

/** Points that win e times as often as they lose. */
export const scale = 8;
