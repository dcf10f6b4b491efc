// Which cards does a visitor of the gallery want to see? Groups of marks: any within a group, all groups together.

import { type Card, type CardId, catalogue, type Effect, type Op, words } from '@duello/final-magic';
import { matches } from '../../shell/rulebook-find.ts';
import { toneOf } from './faces.ts';

export const GROUPS = {
  family: ['fire', 'water', 'earth', 'air', 'neutral', 'gem', 'currency'],
  when: ['action', 'fight'],
  does: ['damage', 'heal', 'block', 'draw', 'feed', 'negate'],
  price: ['1', '2', '3', '4', '5', '6'],
  mana: ['0', '1', '2', '3', '4'],
} as const;
export type Group = keyof typeof GROUPS;
export type Mark<G extends Group> = (typeof GROUPS)[G][number];
export type Marks = { readonly [G in Group]: readonly string[] };

export const NO_MARKS: Marks = { family: [], when: [], does: [], price: [], mana: [] };

const DOES: { readonly [K in Op]?: Mark<'does'> } = {
  damage: 'damage',
  heal: 'heal',
  block: 'block',
  shield: 'block',
  halve: 'block',
  evade: 'block',
  draw: 'draw',
  feed: 'feed',
  counter: 'negate',
  putOut: 'negate',
};

function doesOf(effect: Effect): readonly string[] {
  if (effect.op === 'ifCast') return doesOf(effect.effect);
  if (effect.op === 'byPhase') return [...doesOf(effect.action), ...doesOf(effect.fight)];
  if (effect.op === 'nextDraw') return effect.who === 'you' ? ['draw'] : [];
  const mark = DOES[effect.op];
  return mark === undefined ? [] : [mark];
}

export function marksOf(card: Card): Marks {
  const base = { ...NO_MARKS, family: [toneOf(card)], price: [String(card.price)] };
  if (card.type === 'currency') return { ...base, when: [] };
  if (card.type === 'gem') return { ...base, when: ['action', 'fight'], does: card.recall > 0 ? ['draw'] : [] };
  return {
    ...base,
    when: card.phase === 'either' ? ['action', 'fight'] : [card.phase],
    does: card.effects.flatMap(doesOf),
    mana: [String(card.mana)],
  };
}

/** By name and text in every language: who knows a card from another table finds it too. */
const textOf = (id: CardId, card: Card): string =>
  Object.values(words)
    .flatMap((language) => {
      const names: ReadonlyMap<CardId, string> = new Map(Object.entries(language.names));
      const nameOf = (other: CardId): string => names.get(other) ?? other;
      return [nameOf(id), language.kind(card), ...language.card(card, nameOf)];
    })
    .join(' ');

const FAMILIES: readonly string[] = GROUPS.family;
const rank = (card: Card): number => FAMILIES.indexOf(toneOf(card));

/** Family after family, the cheaper ones first. */
const ALL = Object.entries<Card>(catalogue)
  .map(([id, card]) => ({ id, card, marks: marksOf(card), text: textOf(id, card) }))
  .sort((a, b) => rank(a.card) - rank(b.card) || a.card.price - b.card.price);

export const COUNT = ALL.length;

const fits = (chosen: readonly string[], has: readonly string[]): boolean =>
  chosen.length === 0 || chosen.some((mark) => has.includes(mark));

export function cardsWith(find: readonly string[], { family, when, does, price, mana }: Marks): readonly CardId[] {
  return ALL.filter(
    ({ marks, text }) =>
      matches(text, find) &&
      fits(family, marks.family) &&
      fits(when, marks.when) &&
      fits(does, marks.does) &&
      fits(price, marks.price) &&
      fits(mana, marks.mana),
  ).map(({ id }) => id);
}

export const isCard = (id: string): boolean => ALL.some((known) => known.id === id);

export const toggled = (marks: Marks, group: Group, mark: string): Marks => {
  const chosen = marks[group];
  return { ...marks, [group]: chosen.includes(mark) ? chosen.filter((other) => other !== mark) : [...chosen, mark] };
};

export const countMarks = (marks: Marks): number => Object.values(marks).reduce((sum, { length }) => sum + length, 0);
