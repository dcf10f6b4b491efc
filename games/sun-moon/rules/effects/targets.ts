// Whom can an effect mean? Targets that may be chosen, and everyone that a word stands for.

import { other, type Seat, seatOf } from '@duello/kernel';
import type { Filter } from '../../cards/targets.ts';
import { modeOf } from '../state/chain.ts';
import { col } from '../state/columns.ts';
import { attackOf, defenseOf, isAttached, isSummoning, kindOf, ownerOf } from '../state/field.ts';
import type { Mode, Node } from '../state/nodes.ts';
import { EMPTY, isPlayer, NOBODY, PLAYER, playerCode, type State } from '../state/state.ts';

function fits(state: State, filter: Filter, from: number, slot: number): boolean {
  if (filter.other && slot === from) return false;
  if (filter.tapped !== null && (state.cells[col.tapped + slot] === 1) !== filter.tapped) return false;
  if (filter.maxAttack !== null && attackOf(state, slot) > filter.maxAttack) return false;
  if (filter.maxDefense !== null && defenseOf(state, slot) > filter.maxDefense) return false;
  return filter.maxCost === null || kindOf(state, slot).cost <= filter.maxCost;
}

/** Calls `found` for all that a filter means, the enemy side first. `from` is the card that says it. */
export function each(state: State, filter: Filter, you: Seat, from: number, found: (code: number) => void): void {
  const { cells } = state;
  for (const seat of [other(you), you] as const) {
    if (filter.side === (seat === you ? 'enemy' : 'own')) continue;
    if (filter.what === 'enchantment') {
      for (let i = 0; i < cells[col.enchantedSize]; i++) {
        const slot = cells[col.enchanted + i];
        if (ownerOf(state, slot) === seat && fits(state, filter, from, slot)) found(slot);
      }
      continue;
    }
    if (filter.what !== 'player') {
      for (let i = 0; i < cells[col.rowSize[seat]]; i++) {
        const slot = cells[col.row[seat] + i];
        if (fits(state, filter, from, slot)) found(slot);
      }
    }
    if (filter.what !== 'summoning') found(playerCode(seat));
  }
}

/** True when what was chosen is still there and still legal (SR24). */
export function isLegal(state: State, filter: Filter, you: Seat, from: number, code: number): boolean {
  if (code < 0) return false;
  const seat = isPlayer(code) ? seatOf(code - PLAYER) : ownerOf(state, code);
  if (filter.side === (seat === you ? 'enemy' : 'own')) return false;
  if (isPlayer(code)) return filter.what === 'player' || filter.what === 'summoningOrPlayer';
  if (filter.what === 'enchantment') return isAttached(state, code) && fits(state, filter, from, code);
  return filter.what !== 'player' && isSummoning(state, code) && fits(state, filter, from, code);
}

/** SR56: two targets of one effect are two different things. */
export function eachTarget(
  state: State,
  filter: Filter,
  you: Seat,
  from: number,
  taken: number,
  found: (code: number) => void,
): void {
  each(state, filter, you, from, (code) => {
    if (code !== taken) found(code);
  });
}

const first: number[] = [];

/** SR32: true when everything a list of effects aims at can be there. */
export function hasTargets(state: State, { targets }: Mode, you: Seat, from: number): boolean {
  if (targets.length === 0) return true;
  if (targets.length === 1) return hasTarget(state, targets[0], you, from, NOBODY);
  first.length = 0;
  each(state, targets[0], you, from, (code) => first.push(code));
  for (const code of first) if (hasTarget(state, targets[1], you, from, code)) return true;
  return false;
}

function hasTarget(state: State, filter: Filter, you: Seat, from: number, taken: number): boolean {
  let any = false;
  eachTarget(state, filter, you, from, taken, () => {
    any = true;
  });
  return any;
}

/** Calls `found` for every legal choice of the target with this number; the first leaves room for the second. */
export function eachChoice(state: State, at: number, number: number, found: (code: number) => void): void {
  const mode = modeOf(state, at);
  if (mode === null) return;
  const { cells } = state;
  const [you, from] = [seatOf(cells[col.by + at]), cells[col.from + at]];
  if (number === 1) {
    eachTarget(state, mode.targets[1], you, from, cells[col.aimed[0] + at], found);
    return;
  }
  each(state, mode.targets[0], you, from, (code) => {
    if (mode.targets.length === 1 || hasTarget(state, mode.targets[1], you, from, code)) found(code);
  });
}

/** Everyone an effect works on, in a buffer that is used again. */
export const selected = { count: 0, codes: new Int16Array(80) };

const select = (code: number): void => {
  selected.codes[selected.count++] = code;
};

export function selectTargets(state: State, node: Node, at: number): void {
  selected.count = 0;
  const { cells } = state;
  const you = seatOf(cells[col.by + at]);
  const from = cells[col.from + at];
  switch (node.to) {
    case 'this':
      if (from !== EMPTY && (isSummoning(state, from) || isAttached(state, from))) select(from);
      return;
    case 'target': {
      const code = cells[col.aimed[node.target] + at];
      if (code >= 0) select(code);
      return;
    }
    case 'everyone':
      if (node.filter !== null) each(state, node.filter, you, from, select);
      return;
    case 'you':
      select(playerCode(you));
      return;
    case 'opponent':
      select(playerCode(other(you)));
      return;
    case 'eachPlayer': {
      const active = seatOf(cells[col.active]);
      select(playerCode(active));
      select(playerCode(other(active)));
      return;
    }
    case 'itsController': {
      const code = cells[col.aimed[node.target] + at];
      if (code < 0) return;
      select(isPlayer(code) ? code : playerCode(ownerOf(state, code)));
    }
  }
}
