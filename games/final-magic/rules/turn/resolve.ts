// What does a spell do in the Action Phase, and how are amounts counted?

import { bounded, other, SEATS, type Seat } from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import { col, FED, KIND_MASK } from '../state/columns.ts';
import type { Kind } from '../state/compiled.ts';
import type { MaybeEmit } from '../state/events.ts';
import { draw, gainToHand, handToDiscard, handToOutcast } from '../state/move.ts';
import {
  type FlatAmount,
  IN_FIGHT_ONLY,
  NO_ELEMENT,
  NO_KIND,
  NOTHING,
  type Node,
  OVER_ANY_OTHERS,
  OVER_FED,
  OVER_OTHERS,
} from '../state/nodes.ts';
import { START_HEALTH, SUDDEN_HEALTH } from '../state/numbers.ts';
import { IN_ACTION, type State } from '../state/state.ts';

/** F-R11: healing stops at the starting health. */
export const healthCap = ({ cells, compiled }: State): number =>
  compiled.options.healthCap === 'none'
    ? Number.POSITIVE_INFINITY
    : cells[col.sudden] === 1
      ? SUDDEN_HEALTH
      : START_HEALTH;

/** What one card counts for in a tally: only spells have an element. */
const countsFor = ({ each, insteadElement, insteadEach }: FlatAmount, { element }: Kind): number =>
  element !== NO_ELEMENT && element === insteadElement ? insteadEach : each;

/** True when the seat has cast a spell of the element this round, negated ones included (F-R31). */
export function hasCast(state: State, seat: Seat, element: number): boolean {
  const { kinds } = state.compiled;
  for (let kind = 0; kind < kinds.length; kind++) {
    if (state.cells[col.cast[seat] + kind] > 0 && kinds[kind].element === element) return true;
  }
  return false;
}

/** One seat alone. */
const OF = [[0], [1]] as const;

/** The amount of an effect; `fedFrom` is where in the seat's plan the cards fed to this spell begin. */
export function amountOf(state: State, seat: Seat, kind: number, amount: FlatAmount, fedFrom: number): number {
  const { base, over } = amount;
  if (over === NOTHING) return base;
  const { cells, compiled } = state;
  let sum = base;
  if (over === OVER_FED) {
    const plan = col.plan[seat];
    const size = cells[col.planSize[seat]];
    for (let at = fedFrom; at < size && (cells[plan + at] & FED) !== 0; at++) {
      sum += countsFor(amount, compiled.kinds[cells[plan + at] & KIND_MASK]);
    }
    return sum;
  }
  // F-R46: in the Action Phase only spells cast before count; those of the open exchange are still in play.
  const others = over >= OVER_OTHERS;
  const earlier = others && cells[col.phase] === IN_ACTION;
  for (const caster of over === OVER_ANY_OTHERS ? SEATS : OF[seat]) {
    for (const k of compiled.spellKinds) {
      const count = cells[col.cast[caster] + k] - (earlier ? cells[col.play[caster] + k] : 0);
      if (count > 0) sum += count * countsFor(amount, compiled.kinds[k]);
    }
  }
  return others && !earlier ? sum - countsFor(amount, compiled.kinds[kind]) : sum;
}

export function queueDraw(state: State, seat: Seat, amount: number, source: CardId, emit: MaybeEmit): void {
  if (amount === 0) return;
  state.cells[col.nextDraw[seat]] = bounded(state.cells[col.nextDraw[seat]] + amount);
  if (emit !== null) emit({ kind: 'drawModifierQueued', seat, amount, source });
}

/** F-A4: the spell does as much as it can (F-R20). Its hidden choices lie in the caster's plan. */
export function resolveAction(state: State, seat: Seat, number: number, more: boolean, emit: MaybeEmit): void {
  const kind = state.compiled.kinds[number];
  if (kind.feeds > 0) discardFed(state, seat, number, emit);
  for (const node of kind.nodes) {
    if (node.phase === IN_FIGHT_ONLY) continue;
    if (node.needs !== NO_ELEMENT && !hasCast(state, seat, node.needs)) continue;
    perform(state, seat, number, node, more, emit);
  }
  if (emit !== null) emit({ kind: 'spellResolved', seat, card: kind.id });
}

