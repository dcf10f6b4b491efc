// How strong is a summon right now? Dice, Auras in play, threats and Defence: counted whenever asked, never stored.

import { SEATS } from '@duello/kernel';
import { aliveOn, kindOf, ownerOf, sideOf } from './board.ts';
import { col, ON } from './columns.ts';
import { type Give, SORCERY } from './compiled.ts';
import { DEFENDING, EMPTY, type State } from './state.ts';

/** B1308 and BR71: the die and what Auras add, never below 0. */
export function attackOf(state: State, slot: number): number {
  const { cells } = state;
  const die = cells[col.attackDie + slot];
  return Math.max(0, cells[col.givers] === 0 ? die : die + given(state, slot, 'attack'));
}

export const isDefending = ({ cells }: State, slot: number): boolean => (cells[col.marks + slot] & DEFENDING) !== 0;

/** BR83: everything that Auras give it, summed; B1102: a summon's Aura until it has left the battleground. */
export function given(state: State, slot: number, what: 'attack' | 'defence'): number {
  const { cells, compiled } = state;
  if (cells[col.givers] === 0) return 0;
  let sum = 0;
  for (const seat of SEATS) {
    for (let i = 0; i < cells[col.area[seat].size]; i++) sum += from(state, cells[col.area[seat].at + i], slot, what);
  }
  for (let field = 0; field < compiled.geometry.size; field++) {
    const source = cells[col.fields + field];
    if (source !== EMPTY) sum += from(state, source, slot, what);
  }
  return sum;
}

function from(state: State, source: number, slot: number, what: 'attack' | 'defence'): number {
  const { gives, type } = kindOf(state, source);
  if (gives.length === 0) return 0;
  // BR64: Antimagic keeps a sorcery's Aura off.
  if (type === SORCERY && state.cells[ON.antimagic + slot] > 0) return 0;
  let sum = 0;
  for (const give of gives) if (reaches(state, give, source, slot)) sum += give[what];
  return sum;
}

/** BR63: a summon's Aura tells ally and foe from the side it is on. */
function reaches(state: State, { to }: Give, source: number, slot: number): boolean {
  if (to === 'this') return source === slot;
  if (source === slot && to !== 'allies') return false;
  const isAlly = sideOf(state, source) === sideOf(state, slot);
  if (isAlly !== (to === 'allies' || to === 'adjacentAllies')) return false;
  return to === 'allies' || to === 'foes' || isAdjacent(state, source, slot);
}

const isAdjacent = ({ cells, compiled }: State, one: number, two: number): boolean =>
  compiled.geometry.adjacent[cells[col.at + one]].includes(cells[col.at + two]);

/** B634, BR52: whether one summon threatens another. */
const threatens = (state: State, slot: number, foe: number): boolean =>
  sideOf(state, slot) !== sideOf(state, foe) &&
  (!isDefending(state, slot) || (kindOf(state, slot).packTactics && usesPack(state, slot, foe))) &&
  attackOf(state, slot) > 0;

/** B905: where "may" is a choice, its owner never threatens an own summon, as it might under Turnover. */
const usesPack = (state: State, slot: number, foe: number): boolean =>
  !state.compiled.packChooses || ownerOf(state, slot) !== ownerOf(state, foe);

/** Calls `found` for everyone that threatens it, the attacker left out. */
export function eachThreat(state: State, slot: number, attacker: number, found: (threat: number) => void): void {
  const { cells, compiled } = state;
  for (const field of compiled.geometry.adjacent[cells[col.at + slot]]) {
    const one = aliveOn(state, field);
    if (one !== EMPTY && one !== attacker && threatens(state, one, slot)) found(one);
  }
}

export function threatsTo(state: State, slot: number, attacker: number): number {
  let count = 0;
  eachThreat(state, slot, attacker, () => {
    count++;
  });
  return count;
}

/** B633, BR51: what is subtracted from an Attack against it, if it defends. */
export function defenceOf(state: State, slot: number, attacker: number): number {
  const { tier, shields } = kindOf(state, slot);
  return Math.max(0, tier + shields + given(state, slot, 'defence') - threatsTo(state, slot, attacker));
}

/** Auras that make the sorceries of a player hit harder. */
export function sorceryDamage(state: State, seat: number): number {
  const { cells, compiled } = state;
  if (cells[col.givers] === 0) return 0;
  let sum = 0;
  const own = col.area[seat === 0 ? 0 : 1];
  for (let i = 0; i < cells[own.size]; i++) sum += kindOf(state, cells[own.at + i]).sorceryDamage;
  for (let field = 0; field < compiled.geometry.size; field++) {
    const source = cells[col.fields + field];
    if (source !== EMPTY && ownerOf(state, source) === seat) sum += kindOf(state, source).sorceryDamage;
  }
  return sum;
}
