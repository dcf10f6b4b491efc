// Which languages are there, and what is a contract called in each?

import type { CardId } from '../effects.ts';
import { en } from './en.ts';
import { it } from './it.ts';
import { has } from './rows.ts';
import type { NameOf, Words } from './words.ts';

export type Lang = 'en' | 'it';
export const words: Readonly<Record<Lang, Words>> = { en, it };

/** Names of the box and of a match's own contracts; one that has none goes by its id. */
export const namesIn =
  (lang: Lang, own: { readonly [id: CardId]: { readonly name: Readonly<Record<Lang, string>> } } = {}): NameOf =>
  (card) => {
    if (Object.hasOwn(own, card)) return own[card].name[lang];
    const { names } = words[lang];
    return has(names, card) ? names[card] : card;
  };
