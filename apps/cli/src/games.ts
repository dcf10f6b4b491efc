// Which games can sit at the terminal? The rules of each with what the terminal draws of it.

import * as inBattleground from '@duello/battleground';
import type { Tools } from '@duello/bots';
import * as inContracts from '@duello/contracts';
import * as inFinalMagic from '@duello/final-magic';
import { BadInput, type Json, type Outcome, type Seat, type State } from '@duello/kernel';
import * as inSunMoon from '@duello/sun-moon';
import type { Decks } from './deck-flags.ts';
import { cardGroups as battlegroundGroups } from './games/battleground/cards.ts';
import { battlegroundLayout } from './games/battleground/layout.ts';
import { battlegroundRulesets } from './games/battleground/rulesets.ts';
import { cardGroups as contractGroups } from './games/contracts/cards.ts';
import { contractsLayout } from './games/contracts/layout.ts';
import { cardGroups } from './games/final-magic/cards.ts';
import { finalMagicLayout } from './games/final-magic/layout.ts';
import { cardGroups as sunMoonGroups } from './games/sun-moon/cards.ts';
import { sunMoonCourse } from './games/sun-moon/course.ts';
import { deckBrought, deckCards } from './games/sun-moon/decks.ts';
import { sunMoonLayout } from './games/sun-moon/layout.ts';
import type { CardGroup, Layout, Manner } from './layout.ts';
import { noSuch } from './nearest.ts';
import type { Course } from './sim-course.ts';
import type { Rulesets } from './sim-rulesets.ts';
import type { Lang } from './words/all.ts';

export interface Table<S extends State, V, O, E> {
  readonly title: string;
  readonly tools: Tools<S, V, O, E>;
  layout(manner: Manner, options: O): Layout<V, E>;
  cards(lang: Lang): readonly CardGroup[];
  /** The cards of one deck, where decks share their cards; null where each card belongs to one. */
  deckCards: ((deck: string, lang: Lang) => CardGroup) | null;
  /** The decks that players bring; null when they bring none. */
  readonly decks: Decks | null;
  /** The rulesets that simulations compare; null when there is but one. */
  readonly rulesets: Rulesets | null;
  /** Options of a drafted tournament; null in a game without. */
  readonly drafted: { readonly [name: string]: Json } | null;
  /** True when these options make a match a tournament of several. */
  isTournament(options: { readonly [name: string]: Json }): boolean;
  /** What simulations tell of single matches beyond who has won; null for nothing. */
  readonly course: Course | null;
  /** Who goes first, or went; null while nobody can know. */
  first(view: V): Seat | null;
  /** Options that let seat A go first, so that simulations can tell what that is worth. */
  readonly firstA: { readonly [name: string]: Json };
  /** The seat of the match that has ended whose player takes seat A in a rematch; null when all keep their seats. */
  nextA(ended: Outcome): Seat | null;
  /** The ending of a match that went on too long. */
  readonly tooLong: string;
}

/** A function over whichever game it is given: its state, view, options and events stay its own. */
export type OverTable<R> = <S extends State, V, O, E>(table: Table<S, V, O, E>) => R;

const finalMagic: Table<inFinalMagic.State, inFinalMagic.View, inFinalMagic.Options, inFinalMagic.Event> = {
  title: 'Final Magic',
  tools: { rules: inFinalMagic.finalMagic, score: inFinalMagic.score, settled: inFinalMagic.settled },
  layout: finalMagicLayout,
  cards: cardGroups,
  deckCards: null,
  decks: null,
  rulesets: null,
  drafted: null,
  isTournament: () => false,
  course: null,
  first: () => 0,
  firstA: {},
  nextA: inFinalMagic.nextFirst,
  tooLong: 'roundLimit',
};

const contracts: Table<inContracts.State, inContracts.View, inContracts.Options, inContracts.Event> = {
  title: 'Contracts',
  tools: { rules: inContracts.contracts, score: inContracts.score, settled: inContracts.settled },
  layout: contractsLayout,
  cards: contractGroups,
  deckCards: null,
  decks: {
    ids: inContracts.DECK_IDS,
    options: ['deckA', 'deckB'],
    also: {},
    question: null,
    plural: 'decks',
    name(id, lang) {
      const deck = inContracts.DECK_IDS.find((one) => one === id);
      return deck === undefined ? id : inContracts.words[lang].decks[deck].name;
    },
  },
  rulesets: null,
  drafted: null,
  isTournament: () => false,
  course: null,
  first: (view) => view.first,
  firstA: { firstPlayer: 'A' },
  nextA: () => null,
  tooLong: 'turnLimit',
};

const battleground: Table<inBattleground.State, inBattleground.View, inBattleground.Options, inBattleground.Event> = {
  title: 'Battleground',
  tools: { rules: inBattleground.battleground, score: inBattleground.score, settled: inBattleground.settled },
  layout: battlegroundLayout,
  cards: battlegroundGroups,
  deckCards: null,
  // Whoever names a class begins with its beginner's deck, without a draft (BR92).
  decks: {
    ids: inBattleground.CLASSES,
    options: ['classA', 'classB'],
    also: { start: 'quick' },
    question: 'class',
    plural: 'classes',
    name(id, lang) {
      const found = inBattleground.CLASSES.find((one) => one === id);
      return found === undefined ? id : inBattleground.words[lang].classes[found];
    },
  },
  rulesets: battlegroundRulesets,
  drafted: null,
  isTournament: () => false,
  course: null,
  first: (view) => view.starter,
  firstA: { firstPlayer: 'A' },
  nextA: () => null,
  tooLong: 'roundLimit',
};

const sunMoon: Table<inSunMoon.State, inSunMoon.View, inSunMoon.FullOptions, inSunMoon.Event> = {
  title: 'Sun & Moon',
  tools: { rules: inSunMoon.sunMoon, score: inSunMoon.score, settled: inSunMoon.settled },
  layout: sunMoonLayout,
  cards: sunMoonGroups,
  deckCards,
  decks: {
    ids: inSunMoon.READY_DECKS,
    options: ['deckA', 'deckB'],
    also: {},
    question: null,
    plural: 'decks',
    name(id, lang) {
      const deck = inSunMoon.READY_DECKS.find((one) => one === id);
      return deck === undefined ? id : inSunMoon.words[lang].decks[deck].name;
    },
    bring: deckBrought,
  },
  rulesets: null,
  drafted: { mode: 'draft', classA: 'warlock' },
  isTournament: ({ mode, constructedMatches }) => mode === 'draft' || constructedMatches === 'bestOf3',
  course: sunMoonCourse,
  // The toss comes after the mulligans.
  first: (view) => (view.turn === 0 ? null : view.starter),
  firstA: { firstPlayer: 'A' },
  nextA: () => null,
  tooLong: 'turnLimit',
};

const GAMES: { readonly [id: string]: <R>(use: OverTable<R>) => R } = {
  'final-magic': (use) => use(finalMagic),
  contracts: (use) => use(contracts),
  battleground: (use) => use(battleground),
  'sun-moon': (use) => use(sunMoon),
};

/** Calls `use` with the game of that id; throws BadInput for an unknown one. */
export function withTable<R>(id: string, use: OverTable<R>): R {
  if (!Object.hasOwn(GAMES, id)) throw new BadInput('', noSuch('game', id, Object.keys(GAMES)));
  return GAMES[id](use);
}

/** Throws BadInput for an unknown game. */
export const checkGame = (id: string): void => withTable(id, () => {});
