// How is a workshop made of what a game has anyway? Its forms, its reader and its box; all four need the same of these.

import type { Json } from '@duello/kernel';
import { inEach, isRecord, type Lang } from '@duello/language';
import type { Form } from '../kind.ts';
import { placedIn } from './skeleton.ts';
import type { CardParts, Workshop } from './workshop.ts';

interface Parts<T extends string>
  extends Pick<Workshop, 'ops' | 'rated' | 'options' | 'mostCards' | 'words' | 'homes'> {
  /** The first is what a card begins as. */
  readonly types: readonly [T, ...(readonly T[])];
  readonly forms: { readonly [K in T]: Form };
  /** What a card of each type says at first, besides its type. */
  readonly blanks: { readonly [K in T]: CardParts };
  readonly box: ReadonlyMap<string, object>;
  nameOf(lang: Lang): (id: string) => string;
  readCards(cards: Json, path: string): object;
  /** Only a card of the same sort can stand in the place of another; null for what none can. */
  sort(card: { readonly [field: string]: unknown }): string | null;
  /** Whether copies of it that are added go there; without it, they go everywhere. */
  belongs?(card: CardParts, home: string): boolean;
  /** What a home holds, where that is more than cards in the place of others. */
  placed?: Workshop['placed'];
  /** Whether effects can name it. */
  isNamed(card: { readonly [field: string]: unknown }): boolean;
}

/** Plain data, written out. */
const asJson = (value: object): { readonly [name: string]: CardParts } => JSON.parse(JSON.stringify(value));

/** The card of the box whose place it takes; null where it takes none. */
export const placeOf = ({ instead }: CardParts): string | null =>
  isRecord(instead) && typeof instead.card === 'string' ? instead.card : null;

export function makeWorkshop<T extends string>(parts: Parts<T>): Workshop {
  const { types, forms, blanks, readCards, nameOf, sort, isNamed, ops, rated, options, mostCards, words, homes } =
    parts;
  const { belongs = () => true } = parts;
  const printedBox = Object.entries(asJson(Object.fromEntries(parts.box)));
  const box = new Map(printedBox);
  const formOf = (type: unknown): Form => forms[types.find((one) => one === type) ?? types[0]];
  const read: Workshop['read'] = (cards) =>
    Object.fromEntries(
      Object.entries(asJson(readCards(cards, 'cards'))).map(([id, card]) => [id, fieldsOf(card, formOf(card.type))]),
    );
  return {
    ...{ ops, types, rated, options, mostCards, words, homes, read },
    placed: parts.placed ?? ((cards, { id, cards: slots }) => placedIn(slots, cards, (card) => belongs(card, id))),
    form: formOf,
    blank: (type) => read({ blank: { type, ...blanks[types.find((one) => one === type) ?? types[0]] } }).blank,
    box: printedBox.map(([id]) => id),
    printed: (id) => read({ printed: { ...box.get(id), name: inEach((lang) => nameOf(lang)(id)) } }).printed,
    named: (cards) => [...printedBox, ...Object.entries(cards)].flatMap(([id, card]) => (isNamed(card) ? [id] : [])),
    standsFor: (card) => {
      const wanted = sort(card);
      return printedBox.flatMap(([id, one]) => (wanted !== null && sort(one) === wanted ? [id] : []));
    },
  };
}

/** What the form of its type has a field for; all else a card of that type says nothing by. */
const fieldsOf = (card: CardParts, { parts = {} }: Form): CardParts =>
  Object.fromEntries(
    ['type', ...Object.keys(parts)].flatMap((name) => (Object.hasOwn(card, name) ? [[name, card[name]]] : [])),
  );
