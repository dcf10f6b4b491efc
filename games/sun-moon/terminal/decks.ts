// Which deck does a flag mean? A ready-made one by its name, or one's own by its code or from a file.

import { existsSync, readFileSync, statSync } from 'node:fs';
import { BadInput, type Json } from '@duello/kernel';
import type { CardGroup, Lang } from '@duello/terminal';
import {
  box,
  DECK_CODE,
  type DeckList,
  deckOfCode,
  READY_DECKS,
  readDeck,
  readDeckText,
  readyDecks,
} from '../index.ts';
import { deckGroup } from './cards.ts';

const isCode = (text: string): boolean => DECK_CODE.exec(text)?.[0] === text;

/** A deck by its code or its file; null when it is neither. Throws BadInput about what is wrong with it. */
export function deckBrought(text: string): Json | null {
  const deck = deckMeant(text);
  return deck === null ? null : { class: deck.class, cards: { ...deck.cards } };
}

function deckMeant(text: string): DeckList | null {
  if (isCode(text.trim())) return checked(deckOfCode(text), 'the deck code');
  if (!existsSync(text) || !statSync(text).isFile()) return null;
  const content = readFileSync(text, 'utf8').trim();
  if (isCode(content)) return checked(deckOfCode(content), text);
  if (content.startsWith('{')) return readDeck(parsed(content, text), text, box);
  const { deck, notUnderstood, more } = readDeckText(content);
  if (notUnderstood.length > 0) {
    const lines = notUnderstood.map(({ line, text: said, nearest }) => {
      const hint = nearest === null ? 'there is no such card' : `did you mean ${nearest.name}?`;
      return `line ${line}, "${said}": ${hint}`;
    });
    throw new BadInput(text, [...lines, ...(more > 0 ? [`and ${more} more`] : [])].join('; '));
  }
  return checked(deck, text);
}

function parsed(content: string, file: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new BadInput(
      file,
      'this is no JSON; write a list such as `3 Hired Sword` a line, or {"class": …, "cards": {…}}',
    );
  }
}

const checked = (deck: DeckList, path: string): DeckList => readDeck(deck, path, box);

/** The cards of the deck that a flag names. */
export function deckCards(name: string, lang: Lang): CardGroup {
  const ready = READY_DECKS.find((id) => id === name);
  const deck = ready === undefined ? deckMeant(name) : readyDecks[ready];
  if (deck === null) throw new BadInput('', `there is no deck "${name}"`);
  return deckGroup(name, deck, lang);
}
