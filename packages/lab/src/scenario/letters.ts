// How is a seat written? As "A" or "B" in every file and report; the rules count from 0.

import { type Json, SEAT_NAMES } from '@duello/kernel';
import { isFields, isList } from './fields.ts';

/** Fields of events and views that hold a seat, in every game. */
const SEAT_FIELDS = new Set(['seat', 'first', 'starter', 'active', 'owner', 'winner', 'victim', 'credit']);

const isSeat = (value: Json): value is 0 | 1 => value === 0 || value === 1;

/** The same with letters for seats. */
export function lettered(value: Json): Json {
  if (isList(value)) return value.map(lettered);
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      SEAT_FIELDS.has(name) && isSeat(one) ? SEAT_NAMES[one] : lettered(one),
    ]),
  );
}
