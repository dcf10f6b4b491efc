// How is a spell cast in an Action Phase, answered and resolved? F-A1 to F-A5: the agenda itself is the chain of spells.

import { add, choose, depth, frameAt, other, push, type Question, SEATS, type Seat, seatOf } from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import { CAST, COUNTER, codeOf, GEM, keyOf, kindOf, PASS, verbOf } from '../state/codes.ts';
import { col } from '../state/columns.ts';
import { type Kind, numberOf, SPELL } from '../state/compiled.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { ask, frame } from '../state/frames.ts';
import { playGem } from '../state/gems.ts';
import { handToPlay, playToDiscard } from '../state/move.ts';
import { NO_ELEMENT } from '../state/nodes.ts';
import { because } from '../state/reasons.ts';
import { breakShield, shieldKind } from '../state/shields.ts';
import type { State } from '../state/state.ts';
import { hasCast, resolveAction } from './resolve.ts';

/** Registers of a `resolve` frame: seat; kind, mode and target; 1 when negated. */
const MODE = 64;
const TARGET = 128;
/** Frames that a whole answer needs on the agenda; without room for it nobody can answer any more. */
const ROOM_TO_ANSWER = 24;

/** F-A1: pays and puts the spell into play and onto the cast list. */
function pay(state: State, seat: Seat, kind: number, cost: number): void {
  const { cells } = state;
  cells[col.mana[seat]] -= cost;
  handToPlay(state, seat, kind);
  cells[col.cast[seat] + kind]++;
}

/** F-R44: what a spell costs in the Action Phase; a discount looks at what was cast before. */
export function actionCost(state: State, seat: Seat, number: number): number {
  const { mana, cheaperIf, cheaperBy } = state.compiled.kinds[number];
  return cheaperIf !== NO_ELEMENT && hasCast(state, seat, cheaperIf) ? Math.max(0, mana - cheaperBy) : mana;
}

/** Casts an action spell; what comes after the exchange must be on the agenda already. */
export function castAction(state: State, seat: Seat, kind: number, more: boolean, emit: MaybeEmit): void {
  const { id, moreMana } = state.compiled.kinds[kind];
  const cost = actionCost(state, seat, kind) + (more ? moreMana : 0);
  pay(state, seat, kind, cost);
  state.cells[col.planSize[seat]] = 0;
  if (emit !== null) {
    emit({ kind: 'spellCast', seat, card: id, cost, mana: state.cells[col.mana[seat]], phase: 'action' });
  }
  push(state, frame.settle);
  push(state, frame.resolve, seat, more ? kind | MODE : kind);
  push(state, frame.window, other(seat));
}

/** F-R28 (b): a Counterspell at an enemy standing shield. */
export function castAtShield(state: State, seat: Seat, kind: number, shield: number, emit: MaybeEmit): void {
  const { id } = state.compiled.kinds[kind];
  pay(state, seat, kind, actionCost(state, seat, kind));
  if (emit !== null) {
    const target = state.compiled.kinds[shieldTarget(state, seat, shield)].id;
    emit({ kind: 'counterCast', seat, card: id, target, atShield: true });
  }
  push(state, frame.settle);
  push(state, frame.resolve, seat, kind | (TARGET * (shield + 1)));
  push(state, frame.window, other(seat));
}

const shieldTarget = (state: State, seat: Seat, index: number): number => shieldKind(state, other(seat), index);

/** F-R65: the window opens when, for all anybody can see, the seat may hold a Counterspell. */
export function mayHoldCounter({ cells, compiled }: State, seat: Seat): boolean {
  for (const kind of compiled.counterKinds) {
    if (!compiled.kinds[kind].inAction) continue;
    if (cells[col.known[seat] + kind] > 0) return true;
    const hidden = cells[col.handSize[seat]] > cells[col.knownSize[seat]];
    if (hidden && cells[col.deck[seat] + kind] + cells[col.hand[seat] + kind] > 0) return true;
  }
  return false;
}

/** The newest spell of the exchange, while somebody may answer it. */
const newest = (state: State): Kind => state.compiled.kinds[state.cells[frameAt(state) + 2] & (MODE - 1)];

/** F-A2, F-A3: the other seat may answer the spell on top of the chain. */
export function openWindow(state: State, seat: Seat): void {
  const { compiled } = state;
  if (compiled.options.counterReactions === 'off' || depth(state) > ROOM_TO_ANSWER) return;
  if (!newest(state).immune && mayHoldCounter(state, seat)) choose(state, ask.react, 1 << seat);
}

