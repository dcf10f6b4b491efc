// How is an option written as a key, and what does a key mean? Nobody else takes keys apart or puts them together.

import { has } from '@duello/language';
import { type CardId, CLASSES, type ClassId, COLOURS, type Colour } from '../../cards/vocabulary.ts';
import type { QuestionName } from './frames.ts';

/** Slots, tiers and places are counted from 1. */
export const optionKey = {
  cast: (card: CardId): string => `cast:${card}`,
  castSlot: (slot: number): string => `castSlot:${slot}`,
  prepare: (card: CardId, slot: number): string => `prepare:${card}>${slot}`,
  charge: (slot: number, colour: Colour): string => `charge:${slot}>${colour}`,
  endCasting: 'end',
  /** The place of a spell in the row of its tier. */
  buy: (tier: number, place: number): string => `${tier}:${place}`,
  buyCrystal: (colour: Colour): string => `crystal:${colour}`,
  stop: 'stop',
  /** The place of a card in its owner's play area. */
  resolve: (card: CardId, place: number): string => `${card}@${place}`,
  endOne: (side: 'own' | 'opposing', card: CardId, place: number): string => `${side}:${card}@${place}`,
  intersection: (one: string, two: string): string => `${one}/${two}`,
} as const;

/** Words that say everything. */
type PlainWord = 'you' | 'opponent' | 'attack' | 'defend' | 'stop' | 'yes' | 'no' | 'first' | 'second';

/** What is done in Spellcasting. */
export type Act =
  | { readonly word: 'cast'; readonly card: CardId }
  | { readonly word: 'castSlot'; readonly slot: number }
  | { readonly word: 'prepare'; readonly card: CardId; readonly slot: number }
  | { readonly word: 'charge'; readonly slot: number; readonly colour: Colour }
  | { readonly word: 'endCasting' };

export type Option =
  | Act
  | { readonly word: 'class'; readonly class: ClassId }
  | { readonly word: 'draft' | 'keep' | 'retain' | 'revive' | 'other'; readonly card: CardId }
  | { readonly word: 'takeCrystal' | 'gainCrystal' | 'buyCrystal' | 'mana'; readonly colour: Colour }
  /** The n-th card of a play area, from 1. */
  | { readonly word: 'resolve'; readonly card: CardId; readonly place: number }
  | { readonly word: 'endOne'; readonly side: 'own' | 'opposing'; readonly card: CardId; readonly place: number }
  | { readonly word: 'field' | 'summonOn'; readonly field: string }
  | { readonly word: 'intersection'; readonly fields: readonly [string, string] }
  | { readonly word: 'buy'; readonly tier: number; readonly place: number }
  | { readonly word: PlainWord };

const OF_CARDS = { spells: 'draft', neutral: 'keep', retain: 'retain', revive: 'revive' } as const;
const OF_COLOURS = { crystals: 'takeCrystal', crystal: 'gainCrystal', mana: 'mana' } as const;
const WORDS = {
  target: { you: 'you', opponent: 'opponent' },
  stance: { attack: 'attack', defend: 'defend' },
  buy: { stop: 'stop' },
  may: { yes: 'yes', no: 'no' },
  either: { first: 'first', second: 'second' },
} as const;

const FIELD = /^[a-z]\d+$/;
/** A field is itself; an intersection lies between two. */
export const fieldsIn = (spot: string): readonly string[] => spot.split('/');
const colourOf = (key: string | undefined): Colour | undefined => COLOURS.find((colour) => colour === key);
const classOf = (key: string): ClassId | undefined => CLASSES.find((one) => one === key);
/** `guard@2`. */
const PLACED = /^(\w+)@(\d+)$/;

export function readOption(question: QuestionName, key: string): Option {
  if (has(OF_CARDS, question)) return { word: OF_CARDS[question], card: key };
  return readWord(question, key) ?? readKey(question, key) ?? { word: 'other', card: key };
}

function readWord(question: QuestionName, key: string): Option | null {
  if (!has(WORDS, question)) return null;
  const words: Readonly<Record<string, PlainWord>> = WORDS[question];
  return has(words, key) ? { word: words[key] } : null;
}

function readKey(question: QuestionName, key: string): Option | null {
  if (has(OF_COLOURS, question)) {
    const colour = colourOf(key);
    return colour === undefined ? null : { word: OF_COLOURS[question], colour };
  }
  switch (question) {
    case 'class': {
      const chosen = classOf(key);
      return chosen === undefined ? null : { word: 'class', class: chosen };
    }
    case 'act':
      return readAct(key);
    case 'buy':
      return readPurchase(key);
    case 'enchantment':
    case 'end':
      return readPlaced(key);
    default:
      return readPoint(question, key);
  }
}

/** Null for what is no key of Spellcasting. */
export function readAct(key: string): Act | null {
  if (key === optionKey.endCasting) return { word: 'endCasting' };
  const [verb, rest = ''] = key.split(':');
  const [what, where = ''] = rest.split('>');
  if (what === '') return null;
  if (verb === 'cast') return { word: 'cast', card: what };
  if (verb === 'castSlot') return { word: 'castSlot', slot: Number(what) };
  if (verb === 'prepare') return { word: 'prepare', card: what, slot: Number(where) };
  const colour = colourOf(where);
  return verb === 'charge' && colour !== undefined ? { word: 'charge', slot: Number(what), colour } : null;
}

function readPurchase(key: string): Option | null {
  const [first, second] = key.split(':');
  const colour = colourOf(second);
  if (first === 'crystal' && colour !== undefined) return { word: 'buyCrystal', colour };
  return /^\d:\d+$/.test(key) ? { word: 'buy', tier: Number(first), place: Number(second) } : null;
}

function readPlaced(key: string): Option | null {
  const [side, rest] = key.includes(':') ? key.split(':') : [null, key];
  const [, card, n] = PLACED.exec(rest) ?? [];
  if (card === undefined) return null;
  const place = Number(n);
  if (side === null) return { word: 'resolve', card, place };
  return side === 'own' || side === 'opposing' ? { word: 'endOne', side, card, place } : null;
}

function readPoint(question: QuestionName, key: string): Option | null {
  const [one, two] = fieldsIn(key);
  if (!FIELD.test(one)) return null;
  if (two === undefined) return { word: question === 'target' ? 'summonOn' : 'field', field: key };
  return question === 'point' && FIELD.test(two) ? { word: 'intersection', fields: [one, two] } : null;
}
