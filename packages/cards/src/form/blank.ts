// What stands in a field that nobody has filled in yet? Its default, or the least that it can hold.

import type { Json } from '@duello/kernel';
import type { Form } from '../kind.ts';
import type { OpForms } from './forms.ts';

export function blankOf(form: Form): Json {
  if (form.default !== undefined) return form.default;
  return blankFor(form.ways?.[0] ?? form);
}

/** Filled in, even where nothing would do. */
export function blankFor(form: Form): Json {
  const { kind, values = [], parts = {}, least = 0, ways } = form;
  if (ways !== undefined) return blankFor(ways[0]);
  switch (kind) {
    case 'whole':
      return Math.max(least, Math.min(1, form.most ?? 1));
    case 'flag':
      return false;
    case 'record':
      return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, blankOf(part)]));
    case 'partial':
      return {};
    case 'some':
    case 'list':
    case 'effects':
      return [];
    case 'nothing':
    case 'effect':
      return null;
    default:
      return values[0] ?? '';
  }
}

/** An effect as it is when it has just been added. */
export const blankEffect = (ops: OpForms, op: string): Json => ({
  op,
  ...Object.fromEntries(Object.entries(ops[op]).map(([name, form]) => [name, blankOf(form)])),
});
