// Which card in play does a name or a number mean? Summonings and enchantments, found in the view.

import { other, SEATS, type Seat } from '@duello/kernel';
import type { TargetId } from '@duello/table';
import { type EnchantmentView, type Ref, readSpot, type SummoningView, type View } from '../../index.ts';

export type InPlay =
  | { readonly kind: 'summoning'; readonly seat: Seat; readonly summoning: SummoningView }
  | {
      readonly kind: 'enchantment';
      readonly seat: Seat;
      readonly enchantment: EnchantmentView;
      readonly bearer: SummoningView;
    };

/** What a thing is, seen from the seat whose side is below; null when it is no card in play. */
export function inPlay(view: View, mine: Seat, targetId: TargetId): InPlay | null {
  const spot = readSpot(targetId);
  if (spot === null || spot.place === null) return null;
  const seat = spot.side === 'own' ? mine : other(mine);
  const summoning = view.players[seat].summonings[spot.place - 1];
  if (summoning === undefined) return null;
  if (spot.enchantment === null) return { kind: 'summoning', seat, summoning };
  const enchantment = summoning.enchantments[spot.enchantment - 1];
  return enchantment === undefined ? null : { kind: 'enchantment', seat, enchantment, bearer: summoning };
}

/** A summoning by its number, whoever's it is. */
export function summoningAt(view: View, id: number | null): SummoningView | null {
  if (id === null) return null;
  for (const seat of SEATS) {
    const found = view.players[seat].summonings.find((one) => one.id === id);
    if (found !== undefined) return found;
  }
  return null;
}

/** The name on this table of somebody that an event or a pending action means. */
export function targetOf(view: View, mine: Seat, { seat, id }: Ref): TargetId | null {
  if (id === null) return seat === mine ? 'own:player' : 'enemy:player';
  for (const side of SEATS) {
    for (const [at, summoning] of view.players[side].summonings.entries()) {
      const name = `${side === mine ? 'own' : 'enemy'}:${at + 1}`;
      if (summoning.id === id) return name;
      const on = summoning.enchantments.findIndex((one) => one.id === id);
      if (on >= 0) return `${name}+${on + 1}`;
    }
  }
  return null;
}
