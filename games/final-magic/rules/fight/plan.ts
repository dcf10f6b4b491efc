// What is a fight plan, what does it cost, and is it legal? F-P1. As numbers: gems, spells, each followed by the cards fed to it.

import type { Json, Reason, Reply, Seat } from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import { AIM_ROOM, col, FED, KIND_MASK, PLAN_ROOM } from '../state/columns.ts';
import { type Compiled, GEM, SPELL } from '../state/compiled.ts';
import type { PlanWords } from '../state/events.ts';
import { NO_ELEMENT, NO_KIND } from '../state/nodes.ts';
import { because } from '../state/reasons.ts';
import type { State } from '../state/state.ts';
import { KINDS } from '../state/zones.ts';

const used = new Int16Array(KINDS);
const spells = new Int16Array(KINDS);

/** Counts the spells of a plan into `spells`. */
function countSpells(compiled: Compiled, codes: Int16Array, size: number): void {
  spells.fill(0);
  for (let at = 0; at < size; at++) {
    const kind = codes[at];
    if (kind < FED && compiled.kinds[kind].type === SPELL) spells[kind]++;
  }
}

/** True when an own spell of the element was cast before or stands in the plan that has been counted. */
function casts(state: State, seat: Seat, element: number): boolean {
  const { kinds } = state.compiled;
  for (let kind = 0; kind < kinds.length; kind++) {
    if (kinds[kind].element === element && spells[kind] + state.cells[col.cast[seat] + kind] > 0) return true;
  }
  return false;
}

/** What each copy of a kind costs in the plan that has been counted (F-R44). */
function costEach(state: State, seat: Seat, number: number): number {
  const { mana, cheaperIf, cheaperBy } = state.compiled.kinds[number];
  return cheaperIf !== NO_ELEMENT && casts(state, seat, cheaperIf) ? Math.max(0, mana - cheaperBy) : mana;
}

/** How many copies of a kind cost nothing in the plan that has been counted (F-R45). */
function freeCopies({ compiled }: State, number: number): number {
  let free = 0;
  for (const freer of compiled.freers[number]) free += spells[freer];
  return Math.min(free, spells[number]);
}

/** F-P1: the sum of mana costs, less discounts and freed copies. */
export function planCost(state: State, seat: Seat, codes: Int16Array, size: number): number {
  countSpells(state.compiled, codes, size);
  let cost = 0;
  for (let number = 0; number < state.compiled.kinds.length; number++) {
    if (spells[number] > 0) cost += (spells[number] - freeCopies(state, number)) * costEach(state, seat, number);
  }
  return cost;
}

/** What each spell of a plan costs, in plan order; the first copies are the free ones. */
export function spellCosts(state: State, seat: Seat, codes: Int16Array, size: number): readonly number[] {
  const { kinds } = state.compiled;
  countSpells(state.compiled, codes, size);
  const free = kinds.map((_, number) => freeCopies(state, number));
  return [...codes.subarray(0, size)]
    .filter((code) => code < FED && kinds[code].type === SPELL)
    .map((code) => (free[code]-- > 0 ? 0 : costEach(state, seat, code)));
}

export function gemMana(compiled: Compiled, codes: Int16Array, size: number): number {
  let mana = 0;
  for (let at = 0; at < size; at++) if (codes[at] < FED) mana += compiled.kinds[codes[at]].gemMana;
  return mana;
}

