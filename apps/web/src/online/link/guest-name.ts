// What is somebody called who has not said it yet? Two plain words, which anybody may change.

import type { Lang } from '@duello/table';

/** What follows an animal in Italian does not bend with it. */
const WORDS: Readonly<Record<Lang, { readonly first: readonly string[]; readonly second: readonly string[] }>> = {
  en: {
    first: ['Amber', 'Silver', 'Quiet', 'Swift', 'Patient', 'Golden', 'Bold', 'Northern', 'Clever', 'Misty'],
    second: ['Fox', 'Heron', 'Wolf', 'Otter', 'Falcon', 'Badger', 'Raven', 'Lynx', 'Owl', 'Hare'],
  },
  it: {
    first: ['Volpe', 'Airone', 'Lupo', 'Lontra', 'Falco', 'Tasso', 'Corvo', 'Lince', 'Gufo', 'Lepre'],
    second: ['d’ambra', 'd’argento', 'di bosco', 'di neve', 'd’oro', 'di mare', 'del nord', 'di monte', 'di luna'],
  },
};

const oneOf = (words: readonly string[]): string => words[Math.floor(Math.random() * words.length)];

export const guestName = (lang: Lang): string => `${oneOf(WORDS[lang].first)} ${oneOf(WORDS[lang].second)}`;
