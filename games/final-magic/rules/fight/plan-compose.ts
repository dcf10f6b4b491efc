// How is a fight plan composed? What may be added next, which plans are one step larger, and the plan's place in the kernel.

import type { Blocked, Completion, Json, Plans, Reply, Seat } from '@duello/kernel';
import { col, FED, KIND_MASK, PLAN_ROOM } from '../state/columns.ts';
import { GEM, SPELL } from '../state/compiled.ts';
import type { State } from '../state/state.ts';
import { gemMana, planCost, readPlan, refusePlan, writePlan } from './plan.ts';
import { randomPlan } from './plan-random.ts';

/** What could be added to a partial plan, and what not and why. */
function complete(state: State, seat: Seat, partial: Json): Completion {
  const { cells, compiled } = state;
  const reply = { size: 0, codes: new Int16Array(PLAN_ROOM + 1) };
  const bad = readPlan(state, partial, reply);
  const reason = bad ?? refusePlan(state, seat, reply);
  const next: string[] = [];
  const blocked: Blocked[] = [];
  const feeders: { index: number; end: number }[] = [];
  let index = 0;
  for (let at = 0; bad === null && at < reply.size; at++) {
    if (reply.codes[at] >= FED || compiled.kinds[reply.codes[at]].type !== SPELL) continue;
    index++;
    if (compiled.kinds[reply.codes[at]].feeds === 0) continue;
    let end = at + 1;
    while (end < reply.size && reply.codes[end] >= FED) end++;
    feeders.push({ index, end });
  }
  const larger = { size: 0, codes: new Int16Array(PLAN_ROOM + 2) };
  const tryAt = (key: string, code: number, at: number): void => {
    insert(reply, code, at, larger);
    const why = refusePlan(state, seat, larger);
    if (why === null) next.push(key);
    else blocked.push({ key, reason: why });
  };
  for (let kind = 0; bad === null && kind < compiled.kinds.length; kind++) {
    if (cells[col.hand[seat] + kind] === 0) continue;
    const { id, type } = compiled.kinds[kind];
    if (type === GEM) tryAt(`gem:${id}`, kind, 0);
    if (type === SPELL) tryAt(`cast:${id}`, kind, reply.size);
    for (const feeder of feeders) tryAt(`feed.${feeder.index}:${id}`, kind | FED, feeder.end);
  }
  const mana = cells[col.mana[seat]] + (bad === null ? gemMana(compiled, reply.codes, reply.size) : 0);
  const cost = bad === null ? planCost(state, seat, reply.codes, reply.size) : 0;
  return { legal: reason === null, reason, next, blocked, sums: { mana, cost, left: mana - cost } };
}

/** A reply with one code put in at a place. */
function insert(reply: Reply, code: number, at: number, into: Reply): void {
  into.codes.set(reply.codes.subarray(0, at));
  into.codes[at] = code;
  into.codes.set(reply.codes.subarray(at, reply.size), at + 1);
  into.size = reply.size + 1;
}

const grown = { size: 0, codes: new Int16Array(PLAN_ROOM + 64) };
const paid = { size: 0, codes: new Int16Array(PLAN_ROOM + 64) };

/** Plays gems from hand, dearest first, until the plan is paid for; false when it can't be. */
function payWithGems(state: State, seat: Seat, reply: Reply): boolean {
  const { cells, compiled } = state;
  for (let g = compiled.gemKinds.length - 1; g >= 0; g--) {
    const kind = compiled.gemKinds[g];
    for (let n = countOf(reply, kind); n < cells[col.hand[seat] + kind]; n++) {
      if (refusePlan(state, seat, reply) === null) return true;
      insert(reply, kind, 0, paid);
      reply.codes.set(paid.codes.subarray(0, paid.size));
      reply.size = paid.size;
    }
  }
  return refusePlan(state, seat, reply) === null;
}

function countOf({ codes, size }: Reply, kind: number): number {
  let count = 0;
  for (let at = 0; at < size; at++) if ((codes[at] & KIND_MASK) === kind) count++;
  return count;
}

/** Calls back with every legal plan that casts or feeds one card more, with the gems that takes. */
function grow(state: State, seat: Seat, reply: Reply, found: (larger: Reply) => void): void {
  const { cells, compiled } = state;
  if (reply.size === PLAN_ROOM) return;
  for (let kind = 0; kind < compiled.kinds.length; kind++) {
    if (cells[col.hand[seat] + kind] <= countOf(reply, kind)) continue;
    if (compiled.kinds[kind].inFight) {
      insert(reply, kind, reply.size, grown);
      if (payWithGems(state, seat, grown)) found(grown);
    }
    for (let at = 0; at < reply.size; at++) {
      if (reply.codes[at] >= FED || compiled.kinds[reply.codes[at]].feeds === 0) continue;
      insert(reply, kind | FED, at + 1, grown);
      if (refusePlan(state, seat, grown) === null) found(grown);
    }
  }
}

export const plans: Plans<State> = {
  refuse: refusePlan,
  complete,
  grow,
  random: randomPlan,
  read: (state, _seat, words, reply) => readPlan(state, words, reply),
  write: (state, _seat, reply) => writePlan(state.compiled, reply.codes, reply.size),
};
