// Is a spell that somebody wrote in JSON a spell? Checked field by field; what is wrong is named by its path.

import { checkInstead, type Instead, LARGEST, readEffects, readInstead, readPicture, refuseSome } from '@duello/cards';
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
  whole,
} from '@duello/language';
import { boxCards } from '../box/catalogue.ts';
import { contextOf, type Speaker } from '../context.ts';
import { type Effect, GRAMMAR } from '../effects.ts';
import type { Aura, Enchantment, Spell } from '../spell.ts';
import { type CardId, CLASSES, type Cost, DEATHS, type SetId, type SpellType, TYPES } from '../vocabulary.ts';
import { readMana } from './mana-words.ts';

/** A spell that a match brings along, with its names. */
export type CustomCard = Spell & {
  readonly name: Names;
  /** A drawing by its name; null for the one of the card it stands in for, or of its kind. */
  readonly picture: string | null;
  /** How many of it are shuffled into the market deck of its tier (a neutral one: the first) at the start. */
  readonly copies: number;
  /** Which one of the box it stands in the place of. */
  readonly instead: Instead | null;
};

/** Room in a match beside the spells of the box. */
export const MOST_CUSTOM_CARDS = 24;
/** The market has room for so many besides its own. */
export const MOST_ADDED = 12;
export const MOST_COPIES = 6;
export const MOST_ICONS = 9;
export const MOST_DURATION = 20;
export const MOST_AURAS = 3;

const NO_COST: Cost = { white: 0, red: 0, purple: 0, blue: 0 };
const EVERY = ['type', 'name', 'picture', 'set', 'tier', 'copies', 'instead', 'text'];
export const CARD_FIELDS: { readonly [T in SpellType]: readonly string[] } = {
  crystal: EVERY,
  sorcery: [...EVERY, 'unique', 'cost', 'auras', 'enchantment'],
  summon: [...EVERY, 'unique', 'cost', 'arrival', 'auras', 'attack', 'hp', 'range', 'shields', 'packTactics'],
};
/** What every spell may say so long as it says nothing by it: spells are written out in full and read again. */
const PLAIN: { readonly [name: string]: string } = {
  unique: 'false',
  cost: JSON.stringify(NO_COST),
  arrival: '[]',
  auras: '[]',
  enchantment: 'null',
  attack: '0',
  hp: '0',
  range: '0',
  shields: '0',
  packTactics: 'false',
};
const isPlain = (name: string, value: unknown): boolean => PLAIN[name] === JSON.stringify(value);

function readCard(id: CardId, input: unknown, path: string): CustomCard {
  const type = oneOf(isRecord(input) ? input.type : undefined, `${path}.type`, TYPES);
  const all = isRecord(input) ? Object.entries(input).filter(([name, value]) => !isPlain(name, value)) : [];
  const given = fields(Object.fromEntries(all), path, CARD_FIELDS[type]);
  const speaker: Speaker = { isSummon: type === 'summon', hasEnchantment: given.enchantment !== undefined };
  const textAt = (moment: 'text' | 'arrival'): readonly Effect[] =>
    readEffects(GRAMMAR, given[moment], `${path}.${moment}`, contextOf(speaker, moment));
  const unique = flag(given.unique, `${path}.unique`);
  const set = readSet(given.set, type, `${path}.set`);
  const copies = whole(given.copies ?? 0, `${path}.copies`, 0, MOST_COPIES);
  if (unique && copies > 0) throw new BadInput(`${path}.copies`, 'must be 0: no Unique is in the market (BR80)');
  return {
    name: readNames(given.name, `${path}.name`, id),
    picture: readPicture(given.picture, `${path}.picture`),
    copies,
    instead: readInstead(given.instead, `${path}.instead`),
    type,
    set,
    tier: readTier(given.tier, type, set, unique, `${path}.tier`),
    unique,
    cost: given.cost === undefined ? NO_COST : readMana(given.cost, `${path}.cost`, LARGEST),
    text: textAt('text'),
    arrival: textAt('arrival'),
    auras: readAuras(given.auras, `${path}.auras`, speaker),
    enchantment: orNull(given.enchantment, (value) => readEnchantment(value, `${path}.enchantment`, speaker)),
    ...readBody(speaker.isSummon, given, path),
  };
}

/** Spells of nobody's class are neutral, and crystals are a set of their own. */
function readSet(input: unknown, type: SpellType, path: string): SetId {
  if (type === 'crystal') return oneOf(input ?? 'crystal', path, ['crystal']);
  return oneOf(input ?? 'neutral', path, [...CLASSES, 'neutral']);
}

/** BR13, BR55: neutral sorceries and crystals have none, a Summon always has one, and a Unique has the first. */
function readTier(input: unknown, type: SpellType, set: SetId, unique: boolean, path: string): number {
  const none = type !== 'summon' && (set === 'neutral' || set === 'crystal');
  const tier = whole(input ?? (none ? 0 : 1), path, 0, 3);
  if (none && tier !== 0) {
    throw new BadInput(path, `must be 0, or left out: a ${set} ${type === 'crystal' ? 'spell' : type} has no tier`);
  }
  if (!none && tier === 0) throw new BadInput(path, 'must be 1, 2 or 3');
  if (unique && tier > 1) throw new BadInput(path, 'must be 1, or left out, for a Unique (BR55)');
  return tier;
}

