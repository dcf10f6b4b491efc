// What does each effect do? One row an op; `it` is what was chosen for it.

import { choose, push } from '@duello/kernel';
import { performAttack } from '../battle/attack.ts';
import { bury, startDying } from '../battle/deaths.ts';
import { changeAttack, changeHp, harm, mend } from '../battle/harm.ts';
import { startDefending } from '../battle/stance.ts';
import { checkWin } from '../battle/victory.ts';
import { isAlive, kindOf, ownerOf, refOf, sideOf } from '../state/board.ts';
import { col } from '../state/columns.ts';
import { SORCERY } from '../state/compiled.ts';
import { cleanse, inflict } from '../state/conditions.ts';
import { endEnchantment, hasRoomToTie, removeTies, tie } from '../state/enchant.ts';
import type { Cause, MaybeEmit } from '../state/events.ts';
import { ask, frame } from '../state/frames.ts';
import { OFF_BOARD } from '../state/geometry.ts';
import { NODE_OPS, type Node, type NodeOp, TO_IT, TO_NEAR_IT } from '../state/nodes.ts';
import { MANA_AT_ONCE } from '../state/numbers.ts';
import { draw } from '../state/piles.ts';
import { moveOn } from '../state/slots.ts';
import { EMPTY, isSlot, NOBODY, type State } from '../state/state.ts';
import { sorceryDamage } from '../state/strength.ts';
import { amountOf } from './amounts.ts';
import { canBegin, holds } from './can-work.ts';
import { crystalsFor, enchantmentsOf, gainCrystal, gainMana, revivable, reviveOne } from './choices.ts';
import { choosePoint, chooseTarget, selected, selectTargets } from './targets.ts';

type Row = (state: State, node: Node, source: number, it: number, emit: MaybeEmit, number: number) => void;

/** Performs one node; the rest of its chain waits beneath whatever it sets off. */
export function perform(state: State, number: number, source: number, it: number, emit: MaybeEmit): void {
  const node = state.compiled.nodes[number];
  if (node.next >= 0) push(state, frame.effect, node.next, source, it);
  rows[node.number](state, node, source, it, emit, number);
}

const causeOf = (state: State, source: number): Cause => ({
  by: 'card',
  seat: ownerOf(state, source),
  card: kindOf(state, source).id,
});

/** Does something to each that is meant; deaths and the end of the match come after all of it (BR68, BR74). */
function toEach(
  state: State,
  node: Node,
  source: number,
  it: number,
  emit: MaybeEmit,
  what: (code: number) => void,
): void {
  selectTargets(state, node, source, it);
  if (selected.count === 0) nobodySelected(state, node, source, it, emit);
  for (let i = 0; i < selected.count; i++) what(selected.codes[i]);
  if (!checkWin(state)) bury(state);
}

/** Does something to each summon that is meant. */
function toSummons(
  state: State,
  node: Node,
  source: number,
  it: number,
  emit: MaybeEmit,
  what: (slot: number) => void,
): void {
  toEach(state, node, source, it, emit, (code) => {
    if (isSlot(code)) what(code);
  });
}

