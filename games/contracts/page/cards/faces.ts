// What does a contract show on its face? Made from its data and the viewer's language.

import { type Badge, boxFacesOf, facesFrom, type Faces as GameFaces, type IconName, remindersFor } from '@duello/table';
import {
  boxCards,
  type CardId,
  COLOURS,
  type Contract,
  type Lang,
  namesIn,
  type Options,
  STATUSES,
  TERMS,
  type Term,
  words,
} from '../../index.ts';
import { artOf } from './art.ts';
import { pipsOf } from './mana.ts';
import './icons.ts';
import './card.css';

const TYPE_SIGNS: Readonly<Record<Contract['type'], IconName>> = {
  spell: 'scroll-unfurled',
  rune: 'rune-stone',
  creature: 'paw-print',
  orb: 'crystal-ball',
};

export const typeSign = (type: Contract['type']): IconName => TYPE_SIGNS[type];

/** The elements of its cost, in order; grey when it has none. */
export function toneOf({ cost }: Contract): string {
  const elements = COLOURS.filter((colour) => colour !== 'pure' && cost[colour] > 0);
  return `ct-${elements.length === 0 ? 'pure' : elements.join('-')}`;
}

function badgesOf({ type, attack, health }: Contract, lang: Lang): readonly Badge[] {
  const { nouns } = words[lang];
  const strike: Badge = { kind: 'attack', value: String(attack), label: nouns.attack };
  if (type === 'creature') return [strike, { kind: 'health', value: String(health), label: nouns.health }];
  if (type === 'orb') return [strike, { kind: 'durability', value: String(health), label: nouns.durability }];
  return [];
}

const isTerm = (name: string): name is Term => TERMS.some((term) => term === name);

/** The words of its text that want a reminder. */
export function termsOf(contract: Contract): readonly Term[] {
  const text = JSON.stringify([contract.effects, contract.when, contract.gives]);
  const named = [
    ...contract.keywords,
    ...Object.keys(contract.when),
    ...(contract.magic > 0 || text.includes('"magic":1') || text.includes('"magic":2') ? ['magicDamage'] : []),
    ...STATUSES.filter((status) => text.includes(`"status":"${status}"`)),
    ...['fade', 'disarm', 'fetch', 'draw'].filter((op) => text.includes(`"op":"${op}"`)),
    ...(contract.type === 'orb' ? ['orb'] : []),
  ];
  return [...new Set(named)].filter(isTerm);
}

export type Faces = GameFaces<Contract>;

const box: ReadonlyMap<CardId, Contract> = new Map(boxCards);
export const boxContract = (id: CardId): Contract | null => box.get(id) ?? null;

export function facesIn(lang: Lang, own: Options['cards']): Faces {
  const { kind, card, costs, terms, flavours } = words[lang];
  const nameOf = namesIn(lang);
  return facesFrom<Contract>({
    card: (id) => (Object.hasOwn(own, id) ? own[id] : boxContract(id)),
    nameOf,
    flavours,
    make: (found, id) => ({
      kind: kind(found),
      tone: toneOf(found),
      sigil: TYPE_SIGNS[found.type],
      art: artOf(id, found.type),
      badges: badgesOf(found, lang),
      lines: card(found, nameOf),
      frame: found.type,
      ...(found.token ? {} : { pips: { list: pipsOf(found.cost), label: costs(found) } }),
      reminders: remindersFor(termsOf(found), terms),
    }),
    blank: { tone: 'ct-pure', sigil: 'contract', art: 'contract', frame: 'spell' },
  });
}

/** The faces of the box, outside a match. */
export const boxFaces = boxFacesOf(facesIn);
