// How is an option of a question written as a number? Its key comes of it.

import { seatOf } from '@duello/kernel';
import { COLOURS } from '../../cards/vocabulary.ts';
import { col } from './columns.ts';
import { optionKey } from './option-keys.ts';
import { FIELD, isPlayer, isSlot, PLAYER, POINT, type State } from './state.ts';

// Spellcasting. A kind is below 128, a preparation slot 0 or 1.
export const CAST_SLOT = 128;
export const PREPARE = 256;
export const CHARGE = 520;
export const END_CASTING = 600;
export const prepareCode = (kind: number, slot: number): number => PREPARE + kind * 2 + slot;
export const chargeCode = (slot: number, colour: number): number => CHARGE + slot * 4 + colour;

export function actKey({ compiled }: State, code: number): string {
  if (code < CAST_SLOT) return optionKey.cast(compiled.kinds[code].id);
  if (code < PREPARE) return optionKey.castSlot(code - CAST_SLOT + 1);
  if (code < CHARGE) return optionKey.prepare(compiled.kinds[(code - PREPARE) >> 1].id, ((code - PREPARE) & 1) + 1);
  if (code < END_CASTING) return optionKey.charge(((code - CHARGE) >> 2) + 1, COLOURS[(code - CHARGE) & 3]);
  return optionKey.endCasting;
}

// Buying. A tier is 0 to 2, a place 0 to 3.
export const BUY_CRYSTAL = 64;
export const STOP = 80;
export const rowCode = (tier: number, place: number): number => tier * 8 + place;
export const isCrystalCode = (code: number): boolean => code >= BUY_CRYSTAL && code < STOP;
export function buyKey(code: number): string {
  if (code === STOP) return optionKey.stop;
  if (isCrystalCode(code)) return optionKey.buyCrystal(COLOURS[code - BUY_CRYSTAL]);
  return optionKey.buy((code >> 3) + 1, (code & 7) + 1);
}

export const FIRST = 0;
export const SECOND = 1;
export const eitherKey = (code: number): string => (code === FIRST ? 'first' : 'second');
export const ATTACKS = 0;
export const DEFENDS = 1;
export const stanceKey = (code: number): string => (code === ATTACKS ? 'attack' : 'defend');

export const fieldKey = ({ compiled }: State, field: number): string => compiled.geometry.keys[field];

/** `c3`, `you`, `opponent`; `b2/c3` for an intersection. */
export function spotKey(state: State, seat: number, code: number): string {
  if (isPlayer(code)) return code - PLAYER === seat ? 'you' : 'opponent';
  if (isSlot(code)) return fieldKey(state, state.cells[col.at + code]);
  return code >= POINT ? state.compiled.geometry.points[code - POINT].key : fieldKey(state, code - FIELD);
}

/** From 1. */
function placeInArea({ cells }: State, slot: number): number {
  const area = col.area[seatOf(cells[col.owner + slot])];
  let place = 0;
  while (place < cells[area.size] && cells[area.at + place] !== slot) place++;
  return place + 1;
}
export const areaKey = (state: State, slot: number): string =>
  optionKey.resolve(state.compiled.kinds[state.cells[col.kind + slot]].id, placeInArea(state, slot));
export const anyAreaKey = (state: State, seat: number, slot: number): string => {
  const { cells, compiled } = state;
  const side = cells[col.owner + slot] === seat ? 'own' : 'opposing';
  return optionKey.endOne(side, compiled.kinds[cells[col.kind + slot]].id, placeInArea(state, slot));
};
