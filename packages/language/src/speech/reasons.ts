// Why can't something be done, in words? Reasons of the kernel and of a game, with the values they bring.

import type { Reason } from '@duello/kernel';
import type { NameOf } from './names.ts';
import { has } from './rows.ts';
import { sentence } from './speech.ts';

/** Reasons that the kernel gives in every game. */
export const KERNEL_REASONS = [
  'over',
  'notAsked',
  'stale',
  'notOffered',
  'outOfRange',
  'notAnOrder',
  'tooFew',
  'tooMany',
  'unknownOption',
  'notAWholeNumber',
  'otherShape',
] as const;
export type KernelReason = (typeof KERNEL_REASONS)[number];

/** The values of a reason, as far as it brings them. */
export interface Given {
  number(value: string): number | null;
  text(value: string): string;
  /** The name of the thing whose id is given, or other words where none is. */
  name(value: string, otherwise: string): string;
}

export type ReasonRows<Code extends string> = { readonly [K in Code]: (given: Given, nameOf: NameOf) => string };

/** Null for a reason without a row. */
export function reasonOf(rows: ReasonRows<string>, { code, values }: Reason, nameOf: NameOf): string | null {
  const given: Given = {
    number: (value) => (typeof values[value] === 'number' ? values[value] : null),
    text: (value) => String(values[value] ?? ''),
    name(value, otherwise) {
      const id = values[value];
      return typeof id === 'string' ? nameOf(id) : otherwise;
    },
  };
  return has(rows, code) ? sentence(rows[code](given, nameOf)) : null;
}