/** F-A4: newest first; a negated spell does nothing. */
export function resolveFrame(state: State, a: number, spell: number, negated: number, emit: MaybeEmit): void {
  const seat = seatOf(a);
  const number = spell & (MODE - 1);
  const kind = state.compiled.kinds[number];
  if (negated === 1) {
    if (emit !== null) emit({ kind: 'spellNegated', seat, card: kind.id, index: null, by: 'counter' });
    return;
  }
  if (kind.counters) {
    const shield = Math.trunc(spell / TARGET);
    if (shield > 0) breakShield(state, other(seat), shield - 1, 'counter', emit);
    else state.cells[frameAt(state) + 3] = 1;
  }
  resolveAction(state, seat, number, (spell & MODE) !== 0, emit);
}

/** F-A5: all spells of the exchange go to their owners' discard piles. */
export function settle(state: State, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  for (const seat of SEATS) {
    cells[col.planSize[seat]] = 0;
    const cards: CardId[] = [];
    for (const kind of compiled.spellKinds) {
      for (; cells[col.play[seat] + kind] > 0; playToDiscard(state, seat, kind)) {
        if (emit !== null) cards.push(compiled.kinds[kind].id);
      }
    }
    if (emit !== null && cards.length > 0) {
      emit({ kind: 'cardsDiscarded', seat, cards, cause: 'resolved', phase: 'action' });
    }
  }
}

const canPay = (state: State, seat: Seat, kind: number): boolean =>
  actionCost(state, seat, kind) <= state.cells[col.mana[seat]];

export const react: Question<State, Event> = {
  name: 'react',
  shape: 'one',
  plans: null,
  offer(state, seat, _value, offer) {
    const { cells, compiled } = state;
    add(offer, codeOf(PASS));
    for (const kind of compiled.gemKinds) if (cells[col.hand[seat] + kind] > 0) add(offer, codeOf(GEM, kind));
    for (const kind of compiled.counterKinds) {
      if (cells[col.hand[seat] + kind] > 0 && compiled.kinds[kind].inAction && canPay(state, seat, kind)) {
        add(offer, codeOf(COUNTER, kind));
      }
    }
  },
  take(state, seat, _value, reply, emit) {
    const code = reply.codes[0];
    const kind = kindOf(code);
    switch (verbOf(code)) {
      case PASS:
        if (emit !== null) emit({ kind: 'reactionPassed', seat });
        return;
      case GEM:
        playGem(state, seat, kind, emit);
        choose(state, ask.react, 1 << seat);
        return;
      default: {
        const target = newest(state).id;
        const { id } = state.compiled.kinds[kind];
        pay(state, seat, kind, actionCost(state, seat, kind));
        if (emit !== null) {
          emit({ kind: 'counterCast', seat, card: id, target, atShield: false });
        }
        push(state, frame.resolve, seat, kind);
        push(state, frame.window, other(seat));
      }
    }
  },
  idle(_state, _seat, _value, reply) {
    reply.size = 1;
    reply.codes[0] = codeOf(PASS);
  },
  key: (state, _seat, code) => keyOf(state.compiled, code),
  blocked(state, seat) {
    const { cells, compiled } = state;
    return compiled.kinds.flatMap((kind, number) => {
      if (kind.type !== SPELL || cells[col.hand[seat] + number] === 0) return [];
      if (!kind.counters) return [{ key: keyOf(compiled, codeOf(CAST, number)), reason: because('onlyCounters') }];
      if (canPay(state, seat, number)) return [];
      const missing = actionCost(state, seat, number) - cells[col.mana[seat]];
      return [
        { key: keyOf(compiled, codeOf(COUNTER, number)), reason: because('manaMissing', { missing, card: kind.id }) },
      ];
    });
  },
};

/** A spell of an exchange that has not resolved yet. */
export interface Cast {
  readonly seat: Seat;
  readonly card: CardId;
  /** Paid more for the other gain. */
  readonly more: boolean;
  /** The number of the enemy's standing shield it is aimed at, from 1; 0 for none. */
  readonly shield: number;
}

/** The exchange as it stands, oldest first. */
export function chainOf(state: State): readonly Cast[] {
  const { cells, compiled } = state;
  const chain: Cast[] = [];
  for (let below = depth(state) - 1; below >= 0; below--) {
    const at = frameAt(state, below);
    if (cells[at] !== frame.resolve) continue;
    const spell = cells[at + 2];
    chain.push({
      seat: seatOf(cells[at + 1]),
      card: compiled.kinds[spell & (MODE - 1)].id,
      more: (spell & MODE) !== 0,
      shield: Math.trunc(spell / TARGET),
    });
  }
  return chain;
}

/** Puts an exchange onto the agenda again, as `chainOf` read it. */
export function pushChain(state: State, chain: readonly Cast[]): void {
  if (chain.length > 0) push(state, frame.settle);
  for (const { seat, card, more, shield } of chain) {
    const kind = numberOf(state.compiled, card);
    push(state, frame.resolve, seat, kind + (more ? MODE : 0) + TARGET * shield);
  }
}
