// Would a text do anything? Looked at before a spell is cast or a "may" is offered.

import type { ItIs } from '../../cards/if-test.ts';
import { isAlive, ownerOf, sideOf } from '../state/board.ts';
import { col } from '../state/columns.ts';
import { tokensOn } from '../state/enchant.ts';
import type { Node } from '../state/nodes.ts';
import { isSlot, NOBODY, type State } from '../state/state.ts';
import { isDefending, threatsTo } from '../state/strength.ts';
import { amountOf } from './amounts.ts';
import { crystalsFor, enchantmentsOf, revivable } from './choices.ts';
import { hasTarget, selected, selectTargets } from './targets.ts';

/** True when the first thing to do is not to choose a target. */
export const beginsAlways = ({ compiled }: State, first: number): boolean => compiled.nodes[first].op !== 'target';

/** BR29: false when the first thing to do is to choose a target, and there is none. */
export const canBegin = (state: State, first: number, source: number): boolean =>
  beginsAlways(state, first) || hasTarget(state, state.compiled.nodes[first], source);

/** BR29: who begins by killing a summon of their own pays with it. */
export function isSacrifice({ compiled: { nodes } }: State, first: number): boolean {
  const { op, filter, next } = nodes[first];
  return op === 'target' && filter?.side === 'own' && next >= 0 && nodes[next].op === 'kill';
}

/** BR29: true when some part of a text has something to work on, although its first target is missing. */
export function canWork(state: State, first: number, source: number): boolean {
  const { nodes } = state.compiled;
  for (let at = first; at >= 0; at = nodes[at].next) if (works(state, nodes[at], source)) return true;
  return false;
}

function works(state: State, node: Node, source: number): boolean {
  const { cells } = state;
  const seat = ownerOf(state, source);
  switch (node.op) {
    case 'target':
      return hasTarget(state, node, source);
    case 'point':
      return true;
    case 'damage':
    case 'heal':
      return amountOf(state, node.amount, source, NOBODY) > 0 && meansSomebody(state, node, source);
    case 'place':
      return amountOf(state, node.count, source, NOBODY) > 0 && meansSomebody(state, node, source);
    case 'gain':
    case 'cleanse':
    case 'kill':
    case 'enchant':
    case 'unenchant':
    case 'attack':
    case 'defend':
    case 'move':
      return meansSomebody(state, node, source);
    case 'draw':
      return cells[col.deck[seat].size] + cells[col.pile[seat].size] > 0;
    case 'mana':
      return amountOf(state, node.count, source, NOBODY) > 0;
    case 'retain':
      return cells[col.hand[seat].size] > 0;
    case 'gainCrystal':
      return crystalsFor(state, node).length > 0;
    case 'revive':
      return revivable(state, node, seat).length > 0;
    case 'endAnother':
      return enchantmentsOf(state, node, seat).length > 0;
    case 'end':
      return false;
    case 'may':
      return node.effects >= 0 && canBegin(state, node.effects, source) && canWork(state, node.effects, source);
    case 'either':
      return canWork(state, node.first, source) || canWork(state, node.second, source);
    case 'if':
      return canWork(state, holds(state, node, source, NOBODY) ? node.then : node.otherwise, source);
  }
}

function meansSomebody(state: State, node: Node, source: number): boolean {
  selectTargets(state, node, source, NOBODY);
  return selected.count > 0;
}

/** Whether the condition of an `if` is met. */
export function holds(state: State, { test }: Node, source: number, it: number): boolean {
  if ('is' in test) return isSlot(it) && itIs(state, test.is, source, it);
  return amountOf(state, test.count, source, it) >= test.atLeast;
}

function itIs(state: State, what: ItIs, source: number, it: number): boolean {
  switch (what) {
    case 'flanked':
      return isAlive(state, it) && threatsTo(state, it, NOBODY) > 0;
    case 'defending':
      return isDefending(state, it);
    case 'enchanted':
      return tokensOn(state, source, it) > 0;
    case 'alive':
      return isAlive(state, it);
    case 'ally':
      return sideOf(state, it) === sideOf(state, source);
  }
}
