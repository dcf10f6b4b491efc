// What would the next battle bring? Whom each summon would strike and how hard, guessed without playing it.

import { type Seat, seatOf } from '@duello/kernel';
import { findTarget } from '../rules/battle/search.ts';
import { aliveOn, sideOf } from '../rules/state/board.ts';
import { col, ON } from '../rules/state/columns.ts';
import { OFF_BOARD } from '../rules/state/geometry.ts';
import { MAX_FIELDS } from '../rules/state/numbers.ts';
import { EMPTY, isSlot, NOBODY, PLAYER, type State } from '../rules/state/state.ts';
import { attackOf, defenceOf, isDefending } from '../rules/state/strength.ts';

/** Blows that may come: to each player, and to each summon by slot. */
export const blows = { players: new Float64Array(2), slots: new Float64Array(MAX_FIELDS + 32) };

/** Whom it would reach after an advance, where it may go on before it strikes. */
function targetOf(state: State, slot: number): number {
  const { cells, compiled } = state;
  const here = findTarget(state, slot);
  if (here !== NOBODY || cells[ON.snare + slot] > 0 || cells[ON.stun + slot] > 0) return here;
  const field = cells[col.at + slot];
  const ahead = compiled.geometry.steps[sideOf(state, slot)][field].forward;
  if (!compiled.charging || ahead === OFF_BOARD || cells[col.fields + ahead] !== EMPTY) return NOBODY;
  cells[col.at + slot] = ahead;
  const there = findTarget(state, slot);
  cells[col.at + slot] = field;
  return there;
}

/** Adds up what the summons that a seat owns would do in its battle. */
export function countBlows(state: State, seat: Seat): void {
  const { cells, compiled } = state;
  blows.players.fill(0);
  blows.slots.fill(0);
  for (let field = 0; field < compiled.geometry.size; field++) {
    const slot = aliveOn(state, field);
    if (slot === EMPTY || cells[col.owner + slot] !== seat) continue;
    const often = (cells[ON.disarm + slot] > 0 || cells[ON.stun + slot] > 0 ? 0 : 1) + cells[ON.haste + slot];
    const target = often === 0 ? NOBODY : targetOf(state, slot);
    if (target === NOBODY) continue;
    const attack = Math.max(0, attackOf(state, slot) - cells[ON.chill + slot]);
    if (!isSlot(target)) blows.players[seatOf(target - PLAYER)] += attack * often;
    else blows.slots[target] += often * (isDefending(state, target) ? left(state, attack, target, slot) : attack);
  }
}

const left = (state: State, attack: number, target: number, slot: number): number =>
  Math.max(0, attack - defenceOf(state, target, slot));

/** How much of a summon is left to its side after the blows that may come: a part of it even if they kill. */
export function survival({ cells }: State, slot: number, weight: number): number {
  const hp = cells[col.hp + slot];
  const hit = blows.slots[slot];
  return hit >= hp ? 1 - weight : 1 - (0.5 * weight * hit) / hp;
}

/** Life counts more the less there is of it. */
export function lifeValue({ cells }: State, seat: Seat, weight: number): number {
  const life = cells[col.life[seat]];
  const after = life - blows.players[seat];
  return (1 - weight) * pointsOf(life) + weight * pointsOf(after);
}

const pointsOf = (life: number): number => (life <= 0 ? life - 40 : 0.8 * life + 6 * (1 - 1 / (1 + life / 4)));
