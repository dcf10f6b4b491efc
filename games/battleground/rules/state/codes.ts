// How is an option of a question written as a number, and as a key?

import { seatOf } from '@duello/kernel';
import { COLOURS } from '../../cards/effects.ts';
import { AREA, AT, FIELD, isPlayer, isSlot, KIND, OWNER, PLAYER, POINT, type State } from './state.ts';

// Spellcasting. A kind is below 128, a preparation slot 0 or 1.
export const CAST_SLOT = 128;
export const PREPARE = 256;
export const CHARGE = 520;
export const END_CASTING = 600;
export const prepareCode = (kind: number, slot: number): number => PREPARE + kind * 2 + slot;
export const chargeCode = (slot: number, colour: number): number => CHARGE + slot * 4 + colour;

/** `cast:id`, `castSlot:1`, `prepare:id>2`, `charge:1>white`, `end`. */
export function actKey({ table }: State, code: number): string {
  if (code < CAST_SLOT) return `cast:${table.kinds[code].id}`;
  if (code < PREPARE) return `castSlot:${code - CAST_SLOT + 1}`;
  if (code < CHARGE) return `prepare:${table.kinds[(code - PREPARE) >> 1].id}>${((code - PREPARE) & 1) + 1}`;
  if (code < END_CASTING) return `charge:${((code - CHARGE) >> 2) + 1}>${COLOURS[(code - CHARGE) & 3]}`;
  return 'end';
}

// Buying. A tier is 0 to 2, a place 0 to 3.
export const BUY_CRYSTAL = 64;
export const STOP = 80;
export const rowCode = (tier: number, place: number): number => tier * 8 + place;
export const isCrystalCode = (code: number): boolean => code >= BUY_CRYSTAL && code < STOP;
/** `1:2`, `crystal:white`, `stop`. */
export function buyKey(code: number): string {
  if (code === STOP) return 'stop';
  return isCrystalCode(code) ? `crystal:${COLOURS[code - BUY_CRYSTAL]}` : `${(code >> 3) + 1}:${(code & 7) + 1}`;
}

export const FIRST = 0;
export const SECOND = 1;
export const eitherKey = (code: number): string => (code === FIRST ? 'first' : 'second');
export const ATTACKS = 0;
export const DEFENDS = 1;
export const stanceKey = (code: number): string => (code === ATTACKS ? 'attack' : 'defend');

export const fieldKey = ({ table }: State, field: number): string => table.geometry.keys[field];

/** `c3`, `you`, `opponent`; `b2/c3` for an intersection. */
export function spotKey(state: State, seat: number, code: number): string {
  if (isPlayer(code)) return code - PLAYER === seat ? 'you' : 'opponent';
  if (isSlot(code)) return fieldKey(state, state.cells[AT + code]);
  return code >= POINT ? state.table.geometry.points[code - POINT].key : fieldKey(state, code - FIELD);
}

/** `curse@2`: the second card in the play area of its owner. */
export function areaKey({ cells, table }: State, slot: number): string {
  const area = AREA[seatOf(cells[OWNER + slot])];
  let place = 0;
  while (place < cells[area.size] && cells[area.at + place] !== slot) place++;
  return `${table.kinds[cells[KIND + slot]].id}@${place + 1}`;
}
/** `own:curse@2`, `opposing:curse@1`. */
export const anyAreaKey = (state: State, seat: number, slot: number): string =>
  `${state.cells[OWNER + slot] === seat ? 'own' : 'opposing'}:${areaKey(state, slot)}`;
