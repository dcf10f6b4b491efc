// How is a deck called? As its owner says, or by its class.

import { useSettings } from '@duello/table';
import { words } from '../../index.ts';
import { useWords } from '../words/use-words.ts';
import type { KeptDeck } from './deck-book.ts';

/** A deck's name, also when its owner has given none. */
export function useDeckName(): (deck: Pick<KeptDeck, 'name' | 'deck'>) => string {
  const t = useWords();
  const { lang } = useSettings();
  return ({ name, deck }) =>
    name.trim() === '' ? t('sunMoon.deck.unnamed', { clan: words[lang].classes[deck.class] }) : name;
}
