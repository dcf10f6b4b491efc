// How do names get their numbers? From one list: whatever is kept in cells or found by number is named there once.

/** The number of each name: its place in the list. */
export function numbered<const N extends string>(names: readonly N[]): { readonly [K in N]: number };
export function numbered(names: readonly string[]): { readonly [name: string]: number } {
  return Object.freeze(Object.fromEntries(names.map((name, number) => [name, number])));
}

/** One row a name, by number: a missing row does not compile, and none can slip to another's number. */
export const inOrder = <N extends string, Row>(names: readonly N[], rows: { readonly [K in N]: Row }): readonly Row[] =>
  names.map((name) => rows[name]);
