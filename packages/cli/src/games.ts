// Which games can sit at the terminal? The rules of each with what the terminal draws of it.

import type { Tools } from '@duello/bots';
import { finalMagic, nextFirst, score, settled } from '@duello/final-magic';
import { BadInput, type Outcome, type Seat, type State } from '@duello/kernel';
import { cardGroups } from './games/final-magic/cards.ts';
import { finalMagicLayout } from './games/final-magic/layout.ts';
import type { CardGroup, Layout, Manner } from './layout.ts';
import { noSuch } from './nearest.ts';
import type { Lang } from './words/all.ts';
import { words } from './words/all.ts';

export interface Table<S extends State, V, O, E> {
  readonly title: string;
  readonly tools: Tools<S, V, O, E>;
  layout(manner: Manner, options: O): Layout<V, E>;
  cards(lang: Lang): readonly CardGroup[];
  /** The seat of the match that has ended whose player takes seat A, and so goes first, in a rematch. */
  nextFirst(ended: Outcome): Seat;
}

/** A function over whichever game it is given: its state, view, options and events stay its own. */
export type OverTable<R> = <S extends State, V, O, E>(table: Table<S, V, O, E>) => R;

const GAMES = ['final-magic'];

/** Calls `use` with the game of that id; throws BadInput for an unknown one. */
export function withTable<R>(id: string, use: OverTable<R>): R {
  if (id === 'final-magic') {
    return use({
      title: 'Final Magic',
      tools: { rules: finalMagic, score, settled },
      layout: finalMagicLayout,
      cards: (lang) => cardGroups(lang, words[lang].finalMagic),
      nextFirst,
    });
  }
  throw new BadInput('', noSuch('game', id, GAMES));
}

/** Throws BadInput for an unknown game. */
export const checkGame = (id: string): void => withTable(id, () => {});
