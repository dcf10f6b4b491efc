// Which fields does an op have? A plain description that a form can be made from.

import type { Form } from './kind.ts';
import type { Ops } from './ops.ts';

/** For each op its fields by name: kind, limits, values, and what they are when they are left out. */
export const describeOps = (ops: Ops): { readonly [op: string]: { readonly [field: string]: Form } } =>
  Object.fromEntries(
    Object.entries(ops).map(([op, { fields }]) => [
      op,
      Object.fromEntries(Object.entries(fields).map(([name, { form }]) => [name, form])),
    ]),
  );
