// What does a game give to its rulebook and its gallery? Its cards by name, a short way in, and the gallery itself.

import type { ComponentType } from 'react';
import type { GameId } from '../host/games.ts';
import type { Face } from '../table/card.tsx';
import type { Settings } from './settings.ts';

export type Lang = Settings['lang'];

export interface CardBook {
  /** Every name a card goes by in the language, with the card's id. */
  cards(lang: Lang): ReadonlyMap<string, string>;
  face(card: string, lang: Lang): Face;
  /** How to play, in two minutes. */
  readonly Intro: ComponentType;
}

export const books: Readonly<Record<GameId, () => Promise<CardBook>>> = {
  'final-magic': () => import('../games/final-magic/rulebook-cards.tsx').then((room) => room.finalMagicBook),
  contracts: () => import('../games/contracts/rulebook-cards.tsx').then((room) => room.contractsBook),
  battleground: () => import('../games/battleground/rulebook-cards.tsx').then((room) => room.battlegroundBook),
  'sun-moon': () => import('../games/sun-moon/rulebook-cards.tsx').then((room) => room.sunMoonBook),
};
