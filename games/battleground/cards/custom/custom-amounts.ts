// How much does an effect in JSON say? A number, or what is counted when it happens.

import { BadInput } from '@duello/kernel';
import { fields, isRecord, oneOf, whole } from '@duello/language';
import { type Amount, COUNTS, type Count } from '../effects.ts';
import { type Context, hasIt, isSetOffByDeath, MOST, orNull, refuse, type Where } from './custom-targets.ts';

const OF_TOKENS: readonly Count[] = ['enchanted', 'tokensOnThis', 'tokensOnIt'];
/** What only their owner can see. */
const OF_SECRETS: readonly Count[] = ['summonsInHand', 'crystalsInHand'];
const OF_IT: readonly Count[] = ['tokensOnIt', 'itsAttack', 'itsHp', 'itsTier'];

export function whyNotCount(count: Count, context: Context): string | null {
  const { hasEnchantment, isSummon, moment } = context;
  if (OF_TOKENS.includes(count) && !hasEnchantment) return `"${count}" counts tokens: give the card an "enchantment"`;
  if (OF_SECRETS.includes(count) && isSetOffByDeath(context)) {
    return `"${count}" would show a hand in another's turn; count it in a text, or count "hand"`;
  }
  if (OF_IT.includes(count) && !hasIt(context)) {
    return `"${count}" needs an effect with "target" before it, or in the same effect`;
  }
  if (count === 'thisAttack' && (!isSummon || moment === 'text')) {
    return '"thisAttack" is known of a summon on the board: in "arrival" and in an Aura';
  }
  return null;
}

export function readCount(input: unknown, path: string, where: Where): Count {
  const count = oneOf(input, path, COUNTS);
  refuse(path, whyNotCount(count, where));
  return count;
}

/** A number, or what is counted: `{"count": "allies", "plus": 1}`. */
export function readAmount(input: unknown, path: string, where: Where, min = 0, max = MOST): Amount {
  if (typeof input === 'number') return whole(input, path, min, max);
  if (!isRecord(input)) throw new BadInput(path, 'must be a number, or an amount such as {"count": "allies"}');
  const given = fields(input, path, ['count', 'each', 'plus', 'atMost']);
  return {
    count: readCount(given.count, `${path}.count`, where),
    each: whole(given.each ?? 1, `${path}.each`, -MOST, MOST),
    plus: whole(given.plus ?? 0, `${path}.plus`, -MOST, MOST),
    atMost: orNull(given.atMost, (value) => whole(value, `${path}.atMost`, Math.min(1, min), max)),
  };
}
