// How does a table with one row per variant print one of them? A missing row is a compile error.

/** The variants of a union by their tag. */
export type By<U extends Readonly<Record<T, string>>, T extends string> = { readonly [V in U as V[T]]: V };

/** One row a variant, which takes the variant and whatever else is told. */
export type Rows<B, Told extends readonly unknown[], Said = string> = {
  readonly [K in keyof B]: (one: B[K], ...told: Told) => Said;
};

export const say = <B, K extends keyof B, Told extends readonly unknown[], Said>(
  rows: Rows<B, Told, Said>,
  key: K,
  one: B[K],
  ...told: Told
): Said => rows[key](one, ...told);

/** Whether a table has a row of that name. */
export const has = <T extends object>(table: T, key: string | number | symbol): key is keyof T =>
  Object.hasOwn(table, key);
