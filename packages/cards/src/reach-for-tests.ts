// Does a generator draw all that its schema allows? What never occurs in the effects it has drawn.

import type { Form } from './kind.ts';

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every effect of a list, those inside others too. */
function flattened(list: readonly unknown[]): readonly object[] {
  return list.filter(isObject).flatMap((one) => {
    const inner = Object.values(one).flatMap((value) => (Array.isArray(value) ? value : [value]));
    const effects = inner.filter((value) => isObject(value) && 'op' in value);
    return [one, ...flattened(effects)];
  });
}

/** `to.choose.side=own`; numbers are all alike. */
function* said(path: string, value: unknown): Generator<string> {
  if (isObject(value) && !Array.isArray(value) && !('op' in value)) {
    for (const [name, part] of Object.entries(value)) yield* said(`${path}.${name}`, part);
  } else if (!isObject(value)) yield `${path}=${typeof value === 'number' ? 'number' : value}`;
}

function* sayable(path: string, { kind, values = [], parts = {}, default: standard }: Form): Generator<string> {
  if (standard === null) yield `${path}=null`;
  if (kind === 'whole' || kind === 'amount') yield `${path}=number`;
  if (kind === 'flag') yield* [`${path}=true`, `${path}=false`];
  for (const word of values) yield `${kind === 'amount' ? `${path}.count` : path}=${word}`;
  for (const [name, part] of Object.entries(parts)) yield* sayable(`${path}.${name}`, part);
}

/** What the described ops can say and none of these effects (as they are read) does. */
export function unreached(
  ops: { readonly [op: string]: { readonly [field: string]: Form } },
  effects: readonly unknown[],
): readonly string[] {
  const reached = new Set<string>();
  for (const effect of flattened(effects)) {
    const { op, ...fields }: { readonly op?: unknown } = effect;
    reached.add(String(op));
    for (const part of said(String(op), fields)) reached.add(part);
  }
  const all = Object.entries(ops).flatMap(([op, fields]) => [op, ...sayable(op, { kind: 'op', parts: fields })]);
  return all.filter((one) => !reached.has(one));
}
