// How much is an amount right now? One row for everything that can be counted.

import type { Seat } from '@duello/kernel';
import type { FlatAmount } from '@duello/language';
import { COUNTS, type Count } from '../../cards/amounts.ts';
import { aliveOn, kindOf, ownerOf, sideOf } from '../state/board.ts';
import { col, type Zone } from '../state/columns.ts';
import { CRYSTAL, SORCERY, SUMMON } from '../state/compiled.ts';
import { eachTied, tokensOn } from '../state/enchant.ts';
import { EMPTY, isSlot, NOBODY, type State } from '../state/state.ts';
import { attackOf } from '../state/strength.ts';

type Counter = (state: State, seat: Seat, slot: number, it: number) => number;

const ROWS: { readonly [C in Count]: Counter } = {
  allies: (state, seat) => onSide(state, seat, true),
  foes: (state, seat) => onSide(state, seat, false),
  enchanted(state, _seat, slot) {
    let count = 0;
    eachTied(state, slot, (code) => {
      if (isSlot(code)) count++;
    });
    return count;
  },
  tokensOnThis: ({ cells }, _seat, slot) => cells[col.tokens + slot],
  tokensOnIt: (state, _seat, slot, it) => (it === NOBODY ? 0 : tokensOn(state, slot, it)),
  thisAttack: (state, _seat, slot) => attackOf(state, slot),
  itsAttack: (state, _seat, _slot, it) => (isSlot(it) ? attackOf(state, it) : 0),
  itsHp: ({ cells }, _seat, _slot, it) => (isSlot(it) ? cells[col.hp + it] : 0),
  itsTier: (state, _seat, _slot, it) => (isSlot(it) ? kindOf(state, it).tier : 0),
  hand: ({ cells }, seat) => cells[col.hand[seat].size],
  summonsInHand: (state, seat) => ofType(state, col.hand[seat], SUMMON),
  crystalsInHand: (state, seat) => ofType(state, col.hand[seat], CRYSTAL),
  sorceriesInPile: (state, seat) => ofType(state, col.pile[seat], SORCERY),
  inPlay: ({ cells }, seat) => cells[col.area[seat].size],
  mana({ cells }, seat) {
    let sum = 0;
    for (let colour = 0; colour < 4; colour++) sum += cells[col.mana[seat] + colour];
    return sum;
  },
};
const counters = COUNTS.map((count) => ROWS[count]);

function onSide(state: State, seat: Seat, own: boolean): number {
  let count = 0;
  for (let field = 0; field < state.compiled.geometry.size; field++) {
    const slot = aliveOn(state, field);
    if (slot !== EMPTY && (sideOf(state, slot) === seat) === own) count++;
  }
  return count;
}

function ofType({ cells, compiled }: State, zone: Zone, type: number): number {
  let count = 0;
  for (let i = 0; i < cells[zone.size]; i++) if (compiled.kinds[cells[zone.at + i]].type === type) count++;
  return count;
}

/** For a summon in play `allies` and `foes` are told from its side, as its Auras are (BR63). */
export function amountOf(state: State, amount: FlatAmount, slot: number, it: number): number {
  if (amount.count < 0) return amount.base;
  const counter = amount.count;
  const seat = COUNTS[counter] === 'allies' || COUNTS[counter] === 'foes' ? sideOf(state, slot) : ownerOf(state, slot);
  const counted = counters[counter](state, seat, slot, it);
  return Math.min(amount.atMost, amount.base + amount.each * counted);
}
