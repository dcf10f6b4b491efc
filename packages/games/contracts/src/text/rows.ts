// How does a table with one row per variant print one of them? A missing row is a compile error.

import type { Reason, Viewer } from '@duello/kernel';
import type { Contract, Moment } from '../effects.ts';
import type { Event, EventKind } from '../events.ts';
import type { ReasonCode } from '../reasons.ts';
import type { Option, OptionWord } from './keys.ts';
import type { StepBy, StepName } from './steps.ts';
import type { KernelReason, NameOf } from './words.ts';

/** Where a clause stands. */
export interface Scene {
  readonly card: Contract;
  /** Null for what a Spell does, or a Rune when it is used. */
  readonly moment: Moment | null;
  readonly nameOf: NameOf;
  /** A clause of its own, or what follows "you can". */
  readonly form: 'do' | 'can';
}
/** Each row is a clause without capital or full stop, so that it can follow a condition. */
export type StepRows = { readonly [K in StepName]: (step: StepBy[K], scene: Scene) => string };
export const clauseOf = <K extends StepName>(rows: StepRows, name: K, step: StepBy[K], scene: Scene): string =>
  rows[name](step, scene);

export type EventBy = { readonly [E in Event as E['kind']]: E };
/** As a clause too: the table adds capital and full stop. */
export type EventRows = {
  readonly [K in EventKind]: (event: EventBy[K], viewer: Viewer, nameOf: NameOf) => string | null;
};
export function lineOf<K extends EventKind>(
  rows: EventRows,
  kind: K,
  event: EventBy[K],
  viewer: Viewer,
  nameOf: NameOf,
): string | null {
  const clause = rows[kind](event, viewer, nameOf);
  return clause === null ? null : sentence(clause);
}

type OptionBy = { readonly [O in Option as O['word']]: O };
export type OptionRows = { readonly [K in OptionWord]: (option: OptionBy[K], nameOf: NameOf) => string };
export const labelOf = <K extends OptionWord>(rows: OptionRows, word: K, option: OptionBy[K], nameOf: NameOf) =>
  rows[word](option, nameOf);

/** The values of a reason, as far as it brings them. */
export interface Given {
  number(name: string): number | null;
  /** The name of the contract, or other words where none is given. */
  card(otherwise: string): string;
  text(name: string): string;
}
export type ReasonRows = { readonly [K in ReasonCode | KernelReason]: (given: Given) => string };
export function reasonOf(rows: ReasonRows, reason: Reason, nameOf: NameOf): string | null {
  const { values } = reason;
  const given: Given = {
    number: (name) => (typeof values[name] === 'number' ? values[name] : null),
    card: (otherwise) => (typeof values.card === 'string' ? nameOf(values.card) : otherwise),
    text: (name) => String(values[name] ?? ''),
  };
  const row = has(rows, reason.code) ? rows[reason.code] : null;
  return row === null ? null : sentence(row(given));
}

/** Whether a table has a row of that name. */
export const has = <T extends object>(table: T, key: string | number | symbol): key is keyof T =>
  Object.hasOwn(table, key);

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
/** A clause with its capital and its full stop. */
export const sentence = (clause: string): string => capital(clause) + (/[.!?]$/.test(clause) ? '' : '.');

/** Contracts by name, copies counted: `Squire ×3, Spark`. */
export function listing(cards: readonly string[], nameOf: NameOf): string {
  const copies = new Map<string, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return [...copies].map(([card, count]) => nameOf(card) + (count > 1 ? ` ×${count}` : '')).join(', ');
}

/** A number as it is printed: with the true minus sign. */
export const shown = (n: number): string => String(n).replace('-', '−');
export const signed = (n: number): string => (n < 0 ? shown(n) : `+${n}`);
