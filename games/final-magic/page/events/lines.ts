// How does what happens at a table of Final Magic read?

import { cardsIn, type LogFormatter } from '@duello/table';
import type { Event, EventKind, Words } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';

/** What is told when only the essentials are wanted. */
const ESSENTIAL: readonly EventKind[] = [
  'roundStarted',
  'spellCast',
  'counterCast',
  'spellNegated',
  'cardBought',
  'fightRevealed',
  'healthChanged',
  'suddenDeathStarted',
  'gameOver',
];

export const logFormatterOf = (words: Words, { card, nameOf }: Faces): LogFormatter<Event> => ({
  // All but the cards drawn.
  see: (event) => (event.kind === 'cardsDrawn' ? { ...event, cards: null } : event),
  say: (event, voice) => words.event(event, voice, nameOf),
  // The supply is on the table; its names in a row are only noise to point at.
  named: (event) => (event.kind === 'gameStarted' ? [] : cardsIn(event, (id) => card(id) !== null, nameOf)),
  heads: ({ kind }) => kind === 'roundStarted',
  essential: ({ kind }) => ESSENTIAL.includes(kind),
});
