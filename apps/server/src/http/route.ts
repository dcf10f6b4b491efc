// What is a route? A row: its address, what it takes and gives by schemas, and what it does. Requests are checked by it, and the
// OpenAPI document is written from it.

import { Problem } from '@duello/protocol';
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
}

interface Row {
  /** One sentence for the readable page. */
  readonly about: string;
  /** Whether it needs a key, may have one, or has no use for it. */
  readonly key: 'needed' | 'optional' | 'none';
  /** So many requests a minute from one address, where that is fewer than usual. */
  readonly perMinute?: number;
  /** Of what it gives back; null for nothing. */
  readonly gives: z.ZodType | null;
}

export interface Route extends Row {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`, with `:name` for what varies. */
  readonly path: string;
  readonly takes: Parts;
  answer(caller: Caller, given: { readonly [part: string]: unknown }): Promise<unknown>;
}

/** What is wrong, and where. */
function read<T extends Parts>(takes: T, given: unknown): z.output<T> {
  const result = takes.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Problem('badFrame', `${issue.path.map(String).join('.')}: ${issue.message}.`);
}

/** `address` is a method and a path, such as `GET /tables/:name`. */
export const route = <T extends Parts>(
  method: Route['method'],
  path: string,
  row: Row & { readonly takes: T; run(caller: Caller, given: z.output<T>): Promise<unknown> },
): Route => {
  const { takes, run, ...rest } = row;
  return { ...rest, method, path, takes, answer: (caller, given) => run(caller, read(takes, given)) };
};

/** Whoever asks, as a person with all their rights. */
export function personOf({ owner }: Caller): PersonRow {
  if (owner === null) throw new Problem('noKey');
  if (owner.onlyAt !== null) throw new Problem('notYours', 'This key is for one seat alone.');
  return owner.person;
}