const ROWS: { readonly [O in NodeOp]: Row } = {
  target: (state, _node, source, _it, emit, number) => chooseTarget(state, number, source, emit),
  point: (state, _node, source, _it, _emit, number) => choosePoint(state, number, source),
  damage(state, node, source, it, emit) {
    const stated = amountOf(state, node.amount, source, it);
    const cause = causeOf(state, source);
    const more = stated > 0 && kindOf(state, source).type === SORCERY ? sorceryDamage(state, cause.seat) : 0;
    const amount = Math.max(0, stated + more);
    toEach(state, node, source, it, emit, (code) => harm(state, code, amount, cause, emit));
  },
  heal(state, node, source, it, emit) {
    const amount = amountOf(state, node.amount, source, it);
    toEach(state, node, source, it, emit, (code) => mend(state, code, amount, kindOf(state, source).id, emit));
  },
  gain(state, node, source, it, emit) {
    const attack = amountOf(state, node.attack, source, it);
    const hp = amountOf(state, node.hp, source, it);
    toSummons(state, node, source, it, emit, (slot) => {
      if (attack !== 0) changeAttack(state, slot, attack, emit);
      if (hp !== 0) changeHp(state, slot, hp, ownerOf(state, source), emit);
    });
  },
  place(state, node, source, it, emit) {
    const count = amountOf(state, node.count, source, it);
    if (count <= 0) return;
    toSummons(state, node, source, it, emit, (slot) => inflict(state, slot, node.condition, count, emit));
  },
  cleanse(state, node, source, it, emit) {
    toSummons(state, node, source, it, emit, (slot) => cleanse(state, slot, node.condition, emit));
  },
  kill(state, node, source, it, emit) {
    const cause = causeOf(state, source);
    toSummons(state, node, source, it, emit, (slot) => {
      if (emit !== null) emit({ kind: 'killed', target: refOf(state, slot), cause });
      startDying(state, slot, cause.seat);
    });
  },
  enchant(state, node, source, it, emit) {
    toEach(state, node, source, it, emit, (code) => {
      if (hasRoomToTie(state, source, code)) tie(state, source, code, node.count.base, emit);
      else doNothing(state, source, 'noRoom', emit);
    });
  },
  unenchant(state, node, source, it, emit) {
    toEach(state, node, source, it, emit, (code) => removeTies(state, code, source, emit));
  },
  end: (state, _node, source, _it, emit) => endEnchantment(state, source, emit),
  endAnother(state, node, source, _it, emit, number) {
    const found = enchantmentsOf(state, node, ownerOf(state, source));
    if (found.length === 0) doNothing(state, source, 'nothingThere', emit);
    else if (found.length === 1) endEnchantment(state, found[0], emit);
    else choose(state, ask.end, 1 << ownerOf(state, source), number);
  },
  attack(state, node, source, it, emit) {
    selectTargets(state, node, source, it);
    const attackers = [...selected.codes.subarray(0, selected.count)].filter(isSlot);
    if (attackers.length === 0) nobodySelected(state, node, source, it, emit);
    for (const slot of attackers) {
      if (!isAlive(state, slot)) continue;
      performAttack(state, slot, emit);
      if (checkWin(state)) return;
    }
    bury(state);
  },
  defend(state, node, source, it, emit) {
    toSummons(state, node, source, it, emit, (slot) => startDefending(state, slot, emit));
  },
  move(state, node, source, it, emit) {
    toSummons(state, node, source, it, emit, (slot) => step(state, slot, node, source, emit));
  },
  draw: (state, node, source, it, emit) =>
    draw(state, ownerOf(state, source), amountOf(state, node.count, source, it), emit),
  // BR87: asked whatever is in hand, so that nobody learns from it; everybody sees that a hand is empty.
  retain(state, _node, source, _it, emit, number) {
    const seat = ownerOf(state, source);
    if (state.cells[col.hand[seat].size] > 0) choose(state, ask.retain, 1 << seat, number);
    else doNothing(state, source, 'nothingThere', emit);
  },
  mana(state, node, source, it, emit) {
    const count = Math.min(MANA_AT_ONCE, amountOf(state, node.count, source, it));
    const seat = ownerOf(state, source);
    if (count <= 0) return;
    if (node.colour < 0) {
      choose(state, ask.mana, 1 << seat, count);
      return;
    }
    gainMana(state, seat, node.colour, count, emit);
  },
  gainCrystal(state, node, source, _it, emit, number) {
    const seat = ownerOf(state, source);
    const colours = crystalsFor(state, node);
    if (colours.length === 0) doNothing(state, source, 'nothingThere', emit);
    else if (colours.length === 1) gainCrystal(state, seat, colours[0], node.into, emit);
    else choose(state, ask.crystal, 1 << seat, number);
  },
  revive(state, node, source, _it, emit, number) {
    const seat = ownerOf(state, source);
    const found = revivable(state, node, seat);
    if (found.length === 0) doNothing(state, source, 'nothingThere', emit);
    else if (found.length === 1) reviveOne(state, seat, found[0]);
    else choose(state, ask.revive, 1 << seat, number);
  },
  may(state, node, source, it, emit) {
    if (node.effects < 0 || !canBegin(state, node.effects, source)) {
      doNothing(state, source, 'noTarget', emit);
      return;
    }
    push(state, frame.effect, node.effects, source, it);
    choose(state, ask.may, 1 << ownerOf(state, source));
  },
  either(state, node, source, it, _emit, number) {
    push(state, frame.effect, node.first, source, it);
    choose(state, ask.either, 1 << ownerOf(state, source), number);
  },
  if(state, node, source, it) {
    const chain = holds(state, node, source, it) ? node.then : node.otherwise;
    if (chain >= 0) push(state, frame.effect, chain, source, it);
  },
};

const rows = NODE_OPS.map((op) => ROWS[op]);

/** BR91: one field as the summon looks, if it is free. */
function step(state: State, slot: number, node: Node, source: number, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  const field = compiled.geometry.steps[sideOf(state, slot)][cells[col.at + slot]][node.where];
  if (field === OFF_BOARD || cells[col.fields + field] !== EMPTY) {
    doNothing(state, source, 'noRoom', emit);
    return;
  }
  const from = compiled.geometry.keys[cells[col.at + slot]];
  moveOn(state, slot, field);
  if (emit !== null) emit({ kind: 'moved', target: refOf(state, slot), from });
}

/** That no target could be chosen was told when it was to be chosen. */
function nobodySelected(state: State, { to }: Node, source: number, it: number, emit: MaybeEmit): void {
  if (it === NOBODY && (to === TO_IT || to === TO_NEAR_IT)) return;
  doNothing(state, source, selected.shielded ? 'antimagic' : 'noTarget', emit);
}

function doNothing(
  state: State,
  source: number,
  why: 'noTarget' | 'noRoom' | 'nothingThere' | 'antimagic',
  emit: MaybeEmit,
): void {
  if (emit === null) return;
  emit({ kind: 'effectDidNothing', seat: ownerOf(state, source), source: kindOf(state, source).id, why });
}
