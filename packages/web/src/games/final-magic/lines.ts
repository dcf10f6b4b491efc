// How does what happened at a table of Final Magic read? Through one reader's eyes, in the name of one voice.

import type { Event, EventKind, Words } from '@duello/final-magic';
import type { Viewer } from '@duello/kernel';
import type { Told } from '../../table/playback.ts';
import { type Telling, textsIn } from '../../table/told-lines.ts';
import type { Faces } from './faces.ts';

/** What one seat may read of an event that was told to the other: all but the cards drawn. */
export const seenBy = ({ event, viewer }: Pick<Told<Event>, 'event' | 'viewer'>, reader: Viewer): Event =>
  viewer === reader || event.kind !== 'cardsDrawn' ? event : { ...event, cards: null };

export interface Reading {
  readonly words: Words;
  readonly faces: Faces;
  /** Whose secrets may be read, and in whose name the lines speak. */
  readonly reader: Viewer;
  readonly voice: Viewer;
}

export const lineOf = (told: Told<Event>, { words, faces, reader, voice }: Reading): string | null =>
  words.event(seenBy(told, reader), voice, faces.nameOf);

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

export const tellingOf = (reading: Reading): Telling<Event> => ({
  line: (told) => lineOf(told, reading),
  named(told) {
    // The supply is on the table; its names in a row are only noise to point at.
    if (told.event.kind === 'gameStarted') return [];
    const { card, nameOf } = reading.faces;
    const cards = textsIn(seenBy(told, reading.reader)).filter((text) => card(text) !== null);
    return cards.map((id) => ({ card: id, name: nameOf(id) }));
  },
  heads: ({ kind }) => kind === 'roundStarted',
  essential: ({ kind }) => ESSENTIAL.includes(kind),
});
