// Is a card that somebody wrote in JSON a card? Checked field by field; what is wrong is named by its path.

import { checkInstead, type Instead, NO_EFFECTS, readInstead, readPicture } from '@duello/cards';
import { BadInput } from '@duello/kernel';
import {
  type Fields,
  fields,
  flag,
  isRecord,
  list,
  type Names,
  oneOf,
  readNames,
  readOwn,
  someOf,
  whole,
} from '@duello/language';
import { boxCards } from '../box/catalogue.ts';
import type { Ability, Card, Give, Moments, Price } from '../card.ts';
import type { Context } from '../context.ts';
import { FATIGUE_LIMIT } from '../numbers.ts';
import { type Filter, filter } from '../targets.ts';
import {
  type CardId,
  type CardType,
  CLASSES,
  EDITIONS,
  KEYWORDS,
  type Keyword,
  MOMENTS,
  type Moment,
  RARITIES,
  TRAITS,
  TYPES,
} from '../vocabulary.ts';
import { readModes, readSome } from './custom-effects.ts';

/** A card that a match brings along, with its names. */
export type CustomCard = Card & {
  readonly name: Names;
  /** A drawing by its name; null for the one of the card it stands in for, or of its kind. */
  readonly picture: string | null;
  /** How many of it are in the box when a match is drafted. */
  readonly copies: number;
  /** Which one of the box it stands in the place of. */
  readonly instead: Instead | null;
};

/** Room in a match beside the cards of the box. */
export const MOST_CUSTOM_CARDS = 24;
export const MOST_COPIES = 4;
/** A draft pile has room for so many besides those of the box. */
export const MOST_ADDED = 20;
/** Attack, defense, and what an enchantment gives of them. */
export const MOST_STRENGTH = 30;
export const MOST_ABILITIES = 3;

const NOTHING: Give = { attack: 0, defense: 0, traits: [] };
const EVERY = ['type', 'name', 'picture', 'class', 'rarity', 'edition', 'cost', 'copies', 'instead', 'keywords'];
export const CARD_FIELDS: { readonly [T in CardType]: readonly string[] } = {
  summoning: [...EVERY, 'attack', 'defense', 'modes', 'abilities', 'when'],
  spell: [...EVERY, 'modes'],
  enchantment: [...EVERY, 'enchants', 'gives', 'abilities', 'when'],
};
/** What every card may say so long as it says nothing by it: cards are written out in full and read again. */
const PLAIN: { readonly [name: string]: string } = {
  attack: '0',
  defense: '0',
  enchants: 'null',
  gives: JSON.stringify(NOTHING),
  modes: '[]',
  abilities: '[]',
  when: '{}',
};
const isPlain = (name: string, value: unknown): boolean => PLAIN[name] === JSON.stringify(value);

/** All other keywords are about fighting and entering play. */
export const TYPE_KEYWORDS: { readonly [T in CardType]: readonly Keyword[] } = {
  summoning: KEYWORDS,
  spell: ['fast'],
  enchantment: ['fast'],
};
export const TYPE_MOMENTS: { readonly [T in CardType]: readonly Moment[] } = {
  summoning: MOMENTS,
  spell: [],
  enchantment: ['startTurn', 'overflow'],
};

/** What is known where the text of a card begins. */
export const contextOf = (type: CardType): Context => ({
  ...{ type, moment: 'played', hasX: false },
  ...{ it: null, aimless: false, targets: 0, deep: 0 },
});

function readCard(id: CardId, input: unknown, path: string): CustomCard {
  const type = oneOf(isRecord(input) ? input.type : undefined, `${path}.type`, TYPES);
  const all = isRecord(input) ? Object.entries(input).filter(([name, value]) => !isPlain(name, value)) : [];
  const given = fields(Object.fromEntries(all), path, CARD_FIELDS[type]);
  const context = contextOf(type);
  const card: CustomCard = {
    name: readNames(given.name, `${path}.name`, id),
    picture: readPicture(given.picture, `${path}.picture`),
    copies: whole(given.copies ?? 0, `${path}.copies`, 0, MOST_COPIES),
    instead: readInstead(given.instead, `${path}.instead`),
    type,
    class: oneOf(given.class ?? 'neutral', `${path}.class`, CLASSES),
    rarity: oneOf(given.rarity ?? 'common', `${path}.rarity`, RARITIES),
    edition: oneOf(given.edition ?? 'custom', `${path}.edition`, EDITIONS),
    cost: whole(given.cost ?? 0, `${path}.cost`, 0, FATIGUE_LIMIT),
    ...readNumbers(type, given, path),
    keywords: someOf(given.keywords, `${path}.keywords`, TYPE_KEYWORDS[type]),
    enchants: type === 'enchantment' ? readEnchants(given.enchants, `${path}.enchants`, context) : null,
    gives: readGives(given.gives ?? {}, `${path}.gives`),
    modes: readModes(given.modes, `${path}.modes`, context),
    abilities: readAbilities(given.abilities, `${path}.abilities`, context),
    when: readMoments(given.when ?? {}, `${path}.when`, context),
  };
  if (type === 'spell' && card.modes.length === 0) {
    throw new BadInput(`${path}.modes`, 'must be what the spell does: effects, or lists of them to choose one from');
  }
  return card;
}

