// What can be answered at all that makes a difference to a fight? For proofs: every plan, every aim, every purchase.

import { single } from '@duello/bots';
import { frameAt, newOffer, offerTo, type Reply, type Seat } from '@duello/kernel';
import { planCost } from '../../rules/fight/plan.ts';
import { finalMagic } from '../../rules/rules.ts';
import { BUY, kindOf, verbOf } from '../../rules/state/codes.ts';
import { col, FED } from '../../rules/state/columns.ts';
import { CURRENCY } from '../../rules/state/compiled.ts';
import { ask } from '../../rules/state/frames.ts';
import type { State } from '../../rules/state/state.ts';
import { aimTries } from './aims.ts';
import { isGift } from './plans.ts';

const offer = newOffer();
const MOST_AIMS = 1000;

export function every(state: State, seat: Seat): readonly Reply[] {
  const question = state.cells[frameAt(state) + 1];
  if (question === ask.plan) return everyPlan(state, seat);
  if (question === ask.aim) return aimTries(state, seat, MOST_AIMS);
  offerTo(finalMagic, state, seat, offer);
  return [...offer.codes.subarray(0, offer.count)]
    .filter((code) => verbOf(code) !== BUY || state.compiled.kinds[kindOf(code)].type !== CURRENCY)
    .map(single);
}

/** Every set of spells that mana pays for, with all that is left over as food for one of them or shared out by kind. */
function everyPlan(state: State, seat: Seat): readonly Reply[] {
  const { cells, compiled } = state;
  const kinds = compiled.kinds.flatMap(({ inFight }, kind) =>
    inFight && cells[col.hand[seat] + kind] > 0 ? [kind] : [],
  );
  // What costs nothing and does only good is always cast, unless it could be fed to something.
  const feeds = kinds.some((kind) => compiled.kinds[kind].feeds > 0);
  const plans: Reply[] = [];
  const cast = (at: number, spells: readonly number[]): void => {
    if (at === kinds.length) plans.push(...paidFor(state, seat, spells));
    else {
      const have = cells[col.hand[seat] + kinds[at]];
      const least = !feeds && isGift(compiled.kinds[kinds[at]]) ? have : 0;
      for (let n = have; n >= least; n--) {
        cast(at + 1, [...spells, ...Array.from({ length: n }, () => kinds[at])]);
      }
    }
  };
  cast(0, []);
  return plans;
}

/** The spells with the fewest gems that pay for them, once for each way to share out the rest; none when they are too dear. */
function paidFor(state: State, seat: Seat, spells: readonly number[]): readonly Reply[] {
  const { cells, compiled } = state;
  const left = compiled.kinds.map((_, kind) => cells[col.hand[seat] + kind]);
  for (const spell of spells) left[spell]--;
  let due = planCost(state, seat, Int16Array.from(spells), spells.length) - cells[col.mana[seat]];
  const gems: number[] = [];
  const manaOf = (kind: number): number => compiled.kinds[kind].gemMana;
  const dearestFirst = compiled.gemKinds.toSorted((a, b) => manaOf(b) - manaOf(a));
  while (due > 0) {
    const there = dearestFirst.filter((kind) => left[kind] > 0);
    // The last gem is no larger than it must be: what it is worth as food is the same, and a smaller one is kept for nothing.
    const gem = there.findLast((kind) => manaOf(kind) >= due) ?? there[0];
    if (gem === undefined) return [];
    gems.push(gem);
    left[gem]--;
    due -= manaOf(gem);
  }
  const feeders = [...new Set(spells)].filter((kind) => compiled.kinds[kind].feeds > 0);
  return meals(left, feeders).map((meal) => {
    const codes = [...gems];
    spells.forEach((spell, i) => {
      codes.push(spell);
      if (spells.indexOf(spell) === i) codes.push(...(meal.get(spell) ?? []).slice(0, compiled.kinds[spell].feeds));
    });
    return { size: codes.length, codes: Int16Array.from(codes) };
  });
}

/** Ways to share out what is left: all copies of a kind go to the same spell. */
function meals(left: readonly number[], feeders: readonly number[]): readonly ReadonlyMap<number, readonly number[]>[] {
  if (feeders.length === 0) return [new Map()];
  const foods = left.flatMap((count, kind) => (count > 0 ? [kind] : []));
  const ways = feeders.length === 1 ? 1 : feeders.length ** Math.min(foods.length, MOST_SHARED);
  return Array.from({ length: ways }, (_, way) => {
    const meal = new Map<number, number[]>(feeders.map((feeder) => [feeder, []]));
    let digits = way;
    for (const food of foods) {
      meal.get(feeders[digits % feeders.length])?.push(...Array.from({ length: left[food] }, () => food | FED));
      digits = Math.floor(digits / feeders.length);
    }
    return meal;
  });
}
const MOST_SHARED = 6;
