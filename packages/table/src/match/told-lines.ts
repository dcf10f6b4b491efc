// How does what happened become lines? Told in words by the game, with the names of cards set apart, each made once.

import type { Seat, Viewer } from '@duello/kernel';
import type { LogLine, Piece } from '../look/log.tsx';
import type { Told } from './playback.ts';

interface Named {
  readonly card: string;
  readonly name: string;
}

/** How a game puts what happened into words. */
export interface Telling<E> {
  /** What a reader may know of an event that was told to somebody else; null for nothing. */
  see(event: E, reader: Viewer): E | null;
  /** Its line in somebody's name; null where it would be noise. */
  say(event: E, voice: Viewer): string | null;
  /** The cards that its line names. */
  named(event: E): readonly Named[];
  /** Begins a group of lines. */
  heads(event: E): boolean;
  /** Worth telling when only the essentials are wanted. */
  essential(event: E): boolean;
}

/** One telling, for one reader. */
export interface Reading<E> {
  readonly telling: Telling<E>;
  /** Whose secrets may be read, and in whose name the lines speak. */
  readonly reader: Viewer;
  readonly voice: Viewer;
}

export const seenBy = <E>(event: E, viewer: Viewer, { telling, reader }: Reading<E>): E | null =>
  viewer === reader ? event : telling.see(event, reader);

function lineOf<E>({ event, viewer }: Told<E>, reading: Reading<E>): string | null {
  const seen = seenBy(event, viewer, reading);
  return seen === null ? null : reading.telling.say(seen, reading.voice);
}

export const eventsOf = <E>(told: readonly Told<E>[]): readonly E[] => told.map(({ event }) => event);

/** What happened since a seat has answered last. */
export function newsFor<E>(seat: Seat, told: readonly Told<E>[], reading: Reading<E>): readonly string[] {
  const missed = told.slice(told.findLastIndex(({ by }) => by === seat || by === null) + 1);
  return missed.map((entry) => lineOf(entry, reading)).filter((line) => line !== null);
}

/** Every text within a value, wherever in it. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The cards that an event speaks of, wherever in it. */
export const cardsIn = (
  event: unknown,
  isCard: (id: string) => boolean,
  nameOf: (id: string) => string,
): readonly Named[] =>
  textsIn(event)
    .filter(isCard)
    .map((card) => ({ card, name: nameOf(card) }));

function piecesOf(text: string, named: readonly Named[]): readonly Piece[] {
  const cards = [...new Map(named.map((one) => [one.card, one])).values()];
  let pieces: readonly Piece[] = [text];
  for (const { card, name } of cards.toSorted((a, b) => b.name.length - a.name.length)) {
    pieces = pieces.flatMap((piece) => {
      if (typeof piece !== 'string') return [piece];
      return piece
        .split(name)
        .flatMap((part, index): readonly Piece[] => (index === 0 ? [part] : [{ card, name }, part]));
    });
  }
  return pieces.filter((piece) => piece !== '');
}

/** Lines once made, for one reading: a long match is not put into words again with each event. */
export type Written<E> = WeakMap<Told<E>, LogLine | null>;

function logLine<E>({ event, viewer }: Told<E>, key: number, reading: Reading<E>): LogLine | null {
  const { telling, voice } = reading;
  const seen = seenBy(event, viewer, reading);
  const text = seen === null ? null : telling.say(seen, voice);
  if (seen === null || text === null) return null;
  return { key, pieces: piecesOf(text, telling.named(seen)), heading: telling.heads(seen) };
}

export function logLines<E>(told: readonly Told<E>[], reading: Reading<E>, written: Written<E>): readonly LogLine[] {
  return told.flatMap((entry, key) => {
    const known = written.get(entry);
    const line = known === undefined ? logLine(entry, key, reading) : known;
    if (known === undefined) written.set(entry, line);
    return line === null ? [] : [line];
  });
}

export interface Spoken {
  readonly key: number;
  readonly text: string;
}

/** The newest lines that are told aloud, no more than so many. */
export function spokenLines<E>(
  told: readonly Told<E>[],
  wanted: 'short' | 'full',
  reading: Reading<E>,
  most: number,
): readonly Spoken[] {
  const lines: Spoken[] = [];
  for (let key = told.length - 1; key >= 0 && told[key].live && lines.length < most; key--) {
    const wants = wanted === 'full' || reading.telling.essential(told[key].event);
    const text = wants ? lineOf(told[key], reading) : null;
    if (text !== null) lines.push({ key, text });
  }
  return lines.toReversed();
}
