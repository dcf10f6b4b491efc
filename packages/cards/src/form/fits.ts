// Can a form hold a value? By its shape alone; whether a number is too large the reader of the card says.

import type { Form } from '../kind.ts';
import type { OpForms } from './forms.ts';

export type Parts = { readonly [name: string]: unknown };
export const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Deeper than any card that can be read: what is deeper is not looked at. */
export const MOST_DEEP = 24;

export function fits(ops: OpForms, form: Form, value: unknown, deep = 0): boolean {
  if (deep > MOST_DEEP) return false;
  if (value === null) return form.default === null;
  if (form.ways !== undefined) return form.ways.some((way) => fits(ops, way, value, deep + 1));
  const { values = [], parts = {}, item } = form;
  const within = (inner: Form, one: unknown): boolean => fits(ops, inner, one, deep + 1);
  switch (form.kind) {
    case 'nothing':
      return false;
    case 'whole':
      return Number.isInteger(value);
    case 'flag':
      return typeof value === 'boolean';
    case 'some':
      return isList(value) && value.every((one) => values.some((known) => known === one));
    case 'record':
      return isParts(value) && hasParts(parts, value) && everyPart(parts, value, within);
    case 'partial':
      return isParts(value) && everyPart(parts, value, within);
    case 'list':
      return isList(value) && item !== undefined && value.every((one) => within(item, one));
    case 'effects':
      return isList(value) && value.every((one) => fitsEffect(ops, one, deep + 1));
    case 'effect':
      return fitsEffect(ops, value, deep + 1);
    default:
      return typeof value === 'string' && (form.values === undefined || values.includes(value));
  }
}

const hasParts = (parts: Form['parts'], value: Parts): boolean =>
  Object.keys(parts ?? {}).every((name) => Object.hasOwn(value, name));

const everyPart = (
  parts: NonNullable<Form['parts']>,
  value: Parts,
  within: (form: Form, one: unknown) => boolean,
): boolean => Object.entries(value).every(([name, one]) => Object.hasOwn(parts, name) && within(parts[name], one));

function fitsEffect(ops: OpForms, value: unknown, deep: number): boolean {
  if (!isParts(value)) return false;
  const { op, ...rest } = value;
  if (typeof op !== 'string' || !Object.hasOwn(ops, op)) return false;
  return fits(ops, { kind: 'record', parts: ops[op] }, rest, deep);
}
