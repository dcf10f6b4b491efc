// What does each effect do? One row an op; `it` is the target that was chosen for it.

import { bounded, choose, other, push, type Seat, seatOf } from '@duello/kernel';
import { COLOURS } from '../../cards/vocabulary.ts';
import * as columns from '../state/columns.ts';
import * as kinds from '../state/compiled.ts';
import type { MaybeEmit } from '../state/events.ts';
import * as field from '../state/field.ts';
import * as frames from '../state/frames.ts';
import * as purses from '../state/mana.ts';
import type { Node, NodeOp } from '../state/nodes.ts';
import * as nodes from '../state/nodes.ts';
import * as places from '../state/slots.ts';
import type { State } from '../state/state.ts';
import * as meanings from '../state/state.ts';
import * as statuses from '../state/statuses.ts';
import { amountOf, bluntness } from './amounts.ts';
import { drawMore, fetchOne } from './draw.ts';
import { fadeOne } from './fade.ts';
import { mend, strike } from './harm.ts';
import { inOrder } from './moments.ts';
import { hasBack, returnAll, takeBack } from './return.ts';
import { settle } from './settle.ts';
import { summonOne } from './summon.ts';
import { canMove, chooseTarget, hasTarget, selected, selectTargets } from './targets.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { EMPTY, col } = columns;
const { DISARMED, DOOMED, NOBODY, PLAYER, STATUS_BITS, TURN_SHIFT, isPlayer, playerCode } = meanings;
const { SPELL } = kinds;
const { kindOf, magicOf, ownerOf } = field;
const { ask, frame } = frames;
const { PURE, freeTanks, hasRoomForExtractor } = purses;
const { NODE_OPS, TO_OPPONENT } = nodes;
const { gifts, moveTo, refOf, tellGifts } = places;
const { columnOf } = statuses;

type Row = (state: State, node: Node, slot: number, it: number, emit: MaybeEmit, number: number) => void;

/** Performs one node; the rest of its chain waits beneath whatever it sets off. */
export function perform(state: State, number: number, slot: number, it: number, emit: MaybeEmit): void {
  const node = state.compiled.nodes[number];
  if (node.next >= 0) push(state, frame.effect, node.next, slot, it);
  rows[node.number](state, node, slot, it, emit, number);
}

/** `left` runs and the target chosen before, in one register. */
const packed = (left: number, it: number): number => left * 128 + it + 1;
const MOST_TIMES = 200;

/** C1301: what one run sets off is done before the next. */
export function again(state: State, number: number, slot: number, packedLeft: number): void {
  const left = packedLeft >> 7;
  const it = (packedLeft & 127) - 1;
  if (left > 1) push(state, frame.again, number, slot, packed(left - 1, it));
  push(state, frame.effect, state.compiled.nodes[number].effects, slot, it);
}

