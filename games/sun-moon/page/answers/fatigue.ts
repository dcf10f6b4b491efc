// What does something do to fatigue? Its price, what its effect adds by itself, and what is too much (S903, S904).

import { other, type Seat } from '@duello/kernel';
import {
  type Ability,
  type Card,
  type Effect,
  FATIGUE_LIMIT,
  type PlayerView,
  type SummoningView,
  type View,
} from '../../index.ts';
import type { Faces } from '../cards/faces.ts';

/** How fatigue would go: paid by oneself, then added to both by the effect. */
export interface Strain {
  readonly price: number;
  /** Each X costs so much more. */
  readonly perX: number;
  /** By itself, to oneself and to the opponent. */
  readonly own: number;
  readonly foe: number;
}
export const NO_STRAIN: Strain = { price: 0, perX: 0, own: 0, foe: 0 };

/** Amounts that can be known before: plain numbers, and the fatigue of either. */
function amountOf(effect: Extract<Effect, { op: 'tire' }>, me: PlayerView, foe: PlayerView, price: number): number {
  const { amount } = effect;
  if (typeof amount === 'number') return amount;
  const counted =
    amount.count === 'opponentsFatigue' ? foe.fatigue : amount.count === 'ownFatigue' ? me.fatigue + price : 0;
  return Math.min(amount.atMost ?? Number.POSITIVE_INFINITY, amount.plus + amount.each * counted);
}

function tiring(effects: readonly Effect[], view: View, seat: Seat, price: number): Pick<Strain, 'own' | 'foe'> {
  const [me, foe] = [view.players[seat], view.players[other(seat)]];
  let [mine, theirs] = [0, 0];
  for (const effect of effects) {
    if (effect.op !== 'tire') continue;
    const amount = amountOf(effect, me, foe, price);
    if (effect.who === 'you' || effect.who === 'eachPlayer') mine += amount;
    if (effect.who !== 'you') theirs += amount;
  }
  return { own: mine, foe: theirs };
}

/** Playing a card; where one of several effects is chosen, only the one that has been. */
export function strainOfCard(card: Card, view: View, seat: Seat, mode: number | null): Strain {
  const effects = card.modes.length === 1 ? card.modes[0] : mode === null ? [] : (card.modes[mode] ?? []);
  return { price: card.cost, perX: 0, ...tiring(effects, view, seat, card.cost) };
}

export function strainOfAbility({ price, modes }: Ability, view: View, seat: Seat): Strain {
  const effects = modes.length === 1 ? modes[0] : [];
  return { price: price.fatigue, perX: price.fatigueX, ...tiring(effects, view, seat, price.fatigue) };
}

export const roomOf = ({ fatigue }: PlayerView): number => FATIGUE_LIMIT - fatigue;

/** What is beyond six: it costs life. */
export const surplusOf = (fatigue: number, added: number): number => Math.max(0, fatigue + added - FATIGUE_LIMIT);

/** What the next turn of a player begins with: half of the fatigue, and what their cards add by themselves. */
export interface Morning {
  readonly halved: number;
  readonly added: number;
  readonly surplus: number;
}

export function morningOf(view: View, seat: Seat, faces: Pick<Faces, 'card'>): Morning {
  const halved = Math.floor(view.players[seat].fatigue / 2);
  const own = view.players[seat].summonings;
  const foes = view.players[other(seat)].summonings;
  const effectsOf = (id: string): readonly Effect[] => faces.card(id)?.when.startTurn ?? [];
  const sum = (effects: readonly Effect[], controllersOwn: boolean): number =>
    effects.reduce((all, effect) => {
      if (effect.op !== 'tire' || typeof effect.amount !== 'number') return all;
      const meant =
        effect.who === 'you' || effect.who === 'eachPlayer' || (effect.who === 'itsController' && controllersOwn);
      return meant ? all + effect.amount : all;
    }, 0);
  // Only cards of the player whose turn begins do something then, on whomever they lie.
  const enchantments = (row: readonly SummoningView[], controllersOwn: boolean): number =>
    row
      .flatMap((one) => one.enchantments)
      .filter((one) => one.seat === seat)
      .reduce((all, { card }) => all + sum(effectsOf(card), controllersOwn), 0);
  const added =
    own.reduce((all, { card }) => all + sum(effectsOf(card), true), 0) +
    enchantments(own, true) +
    enchantments(foes, false);
  return { halved, added, surplus: surplusOf(halved, added) };
}