type Body = Pick<Spell, 'attack' | 'hp' | 'range' | 'shields' | 'packTactics'>;

function readBody(isSummon: boolean, given: Fields, path: string): Body {
  const icons = (name: string): number => whole(given[name] ?? 0, `${path}.${name}`, 0, MOST_ICONS);
  return {
    attack: whole(given.attack ?? 0, `${path}.attack`, 0, LARGEST),
    hp: isSummon ? whole(given.hp, `${path}.hp`, 1, LARGEST) : 0,
    range: icons('range'),
    shields: icons('shields'),
    packTactics: flag(given.packTactics, `${path}.packTactics`),
  };
}

const orNull = <T>(input: unknown, read: (value: unknown) => T): T | null =>
  input === undefined || input === null ? null : read(input);

/** `{"duration": 2, "effects": […]}`; without a duration it stays until it is ended (BR31). */
function readEnchantment(input: unknown, path: string, speaker: Speaker): Enchantment {
  const given = fields(input, path, ['duration', 'effects']);
  return {
    duration: orNull(given.duration, (value) => whole(value, `${path}.duration`, 1, MOST_DURATION)),
    effects: readEffects(GRAMMAR, given.effects, `${path}.effects`, contextOf(speaker, 'enchantment')),
  };
}

function readAuras(input: unknown, path: string, speaker: Speaker): readonly Aura[] {
  const auras = list(input ?? []).map((one, index) =>
    readAura(one, Array.isArray(input) ? `${path}[${index}]` : path, speaker),
  );
  if (auras.length > MOST_AURAS) throw new BadInput(path, `must be at most ${MOST_AURAS} Auras`);
  return auras;
}

export const GIVEN_TO = ['this', 'adjacentAllies', 'adjacentFoes', 'allies', 'foes'] as const;
/** What a card in a play area can mean: it stands on no field. */
const GIVEN_FROM_AFAR = ['allies', 'foes'] as const;

/** `{"aura": "give", "to": "allies", "attack": 1}`, `{"aura": "when", "death": "foeDies", "effects": […]}`. */
function readAura(input: unknown, path: string, speaker: Speaker): Aura {
  const { isSummon } = speaker;
  const aura = oneOf(isRecord(input) ? input.aura : undefined, `${path}.aura`, ['give', 'sorceryDamage', 'when']);
  if (aura === 'sorceryDamage') {
    return { aura, by: whole(fields(input, path, ['aura', 'by']).by ?? 1, `${path}.by`, 1, LARGEST) };
  }
  if (aura === 'give') {
    const given = fields(input, path, ['aura', 'to', 'attack', 'defence']);
    const to = isSummon ? oneOf(given.to, `${path}.to`, GIVEN_TO) : oneOf(given.to, `${path}.to`, GIVEN_FROM_AFAR);
    const number = (name: string): number => whole(given[name] ?? 0, `${path}.${name}`, -LARGEST, LARGEST);
    const [attack, defence] = [number('attack'), number('defence')];
    if (attack === 0 && defence === 0) throw new BadInput(path, 'must give some "attack" or "defence"');
    return { aura, to, attack, defence };
  }
  const given = fields(input, path, ['aura', 'death', 'effects']);
  const death = oneOf(given.death, `${path}.death`, DEATHS);
  if (death === 'thisDies' && !isSummon) throw new BadInput(`${path}.death`, 'only a summon dies: use another death');
  const context = contextOf(speaker, death === 'thisDies' ? 'ownDeath' : 'aura');
  const effects = readEffects(GRAMMAR, given.effects, `${path}.effects`, context);
  if (effects.length === 0) throw new BadInput(`${path}.effects`, GRAMMAR.empty);
  return { aura, death, effects };
}

const box = new Map(boxCards);
/** Crystals are mana, and no other card is that. */
const replaceable = new Map(boxCards.filter(([, { type }]) => type !== 'crystal'));
const typeOf = ({ set, unique, type }: Spell): string => `${set} ${unique ? 'unique ' : ''}${type}`;

/** Spells of a match's own, by id; an id of the box can't be used again. */
export function readCustomCards(input: unknown, path: string): { readonly [id: CardId]: CustomCard } {
  const cards = readOwn(input, path, {
    one: 'spell',
    many: 'spells',
    most: MOST_CUSTOM_CARDS,
    inBox: (id) => box.has(id),
    reader: () => readCard,
  });
  const added = Object.values(cards).reduce((sum, { copies }) => sum + copies, 0);
  if (added > MOST_ADDED) throw new BadInput(path, `must add at most ${MOST_ADDED} copies to the market, not ${added}`);
  checkInstead(cards, replaceable, path, typeOf);
  refuseSome(cards, path, 'the box is one supply for both players');
  return cards;
}
