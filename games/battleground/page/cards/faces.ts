// What does a spell show on its face? Made from its data and the viewer's language.

import {
  type Badge,
  boxFacesOf,
  facesFrom,
  type Faces as GameFaces,
  type Mark,
  type SignRows,
  signsOf,
} from '@duello/table';
import { artOf, SET_SIGNS } from '../../art/card-art.ts';
import { CONDITION_ICONS, TRAIT_ICONS, TRAITS, type Trait } from '../../art/condition-icons.ts';
import {
  type CardId,
  CONDITIONS,
  colourOfCrystal,
  type Lang,
  namesIn,
  type Options,
  remindersOf,
  type Spell,
  words,
} from '../../index.ts';
import { boxSpell } from './box-spell.ts';
import { pipsOf } from './mana.ts';
import './icons.ts';
import './card.css';

const amountOf = ({ range, shields, packTactics }: Spell): Readonly<Record<Trait, number>> => ({
  rangeIcon: range,
  shield: shields,
  packTactics: packTactics ? 1 : 0,
});

/** The set and the type: `bg-warlock-summon`; a crystal by its colour. */
function toneOf(id: CardId, { set, type }: Spell): string {
  return set === 'crystal' ? `bg-crystal-${colourOfCrystal(id) ?? 'white'}` : `bg-${set}-${type}`;
}

function badgesOf({ type, attack, hp }: Spell, lang: Lang): readonly Badge[] {
  const { nouns } = words[lang];
  if (type !== 'summon') return [];
  return [
    { kind: 'attack', value: String(attack), label: nouns.attack },
    { kind: 'health', value: String(hp), label: nouns.hp },
  ];
}

const marksOf = (spell: Spell, lang: Lang): readonly Mark[] =>
  TRAITS.flatMap((trait) => {
    const amount = amountOf(spell)[trait];
    const label = `${words[lang].terms[trait].name}${amount > 1 ? ` ${amount}` : ''}`;
    return amount === 0 ? [] : [{ icon: TRAIT_ICONS[trait], text: amount > 1 ? String(amount) : '', label }];
  });

const SIGNS: SignRows = {
  damage: ['damage', 'amount'],
  heal: ['heal', 'amount'],
  gain: ['gain', 'attack'],
  kill: ['destroy', null],
  draw: ['draw', 'count'],
  revive: ['summon', null],
};

/** What it does, then the conditions that it puts on somebody. */
function signsIn({ text, arrival, auras, enchantment }: Spell, lang: Lang): readonly Mark[] {
  const effects = [text, arrival, auras, enchantment];
  const said = JSON.stringify(effects);
  return [
    ...signsOf(effects, SIGNS, lang),
    ...CONDITIONS.filter((name) => said.includes(`"condition":"${name}"`)).map((name) => ({
      icon: CONDITION_ICONS[name],
      text: '',
      label: words[lang].conditions[name].name,
    })),
  ];
}

export type Faces = GameFaces<Spell>;

export function facesIn(lang: Lang, own: Options['cards']): Faces {
  const { kind, card, costs, flavours } = words[lang];
  const nameOf = namesIn(lang, own);
  return facesFrom<Spell>({
    own,
    card: (id) => (Object.hasOwn(own, id) ? own[id] : boxSpell(id)),
    nameOf,
    flavours,
    make: (found, id, shown) => ({
      kind: kind(found),
      tone: toneOf(id, found),
      sigil: SET_SIGNS[found.set],
      art: artOf(shown, found.type),
      badges: badgesOf(found, lang),
      marks: marksOf(found, lang),
      lines: card(found, nameOf),
      signs: signsIn(found, lang),
      ...(found.type === 'crystal' ? {} : { pips: { list: pipsOf(found.cost), label: costs(found) } }),
      reminders: remindersOf(found, words[lang]),
    }),
    blank: { tone: 'bg-neutral-sorcery', sigil: 'spell-book', art: 'spell-book' },
  });
}

/** The faces of the box, outside a match. */
export const boxFaces = boxFacesOf(facesIn);
