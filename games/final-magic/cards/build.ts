// How is a card written? Tiny constructors that run once and leave plain data.

import type { Amount, Tally } from './amounts.ts';
import type { Currency, Gem, Spell } from './card.ts';
import type { Effect } from './effects.ts';
import type { CardId, Element } from './vocabulary.ts';

type Extras = Partial<Pick<Spell, 'priority' | 'immune' | 'cheaper' | 'frees'>>;

const spell =
  (element: Element | null) =>
  (price: number, phase: Spell['phase'], mana: number, effects: readonly Effect[], extras: Extras = {}): Spell => ({
    type: 'spell',
    element,
    price,
    mana,
    phase,
    priority: false,
    immune: false,
    cheaper: null,
    frees: null,
    ...extras,
    effects,
  });

export const fire = spell('fire');
export const water = spell('water');
export const earth = spell('earth');
export const air = spell('air');
export const neutral = spell(null);

export const currency = (price: number, coins: number, next: CardId | null): Currency => ({
  type: 'currency',
  price,
  coins,
  next,
});
export const gem = (price: number, mana: number, recall: number): Gem => ({ type: 'gem', price, mana, recall });

type Instead = readonly [Element, number] | null;
const tally =
  (over: Tally['over']) =>
  (each: number, instead: Instead = null, base = 0): Tally => ({
    base,
    over,
    each,
    instead: instead && { element: instead[0], each: instead[1] },
  });
export const perFed = tally('fed');
export const perCast = tally('cast');
export const perOtherCast = tally('otherCast');
export const perAnyOtherCast = tally('anyOtherCast');

type Strike = Extract<Effect, { op: 'damage' }>;
export const damage = (amount: Amount, how: Partial<Pick<Strike, 'to' | 'unblockable' | 'ifHurt'>> = {}): Strike => ({
  op: 'damage',
  amount,
  to: 'foe',
  unblockable: false,
  ifHurt: null,
  ...how,
});
export const heal = (amount: Amount): Effect => ({ op: 'heal', amount });
export const block = (amount: Amount): Effect => ({ op: 'block', amount });
export const shield = (amount: Amount): Effect => ({ op: 'shield', amount });
export const halve: Effect = { op: 'halve' };
export const evade: Effect = { op: 'evade' };
export const putOut = (element: Element): Effect => ({ op: 'putOut', element });
export const double = (element: Element): Effect => ({ op: 'double', element });
export const feed = (upTo: number | null = null): Effect => ({ op: 'feed', upTo });
export const draw = (amount: Amount): Effect => ({ op: 'draw', amount });
export const nextDraw = (amount: Amount, who: 'you' | 'foe' = 'you'): Effect => ({ op: 'nextDraw', amount, who });
export const gain = (card: CardId, more: { mana: number; card: CardId } | null = null): Effect => ({
  op: 'gain',
  card,
  more,
});
export const upgrade: Effect = { op: 'upgrade' };
export const outcast: Effect = { op: 'outcast' };
export const counter: Effect = { op: 'counter' };
export const ifCast = (element: Element, effect: Effect): Effect => ({ op: 'ifCast', element, effect });
export const byPhase = (action: Effect, fight: Effect): Effect => ({ op: 'byPhase', action, fight });
