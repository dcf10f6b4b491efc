// How does a contract read on the terminal? In a match by its name, with what became of it, and in the list of all.

import { SEATS, type Seat } from '@duello/kernel';
import { type CardGroup, type CardRow, cardsMeantBy, type Lang, painter, wrap } from '@duello/terminal';
import {
  asPrinted,
  boxCards,
  type CardId,
  COLOURS,
  type Contract,
  creatureItem,
  DECK_IDS,
  type DeckId,
  decks,
  KEYWORDS,
  MOMENTS,
  namesIn,
  words as texts,
  type View,
} from '../index.ts';
import { costSign, type Naming, numbersOf, wordsIn } from './naming.ts';

/** The contracts meant by a word, each as lines: by id, by name, by the start of a name; by nothing those in hand. */
export function cardsMeant(view: View, wanted: string, naming: Naming): readonly (readonly string[])[] {
  const hand = view.viewer === 'watcher' ? null : view.players[view.viewer].hand;
  if (wanted === '') return [...new Set(hand ?? [])].map((id) => cardLines(view, id, naming));
  return cardsMeantBy(wanted, naming).map((id) => cardLines(view, id, naming));
}

/** Name, kind and cost; an ability a line; what its words mean; how it stands on the field. */
function cardLines(view: View, id: CardId, naming: Naming): readonly string[] {
  const { cards, text, name, plain, paint, width } = naming;
  const card = cards.get(id);
  if (card === undefined) return [];
  const numbers = numbersOf(card);
  const kind = text.kind(card) + (numbers === null ? '' : ` ${numbers}`);
  const below = (line: string): readonly string[] => wrap(`   ${line}`, width, '   ');
  const reminders = termsOf(asPrinted(card)).map((term) => `${text.terms[term].name}: ${text.terms[term].reminder}`);
  return [
    ...wrap(
      ` ${paint('bold', name(id))} · ${kind} · ${card.token ? text.costs(card) : costSign(card.cost, naming)}`,
      width,
      '   ',
    ),
    ...text.card(card, plain).flatMap(below),
    ...reminders.flatMap(below).map((line) => paint('dim', line)),
    ...SEATS.flatMap((seat) => standing(view, seat, id, naming)).flatMap(below),
  ];
}

/** The keywords and moments that its text names. */
const termsOf = (card: Contract) => [
  ...KEYWORDS.filter((keyword) => card.keywords.includes(keyword)),
  ...(['summon', 'recycling', 'ambush'] as const).filter((moment) => MOMENTS.includes(moment) && moment in card.when),
];

/** Its numbers now, and where they come from. */
function standing(view: View, seat: Seat, id: CardId, naming: Naming): readonly string[] {
  const { cards, text, ui, who, plain } = naming;
  const card = cards.get(id);
  const printed = card === undefined ? [] : [ui.printed(numbersOf(card) ?? '')];
  return view.players[seat].line.flatMap((one, i) => {
    if (one.card !== id) return [];
    const { facts = [] } = creatureItem(one, i + 1, seat === view.active, text, plain);
    return [`${who(seat)}, ${ui.place(i + 1)}: ${one.attack}/${one.health} (${[...printed, ...facts].join(', ')})`];
  });
}

/** Every contract of the box by deck, and the tokens. */
export function cardGroups(lang: Lang): readonly CardGroup[] {
  const cards = new Map(boxCards);
  const tokens = boxCards.filter(([, card]) => card.token).map(([id, card]) => rowOf(id, card, null, null, lang));
  return [
    ...DECK_IDS.map((deck) => ({
      title: texts[lang].decks[deck].name,
      deck,
      note: legendOf(deck, cards, lang),
      rows: decks[deck].flatMap(([id, copies]) => {
        const card = cards.get(id);
        return card === undefined ? [] : [rowOf(id, card, copies, deck, lang)];
      }),
    })),
    { title: wordsIn[lang].tokens, deck: null, note: null, rows: tokens },
  ];
}

/** What the letters of the costs stand for: `R fire · P pure`. */
const legendOf = (deck: DeckId, cards: ReadonlyMap<CardId, Contract>, lang: Lang): string =>
  COLOURS.filter((colour) => decks[deck].some(([id]) => (cards.get(id)?.cost[colour] ?? 0) > 0))
    .map((colour) => `${wordsIn[lang].letters[colour]} ${texts[lang].small(texts[lang].elements[colour])}`)
    .join(' · ');

const flavourOf = (lang: Lang, id: CardId): string | null => {
  const flavours: { readonly [id: string]: string } = texts[lang].flavours;
  return flavours[id] ?? null;
};

function rowOf(id: CardId, card: Contract, count: number | null, deck: string | null, lang: Lang): CardRow {
  const ui = wordsIn[lang];
  const text = texts[lang];
  const nameOf = namesIn(lang);
  const numbers = numbersOf(card);
  const flavour = flavourOf(lang, id);
  const plain = { ui, paint: painter(false) };
  const cost = card.token ? text.costs(card) : costSign(card.cost, plain);
  return {
    id,
    name: nameOf(id),
    kind: card.token ? 'token' : card.type,
    kindName: text.kind(card) + (numbers === null ? '' : ` ${numbers}`),
    cost: { ...card.cost },
    count,
    text: text.card(card, nameOf).join(' '),
    more: {
      deck,
      attack: numbers === null ? null : card.attack,
      health: numbers === null ? null : card.health,
      activation: card.activation === null ? null : { ...card.activation },
      flavour,
    },
    figures: count === null ? cost : `${cost} · ${ui.copies(count)}`,
    flavour,
  };
}