const ROWS: { readonly [O in NodeOp]: Row } = {
  choose: (state, _node, slot, _it, emit, number) => chooseTarget(state, number, slot, emit),
  again(state, node, slot, it, _emit, number) {
    const times = Math.min(MOST_TIMES, amountOf(state, node.times, slot, it));
    if (times > 0) push(state, frame.again, number, slot, packed(times, it));
  },
  damage: dealDamage,
  heal(state, node, slot, it, emit) {
    const amount = amountOf(state, node.amount, slot, it);
    selectTargets(state, node, slot, it);
    for (let i = 0; i < selected.count; i++) mend(state, selected.codes[i], amount, kindOf(state, slot).id, emit);
  },
  gain(state, node, slot, it, emit) {
    const attack = amountOf(state, node.attack, slot, it);
    const health = amountOf(state, node.health, slot, it);
    selectTargets(state, node, slot, it);
    for (let i = 0; i < selected.count; i++) change(state, selected.codes[i], attack, health, node, emit);
    settle(state, emit);
  },
  become(state, node, slot, it, emit) {
    selectTargets(state, node, slot, it);
    for (let i = 0; i < selected.count; i++) mark(state, selected.codes[i], node, emit);
  },
  blunt(state, node, slot, it, emit) {
    selectTargets(state, node, slot, it);
    for (let i = 0; i < selected.count; i++) {
      const code = selected.codes[i];
      if (!isPlayer(code)) change(state, code, -bluntness(state, code), 0, node, emit);
    }
  },
  fade(state, node, slot, it, emit) {
    selectTargets(state, node, slot, it);
    const before = emit === null ? null : gifts(state);
    for (let i = 0; i < selected.count; i++) fadeOne(state, selected.codes[i], emit);
    if (emit !== null && before !== null) tellGifts(state, before, emit);
    settle(state, emit);
  },
  disarm(state, node, slot, it, emit) {
    const { cells, compiled } = state;
    const you = ownerOf(state, slot);
    selectTargets(state, node, slot, it);
    // CR33: as the Italian book reads, the only Orb is destroyed, whoever has it.
    if (compiled.disarmsOwn && node.to === TO_OPPONENT && cells[col.orb[other(you)]] === EMPTY) {
      selected.codes[0] = playerCode(you);
    }
    for (let i = 0; i < selected.count; i++) {
      const orb = cells[col.orb[seatOf(selected.codes[i] - PLAYER)]];
      if (orb !== EMPTY) cells[col.marks + orb] |= DOOMED | DISARMED;
    }
    settle(state, emit);
  },
  destroy(state, node, slot, it, emit) {
    selectTargets(state, node, slot, it);
    for (let i = 0; i < selected.count; i++) {
      if (!isPlayer(selected.codes[i])) state.cells[col.marks + selected.codes[i]] |= DOOMED;
    }
    settle(state, emit);
  },
  return(state, node, slot, it, emit) {
    selectTargets(state, node, slot, it);
    returnAll(state, selected.codes, selected.count, emit);
  },
  summon(state, node, slot, _it, emit) {
    summonOne(state, node.token, seatMeant(state, node.for, slot), slot, emit);
    settle(state, emit);
  },
  fetch: (state, node, slot, _it, emit) => fetchOne(state, seatMeant(state, node.who, slot), emit),
  draw: (state, _node, slot) => drawMore(state, ownerOf(state, slot)),
  takeBack: (state, node, slot, _it, emit, number) => takeBack(state, node, slot, number, emit),
  fillTanks(state, node, slot, it, emit) {
    const seat = ownerOf(state, slot);
    const count = Math.min(freeTanks(state, seat), amountOf(state, node.count, slot, it));
    if (count <= 0) {
      doNothing(state, slot, 'noRoom', emit);
      return;
    }
    state.cells[col.tanks[seat] + PURE] += count;
    if (emit !== null) emit({ kind: 'tanksFilled', seat, colour: COLOURS[PURE], count });
  },
  extractor(state, _node, slot, _it, emit, number) {
    const seat = ownerOf(state, slot);
    if (hasRoomForExtractor(state, seat)) choose(state, ask.extractor, 1 << seat, number);
    else doNothing(state, slot, 'noRoom', emit);
  },
  move: moveMeant,
  may(state, node, slot, it, emit) {
    if (!hasSomethingToDo(state, node.effects, slot)) {
      doNothing(state, slot, 'noTarget', emit);
      return;
    }
    push(state, frame.effect, node.effects, slot, it);
    choose(state, ask.may, 1 << ownerOf(state, slot));
  },
  if(state, node, slot, it) {
    const holds = amountOf(state, node.count, slot, it) >= node.atLeast;
    const chain = holds ? node.then : node.otherwise;
    if (chain >= 0) push(state, frame.effect, chain, slot, it);
  },
};

const rows = NODE_OPS.map((op) => ROWS[op]);

function seatMeant(state: State, who: Node['who'], slot: number): Seat {
  const you = ownerOf(state, slot);
  if (who === 'you' || who === 'opponent') return who === 'you' ? you : other(you);
  const [current, waiting] = inOrder(state);
  return who === 'current' ? current : waiting;
}

