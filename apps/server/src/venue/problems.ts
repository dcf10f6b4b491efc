// How is an error told to whoever has asked? In words of the protocol; what nobody expected is told to the operator instead.

import { Problem } from '@duello/protocol';
import { StoreError } from '../store/store-error.ts';

/** Null for what nobody expected. */
export function problemFrom(error: unknown): Problem | null {
  if (error instanceof Problem) return error;
  return error instanceof StoreError ? new Problem('notReady') : null;
}
