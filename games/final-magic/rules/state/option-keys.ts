// What does the key of an option mean? The way back from `codes`: nobody else takes keys apart.

import type { CardId } from '../../cards/vocabulary.ts';
import type { QuestionName } from './frames.ts';

/** `place` is counted from 1 in the key too. */
export type Option =
  | {
      readonly word: 'gem' | 'outcastGem' | 'outcastPlayed' | 'cast' | 'castMore' | 'counter' | 'coin' | 'buy';
      readonly card: CardId;
    }
  | { readonly word: 'feed' | 'outcast' | 'pair' | 'other'; readonly card: CardId }
  | { readonly word: 'counterShield' | 'aimSpell' | 'aimShield'; readonly card: CardId; readonly place: number }
  | { readonly word: 'feedSpell'; readonly card: CardId; readonly place: number }
  | { readonly word: 'endAction' | 'endBuy' | 'pass' | 'keepPairs' | 'keepHand' | 'noAim' };
export type OptionWord = Option['word'];

const NONE = { upgrade: 'keepPairs', outcast: 'keepHand' } as const;
const VERBS = {
  gem: 'gem',
  outcast: 'outcastGem',
  counter: 'counter',
  coin: 'coin',
  buy: 'buy',
  pair: 'pair',
} as const;
const PLACED = { spell: 'aimSpell', shield: 'aimShield', feed: 'feedSpell' } as const;

export function readOption(question: QuestionName, key: string): Option {
  const [verb, card, rest] = key.split(':');
  if (verb === 'end') return { word: question === 'buy' ? 'endBuy' : 'endAction' };
  if (verb === 'pass') return { word: 'pass' };
  if (verb === 'none') return { word: question === 'upgrade' || question === 'outcast' ? NONE[question] : 'noAim' };
  if (card === undefined)
    return { word: question === 'feed' || question === 'outcast' ? question : 'other', card: verb };
  if (verb === 'cast') return { word: rest === 'more' ? 'castMore' : 'cast', card };
  if (verb === 'outcast' && rest === 'played') return { word: 'outcastPlayed', card };
  if (verb === 'counter' && rest !== undefined) return { word: 'counterShield', card, place: placeOf(rest) };
  for (const [name, word] of Object.entries(VERBS)) if (verb === name) return { word, card };
  for (const [name, word] of Object.entries(PLACED))
    if (verb.startsWith(`${name}.`)) return { word, card, place: placeOf(verb) };
  return { word: 'other', card };
}

const placeOf = (key: string): number => Number(key.slice(key.indexOf('.') + 1));
