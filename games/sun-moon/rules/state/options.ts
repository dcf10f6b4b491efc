// Which rulings can a table switch, and what do the players bring? The options, their defaults, and what is wrong with bad ones.

import { refuseSeats } from '@duello/cards';
import { BadInput, type Json, once } from '@duello/kernel';
import { type Chosen, givenOptions, readSwitches, shortened } from '@duello/language';
import type { DeckList } from '../../cards/card.ts';
import { type CustomCard, readCustomCards } from '../../cards/custom/custom-cards.ts';
import type { CardId } from '../../cards/vocabulary.ts';
import { box, nameOfDeck, readDeck } from './decks.ts';

/** One list a switch: the first value is the default. */
export const SWITCHES = {
  mode: ['constructed', 'draft'],
  skillRefresh: ['ownTurn', 'everyTurn'],
  endTurnWindow: ['off', 'on'],
  responses: ['nested', 'single'],
  draftVisibility: ['open', 'private'],
  lifeCap: ['none', 15],
  defender: ['attackerChooses', 'defenderChooses'],
  ambush: ['on', 'off'],
  constructedMirror: ['allowed', 'forbidden'],
  constructedMatches: [1, 'bestOf3'],
  /** Who is the Warlock of a draft: the toss decides who chooses, or the players have agreed. */
  classA: ['toss', 'warlock', 'paladin'],
  firstPlayer: ['toss', 'A', 'B'],
} as const;

/** What both players know. */
export interface Options extends Chosen<typeof SWITCHES> {
  /** Cards of the match's own: they come into play through decks, as copies in a draft, or through a position. */
  readonly cards: { readonly [id: CardId]: CustomCard };
}
/** True when one match does not decide it (SR03). */
export const isTournament = (options: Readonly<Partial<Record<'mode' | 'constructedMatches', unknown>>>): boolean =>
  options.mode === 'draft' || options.constructedMatches === 'bestOf3';

/** With what each player keeps to oneself until it is played. */
export interface FullOptions extends Options {
  readonly deckA: DeckList;
  readonly deckB: DeckList;
}

export function readOptions(input: unknown): FullOptions {
  const given = givenOptions(input, [...Object.keys(SWITCHES), 'deckA', 'deckB', 'cards'], '{"mode": "draft"}');
  const switches = readSwitches(SWITCHES, given);
  const own = readCustomCards(given.cards, 'options.cards');
  const cards = new Map([...box, ...Object.entries(own)]);
  const options: FullOptions = {
    ...switches,
    deckA: readDeck(given.deckA ?? 'noonfire', 'options.deckA', cards),
    deckB: readDeck(given.deckB ?? 'silverBulwark', 'options.deckB', cards),
    cards: own,
  };
  if (options.mode === 'draft') {
    refuseSeats(own, 'options.cards', 'what is drafted is nobody’s yet');
    for (const name of ['deckA', 'deckB']) {
      if (given[name] !== undefined) {
        throw new BadInput(`options.${name}`, 'is drafted; leave it out, or set mode to constructed');
      }
    }
  } else if (options.classA !== 'toss') {
    throw new BadInput('options.classA', 'is for drafts; in a constructed match each deck has its class');
  }
  if (options.mode === 'constructed' && options.constructedMirror === 'forbidden') {
    if (options.deckA.class === options.deckB.class) {
      throw new BadInput(
        'options.deckB',
        `must be of another class than ${options.deckA.class}, or constructedMirror must be allowed (SR09)`,
      );
    }
  }
  return options;
}

const standard = (): Json => namedDecks(readOptions({}));
const namedDecks = (options: FullOptions): Json =>
  JSON.parse(JSON.stringify({ ...options, deckA: nameOfDeck(options.deckA), deckB: nameOfDeck(options.deckB) }));

export function shortenOptions(options: FullOptions): Json {
  const [named, defaults] = [namedDecks(options), standard()];
  if (!isObject(named) || !isObject(defaults)) throw new Error('options are an object');
  return shortened(named, defaults);
}
const isObject = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What everybody may know of the options: the decks stay out. The same object every time. */
export const openOptions = once(({ deckA, deckB, ...rest }: FullOptions): Options => rest);
