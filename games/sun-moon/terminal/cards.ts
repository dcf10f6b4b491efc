// How does a card read on the terminal? In a match by its name, with what became of it, and in the list of all.

import { SEATS, type Seat } from '@duello/kernel';
import { type CardGroup, type CardRow, cardsMeantBy, type Lang, wrap } from '@duello/terminal';
import {
  boxCards,
  type Card,
  type CardId,
  CLASSES,
  codeOfDeck,
  copiesOf,
  type DeckList,
  KEYWORDS,
  namesIn,
  READY_DECKS,
  summoningItem,
  words as texts,
  type View,
} from '../index.ts';
import { type Naming, numbersOf, wordsIn } from './naming.ts';

/** The cards meant by a word, each as lines: by id, by name, by the start of a name; by nothing those in hand. */
export function cardsMeant(view: View, wanted: string, naming: Naming): readonly (readonly string[])[] {
  const own = view.viewer === 'watcher' ? null : view.players[view.viewer];
  const atHand = own?.draft?.shown ?? own?.hand ?? [];
  if (wanted === '') return [...new Set(atHand)].map((id) => cardLines(view, id, naming));
  return cardsMeantBy(wanted, naming).map((id) => cardLines(view, id, naming));
}

/** Name, kind and cost; an ability a line; what its words mean; how it stands in play. */
function cardLines(view: View, id: CardId, naming: Naming): readonly string[] {
  const { cards, text, name, plain, paint, width } = naming;
  const card = cards.get(id);
  if (card === undefined) return [];
  const numbers = numbersOf(card);
  const kind = text.kind(card) + (numbers === null ? '' : ` ${numbers}`);
  const below = (line: string): readonly string[] => wrap(`   ${line}`, width, '   ');
  const reminders = KEYWORDS.filter((keyword) => card.keywords.includes(keyword)).map(
    (term) => `${text.terms[term].name}: ${text.terms[term].reminder}`,
  );
  const printed = [text.costs(card), text.rarity(card), text.editions[card.edition]];
  return [
    ...wrap(` ${paint('bold', name(id))} · ${kind} · ${printed.join(' · ')}`, width, '   '),
    ...text.card(card, plain).flatMap(below),
    ...reminders.flatMap(below).map((line) => paint('dim', line)),
    ...SEATS.flatMap((seat) => standing(view, seat, id, naming)).flatMap(below),
  ];
}

/** Its numbers now, and where they come from. */
function standing(view: View, seat: Seat, id: CardId, naming: Naming): readonly string[] {
  const { cards, text, ui, who, plain } = naming;
  const card = cards.get(id);
  const printed = card === undefined ? [] : [ui.printed(numbersOf(card) ?? '')];
  return view.players[seat].summonings.flatMap((one, i) => {
    if (one.card !== id) return [];
    const { facts = [] } = summoningItem(one, i + 1, seat, text, { seat: who, card: plain });
    return [`${who(seat)}, ${ui.place(i + 1)}: ${one.attack}/${one.defense} (${[...printed, ...facts].join(', ')})`];
  });
}

/** The edition that all cards of the box belong to. */
const editionIn = (lang: Lang): string => `${texts[lang].nouns.edition}: ${texts[lang].editions.firstEclipse}.`;

/** Every card of the box by class. */
export function cardGroups(lang: Lang): readonly CardGroup[] {
  const { sets } = texts[lang];
  return CLASSES.map((clan) => ({
    title: `${sets[clan].name}: ${sets[clan].motto}`,
    deck: null,
    note: `${sets[clan].plan} ${editionIn(lang)}`,
    rows: boxCards.flatMap(([id, card]) => (card.class === clan ? [rowOf(id, card, copiesOf(card), lang)] : [])),
  }));
}

/** The cards of a deck: of a ready-made one with its plan, and with its code in any case. */
export function deckGroup(name: string, deck: DeckList, lang: Lang): CardGroup {
  const ready = READY_DECKS.find((id) => id === name);
  const text = ready === undefined ? null : texts[lang].decks[ready];
  const box = new Map(boxCards);
  const code = wordsIn[lang].deckCode(codeOfDeck(deck));
  return {
    title: text === null ? name : text.name,
    deck: name,
    note: text === null ? code : `${text.plan} ${code}`,
    rows: Object.entries(deck.cards).flatMap(([id, copies]) => {
      const card = box.get(id);
      return card === undefined ? [] : [rowOf(id, card, copies, lang)];
    }),
  };
}

const flavourOf = (lang: Lang, id: CardId): string | null => {
  const flavours: { readonly [id: string]: string } = texts[lang].flavours;
  return flavours[id] ?? null;
};

function rowOf(id: CardId, card: Card, count: number, lang: Lang): CardRow {
  const text = texts[lang];
  const nameOf = namesIn(lang);
  const numbers = numbersOf(card);
  const flavour = flavourOf(lang, id);
  const isSummoning = card.type === 'summoning';
  return {
    id,
    name: nameOf(id),
    kind: card.type,
    kindName: text.kind(card) + (numbers === null ? '' : ` ${numbers}`),
    cost: { fatigue: card.cost },
    count,
    text: text.card(card, nameOf).join(' '),
    more: {
      class: card.class,
      rarity: card.rarity,
      edition: text.editions[card.edition],
      keywords: [...card.keywords],
      attack: isSummoning ? card.attack : null,
      defense: isSummoning ? card.defense : null,
      flavour,
    },
    figures: `${text.rarity(card)} · ${card.cost} · ${wordsIn[lang].copies(count)}`,
    flavour,
  };
}
