// What is the text of a spell worth? Points for each effect, guessed from its words alone, for spells of any kind.

import type { Amount } from '../cards/amounts.ts';
import type { Effect } from '../cards/effects.ts';
import type { Aura, Spell } from '../cards/spell.ts';
import type { To } from '../cards/targets.ts';
import type { Condition } from '../cards/vocabulary.ts';

/** Of what is counted there are a few; of Summons in hand, seldom more than one. */
const FEW = 1.5;
const FEW_IN_HAND = 0.5;
const TURNS = 2.5;

const CONDITION_VALUE = {
  haste: 1.1,
  stun: 1.1,
  disarm: 0.9,
  turnover: 2.8,
  chill: 0.35,
  antimagic: 0.5,
  snare: 0.6,
} as const satisfies Record<Condition, number>;

function amountOf(amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { count, each, plus, atMost } = amount;
  const few = count === 'summonsInHand' ? FEW_IN_HAND : FEW;
  return Math.min(atMost ?? Number.POSITIVE_INFINITY, plus + few * each);
}

/** How many it means, and whether it is good to strike them: foes and the opponent, but not one's own. */
function reach(to: To): number {
  if (to === 'you') return 1;
  if (typeof to === 'string') return to === 'enchanted' ? FEW : 1;
  return 'target' in to ? 1 : FEW;
}
const isOwn = (to: To): boolean =>
  to === 'you' || (typeof to === 'object' && 'target' in to && (to.target.side === 'own' || to.target.side === 'ally'));

const sumOf = (effects: readonly Effect[]): number => effects.reduce((sum, effect) => sum + effectValue(effect), 0);

function effectValue(effect: Effect): number {
  switch (effect.op) {
    case 'damage':
      return (isOwn(effect.to) ? -0.6 : 0.85) * amountOf(effect.amount) * reach(effect.to);
    case 'heal':
      return 0.35 * amountOf(effect.amount) * reach(effect.to);
    case 'gain':
      return (0.5 * amountOf(effect.attack) + 0.45 * amountOf(effect.hp)) * reach(effect.to);
    case 'place':
      return CONDITION_VALUE[effect.condition] * amountOf(effect.count) * reach(effect.to);
    case 'kill':
      return isOwn(effect.to) ? -1.5 : 4;
    case 'may':
      return Math.max(0, 0.7 * sumOf(effect.effects));
    case 'either':
      return Math.max(sumOf(effect.first), sumOf(effect.second));
    case 'if':
      return 0.6 * sumOf(effect.then) + 0.4 * sumOf(effect.otherwise);
    case 'draw':
      return 0.8 * amountOf(effect.count);
    case 'mana':
      return 0.7 * amountOf(effect.count);
    case 'retain':
      return 0.25 * effect.count;
    case 'attack':
      return 1.6;
    case 'revive':
      return 3;
    case 'gainCrystal':
      return 0.9;
    case 'move':
      return 0.6;
    case 'cleanse':
    case 'defend':
    case 'endAnother':
      return 0.4;
    default:
      return 0;
  }
}

function auraValue(aura: Aura): number {
  if (aura.aura === 'give') return 0.9 + 0.3 * Math.abs(aura.attack);
  return aura.aura === 'sorceryDamage' ? 2.5 * aura.by : 1.5 * Math.max(0.5, sumOf(aura.effects));
}

/** Once cast: what it says at once, each turn for as long as it lasts, and while it is in play. */
export function textValue({ text, arrival, enchantment, auras }: Spell): number {
  const lasting =
    enchantment === null ? 0 : Math.min(TURNS, enchantment.duration ?? TURNS) * sumOf(enchantment.effects);
  return sumOf(text) + sumOf(arrival) + 0.85 * lasting + auras.reduce((sum, aura) => sum + auraValue(aura), 0);
}