function perform(state: State, seat: Seat, number: number, node: Node, more: boolean, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  const card = compiled.kinds[number].id;
  switch (node.op) {
    case 'heal':
      heal(state, seat, amountOf(state, seat, number, node.amount, 0), card, emit);
      return;
    case 'draw':
      draw(state, seat, amountOf(state, seat, number, node.amount, 0), emit);
      return;
    case 'nextDraw':
      // F-R47: what counts the round's casts is counted when the fight is over.
      if (node.amount.over > OVER_FED) cells[col.late[seat] + number]++;
      else
        queueDraw(
          state,
          node.who === 'foe' ? other(seat) : seat,
          amountOf(state, seat, number, node.amount, 0),
          card,
          emit,
        );
      return;
    case 'gain': {
      const gained = more && node.more !== null ? node.more.card : node.card;
      gainToHand(state, seat, gained);
      if (emit !== null) emit({ kind: 'currencyGained', seat, card: compiled.kinds[gained].id });
      return;
    }
    case 'upgrade':
      upgrade(state, seat, card, emit);
      return;
    case 'outcast':
      outcast(state, seat, card, emit);
      return;
    default:
    // Feeding has happened, countering belongs to the exchange, and nothing else works outside a fight.
  }
}

function heal(state: State, seat: Seat, amount: number, source: CardId, emit: MaybeEmit): void {
  const { cells } = state;
  const from = cells[col.health[seat]];
  const to = Math.max(from, bounded(Math.min(healthCap(state), from + amount)));
  cells[col.health[seat]] = to;
  if (emit === null) return;
  emit({ kind: 'healed', seat, amount: to - from, wasted: amount - (to - from), source });
  if (to !== from) emit({ kind: 'healthChanged', seat, from, to, step: 'action' });
}

/** F-R21: what was chosen is discarded now; a card that has left the hand since can't be (F-R68). */
function discardFed(state: State, seat: Seat, number: number, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  const cards: CardId[] = [];
  let kept = 0;
  for (let at = 0; at < cells[col.planSize[seat]]; at++) {
    const kind = cells[col.plan[seat] + at] & KIND_MASK;
    if (cells[col.hand[seat] + kind] === 0) continue;
    handToDiscard(state, seat, kind);
    cells[col.plan[seat] + kept++] = kind | FED;
    if (emit !== null) cards.push(compiled.kinds[kind].id);
  }
  cells[col.planSize[seat]] = kept;
  if (emit !== null && kept > 0)
    emit({ kind: 'cardsDiscarded', seat, cards, cause: compiled.kinds[number].id, phase: 'action' });
}

/** The one card or pair chosen with the spell, if so many copies are still in hand. */
function chosenKind({ cells }: State, seat: Seat, copies: number): number {
  const kind = cells[col.plan[seat]] & KIND_MASK;
  return cells[col.planSize[seat]] > 0 && cells[col.hand[seat] + kind] >= copies ? kind : NO_KIND;
}

/** F-R52: the pair goes to the discard pile, the next grade into hand. */
function upgrade(state: State, seat: Seat, cause: CardId, emit: MaybeEmit): void {
  const { kinds } = state.compiled;
  const kind = chosenKind(state, seat, 2);
  if (kind === NO_KIND) {
    if (emit !== null) emit({ kind: 'spellFizzled', seat, card: cause });
    return;
  }
  const { next, id } = kinds[kind];
  handToDiscard(state, seat, kind);
  handToDiscard(state, seat, kind);
  gainToHand(state, seat, next);
  if (emit === null) return;
  emit({ kind: 'cardsDiscarded', seat, cards: [id, id], cause, phase: 'action' });
  emit({ kind: 'currencyGained', seat, card: kinds[next].id });
}

function outcast(state: State, seat: Seat, cause: CardId, emit: MaybeEmit): void {
  const kind = chosenKind(state, seat, 1);
  if (kind === NO_KIND) {
    if (emit !== null) emit({ kind: 'spellFizzled', seat, card: cause });
    return;
  }
  handToOutcast(state, seat, kind);
  if (emit !== null) emit({ kind: 'cardOutcast', seat, card: state.compiled.kinds[kind].id });
}

/** F-P13: spells of the Action Phase that count the round's casts, when the fight is left. */
export function lateDraws(state: State, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  for (const seat of SEATS) {
    for (const number of compiled.lateKinds) {
      for (let copies = cells[col.late[seat] + number]; copies > 0; copies--) {
        lateDraw(state, seat, number, emit);
      }
    }
  }
}

function lateDraw(state: State, seat: Seat, number: number, emit: MaybeEmit): void {
  const kind = state.compiled.kinds[number];
  for (const node of kind.nodes) {
    if (node.op !== 'nextDraw' || node.amount.over <= OVER_FED || node.phase === IN_FIGHT_ONLY) continue;
    queueDraw(
      state,
      node.who === 'foe' ? other(seat) : seat,
      amountOf(state, seat, number, node.amount, 0),
      kind.id,
      emit,
    );
  }
}
