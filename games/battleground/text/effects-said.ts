// What would an effect that is offered do? The part of the spell's text that says so.

import type { Effect } from '../cards/effects.ts';
import type { Spell } from '../cards/spell.ts';
import type { Words } from './words.ts';

type Nameable = Parameters<Words['card']>[1];

/** All effects of a spell, those within others too. */
function within(effects: readonly Effect[]): readonly Effect[] {
  return effects.flatMap((effect): readonly Effect[] => {
    switch (effect.op) {
      case 'may':
        return [effect, ...within(effect.effects)];
      case 'either':
        return [effect, ...within(effect.first), ...within(effect.second)];
      case 'if':
        return [effect, ...within(effect.then), ...within(effect.otherwise)];
      default:
        return [effect];
    }
  });
}

const allOf = ({ text, arrival, auras, enchantment }: Spell): readonly Effect[] =>
  within([
    ...text,
    ...arrival,
    ...auras.flatMap((aura) => (aura.aura === 'when' ? aura.effects : [])),
    ...(enchantment?.effects ?? []),
  ]);

/** The same words as on the card, for these effects alone. */
const said = (effects: readonly Effect[], spell: Spell, words: Pick<Words, 'card'>, nameOf: Nameable): string =>
  words
    .card(
      {
        ...spell,
        type: 'sorcery',
        text: effects,
        arrival: [],
        auras: [],
        enchantment: null,
        range: 0,
        shields: 0,
        packTactics: false,
      },
      nameOf,
    )
    .join(' ');

/** What each answer brings, by its key; nothing where a spell offers twice and nobody can tell which it is. */
export function effectsSaid(
  question: 'may' | 'either',
  spell: Spell,
  words: Pick<Words, 'card'>,
  nameOf: Nameable,
): Readonly<Record<string, string>> {
  const offers = allOf(spell).filter(({ op }) => op === question);
  const [only] = offers;
  if (offers.length !== 1) return {};
  if (only.op === 'may') return { yes: said(only.effects, spell, words, nameOf) };
  if (only.op !== 'either') return {};
  return { first: said(only.first, spell, words, nameOf), second: said(only.second, spell, words, nameOf) };
}
