// Whom can an effect mean? Targets that may be chosen, and everyone that a word stands for.

import {
  add,
  choose,
  firstOffered,
  frameAt,
  type Offer,
  other,
  type Question,
  type Seat,
  seatOf,
} from '@duello/kernel';
import type { Filter } from '../../cards/targets.ts';
import * as codes from '../state/codes.ts';
import * as columns from '../state/columns.ts';
import * as kinds from '../state/compiled.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import * as field from '../state/field.ts';
import * as frames from '../state/frames.ts';
import type { Node } from '../state/nodes.ts';
import * as nodes from '../state/nodes.ts';
import * as places from '../state/slots.ts';
import type { State } from '../state/state.ts';
import * as meanings from '../state/state.ts';
import { bluntness } from './amounts.ts';
import { lostHealth } from './harm.ts';
import { inOrder } from './moments.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { EMPTY, col } = columns;
const { NOBODY, PLAYER, STATUS_BITS, isPlayer, playerCode } = meanings;
const { targetKey } = codes;
const { SPELL } = kinds;
const { attackOf, hasStatus, healthOf, isInLine, isThere, kindOf, ownerOf } = field;
const { ask } = frames;
const { TO_ALL, TO_BESIDE_IT, TO_EACH_PLAYER, TO_IT, TO_NEIGHBOURS, TO_OPPONENT, TO_THIS, TO_YOU } = nodes;
const { refOf } = places;

function fits(state: State, filter: Filter, slot: number, code: number): boolean {
  if (filter.other && code === slot) return false;
  if (filter.hurt && lostHealth(state, code) <= 0) return false;
  if (isPlayer(code)) return filter.maxAttack === null && filter.maxHealth === null;
  if (filter.maxAttack !== null && attackOf(state, code) > filter.maxAttack) return false;
  return filter.maxHealth === null || healthOf(state, code) <= filter.maxHealth;
}

/** Creatures and players in a buffer that is used again. */
interface Codes {
  count: number;
  readonly codes: Int16Array;
}
const ALL = 20;
const newCodes = (): Codes => ({ count: 0, codes: new Int16Array(ALL) });

/** Adds all that a filter means, the opposing side first; where a node chooses, only its legal targets. Stops at `most`. */
function gather(state: State, filter: Filter, slot: number, choosing: Node | null, most: number, into: Codes): void {
  const you = ownerOf(state, slot);
  if (filter.side !== 'own') gatherSide(state, filter, slot, choosing, most, into, other(you));
  if (filter.side !== 'opposing') gatherSide(state, filter, slot, choosing, most, into, you);
}

function gatherSide(
  state: State,
  filter: Filter,
  slot: number,
  choosing: Node | null,
  most: number,
  into: Codes,
  seat: Seat,
): void {
  const { cells } = state;
  const size = filter.what === 'player' ? 0 : cells[col.lineSize[seat]];
  const isSpell = choosing !== null && kindOf(state, slot).type === SPELL;
  for (let i = 0; i <= size && into.count < most; i++) {
    const code = i < size ? cells[col.line[seat] + i] : playerCode(seat);
    if (i === size && filter.what === 'creature') return;
    if (!fits(state, filter, slot, code)) continue;
    // CR35: Fog stops Spells of both players, and what a Spell contract does by Ambush.
    if (isSpell && hasStatus(state, code, STATUS_BITS.fog)) continue;
    if (choosing === null || isUseful(state, choosing, code)) into.codes[into.count++] = code;
  }
}

/** CR33: a choice must fall on something the effect can work on. */
function works(state: State, node: Node, code: number): boolean {
  if (node.to === TO_BESIDE_IT) return true;
  switch (node.op) {
    case 'heal':
      return lostHealth(state, code) > 0;
    case 'disarm':
      return state.cells[col.orb[isPlayer(code) ? seatOf(code - PLAYER) : ownerOf(state, code)]] !== EMPTY;
    case 'become':
      return !hasStatus(state, code, STATUS_BITS[node.status]);
    case 'blunt':
      return !isPlayer(code) && bluntness(state, code) > 0;
    case 'move':
      return canMove(state, node, code);
    default:
      return true;
  }
}

