// What would a plan do? Its damage, healing and blocks added up, as if nothing were negated.

import type { Seat } from '@duello/kernel';
import { col } from '../../rules/state/columns.ts';
import type { Kind } from '../../rules/state/compiled.ts';
import { type FlatAmount, IN_ACTION_ONLY, NO_ELEMENT, NOTHING, OVER_CAST, OVER_FED } from '../../rules/state/nodes.ts';
import type { State } from '../../rules/state/state.ts';
import { KINDS } from '../../rules/state/zones.ts';

export interface Sums {
  /** Damage to the other: before all else, that can be blocked, that can't. */
  swift: number;
  strike: number;
  pierce: number;
  /** Damage to oneself. */
  self: number;
  heal: number;
  block: number;
  shield: number;
  draws: number;
  foeDraws: number;
  evades: boolean;
  halves: boolean;
  counters: number;
}

export const newSums = (): Sums => ({
  swift: 0,
  strike: 0,
  pierce: 0,
  self: 0,
  heal: 0,
  block: 0,
  shield: 0,
  draws: 0,
  foeDraws: 0,
  evades: false,
  halves: false,
  counters: 0,
});

/** A plan by kinds: spells cast, and what each spell that feeds gets of each kind in all. */
export interface Bundle {
  readonly casts: Int16Array;
  /** Which kinds of spells are in it. */
  readonly list: number[];
  /** For each kind of card not otherwise used: how many there are, and the feeder that gets them, or -1. */
  readonly spare: Int16Array;
  readonly fedTo: Int16Array;
}
export const newBundle = (): Bundle => ({
  casts: new Int16Array(KINDS),
  list: [],
  spare: new Int16Array(KINDS),
  fedTo: new Int16Array(KINDS),
});

const elements = new Int16Array(8);
const doublers = new Int16Array(8);
let all = 0;

/** Counts the spells of the round by element, those cast before included. */
function countCasts({ cells, compiled }: State, seat: Seat, { casts, list }: Bundle): void {
  elements.fill(0);
  doublers.fill(0);
  all = 0;
  for (const kind of compiled.spellKinds) {
    const count = cells[col.cast[seat] + kind];
    if (count > 0) note(compiled.kinds[kind], count);
  }
  for (const kind of list) {
    note(compiled.kinds[kind], casts[kind]);
    for (const node of compiled.kinds[kind].nodes) if (node.op === 'double') doublers[node.element] += casts[kind];
  }
}

function note({ element }: Kind, count: number): void {
  all += count;
  if (element !== NO_ELEMENT) elements[element] += count;
}

/** What one card counts for. */
export const worthAsFood = ({ each, insteadElement, insteadEach }: FlatAmount, { element }: Kind): number =>
  element !== NO_ELEMENT && element === insteadElement ? insteadEach : each;

function amountOf(state: State, bundle: Bundle, kind: number, amount: FlatAmount): number {
  const { base, over, each, insteadElement, insteadEach } = amount;
  if (over === NOTHING) return base;
  const { kinds } = state.compiled;
  if (over === OVER_FED) {
    let sum = base;
    for (let food = 0; food < kinds.length; food++) {
      if (bundle.spare[food] > 0 && bundle.fedTo[food] === kind)
        sum += bundle.spare[food] * worthAsFood(amount, kinds[food]);
    }
    return sum;
  }
  const special = insteadElement === NO_ELEMENT ? 0 : elements[insteadElement];
  const sum = base + special * insteadEach + (all - special) * each;
  return over === OVER_CAST ? sum : sum - worthAsFood(amount, kinds[kind]);
}

/** How often damage and blocks of a kind are doubled, as a factor. */
function factorOf({ compiled }: State, { element, nodes }: Kind): number {
  if (element === NO_ELEMENT || doublers[element] === 0 || nodes.some(({ op }) => op === 'double')) return 1;
  return compiled.options.spiritStacks === 'once' ? 2 : 2 ** doublers[element];
}

/** True when the plan puts out this kind itself. */
function isQuenched({ compiled }: State, { list }: Bundle, { element }: Kind): boolean {
  if (element === NO_ELEMENT || !compiled.putsOut || compiled.options.tsunamiPutsOut !== 'all') return false;
  return list.some((kind) =>
    compiled.kinds[kind].nodes.some(({ op, element: out }) => op === 'putOut' && out === element),
  );
}

/** Adds up a plan; `hurt` is true where damage to the caster is to be expected. */
export function addUp(state: State, seat: Seat, bundle: Bundle, hurt: boolean, into: Sums): void {
  const { kinds } = state.compiled;
  countCasts(state, seat, bundle);
  Object.assign(into, NO_SUMS);
  for (const number of bundle.list) {
    const kind = kinds[number];
    if (isQuenched(state, bundle, kind)) continue;
    const count = bundle.casts[number];
    const factor = factorOf(state, kind);
    for (const node of kind.nodes) {
      if (node.phase === IN_ACTION_ONLY || (node.needs !== NO_ELEMENT && elements[node.needs] === 0)) continue;
      // A second copy of a feeder goes hungry.
      const times = node.amount.over === OVER_FED ? 1 : count;
      const amount = times * amountOf(state, bundle, number, node.amount);
      switch (node.op) {
        case 'damage': {
          const damage = factor * (hurt && node.ifHurt !== null ? times * node.ifHurt : amount);
          if (node.unblockable) into.pierce += damage;
          else if (kind.priority) into.swift += damage;
          else into.strike += damage;
          if (node.to === 'each') into.self += damage;
          break;
        }
        case 'heal':
          into.heal += amount;
          break;
        case 'block':
          into.block += factor * amount;
          break;
        case 'shield':
          into.shield += factor * amount;
          break;
        case 'nextDraw':
          if (node.who === 'foe') into.foeDraws += amount;
          else into.draws += amount;
          break;
        case 'evade':
          into.evades = true;
          break;
        case 'halve':
          into.halves = true;
          break;
        case 'counter':
          into.counters += count;
          break;
        default:
      }
    }
  }
}
const NO_SUMS = newSums();
