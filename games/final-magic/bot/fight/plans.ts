// Which plans for the fight are worth a thought? Spells that mana pays for, with what is left over as food.

import type { Reply, Seat } from '@duello/kernel';
import { other } from '@duello/kernel';
import { planCost } from '../../rules/fight/plan.ts';
import { col, FED, PLAN_ROOM } from '../../rules/state/columns.ts';
import type { Kind } from '../../rules/state/compiled.ts';
import { OVER_FED } from '../../rules/state/nodes.ts';
import { totalCapacity } from '../../rules/state/shields.ts';
import type { State } from '../../rules/state/state.ts';
import { KINDS } from '../../rules/state/zones.ts';
import { cardValuesOf } from '../card-value.ts';
import { type Aim, ATTACK, BALANCED, DEFENCE, estimate } from './estimate.ts';
import { addUp, type Bundle, newBundle, newSums, type Sums, worthAsFood } from './sums.ts';
import { expectThreat, type Threat } from './threat.ts';

const threat: Threat = { strike: 0, pierce: 0, defence: 0, best: 0 };
const sums = newSums();
const bundle: Bundle = newBundle();
const items = new Int16Array(KINDS);
const codes = new Int16Array(PLAN_ROOM + 64);
let itemCount = 0;

/** Calls back with each plan that is put together: it stands in `codes`, its sums in `sums`. */
type Found = (size: number) => void;

interface Search {
  readonly state: State;
  readonly seat: Seat;
  readonly mana: number;
  readonly found: Found;
  /** Something in hand may be fed: then even what costs nothing may do more as food. */
  readonly feeds: boolean;
  left: number;
}

/** Puts together up to `most` plans, those that cast most first. */
function eachPlan(state: State, seat: Seat, most: number, found: Found): void {
  const { cells, compiled } = state;
  expectThreat(state, other(seat), threat);
  itemCount = 0;
  let mana = cells[col.mana[seat]];
  for (const kind of compiled.gemKinds) mana += cells[col.hand[seat] + kind] * compiled.kinds[kind].gemMana;
  for (const kind of cardValuesOf(compiled).fightOrder) {
    if (cells[col.hand[seat] + kind] > 0) items[itemCount++] = kind;
  }
  bundle.casts.fill(0);
  bundle.list.length = 0;
  const feeds = items.subarray(0, itemCount).some((kind) => compiled.kinds[kind].feeds > 0);
  choose({ state, seat, mana, found, feeds, left: most }, 0);
}

/** Nothing but good comes of casting it, and it costs nothing. */
export const isGift = (kind: Kind): boolean =>
  kind.mana === 0 &&
  kind.feeds === 0 &&
  !kind.counters &&
  !kind.putsOut &&
  kind.nodes.every((node) => node.op !== 'halve' && (node.op !== 'damage' || node.to === 'foe'));

/** Mana that a kind takes at the least. */
const leastMana = (kind: Kind, free: boolean): number => (free ? 0 : Math.max(0, kind.mana - kind.cheaperBy));

function choose(search: Search, at: number, spent = 0): void {
  if (search.left <= 0) return;
  if (at === itemCount) {
    finish(search);
    return;
  }
  const { state, seat, mana } = search;
  const number = items[at];
  const kind = state.compiled.kinds[number];
  const have = state.cells[col.hand[seat] + number];
  const least = isGift(kind) && !search.feeds ? have : 0;
  const free = state.compiled.freers[number].some((freer) => state.cells[col.hand[seat] + freer] > 0);
  const cost = leastMana(kind, free);
  for (let n = have; n >= least; n--) {
    if (spent + n * cost > mana) continue;
    bundle.casts[number] = n;
    if (n > 0) bundle.list.push(number);
    choose(search, at + 1, spent + n * cost);
    if (n > 0) bundle.list.pop();
  }
  bundle.casts[number] = 0;
}