/** CR70: true when there is another place for it to go to. */
export function canMove(state: State, { where }: Node, slot: number): boolean {
  const last = state.cells[col.lineSize[ownerOf(state, slot)]] - 1;
  if (where === 'anywhere') return last > 0;
  return state.cells[col.place + slot] !== (where === 'leftEnd' ? 0 : last);
}

const isUseful = (state: State, node: Node, code: number): boolean => {
  if (node.uses.length === 0) return true;
  for (const use of node.uses) if (works(state, use, code)) return true;
  return false;
};

const targets = newCodes();

/** Writes the legal targets of a choice into `targets`, but no more than asked for; returns how many. */
function findTargets(state: State, node: Node, slot: number, most: number): number {
  targets.count = 0;
  if (node.filter !== null) gather(state, node.filter, slot, node, most, targets);
  return targets.count;
}

export const hasTarget = (state: State, node: Node, slot: number): boolean => findTargets(state, node, slot, 1) > 0;

/** CR31: chosen without asking when there is one; the frame that follows learns it. */
export function chooseTarget(state: State, number: number, slot: number, emit: MaybeEmit): void {
  const node = state.compiled.nodes[number];
  const count = findTargets(state, node, slot, 2);
  if (count > 1) choose(state, ask.target, 1 << ownerOf(state, slot), number);
  else bind(state, slot, count === 0 ? NOBODY : targets.codes[0], emit);
}

/** Writes the target into the frame that works on it, which is the top of the agenda now. */
function bind(state: State, slot: number, code: number, emit: MaybeEmit): void {
  state.cells[frameAt(state) + 3] = code;
  if (emit === null) return;
  const { id } = kindOf(state, slot);
  const seat = ownerOf(state, slot);
  if (code === NOBODY) emit({ kind: 'effectDidNothing', seat, source: id, why: 'noTarget' });
  else emit({ kind: 'targetChosen', seat, source: id, target: refOf(state, code) });
}

export const target: Question<State, Event> = {
  name: 'target',
  shape: 'one',
  offer(state, _seat, value, offer) {
    offerTargets(state, value, state.cells[frameAt(state, 1) + 2], offer);
  },
  take: (state, _seat, _value, reply, emit) => bind(state, state.cells[frameAt(state) + 2], reply.codes[0], emit),
  idle: (state, seat, value, reply) => firstOffered(target, state, seat, value, reply),
  key: (state, seat, code) => targetKey(state, seat, code),
  blocked: () => [],
  plans: null,
};

function offerTargets(state: State, number: number, slot: number, offer: Offer): void {
  const count = findTargets(state, state.compiled.nodes[number], slot, ALL);
  for (let i = 0; i < count; i++) add(offer, targets.codes[i]);
}

/** Everyone an effect works on. */
export const selected = newCodes();

const mean = (code: number): void => {
  selected.codes[selected.count++] = code;
};

export function selectTargets(state: State, node: Node, slot: number, it: number): void {
  selected.count = 0;
  const you = ownerOf(state, slot);
  switch (node.to) {
    case TO_THIS:
      if (isInLine(state, slot)) mean(slot);
      return;
    case TO_YOU:
      mean(playerCode(you));
      return;
    case TO_OPPONENT:
      mean(playerCode(other(you)));
      return;
    case TO_EACH_PLAYER:
      mean(playerCode(inOrder(state)[0]));
      mean(playerCode(inOrder(state)[1]));
      return;
    case TO_NEIGHBOURS:
      neighbours(state, slot);
      return;
    case TO_IT:
      if (it !== NOBODY && isThere(state, it)) mean(it);
      return;
    case TO_BESIDE_IT:
      if (it !== NOBODY && !isPlayer(it)) neighbours(state, it);
      return;
    case TO_ALL:
      if (node.filter !== null) gather(state, node.filter, slot, null, ALL, selected);
      return;
  }
}

/** The Creatures beside it; once it has left, those that closed up where it was. */
function neighbours(state: State, slot: number): void {
  const { cells } = state;
  const seat: Seat = ownerOf(state, slot);
  const place = cells[col.place + slot];
  const right = isInLine(state, slot) ? place + 1 : place;
  if (place > 0 && place - 1 < cells[col.lineSize[seat]]) mean(cells[col.line[seat] + place - 1]);
  if (right < cells[col.lineSize[seat]]) mean(cells[col.line[seat] + right]);
}
