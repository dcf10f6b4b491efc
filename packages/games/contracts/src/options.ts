// Which rulings can a match switch, and what do the players bring? The options, their defaults, and what is wrong with bad ones.

import { BadInput, type Json } from '@duello/kernel';
import { type DeckId, decks } from './cards/catalogue.ts';
import type { CardId } from './effects.ts';
import { type OwnCard, readOwnCards } from './own-cards.ts';

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
} as const;
type Switches = { readonly [K in keyof typeof SWITCHES]: (typeof SWITCHES)[K][number] };

export interface Options extends Switches {
  readonly deckA: DeckId;
  readonly deckB: DeckId;
  /** Contracts of the match's own: they come into play through a position, or as copies added to both decks. */
  readonly cards: { readonly [id: CardId]: OwnCard };
}

export const DECK_IDS = Object.keys(decks).filter((id): id is DeckId => Object.hasOwn(decks, id));

const isRecord = (input: unknown): input is Readonly<Record<string, unknown>> =>
  typeof input === 'object' && input !== null && !Array.isArray(input);

export function readOptions(input: unknown): Options {
  const given = input ?? {};
  if (!isRecord(given)) throw new BadInput('options', 'must be an object such as {"tankColour": "keep"}');
  const known = [...Object.keys(SWITCHES), 'deckA', 'deckB', 'cards'];
  for (const name of Object.keys(given)) {
    if (!known.includes(name)) throw new BadInput(`options.${name}`, `is no option; there are ${known.join(', ')}`);
  }
  const options: Options = {
    tankColour: readSwitch('tankColour', SWITCHES.tankColour, given),
    pureManaIsWild: readSwitch('pureManaIsWild', SWITCHES.pureManaIsWild, given),
    pureExtractorCountsToCap: readSwitch('pureExtractorCountsToCap', SWITCHES.pureExtractorCountsToCap, given),
    ambushInSetup: readSwitch('ambushInSetup', SWITCHES.ambushInSetup, given),
    lostHealthBuff: readSwitch('lostHealthBuff', SWITCHES.lostHealthBuff, given),
    orbGuardAfterUse: readSwitch('orbGuardAfterUse', SWITCHES.orbGuardAfterUse, given),
    firstPlayer: readSwitch('firstPlayer', SWITCHES.firstPlayer, given),
    allowMirror: readSwitch('allowMirror', SWITCHES.allowMirror, given),
    deckA: readSwitch('deckA', [DECK_IDS[0], ...DECK_IDS.slice(1)], given),
    deckB: readSwitch('deckB', [DECK_IDS[1], ...DECK_IDS], given),
    cards: readOwnCards(given.cards, 'options.cards'),
  };
  if (options.allowMirror === 'off' && options.deckA === options.deckB) {
    throw new BadInput('options.deckB', `must be another deck than ${options.deckA}, or allowMirror must be on (CR01)`);
  }
  return options;
}

function readSwitch<T extends string>(
  name: string,
  values: readonly [T, ...(readonly T[])],
  given: Readonly<Record<string, unknown>>,
): T {
  const value = given[name];
  if (value === undefined) return values[0];
  const found = values.find((one) => one === value);
  if (found === undefined) {
    const choice = [...new Set(values)].join(' or ');
    throw new BadInput(`options.${name}`, `must be ${choice}, not ${JSON.stringify(value)}`);
  }
  return found;
}

/** Options as short as they can be written: what is not the default. */
export function shortenOptions(options: Options): Json {
  const standard = new Map(Object.entries(readOptions({})).map(([name, value]) => [name, JSON.stringify(value)]));
  const changed = Object.entries(options).filter(([name, value]) => JSON.stringify(value) !== standard.get(name));
  return JSON.parse(JSON.stringify(Object.fromEntries(changed)));
}
