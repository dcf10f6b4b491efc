// What does a spell cost in the Action Phase, and how much health is full?

import type { Seat } from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import { numberOf } from '../state/compiled.ts';
import { START_HEALTH, SUDDEN_HEALTH } from '../state/numbers.ts';
import { actionCost } from '../turn/exchange.ts';
import { loadView } from '../view/sample.ts';
import type { View } from '../view/view.ts';

/** F-R44: the mana that casting it takes now; `more` for the other card it can gain. */
export function castCost(view: View, seat: Seat, card: CardId, more = false): number {
  const state = loadView(view);
  const number = numberOf(state.compiled, card);
  return actionCost(state, seat, number) + (more ? state.compiled.kinds[number].moreMana : 0);
}

/** What both start with, or go on with in sudden death (F-R11). */
export const fullHealth = ({ suddenDeath }: View): number => (suddenDeath ? SUDDEN_HEALTH : START_HEALTH);
