// What is different between two cards? Places with what stands there in each.

import type { Json } from '@duello/kernel';
import { isParts } from './fits.ts';
import { pathOf } from './place.ts';

export interface Difference {
  readonly path: string;
  /** Undefined where it is not there. */
  readonly before: Json | undefined;
  readonly after: Json | undefined;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);
const same = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The smallest places that differ; lists of another length and effects with another op are whole ones. */
export function differences(before: Json | undefined, after: Json | undefined, path = ''): readonly Difference[] {
  if (same(before, after)) return [];
  const here = [{ path, before, after }];
  if (before === undefined || after === undefined || before === null || after === null) return here;
  if (isList(before) && isList(after)) {
    if (before.length !== after.length) return here;
    return before.flatMap((one, at) => differences(one, after[at], pathOf(path, at)));
  }
  if (isList(before) || isList(after) || typeof before !== 'object' || typeof after !== 'object') return here;
  if (!isParts(before) || !isParts(after) || before.op !== after.op) return here;
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const at = (card: { readonly [name: string]: Json }, name: string): Json | undefined =>
    Object.hasOwn(card, name) ? card[name] : undefined;
  return names.flatMap((name) => differences(at(before, name), at(after, name), pathOf(path, name)));
}
