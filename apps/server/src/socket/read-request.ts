// What does a message ask? Whatever comes from outside is read by its schema, or refused.

import { isTooDeep, type Request, requestSchema } from '@duello/protocol';

/** Null where it is no request, with its number if it has one. */
export function readRequest(text: string): { readonly id: number | null; readonly request: Request | null } {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return { id: null, request: null };
  }
  if (isTooDeep(input)) return { id: null, request: null };
  const read = requestSchema.safeParse(input);
  if (read.success) return { id: read.data.id, request: read.data };
  const given = typeof input === 'object' && input !== null && 'id' in input ? input.id : null;
  return { id: typeof given === 'number' && Number.isSafeInteger(given) ? given : null, request: null };
}
