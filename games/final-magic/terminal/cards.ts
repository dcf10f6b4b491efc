// How does a card of Final Magic read on the terminal? In a match by its name, and in the list of all.

import { type CardGroup, type CardRow, cardsMeantBy, type Lang, wrap } from '@duello/terminal';
import { boxCards, type Card, type CardId, copiesOf, namesIn, SWITCHES, words as texts, type View } from '../index.ts';
import { type Naming, wordsIn } from './naming.ts';
import type { FinalMagicWords } from './words.ts';

/** The cards meant by a word, each as lines: by id, by name, by the start of a name; by nothing those in hand. */
export function cardsMeant(view: View, wanted: string, naming: Naming): readonly (readonly string[])[] {
  const hand = view.viewer === 'watcher' ? null : view.players[view.viewer].hand;
  if (wanted === '') return Object.keys(hand ?? {}).map((id) => cardLines(id, naming));
  return cardsMeantBy(wanted, naming).map((id) => cardLines(id, naming));
}

/** Name, kind and costs, then a sentence a line. */
function cardLines(id: CardId, naming: Naming): readonly string[] {
  const { cards, text, name, plain, width } = naming;
  const card = cards.get(id);
  if (card === undefined) return [];
  return [
    ...wrap(` ${naming.paint('bold', name(id))} · ${text.kind(card)} · ${text.costs(card)}`, width, '   '),
    ...text.card(card, plain).flatMap((sentence) => wrap(`   ${sentence}`, width, '   ')),
  ];
}

/** Every card of the box, by family. */
export function cardGroups(lang: Lang): readonly CardGroup[] {
  const text = texts[lang];
  const ui = wordsIn[lang];
  const nameOf = namesIn(lang);
  const groups = new Map<string, CardRow[]>();
  for (const [id, card] of boxCards) {
    const title = titleOf(card, lang, ui);
    const mana = card.type === 'spell' ? card.mana : null;
    const count = copiesOf(id, { grandGems: SWITCHES.grandGems[0] });
    const costs = [ui.list.price(card.price), ...(mana === null ? [] : [ui.list.mana(mana)])];
    const row: CardRow = {
      id,
      name: nameOf(id),
      kind: kindId(card),
      kindName: text.kind(card),
      cost: { price: card.price, mana },
      count,
      text: text.card(card, nameOf).join(' '),
      more: {},
      figures: [...costs, ui.list.copies(count)].join(' · '),
      flavour: null,
    };
    groups.set(title, [...(groups.get(title) ?? []), row]);
  }
  return [...groups].map(([title, rows]) => ({ title, deck: null, note: null, rows }));
}

/** Type, element and phase by id, for machines. */
const kindId = (card: Card): string =>
  card.type === 'spell' ? `spell/${card.element ?? 'neutral'}/${card.phase}` : card.type;

function titleOf(card: Card, lang: Lang, ui: FinalMagicWords): string {
  if (card.type === 'currency') return ui.groups.currency;
  if (card.type === 'gem') return ui.groups.gems;
  return texts[lang].elements[card.element ?? 'neutral'];
}
