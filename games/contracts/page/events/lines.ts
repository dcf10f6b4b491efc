// How does what happens at a table of Contracts read?

import { cardsIn, type LogFormatter } from '@duello/table';
import { type Event, type EventKind, see, type Words } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';

/** What is told when only the essentials are wanted. */
const ESSENTIAL: readonly EventKind[] = [
  'turnStarted',
  'taken',
  'fetched',
  'burnout',
  'ambush',
  'spellPlayed',
  'runePlaced',
  'runeUsed',
  'orbPlaced',
  'orbUsed',
  'creaturePlayed',
  'tokenSummoned',
  'attackDeclared',
  'damage',
  'healed',
  'destroyed',
  'gameOver',
];

export const logFormatterOf = (words: Words, { contract, nameOf }: Faces): LogFormatter<Event> => ({
  see,
  say: (event, voice) => words.event(event, voice, nameOf),
  named: (event) => cardsIn(event, (id) => contract(id) !== null, nameOf),
  heads: ({ kind }) => kind === 'turnStarted',
  essential: ({ kind }) => ESSENTIAL.includes(kind),
});
