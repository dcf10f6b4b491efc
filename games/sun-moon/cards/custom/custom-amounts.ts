// How much does an effect in JSON say? A number, or what is counted when it happens.

import { BadInput } from '@duello/kernel';
import { fields, isRecord, oneOf, whole } from '@duello/language';
import { type Amount, COUNTS, type Count } from '../effects.ts';
import { type Context, MOST, orNull, refuse, type Where, whyNotIt } from './custom-targets.ts';

const OF_IT: readonly Count[] = ['itsAttack', 'itsDefense'];

export function whyNotCount(count: Count, context: Context): string | null {
  if (count === 'x' && !context.hasX) {
    return '"x" is known in an ability whose price has "fatigueX" or "discardX" (SR35)';
  }
  const why = OF_IT.includes(count) ? whyNotIt(context) : null;
  return why === null ? null : `"${count}" ${why}, or in the same effect`;
}

export function readCount(input: unknown, path: string, where: Where): Count {
  const count = oneOf(input, path, COUNTS);
  refuse(path, whyNotCount(count, where));
  return count;
}

/** A number, or what is counted: `{"count": "hand", "plus": 1}`. */
export function readAmount(input: unknown, path: string, where: Where, min = 0): Amount {
  if (typeof input === 'number') return whole(input, path, min, MOST);
  if (!isRecord(input)) throw new BadInput(path, 'must be a number, or an amount such as {"count": "ownSummonings"}');
  const given = fields(input, path, ['count', 'each', 'plus', 'atMost']);
  return {
    count: readCount(given.count, `${path}.count`, where),
    each: whole(given.each ?? 1, `${path}.each`, -MOST, MOST),
    plus: whole(given.plus ?? 0, `${path}.plus`, -MOST, MOST),
    atMost: orNull(given.atMost, (value) => whole(value, `${path}.atMost`, 0, MOST)),
  };
}
