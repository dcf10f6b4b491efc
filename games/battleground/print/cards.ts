// What is printed on a spell? From the same data and words as everywhere else.

import type { Json } from '@duello/kernel';
import {
  ownCount,
  type PrintedBack,
  type PrintedBadge,
  type PrintedCard,
  type PrintedMark,
  type PrintedPip,
} from '@duello/print';
import { artOf, SET_SIGNS } from '../art/card-art.ts';
import { TRAIT_ICONS, TRAITS, type Trait } from '../art/condition-icons.ts';
import {
  battleground,
  boxCards,
  type CardId,
  COLOURS,
  type Cost,
  colourOfCrystal,
  copiesOf,
  type Lang,
  namesIn,
  remindersOf,
  type Spell,
  type SpellType,
  words,
} from '../index.ts';
import { CRYSTALS, MANA, SETS } from './tones.ts';

const FRAMES: Readonly<Record<SpellType, PrintedCard['frame']>> = {
  crystal: 'round',
  sorcery: 'cut',
  summon: 'merlon',
};

const pipsOf = (cost: Cost): readonly PrintedPip[] =>
  COLOURS.flatMap((colour) => Array.from({ length: cost[colour] }, (): PrintedPip => ({ ...MANA[colour], text: '' })));

/** Numbers on purple for Attack and on red for HP, as the dice are. */
function badgesOf({ type, attack, hp }: Spell, lang: Lang): readonly PrintedBadge[] {
  const { nouns } = words[lang];
  if (type !== 'summon') return [];
  return [
    { shape: 'moon', corner: 'bottom left', colour: '#5b2f92', value: String(attack), label: nouns.attack },
    { shape: 'heart', corner: 'bottom right', colour: '#a8231a', value: String(hp), label: nouns.hp },
  ];
}

const amountOf = ({ range, shields, packTactics }: Spell): Readonly<Record<Trait, number>> => ({
  rangeIcon: range,
  shield: shields,
  packTactics: packTactics ? 1 : 0,
});

const marksOf = (spell: Spell, lang: Lang): readonly PrintedMark[] =>
  TRAITS.flatMap((trait) => {
    const amount = amountOf(spell)[trait];
    const label = words[lang].terms[trait].name;
    return amount === 0 ? [] : [{ icon: TRAIT_ICONS[trait], text: amount > 1 ? String(amount) : '', label }];
  });

function printed(
  id: CardId,
  spell: Spell,
  count: number,
  name: (id: CardId) => string,
  lang: Lang,
  shown: CardId = id,
): PrintedCard {
  const text = words[lang];
  const { set } = spell;
  const flavours: { readonly [id: string]: string } = text.flavours;
  // Decks and the market mix the sets: one back for all.
  const back: PrintedBack = { id: 'all', title: 'Duello', sigil: 'crossed-swords', tone: SETS.neutral };
  return {
    id,
    name: name(id),
    count,
    home: set === 'crystal' ? '' : text.sets[set].name,
    tone: set === 'crystal' ? CRYSTALS[colourOfCrystal(id) ?? 'white'] : SETS[set],
    frame: FRAMES[spell.type],
    art: artOf(shown, spell.type),
    sigil: SET_SIGNS[set],
    kind: text.kind(spell),
    pips: spell.type === 'crystal' ? [] : pipsOf(spell.cost),
    badges: badgesOf(spell, lang),
    marks: marksOf(spell, lang),
    lines: text.card(spell, name),
    reminders: remindersOf(spell, text),
    flavour: flavours[id] ?? '',
    back,
  };
}

export function printedCards(lang: Lang): readonly PrintedCard[] {
  const name = namesIn(lang);
  return boxCards.map(([id, spell]) => printed(id, spell, copiesOf(id), name, lang));
}

export function ownCards(given: Json, lang: Lang): readonly PrintedCard[] {
  const { cards } = battleground.options({ cards: given });
  const name = namesIn(lang, cards);
  const box = printedCards(lang);
  return Object.entries(cards).map(([id, spell]) => ({
    ...printed(id, spell, ownCount(box, spell), name, lang, spell.instead?.card),
    picture: spell.picture,
  }));
}