function readNumbers(type: CardType, given: Fields, path: string): Pick<Card, 'attack' | 'defense'> {
  if (type !== 'summoning') return { attack: 0, defense: 0 };
  return {
    attack: whole(given.attack ?? 0, `${path}.attack`, 0, MOST_STRENGTH),
    defense: whole(given.defense, `${path}.defense`, 1, MOST_STRENGTH),
  };
}

/** What can be enchanted. */
export const enchanted = filter('summoning');

/** SR33: any summoning, unless the card says otherwise. */
function readEnchants(input: unknown, path: string, context: Context): Filter {
  const found = enchanted.read(input ?? {}, { path, op: 'enchants', ...NO_EFFECTS }, context);
  if (found.what !== 'summoning') throw new BadInput(`${path}.what`, 'must be summoning: nothing else is enchanted');
  return found;
}

function readGives(input: unknown, path: string): Give {
  const given = fields(input, path, ['attack', 'defense', 'traits']);
  const number = (name: string): number => whole(given[name] ?? 0, `${path}.${name}`, -MOST_STRENGTH, MOST_STRENGTH);
  return {
    attack: number('attack'),
    defense: number('defense'),
    traits: someOf(given.traits, `${path}.traits`, TRAITS),
  };
}

function readAbilities(input: unknown, path: string, context: Context): readonly Ability[] {
  const given = list(input ?? []);
  if (given.length > MOST_ABILITIES) throw new BadInput(path, `must be at most ${MOST_ABILITIES} abilities`);
  return given.map((one, index) =>
    readAbility(one, Array.isArray(input) ? `${path}[${index}]` : path, { ...context, moment: 'ability' }),
  );
}

function readAbility(input: unknown, path: string, context: Context): Ability {
  const given = fields(input, path, ['price', 'modes']);
  const price = readPrice(given.price, `${path}.price`);
  const hasX = price.fatigueX > 0 || price.discardX > 0;
  const modes = readModes(given.modes, `${path}.modes`, { ...context, hasX });
  if (modes.length === 0) throw new BadInput(`${path}.modes`, 'must be what the ability does');
  return { price, modes };
}

function readPrice(input: unknown, path: string): Price {
  const given = fields(input, path, ['fatigue', 'fatigueX', 'discardX', 'tap']);
  const number = (name: string): number => whole(given[name] ?? 0, `${path}.${name}`, 0, FATIGUE_LIMIT);
  const price: Price = {
    fatigue: number('fatigue'),
    fatigueX: number('fatigueX'),
    discardX: number('discardX'),
    tap: flag(given.tap, `${path}.tap`),
  };
  if (price.fatigue + price.fatigueX > FATIGUE_LIMIT) {
    throw new BadInput(path, `nobody can pay more than ${FATIGUE_LIMIT} fatigue (SR28)`);
  }
  if (!price.tap && price.fatigue + price.fatigueX === 0) {
    throw new BadInput(path, 'must have "tap": true or at least 1 fatigue, or it could be used without end (SR52)');
  }
  return price;
}

function readMoments(input: unknown, path: string, context: Context): Moments {
  const moments = TYPE_MOMENTS[context.type];
  const given = fields(input, path, moments);
  return Object.fromEntries(
    moments.flatMap((moment) => {
      if (given[moment] === undefined) return [];
      return [[moment, readSome(given[moment], `${path}.${moment}`, { ...context, moment })]];
    }),
  );
}

const box = new Map(boxCards);
const typeOf = (card: Card): string => `${card.class} ${card.type}`;

/** Cards of a match's own, by id; an id of the box can't be used again. */
export function readCustomCards(input: unknown, path: string): { readonly [id: CardId]: CustomCard } {
  const cards = readOwn(input, path, {
    one: 'card',
    many: 'cards',
    most: MOST_CUSTOM_CARDS,
    inBox: (id) => box.has(id),
    reader: () => readCard,
  });
  const added = Object.values(cards).reduce((sum, { copies }) => sum + copies, 0);
  if (added > MOST_ADDED) throw new BadInput(path, `must add at most ${MOST_ADDED} copies to the draft, not ${added}`);
  checkInstead(cards, box, path, typeOf);
  return cards;
}
