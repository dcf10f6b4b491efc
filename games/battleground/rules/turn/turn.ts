// How does a turn go? Resolve Enchantments, Spellcasting, Battle, Upkeep; then summons' Attack is reset.

import { choose, MOST, other, push, type Seat } from '@duello/kernel';
import { COLOURS } from '../../cards/vocabulary.ts';
import { endByLife } from '../battle/victory.ts';
import { kindOf, listOwned, owned, refOf } from '../state/board.ts';
import { col, ON } from '../state/columns.ts';
import { costIn } from '../state/compiled.ts';
import { lose } from '../state/conditions.ts';
import { nextUnresolved, resolveOne, startResolving, tickAll } from '../state/enchant.ts';
import type { MaybeEmit } from '../state/events.ts';
import { ask, frame } from '../state/frames.ts';
import { canBuy, endBuying } from '../state/market.ts';
import { CAST_LIMIT, HAND_DRAWN } from '../state/numbers.ts';
import { clear, draw, idsIn, put } from '../state/piles.ts';
import { sweep } from '../state/slots.ts';
import { IN_ENCHANTMENTS, IN_SPELLCASTING, IN_UPKEEP, NOBODY, type State } from '../state/state.ts';
import { attackOf } from '../state/strength.ts';
import { endCasting } from './act.ts';

/** A turn of each: the first two are round 1. */
export const roundAt = (turn: number): number => (turn + 1) >> 1;
export const roundOf = ({ cells }: State): number => roundAt(cells[col.turnNumber]);

export function startTurn(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  if (compiled.turnLimit !== null && cells[col.turnNumber] >= compiled.turnLimit) {
    endByLife(state, emit);
    return;
  }
  // A match without limit counts on to and fro: whose turn it is shows in odd and even.
  cells[col.turnNumber] += cells[col.turnNumber] < MOST ? 1 : -1;
  cells[col.active] = seat;
  cells[col.phase] = IN_ENCHANTMENTS;
  if (emit !== null) {
    emit({ kind: 'turnBegan', seat, turn: cells[col.turnNumber], round: roundOf(state) });
    emit({ kind: 'phaseBegan', seat, phase: 'enchantments' });
  }
  startResolving(state, seat);
  // BR65: what is there now goes at the end of the phase.
  listOwned(state, seat);
  for (let i = 0; i < owned.count; i++) cells[col.noted + owned.slots[i]] = cells[ON.antimagic + owned.slots[i]];
  push(state, frame.resolve, seat);
}

/** B402, BR33: one after the other, the owner picks which. */
export function resolve(state: State, seat: Seat, emit: MaybeEmit): void {
  sweep(state);
  const first = nextUnresolved(state, seat);
  if (first === NOBODY) {
    push(state, frame.tick, seat);
    return;
  }
  push(state, frame.resolve, seat);
  if (nextUnresolved(state, seat, first) !== NOBODY) choose(state, ask.enchantment, 1 << seat);
  else resolveOne(state, first, emit);
}

export function tick(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells } = state;
  tickAll(state, seat, emit);
  listOwned(state, seat);
  for (let i = 0; i < owned.count; i++) {
    const slot = owned.slots[i];
    if (cells[col.noted + slot] > 0) lose(state, slot, 'antimagic', cells[col.noted + slot], emit);
  }
  cells[col.phase] = IN_SPELLCASTING;
  cells[col.casts] = 0;
  if (emit !== null) emit({ kind: 'phaseBegan', seat, phase: 'spellcasting' });
  push(state, frame.casting, seat);
}

/** BR26, BR42. */
export function casting(state: State, seat: Seat, emit: MaybeEmit): void {
  sweep(state);
  if (state.cells[col.casts] >= CAST_LIMIT) endCasting(state, seat, 'limit', emit);
  else choose(state, ask.act, 1 << seat);
}

/** B801: mana decays, then the market opens. */
export function upkeep(state: State, seat: Seat, emit: MaybeEmit): void {
  state.cells[col.phase] = IN_UPKEEP;
  if (emit !== null) emit({ kind: 'phaseBegan', seat, phase: 'upkeep' });
  decay(state, seat, emit);
  push(state, frame.buy, seat);
}

/** By colour, in a buffer that is used again. */
const lost = new Int16Array(COLOURS.length);

/** BR40. */
function decay({ cells, compiled }: State, seat: Seat, emit: MaybeEmit): void {
  const { manaDecay } = compiled.options;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const have = cells[col.mana[seat] + colour];
    lost[colour] = manaDecay === 'all' ? have : manaDecay === 'onePerColour' ? Math.min(1, have) : 0;
    cells[col.mana[seat] + colour] -= lost[colour];
  }
  if (emit !== null && lost.some((count) => count > 0)) emit({ kind: 'manaDecayed', seat, lost: costIn(lost) });
}

export function buying(state: State, seat: Seat, emit: MaybeEmit): void {
  if (canBuy(state, seat)) choose(state, ask.buy, 1 << seat);
  else endBuying(state, seat, emit);
}

/** B810, B811. */
export function resetHand(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells } = state;
  if (emit !== null && cells[col.hand[seat].size] > 0) {
    emit({ kind: 'handDiscarded', seat, spells: idsIn(state, col.hand[seat]) });
  }
  for (let i = 0; i < cells[col.hand[seat].size]; i++) put(state, col.pile[seat], cells[col.hand[seat].at + i]);
  clear(state, col.hand[seat]);
  draw(state, seat, HAND_DRAWN, emit);
  takeBack(state, seat, emit);
  push(state, frame.turnEnd, seat);
}

function takeBack(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells } = state;
  const count = cells[col.retained[seat].size];
  if (count === 0) return;
  if (emit !== null) emit({ kind: 'cardsReturned', seat, count, cards: idsIn(state, col.retained[seat]) });
  for (let i = 0; i < count; i++) put(state, col.hand[seat], cells[col.retained[seat].at + i]);
  clear(state, col.retained[seat]);
}

/** B820: the dice of the player's own summons go back to base. */
export function endTurn(state: State, seat: Seat, emit: MaybeEmit): void {
  const { cells } = state;
  sweep(state);
  listOwned(state, seat);
  for (let i = 0; i < owned.count; i++) {
    const slot = owned.slots[i];
    const { attack } = kindOf(state, slot);
    if (cells[col.attackDie + slot] === attack) continue;
    cells[col.attackDie + slot] = attack;
    if (emit !== null) emit({ kind: 'attackReset', target: refOf(state, slot), attack: attackOf(state, slot) });
  }
  if (emit !== null) emit({ kind: 'turnEnded', seat });
  push(state, frame.turn, other(seat));
}
