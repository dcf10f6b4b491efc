// How is an option of a question written as a number, and as a key?

import { other, type Seat, seatOf } from '@duello/kernel';
import { CLASSES } from '../../cards/vocabulary.ts';
import { HARDEN } from './chain.ts';
import { col } from './columns.ts';
import type { Action, Spot } from './option-keys.ts';
import { SKILL_NAMES } from './skills.ts';
import { ATTACHED, EMPTY, FIGHT, isPlayer, PLAYER, type State } from './state.ts';

// Actions: below SKILLS the kind that is played.
export const SKILLS = 256;
export const ABILITIES = 512;
const WIDTH = 8;
export const ATTACKS = 1024;
export const END = 1100;
export const PASS = 1101;

export const abilityCode = (slot: number, index: number): number => ABILITIES + slot * WIDTH + index;
export const slotOf = (code: number): number => Math.floor((code - ABILITIES) / WIDTH);
export const indexOf = (code: number): number => (code - ABILITIES) % WIDTH;

/** `play:id`, `skill:ponder`, `use:own:2.1`, `use:own:2.harden`, `attack:2`, `end`, `pass`. */
export function actKey(state: State, seat: number, code: number): string {
  if (code < SKILLS) return `play:${state.compiled.kinds[code].id}`;
  if (code < ABILITIES) return `skill:${SKILL_NAMES[code - SKILLS]}`;
  if (code < ATTACKS) {
    const index = indexOf(code);
    return `use:${targetKey(state, seat, slotOf(code))}.${index === HARDEN ? 'harden' : index + 1}`;
  }
  if (code < END) return `attack:${placeOf(state, code - ATTACKS)}`;
  return code === END ? 'end' : 'pass';
}

/** The way back: the code of an action; null when its card is not there. */
export function codeOf(state: State, seat: Seat, action: Action): number | null {
  switch (action.word) {
    case 'play':
      return state.compiled.numbers.get(action.card) ?? null;
    case 'skill':
      return SKILLS + SKILL_NAMES.indexOf(action.skill);
    case 'use': {
      const slot = slotAt(state, seat, action.spot);
      return slot === EMPTY ? null : abilityCode(slot, action.ability === 'harden' ? HARDEN : action.ability - 1);
    }
    case 'attack': {
      const slot = slotAt(state, seat, { side: 'own', place: action.place, enchantment: null });
      return slot === EMPTY ? null : ATTACKS + slot;
    }
    default:
      return action.word === 'end' ? END : PASS;
  }
}

/** The slot of a card in play, seen from a seat; EMPTY when there is none. */
export function slotAt({ cells }: State, seat: Seat, { side, place, enchantment }: Spot): number {
  const owner = side === 'own' ? seat : other(seat);
  if (place === null || place < 1 || place > cells[col.rowSize[owner]]) return EMPTY;
  const bearer = cells[col.row[owner] + place - 1];
  if (enchantment === null) return bearer;
  let left = enchantment;
  for (let i = 0; i < cells[col.enchantedSize]; i++) {
    if (cells[col.bearer + cells[col.enchanted + i]] === bearer && --left === 0) return cells[col.enchanted + i];
  }
  return EMPTY;
}

/** Its place in the row, from 1. */
function placeOf({ cells }: State, slot: number): number {
  const seat = seatOf(cells[col.owner + slot]);
  for (let i = 0; i < cells[col.rowSize[seat]]; i++) if (cells[col.row[seat] + i] === slot) return i + 1;
  return 0;
}

/** `own:2`, `enemy:1`, `own:player`, and `enemy:1+2` for the second enchantment on it: seen from the seat that is asked. */
export function targetKey(state: State, seat: number, code: number): string {
  if (code === FIGHT) return 'fight';
  if (isPlayer(code)) return code - PLAYER === seat ? 'own:player' : 'enemy:player';
  const { cells } = state;
  if (cells[col.zone + code] !== ATTACHED)
    return `${cells[col.owner + code] === seat ? 'own' : 'enemy'}:${placeOf(state, code)}`;
  const bearer = cells[col.bearer + code];
  let number = 1;
  for (let i = 0; i < cells[col.enchantedSize] && cells[col.enchanted + i] !== code; i++) {
    if (cells[col.bearer + cells[col.enchanted + i]] === bearer) number++;
  }
  return `${targetKey(state, seat, bearer)}+${number}`;
}

export const GO_FIRST = 0;
export const GO_SECOND = 1;
export const starterKey = (code: number): string => (code === GO_FIRST ? 'first' : 'second');
export const classKey = (code: number): string => CLASSES[code];
/** Options of Choose one, from 1. */
export const modeKey = (code: number): string => String(code + 1);
