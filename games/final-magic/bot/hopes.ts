// What may decide this very round? For whoever buys last, sets of cards with a plan for the fight; in the fight, plans alone.

import { type Goal, single } from '@duello/bots';
import { advance, asked, frameAt, other, type Reply, type Seat } from '@duello/kernel';
import { finalMagic } from '../rules/rules.ts';
import { BUY, COIN, codeOf, END } from '../rules/state/codes.ts';
import { col } from '../rules/state/columns.ts';
import { GEM } from '../rules/state/compiled.ts';
import { ask } from '../rules/state/frames.ts';
import { copy, type State } from '../rules/state/state.ts';
import { NO_PILE } from '../rules/state/zones.ts';
import { DEFENCE, estimate } from './fight/estimate.ts';
import { meets, type RatedPlan, ratedPlans } from './fight/plans.ts';
import type { Sums } from './fight/sums.ts';
import { mayKill } from './kill-buy.ts';
import { purse } from './shop.ts';

type Line = readonly Reply[];

/** Cards of one set, sets that are looked at, plans of each, and lines that are worth a proof. */
const MOST_CARDS = 3;
const MOST_SETS = 250;
const PLANS_EACH = 3;
const MOST_LINES = 80;
/** What a Counterspell may be worth, in points of health, and a card that need not be bought. */
const COUNTERS = 8;
const SAVED = 2;

const questionAt = (state: State): number => state.cells[frameAt(state) + 1];

/** Where both plan, and where whoever buys last buys. */
export const isNear = (state: State, seat: Seat): boolean =>
  asked(state) === 3
    ? questionAt(state) === ask.plan
    : questionAt(state) === ask.buy && state.cells[col.first] !== seat;

export function hopes(state: State, seat: Seat, goal: Goal): readonly Line[] {
  const isFight = questionAt(state) === ask.plan;
  if (goal === 'wins' ? !mayKill(state, seat) : !mayFall(state, seat)) return [];
  const lines = (isFight ? [[]] : purchases(state, seat, goal)).flatMap((bought) =>
    plansAfter(state, seat, bought, goal).map(({ reply, worth }) => ({
      line: [...bought, reply],
      worth: worth - SAVED * bought.length,
    })),
  );
  return lines
    .sort((a, b) => b.worth - a.worth)
    .slice(0, MOST_LINES)
    .map(({ line }) => line);
}

/** True when the other, with the cards it has in this world, may kill whoever does nothing about it. */
const mayFall = (state: State, seat: Seat): boolean =>
  ratedPlans(state, other(seat), harmOf).some(({ worth }) => worth >= state.cells[col.health[seat]]);

const harmOf = ({ swift, strike, pierce }: Sums): number => swift + strike + pierce;

let scratch: State | undefined;

/** The plans that seem to reach the goal once these answers are given. */
function plansAfter(state: State, seat: Seat, bought: Line, goal: Goal): readonly RatedPlan[] {
  const at = copy(state, scratch);
  scratch = at;
  for (const reply of bought) advance(finalMagic, at, seat, reply, null);
  const health = at.cells[col.health[other(seat)]];
  const plans = ratedPlans(at, seat, (sums, threat) => {
    if (goal === 'survives') return SURVIVING + estimate(at, seat, sums, threat, DEFENCE);
    const over = harmOf(sums) - health;
    return over < 0 ? 0 : 1 + over + COUNTERS * sums.counters;
  });
  return plans.toSorted((a, b) => b.worth - a.worth).slice(0, PLANS_EACH);
}
/** Every plan may save: only their order counts. */
const SURVIVING = 1000;

/** Answers that buy each set of cards that can be paid for and used in this fight, and end the phase. */
function purchases(state: State, seat: Seat, goal: Goal): readonly Line[] {
  const { cells, compiled } = state;
  const coins = purse(state, seat);
  const kinds = compiled.kinds.flatMap(({ type, inFight, price }, kind) => {
    const pile = cells[col.supply + kind];
    const isForSale = pile !== 0 && pile !== NO_PILE && cells[col.bought[seat] + kind] === 0;
    const helps = type === GEM || (goal === 'wins' ? inFight : meets(compiled.kinds[kind]));
    return isForSale && price <= coins && helps ? [kind] : [];
  });
  const most = compiled.options.change === 'keep' ? MOST_CARDS : 1;
  const lines: Line[] = [];
  const add = (from: number, set: readonly number[], left: number): void => {
    if (lines.length >= MOST_SETS) return;
    lines.push([
      ...coinsFor(state, seat, coins - left),
      ...set.map((kind) => single(codeOf(BUY, kind))),
      single(codeOf(END)),
    ]);
    if (set.length === most) return;
    for (let i = from; i < kinds.length; i++) {
      const { price } = compiled.kinds[kinds[i]];
      if (price <= left) add(i + 1, [...set, kinds[i]], left - price);
    }
  };
  add(0, [], coins);
  return lines;
}

/** Plays the dearest money first, so that most cards are left to be fed. */
function coinsFor({ cells, compiled }: State, seat: Seat, price: number): Line {
  const line: Reply[] = [];
  let due = price - cells[col.coins[seat]];
  const coinsOf = (kind: number): number => compiled.kinds[kind].coins;
  for (const kind of compiled.currencyKinds.toSorted((a, b) => coinsOf(b) - coinsOf(a))) {
    for (let n = cells[col.hand[seat] + kind]; n > 0 && due > 0; n--) {
      line.push(single(codeOf(COIN, kind)));
      due -= coinsOf(kind);
    }
  }
  return line;
}
