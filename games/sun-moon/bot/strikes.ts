// What could a side's attacks do? A quick guess at its best attacks one after the other, without any answers but Harden.

import { other, type Seat } from '@duello/kernel';
import { col } from '../rules/state/columns.ts';
import { attackOf, defenseOf, kindOf, traitsOf } from '../rules/state/field.ts';
import { type State, TRAIT_BITS } from '../rules/state/state.ts';
import { roomOf } from '../rules/turn/legal.ts';
import { bodyValue, cardValuesOf } from './card-value.ts';

/** What the last point of life is worth beyond the rest: whoever loses it has lost. */
const LETHAL = 40;

/** Each point of life is worth less than the one before. */
const LIFE = [1.1, 1, 0.95, 0.9, 0.85, 0.75, 0.6, 0.5, 0.4, 0.33, 0.28, 0.24, 0.2, 0.17, 0.15] as const;
const MORE_LIFE = 0.08;
const lives: readonly number[] = [0, ...LIFE].map((_, life) =>
  LIFE.slice(0, life).reduce((sum: number, point) => sum + point, 0),
);
const FULL = LIFE.length;

export const lifeValue = (life: number): number =>
  life <= 0 ? life - LETHAL : life <= FULL ? lives[life] : lives[FULL] + MORE_LIFE * (life - FULL);

/** One side's summonings as they fight, in columns that are used again. */
interface Line {
  count: number;
  readonly attack: Float64Array;
  readonly defense: Float64Array;
  readonly traits: Int16Array;
  readonly value: Float64Array;
  readonly ready: Uint8Array;
}
const line = (): Line => ({
  count: 0,
  attack: new Float64Array(64),
  defense: new Float64Array(64),
  traits: new Int16Array(64),
  value: new Float64Array(64),
  ready: new Uint8Array(64),
});
const attackers = line();
const defenders = line();

/** `fresh`: as in the next turn, when damage is gone, changes have ended and everybody is untapped. */
function fill(state: State, seat: Seat, fresh: boolean, into: Line): void {
  const { cells } = state;
  into.count = cells[col.rowSize[seat]];
  for (let i = 0; i < into.count; i++) {
    const slot = cells[col.row[seat] + i];
    into.traits[i] = fresh ? kindOf(state, slot).traits | cells[col.givenTraits + slot] : traitsOf(state, slot);
    into.attack[i] = attackOf(state, slot) - (fresh ? cells[col.turnAttack + slot] : 0);
    into.defense[i] = defenseOf(state, slot) + (fresh ? cells[col.damage + slot] - cells[col.turnDefense + slot] : 0);
    into.value[i] = summoningValue(state, slot);
    into.ready[i] = fresh || cells[col.tapped + slot] === 0 ? 1 : 0;
    if ((into.traits[i] & TRAIT_BITS.cantAttack) !== 0) into.ready[i] = 0;
  }
}

/** A summoning in play as it will be when the turn is over. */
export function summoningValue(state: State, slot: number): number {
  const { cells, compiled } = state;
  const attack = Math.max(0, attackOf(state, slot) - cells[col.turnAttack + slot]);
  const defense = defenseOf(state, slot) + cells[col.damage + slot] - cells[col.turnDefense + slot];
  const kind = kindOf(state, slot);
  const traits = kind.traits | cells[col.givenTraits + slot];
  const { lasting } = cardValuesOf(compiled)[cells[col.kind + slot]];
  return Math.max(0.1, bodyValue(attack, defense, traits) + lasting);
}

const best = { attacker: -1, defender: -1, gain: 0 };
const FACE = -1;

/** What a seat's attacks would bring it: in its turn that goes on, or in its next one. */
export function strikesOf(state: State, seat: Seat, fresh: boolean): number {
  const foe = other(seat);
  fill(state, seat, fresh, attackers);
  let power = 0;
  for (let i = 0; i < attackers.count; i++) if (attackers.ready[i] === 1) power += attackers.attack[i];
  if (power === 0) return 0;
  fill(state, foe, fresh, defenders);
  let life = state.cells[col.life[foe]];
  const room = roomOf(state, foe);
  let sum = 0;
  for (let n = 0; n < attackers.count; n++) {
    findBest(life, room, power);
    if (best.gain <= 0.05) break;
    sum += best.gain;
    power -= attackers.attack[best.attacker];
    attackers.ready[best.attacker] = 0;
    life -= strike(best.attacker, best.defender);
  }
  return sum;
}

const guards = (i: number): boolean => defenders.defense[i] > 0 && (defenders.traits[i] & TRAIT_BITS.cantDefend) === 0;

function findBest(life: number, room: number, power: number): void {
  let guarding = 0;
  for (let j = 0; j < defenders.count; j++) if (guards(j)) guarding++;
  best.gain = 0;
  for (let i = 0; i < attackers.count; i++) {
    if (attackers.ready[i] === 0) continue;
    if (guarding === 0 || (attackers.traits[i] & TRAIT_BITS.ignoreSummoning) !== 0) {
      note(i, FACE, hurt(life, attackers.attack[i]));
    }
    for (let j = 0; j < defenders.count; j++) {
      if (guards(j)) note(i, j, fightGain(i, j, life, room, guarding, power));
    }
  }
}

function note(attacker: number, defender: number, gain: number): void {
  if (gain <= best.gain) return;
  best.attacker = attacker;
  best.defender = defender;
  best.gain = gain;
}

const hurt = (life: number, damage: number): number => lifeValue(life) - lifeValue(life - damage);

function fightGain(i: number, j: number, life: number, room: number, guarding: number, power: number): number {
  const hardened = (defenders.traits[j] & TRAIT_BITS.harden) === 0 ? 0 : room;
  const wall = defenders.defense[j] + hardened;
  const kills = attackers.attack[i] >= wall;
  const dies = defenders.attack[j] >= attackers.defense[i];
  let gain = (kills ? defenders.value[j] : 0) - (dies ? attackers.value[i] : 0);
  if ((attackers.traits[i] & TRAIT_BITS.pierce) !== 0) gain += hurt(life, Math.max(0, attackers.attack[i] - wall));
  // Whoever falls last leaves the player open to the others.
  if (kills && guarding === 1) gain += 0.8 * hurt(life, power - attackers.attack[i]);
  return gain;
}

/** Carries it out; returns what the player loses. */
function strike(i: number, j: number): number {
  if (j === FACE) return attackers.attack[i];
  const excess = Math.max(0, attackers.attack[i] - defenders.defense[j]);
  defenders.defense[j] -= attackers.attack[i];
  return (attackers.traits[i] & TRAIT_BITS.pierce) === 0 ? 0 : excess;
}
