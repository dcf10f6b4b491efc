// How does what happened become lines? Told in words by the game, with the names of cards set apart, each made once.

import type { LogLine, Piece } from './log.tsx';
import type { Told } from './playback.ts';

/** How a game puts what happened into words. */
export interface Telling<E> {
  /** A line as the reader may read it; null where it would be noise. */
  line(told: Told<E>): string | null;
  /** The cards that the line names. */
  named(told: Told<E>): readonly { readonly card: string; readonly name: string }[];
  /** Begins a group of lines. */
  heads(event: E): boolean;
  /** Worth telling when only the essentials are wanted. */
  essential(event: E): boolean;
}

/** Every text within a value, wherever in it. */
export function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function piecesOf(text: string, named: readonly { readonly card: string; readonly name: string }[]): readonly Piece[] {
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

/** Lines once made, for one telling: a long match is not put into words again with each event. */
export type Written<E> = WeakMap<Told<E>, LogLine | null>;

function logLine<E>(entry: Told<E>, key: number, telling: Telling<E>): LogLine | null {
  const text = telling.line(entry);
  if (text === null) return null;
  return { key, pieces: piecesOf(text, telling.named(entry)), heading: telling.heads(entry.event) };
}

export function logLines<E>(told: readonly Told<E>[], telling: Telling<E>, written: Written<E>): readonly LogLine[] {
  return told.flatMap((entry, key) => {
    const known = written.get(entry);
    const line = known === undefined ? logLine(entry, key, telling) : known;
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
  telling: Telling<E>,
  most: number,
): readonly Spoken[] {
  const lines: Spoken[] = [];
  for (let key = told.length - 1; key >= 0 && told[key].live && lines.length < most; key--) {
    const text = wanted === 'full' || telling.essential(told[key].event) ? telling.line(told[key]) : null;
    if (text !== null) lines.push({ key, text });
  }
  return lines.toReversed();
}
