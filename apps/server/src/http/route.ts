// What is a route? A row: its address, what it takes and gives by schemas, and what it does. Requests are checked by it, and the
// OpenAPI document is written from it. Most give one answer; some go on, line by line.

import { isTooDeep, Problem } from '@duello/protocol';
import { z } from 'zod';
import type { KeyOwner, PersonRow } from '../store/store.ts';
import type { Venue } from '../venue/venue.ts';

/** Parts of a request: `path`, `query` and `body`, those that a route takes. */
export type Parts = z.ZodObject;
export const NOTHING = z.object({});

export interface Caller {
  readonly venue: Venue;
  /** Whose key came with the request. */
  readonly owner: KeyOwner | null;
  /** Where the page is reached that asks. */
  readonly address: string;
}

interface Row {
  /** One sentence for the readable page. */
  readonly about: string;
  /** Whether it needs a key, may have one, or has no use for it. */
  readonly key: 'needed' | 'optional' | 'none';
  /** So many requests a minute from one address, where that is not as usual. */
  readonly perMinute?: number;
  /** Of what it gives back; null for nothing. */
  readonly gives: z.ZodType | null;
}

interface Addressed extends Row {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`, with `:name` for what varies. */
  readonly path: string;
  readonly takes: Parts;
}

type Given = { readonly [part: string]: unknown };

/** Gives one answer. */
export interface AnswerRoute extends Addressed {
  answer(caller: Caller, given: Given): Promise<unknown>;
}

/** Tells line after line, each of which is as `gives` says, until whoever listens has gone. */
export interface LineRoute extends Addressed {
  tell(caller: Caller, given: Given, lines: Lines): Promise<void>;
}

export type Route = AnswerRoute | LineRoute;

/** Where lines are written to. */
export interface Lines {
  isOpen(): boolean;
  send(line: string): void;
  /** Called once, when whoever listens has gone; at once if that is so already. */
  onEnd(call: () => void): void;
}

/** Where a text has the character U+0000, which no store keeps; null where none has. */
function zeroIn(value: unknown, path: readonly string[]): readonly string[] | null {
  if (typeof value === 'string') return value.includes('\0') ? path : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, inside] of Object.entries(value)) {
    const found = key.includes('\0') ? path : zeroIn(inside, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

/** What is wrong, and where. */
function read<T extends Parts>(takes: T, given: unknown): z.output<T> {
  if (isTooDeep(given)) throw new Problem('badFrame', 'It is nested too deep.');
  const result = takes.safeParse(given);
  const zero = result.success ? zeroIn(result.data, []) : null;
  if (zero !== null) throw new Problem('badFrame', `${zero.join('.')}: has the character U+0000.`);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Problem('badFrame', `${issue.path.map(String).join('.')}: ${issue.message}.`);
}

type Checked<T extends Parts> = Row & { readonly takes: T };

export const route = <T extends Parts>(
  method: Route['method'],
  path: string,
  row: Checked<T> & { run(caller: Caller, given: z.output<T>): Promise<unknown> },
): AnswerRoute => {
  const { takes, run, ...rest } = row;
  return { ...rest, method, path, takes, answer: (caller, given) => run(caller, read(takes, given)) };
};

export const lineRoute = <T extends Parts>(
  path: string,
  row: Checked<T> & { run(caller: Caller, given: z.output<T>, lines: Lines): Promise<void> },
): LineRoute => {
  const { takes, run, ...rest } = row;
  return {
    ...{ ...rest, method: 'GET', path, takes },
    tell: (caller, given, lines) => run(caller, read(takes, given), lines),
  };
};

/** Whoever asks, as a person with all their rights. */
export function personOf({ owner }: Caller): PersonRow {
  if (owner === null) throw new Problem('noKey');
  if (owner.onlyAt !== null) throw new Problem('notYours', 'This key is for one seat alone.');
  return owner.person;
}
