// What does each effect do? One row an op; whatever asks leaves the rest of the chain on the agenda.

import { bounded, choose, push, type Seat, seatOf } from '@duello/kernel';
import type { Op } from '../../cards/effects.ts';
import { DECK_CARDS } from '../../cards/numbers.ts';
import { byOf, sourceOf, topOf } from '../state/chain.ts';
import { col } from '../state/columns.ts';
import type { MaybeEmit } from '../state/events.ts';
import { isAttached, isSummoning, refOf } from '../state/field.ts';
import { ask, frame } from '../state/frames.ts';
import type { Node } from '../state/nodes.ts';
import { drawCards } from '../state/piles.ts';
import { returnToHand } from '../state/slots.ts';
import { DOOMED, isPlayer, PLAYER, type State, TRAIT_BITS } from '../state/state.ts';
import { amountOf } from './amounts.ts';
import { hasBack } from './choices.ts';
import { gainLife, loseLife, rest, strike, tire } from './harm.ts';
import { selected, selectTargets } from './targets.ts';

/** `at` is the entry that resolves, `it` the target it speaks of. */
type Row = (state: State, node: Node, at: number, it: number, emit: MaybeEmit) => void;

export function performNode(state: State, number: number, emit: MaybeEmit): void {
  const node = state.compiled.nodes[number];
  const at = topOf(state);
  if (node.next >= 0) push(state, frame.effect, node.next);
  ROWS[node.op](state, node, at, state.cells[col.aimed[node.target] + at], emit);
}

/** Calls `done` for each player that is meant. */
function eachPlayer(state: State, node: Node, at: number, done: (seat: Seat) => void): void {
  selectTargets(state, node, at);
  for (let i = 0; i < selected.count; i++) if (isPlayer(selected.codes[i])) done(seatOf(selected.codes[i] - PLAYER));
}

/** Calls `done` for each card in play that is selected; nobody to work on is told. */
function eachCard(state: State, node: Node, at: number, emit: MaybeEmit, done: (slot: number) => void): void {
  selectTargets(state, node, at);
  if (selected.count === 0) doNothing(state, at, node.to === 'target' ? 'noTarget' : 'nothingThere', emit);
  for (let i = 0; i < selected.count; i++) if (!isPlayer(selected.codes[i])) done(selected.codes[i]);
}

function eachSummoning(state: State, node: Node, at: number, emit: MaybeEmit, done: (slot: number) => void): void {
  eachCard(state, node, at, emit, (slot) => {
    if (isSummoning(state, slot)) done(slot);
  });
}

function doNothing(state: State, at: number, why: 'noTarget' | 'nothingThere', emit: MaybeEmit): void {
  if (emit !== null) emit({ kind: 'effectDidNothing', seat: byOf(state, at), source: sourceOf(state, at), why });
}

/** Sets the tapped state of everything selected that has another one. */
function turn(state: State, node: Node, at: number, tapped: 0 | 1, emit: MaybeEmit): void {
  eachCard(state, node, at, emit, (slot) => {
    if (state.cells[col.tapped + slot] === tapped) return;
    state.cells[col.tapped + slot] = tapped;
    if (emit === null) return;
    const target = refOf(state, slot);
    if (tapped === 1) emit({ kind: 'tapped', target });
    else emit({ kind: 'untapped', seat: target.seat, targets: [target], skill: false });
  });
}

