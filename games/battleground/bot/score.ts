// How well does a seat stand? A value for bots, in points of life: what it has, what it may strike, what its deck can do.

import { asked, frameAt, isOver, other, outcome, SEATS, type Seat, seatOf } from '@duello/kernel';
import { aliveOn, kindOf, sideOf } from '../rules/state/board.ts';
import { col, ON } from '../rules/state/columns.ts';
import { eachTied } from '../rules/state/enchant.ts';
import { ask, ENDINGS } from '../rules/state/frames.ts';
import { OFF_BOARD } from '../rules/state/geometry.ts';
import { CHANCE_AT, EMPTY, IN_DRAFT, IN_ENCHANTMENTS, IN_SPELLCASTING, type State } from '../rules/state/state.ts';
import { attackOf } from '../rules/state/strength.ts';
import { roundOf } from '../rules/turn/turn.ts';
import { boardTextValue, bodyValue, deckValue, draftValue, valuesOf } from './card-value.ts';
import { preparedValue, turnValue } from './in-hand.ts';
import { countBlows, lifeValue, survival } from './strikes.ts';

const WIN = 1000;

/** How long the match has been: a round is a turn of each. */
export const rounds = roundOf;

/** Questions that open something new: whatever came before is over. */
const OPENINGS: readonly number[] = [
  ...[ask.class, ask.spells, ask.neutral, ask.crystals],
  ...[ask.act, ask.stance, ask.buy],
];

/** True where a value makes sense: an action is over, and a new one or a new turn begins. */
export const settled = (state: State): boolean =>
  asked(state) === 0 || OPENINGS.includes(state.cells[frameAt(state) + 1]);

export function score(state: State, seat: Seat): number {
  const { cells } = state;
  if (isOver(state)) {
    const winner = outcome({ endings: ENDINGS }, state)?.winner ?? null;
    return winner === null ? 0 : winner === seat ? WIN : -WIN;
  }
  if (cells[col.phase] === IN_DRAFT) return draftValue(state, seat) + anyClass(state, seat);
  const foe = other(seat);
  const casts =
    cells[col.active] === seat && (cells[col.phase] === IN_SPELLCASTING || cells[col.phase] === IN_ENCHANTMENTS);
  const own = casts ? turnValue(state, seat) : preparedValue(state, seat);
  return standing(state, seat) - standing(state, foe) + own - preparedValue(state, foe) + battles(state, seat);
}

/** No class is the best: chance picks one, the imagined world's own. */
function anyClass({ cells, words }: State, seat: Seat): number {
  return cells[col.class[seat]] === 0 ? 0 : ((words[CHANCE_AT] >>> (4 * cells[col.class[seat]])) & 15) / 1000;
}

/** What does not depend on the next battles. */
function standing(state: State, seat: Seat): number {
  const { cells } = state;
  let sum = deckValue(state, seat) + 0.6 * cells[col.coins[seat]] + 0.22 * cells[col.exp[seat]];
  sum += 0.3 * cells[col.retained[seat].size];
  for (let i = 0; i < cells[col.area[seat].size]; i++) sum += inPlayValue(state, cells[col.area[seat].at + i]);
  return sum;
}

/** An Enchantment by the times it will still be resolved, an Aura for good; nothing for tokens on nobody. */
function inPlayValue(state: State, slot: number): number {
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

/** Both next battles, the one that comes first counting for more: life, and what the summons of each side are worth. */
function battles(state: State, seat: Seat): number {
  const { cells } = state;
  const active = seatOf(cells[col.active]);
  const first = cells[col.phase] <= IN_SPELLCASTING ? active : other(active);
  let sum = 0;
  for (const striker of SEATS) {
    const weight = striker === first ? 0.6 : 0.4;
    countBlows(state, striker);
    for (const one of SEATS) sum += (one === seat ? 0.5 : -0.5) * lifeValue(state, one, weight);
    sum += 0.5 * summonsValue(state, seat, weight);
  }
  return sum;
}

function summonsValue(state: State, seat: Seat, weight: number): number {
  const { compiled } = state;
  let sum = 0;
  for (let field = 0; field < compiled.geometry.size; field++) {
    const slot = aliveOn(state, field);
    if (slot === EMPTY) continue;
    sum += (sideOf(state, slot) === seat ? 1 : -1) * survival(state, slot, weight) * summonValue(state, slot);
  }
  return sum;
}

function summonValue(state: State, slot: number): number {
  const { cells } = state;
  const kind = kindOf(state, slot);
  // What it has gained goes with its turn: that counts for the blows alone.
  const attack = Math.max(0, attackOf(state, slot) - cells[col.attackDie + slot] + kind.attack);
  const slowed = cells[ON.stun + slot] > 0 || cells[ON.disarm + slot] > 0 ? 0.5 * attack : 0;
  const chill = 0.35 * Math.min(cells[ON.chill + slot], 2 * attack);
  const snare = 0.3 * Math.min(2, cells[ON.snare + slot]);
  const haste = 0.15 * attack * Math.min(2, cells[ON.haste + slot]);
  const body = 0.6 + bodyValue(attack, Math.min(9, cells[col.hp + slot]));
  return Math.max(0.2, body + boardTextValue(kind) + lane(state, slot, attack) + haste - slowed - chill - snare);
}

/** How near it is to the other player, and who is in its way: its own people too, and foes that would stop it. */
function lane(state: State, slot: number, attack: number): number {
  const { cells, compiled } = state;
  const side = sideOf(state, slot);
  const steps = compiled.geometry.steps[side];
  const { rows } = compiled.geometry;
  let ahead = 0;
  let foeAhead = false;
  let blocked = false;
  let watched =
    isFoe(state, steps[cells[col.at + slot]].left, side) || isFoe(state, steps[cells[col.at + slot]].right, side);
  for (let field = steps[cells[col.at + slot]].forward; field !== OFF_BOARD; field = steps[field].forward) {
    ahead++;
    const one = cells[col.fields + field];
    if (one !== EMPTY) {
      if (sideOf(state, one) !== side) foeAhead = true;
      else if (ahead === 1) blocked = true;
    }
    if (isFoe(state, steps[field].left, side) || isFoe(state, steps[field].right, side)) watched = true;
  }
  const near = (rows - 1 - ahead) / (rows - 1);
  const freedom = foeAhead ? 0.15 : watched ? 0.3 : 0.6;
  return attack * (freedom * (0.35 + near) - (blocked ? 0.25 : 0));
}

function isFoe(state: State, field: number, side: Seat): boolean {
  if (field === OFF_BOARD) return false;
  const slot = state.cells[col.fields + field];
  return slot !== EMPTY && sideOf(state, slot) !== side;
}

/** Changes when a plan is over. */
export const span = ({ cells }: State): number => cells[col.turnNumber];

export const active = ({ cells }: State): Seat => (cells[col.active] === 0 ? 0 : 1);

export const scale = 8;
