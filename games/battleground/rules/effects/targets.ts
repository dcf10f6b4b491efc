// Whom can an effect mean? Targets and points that may be chosen, and everyone that a word stands for.

import { add, choose, firstOffered, frameAt, other, type Question, type Seat } from '@duello/kernel';
import type { Filter, Side } from '../../cards/filters.ts';
import { CONDITIONS } from '../../cards/vocabulary.ts';
import { aliveOn, isAlive, kindOf, ownerOf, refOf, sideOf } from '../state/board.ts';
import { spotKey } from '../state/codes.ts';
import { col, conditionCell, ON } from '../state/columns.ts';
import { SORCERY } from '../state/compiled.ts';
import { tokensOn } from '../state/enchant.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { ask } from '../state/frames.ts';
import { rangeBetween } from '../state/geometry.ts';
import {
  ADJACENT,
  NEIGHBOURING,
  type Node,
  TO_ALL,
  TO_ENCHANTED,
  TO_IT,
  TO_NEAR_IT,
  TO_NEAR_THIS,
  TO_OPPONENT,
  TO_THIS,
  TO_YOU,
} from '../state/nodes.ts';
import { START_LIFE } from '../state/numbers.ts';
import { EMPTY, FIELD, isPlayer, isSlot, NOBODY, ON_BOARD, POINT, playerCode, type State } from '../state/state.ts';

/** B1206, BR64: a sorcery does not reach a summon with Antimagic. */
const isShielded = (state: State, source: number, code: number): boolean =>
  isSlot(code) && state.cells[ON.antimagic + code] > 0 && kindOf(state, source).type === SORCERY;

const isOnSide = (state: State, side: Side, source: number, slot: number): boolean => {
  switch (side) {
    case 'any':
      return true;
    case 'own':
      return ownerOf(state, slot) === ownerOf(state, source);
    default:
      return (sideOf(state, slot) === sideOf(state, source)) === (side === 'ally');
  }
};

function fits(state: State, filter: Filter, source: number, slot: number): boolean {
  const { cells } = state;
  if (!isOnSide(state, filter.side, source, slot)) return false;
  if (filter.other && slot === source) return false;
  const { tier, hp } = kindOf(state, slot);
  if (filter.maxTier !== null && tier > filter.maxTier) return false;
  if (filter.maxHp !== null && cells[col.hp + slot] > filter.maxHp) return false;
  if (filter.hurt && cells[col.hp + slot] >= hp) return false;
  if (filter.enchanted && tokensOn(state, source, slot) === 0) return false;
  return filter.bears === null || bears(state, slot, filter.bears);
}

function bears({ cells }: State, slot: number, what: NonNullable<Filter['bears']>): boolean {
  if (what !== 'any') return cells[ON[what] + slot] > 0;
  for (let condition = 0; condition < CONDITIONS.length; condition++) {
    if (cells[conditionCell(condition, slot)] > 0) return true;
  }
  return false;
}

function playerFits({ cells }: State, filter: Filter, seat: Seat, you: Seat): boolean {
  if (filter.side !== 'any' && (filter.side === 'foe') === (seat === you)) return false;
  return !filter.hurt || cells[col.life[seat]] < START_LIFE;
}

/**
 * All fields in the order effects reach them: clockwise from its left for a summon on the board, row by row from the
 * caster for a spell (BR68).
 */
function fieldsFrom(state: State, source: number): readonly number[] {
  const { cells, compiled } = state;
  const side = sideOf(state, source);
  if (cells[col.where + source] !== ON_BOARD) return compiled.geometry.byRow[side];
  return compiled.geometry.outward[side][cells[col.at + source]];
}

/** Summons and players in a buffer that is used again; `shielded` is true when Antimagic kept somebody out. */
interface Codes {
  count: number;
  readonly codes: Int16Array;
  shielded: boolean;
}
const ALL = 48;
const newCodes = (): Codes => ({ count: 0, codes: new Int16Array(ALL), shielded: false });

function mean(state: State, source: number, code: number, into: Codes): void {
  if (isSlot(code) && !isAlive(state, code)) return;
  if (isShielded(state, source, code)) into.shielded = true;
  else into.codes[into.count++] = code;
}

/** Adds all that a filter means; no more is looked for once there are `most`. */
function gather(state: State, filter: Filter, source: number, most: number, into: Codes): void {
  if (filter.what !== 'player') {
    const fields = fieldsFrom(state, source);
    for (let i = 0; i < fields.length && into.count < most; i++) {
      const slot = aliveOn(state, fields[i]);
      if (slot !== EMPTY && fits(state, filter, source, slot)) mean(state, source, slot, into);
    }
  }
  if (filter.what === 'summon') return;
  const you = ownerOf(state, source);
  const foe = other(you);
  if (playerFits(state, filter, foe, you)) mean(state, source, playerCode(foe), into);
  if (playerFits(state, filter, you, you)) mean(state, source, playerCode(you), into);
}

const targets = newCodes();

/** Writes the legal targets of a choice into `targets`, but stops at `most`; returns how many. */
function findTargets(state: State, { filter }: Node, source: number, most: number): number {
  targets.count = 0;
  if (filter !== null) gather(state, filter, source, most, targets);
  return targets.count;
}

export const hasTarget = (state: State, node: Node, source: number): boolean => findTargets(state, node, source, 1) > 0;

