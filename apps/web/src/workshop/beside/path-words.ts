// Where in a card is a place? In the words of its form, from the outside in.

import { type CardParts, type FormWords, opWord, stepsOf, valueAt, wordFor } from '@duello/cards/form';
import { isRecord } from '@duello/language';
import { languageWord } from '../form/field-word.ts';
import type { Say } from '../words/use-words.ts';

/** `effects[0].amount` becomes "Effects, Deal damage, How much". */
export function placeWords(t: Say, words: FormWords, card: CardParts, path: string): string {
  const steps = stepsOf(path);
  const names: string[] = [];
  let at = '';
  for (const step of steps) {
    at = typeof step === 'number' ? `${at}[${step}]` : at === '' ? step : `${at}.${step}`;
    if (typeof step === 'string') {
      names.push((steps[0] === 'name' ? languageWord(t, step) : null) ?? wordFor(words, step));
      continue;
    }
    const value = valueAt(card, at);
    names.push(isRecord(value) && typeof value.op === 'string' ? opWord(words, value.op) : String(step + 1));
  }
  return names.length === 0 ? t('shop.atCard') : names.join(', ');
}
