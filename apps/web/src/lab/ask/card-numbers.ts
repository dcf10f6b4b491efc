// Which numbers are there on a card, and how is one of them changed? By their way through its JSON.

import type { Json } from '@duello/kernel';
import type { CardJson } from '@duello/lab/game';

export interface CardNumber {
  readonly path: readonly string[];
  readonly value: number;
}

const isList = (json: Json): json is readonly Json[] => Array.isArray(json);
const isFields = (json: Json): json is CardJson => typeof json === 'object' && json !== null && !isList(json);

export const numbersOf = (json: Json, path: readonly string[] = []): readonly CardNumber[] => {
  if (typeof json === 'number') return [{ path, value: json }];
  if (isList(json)) return json.flatMap((one, i) => numbersOf(one, [...path, String(i)]));
  return isFields(json) ? Object.entries(json).flatMap(([name, one]) => numbersOf(one, [...path, name])) : [];
};

/** The same card with another number at the end of the way. */
export const withNumber = (card: CardJson, [first, ...rest]: readonly string[], value: number): CardJson => ({
  ...card,
  [first]: withValue(card[first] ?? null, rest, value),
});

function withValue(json: Json, [first, ...rest]: readonly string[], value: number): Json {
  if (first === undefined) return value;
  if (isList(json)) return json.map((one, i) => (String(i) === first ? withValue(one, rest, value) : one));
  return isFields(json) ? { ...json, [first]: withValue(json[first] ?? null, rest, value) } : json;
}

export function numberAt(json: Json, path: readonly string[]): number | null {
  const found = path.reduce<Json>(
    (at, name) => (isList(at) ? (at[Number(name)] ?? null) : isFields(at) ? (at[name] ?? null) : null),
    json,
  );
  return typeof found === 'number' ? found : null;
}

/** The fields of a card that differ from how it was. */
export const changedFields = (before: CardJson, after: CardJson): CardJson =>
  Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  );
