// How does what happened become lines? Told in words by the game, with the names of cards set apart, each made once.

import type { Seat, Viewer } from '@duello/kernel';
import type { LogLine, Piece } from '../look/log.tsx';
import { condense, type RawLine } from './condense.ts';
import type { EventReader } from './event-rows.ts';
import type { LoggedEvent } from './playback.ts';

interface Named {
  readonly card: string;
  readonly name: string;
}

/** What a game says of its events, and of its cards. */
export interface LogText<E> {
  event(event: E, voice: Viewer, nameOf: (card: string) => string): string | null;
}
export interface LogCards {
  card(id: string): unknown;
  nameOf(id: string): string;
}

/** How a game puts what happened into words. */
export interface LogFormatter<E> {
  /** What a reader may know of an event that was told to somebody else; null for nothing. */
  see(event: E, reader: Viewer): E | null;
  /** Its line in somebody's name; null where it would be noise. */
  say(event: E, voice: Viewer): string | null;
  /** The cards that its line names. */
  named(event: E): readonly Named[];
  /** Begins a group of lines. */
  isHeading(event: E): boolean;
  likeOf: EventReader<E>['likeOf'];
  triggerOf: EventReader<E>['triggerOf'];
  /** Worth telling when only the essentials are wanted. */
  isEssential(event: E): boolean;
}

export const logFormatter = <E>(
  { namesCards, isHeading, likeOf, triggerOf, isEssential }: EventReader<E>,
  see: LogFormatter<E>['see'],
  words: LogText<E>,
  { card, nameOf }: LogCards,
  /** Puts people's names into a line. */
  naming: (text: string) => string,
): LogFormatter<E> => ({
  see,
  say(event, voice) {
    const line = words.event(event, voice, nameOf);
    return line === null ? null : naming(line);
  },
  named: (event) => (namesCards(event) ? cardsIn(event, (id) => card(id) !== null, nameOf) : []),
  isHeading,
  likeOf,
  triggerOf,
  isEssential,
});

/** Who reads the log: one formatter, for one reader. */
export interface LogAudience<E> {
  readonly formatter: LogFormatter<E>;
  /** Whose secrets may be read, and in whose name the lines speak. */
  readonly reader: Viewer;
  readonly voice: Viewer;
}

export const seenBy = <E>(event: E, viewer: Viewer, { formatter, reader }: LogAudience<E>): E | null =>
  viewer === reader ? event : formatter.see(event, reader);

/** What a reader is told of it; null for nothing. */
export function lineOf<E>({ event, viewer }: LoggedEvent<E>, audience: LogAudience<E>): string | null {
  const seen = seenBy(event, viewer, audience);
  return seen === null ? null : audience.formatter.say(seen, audience.voice);
}

export const eventsOf = <E>(logged: readonly LoggedEvent<E>[]): readonly E[] => logged.map(({ event }) => event);

/** What happened since a seat has answered last. */
export function newsFor<E>(seat: Seat, logged: readonly LoggedEvent<E>[], audience: LogAudience<E>): readonly string[] {
  const missed = logged.slice(logged.findLastIndex(({ by }) => by === seat || by === null) + 1);
  return missed.map((entry) => lineOf(entry, audience)).filter((line) => line !== null);
}

/** Every text within a value, wherever in it. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** The cards that an event speaks of, wherever in it. */
const cardsIn = (event: unknown, isCard: (id: string) => boolean, nameOf: (id: string) => string): readonly Named[] =>
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

/** Lines once made, for one audience: a long match is not put into words again with each event. */
export type Written<E> = WeakMap<LoggedEvent<E>, RawLine | null>;

function logLine<E>({ event, viewer, answers }: LoggedEvent<E>, key: number, audience: LogAudience<E>): RawLine | null {
  const { formatter, voice } = audience;
  const seen = seenBy(event, viewer, audience);
  const text = seen === null ? null : formatter.say(seen, voice);
  if (seen === null || text === null) return null;
  return {
    key,
    pieces: piecesOf(text, formatter.named(seen)),
    heading: formatter.isHeading(seen),
    times: 1,
    like: formatter.likeOf(seen) ?? text,
    trigger: formatter.triggerOf(seen),
    answers,
  };
}

export function logLines<E>(
  logged: readonly LoggedEvent<E>[],
  audience: LogAudience<E>,
  written: Written<E>,
): readonly LogLine[] {
  const lines = logged.flatMap((entry, key) => {
    const known = written.get(entry);
    const line = known === undefined ? logLine(entry, key, audience) : known;
    if (known === undefined) written.set(entry, line);
    return line === null ? [] : [line];
  });
  return condense(lines);
}

export interface Spoken {
  readonly key: number;
  readonly text: string;
}

/** The newest lines that are told aloud, no more than so many. */
export function spokenLines<E>(
  logged: readonly LoggedEvent<E>[],
  wanted: 'short' | 'full',
  audience: LogAudience<E>,
  most: number,
): readonly Spoken[] {
  const lines: Spoken[] = [];
  for (let key = logged.length - 1; key >= 0 && logged[key].live && lines.length < most; key--) {
    const wants = wanted === 'full' || audience.formatter.isEssential(logged[key].event);
    const text = wants ? lineOf(logged[key], audience) : null;
    if (text !== null) lines.push({ key, text });
  }
  return lines.toReversed();
}
