// Which cards does a word mean? By id or name: exactly, else by how it begins, else by what is in it.

interface Named {
  readonly cards: ReadonlyMap<string, unknown>;
  /** The name without paint. */
  plain(id: string): string;
}

export function cardsMeantBy(wanted: string, { cards, plain }: Named): readonly string[] {
  const word = wanted.toLowerCase();
  const ids = [...cards.keys()];
  const tests: readonly ((name: string) => boolean)[] = [
    (name) => name === word,
    (name) => name.startsWith(word),
    (name) => name.includes(word),
  ];
  for (const test of tests) {
    const found = ids.filter((id) => [id, plain(id)].some((name) => test(name.toLowerCase())));
    if (found.length > 0) return found;
  }
  return [];
}
