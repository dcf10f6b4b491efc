// How much does an effect say? What can be counted, and where.

import { countingWith } from '@duello/cards';
import type { TallyOf } from '@duello/language';
import { type Context, hasIt, isSetOffByDeath } from './context.ts';

/** What can be counted when an effect happens; allies and foes as the caster sees them (Turnover changes sides). */
export const COUNTS = [
  'allies',
  'foes',
  /** Summons that this enchantment has put a token on. */
  'enchanted',
  /** Tokens of this enchantment on its own card. */
  'tokensOnThis',
  'tokensOnIt',
  /** The Attack of this summon now; of what was chosen. */
  'thisAttack',
  'itsAttack',
  'itsHp',
  'itsTier',
  'hand',
  'summonsInHand',
  'crystalsInHand',
  'sorceriesInPile',
  /** Enchantments and Auras in your play area. */
  'inPlay',
  'mana',
] as const;
export type Count = (typeof COUNTS)[number];

export type Tally = TallyOf<Count>;
export type Amount = number | Tally;

const OF_TOKENS: readonly Count[] = ['enchanted', 'tokensOnThis', 'tokensOnIt'];
/** What only their owner can see. */
const OF_SECRETS: readonly Count[] = ['summonsInHand', 'crystalsInHand'];
const OF_IT: readonly Count[] = ['tokensOnIt', 'itsAttack', 'itsHp', 'itsTier'];

function whyNot(count: Count, context: Context): string | null {
  const { hasEnchantment, isSummon, moment } = context;
  if (OF_TOKENS.includes(count) && !hasEnchantment) return `"${count}" counts tokens: give the card an "enchantment"`;
  if (OF_SECRETS.includes(count) && isSetOffByDeath(context)) {
    return `"${count}" would show a hand in another’s turn; count it in a text, or count "hand"`;
  }
  if (OF_IT.includes(count) && !hasIt(context)) {
    return `"${count}" needs an effect with "target" before it, or in the same effect`;
  }
  if (count === 'thisAttack' && (!isSummon || moment === 'text')) {
    return '"thisAttack" is known of a summon on the board: in "arrival" and in an Aura';
  }
  return null;
}

export const { amount, count } = countingWith<Count, Context>({
  counts: COUNTS,
  such: 'allies',
  whyNot,
  cap: (least, most) => [Math.min(1, least), most],
});
