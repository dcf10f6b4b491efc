// What is on the table worth? A summon by what it can take, and by how near it is to the other player; what is in play.

import type { Seat } from '@duello/kernel';
import { kindOf, sideOf } from '../rules/state/board.ts';
import { col, ON } from '../rules/state/columns.ts';
import { eachTied } from '../rules/state/enchant.ts';
import { OFF_BOARD } from '../rules/state/geometry.ts';
import { EMPTY, type State } from '../rules/state/state.ts';
import { attackOf } from '../rules/state/strength.ts';
import { boardTextValue, valuesOf } from './card-value.ts';

const BODY = 0.6;
const ATTACK = 0.95;
const HP = 0.4;
const TEXT = 1;
/** A way that is open, one that foes stand beside, and one that they stand in. */
const OPEN = 0.6;
const WATCHED = 0.3;
const CLOSED = 0.15;
const MOST_HP = 9;

export function summonValue(state: State, slot: number): number {
  const { cells } = state;
  const kind = kindOf(state, slot);
  // What it has gained goes with its turn: that counts for the blows alone.
  const attack = Math.max(0, attackOf(state, slot) - cells[col.attackDie + slot] + kind.attack);
  const slowed = cells[ON.stun + slot] > 0 || cells[ON.disarm + slot] > 0 ? 0.4 * attack : 0;
  const chill = 0.3 * Math.min(cells[ON.chill + slot], 2 * attack);
  const snare = 0.25 * Math.min(2, cells[ON.snare + slot]);
  const haste = 0.2 * attack * Math.min(2, cells[ON.haste + slot]);
  const body = BODY + ATTACK * attack + HP * Math.min(MOST_HP, cells[col.hp + slot]) + TEXT * boardTextValue(kind);
  return Math.max(0.2, body + lane(state, slot, attack) + haste - slowed - chill - snare);
}

/** How near it is to the other player, and who is in its way: its own people too, and foes that would stop it. */
function lane(state: State, slot: number, attack: number): number {
  const { cells, compiled } = state;
  const side = sideOf(state, slot);
  const steps = compiled.geometry.steps[side];
  const { rows } = compiled.geometry;
  const here = cells[col.at + slot];
  let ahead = 0;
  let closed = false;
  let blocked = false;
  let watched = isFoe(state, steps[here].left, side) || isFoe(state, steps[here].right, side);
  for (let field = steps[here].forward; field !== OFF_BOARD; field = steps[field].forward) {
    ahead++;
    const one = cells[col.fields + field];
    if (one !== EMPTY) {
      if (sideOf(state, one) !== side) closed = true;
      else if (ahead === 1) blocked = true;
    }
    watched ||= isFoe(state, steps[field].left, side) || isFoe(state, steps[field].right, side);
  }
  const near = (rows - 1 - ahead) / (rows - 1);
  const freedom = closed ? CLOSED : watched ? WATCHED : OPEN;
  return attack * (freedom * (0.35 + near) - (blocked ? 0.25 : 0));
}

function isFoe(state: State, field: number, side: Seat): boolean {
  if (field === OFF_BOARD) return false;
  const slot = state.cells[col.fields + field];
  return slot !== EMPTY && sideOf(state, slot) !== side;
}

/** An Enchantment by the times it will still be resolved, an Aura for good; nothing for tokens on nobody. */
export function inPlayValue(state: State, slot: number): number {
  const { cells, compiled } = state;
  const { isEnchantment, ticks, gives, deaths, sorceryDamage } = kindOf(state, slot);
  const { price, ties } = valuesOf(compiled)[cells[col.kind + slot]];
  const aura = gives.length + deaths.length + sorceryDamage === 0 ? 0 : 0.8 + 0.5 * price;
  if (!isEnchantment) return aura;
  let tied = ties ? 0 : 1;
  eachTied(state, slot, () => {
    tied++;
  });
  const turns = ticks ? Math.min(3, cells[col.tokens + slot]) : 2.5;
  return aura + (tied === 0 ? 0 : 0.7 * turns * Math.min(1.5, tied));
}