/** Pays with gems, feeds what is left, and hands the plan over: once for each spell that could be fed. */
function finish(search: Search): void {
  const { state, seat, found } = search;
  const { kinds } = state.compiled;
  let size = 0;
  for (const number of bundle.list) for (let n = 0; n < bundle.casts[number]; n++) codes[size++] = number;
  const cost = planCost(state, seat, codes, size);
  if (cost > search.mana) return;
  const gems = payWithGems(state, seat, cost - state.cells[col.mana[seat]]);
  const feeders = bundle.list.filter((number) => kinds[number].feeds > 0);
  const harmsItself = bundle.list.some((number) =>
    kinds[number].nodes.some(({ op, to }) => op === 'damage' && to === 'each'),
  );
  for (const first of feeders.length > 0 ? feeders : [-1]) {
    share(state, first, feeders);
    addUp(state, seat, bundle, threat.strike > 0 || harmsItself, sums);
    search.left--;
    found(write(state, gems));
  }
}

const played = new Int16Array(KINDS);

/** Which gems pay for so much: large ones first, the last no larger than it must be. Returns how many are played. */
function payWithGems({ cells, compiled }: State, seat: Seat, cost: number): number {
  const { gemKinds, kinds } = compiled;
  played.fill(0);
  for (let kind = 0; kind < kinds.length; kind++)
    bundle.spare[kind] = cells[col.hand[seat] + kind] - bundle.casts[kind];
  let due = cost;
  let count = 0;
  while (due > 0) {
    let pick = -1;
    for (const kind of gemKinds) {
      if (bundle.spare[kind] === 0) continue;
      const better = pick < 0 || (kinds[pick].gemMana < due ? kinds[kind].gemMana > kinds[pick].gemMana : false);
      if (better || (pick >= 0 && kinds[kind].gemMana >= due && kinds[kind].gemMana < kinds[pick].gemMana)) pick = kind;
    }
    if (pick < 0) break;
    bundle.spare[pick]--;
    played[pick]++;
    due -= kinds[pick].gemMana;
    count++;
  }
  return count;
}

/** What feeding a card to a spell gives. */
function foodValue(feeder: Kind, food: Kind): number {
  let best = 0;
  for (const { amount } of feeder.nodes) {
    if (amount.over === OVER_FED) best = Math.max(best, worthAsFood(amount, food));
  }
  return best;
}

/** What is left over goes to the first spell that makes something of it, or to another one. */
function share({ compiled }: State, first: number, feeders: readonly number[]): void {
  const { kinds } = compiled;
  for (let food = 0; food < kinds.length; food++) {
    bundle.fedTo[food] = -1;
    if (first < 0 || bundle.spare[food] === 0) continue;
    if (foodValue(kinds[first], kinds[food]) > 0) bundle.fedTo[food] = first;
    else bundle.fedTo[food] = feeders.find((feeder) => foodValue(kinds[feeder], kinds[food]) > 0) ?? -1;
  }
}

/** The plan as an answer, in `codes`: gems, then spells, each with its food. */
function write({ compiled }: State, gems: number): number {
  const { kinds, gemKinds } = compiled;
  let size = 0;
  if (gems > 0) for (const kind of gemKinds) for (let n = 0; n < played[kind]; n++) codes[size++] = kind;
  for (const number of bundle.list) {
    for (let n = 0; n < bundle.casts[number]; n++) {
      codes[size++] = number;
      if (n > 0 || kinds[number].feeds === 0) continue;
      let fed = 0;
      for (let food = 0; food < kinds.length; food++) {
        if (bundle.fedTo[food] !== number) continue;
        for (let i = 0; i < bundle.spare[food] && fed < kinds[number].feeds; i++, fed++) codes[size++] = food | FED;
      }
    }
  }
  return size;
}

const QUICK_PLANS = 40;

/** The plan that seems best at once. */
export function quickPlan(state: State, seat: Seat, reply: Reply): void {
  let best = Number.NEGATIVE_INFINITY;
  reply.size = 0;
  eachPlan(state, seat, QUICK_PLANS, (size) => {
    const value = estimate(state, seat, sums, threat, BALANCED);
    if (value < best || (value === best && size >= reply.size)) return;
    best = value;
    reply.size = size;
    reply.codes.set(codes.subarray(0, size));
  });
}

