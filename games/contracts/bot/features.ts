// What does a learned value look at? Plain counts of one side, the same for both, and what concerns the whole match.

import { other, type Seat } from '@duello/kernel';
import { durabilityOf } from '../rules/effects/settle.ts';
import { col, EMPTY } from '../rules/state/columns.ts';
import { attackOf, givesOn, hasMark, healthOf, isFaded, isMagnetic, kindOf } from '../rules/state/field.ts';
import { sumOf } from '../rules/state/mana.ts';
import { ON_GUARD, type State } from '../rules/state/state.ts';
import { outlookOf } from './outlook.ts';
import { handValue, lifeValue, manaValue, nextToMove, priceOf, stored, threat } from './score.ts';

/** Of each side, in the order in which they are filled in. */
const SIDE = [
  'health',
  'low health',
  'life',
  'threatened',
  'Creatures',
  'attack',
  'health of Creatures',
  'attack by health',
  'texts',
  'Magnetic',
  'Orb',
  'guard',
  'Rune',
  'extractors',
  'stored mana',
  'mana',
  'contracts in hand',
  'hand',
  'deck',
  'nearly empty deck',
  'burnouts',
] as const;

const WHOLE = ['next', 'turn'] as const;

export const FEATURES: readonly string[] = [
  ...SIDE.map((name) => `own ${name}`),
  ...SIDE.map((name) => `their ${name}`),
  ...WHOLE,
];

/** Fills in as many numbers as there are names; nothing is allotted, because leaves are many. */
export function fillFeatures(state: State, seat: Seat, into: Float64Array): void {
  fillSide(state, seat, into, 0);
  fillSide(state, other(seat), into, SIDE.length);
  into[2 * SIDE.length] = nextToMove(state) === seat ? 1 : -1;
  into[2 * SIDE.length + 1] = state.cells[col.turnNumber];
}

function fillSide(state: State, seat: Seat, into: Float64Array, at: number): void {
  const { cells } = state;
  const health = cells[col.health[seat]];
  const size = cells[col.deckSize[seat]];
  into[at] = health;
  into[at + 1] = Math.max(0, 10 - health);
  into[at + 2] = lifeValue(state, seat);
  into[at + 3] = Math.min(health + 5, threat(state, seat));
  fillLine(state, seat, into, at + 4);
  fillItems(state, seat, into, at + 10);
  into[at + 13] = sumOf(state, col.extractors[seat]);
  into[at + 14] = stored(state, seat);
  into[at + 15] = manaValue(state, seat);
  into[at + 16] = cells[col.handSize[seat]];
  into[at + 17] = handValue(state, seat);
  into[at + 18] = size;
  into[at + 19] = Math.max(0, 6 - size);
  into[at + 20] = cells[col.burnouts[seat]];
}

function fillLine(state: State, seat: Seat, into: Float64Array, at: number): void {
  const { cells, compiled } = state;
  const { text } = outlookOf(compiled);
  const gives = givesOn(state, seat);
  const count = cells[col.lineSize[seat]];
  let [strikes, bears, both, texts, magnetic] = [0, 0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const slot = cells[col.line[seat] + i];
    const attack = Math.max(0, attackOf(state, slot, gives));
    const health = Math.max(0, healthOf(state, slot, gives));
    strikes += attack;
    bears += health;
    both += Math.min(attack, health);
    if (!isFaded(state, slot)) texts += text[cells[col.kind + slot]];
    if (isMagnetic(state, slot, gives)) magnetic += health;
  }
  into[at] = count;
  into[at + 1] = strikes;
  into[at + 2] = bears;
  into[at + 3] = both;
  into[at + 4] = texts;
  into[at + 5] = magnetic;
}

function fillItems(state: State, seat: Seat, into: Float64Array, at: number): void {
  const { cells } = state;
  const [orb, rune] = [cells[col.orb[seat]], cells[col.rune[seat]]];
  into[at] = orb === EMPTY ? 0 : 1 + durabilityOf(state, orb) * kindOf(state, orb).attack;
  into[at + 1] = orb !== EMPTY && hasMark(state, orb, ON_GUARD) ? 1 : 0;
  into[at + 2] = rune === EMPTY ? 0 : 1 + priceOf(kindOf(state, rune));
}