/** Why this plan can't be committed, or null. */
export function refusePlan(state: State, seat: Seat, reply: Reply): Reason | null {
  const { cells, compiled } = state;
  const { codes, size } = reply;
  if (size < 0 || size > PLAN_ROOM) return because('planTooLong', { max: PLAN_ROOM });
  used.fill(0);
  let feeder = NO_KIND;
  let fed = 0;
  let counters = 0;
  for (let at = 0; at < size; at++) {
    const number = codes[at] & KIND_MASK;
    const kind = compiled.kinds[number];
    if (kind === undefined || codes[at] >= 2 * FED || codes[at] < 0) return because('badPlan', { what: SHAPE });
    if (++used[number] > cells[col.hand[seat] + number]) {
      return because('notInHand', { card: kind.id, have: cells[col.hand[seat] + number] });
    }
    if ((codes[at] & FED) !== 0) {
      if (feeder === NO_KIND || compiled.kinds[feeder].feeds === 0) return because('doesNotFeed', { card: kind.id });
      if (++fed > compiled.kinds[feeder].feeds) return because('feedTooMany', { max: compiled.kinds[feeder].feeds });
      continue;
    }
    feeder = kind.type === SPELL ? number : NO_KIND;
    fed = 0;
    if (kind.counters && ++counters > AIM_ROOM) return because('planTooLong', { max: AIM_ROOM });
    if (kind.type !== GEM && !kind.inFight) {
      return because(kind.type === SPELL ? 'actionOnly' : 'currencyInFight', { card: kind.id });
    }
  }
  const missing = planCost(state, seat, codes, size) - gemMana(compiled, codes, size) - cells[col.mana[seat]];
  return missing > 0 ? because('planTooDear', { missing }) : null;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const SHAPE =
  'plan must look like {"gems": ["lesserGem"], "spells": ["fireball", {"cast": "rockSmash", "feed": ["copper"]}]}';

/** Reads a plan in words; gems come first, then spells in their order. */
export function readPlan(state: State, words: Json, reply: Reply): Reason | null {
  const wrong = (what: string): Reason => because('badPlan', { what });
  if (typeof words !== 'object' || words === null || isList(words)) return wrong(SHAPE);
  const { gems, spells: cast, ...rest } = { gems: [], spells: [], ...words };
  if (!isList(gems) || !isList(cast) || Object.keys(rest).length > 0) return wrong(SHAPE);
  reply.size = 0;
  const put = (id: unknown, flag: number): Reason | null => {
    const number = typeof id === 'string' ? state.compiled.numbers.get(id) : undefined;
    if (number === undefined) return wrong(`there is no card ${JSON.stringify(id)}`);
    if (reply.size === PLAN_ROOM) return because('planTooLong', { max: PLAN_ROOM });
    reply.codes[reply.size++] = number | flag;
    return null;
  };
  for (const gem of gems) {
    const reason = put(gem, 0);
    if (reason !== null) return reason;
    const { type, id } = state.compiled.kinds[reply.codes[reply.size - 1]];
    if (type !== GEM) return because('notAGem', { card: id });
  }
  for (const entry of cast) {
    const spell: unknown = typeof entry === 'string' ? { cast: entry } : entry;
    if (typeof spell !== 'object' || spell === null || !('cast' in spell)) return wrong(SHAPE);
    if (Object.keys(spell).some((name) => name !== 'cast' && name !== 'feed')) return wrong(SHAPE);
    const food: unknown = 'feed' in spell ? spell.feed : [];
    if (!isList(food)) return wrong(SHAPE);
    const reason = put(spell.cast, 0);
    if (reason !== null) return reason;
    const { type, id } = state.compiled.kinds[reply.codes[reply.size - 1]];
    if (type !== SPELL) return because(type === GEM ? 'notASpell' : 'currencyInFight', { card: id });
    for (const card of food) {
      const refused = put(card, FED);
      if (refused !== null) return refused;
    }
  }
  return null;
}

/** The plan in words, with every spell and its food. */
export function planWords(compiled: Compiled, codes: Int16Array, size: number): PlanWords {
  const gems: CardId[] = [];
  const cast: { cast: CardId; feed: CardId[] }[] = [];
  for (let at = 0; at < size; at++) {
    const { id, type } = compiled.kinds[codes[at] & KIND_MASK];
    if ((codes[at] & FED) !== 0) cast.at(-1)?.feed.push(id);
    else if (type === GEM) gems.push(id);
    else cast.push({ cast: id, feed: [] });
  }
  return { gems, spells: cast };
}

export function writePlan(compiled: Compiled, codes: Int16Array, size: number): Json {
  const { gems, spells: cast } = planWords(compiled, codes, size);
  return { gems, spells: cast.map((spell) => (spell.feed.length === 0 ? spell.cast : { ...spell })) };
}
