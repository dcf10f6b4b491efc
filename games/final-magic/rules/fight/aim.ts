// What may a Counterspell of the fight be aimed at? F-P3: an enemy spell revealed now, or an enemy standing shield.

import type { Completion, Json, Plans, Question, Reason, Reply, Seat } from '@duello/kernel';
import { add, below, other } from '@duello/kernel';
import { AIM_ROOM, AT_SHIELD, col, FED, KIND_MASK, NO_AIM } from '../state/columns.ts';
import { SPELL } from '../state/compiled.ts';
import type { Aim, Event } from '../state/events.ts';
import { because } from '../state/reasons.ts';
import { shieldKind } from '../state/shields.ts';
import type { State } from '../state/state.ts';
import { SHIELD_ROOM } from '../state/zones.ts';

/** True when the plan has a spell (not a gem, not food) at this place. */
export function isSpellAt({ cells, compiled }: State, seat: Seat, at: number): boolean {
  const code = cells[col.plan[seat] + at];
  return (code & FED) === 0 && compiled.kinds[code & KIND_MASK].type === SPELL;
}

export function counterCount(state: State, seat: Seat): number {
  const { cells, compiled } = state;
  let count = 0;
  for (let at = 0; at < cells[col.planSize[seat]]; at++) {
    if (isSpellAt(state, seat, at) && compiled.kinds[cells[col.plan[seat] + at] & KIND_MASK].counters) count++;
  }
  return count;
}

/** Calls back with every legal aim of a seat's Counterspells; returns how many there are. */
function eachTarget(state: State, seat: Seat, found: ((aim: number) => void) | null): number {
  const { cells, compiled } = state;
  const foe = other(seat);
  let count = 0;
  for (let at = 0; at < cells[col.planSize[foe]]; at++) {
    if (!isSpellAt(state, foe, at) || compiled.kinds[cells[col.plan[foe] + at] & KIND_MASK].immune) continue;
    count++;
    found?.(at);
  }
  for (let shield = 0; shield < cells[col.shieldCount[foe]]; shield++) {
    if (compiled.kinds[shieldKind(state, foe, shield)].immune) continue;
    count++;
    found?.(AT_SHIELD + shield);
  }
  return count;
}

/** True when the seat has something to aim and something to aim at; all of it is public once plans are shown. */
export const mayAim = (state: State, seat: Seat): boolean =>
  counterCount(state, seat) > 0 && eachTarget(state, seat, null) > 0;

/** The number of a spell in its plan, counted among spells from 0. */
export function spellIndex(state: State, seat: Seat, place: number): number {
  let index = 0;
  for (let at = 0; at < place; at++) if (isSpellAt(state, seat, at)) index++;
  return index;
}

function aimKey(state: State, seat: Seat, aim: number): string {
  if (aim === NO_AIM) return 'none';
  const foe = other(seat);
  const { kinds } = state.compiled;
  if (aim >= AT_SHIELD) {
    const shield = aim - AT_SHIELD;
    return `shield.${shield + 1}:${kinds[shieldKind(state, foe, shield)].id}`;
  }
  return `spell.${spellIndex(state, foe, aim) + 1}:${kinds[state.cells[col.plan[foe] + aim] & KIND_MASK].id}`;
}

export function aimWords(state: State, seat: Seat, aim: number): Aim {
  if (aim === NO_AIM) return null;
  const foe = other(seat);
  const { kinds } = state.compiled;
  if (aim >= AT_SHIELD) {
    return { shield: aim - AT_SHIELD, card: kinds[shieldKind(state, foe, aim - AT_SHIELD)].id };
  }
  const card = kinds[state.cells[col.plan[foe] + aim] & KIND_MASK].id;
  return { spell: { seat: foe, index: spellIndex(state, foe, aim), card } };
}

/** Each seat's aims as they stand, one for each of its Counterspells. */
export const aimsOf = (state: State, seat: Seat): readonly Aim[] =>
  Array.from({ length: state.cells[col.aimSize[seat]] }, (_, i) =>
    aimWords(state, seat, state.cells[col.aims[seat] + i]),
  );

function targets(state: State, seat: Seat): number[] {
  const list: number[] = [];
  eachTarget(state, seat, (aim) => list.push(aim));
  return list;
}

function refuse(state: State, seat: Seat, reply: Reply): Reason | null {
  const counters = counterCount(state, seat);
  if (reply.size < 0 || reply.size > counters) return because('aimTooMany', { max: counters });
  const legal = targets(state, seat);
  for (let i = 0; i < reply.size; i++) {
    const aim = reply.codes[i];
    if (aim === NO_AIM || legal.includes(aim)) continue;
    return whyNot(state, seat, aim);
  }
  return null;
}

