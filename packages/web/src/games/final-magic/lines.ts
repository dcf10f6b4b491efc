// How does what happened read? Lines of the log with the names of cards set apart, and the few that are told in short.

import type { CardId, Event, EventKind, Words } from '@duello/final-magic';
import type { Viewer } from '@duello/kernel';
import type { LogLine, Piece } from '../../table/log.tsx';
import type { Told } from '../../table/playback.ts';
import type { Faces } from './faces.ts';

/** What one seat may read of an event that was told to the other: all but the cards drawn. */
export const seenBy = ({ event, viewer }: Pick<Told<Event>, 'event' | 'viewer'>, reader: Viewer): Event =>
  viewer === reader || event.kind !== 'cardsDrawn' ? event : { ...event, cards: null };

/** Every card an event names, wherever in it. */
function cardsIn(value: unknown, faces: Faces): readonly CardId[] {
  if (typeof value === 'string') return faces.card(value) === null ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((part) => cardsIn(part, faces));
}

function piecesOf(text: string, cards: readonly CardId[], faces: Faces): readonly Piece[] {
  const named = [...new Set(cards)].map((card) => ({ card, name: faces.nameOf(card) }));
  const longest = named.toSorted((a, b) => b.name.length - a.name.length);
  let pieces: readonly Piece[] = [text];
  for (const { card, name } of longest) {
    pieces = pieces.flatMap((piece) => {
      if (typeof piece !== 'string') return [piece];
      return piece
        .split(name)
        .flatMap((part, index): readonly Piece[] => (index === 0 ? [part] : [{ card, name }, part]));
    });
  }
  return pieces.filter((piece) => piece !== '');
}

export interface Reading {
  readonly words: Words;
  readonly faces: Faces;
  /** Whose secrets may be read, and in whose name the lines speak. */
  readonly reader: Viewer;
  readonly voice: Viewer;
}

export const lineOf = (told: Told<Event>, { words, faces, reader, voice }: Reading): string | null =>
  words.event(seenBy(told, reader), voice, faces.nameOf);

function logLine(entry: Told<Event>, key: number, reading: Reading): LogLine | null {
  const text = lineOf(entry, reading);
  if (text === null) return null;
  const { event } = entry;
  // The supply is on the table; its names in a row are only noise to point at.
  const cards = event.kind === 'gameStarted' ? [] : cardsIn(seenBy(entry, reading.reader), reading.faces);
  return { key, pieces: piecesOf(text, cards, reading.faces), heading: event.kind === 'roundStarted' };
}

/** Lines once made, for one reading: a long match is not put into words again with each event. */
export type Written = WeakMap<Told<Event>, LogLine | null>;

export function logLines(told: readonly Told<Event>[], reading: Reading, written: Written): readonly LogLine[] {
  return told.flatMap((entry, key) => {
    const known = written.get(entry);
    const line = known === undefined ? logLine(entry, key, reading) : known;
    if (known === undefined) written.set(entry, line);
    return line === null ? [] : [line];
  });
}

const SHORT: readonly EventKind[] = [
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
export const isTold = (event: Event, telling: 'short' | 'full'): boolean =>
  telling === 'full' || SHORT.includes(event.kind);
