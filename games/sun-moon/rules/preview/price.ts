// What does an action cost? The price as it is printed, and what would be paid for an X.

import type { Seat } from '@duello/kernel';
import type { Price } from '../../cards/card.ts';
import { FATIGUE_LIMIT } from '../../cards/numbers.ts';
import { abilityOf, announcementAt } from '../state/chain.ts';
import { slotAt } from '../state/codes.ts';
import { kindOf } from '../state/field.ts';
import type { Option } from '../state/option-keys.ts';
import { fatiguePriceOf } from '../state/prices.ts';
import { SKILL_NAMES } from '../state/skills.ts';
import { EMPTY } from '../state/state.ts';
import { loadView } from '../view/sample.ts';
import type { View } from '../view/view-types.ts';

/** What an action of a seat costs; null when it costs nothing of the kind, or nobody knows the card. */
export function priceOfAction(view: View, seat: Seat, action: Option): Price | null {
  const state = loadView(view);
  const { compiled } = state;
  switch (action.word) {
    case 'play': {
      const kind = compiled.numbers.get(action.card);
      return kind === undefined ? null : { fatigue: compiled.kinds[kind].cost, fatigueX: 0, discardX: 0, tap: false };
    }
    case 'skill':
      return compiled.skills[SKILL_NAMES.indexOf(action.skill)];
    case 'use': {
      if (action.ability === 'harden') return compiled.harden;
      const slot = slotAt(state, seat, action.spot);
      return slot === EMPTY ? null : (kindOf(state, slot).abilities[action.ability - 1] ?? null);
    }
    default:
      return null;
  }
}

export interface Payment {
  /** Fatigue that is paid, and what the player has then. */
  readonly fatigue: number;
  readonly after: number;
  /** Cards of the hand. */
  readonly discards: number;
}

/** What the viewer would pay for what is being announced, with this X; null when nothing is. */
export function announcedPayment(view: View, x: number): Payment | null {
  if (view.announcement === null) return null;
  const state = loadView(view);
  const at = announcementAt(state);
  const fatigue = fatiguePriceOf(state, at, x);
  return {
    fatigue,
    after: view.players[view.announcement.seat].fatigue + fatigue,
    discards: (abilityOf(state, at)?.discardX ?? 0) * x,
  };
}

/** How much more fatigue a player can pay (S903). */
export const fatigueRoom = ({ players }: View, seat: Seat): number => FATIGUE_LIMIT - players[seat].fatigue;
