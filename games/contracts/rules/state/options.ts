// Which rulings can a match switch, and what do the players bring? The options, their defaults, and what is wrong with bad ones.

import { BadInput, type Json } from '@duello/kernel';
import { type Chosen, givenOptions, readSwitch, readSwitches, shortened } from '@duello/language';
import { type DeckId, decks } from '../../cards/box/catalogue.ts';
import { type CustomCard, readCustomCards } from '../../cards/custom/custom-cards.ts';
import type { CardId } from '../../cards/vocabulary.ts';

/** One list a switch: the first value is the default. */
export const SWITCHES = {
  tankColour: ['pure', 'keep'],
  pureManaIsWild: ['off', 'on'],
  pureExtractorCountsToCap: ['on', 'off'],
  ambushInSetup: ['on', 'off'],
  lostHealthBuff: ['recompute', 'cap'],
  orbGuardAfterUse: ['on', 'off'],
  firstPlayer: ['random', 'A', 'B'],
  allowMirror: ['on', 'off'],
  disarmOwnOrb: ['off', 'on'],
} as const;

export interface Options extends Chosen<typeof SWITCHES> {
  readonly deckA: DeckId;
  readonly deckB: DeckId;
  /** Custom contracts: they come into play through a position, or as copies added to both decks. */
  readonly cards: { readonly [id: CardId]: CustomCard };
}

export const DECK_IDS = Object.keys(decks).filter((id): id is DeckId => Object.hasOwn(decks, id));

export function readOptions(input: unknown): Options {
  const known = [...Object.keys(SWITCHES), 'deckA', 'deckB', 'cards'];
  const given = givenOptions(input, known, '{"tankColour": "keep"}');
  const options: Options = {
    ...readSwitches(SWITCHES, given),
    deckA: readSwitch('deckA', [DECK_IDS[0], ...DECK_IDS.slice(1)], given),
    deckB: readSwitch('deckB', [DECK_IDS[1], ...DECK_IDS], given),
    cards: readCustomCards(given.cards, 'options.cards'),
  };
  if (options.allowMirror === 'off' && options.deckA === options.deckB) {
    throw new BadInput('options.deckB', `must be another deck than ${options.deckA}, or allowMirror must be on (CR01)`);
  }
  return options;
}

export const shortenOptions = (options: Options): Json => shortened(options, readOptions({}));
