// What is a card worth? Points for a body in play, for a card in hand, and for a deck that is being drafted.

import type { Seat } from '@duello/kernel';
import { PICKS } from '../cards/numbers.ts';
import { col } from '../rules/state/columns.ts';
import { type Compiled, ENCHANTMENT, type Kind, SUMMONING } from '../rules/state/compiled.ts';
import { type State, TRAIT_BITS } from '../rules/state/state.ts';
import { lastingValue, modesValue } from './text-value.ts';

/** Of a kind: all it does once it is played, what it says while it is in play, what it is worth in hand. */
interface CardValue {
  readonly points: number;
  readonly lasting: number;
  readonly inHand: number;
  /** What it does beyond its price: for drafts. */
  readonly net: number;
}

const known = new WeakMap<Compiled, readonly CardValue[]>();

export function cardValuesOf(compiled: Compiled): readonly CardValue[] {
  const made = known.get(compiled) ?? compiled.kinds.map(cardValue);
  known.set(compiled, made);
  return made;
}

const has = (traits: number, bit: number): boolean => (traits & bit) !== 0;

/** A body by its numbers and traits. */
export function bodyValue(attack: number, defense: number, traits: number): number {
  const guards = Math.max(0, defense);
  const [cantAttack, cantDefend] = [has(traits, TRAIT_BITS.cantAttack), has(traits, TRAIT_BITS.cantDefend)];
  if (cantAttack && cantDefend) return 0.1;
  // Whatever can't attack still hits back.
  const wall = 0.2 * guards + 0.35 * Math.max(0, guards - 2);
  let sum = 0.6 + (cantAttack ? 0.3 : 0.9) * attack + (cantDefend ? 0.5 : 1) * wall;
  if (!cantAttack) {
    if (has(traits, TRAIT_BITS.pierce)) sum += 0.25 * attack;
    if (has(traits, TRAIT_BITS.ignoreSummoning)) sum += 0.2 + 0.7 * attack;
  }
  if (!cantDefend && has(traits, TRAIT_BITS.harden)) sum += 0.5 + 0.1 * attack;
  return sum;
}

/** What an average fatigue point buys. */
const A_POINT = 1.15;

function cardValue(kind: Kind): CardValue {
  const lasting = lastingValue(kind.card);
  const points = pointsOf(kind, lasting);
  const net = points - A_POINT * kind.cost - 1;
  const inHand = 1.15 + 0.12 * Math.max(-2, Math.min(4, net)) + 0.06 * kind.cost + (kind.fast ? 0.2 : 0);
  return { points, lasting, inHand, net };
}

function pointsOf(kind: Kind, lasting: number): number {
  const { type, card, ready, fast } = kind;
  const played = modesValue(card.modes);
  const speed = fast ? 0.5 : 0;
  if (type === SUMMONING) {
    const haste = ready ? 0.4 * kind.attack : 0;
    return bodyValue(kind.attack, kind.defense, kind.traits) + played + lasting + haste + speed;
  }
  if (type !== ENCHANTMENT) return played + speed;
  return givenValue(kind) + lasting + speed;
}

/** On a usual body of its own or of the enemy's. */
function givenValue({ enchants, givenAttack, givenDefense, givenTraits }: Kind): number {
  const change = bodyValue(3 + givenAttack, 3 + givenDefense, givenTraits) - bodyValue(3, 3, 0);
  return enchants?.side === 'enemy' ? -change : change - 0.4;
}

/** Cards of a deck by cost, the last for that cost and more: what makes a good curve. */
const CURVE = [0.06, 0.22, 0.28, 0.2, 0.14, 0.1] as const;
const SUMMONINGS = 0.62;
/** With more of them there is no room for answers. */
const MOST_SUMMONINGS = 0.66;
const FAST = 0.2;

/** What a pick brings on average. */
const USUAL = 0.6;

const byCost = new Float64Array(CURVE.length);

/** A deck that is being drafted: what its cards do, and how far it is from a deck that can be played. */
export function draftValue(state: State, seat: Seat): number {
  const { cells, compiled } = state;
  const values = cardValuesOf(compiled);
  const size = cells[col.listSize[seat]];
  byCost.fill(0);
  let [points, summonings, fast] = [0, 0, 0];
  for (let i = 0; i < size; i++) {
    const kind = cells[col.list[seat] + i];
    const { cost, type, fast: isFast } = compiled.kinds[kind];
    points += values[kind].net;
    byCost[Math.min(cost, CURVE.length - 1)]++;
    if (type === SUMMONING) summonings++;
    if (isFast) fast++;
  }
  // The nearer the end, the more a gap matters.
  const weight = 0.15 + 0.35 * (size / PICKS);
  let off =
    short(SUMMONINGS * size - summonings) +
    short(summonings - MOST_SUMMONINGS * size) +
    0.5 * short(FAST * size - fast);
  for (let cost = 0; cost < CURVE.length; cost++) off += 0.5 * short(byCost[cost] - CURVE[cost] * size - 1);
  return points - USUAL * size - weight * off;
}

const short = (gap: number): number => (gap > 0 ? gap * gap * 0.5 + gap * 0.5 : 0);