const ROWS: { readonly [O in Op]: Row } = {
  damage(state, node, at, it, emit) {
    const amount = amountOf(state, node.amount, at, it);
    selectTargets(state, node, at);
    if (selected.count === 0) doNothing(state, at, node.to === 'target' ? 'noTarget' : 'nothingThere', emit);
    for (let i = 0; i < selected.count; i++) {
      const code = selected.codes[i];
      if (isPlayer(code) || isSummoning(state, code)) strike(state, code, amount, sourceOf(state, at), emit);
    }
  },
  gainLife(state, node, at, it, emit) {
    const amount = amountOf(state, node.amount, at, it);
    eachPlayer(state, node, at, (seat) => gainLife(state, seat, amount, emit));
  },
  loseLife(state, node, at, it, emit) {
    const amount = amountOf(state, node.amount, at, it);
    eachPlayer(state, node, at, (seat) => loseLife(state, seat, amount, 'effect', sourceOf(state, at), emit));
  },
  tire(state, node, at, it, emit) {
    const amount = amountOf(state, node.amount, at, it);
    eachPlayer(state, node, at, (seat) => tire(state, seat, amount, sourceOf(state, at), emit));
  },
  rest(state, node, at, it, emit) {
    const amount = amountOf(state, node.amount, at, it);
    eachPlayer(state, node, at, (seat) => rest(state, seat, amount, emit));
  },
  draw(state, node, at, it, emit) {
    const amount = amountOf(state, node.amount, at, it);
    if (amount > 0) eachPlayer(state, node, at, (seat) => drawCards(state, seat, amount, 'effect', emit));
  },
  discard(state, node, at, it) {
    // No hand holds more; a count of something else could be too large for a cell.
    const amount = Math.min(DECK_CARDS, amountOf(state, node.amount, at, it));
    selectTargets(state, node, at);
    // The last pushed is asked first: the player whose turn it is.
    for (let i = selected.count - 1; i >= 0; i--) push(state, frame.discardCards, selected.codes[i] - PLAYER, amount);
  },
  change(state, node, at, it, emit) {
    const attack = amountOf(state, node.attack, at, it);
    const defense = amountOf(state, node.defense, at, it);
    eachSummoning(state, node, at, emit, (slot) => {
      const { cells } = state;
      cells[col.turnAttack + slot] = bounded(cells[col.turnAttack + slot] + attack);
      cells[col.turnDefense + slot] = bounded(cells[col.turnDefense + slot] + defense);
      if (emit !== null) emit({ kind: 'statChanged', target: refOf(state, slot), attack, defense });
    });
  },
  grant(state, node, at, _it, emit) {
    eachSummoning(state, node, at, emit, (slot) => {
      state.cells[col.turnTraits + slot] |= TRAIT_BITS[node.trait];
      if (emit !== null) emit({ kind: 'traitGained', target: refOf(state, slot), trait: node.trait });
    });
  },
  /** Leaves at the check after the resolution, with whatever else dies (SR24). */
  destroy(state, node, at, _it, emit) {
    eachCard(state, node, at, emit, (slot) => {
      state.cells[col.marks + slot] |= DOOMED;
    });
  },
  return(state, node, at, _it, emit) {
    eachCard(state, node, at, emit, (slot) => {
      if (isSummoning(state, slot) || isAttached(state, slot)) returnToHand(state, slot, emit);
    });
  },
  tap: (state, node, at, _it, emit) => turn(state, node, at, 1, emit),
  untap: (state, node, at, _it, emit) => turn(state, node, at, 0, emit),
  untapSkill(state, node, at, _it, emit) {
    eachPlayer(state, node, at, (seat) => {
      if (state.cells[col.skillTapped[seat]] === 0) return;
      state.cells[col.skillTapped[seat]] = 0;
      if (emit !== null) emit({ kind: 'untapped', seat, targets: [], skill: true });
    });
  },
  takeBack(state, node, at, _it, emit) {
    const seat = byOf(state, at);
    if (hasBack(state, seat, node.type)) choose(state, ask.takeBack, 1 << seat, node.type);
    else doNothing(state, at, 'nothingThere', emit);
  },
  may(state, node, at) {
    if (node.effects < 0) return;
    push(state, frame.effect, node.effects);
    choose(state, ask.may, 1 << byOf(state, at));
  },
  if(state, node, at, it) {
    const holds = amountOf(state, node.count, at, it) >= node.atLeast;
    const chain = holds ? node.then : node.otherwise;
    if (chain >= 0) push(state, frame.effect, chain);
  },
};
