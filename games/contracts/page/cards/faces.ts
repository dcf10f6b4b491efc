// What does a contract show on its face? Made from its data and the viewer's language.

import {
  type Badge,
  boxFacesOf,
  facesFrom,
  type Faces as GameFaces,
  type IconName,
  type Mark,
  remindersFor,
  type SignRows,
  signsOf,
} from '@duello/table';
import { artOf } from '../../art/card-art.ts';
import { STATUS_ICONS } from '../../art/status-icons.ts';
import {
  boxCards,
  type CardId,
  COLOURS,
  type Contract,
  type Lang,
  namesIn,
  type Options,
  STATUSES,
  termsOf,
  words,
} from '../../index.ts';
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

const SIGNS: SignRows = {
  damage: ['damage', 'amount'],
  heal: ['heal', 'amount'],
  gain: ['gain', 'attack'],
  destroy: ['destroy', null],
  fade: ['negate', null],
  disarm: ['negate', null],
  summon: ['summon', 'count'],
  fetch: ['draw', 'count'],
  draw: ['draw', 'times'],
};

/** Its keywords, then what it does. */
const signsIn = (contract: Contract, lang: Lang): readonly Mark[] => [
  ...STATUSES.filter((status) => contract.keywords.some((keyword) => keyword === status)).map((status) => ({
    icon: STATUS_ICONS[status],
    text: '',
    label: words[lang].terms[status].name,
  })),
  ...signsOf([contract.effects, contract.when, contract.gives], SIGNS, lang),
];

export type Faces = GameFaces<Contract>;

const box: ReadonlyMap<CardId, Contract> = new Map(boxCards);
export const boxContract = (id: CardId): Contract | null => box.get(id) ?? null;

export function facesIn(lang: Lang, own: Options['cards']): Faces {
  const { kind, card, costs, terms, flavours } = words[lang];
  const nameOf = namesIn(lang, own);
  return facesFrom<Contract>({
    own,
    card: (id) => (Object.hasOwn(own, id) ? own[id] : boxContract(id)),
    nameOf,
    flavours,
    make: (found, _, shown) => ({
      kind: kind(found),
      tone: toneOf(found),
      sigil: TYPE_SIGNS[found.type],
      art: artOf(shown, found.type),
      badges: badgesOf(found, lang),
      lines: card(found, nameOf),
      signs: signsIn(found, lang),
      frame: found.type,
      ...(found.token ? {} : { pips: { list: pipsOf(found.cost), label: costs(found) } }),
      reminders: remindersFor(termsOf(found), terms),
    }),
    blank: { tone: 'ct-pure', sigil: 'contract', art: 'contract', frame: 'spell' },
  });
}

/** The faces of the box, outside a match. */
export const boxFaces = boxFacesOf(facesIn);
