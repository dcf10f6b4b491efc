// What does a game give to its gallery? Its cards with their marks, groups of marks to filter by, and facts about each.

import { matches } from '../browser/text-search.ts';
import type { IconName } from '../icons/icon-names.ts';
import type { Face } from '../look/card.tsx';
import { LANGS, type Lang } from '../settings/settings.ts';
import { type Messages, type Say, sayIn } from '../words/use-words.ts';
import type { ChosenOptions } from './set-up.ts';

/** Marks by group: those a card has, or those a visitor wants to see. */
export type Marks = { readonly [group: string]: readonly string[] };

export interface Chip {
  readonly mark: string;
  readonly label: string;
  readonly icon?: IconName;
  readonly tone?: string;
}
export interface ChipGroup {
  readonly id: string;
  readonly label: string;
  readonly chips: readonly Chip[];
}

export interface GallerySource {
  /** In the order in which they are shown; `text` is what a search looks through. */
  readonly cards: readonly { readonly id: string; readonly marks: Marks; readonly text: string }[];
  groups(lang: Lang): readonly ChipGroup[];
  face(card: string, lang: Lang): Face;
  /** The faces of a match with these options: of cards that it brings along. */
  facesOf(options: ChosenOptions, lang: Lang): (card: string) => Face;
  /** What is worth knowing of a card besides its face. */
  facts(card: string, lang: Lang): readonly string[];
}

interface GalleryParts<K extends string> {
  /** In the order in which they are shown. */
  readonly cards: readonly { readonly id: string; readonly marks: Marks }[];
  readonly messages: Messages<K>;
  groups(lang: Lang, say: Say<K>): readonly ChipGroup[];
  face(card: string, lang: Lang): Face;
  facesOf(options: ChosenOptions, lang: Lang): (card: string) => Face;
  facts(card: string, lang: Lang, say: Say<K>): readonly string[];
}

/** A search looks through name, text, flavour and edition in every language: who knows a card from another table finds it too. */
const searchText = (id: string, face: GallerySource['face']): string =>
  LANGS.flatMap((lang) => {
    const { name, kind, lines, flavour = '', edition = '' } = face(id, lang);
    return [name, kind, ...lines, flavour, edition];
  }).join(' ');

export const gallerySource = <K extends string>(parts: GalleryParts<K>): GallerySource => {
  const { cards, messages, groups, face, facesOf, facts } = parts;
  return {
    cards: cards.map((card) => ({ ...card, text: searchText(card.id, face) })),
    groups: (lang) => groups(lang, sayIn(messages, lang)),
    face,
    facesOf,
    facts: (card, lang) => facts(card, lang, sayIn(messages, lang)),
  };
};

/** Chips that are called as they are marked. */
export const plainChips = (marks: readonly string[]): readonly Chip[] => marks.map((mark) => ({ mark, label: mark }));

export const NO_MARKS: Marks = {};

/** Any mark within a group, all groups together. */
export function cardsWith({ cards }: GallerySource, find: readonly string[], wanted: Marks): readonly string[] {
  const fits = (has: Marks): boolean =>
    Object.entries(wanted).every(
      ([group, chosen]) => chosen.length === 0 || chosen.some((mark) => has[group]?.includes(mark)),
    );
  return cards.filter(({ marks, text }) => matches(text, find) && fits(marks)).map(({ id }) => id);
}

export function toggled(marks: Marks, group: string, mark: string): Marks {
  const chosen = marks[group] ?? [];
  return { ...marks, [group]: chosen.includes(mark) ? chosen.filter((other) => other !== mark) : [...chosen, mark] };
}

export const countMarks = (marks: Marks): number => Object.values(marks).reduce((sum, { length }) => sum + length, 0);
