// Which games can sit at the terminal? The rules of each with what the terminal draws of it.

import type { Tools } from '@duello/bots';
import * as inContracts from '@duello/contracts';
import * as inFinalMagic from '@duello/final-magic';
import { BadInput, type Json, type Outcome, type Seat, type State } from '@duello/kernel';
import type { Decks } from './deck-flags.ts';
import { cardGroups as contractGroups } from './games/contracts/cards.ts';
import { contractsLayout } from './games/contracts/layout.ts';
import { cardGroups } from './games/final-magic/cards.ts';
import { finalMagicLayout } from './games/final-magic/layout.ts';
import type { CardGroup, Layout, Manner } from './layout.ts';
import { noSuch } from './nearest.ts';
import type { Lang } from './words/all.ts';

export interface Table<S extends State, V, O, E> {
  readonly title: string;
  readonly tools: Tools<S, V, O, E>;
  layout(manner: Manner, options: O): Layout<V, E>;
  cards(lang: Lang): readonly CardGroup[];
  /** The decks that players bring; null when they bring none. */
  readonly decks: Decks | null;
  /** Who goes first, or went. */
  first(view: V): Seat;
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
  decks: null,
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
  decks: {
    ids: inContracts.DECK_IDS,
    options: ['deckA', 'deckB'],
    name(id, lang) {
      const deck = inContracts.DECK_IDS.find((one) => one === id);
      return deck === undefined ? id : inContracts.words[lang].decks[deck].name;
    },
  },
  first: (view) => view.first,
  firstA: { firstPlayer: 'A' },
  nextA: () => null,
  tooLong: 'turnLimit',
};

const GAMES = ['final-magic', 'contracts'];

/** Calls `use` with the game of that id; throws BadInput for an unknown one. */
export function withTable<R>(id: string, use: OverTable<R>): R {
  if (id === 'final-magic') return use(finalMagic);
  if (id === 'contracts') return use(contracts);
  throw new BadInput('', noSuch('game', id, GAMES));
}

/** Throws BadInput for an unknown game. */
export const checkGame = (id: string): void => withTable(id, () => {});
