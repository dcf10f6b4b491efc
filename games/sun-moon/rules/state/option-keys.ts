// What does the key of an option mean? The way back from `codes`: nobody else takes keys apart.

import { has } from '@duello/language';
import type { CardId, PlayerClass } from '../../cards/vocabulary.ts';
import { PLAYER_CLASSES } from './decks.ts';
import type { QuestionName } from './frames.ts';
import { SKILL_NAMES, type SkillName } from './skills.ts';

/** A card in play or a player, as the seat sees it that is asked. */
export interface Spot {
  readonly side: 'own' | 'enemy';
  /** The summoning's place in its row, from 1; null for the player. */
  readonly place: number | null;
  /** The n-th enchantment on it, from 1; null for the summoning itself. */
  readonly enchantment: number | null;
}

/** What is done in the own turn or as an answer. */
export type Action =
  | { readonly word: 'play'; readonly card: CardId }
  | { readonly word: 'skill'; readonly skill: SkillName }
  /** Abilities are counted from 1. */
  | { readonly word: 'use'; readonly spot: Spot; readonly ability: number | 'harden' }
  | { readonly word: 'attack'; readonly place: number }
  | { readonly word: 'end' | 'pass' };

/** Words that say everything. */
type PlainWord = 'yes' | 'no' | 'first' | 'second' | 'fight' | 'noEffect';

export type Option =
  | Action
  | { readonly word: 'setAside' | 'discard' | 'takeBack' | 'other'; readonly card: CardId }
  | { readonly word: 'pick'; readonly card: CardId; readonly place: number }
  | { readonly word: 'spot'; readonly spot: Spot }
  | { readonly word: 'class'; readonly class: PlayerClass }
  | { readonly word: 'x' | 'mode'; readonly n: number }
  | { readonly word: PlainWord };

const OF_CARDS = { mulligan: 'setAside', price: 'discard', discard: 'discard', takeBack: 'takeBack' } as const;
const OF_NUMBERS = { x: 'x', mode: 'mode' } as const;
const WORDS = {
  starter: { first: 'first', second: 'second' },
  may: { yes: 'yes', no: 'no' },
  mode: { none: 'noEffect' },
  defender: { fight: 'fight' },
} as const;
const SPOT = /^(own|enemy):(player|\d+)(?:\+(\d+))?$/;

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
  if (has(OF_NUMBERS, question)) return /^\d+$/.test(key) ? { word: OF_NUMBERS[question], n: Number(key) } : null;
  switch (question) {
    case 'class': {
      const chosen = PLAYER_CLASSES.find((one) => one === key);
      return chosen === undefined ? null : { word: 'class', class: chosen };
    }
    case 'pick': {
      const [place, card] = key.split(':');
      return card === undefined ? null : { word: 'pick', card, place: Number(place) };
    }
    case 'act':
    case 'respond':
      return readAction(key);
    default: {
      const spot = readSpot(key);
      return spot === null ? null : { word: 'spot', spot };
    }
  }
}

/** An option of `act` or `respond`; null when it is none. */
export function readAction(key: string): Action | null {
  if (key === 'end' || key === 'pass') return { word: key };
  const [verb, rest] = [key.slice(0, key.indexOf(':')), key.slice(key.indexOf(':') + 1)];
  switch (verb) {
    case 'play':
      return { word: 'play', card: rest };
    case 'attack':
      return { word: 'attack', place: Number(rest) };
    case 'skill': {
      const skill = SKILL_NAMES.find((one) => one === rest);
      return skill === undefined ? null : { word: 'skill', skill };
    }
    case 'use': {
      const [where, ability] = rest.split('.');
      const spot = readSpot(where);
      return spot === null ? null : { word: 'use', spot, ability: ability === 'harden' ? 'harden' : Number(ability) };
    }
    default:
      return null;
  }
}

/** The card in play or the player that an option is about; null for all others. */
export function spotOf(option: Option): Spot | null {
  if (option.word === 'attack') return { side: 'own', place: option.place, enchantment: null };
  return option.word === 'use' || option.word === 'spot' ? option.spot : null;
}

/** An option that is a card in play or a player; null when it is none. */
export function readSpot(key: string): Spot | null {
  const [, side, place, enchantment] = SPOT.exec(key) ?? [];
  if (side !== 'own' && side !== 'enemy') return null;
  return {
    side,
    place: place === 'player' ? null : Number(place),
    enchantment: enchantment === undefined ? null : Number(enchantment),
  };
}