/** All at once: one instance, whoever it reaches (CR28, CR36). */
function dealDamage(state: State, node: Node, slot: number, it: number, emit: MaybeEmit): void {
  const kind = kindOf(state, slot);
  const stated = amountOf(state, node.amount, slot, it);
  selectTargets(state, node, slot, it);
  const magic = stated > 0 && kind.type === SPELL ? magicOf(state, ownerOf(state, slot)) : 0;
  for (let i = 0; i < selected.count; i++) {
    strike(state, selected.codes[i], stated + magic, 'contract', kind.id, magic, emit);
  }
  settle(state, emit);
}

function change(state: State, code: number, attack: number, health: number, node: Node, emit: MaybeEmit): void {
  const { cells } = state;
  const turn = node.until === 'turn';
  if (isPlayer(code)) {
    const seat = seatOf(code - PLAYER);
    const strength = (turn ? col.turnAttack : col.attack)[seat];
    const magic = (turn ? col.turnMagic : col.magic)[seat];
    cells[strength] = bounded(cells[strength] + attack);
    cells[magic] = bounded(cells[magic] + node.magic);
  } else {
    const strength = turn ? col.slotTurnAttack : col.slotAttack;
    const life = turn ? col.slotTurnHealth : col.slotHealth;
    cells[strength + code] = bounded(cells[strength + code] + attack);
    cells[life + code] = bounded(cells[life + code] + health);
  }
  if (emit === null) return;
  const magic = isPlayer(code) ? node.magic : 0;
  emit({
    kind: 'modifierGained',
    target: refOf(state, code),
    attack,
    health: isPlayer(code) ? 0 : health,
    magic,
    until: node.until,
  });
}

function mark(state: State, code: number, node: Node, emit: MaybeEmit): void {
  const { cells } = state;
  const at = columnOf(code);
  const bit = STATUS_BITS[node.status];
  cells[at] |= node.until === 'turn' ? bit << TURN_SHIFT : bit;
  if (emit !== null) emit({ kind: 'statusGained', target: refOf(state, code), status: node.status, until: node.until });
}

/** CR70. Where it may go anywhere, its controller is asked. */
function moveMeant(state: State, node: Node, slot: number, it: number, emit: MaybeEmit): void {
  selectTargets(state, node, slot, it);
  const code = selected.count === 0 ? NOBODY : selected.codes[0];
  if (code === NOBODY || isPlayer(code)) {
    doNothing(state, slot, 'noTarget', emit);
    return;
  }
  if (!canMove(state, node, code)) {
    doNothing(state, slot, 'nothingThere', emit);
    return;
  }
  const size = state.cells[col.lineSize[ownerOf(state, code)]];
  if (node.where === 'anywhere' && size > 2) {
    choose(state, ask.move, 1 << ownerOf(state, slot), code);
    return;
  }
  moveTo(state, code, placeTo(state, code, node.where, size), emit);
  settle(state, emit);
}

/** Of two places the other one: nobody is asked (CR31). */
function placeTo({ cells }: State, code: number, where: Node['where'], size: number): number {
  if (where === 'anywhere') return 1 - cells[col.place + code];
  return where === 'leftEnd' ? 0 : size - 1;
}

function doNothing(state: State, slot: number, why: 'noTarget' | 'noRoom' | 'nothingThere', emit: MaybeEmit): void {
  if (emit === null) return;
  emit({ kind: 'effectDidNothing', seat: ownerOf(state, slot), source: kindOf(state, slot).id, why });
}

/** CR32: true unless every part that needs a target lacks one; a source that is not on the field yet sits in a slot for it. */
export function hasSomethingToDo(state: State, first: number, slot: number): boolean {
  if (first < 0) return true;
  const needs = state.compiled.needs[first];
  for (let i = 0; i < needs.length; i++) {
    const need = needs[i];
    if (need.op === 'choose' ? hasTarget(state, need, slot) : hasBack(state, need, ownerOf(state, slot))) return true;
  }
  return needs.length === 0;
}
