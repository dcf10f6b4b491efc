// Of which words is the text of a card made? Whatever stands in a field such as `op`, however deep.

/** Each word once, in the order of the text. */
export function wordsIn(text: unknown, field: string): readonly string[] {
  const found = new Set<string>();
  const read = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    for (const [name, inner] of Object.entries(part)) {
      if (name === field && typeof inner === 'string') found.add(inner);
      else read(inner);
    }
  };
  read(text);
  return [...found];
}
