// Which decks can be brought to a match? The ready-made ones, one's own, and one that an address has brought.

import type { Json } from '@duello/kernel';
import {
  codeOfDeck,
  type DeckList,
  faultsOf,
  type Lang,
  READY_DECKS,
  type ReadyDeckId,
  readyDecks,
  words,
} from '../../index.ts';
import { boxFaces } from '../cards/faces.ts';
import { deckIn, type KeptDeck } from './deck-book.ts';

export interface DeckChoice {
  readonly id: string;
  readonly name: string;
  /** How it plays; empty where nobody has said it. */
  readonly plan: string;
  readonly deck: DeckList;
  /** The option of the match. */
  readonly option: Json;
  readonly own: boolean;
  /** Why it can't be played; null when it can. */
  readonly fault: string | null;
}

const isReady = (value: unknown): value is ReadyDeckId => READY_DECKS.some((id) => id === value);
const optionOf = ({ class: clan, cards }: DeckList): Json => ({ class: clan, cards });
export const ownId = (deck: DeckList): string => codeOfDeck(deck);

/** What an option of a match stands for; null for what is no deck. */
export const idOf = (option: unknown): string | null => {
  if (isReady(option)) return option;
  const deck = deckIn(option);
  return deck === null ? null : ownId(deck);
};

const unnamed = (lang: Lang, { class: clan }: DeckList): string => words[lang].classes[clan];

const readyChoice = (id: ReadyDeckId, lang: Lang): DeckChoice => ({
  id,
  ...words[lang].decks[id],
  deck: readyDecks[id],
  option: id,
  own: false,
  fault: null,
});

function ownChoice({ name, deck }: Pick<KeptDeck, 'name' | 'deck'>, lang: Lang): DeckChoice {
  const [fault] = faultsOf(deck);
  return {
    id: ownId(deck),
    name: name.trim() === '' ? unnamed(lang, deck) : name,
    plan: '',
    deck,
    option: optionOf(deck),
    own: true,
    fault: fault === undefined ? null : words[lang].reason(fault, boxFaces(lang).nameOf),
  };
}

/** All of them, decks that are alike once; and whatever is chosen already. */
export function choicesFrom(kept: readonly KeptDeck[], chosen: readonly unknown[], lang: Lang): readonly DeckChoice[] {
  const brought = chosen.flatMap((option) => {
    const deck = isReady(option) ? null : deckIn(option);
    return deck === null ? [] : [{ name: '', deck }];
  });
  const own = [...kept, ...brought].map((one) => ownChoice(one, lang));
  const once = own.filter(({ id }, at) => own.findIndex((one) => one.id === id) === at);
  return [...READY_DECKS.map((id) => readyChoice(id, lang)), ...once];
}
