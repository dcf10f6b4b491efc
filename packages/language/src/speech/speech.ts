// How is anything said, whatever the language? Sentences from clauses, numbers, and what a question needs.

import type { Seat, Viewer } from '@duello/kernel';
import type { NameOf } from './names.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A label or a sentence inside a line, for languages that begin it there with a small letter; German would keep nouns. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A clause with its capital and its full stop. */
export const sentence = (clause: string): string => capital(clause) + (/[.!?]$/.test(clause) ? '' : '.');

/** Clauses as sentences, the first after what leads to it. */
export const sentences = (lead: string, [first = '', ...rest]: readonly string[]): string =>
  [`${lead}${first}`, ...rest].map(sentence).join(' ');

/** A sentence of a clause that may be nothing to tell. */
export const line = (clause: string | null): string | null => (clause === null ? null : sentence(clause));

/** Things by name, copies counted: `Copper ×3`, `Fireball`. */
export function listed(ids: readonly string[], nameOf: NameOf): readonly string[] {
  const copies = new Map<string, number>();
  for (const id of ids) copies.set(id, (copies.get(id) ?? 0) + 1);
  return [...copies].map(([id, count]) => nameOf(id) + (count > 1 ? ` ×${count}` : ''));
}
/** `Copper ×3, Fireball`; names with a comma of their own are kept apart: `Guard; Hold Still, Soldier`. */
export function listing(ids: readonly string[], nameOf: NameOf): string {
  const names = listed(ids, nameOf);
  return names.join(names.length > 1 && names.some((name) => name.includes(',')) ? '; ' : ', ');
}

/** A number as it is printed: with the true minus sign. */
export const shown = (n: number): string => String(n).replace('-', '−');
export const signed = (n: number): string => (n < 0 ? shown(n) : `+${n}`);

/** A question in words. */
export interface Prompt {
  /** Said to the seat that is asked. */
  readonly ask: string;
  /** What a seat is busy with, to follow "The opponent is" ("L'avversario sta"). */
  readonly busy: string;
}
export type Prompts = { readonly [what: string]: Prompt };
/** A question that is open: whose, and which. */
export interface Asked {
  readonly seat: Seat;
  readonly what: string;
}

/** Something useful that ending a turn or phase would leave undone: what, how many of it, and by id what it is about. */
export interface LeftToDo<What extends string = string> {
  readonly what: What;
  readonly count: number;
  readonly ids: readonly string[];
}

/** What ending would leave undone, as a sentence; one row a kind. */
export type LeftRows<What extends string> = {
  readonly [W in What]: (left: LeftToDo, nameOf: NameOf) => string;
};

/** How a match ended, one row an ending. */
export type EndingRows<Name extends string> = {
  readonly [K in Name]: (winner: Seat | null, viewer: Viewer) => string;
};
