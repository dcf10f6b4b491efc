// How does a spell read on the terminal? In a match by its name, with what became of it, and in the list of all.

import { type CardGroup, type CardRow, cardsMeantBy, type Lang, painter, wrap } from '@duello/terminal';
import {
  type BoxCard,
  boxCards,
  type CardId,
  CLASSES,
  CONDITIONS,
  copiesOf,
  namesIn,
  rangeOf,
  type SetId,
  type Spell,
  type SummonView,
  words as texts,
  type View,
} from '../index.ts';
import { costSign, type Naming, numbersOf, wordsIn } from './naming.ts';

/** The spells meant by a word, each as lines: by id, by name, by the start of a name; by nothing those in hand. */
export function cardsMeant(view: View, wanted: string, naming: Naming): readonly (readonly string[])[] {
  const hand = view.viewer === 'watcher' ? null : view.players[view.viewer].hand;
  if (wanted === '') return [...new Set(hand ?? [])].map((id) => cardLines(view, id, naming));
  return cardsMeantBy(wanted, naming).map((id) => cardLines(view, id, naming));
}

/** Name, kind and cost; an ability a line; what its words mean; how it stands on the board. */
function cardLines(view: View, id: CardId, naming: Naming): readonly string[] {
  const { cards, text, name, plain, paint, width } = naming;
  const card = cards.get(id);
  if (card === undefined) return [];
  const numbers = numbersOf(card);
  const kind = text.kind(card) + (numbers === null ? '' : ` · ${numbers}`);
  const below = (line: string): readonly string[] => wrap(`   ${line}`, width, '   ');
  const abilities = text.card(card, plain);
  return [
    ...wrap(` ${paint('bold', name(id))} · ${kind} · ${costSign(card.cost, naming)}`, width, '   '),
    ...abilities.flatMap(below),
    ...remindersOf(card, abilities.join(' '), naming)
      .flatMap(below)
      .map((line) => paint('dim', line)),
    ...view.summons.flatMap((one) => (one.card === id ? below(standing(one, card, naming)) : [])),
  ];
}

/** Of the conditions that its text names, and of its icons. */
function remindersOf({ packTactics, enchantment }: Spell, said: string, { text }: Naming): readonly string[] {
  const terms = [
    ...CONDITIONS.filter((one) => said.includes(text.conditions[one].name)).map((one) => text.conditions[one]),
    ...(packTactics ? [text.terms.packTactics] : []),
    ...(enchantment === null ? [] : [text.terms.enchantment]),
  ];
  return terms.map(({ name, reminder }) => `${name}: ${reminder}`);
}

/** `You, on c3: 2/1 (printed 1/3, Haste 1, Defence 2 if it defends, threatened by 1)`. */
function standing(summon: SummonView, card: Spell, { ui, text, who }: Naming): string {
  const { side, field, attack, hp, conditions, defence, defending, threats } = summon;
  const parts = [
    ui.printed(numbersOf(card) ?? ''),
    ...CONDITIONS.filter((one) => conditions[one] > 0).map((one) => `${text.conditions[one].name} ${conditions[one]}`),
    ...(defending ? [text.small(text.nouns.defending)] : []),
    ui.defenceNow(defence),
    ...(threats.length === 0 ? [] : [ui.flanked(threats.length)]),
  ];
  return `${ui.standsOn(who(side), field)}: ${attack}/${hp} (${parts.join(', ')})`;
}

const SETS: readonly SetId[] = [...CLASSES, 'neutral', 'crystal'];

/** Every spell of the box by set. */
export function cardGroups(lang: Lang): readonly CardGroup[] {
  const { sets } = texts[lang];
  return SETS.map((set) => {
    const title = set === 'crystal' ? wordsIn[lang].crystalGroup : `${sets[set].name}: ${sets[set].motto}`;
    const isClass = CLASSES.some((one) => one === set);
    return {
      title,
      deck: isClass ? set : null,
      note: set === 'crystal' ? null : sets[set].plan,
      rows: boxCards.flatMap(([id, card]) => (card.set === set ? [rowOf(id, card, lang)] : [])),
    };
  });
}

const flavourOf = (lang: Lang, id: CardId): string | null => {
  const flavours: Partial<Record<BoxCard, string>> & { readonly [id: string]: string } = texts[lang].flavours;
  return flavours[id] ?? null;
};

function rowOf(id: CardId, card: Spell, lang: Lang): CardRow {
  const ui = wordsIn[lang];
  const text = texts[lang];
  const nameOf = namesIn(lang);
  const numbers = numbersOf(card);
  const { set, tier, unique, type } = card;
  const flavour = flavourOf(lang, id);
  const isSummon = type === 'summon';
  return {
    id,
    name: nameOf(id),
    kind: type,
    kindName: text.kind(card) + (numbers === null ? '' : ` · ${numbers}`),
    cost: { ...card.cost },
    count: copiesOf(id),
    text: text.card(card, nameOf).join(' '),
    more: {
      ...{ set, tier, unique, flavour },
      attack: isSummon ? card.attack : null,
      hp: isSummon ? card.hp : null,
      range: isSummon ? rangeOf(card) : null,
      shields: isSummon ? card.shields : null,
      packTactics: card.packTactics,
    },
    figures: `${costSign(card.cost, { ui, paint: painter(false) })} · ${ui.copies(copiesOf(id))}`,
    flavour,
  };
}
