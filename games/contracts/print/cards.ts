// What is printed on a contract? From the same data and words as everywhere else.

import type { Json } from '@duello/kernel';
import { ownCount, type PrintedBack, type PrintedBadge, type PrintedCard, type PrintedPip } from '@duello/print';
import { artOf } from '../art/card-art.ts';
import {
  boxCards,
  type CardId,
  COLOURS,
  type Contract,
  type ContractType,
  type Cost,
  contracts,
  DECK_IDS,
  type DeckId,
  decks,
  type Lang,
  namesIn,
  termsOf,
  words,
} from '../index.ts';
import { deckTone, MANA, toneOf } from './tones.ts';

const SIGILS: Readonly<Record<ContractType, string>> = {
  spell: 'scroll-unfurled',
  rune: 'rune-stone',
  creature: 'paw-print',
  orb: 'crystal-ball',
};
const FRAMES: Readonly<Record<ContractType, PrintedCard['frame']>> = {
  spell: 'cut',
  rune: 'arch',
  creature: 'plain',
  orb: 'round',
};
const DECK_SIGILS: Readonly<Record<DeckId, string>> = {
  emberPact: 'torch',
  boilingInk: 'quill-ink',
  lighthouseCovenant: 'lighthouse',
  greyRegistry: 'archive-register',
};

/** CR40: as many as needed; so many of each have always been enough. */
const TOKEN_COPIES = 6;

const backOf = (deck: DeckId | null, lang: Lang): PrintedBack =>
  deck === null
    ? { id: 'token', title: words[lang].terms.token.name, sigil: 'contract', tone: deckTone('greyRegistry') }
    : { id: deck, title: words[lang].decks[deck].name, sigil: DECK_SIGILS[deck], tone: deckTone(deck) };

const pileOf = (deck: DeckId | null, lang: Lang): Omit<Pile, 'count' | 'shown'> => {
  const back = backOf(deck, lang);
  return { home: back.title, back };
};

function pipsOf(cost: Cost): readonly PrintedPip[] {
  const elements = COLOURS.filter((colour) => colour !== 'pure').flatMap((colour) =>
    Array.from({ length: cost[colour] }, (): PrintedPip => ({ ...MANA[colour], text: '' })),
  );
  const pure: PrintedPip = { ...MANA.pure, text: String(cost.pure) };
  return cost.pure > 0 || elements.length === 0 ? [...elements, pure] : elements;
}

function badgesOf({ type, attack, health }: Contract, lang: Lang): readonly PrintedBadge[] {
  const { nouns } = words[lang];
  const strike: PrintedBadge = {
    ...{ shape: 'blade', corner: 'bottom left', colour: '#8c5a12' },
    ...{ value: String(attack), label: nouns.attack },
  };
  const lasting = { corner: 'bottom right', value: String(health) } as const;
  if (type === 'creature') return [strike, { ...lasting, shape: 'heart', colour: '#a8231a', label: nouns.health }];
  if (type === 'orb') return [strike, { ...lasting, shape: 'crystal', colour: '#1f5f93', label: nouns.durability }];
  return [];
}

interface Pile {
  readonly count: number;
  readonly home: string;
  /** The card whose picture it shows, where that is another one. */
  readonly shown?: CardId;
  readonly back: PrintedBack;
}

function printed(
  id: CardId,
  card: Contract,
  { count, home, back, shown = id }: Pile,
  name: (id: CardId) => string,
  lang: Lang,
): PrintedCard {
  const text = words[lang];
  const flavours: { readonly [id: string]: string } = text.flavours;
  return {
    id,
    name: name(id),
    count,
    home,
    tone: card.token ? deckTone('greyRegistry') : toneOf(card.cost),
    frame: FRAMES[card.type],
    art: artOf(shown, card.type),
    sigil: SIGILS[card.type],
    kind: text.kind(card),
    pips: card.token ? [] : pipsOf(card.cost),
    badges: badgesOf(card, lang),
    marks: [],
    lines: text.card(card, name),
    reminders: termsOf(card).map((term) => `${text.terms[term].name}: ${text.terms[term].reminder}`),
    flavour: flavours[id] ?? '',
    back,
  };
}

/** Deck after deck, then the tokens. */
export function printedCards(lang: Lang): readonly PrintedCard[] {
  const all = new Map(boxCards);
  const name = namesIn(lang);
  const ofDecks = DECK_IDS.flatMap((deck) =>
    decks[deck].flatMap(([id, count]) => {
      const card = all.get(id);
      return card === undefined ? [] : [printed(id, card, { ...pileOf(deck, lang), count }, name, lang)];
    }),
  );
  const tokens = boxCards.filter(([, card]) => card.token);
  return [
    ...ofDecks,
    ...tokens.map(([id, card]) => printed(id, card, { ...pileOf(null, lang), count: TOKEN_COPIES }, name, lang)),
  ];
}

export function ownCards(given: Json, lang: Lang): readonly PrintedCard[] {
  const { cards } = contracts.options({ cards: given });
  const name = namesIn(lang, cards);
  // Whichever deck they go into, nobody can tell them from each other.
  const back: PrintedBack = { id: 'own', title: 'Duello', sigil: 'contract', tone: deckTone('greyRegistry') };
  const box = printedCards(lang);
  return Object.entries(cards).map(([id, card]) => {
    const pile = { count: ownCount(box, card, { decks: 2 }), home: '', back, shown: card.instead?.card ?? id };
    return { ...printed(id, card, pile, name, lang), picture: card.picture };
  });
}