export interface RatedPlan {
  readonly reply: Reply;
  readonly worth: number;
}

/** Plans that are worth something by their sums, in the order they are put together. */
export function ratedPlans(
  state: State,
  seat: Seat,
  rate: (sums: Sums, threat: Threat) => number,
): readonly RatedPlan[] {
  const rated: RatedPlan[] = [];
  eachPlan(state, seat, QUICK_PLANS, (size) => {
    const worth = rate(sums, threat);
    if (worth > 0) rated.push({ reply: { size, codes: codes.slice(0, size) }, worth });
  });
  return rated;
}

/** True when some plan leaves the other dead and the caster alive, if the other defends itself as is to be expected. */
export function canKill(state: State, seat: Seat): boolean {
  let kills = false;
  const { cells } = state;
  eachPlan(state, seat, QUICK_PLANS, () => {
    const harm = Math.max(0, sums.swift + sums.strike - threat.defence) + sums.pierce;
    const taken = threat.pierce + (sums.evades ? 0 : (threat.strike + sums.self) * (sums.halves ? 0.5 : 1));
    kills ||= harm >= cells[col.health[other(seat)]] && taken - sums.heal < cells[col.health[seat]];
  });
  return kills;
}

/** True when what is to be expected of the other may be the end. */
export function isInDanger(state: State, seat: Seat): boolean {
  expectThreat(state, other(seat), threat);
  return WORST_CASE * (threat.strike + threat.pierce) >= state.cells[col.health[seat]] + totalCapacity(state, seat);
}
const WORST_CASE = 1.7;

/** True for a spell that stops or heals something, with the mana there is. */
export function mayMeet({ cells, compiled }: State, seat: Seat, number: number): boolean {
  const kind = compiled.kinds[number];
  let mana = cells[col.mana[seat]];
  for (const gem of compiled.gemKinds) mana += cells[col.hand[seat] + gem] * compiled.kinds[gem].gemMana;
  return kind.mana <= mana && meets(kind);
}

/** True for a spell that stops or heals something in a fight. */
export const meets = ({ inFight, nodes }: Kind): boolean => inFight && nodes.some(({ op }) => MEETS.has(op));
const MEETS: ReadonlySet<string> = new Set(['heal', 'block', 'shield', 'evade', 'halve', 'counter', 'putOut']);

const MOST_PLANS = 400;

interface Drafted {
  readonly reply: Reply;
  readonly values: readonly number[];
  readonly counters: number;
}
const AIMS: readonly Aim[] = [BALANCED, ATTACK, DEFENCE];

/** Different good plans, the best first: for harm and life alike, for each alone, with and without Counterspells, and none. */
export function planTries(state: State, seat: Seat, few: number): readonly Reply[] {
  const drafts: Drafted[] = [];
  eachPlan(state, seat, MOST_PLANS, (size) => {
    drafts.push({
      reply: { size, codes: codes.slice(0, size) },
      values: AIMS.map((aim) => estimate(state, seat, sums, threat, aim)),
      counters: sums.counters,
    });
  });
  const by = (aim: number) => (a: Drafted, b: Drafted) => b.values[aim] - a.values[aim] || a.reply.size - b.reply.size;
  const ranked = AIMS.map((_, aim) => [...drafts].sort(by(aim)));
  const chosen = new Set<Reply>();
  const take = (list: readonly Drafted[], count: number): void => {
    for (const { reply } of list.slice(0, count)) if (chosen.size < few) chosen.add(reply);
  };
  take(ranked[0], few >> 1);
  take(ranked[1], few >> 3);
  take(ranked[2], few >> 3);
  for (const counters of [0, 1, 2])
    take(
      ranked[0].filter((draft) => draft.counters === counters),
      1,
    );
  take(ranked[0], few - 1);
  const empty = [...chosen].some(({ size }) => size === 0);
  if (!empty) chosen.add({ size: 0, codes: new Int16Array(0) });
  return [...chosen];
}
