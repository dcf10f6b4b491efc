// How does what happens at a table of Sun & Moon read?

import { cardsIn, type LogFormatter } from '@duello/table';
import { type Event, type EventKind, see, type Words } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';

/** What is told when only the essentials are wanted. */
const ESSENTIAL: readonly EventKind[] = [
  'tossed',
  'starterChosen',
  'turnStarted',
  'drew',
  'cardPlayed',
  'skillUsed',
  'abilityUsed',
  'attackDeclared',
  'defenderNamed',
  'targetRedeclared',
  'triggered',
  'fatigueOverflow',
  'lifeLost',
  'lifeGained',
  'entered',
  'attached',
  'destroyed',
  'returnedToHand',
  'matchEnded',
  'gameOver',
];

export const logFormatterOf = (words: Words, { card, nameOf }: Faces): LogFormatter<Event> => ({
  see,
  say: (event, voice) => words.event(event, voice, nameOf),
  named: (event) => cardsIn(event, (id) => card(id) !== null, nameOf),
  heads: ({ kind }) => kind === 'turnStarted' || kind === 'matchStarted',
  essential: ({ kind }) => ESSENTIAL.includes(kind),
});
