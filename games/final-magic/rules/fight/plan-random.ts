// How is a fight plan drawn at random, every legal one equally likely? By counting all of them, never by listing.
//
// A plan is which gems are played, which spells are cast and who is fed what. With f spells that feed, the r copies of
// a kind that are left over can be shared out in C(r + f, f) ways, so the number of plans with f feeders is a sum over
// what is used of each kind, limited only by mana: a small table, filled from the last kind to the first.

import { fraction, type Reply, type Rng, type Seat, shuffle } from '@duello/kernel';
import { col, FED, PLAN_ROOM } from '../state/columns.ts';
import { GEM, type Kind, SPELL } from '../state/compiled.ts';
import { NO_ELEMENT } from '../state/nodes.ts';
import type { State } from '../state/state.ts';
import { refusePlan } from './plan.ts';

const TRIES = 200;
const MOST_MANA = 255;
const MOST_FEEDERS = 15;

interface Item {
  kind: number;
  have: number;
  /** Mana it gives (below 0) or costs at the least. */
  cost: number;
  feeds: boolean;
  usable: boolean;
}

const items: Item[] = Array.from({ length: 64 }, () => ({ kind: 0, have: 0, cost: 0, feeds: false, usable: false }));
let itemCount = 0;

/** The least a copy may cost in some plan; what the whole plan costs is checked at the end. */
function leastCost(state: State, seat: Seat, kind: Kind, number: number): number {
  let cost = kind.mana;
  if (kind.cheaperIf !== NO_ELEMENT) cost = Math.max(0, cost - kind.cheaperBy);
  if (state.compiled.freers[number].some((freer) => state.cells[col.hand[seat] + freer] > 0)) cost = 0;
  return cost;
}

/** Fills `items`, gems first so that mana is there before it is spent; returns the feeders in hand. */
function collect(state: State, seat: Seat): number {
  const { cells, compiled } = state;
  let feeders = 0;
  itemCount = 0;
  for (let pass = 0; pass < 2; pass++) {
    for (let number = 0; number < compiled.kinds.length; number++) {
      const have = cells[col.hand[seat] + number];
      if (have === 0) continue;
      const kind = compiled.kinds[number];
      if ((kind.type === GEM) !== (pass === 0)) continue;
      const item = items[itemCount++];
      item.kind = number;
      item.have = have;
      item.usable = kind.type === GEM || kind.inFight;
      item.cost = kind.type === GEM ? -kind.gemMana : leastCost(state, seat, kind, number);
      item.feeds = kind.type === SPELL && kind.inFight && kind.feeds > 0;
      if (item.feeds) feeders += have;
    }
  }
  return Math.min(feeders, MOST_FEEDERS);
}

/** C(rest + feeders, feeders): ways to share out what is left of a kind. */
function shares(rest: number, feeders: number): number {
  let ways = 1;
  for (let i = 1; i <= feeders; i++) ways = (ways * (rest + i)) / i;
  return ways;
}

let ways = new Float64Array(4096);
let widthMana = 0;
let widthFeeders = 0;
const cell = (item: number, feeders: number, mana: number): number =>
  (item * widthFeeders + feeders) * widthMana + mana;

/** Fills the table for exactly `total` feeders; `ways[0, 0, mana]` is the number of plans with them. */
function count(total: number, most: number): void {
  widthMana = most + 1;
  widthFeeders = total + 1;
  const size = (itemCount + 1) * widthMana * widthFeeders;
  if (ways.length < size) ways = new Float64Array(2 * size);
  for (let f = 0; f <= total; f++) {
    for (let mana = 0; mana <= most; mana++) ways[cell(itemCount, f, mana)] = f === total ? 1 : 0;
  }
  for (let i = itemCount - 1; i >= 0; i--) {
    for (let f = 0; f <= total; f++) {
      for (let mana = 0; mana <= most; mana++) ways[cell(i, f, mana)] = waysFrom(i, f, mana, total, most);
    }
  }
}

