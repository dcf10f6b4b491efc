// Which words of a spell want a reminder beside it?

import type { Spell } from '../cards/spell.ts';
import { CONDITIONS } from '../cards/vocabulary.ts';
import type { Term, Words } from './words.ts';

/** A word of the data, and the term that explains it. */
const NAMED: readonly (readonly [string, Term])[] = [
  ['"op":"enchant"', 'enchant'],
  ['"op":"retain"', 'retain'],
  ['"op":"heal"', 'heal'],
  ['"op":"defend"', 'defend'],
  ['"what":"flanked"', 'flanked'],
  ['"point":"intersection"', 'intersection'],
  ['"how":"neighbouring"', 'neighbouring'],
  ['djacent', 'adjacent'],
  ['"within"', 'range'],
];

function termsOf(spell: Spell): readonly Term[] {
  const text = JSON.stringify([spell.text, spell.arrival, spell.auras, spell.enchantment]);
  return [
    ...(spell.unique ? (['unique'] as const) : []),
    ...(spell.range > 0 ? (['rangeIcon'] as const) : []),
    ...(spell.shields > 0 ? (['shield'] as const) : []),
    ...(spell.packTactics ? (['packTactics'] as const) : []),
    ...(spell.auras.length > 0 ? (['aura'] as const) : []),
    ...(spell.enchantment === null ? [] : (['enchantment'] as const)),
    ...NAMED.flatMap(([word, term]) => (text.includes(word) ? [term] : [])),
  ];
}

export function remindersOf(spell: Spell, { terms, conditions }: Words): readonly string[] {
  const text = JSON.stringify([spell.text, spell.arrival, spell.auras, spell.enchantment]);
  return [
    ...CONDITIONS.filter((name) => text.includes(`"condition":"${name}"`)).map((name) => conditions[name]),
    ...termsOf(spell).map((term) => terms[term]),
  ].map(({ name, reminder }) => `${name}: ${reminder}`);
}
