// What does a contract on the field give? A continuous effect: recomputed always, never stored (CR60).

import { flip, type Kind, LARGEST, oneOf, orNull, record, type ValueOf, whole } from '@duello/cards';
import { isRecord, oneOf as readWord } from '@duello/language';
import { KEYWORDS, TYPES } from './vocabulary.ts';

const change = whole({ least: -LARGEST, default: 0 });

/** On its controller's side; a Creature also reaches its neighbours and its fellows. */
const buffOf = <const W extends string>(reach: readonly [W, ...(readonly W[])]) =>
  record({
    give: oneOf(['buff'], 'buff'),
    to: oneOf(reach),
    attack: change,
    health: change,
    /** Magic Damage, for `you`. */
    magic: change,
    status: orNull(oneOf(KEYWORDS)),
  });
const buffs = { ofCreature: buffOf(['adjacent', 'others', 'own', 'you']), ofOthers: buffOf(['own', 'you']) };

/** Own contracts of a type, or all, cost less (CR09). */
const discount = record({
  give: oneOf(['discount']),
  type: orNull(oneOf(TYPES)),
  by: whole({ least: 1, default: 1 }),
});

export type Give = ValueOf<(typeof buffs)['ofCreature']> | ValueOf<typeof discount>;

/** `{"to": "adjacent", "attack": 1}`, or `{"give": "discount", "type": "spell", "by": 1}`. */
export const give: Kind<'give', Give, { readonly isCreature: boolean }> = {
  name: 'give',
  form: {
    ...{ kind: 'give', parts: { buff: buffs.ofCreature.form, discount: discount.form } },
    ways: [buffs.ofCreature.form, discount.form],
  },
  blank: discount.blank,
  read(input, at, context) {
    const kind = isRecord(input) ? (input.give ?? 'buff') : 'buff';
    if (readWord(kind, `${at.path}.give`, ['buff', 'discount']) === 'discount')
      return discount.read(input, at, context);
    return buffs[context.isCreature ? 'ofCreature' : 'ofOthers'].read(input, at, context);
  },
  random(draw, context) {
    if (flip(draw, 4)) return discount.random(draw, context);
    return buffs[context.isCreature ? 'ofCreature' : 'ofOthers'].random(draw, context);
  },
};
