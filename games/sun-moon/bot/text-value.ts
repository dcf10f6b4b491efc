// What is the text of a card worth? Points for each effect, guessed from its words alone, for cards of any kind.

import type { Amount } from '../cards/amounts.ts';
import type { Ability, Card, Moments } from '../cards/card.ts';
import type { Effect, Effects, Modes } from '../cards/effects.ts';
import type { Filter, To, Who } from '../cards/targets.ts';

/** Of what is counted there are a few. */
const FEW = 2;
/** What a usual body hits for. */
const A_BODY = 3.5;
/** How often something that comes back every turn happens before it is stopped. */
const TURNS = 2;

function amountOf(amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { count, each, plus, atMost } = amount;
  const many = count === 'itsAttack' || count === 'itsDefense' ? A_BODY : FEW;
  return Math.min(atMost ?? Number.POSITIVE_INFINITY, plus + many * each);
}

/** Whose fate it is: 1 for the other side's, -1 for one's own, 0 for both alike. */
function against(who: Who): number {
  if (who === 'eachPlayer') return 0;
  return who === 'you' ? -1 : 1;
}

const filterOf = (to: To): Filter | null => (typeof to === 'string' ? null : 'target' in to ? to.target : to.all);

/** True for what can only be done to one's own; whatever may go either way goes where it is good. */
const isOwn = (to: To): boolean => to === 'this' || to === 'you' || filterOf(to)?.side === 'own';
const isWide = (to: To): boolean => typeof to === 'object' && 'all' in to;

/** How many it means: everyone that fits are a few, on both sides as many there as here. */
function reach(to: To): number {
  if (!isWide(to)) return 1;
  return filterOf(to)?.side === 'both' ? 0.3 : 1.5;
}

/** Whom it is good for gets it. */
const GRANTED = { pierce: 0.8, ignoreSummoning: 1.2, harden: 0.4, cantAttack: 0.8, cantDefend: 1.5 } as const;

const sumOf = (effects: Effects): number => effects.reduce((sum, effect) => sum + effectValue(effect), 0);

function effectValue(effect: Effect): number {
  switch (effect.op) {
    case 'damage':
      return (isOwn(effect.to) ? -0.6 : 1.05) * amountOf(effect.amount) * reach(effect.to);
    case 'gainLife':
      return -0.4 * against(effect.who) * amountOf(effect.amount);
    case 'loseLife':
      return 0.75 * against(effect.who) * amountOf(effect.amount);
    case 'tire':
      return 0.65 * against(effect.who) * amountOf(effect.amount) + (effect.who === 'eachPlayer' ? 0.4 : 0);
    case 'rest':
      return -0.75 * against(effect.who) * amountOf(effect.amount);
    case 'draw':
      return -1.3 * against(effect.who) * amountOf(effect.amount);
    case 'discard':
      return 1.1 * against(effect.who) * amountOf(effect.amount);
    case 'change': {
      const [attack, defense] = [amountOf(effect.attack), amountOf(effect.defense)];
      // What is one's own gets it as it is, the other side's loses by it.
      if (isOwn(effect.to)) return (0.45 * attack + 0.35 * defense) * reach(effect.to);
      return (0.45 * Math.abs(attack) + (defense < 0 ? 0.85 : 0.35) * Math.abs(defense)) * reach(effect.to);
    }
    case 'grant':
      return GRANTED[effect.trait] * reach(effect.to);
    case 'destroy':
      return isOwn(effect.to) ? -2.5 : filterOf(effect.to)?.what === 'enchantment' ? 1.4 : 4.8;
    case 'return':
      return 2 * reach(effect.to);
    case 'tap':
    case 'untap':
      return 0.9 * reach(effect.to);
    case 'untapSkill':
      return 0.5;
    case 'takeBack':
      return 1.3;
    case 'may':
      return Math.max(0, sumOf(effect.effects));
    case 'if':
      return 0.5 * sumOf(effect.then) + 0.5 * sumOf(effect.otherwise);
  }
}

/** One list, or the best of several and a little for the choice. */
export function modesValue(modes: Modes): number {
  if (modes.length === 0) return 0;
  return Math.max(...modes.map(sumOf)) + 0.4 * (modes.length - 1);
}

/** What one use is worth beyond its price; never less than nothing, since nobody has to. */
function abilityValue({ price, modes }: Ability): number {
  const uses = price.tap ? TURNS : TURNS + 0.5;
  const cost = 0.5 * (price.fatigue + price.fatigueX) + 1.1 * price.discardX + (price.tap ? 0.25 : 0);
  return uses * Math.max(0.1, modesValue(modes) - cost);
}

const OFTEN = { startTurn: TURNS, destroyed: 0.5, hits: 0.8, overflow: 0.7 } as const satisfies {
  readonly [M in keyof Moments]-?: number;
};

/** What a card says for as long as it is in play. */
export function lastingValue({ abilities, when }: Card): number {
  let sum = abilities.reduce((all, ability) => all + abilityValue(ability), 0);
  if (when.startTurn !== undefined) sum += OFTEN.startTurn * sumOf(when.startTurn);
  if (when.destroyed !== undefined) sum += OFTEN.destroyed * sumOf(when.destroyed);
  if (when.hits !== undefined) sum += OFTEN.hits * sumOf(when.hits);
  if (when.overflow !== undefined) sum += OFTEN.overflow * sumOf(when.overflow);
  return sum;
}
