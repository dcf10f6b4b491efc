// How does a part of the page get its words? By key, in the language of the settings; a missing word does not compile.

import { IntlMessageFormat } from 'intl-messageformat';
import { type Lang, useSettings } from '../settings/settings.ts';
import { books as enBooks } from './en/books.ts';
import { settings as enSettings } from './en/settings.ts';
import { table as enTable } from './en/table.ts';
import { books as itBooks } from './it/books.ts';
import { settings as itSettings } from './it/settings.ts';
import { table as itTable } from './it/table.ts';

/** Messages by key in every language; they may count and choose (ICU). */
export type Messages<K extends string> = Readonly<Record<Lang, Readonly<Record<K, string>>>>;
export type Say<K extends string> = (key: K, values?: Readonly<Record<string, string | number>>) => string;

const en = { ...enTable, ...enSettings, ...enBooks };
export type TableKey = keyof typeof en;
export const tableMessages: Messages<TableKey> = { en, it: { ...itTable, ...itSettings, ...itBooks } };

/** What a game or the app says, together with what every table says. */
export const withTableMessages = <K extends string>(messages: Messages<K>): Messages<K | TableKey> => ({
  en: { ...tableMessages.en, ...messages.en },
  it: { ...tableMessages.it, ...messages.it },
});

/** Messages are read once. */
const made = new WeakMap<object, Map<string, IntlMessageFormat>>();

function formatsOf(messages: object): Map<string, IntlMessageFormat> {
  const formats = made.get(messages) ?? new Map<string, IntlMessageFormat>();
  made.set(messages, formats);
  return formats;
}

export function sayIn<K extends string>(messages: Messages<K>, lang: Lang): Say<K> {
  const inLang = messages[lang];
  const formats = formatsOf(inLang);
  return (key, values = {}) => {
    const format = formats.get(key) ?? new IntlMessageFormat(inLang[key], lang);
    formats.set(key, format);
    return String(format.format(values));
  };
}

export const useSay = <K extends string>(messages: Messages<K>): Say<K> => sayIn(messages, useSettings().lang);

/** The words of the table alone. */
export const useWords = (): Say<TableKey> => useSay(tableMessages);
