// What would the next battles bring? Whom each summon would strike and how hard, guessed without playing them.

import { SEATS, type Seat, seatOf } from '@duello/kernel';
import { findTarget } from '../rules/battle/search.ts';
import { aliveOn, sideOf } from '../rules/state/board.ts';
import { col, ON } from '../rules/state/columns.ts';
import { OFF_BOARD } from '../rules/state/geometry.ts';
import { MAX_FIELDS } from '../rules/state/numbers.ts';
import { EMPTY, isSlot, NOBODY, PLAYER, type State } from '../rules/state/state.ts';
import { attackOf, defenceOf, isDefending } from '../rules/state/strength.ts';

interface Blows {
  readonly players: Float64Array;
  readonly slots: Float64Array;
}
const noBlows = (): Blows => ({ players: new Float64Array(2), slots: new Float64Array(MAX_FIELDS + 32) });
/** Blows that may come in the battle of each seat: to each player, and to each summon by slot. */
const blows: readonly [Blows, Blows] = [noBlows(), noBlows()];

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

/** Adds up what the summons of each seat would do in its battle. */
export function countBlows(state: State): void {
  const { cells, compiled } = state;
  for (const seat of SEATS) {
    blows[seat].players.fill(0);
    blows[seat].slots.fill(0);
  }
  for (let field = 0; field < compiled.geometry.size; field++) {
    const slot = aliveOn(state, field);
    if (slot === EMPTY) continue;
    const often = (cells[ON.disarm + slot] > 0 || cells[ON.stun + slot] > 0 ? 0 : 1) + cells[ON.haste + slot];
    const target = often === 0 ? NOBODY : targetOf(state, slot);
    if (target === NOBODY) continue;
    const { players, slots } = blows[seatOf(cells[col.owner + slot])];
    const attack = Math.max(0, attackOf(state, slot) - cells[ON.chill + slot]);
    if (!isSlot(target)) players[target - PLAYER] += attack * often;
    else slots[target] += often * (isDefending(state, target) ? left(state, attack, target, slot) : attack);
  }
}

const left = (state: State, attack: number, target: number, slot: number): number =>
  Math.max(0, attack - defenceOf(state, target, slot));

/** Both battles are guesses; the one that comes first is the better one. */
const FIRST = 0.3;
const SECOND = 0.2;
const weightOf = (striker: Seat, first: Seat): number => (striker === first ? FIRST : SECOND);

/** How much of a summon is left to its side after the blows that may come: a part of it even if they kill. */
export function survival({ cells }: State, slot: number, first: Seat): number {
  const hp = cells[col.hp + slot];
  let rest = 1;
  for (const striker of SEATS) {
    const hit = blows[striker].slots[slot];
    if (hit > 0) rest -= weightOf(striker, first) * (hit >= hp ? 1 : (0.5 * hit) / hp);
  }
  return rest;
}

/** What the life that a player may lose is worth, as a negative number. */
export function danger({ cells }: State, seat: Seat, first: Seat): number {
  const life = cells[col.life[seat]];
  let sum = 0;
  for (const striker of SEATS) {
    const hit = blows[striker].players[seat];
    if (hit > 0) sum += weightOf(striker, first) * (lifePoints(life - hit) - lifePoints(life));
  }
  return sum;
}

/** Life counts more the less there is of it. */
export const lifePoints = (life: number): number => (life <= 0 ? life - 40 : 0.8 * life + 6 * (1 - 1 / (1 + life / 4)));
