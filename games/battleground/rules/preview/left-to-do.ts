// What useful things would the end of Spellcasting leave undone, and what would be lost? As far as the player sees.

import type { Seat } from '@duello/kernel';
import type { LeftToDo } from '@duello/language';
import { type CardId, COLOURS } from '../../cards/vocabulary.ts';
import { CRYSTAL, compiledOf, numberOf } from '../state/compiled.ts';
import { readAct } from '../state/option-keys.ts';
import type { View } from '../view/view-types.ts';
import { crystalsFor } from './payment.ts';
import { castDoesNothing } from './warnings.ts';

export const LEFT = ['cast', 'prepare', 'mana'] as const;
export type Left = LeftToDo<(typeof LEFT)[number]>;

/** Nothing when there is no more to do; null while another question is open. Coins may be saved (BR77). */
export function leftToDo(view: View): readonly Left[] | null {
  if (view.decision?.what !== 'act') return null;
  const { seat, options } = view.decision;
  const [casts, prepares] = [castable(view, seat), preparable(view, seat)];
  const usesMana = casts.length + prepares.length > 0 || options.some(({ key }) => readAct(key)?.word === 'charge');
  const found: readonly Left[] = [
    { what: 'cast', count: casts.length, ids: casts },
    { what: 'prepare', count: prepares.length, ids: prepares },
    { what: 'mana', count: usesMana ? manaLost(view, seat) : 0, ids: [] },
  ];
  return found.filter(({ count }) => count > 0);
}

const isCrystal = ({ options }: View, card: CardId): boolean => {
  const compiled = compiledOf(options);
  return compiled.kinds[numberOf(compiled, card)].type === CRYSTAL;
};

/** Spells that can be cast, from hand or prepared, if need be with the crystals in hand. */
function castable(view: View, seat: Seat): readonly CardId[] {
  const { options = [], blocked = [] } = view.decision ?? {};
  const keys = [
    ...options.map(({ key }) => key).filter((key) => !castDoesNothing(view, key)),
    ...blocked.flatMap(({ key }) => (crystalsFor(view, key) === null ? [] : [key])),
  ];
  return keys.flatMap((key) => {
    const act = readAct(key);
    if (act?.word === 'castSlot') return view.players[seat].prepared[act.slot - 1]?.card ?? [];
    return act?.word === 'cast' && !isCrystal(view, act.card) ? [act.card] : [];
  });
}

/** B504: spells of the hand that fit into a free slot; what is not prepared is discarded in Upkeep. */
const preparable = (view: View, seat: Seat): readonly CardId[] =>
  (view.decision?.options ?? []).flatMap(({ key }) => {
    const act = readAct(key);
    const isFree = act?.word === 'prepare' && view.players[seat].prepared[act.slot - 1] === null;
    return isFree && !isCrystal(view, act.card) ? [act.card] : [];
  });

/** BR40: mana of the pool that the Upkeep of this turn takes. */
function manaLost({ players, options: { manaDecay } }: View, seat: Seat): number {
  const each = manaDecay === 'all' ? Number.POSITIVE_INFINITY : manaDecay === 'onePerColour' ? 1 : 0;
  return COLOURS.reduce((sum, colour) => sum + Math.min(each, players[seat].mana[colour]), 0);
}