/** BR89: chosen without asking when there is one; the frame that follows learns it. */
export function chooseTarget(state: State, number: number, source: number, emit: MaybeEmit): void {
  const count = findTargets(state, state.compiled.nodes[number], source, 2);
  if (count > 1) choose(state, ask.target, 1 << ownerOf(state, source), number);
  else bind(state, source, count === 0 ? NOBODY : targets.codes[0], emit);
}

/** Writes what was chosen into the frame that works on it, which is the top of the agenda now. */
function bind(state: State, source: number, code: number, emit: MaybeEmit): void {
  state.cells[frameAt(state) + 3] = code;
  if (emit === null) return;
  const { id } = kindOf(state, source);
  const seat = ownerOf(state, source);
  if (code === NOBODY) emit({ kind: 'effectDidNothing', seat, source: id, why: 'noTarget' });
  else if (code >= FIELD) emit({ kind: 'pointChosen', seat, source: id, point: spotKey(state, seat, code) });
  else emit({ kind: 'targetChosen', seat, source: id, target: refOf(state, code) });
}

export const target: Question<State, Event> = {
  name: 'target',
  shape: 'one',
  offer(state, _seat, value, offer) {
    const count = findTargets(state, state.compiled.nodes[value], state.cells[frameAt(state, 1) + 2], ALL);
    for (let i = 0; i < count; i++) add(offer, targets.codes[i]);
  },
  take: (state, _seat, _value, reply, emit) => bind(state, state.cells[frameAt(state) + 2], reply.codes[0], emit),
  idle: (state, seat, value, reply) => firstOffered(target, state, seat, value, reply),
  key: spotKey,
  blocked: () => [],
  plans: null,
};

export function choosePoint(state: State, number: number, source: number): void {
  choose(state, ask.point, 1 << ownerOf(state, source), number);
}

/** Any field, or any intersection. */
export const point: Question<State, Event> = {
  name: 'point',
  shape: 'one',
  offer({ compiled }, _seat, value, offer) {
    const { geometry, nodes } = compiled;
    const isField = nodes[value].point === 'field';
    const count = isField ? geometry.size : geometry.points.length;
    for (let i = 0; i < count; i++) add(offer, (isField ? FIELD : POINT) + i);
  },
  take: (state, _seat, _value, reply, emit) => bind(state, state.cells[frameAt(state) + 2], reply.codes[0], emit),
  idle: (state, seat, value, reply) => firstOffered(point, state, seat, value, reply),
  key: spotKey,
  blocked: () => [],
  plans: null,
};

/** Everyone an effect works on. */
export const selected = newCodes();

export function selectTargets(state: State, node: Node, source: number, it: number): void {
  selected.count = 0;
  selected.shielded = false;
  switch (node.to) {
    case TO_THIS:
      mean(state, source, source, selected);
      return;
    case TO_IT:
      if (it !== NOBODY && it < FIELD) mean(state, source, it, selected);
      return;
    case TO_YOU:
      mean(state, source, playerCode(ownerOf(state, source)), selected);
      return;
    case TO_OPPONENT:
      mean(state, source, playerCode(other(ownerOf(state, source))), selected);
      return;
    case TO_ENCHANTED:
      selectEnchanted(state, source);
      return;
    case TO_ALL:
      if (node.filter !== null) gather(state, node.filter, source, ALL, selected);
      return;
    case TO_NEAR_THIS:
      selectNear(state, node, source, source);
      return;
    case TO_NEAR_IT:
      if (it !== NOBODY) selectNear(state, node, source, it);
      return;
  }
}

/** Whoever bears a token of an enchantment, in the order effects reach them (BR68), not in that of the tokens. */
function selectEnchanted(state: State, source: number): void {
  for (const field of fieldsFrom(state, source)) {
    const slot = aliveOn(state, field);
    if (slot !== EMPTY && tokensOn(state, source, slot) > 0) mean(state, source, slot, selected);
  }
  const you = ownerOf(state, source);
  for (const seat of [other(you), you]) {
    if (tokensOn(state, source, playerCode(seat)) > 0) mean(state, source, playerCode(seat), selected);
  }
}

/** Summons of a side close to a summon, a field or an intersection. Players are nowhere (BR5). */
function selectNear(state: State, node: Node, source: number, around: number): void {
  if (isPlayer(around)) return;
  for (const field of fieldsFrom(state, source)) {
    const slot = state.cells[col.fields + field];
    if (slot === EMPTY || !isOnSide(state, node.side, source, slot)) continue;
    if (isReached(state, node, around, field)) mean(state, source, slot, selected);
  }
}

/** BR3, BR4: an intersection has its own ranges; the origin itself counts only where the text says so. */
export function isReached({ cells, compiled }: State, node: Node, around: number, field: number): boolean {
  const { geometry } = compiled;
  if (around >= POINT) return geometry.points[around - POINT].ranges[field] <= node.reach;
  const from = isSlot(around) ? cells[col.at + around] : around - FIELD;
  if (from === field) return node.origin;
  if (node.reach === ADJACENT) return geometry.adjacent[from].includes(field);
  if (node.reach === NEIGHBOURING) return geometry.neighbouring[from].includes(field);
  return rangeBetween(geometry, from, field) <= node.reach;
}

/** Whether Antimagic alone keeps a summon out of what reaches its field. */
export const isShieldedNear = (state: State, node: Node, source: number, around: number, slot: number): boolean =>
  isShielded(state, source, slot) &&
  isOnSide(state, node.side, source, slot) &&
  isReached(state, node, around, state.cells[col.at + slot]);
