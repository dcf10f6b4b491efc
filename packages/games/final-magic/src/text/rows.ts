// How does a table with one row per variant print one of them? A missing row is a compile error.

import type { Reason, Viewer } from '@duello/kernel';
import type { Effect, Op, Spell } from '../effects.ts';
import type { Event, EventKind } from '../events.ts';
import type { ReasonCode } from '../reasons.ts';
import type { Option, OptionWord } from './keys.ts';
import type { KernelReason, NameOf } from './words.ts';

type EffectBy = { readonly [E in Effect as E['op']]: E };
/** Each row is a clause without capital or full stop, so that it can follow a condition. */
export type EffectRows = { readonly [K in Op]: (effect: EffectBy[K], card: Spell, nameOf: NameOf) => string };
export const clauseOf = <K extends Op>(rows: EffectRows, op: K, effect: EffectBy[K], card: Spell, nameOf: NameOf) =>
  rows[op](effect, card, nameOf);

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
  /** The name of the card, or other words where none is given. */
  card(otherwise: string): string;
  text(name: string): string;
}
export type ReasonRows = { readonly [K in ReasonCode | KernelReason]: (given: Given, nameOf: NameOf) => string };
export function reasonOf(rows: ReasonRows, reason: Reason, nameOf: NameOf): string | null {
  const { values } = reason;
  const given: Given = {
    number: (name) => (typeof values[name] === 'number' ? values[name] : null),
    card: (otherwise) => (typeof values.card === 'string' ? nameOf(values.card) : otherwise),
    text: (name) => String(values[name] ?? ''),
  };
  const row = has(rows, reason.code) ? rows[reason.code] : null;
  return row === null ? null : sentence(row(given, nameOf));
}

/** Whether a table has a row of that name. */
export const has = <T extends object>(table: T, key: string | number | symbol): key is keyof T =>
  Object.hasOwn(table, key);

/** A clause with its capital and its full stop. */
export const sentence = (clause: string): string =>
  clause.charAt(0).toUpperCase() + clause.slice(1) + (/[.!?]$/.test(clause) ? '' : '.');

/** Cards by name, copies counted: `Copper ×3, Fireball`. */
export function listing(cards: readonly string[], nameOf: NameOf): string {
  const copies = new Map<string, number>();
  for (const card of cards) copies.set(card, (copies.get(card) ?? 0) + 1);
  return [...copies].map(([card, count]) => nameOf(card) + (count > 1 ? ` ×${count}` : '')).join(', ');
}
