// What is a field called? By the words of the game; a name in a language by that language.

import { type Field, type FormWords, wordFor } from '@duello/cards/form';
import { LANGS, LANGUAGES } from '@duello/language';
import type { Say } from '../words/use-words.ts';

export function languageWord(t: Say, name: string): string | null {
  const lang = LANGS.find((one) => one === name);
  return lang === undefined ? null : t('shop.inLang', { lang: LANGUAGES[lang] });
}

export const fieldWord = (t: Say, words: FormWords, { name, form }: Field): string =>
  (form.kind === 'text' ? languageWord(t, name) : null) ?? wordFor(words, name, form.kind);
