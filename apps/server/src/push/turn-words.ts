// What does a push say? That it is somebody’s turn and how long they have, in their language; nothing of what they hold.

import type { PushLang, PushNote } from '@duello/protocol';

type Words = (days: number) => string;

const WORDS: { readonly [L in PushLang]: Words } = {
  en: (days) => `It’s your turn. You have ${days === 1 ? 'one day' : `${days} days`}.`,
  it: (days) => `Tocca a te. Hai ${days === 1 ? 'un giorno' : `${days} giorni`} di tempo.`,
};

const isLang = (lang: string): lang is PushLang => Object.hasOwn(WORDS, lang);

export const turnNote = (lang: string, match: string, days: number): PushNote => ({
  title: 'Duello',
  body: WORDS[isLang(lang) ? lang : 'en'](days),
  match,
});
