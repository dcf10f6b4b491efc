// What does the first page say of the game, in each language?

import type { Said } from '@duello/table';

export const NAME: Said = { en: 'Sun & Moon', it: 'Sole e Luna' };
export const TAGLINE: Said = {
  en: 'Warlock against Paladin: every card tires you, every action can be answered.',
  it: 'Stregone contro Paladino: ogni carta ti stanca, e a ogni mossa si può rispondere.',
};
/** The page where decks are built. */
export const DECKS: Said = { en: 'Build decks of Sun & Moon', it: 'Costruisci mazzi di Sole e Luna' };
export const DECKS_TEXT: Said = {
  en: 'Thirty cards of your own: search, count, try a hand, share.',
  it: 'Trenta carte tue: cerca, conta, prova una mano, condividi.',
};
/** What the lesson is about. */
export const TEACHES: Said = {
  en: 'Fatigue instead of mana, answering in the other’s turn, Harden, attacks and shields, skills and X.',
  it: 'La fatica al posto del mana, le risposte nel turno altrui, Tempra, attacchi e scudi, i talenti e la X.',
};
