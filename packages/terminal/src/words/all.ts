// Which languages does the terminal speak?

import { en } from './en.ts';
import { it } from './it.ts';
import type { Words } from './words.ts';

export const LANGS = ['en', 'it'] as const;
export type Lang = (typeof LANGS)[number];
export const words: Readonly<Record<Lang, Words>> = { en, it };
export const langOf = (text: string): Lang => LANGS.find((lang) => lang === text) ?? 'en';
