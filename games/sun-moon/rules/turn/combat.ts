// How does an attack go? Its target, the answers, and the exchange of blows (S1202 to S1207).

import { add, choose, firstOffered, other, push, type Question, type Seat } from '@duello/kernel';
import { loseLife, strike } from '../effects/harm.ts';
import { byOf, removeTop, topOf } from '../state/chain.ts';
import { targetKey } from '../state/codes.ts';
import { col } from '../state/columns.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { attackOf, canDefend, defenseOf, hasDefender, hasTrait, isSummoning, kindOf, refOf } from '../state/field.ts';
import { ask, frame } from '../state/frames.ts';
import { EMPTY, HIT, isPlayer, playerCode, type State, TRAIT_BITS } from '../state/state.ts';
import { FRESH } from './commit.ts';
import { canBeAttacked } from './legal.ts';

/** SR43: after the window closes. */
export function resolveAttack(state: State, at: number, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  const attacker = cells[col.from + at];
  const gone = attacker === EMPTY || !isSummoning(state, attacker);
  if (gone || hasTrait(state, attacker, TRAIT_BITS.cantAttack)) {
    if (emit !== null) {
      const card = compiled.kinds[cells[col.source + at]].id;
      emit({ kind: 'attackEnded', attacker: card, seat: byOf(state, at), why: gone ? 'gone' : 'cantAttack' });
    }
    removeTop(state);
    return;
  }
  const code = cells[col.aimed[0] + at];
  if (!isStillLegal(state, at, attacker, code)) {
    push(state, frame.resolve, at);
    push(state, frame.window, other(byOf(state, at)), FRESH);
    push(state, frame.nameDefender, at, 1);
    return;
  }
  removeTop(state);
  push(state, frame.settle);
  if (isPlayer(code)) hitPlayer(state, attacker, emit);
  else exchange(state, attacker, code, emit);
}

/** SR42; with SV7 off an attack on the player stays one. */
export function isStillLegal(state: State, at: number, attacker: number, code: number): boolean {
  if (code < 0) return false;
  if (!isPlayer(code)) return canBeAttacked(state, attacker, code);
  if (!state.compiled.ambush || hasTrait(state, attacker, TRAIT_BITS.ignoreSummoning)) return true;
  return !hasDefender(state, other(byOf(state, at)));
}

/** Names a target: for the first time with `defenderChooses`, and again when the old one is not legal any more. */
export function nameDefender(state: State, at: number, again: number, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  const seat = byOf(state, at);
  const enemy = other(seat);
  const attacker = cells[col.from + at];
  if (attacker === EMPTY) return;
  if (!hasDefender(state, enemy)) {
    setDefender(state, at, playerCode(enemy), again, emit);
    return;
  }
  const free = hasTrait(state, attacker, TRAIT_BITS.ignoreSummoning);
  const asked = compiled.defenderChooses ? enemy : seat;
  const only = onlyDefender(state, enemy);
  // With `defenderChooses` an attacker that could have gone past everybody has said before that it fights.
  if (only !== EMPTY && (!free || compiled.defenderChooses)) setDefender(state, at, only, again, emit);
  else choose(state, ask.block, 1 << asked, again);
}

/** The one summoning that can defend; EMPTY when there are several. */
function onlyDefender(state: State, seat: Seat): number {
  const { cells } = state;
  let found = EMPTY;
  for (let i = 0; i < cells[col.rowSize[seat]]; i++) {
    const slot = cells[col.row[seat] + i];
    if (!canDefend(state, slot)) continue;
    if (found !== EMPTY) return EMPTY;
    found = slot;
  }
  return found;
}

function setDefender(state: State, at: number, code: number, again: number, emit: MaybeEmit): void {
  state.cells[col.aimed[0] + at] = code;
  if (emit === null) return;
  const attacker = refOf(state, state.cells[col.from + at]);
  emit({ kind: again === 1 ? 'targetRedeclared' : 'defenderNamed', attacker, target: refOf(state, code) });
}

/** DC10 on return and DC10b: whom the attack goes to; it can't be called off. */
export const block: Question<State, Event> = {
  name: 'block',
  shape: 'one',
  offer(state, seat, _again, offer) {
    const { cells, compiled } = state;
    const at = topOf(state);
    const enemy = compiled.defenderChooses ? seat : other(seat);
    for (let i = 0; i < cells[col.rowSize[enemy]]; i++) {
      const slot = cells[col.row[enemy] + i];
      if (canDefend(state, slot)) add(offer, slot);
    }
    const free = hasTrait(state, cells[col.from + at], TRAIT_BITS.ignoreSummoning);
    if (free && !compiled.defenderChooses) add(offer, playerCode(enemy));
  },
  take: (state, _seat, again, reply, emit) => setDefender(state, topOf(state), reply.codes[0], again, emit),
  idle: (state, seat, value, reply) => firstOffered(block, state, seat, value, reply),
  key: (state, seat, code) => targetKey(state, seat, code),
  blocked: () => [],
  plans: null,
};

/** S1207: no damage to the attacker (SR44). */
function hitPlayer(state: State, attacker: number, emit: MaybeEmit): void {
  const amount = attackOf(state, attacker);
  const enemy = other(refOf(state, attacker).seat);
  if (amount > 0) state.cells[col.marks + attacker] |= HIT;
  loseLife(state, enemy, amount, 'attack', kindOf(state, attacker).id, emit);
}

/** S1205, S1206, SR49: both at once, from the values before the exchange. */
function exchange(state: State, attacker: number, defender: number, emit: MaybeEmit): void {
  const [toDefender, toAttacker] = [attackOf(state, attacker), attackOf(state, defender)];
  const pierces = hasTrait(state, attacker, TRAIT_BITS.pierce);
  const excess = pierces ? Math.max(0, toDefender - Math.max(0, defenseOf(state, defender))) : 0;
  if (emit !== null) {
    emit({
      kind: 'combat',
      attacker: refOf(state, attacker),
      defender: refOf(state, defender),
      toAttacker,
      toDefender,
    });
  }
  const [mine, theirs] = [kindOf(state, attacker).id, kindOf(state, defender).id];
  strike(state, defender, toDefender, mine, emit);
  strike(state, attacker, toAttacker, theirs, emit);
  if (excess === 0) return;
  state.cells[col.marks + attacker] |= HIT;
  loseLife(state, refOf(state, defender).seat, excess, 'pierce', mine, emit);
}
