// How does a summon stand beyond its face? In a few words a line, for who looks closely or listens.

import { CONDITIONS, type SummonView, type View, type Words } from '../../index.ts';
import type { Say } from '../words/use-words.ts';
import type { Faces } from './faces.ts';
import { shapeName } from './shapes.tsx';

interface Needs {
  readonly view: View;
  readonly words: Words;
  readonly faces: Faces;
  readonly t: Say;
}

/** The enchantment whose token it bears, by name. */
const sourceOf = ({ players }: View, id: number): string | null =>
  players.flatMap(({ area }) => area).find((one) => one.id === id)?.card ?? null;

export function factsOf(summon: SummonView, { view, words, faces, t }: Needs): readonly string[] {
  const { card, attack, hp, range, defending, defence, threats, conditions, tokens, newcomer } = summon;
  const spell = faces.card(card);
  const base = spell === null ? null : `${spell.attack}/${spell.hp}`;
  const nameAt = (id: number): string => {
    const found = view.summons.find((one) => one.id === id);
    return found === undefined ? '' : `${faces.nameOf(found.card)} (${found.field})`;
  };
  return [
    ...(base !== null && base !== `${attack}/${hp}` ? [t('battleground.base', { base })] : []),
    ...(range > 1 ? [`${words.nouns.range} ${range}`] : []),
    ...(defending ? [t('battleground.defending', { n: defence })] : []),
    ...(threats.length > 0 ? [t('battleground.threatenedBy', { names: threats.map(nameAt).join(', ') })] : []),
    ...CONDITIONS.filter((name) => conditions[name] > 0).map((name) => {
      const { name: said, reminder } = words.conditions[name];
      return `${said}${conditions[name] > 1 ? ` ×${conditions[name]}` : ''}: ${reminder}`;
    }),
    ...tokens.map(({ id, shape, count }) => {
      const source = sourceOf(view, id);
      return t('battleground.token', {
        n: count,
        shape: shapeName(shape, t),
        name: source === null ? '' : faces.nameOf(source),
      });
    }),
    ...(newcomer ? [t('battleground.newcomer')] : []),
  ];
}
