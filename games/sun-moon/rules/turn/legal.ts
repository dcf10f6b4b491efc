// What can a player do? Cards, skills, abilities and attacks that are possible, and why the others are not.

import { other, type Seat } from '@duello/kernel';
import { CHAIN_LIMIT, FATIGUE_LIMIT } from '../../cards/numbers.ts';
import { hasTargets } from '../effects/targets.ts';
import { HARDEN } from '../state/chain.ts';
import { col } from '../state/columns.ts';
import { ENCHANTMENT, type FlatAbility, SUMMONING } from '../state/compiled.ts';
import { canDefend, hasTrait, isSummoning, kindOf, ownerOf } from '../state/field.ts';
import type { ReasonCode } from '../state/reasons.ts';
import { EMPTY, type State, TRAIT_BITS } from '../state/state.ts';

export const roomOf = ({ cells }: State, seat: Seat): number => FATIGUE_LIMIT - cells[col.fatigue[seat]];

/** SR32, SR33: a spell needs what it aims at; a summoning can always be played. */
function hasUse(state: State, seat: Seat, kind: number): boolean {
  const { type, modes, enchants } = state.compiled.kinds[kind];
  if (type === SUMMONING) return true;
  if (type === ENCHANTMENT && enchants !== null) {
    return hasTargets(state, { first: -1, targets: [enchants] }, seat, EMPTY);
  }
  return modes.some((mode) => hasTargets(state, mode, seat, EMPTY));
}

/** Why a card of the hand can't be played now, or null. */
export function cantPlay(state: State, seat: Seat, kind: number, response: boolean): ReasonCode | null {
  const { cost, fast } = state.compiled.kinds[kind];
  if (response && !fast) return 'notFast';
  if (cost > roomOf(state, seat)) return 'tooTired';
  return hasUse(state, seat, kind) ? null : 'noTarget';
}

/** Why not, in words: what no rest would mend comes first. */
export function whyNotPlay(state: State, seat: Seat, kind: number, response: boolean): ReasonCode | null {
  const why = cantPlay(state, seat, kind, response);
  return why === 'tooTired' && !hasUse(state, seat, kind) ? 'noTarget' : why;
}

/** The largest X that can be paid and does something (SR35). */
export function mostX({ cells }: State, seat: Seat, ability: FlatAbility): number {
  let most = FATIGUE_LIMIT;
  const room = FATIGUE_LIMIT - cells[col.fatigue[seat]] - ability.fatigue;
  if (ability.fatigueX > 0) most = Math.floor(room / ability.fatigueX);
  if (ability.discardX > 0) most = Math.min(most, Math.floor(cells[col.handSize[seat]] / ability.discardX));
  if (ability.restsX) most = Math.min(most, cells[col.fatigue[seat]]);
  if (ability.drawsX) most = Math.min(most, cells[col.deckSize[seat]]);
  return most;
}

/** Why an ability can't be paid or used, or null; `slot` is the card that has it, EMPTY for skills. */
export function cantActivate(state: State, seat: Seat, slot: number, ability: FlatAbility): ReasonCode | null {
  if (leastPrice(ability) > roomOf(state, seat)) return 'tooTired';
  if (ability.tap && state.cells[col.tapped + slot] === 1) return 'cantTap';
  if (ability.hasX && mostX(state, seat, ability) < 1) return 'noX';
  for (const mode of ability.modes) if (hasTargets(state, mode, seat, slot)) return null;
  return 'noTarget';
}

/** The fatigue of an ability with X = 1. */
export const leastPrice = ({ fatigue, fatigueX }: FlatAbility): number => fatigue + fatigueX;

/** SR34: the skill card is untapped and no skill was used in this turn. */
export function cantUseSkill(state: State, seat: Seat, skill: number): ReasonCode | null {
  const { cells, compiled } = state;
  if (cells[col.skillTapped[seat]] === 1) return 'skillTapped';
  if (cells[col.skillUsed[seat]] === 1) return 'skillUsed';
  return cantActivate(state, seat, EMPTY, compiled.skills[skill]);
}

/** SR39, SR40. */
export function cantAttack(state: State, slot: number): ReasonCode | null {
  if (state.cells[col.tapped + slot] === 1) return 'isTapped';
  return hasTrait(state, slot, TRAIT_BITS.cantAttack) ? 'cantAttack' : null;
}

/** Calls `found` with every card of the seat's in play that has an ability, and the ability's number. */
export function eachAbility(
  state: State,
  seat: Seat,
  found: (slot: number, index: number, ability: FlatAbility) => void,
): void {
  const { cells, compiled } = state;
  for (let i = 0; i < cells[col.rowSize[seat]]; i++) {
    const slot = cells[col.row[seat] + i];
    const { abilities } = kindOf(state, slot);
    for (let index = 0; index < abilities.length; index++) found(slot, index, abilities[index]);
    if (hasTrait(state, slot, TRAIT_BITS.harden)) found(slot, HARDEN, compiled.harden);
  }
  for (let i = 0; i < cells[col.enchantedSize]; i++) {
    const slot = cells[col.enchanted + i];
    if (ownerOf(state, slot) !== seat) continue;
    const { abilities } = kindOf(state, slot);
    for (let index = 0; index < abilities.length; index++) found(slot, index, abilities[index]);
  }
}

/**
 * True when the seat might answer, on grounds that everybody sees: a window that is offered must not tell whether there
 * is a Fast card in hand.
 */
export function mightRespond(state: State, seat: Seat): boolean {
  const { cells, compiled } = state;
  if (cells[col.chainSize] >= CHAIN_LIMIT) return false;
  if (cells[col.handSize[seat]] > 0) return true;
  for (let skill = 0; skill < compiled.skills.length; skill++)
    if (cantUseSkill(state, seat, skill) === null) return true;
  let any = false;
  eachAbility(state, seat, (slot, _index, ability) => {
    any ||= cantActivate(state, seat, slot, ability) === null;
  });
  return any;
}

/** SR42: whom a summoning may attack. */
export function canBeAttacked(state: State, attacker: number, defender: number): boolean {
  return (
    isSummoning(state, defender) &&
    ownerOf(state, defender) === other(ownerOf(state, attacker)) &&
    canDefend(state, defender)
  );
}
