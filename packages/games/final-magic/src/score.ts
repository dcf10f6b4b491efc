// How well does a seat stand? A value for bots, from what that seat can see of a state: higher is better.

import { isOver, other, outcome, type Seat } from '@duello/kernel';
import { ENDINGS } from './frames.ts';
import { totalCapacity } from './shields.ts';
import {
  COINS,
  DECK,
  DISCARD,
  HAND,
  HEALTH,
  IN_ACTION,
  IN_BUY,
  MANA,
  NEXT_DRAW,
  PHASE,
  PLAY,
  type State,
} from './state.ts';
import { CURRENCY, GEM, type Kind, NOTHING, type Node, SPELL } from './table.ts';

const WIN = 1000;
/** Each card makes the others rarer. */
const DILUTION = 0.9;
const COPIES_COUNTED = 3;

/** What an effect is worth when its spell is cast, in points of health. */
function nodeWorth(node: Node): number {
  const amount = node.over === NOTHING ? node.base : node.base + 1.5 * Math.max(node.each, node.insteadEach * 0.6);
  switch (node.op) {
    case 'damage':
      return amount * (node.toEach ? 0.45 : 1) * (node.unblockable ? 1.15 : 1);
    case 'heal':
      return amount * 0.55;
    case 'block':
      return amount * 0.5;
    case 'shield':
      return amount * 0.75;
    case 'evade':
      return 9;
    case 'halve':
      return 6;
    case 'putOut':
      return 3;
    case 'double':
      return 3.5;
    case 'draw':
      return amount * 2;
    case 'nextDraw':
      return (node.foe ? -amount : amount) * 2;
    case 'gain':
      return 4;
    case 'upgrade':
      return 3;
    case 'outcast':
      return 1.5;
    case 'counter':
      return 5;
    default:
      return 0;
  }
}

const MANA_WORTH = 2.2;

function kindWorth(kind: Kind): number {
  if (kind.type === CURRENCY) return 1.8 * (kind.coins - 0.6);
  if (kind.type === GEM) return 1.6 * kind.gemMana + 0.6;
  const sum = kind.nodes.reduce((total, node) => total + nodeWorth(node), 0);
  return 0.55 * Math.max(1, sum - MANA_WORTH * kind.mana);
}

const worths = new WeakMap<object, Float64Array>();

function worthOf({ table }: State): Float64Array {
  const known = worths.get(table);
  if (known !== undefined) return known;
  const made = Float64Array.from(table.kinds, kindWorth);
  worths.set(table, made);
  return made;
}

/** What the deck of a seat is good for: everything owned, further copies worth less, diluted by its size. */
function deckWorth(state: State, seat: Seat): number {
  const { cells, table } = state;
  const worth = worthOf(state);
  let sum = 0;
  let cards = 0;
  let mana = 0;
  let appetite = 0;
  for (let kind = 0; kind < table.kinds.length; kind++) {
    const own =
      cells[DECK[seat] + kind] + cells[HAND[seat] + kind] + cells[DISCARD[seat] + kind] + cells[PLAY[seat] + kind];
    if (own === 0) continue;
    cards += own;
    const { type, gemMana, mana: cost } = table.kinds[kind];
    if (type === GEM) mana += own * gemMana;
    if (type === SPELL) appetite += own * cost;
    sum += worth[kind] * (type === SPELL ? Math.min(own, COPIES_COUNTED) : own);
  }
  const unpaid = Math.max(0, appetite - 1.3 * mana);
  return (sum - 1.2 * unpaid) * (14 / Math.max(10, cards)) - DILUTION * Math.max(0, cards - 16) * 0.5;
}

/** What is at hand in the own turn and would be lost at its end. */
function promise(state: State, seat: Seat): number {
  const { cells, table } = state;
  const phase = cells[PHASE];
  if (phase !== IN_ACTION && phase !== IN_BUY) return 0;
  let coins = cells[COINS[seat]];
  let mana = cells[MANA[seat]];
  let spells = 0;
  for (let kind = 0; kind < table.kinds.length; kind++) {
    const count = cells[HAND[seat] + kind];
    if (count === 0) continue;
    const { coins: value, gemMana, type, inFight } = table.kinds[kind];
    coins += count * value;
    mana += count * gemMana;
    if (type === SPELL && inFight) spells += count * worthOf(state)[kind];
  }
  return 0.35 * coins + 0.5 * mana + 0.4 * spells;
}

export function score(state: State, seat: Seat): number {
  const { cells } = state;
  const foe = other(seat);
  if (isOver(state)) {
    const winner = outcome({ endings: ENDINGS }, state)?.winner ?? null;
    return winner === null ? 0 : winner === seat ? WIN : -WIN;
  }
  const health = cells[HEALTH[seat]] - cells[HEALTH[foe]];
  const shields = totalCapacity(state, seat) - totalCapacity(state, foe);
  const draws = cells[NEXT_DRAW[seat]] - cells[NEXT_DRAW[foe]];
  return health + 0.7 * shields + 1.5 * draws + deckWorth(state, seat) + promise(state, seat);
}
