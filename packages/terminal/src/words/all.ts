// Which languages does the terminal speak?

import { FIRST_LANG, LANGS, type Lang } from '@duello/language';
import { en } from './en.ts';
import { it } from './it.ts';
import type { Words } from './words.ts';

export { LANGS, type Lang };
export const words: Readonly<Record<Lang, Words>> = { en, it };
export const langOf = (text: string): Lang => LANGS.find((lang) => lang === text) ?? FIRST_LANG;
