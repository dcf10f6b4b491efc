// What does a form show of a card? A tree of fields, each with its place; written down again it is the same card.

import type { Json } from '@duello/kernel';
import type { Form } from '../kind.ts';
import { fits, isParts, MOST_DEEP } from './fits.ts';
import type { OpForms } from './forms.ts';
import { pathOf } from './place.ts';

/** What a field holds; `way` is which of the ways of its form, from 0. */
export type Held =
  | { readonly is: 'nothing' }
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'flag'; readonly value: boolean }
  | { readonly is: 'word'; readonly value: string }
  | { readonly is: 'words'; readonly value: readonly string[] }
  | { readonly is: 'parts'; readonly parts: readonly Field[] }
  | { readonly is: 'list'; readonly items: readonly Field[] }
  | { readonly is: 'effect'; readonly op: string; readonly parts: readonly Field[] }
  /** Nothing that the form has a place for: kept as it is. */
  | { readonly is: 'unknown'; readonly value: Json };

export interface Field {
  /** As a reader names it: `effects[0].to.choose.side`; empty for the card. */
  readonly path: string;
  readonly name: string;
  readonly form: Form;
  /** The form by which it is written, and its number among the ways there are. */
  readonly way: number;
  readonly written: Form;
  readonly held: Held;
}

export const openForm = (ops: OpForms, form: Form, card: Json): Field => open(ops, form, card, '', '', 0);

function open(ops: OpForms, form: Form, value: Json, path: string, name: string, deep: number): Field {
  const ways = form.ways ?? [form];
  const way =
    value === null
      ? 0
      : Math.max(
          0,
          ways.findIndex((one) => fits(ops, one, value)),
        );
  const written = ways[way];
  return { path, name, form, way, written, held: hold(ops, form, written, value, path, deep) };
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

function hold(ops: OpForms, form: Form, written: Form, value: Json, path: string, deep: number): Held {
  const unknown: Held = { is: 'unknown', value };
  if (deep > MOST_DEEP) return unknown;
  if (value === null) return form.default === null ? { is: 'nothing' } : unknown;
  const inner = (one: Form, of: Json, name: string): Field => open(ops, one, of, pathOf(path, name), name, deep + 1);
  const { parts = {}, item, values } = written;
  switch (written.kind) {
    case 'whole':
      return typeof value === 'number' ? { is: 'number', value } : unknown;
    case 'flag':
      return typeof value === 'boolean' ? { is: 'flag', value } : unknown;
    case 'some':
      return isList(value) && fits(ops, written, value) ? { is: 'words', value: value.map(String) } : unknown;
    case 'record':
    case 'partial': {
      if (!isParts(value)) return unknown;
      const found = Object.entries(value).flatMap(([part, of]) =>
        of === undefined ? [] : [inner(Object.hasOwn(parts, part) ? parts[part] : NO_PLACE, of, part)],
      );
      return { is: 'parts', parts: found };
    }
    case 'list':
      return isList(value) && item !== undefined
        ? { is: 'list', items: value.map((one, at) => open(ops, item, one, pathOf(path, at), '', deep + 1)) }
        : unknown;
    case 'effects':
      return isList(value)
        ? { is: 'list', items: value.map((one, at) => open(ops, EFFECT, one, pathOf(path, at), '', deep + 1)) }
        : unknown;
    case 'effect': {
      if (!isParts(value)) return unknown;
      const { op, ...rest } = value;
      if (typeof op !== 'string' || !Object.hasOwn(ops, op)) return unknown;
      const fields = Object.entries(rest).flatMap(([part, of]) =>
        of === undefined ? [] : [inner(Object.hasOwn(ops[op], part) ? ops[op][part] : NO_PLACE, of, part)],
      );
      return { is: 'effect', op, parts: fields };
    }
    case 'nothing':
      return unknown;
    default:
      return typeof value === 'string' && (values === undefined || values.includes(value))
        ? { is: 'word', value }
        : unknown;
  }
}

const NO_PLACE: Form = { kind: 'nothing' };
export const EFFECT: Form = { kind: 'effect' };

const partsOf = (parts: readonly Field[]): { readonly [name: string]: Json } =>
  Object.fromEntries(parts.map((part) => [part.name, cardOf(part)]));

/** What a form says, as JSON: what was opened, and what has been changed since. */
export function cardOf({ held }: Field): Json {
  switch (held.is) {
    case 'nothing':
      return null;
    case 'parts':
      return partsOf(held.parts);
    case 'list':
      return held.items.map(cardOf);
    case 'effect':
      return { op: held.op, ...partsOf(held.parts) };
    default:
      return held.value;
  }
}

/** Places of what the form has no field for. */
export function unknownIn({ path, held }: Field): readonly string[] {
  switch (held.is) {
    case 'unknown':
      return [path];
    case 'parts':
    case 'effect':
      return held.parts.flatMap(unknownIn);
    case 'list':
      return held.items.flatMap(unknownIn);
    default:
      return [];
  }
}
