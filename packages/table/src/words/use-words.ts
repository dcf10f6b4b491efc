// How does a part of the page get its words? By key, in the language of the settings; a missing word does not compile.

import { inEach } from '@duello/language';
import { IntlMessageFormat } from 'intl-messageformat';
import { type Lang, useSettings } from '../settings/settings.ts';
import { en } from './en/en.ts';
import { it } from './it/it.ts';

/** Messages by key in every language; they may count and choose (ICU). */
export type Messages<K extends string> = Readonly<Record<Lang, Readonly<Record<K, string>>>>;
export type Say<K extends string> = (key: K, values?: Readonly<Record<string, string | number>>) => string;

export type TableKey = keyof typeof en;
export const tableMessages: Messages<TableKey> = { en, it };

/** What a game or the app says, together with what every table says. */
export const withTableMessages = <K extends string>(messages: Messages<K>): Messages<K | TableKey> =>
  inEach((lang) => ({ ...tableMessages[lang], ...messages[lang] }));

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
