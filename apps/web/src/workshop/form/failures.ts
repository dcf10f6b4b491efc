// How is what a reader refuses told to somebody who makes a card? In words, in both languages.

import type { FormWords } from '@duello/cards/form';
import type { Say, workshopMessages } from '../words/use-words.ts';

type Key = keyof (typeof workshopMessages)['en'];

/** What every reader says; what only one game says stands in that game’s words. */
const PATTERNS: readonly (readonly [RegExp, Key])[] = [
  [/^must be a whole number from (-?\d+) to (-?\d+)/, 'shop.fail.whole'],
  [/^must be true or false/, 'shop.fail.flag'],
  [/^must be 1 to (\d+) letters/, 'shop.fail.name'],
  [/^must be at most (\d+) effects in all/, 'shop.fail.inAll'],
  [/^must be at most (\d+) effects/, 'shop.fail.mostEffects'],
  [/^effects stand inside each other at most (\d+) deep/, 'shop.fail.deep'],
  [/^must be (at least one effect|a list of effects)/, 'shop.fail.empty'],
  [/^must be at most (\d+) \w+/, 'shop.fail.mostCards'],
  [/must add at most (\d+) copies/, 'shop.fail.mostCopies'],
  [/^only another .* can stand in the place of/, 'shop.fail.sort'],
  [/already stands in the place of/, 'shop.fail.taken'],
  [/^must be the id of a card of the box/, 'shop.fail.notInBox'],
  [/(is a \w+ of the box|an id is letters and digits)/, 'shop.fail.id'],
  [/^must be left out/, 'shop.fail.leaveOut'],
  [/^is not known/, 'shop.fail.unknown'],
  [/^must be (one of|adjacent)/, 'shop.fail.among'],
  [/^must be the name of a drawing/, 'shop.fail.picture'],
  [/^must be (an object|a number|like)/, 'shop.fail.fill'],
];

const filled = (text: string, found: readonly string[]): string =>
  text.replaceAll(/\{(\d)\}/g, (_, n: string) => found[Number(n)] ?? '');

export function failureText(t: Say, words: FormWords, message: string): string {
  for (const [pattern, text] of words.problems) {
    const found = pattern.exec(message);
    if (found !== null) return filled(text, found);
  }
  for (const [pattern, key] of PATTERNS) {
    const found = pattern.exec(message);
    if (found !== null) return t(key, { 1: found[1] ?? '', 2: found[2] ?? '' });
  }
  return t('shop.fail.other', { 1: message });
}

export const isSaid = (words: FormWords, message: string): boolean =>
  [...words.problems, ...PATTERNS].some(([pattern]) => pattern.test(message));
