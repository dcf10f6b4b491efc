// Do events tell all that changes? Life, HP, mana, exp and coins, added up from what was told.

import { bounded, SEATS } from '@duello/kernel';
import { COLOURS, type Cost } from '../cards/vocabulary.ts';
import { col, SLOTS } from '../rules/state/columns.ts';
import type { Event, Ref } from '../rules/state/events.ts';
import { EXP_PER_COIN } from '../rules/state/numbers.ts';
import { EMPTY, ON_BOARD, type State } from '../rules/state/state.ts';

/** What a reader of the events would have written down. */
interface Ledger {
  readonly life: number[];
  /** By slot. */
  readonly hp: Map<number, number>;
  readonly mana: number[][];
  readonly exp: number[];
  readonly coins: number[];
}

const isOnBoard = ({ cells }: State, slot: number): boolean =>
  cells[col.kind + slot] !== EMPTY && cells[col.where + slot] === ON_BOARD;

function open(state: State): Ledger {
  const { cells } = state;
  const hp = new Map<number, number>();
  for (let slot = 0; slot < SLOTS; slot++) if (isOnBoard(state, slot)) hp.set(slot, cells[col.hp + slot]);
  return {
    life: SEATS.map((seat) => cells[col.life[seat]]),
    hp,
    mana: SEATS.map((seat) => [...cells.subarray(col.mana[seat], col.mana[seat] + COLOURS.length)]),
    exp: SEATS.map((seat) => cells[col.exp[seat]]),
    coins: SEATS.map((seat) => cells[col.coins[seat]]),
  };
}

/** What somebody has left after a change; a text when the event says something else. */
function change({ life, hp }: Ledger, { seat, id }: Ref, by: number, left: number): string | null {
  const before = id === null ? life[seat] : (hp.get(id) ?? 0);
  const after = id === null ? bounded(before + by) : Math.max(0, bounded(before + by));
  if (id === null) life[seat] = after;
  else hp.set(id, after);
  const who = id === null ? `seat ${seat}` : `slot ${id}`;
  return after === left ? null : `${who} has ${left} left by an event, ${after} by the sum of all`;
}

function spend(mana: number[], cost: Cost, sign: number): void {
  COLOURS.forEach((colour, number) => {
    mana[number] += sign * cost[colour];
  });
}

function write(ledger: Ledger, event: Event): string | null {
  switch (event.kind) {
    case 'summoned':
      if (event.target.id !== null) ledger.hp.set(event.target.id, event.hp);
      return null;
    case 'damageDealt':
      return change(ledger, event.target, -event.amount, event.left);
    case 'healed':
      return change(ledger, event.target, event.amount, event.left);
    case 'hpChanged':
      return change(ledger, event.target, event.by, event.hp);
    case 'killed':
      if (event.target.id !== null) ledger.hp.set(event.target.id, 0);
      return null;
    case 'manaGained':
      ledger.mana[event.seat][COLOURS.indexOf(event.colour)] += event.count;
      return null;
    case 'manaSpent':
      spend(ledger.mana[event.seat], event.fromPool, -1);
      return null;
    case 'manaDecayed':
      spend(ledger.mana[event.seat], event.lost, -1);
      return null;
    case 'chargePlaced':
      ledger.mana[event.seat][COLOURS.indexOf(event.colour)]--;
      return null;
    case 'expGained':
      ledger.exp[event.seat]++;
      return null;
    case 'coinGained':
      ledger.exp[event.seat] -= EXP_PER_COIN;
      ledger.coins[event.seat]++;
      return null;
    case 'spellBought':
    case 'crystalBought':
      ledger.coins[event.seat]--;
      return null;
    default:
      return null;
  }
}

/** These change by what the events tell, and by nothing else. */
export function eventMismatch(before: State, after: State, events: readonly Event[]): string | null {
  const ledger = open(before);
  for (const event of events) {
    const fault = write(ledger, event);
    if (fault !== null) return fault;
  }
  const { cells } = after;
  for (const seat of SEATS) {
    const numbers = [
      ['life', cells[col.life[seat]], ledger.life[seat]],
      ['exp', cells[col.exp[seat]], ledger.exp[seat]],
      ['coins', cells[col.coins[seat]], ledger.coins[seat]],
      ...COLOURS.map((colour, c) => [`${colour} mana`, cells[col.mana[seat] + c], ledger.mana[seat][c]] as const),
    ] as const;
    for (const [what, found, told] of numbers) {
      if (found !== told) return `seat ${seat} has ${found} ${what}, events tell of ${told}`;
    }
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    if (!isOnBoard(after, slot) || cells[col.hp + slot] === ledger.hp.get(slot)) continue;
    return `slot ${slot} has ${cells[col.hp + slot]} HP, events tell of ${ledger.hp.get(slot)}`;
  }
  return null;
}