function waysFrom(i: number, f: number, mana: number, total: number, most: number): number {
  const item = items[i];
  const limit = item.usable ? item.have : 0;
  let sum = 0;
  for (let n = 0; n <= limit; n++) {
    const left = mana - n * item.cost;
    const feeders = item.feeds ? f + n : f;
    if (left < 0 || feeders > total) break;
    const rest = total === 0 ? 1 : shares(item.have - n, total);
    sum += rest * ways[cell(i + 1, feeders, Math.min(left, most))];
  }
  return sum;
}

const chosen = new Int16Array(64);

/** Draws how many of each item are used, with the table for `total` feeders in place. */
function drawUse(total: number, start: number, most: number, rng: Rng): void {
  let mana = start;
  let f = 0;
  for (let i = 0; i < itemCount; i++) {
    const item = items[i];
    let ticket = fraction(rng) * ways[cell(i, f, mana)];
    let n = 0;
    for (; ; n++) {
      const left = mana - n * item.cost;
      const feeders = item.feeds ? f + n : f;
      const rest = total === 0 ? 1 : shares(item.have - n, total);
      ticket -= rest * ways[cell(i + 1, feeders, Math.min(left, most))];
      const last = n === (item.usable ? item.have : 0) || left < item.cost || (item.feeds && feeders === total);
      if (ticket < 0 || last) break;
    }
    chosen[i] = n;
    mana = Math.min(most, mana - n * item.cost);
    if (item.feeds) f += n;
  }
}

const order = new Int16Array(PLAN_ROOM + 64);
const food = new Int16Array(64);

/** Writes gems, then the spells in any order, each feeder with its share of what is left. */
function writeOut(state: State, total: number, rng: Rng, reply: Reply): void {
  const { kinds } = state.compiled;
  reply.size = 0;
  let spells = 0;
  for (let i = 0; i < itemCount; i++) {
    const { kind, have } = items[i];
    food[i] = have - chosen[i];
    for (let n = 0; n < chosen[i]; n++) {
      if (kinds[kind].type === GEM) reply.codes[reply.size++] = kind;
      else order[spells++] = kind;
    }
  }
  shuffle(rng, order, 0, spells);
  let feedersLeft = total;
  for (let at = 0; at < spells; at++) {
    reply.codes[reply.size++] = order[at];
    if (kinds[order[at]].feeds === 0) continue;
    for (let i = 0; i < itemCount; i++) feedShare(i, feedersLeft, rng, reply);
    feedersLeft--;
  }
}

/** One feeder's share of a kind, when `feeders` are still to be fed: every way to share out is equally likely. */
function feedShare(i: number, feeders: number, rng: Rng, reply: Reply): void {
  const rest = food[i];
  let ticket = fraction(rng) * shares(rest, feeders);
  let share = 0;
  for (; share < rest; share++) {
    ticket -= shares(rest - share, feeders - 1);
    if (ticket < 0) break;
  }
  for (let n = 0; n < share && reply.size < PLAN_ROOM; n++) reply.codes[reply.size++] = items[i].kind | FED;
  food[i] -= share;
}

const totals = new Float64Array(MOST_FEEDERS + 1);

export function randomPlan(state: State, seat: Seat, rng: Rng, reply: Reply): void {
  const feeders = collect(state, seat);
  let dearest = 0;
  for (let i = 0; i < itemCount; i++)
    if (items[i].usable && items[i].cost > 0) dearest += items[i].have * items[i].cost;
  const most = Math.min(dearest, MOST_MANA);
  const start = Math.min(state.cells[col.mana[seat]], most);
  let all = 0;
  for (let f = 0; f <= feeders; f++) {
    count(f, most);
    totals[f] = ways[cell(0, 0, start)];
    all += totals[f];
  }
  for (let attempt = 0; attempt < TRIES; attempt++) {
    let total = feeders;
    if (feeders > 0) {
      let ticket = fraction(rng) * all;
      for (total = 0; total < feeders; total++) {
        ticket -= totals[total];
        if (ticket < 0) break;
      }
      count(total, most);
    }
    drawUse(total, start, most, rng);
    writeOut(state, total, rng, reply);
    // Discounts that did not come about and limits of feeders make some plans illegal: drawn again, the rest stays uniform.
    if (refusePlan(state, seat, reply) === null) return;
  }
  reply.size = 0;
}