function whyNot(state: State, seat: Seat, aim: number): Reason {
  const foe = other(seat);
  const { cells, compiled } = state;
  if (aim >= AT_SHIELD && aim - AT_SHIELD < cells[col.shieldCount[foe]]) {
    return because('immune', { card: compiled.kinds[shieldKind(state, foe, aim - AT_SHIELD)].id });
  }
  if (aim >= 0 && aim < cells[col.planSize[foe]] && isSpellAt(state, foe, aim)) {
    return because('immune', { card: compiled.kinds[cells[col.plan[foe] + aim] & KIND_MASK].id });
  }
  return because('noSuchTarget');
}

/** Every place an aim could name, legal or not, by its key. */
function allKeys(state: State, seat: Seat): ReadonlyMap<string, number> {
  const { cells } = state;
  const foe = other(seat);
  const keys = new Map([['none', NO_AIM]]);
  for (let at = 0; at < cells[col.planSize[foe]]; at++) {
    if (isSpellAt(state, foe, at)) keys.set(aimKey(state, seat, at), at);
  }
  for (let shield = 0; shield < cells[col.shieldCount[foe]]; shield++) {
    keys.set(aimKey(state, seat, AT_SHIELD + shield), AT_SHIELD + shield);
  }
  return keys;
}

const SHAPE = 'aims must look like {"aims": ["spell.1:fireball", "none"]}, one for each Counterspell';

function read(state: State, seat: Seat, words: Json, reply: Reply): Reason | null {
  const list: unknown = typeof words === 'object' && words !== null && 'aims' in words ? words.aims : null;
  if (!Array.isArray(list) || list.length > AIM_ROOM) return because('badPlan', { what: SHAPE });
  const keys = allKeys(state, seat);
  reply.size = 0;
  for (const key of list) {
    const aim = typeof key === 'string' ? keys.get(key) : undefined;
    if (aim === undefined) return because('noSuchTarget', { key: String(key), offered: [...keys.keys()].join(' ') });
    reply.codes[reply.size++] = aim;
  }
  return null;
}

function complete(state: State, seat: Seat, partial: Json): Completion {
  const reply = { size: 0, codes: new Int16Array(AIM_ROOM + SHIELD_ROOM) };
  const reason = read(state, seat, partial, reply) ?? refuse(state, seat, reply);
  const left = counterCount(state, seat) - reply.size;
  const keys = left > 0 ? [NO_AIM, ...targets(state, seat)].map((aim) => aimKey(state, seat, aim)) : [];
  return { legal: reason === null, reason, next: keys, blocked: blocked(state, seat), sums: { left } };
}

const blocked = (state: State, seat: Seat) => {
  const legal = targets(state, seat);
  return [...allKeys(state, seat)].flatMap(([key, aim]) =>
    aim === NO_AIM || legal.includes(aim) ? [] : [{ key, reason: whyNot(state, seat, aim) }],
  );
};

/** One Counterspell more gets a target. */
function grow(state: State, seat: Seat, reply: Reply, found: (larger: Reply) => void): void {
  if (reply.size >= counterCount(state, seat)) return;
  const larger = { size: reply.size + 1, codes: new Int16Array(AIM_ROOM) };
  larger.codes.set(reply.codes.subarray(0, reply.size));
  for (const target of targets(state, seat)) {
    larger.codes[reply.size] = target;
    found(larger);
  }
}

const aimPlans: Plans<State> = {
  refuse,
  complete,
  grow,
  random(state, seat, rng, reply) {
    const legal = targets(state, seat);
    reply.size = counterCount(state, seat);
    for (let i = 0; i < reply.size; i++) reply.codes[i] = [NO_AIM, ...legal][below(rng, legal.length + 1)];
  },
  read,
  write: (state, seat, reply) => ({
    aims: [...reply.codes.subarray(0, reply.size)].map((code) => aimKey(state, seat, code)),
  }),
};

export const aim: Question<State, Event> = {
  name: 'aim',
  shape: 'plan',
  plans: aimPlans,
  offer(state, seat, _value, offer) {
    offer.max = counterCount(state, seat);
    eachTarget(state, seat, (code) => add(offer, code, offer.max));
  },
  take(state, seat, _value, reply, emit) {
    const { cells } = state;
    cells[col.aimSize[seat]] = counterCount(state, seat);
    for (let i = 0; i < cells[col.aimSize[seat]]; i++)
      cells[col.aims[seat] + i] = i < reply.size ? reply.codes[i] : NO_AIM;
    if (emit !== null) emit({ kind: 'counterTargetsChosen', seat });
  },
  idle(_state, _seat, _value, reply) {
    reply.size = 0;
  },
  key: aimKey,
  blocked,
};

/** The aims of a seat by their keys, as an answer would name them. */
export const aimKeys = (state: State, seat: Seat): readonly string[] =>
  [...state.cells.subarray(col.aims[seat], col.aims[seat] + state.cells[col.aimSize[seat]])].map((code) =>
    aimKey(state, seat, code),
  );
