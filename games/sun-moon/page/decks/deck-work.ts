// What is being done to a deck? Each change is kept at once and can be undone; the last one is said.

import { newId, useSettings } from '@duello/table';
import { useState } from 'react';
import { box, type CardId, type DeckList, type PlayerClass, sizeOf, words } from '../../index.ts';
import { boxFaces } from '../cards/faces.ts';
import { useWords } from '../words/use-words.ts';
import { type KeptDeck, keepDeck } from './deck-book.ts';
import { copiesIn, limitOf, withCard, withClass, withoutCard } from './deck-edit.ts';

const UNDONE = 100;

export interface Work extends Pick<KeptDeck, 'id' | 'name' | 'deck'> {
  /** Only what is kept is kept again after each change: a deck from a link waits for a word. */
  readonly kept: boolean;
}

export interface Workshop extends Work {
  /** What was done last, or why it was not. */
  readonly said: string;
  readonly canUndo: boolean;
  add(card: CardId): void;
  remove(card: CardId): void;
  rename(name: string): void;
  turn(clan: PlayerClass): void;
  undo(): void;
  say(text: string): void;
}

export const keepNew = (name: string, deck: DeckList): string => {
  const id = newId();
  keepDeck({ id, name, deck, when: Date.now() });
  return id;
};

export function useWorkshop(first: Work): Workshop {
  const [work, setWork] = useState(first);
  const [past, setPast] = useState<readonly Work[]>([]);
  const [said, say] = useState('');
  const t = useWords();
  const { lang } = useSettings();
  const { nameOf } = boxFaces(lang);
  const { deck } = work;
  const put = (next: Work): void => {
    setWork(next);
    const { id, name, deck: list, kept } = next;
    if (kept) keepDeck({ id, name, deck: list, when: Date.now() });
  };
  const change = (part: Partial<Work>, text: string): void => {
    setPast([...past.slice(-UNDONE), work]);
    put({ ...work, ...part });
    say(text);
  };
  return {
    ...work,
    said,
    canUndo: past.length > 0,
    say,
    add(card) {
      const [next, name] = [withCard(deck, card), nameOf(card)];
      const limit = limitOf(card);
      if (next === deck) {
        say(t('sunMoon.deck.full', { name, n: limit, rarity: box.get(card)?.rarity ?? 'common' }));
        return;
      }
      change({ deck: next }, t('sunMoon.deck.added', { name, n: copiesIn(next, card), limit, size: sizeOf(next) }));
    },
    remove(card) {
      const next = withoutCard(deck, card);
      if (next === deck) return;
      const values = { name: nameOf(card), n: copiesIn(next, card), size: sizeOf(next) };
      change({ deck: next }, t('sunMoon.deck.removed', values));
    },
    // Letters of a name are not undone one by one.
    rename: (name) => put({ ...work, name }),
    turn(clan) {
      if (clan === deck.class) return;
      const next = withClass(deck, clan);
      const values = { clan: words[lang].classes[clan], n: sizeOf(deck) - sizeOf(next) };
      change({ deck: next }, t('sunMoon.deck.classChanged', values));
    },
    undo() {
      const last = past.at(-1);
      if (last === undefined) return;
      setPast(past.slice(0, -1));
      put({ ...last, name: work.name });
      say(t('sunMoon.deck.undone'));
    },
  };
}
