// How does what happens at a table of Battleground read?

import { cardsIn, type LogFormatter } from '@duello/table';
import { type Event, type EventKind, see, type Words } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';

/** What is told when only the essentials are wanted. */
const ESSENTIAL: readonly EventKind[] = [
  'classChosen',
  'cardsDrafted',
  'neutralKept',
  'crystalsTaken',
  'turnBegan',
  'spellCast',
  'spellPrepared',
  'enchantmentEntered',
  'auraEntered',
  'enchantmentEnded',
  'summoned',
  'attackDeclared',
  'damageDealt',
  'healed',
  'defended',
  'summonDied',
  'spellBought',
  'crystalBought',
  'phaseUnlocked',
  'gameOver',
];

export const logFormatterOf = (words: Words, { spell, nameOf }: Faces): LogFormatter<Event> => ({
  see,
  say: (event, voice) => words.event(event, voice, nameOf),
  named: (event) => cardsIn(event, (id) => spell(id) !== null, nameOf),
  heads: ({ kind }) => kind === 'turnBegan',
  essential: ({ kind }) => ESSENTIAL.includes(kind),
});
