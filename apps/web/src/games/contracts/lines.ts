// How does what happens at a table of Contracts read?

import { type Event, type EventKind, see, type Words } from '@duello/contracts';
import { cardsIn, type Telling } from '../../table/told-lines.ts';
import type { Faces } from './faces.ts';

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

export const tellingOf = (words: Words, { contract, nameOf }: Faces): Telling<Event> => ({
  see,
  say: (event, voice) => words.event(event, voice, nameOf),
  named: (event) => cardsIn(event, (id) => contract(id) !== null, nameOf),
  heads: ({ kind }) => kind === 'turnStarted',
  essential: ({ kind }) => ESSENTIAL.includes(kind),
});
