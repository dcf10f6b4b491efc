// How is a text searched? By words in any order, without regard to capitals and accents.

/** As long as the text itself, so that places in one are places in the other. */
export const folded = (text: string): string =>
  text.replace(/[\s\S]/g, (letter) => (letter === '’' ? "'" : letter.normalize('NFD').charAt(0).toLowerCase()));

export const wordsOf = (query: string): readonly string[] => folded(query).split(/\s+/).filter(Boolean);

export function matches(text: string, words: readonly string[]): boolean {
  const within = folded(text);
  return words.every((word) => within.includes(word));
}

/** The text cut where a word begins and ends; every second part, from the second on, is a word that was looked for. */
export function cutAt(text: string, words: readonly string[]): readonly string[] {
  const within = folded(text);
  const parts: string[] = [];
  let end = 0;
  for (;;) {
    const next = words
      .map((word) => ({ at: within.indexOf(word, end), length: word.length }))
      .filter(({ at }) => at >= 0)
      .reduce((a, b) => (b.at < a.at || (b.at === a.at && b.length > a.length) ? b : a), {
        at: text.length,
        length: 0,
      });
    parts.push(text.slice(end, next.at));
    if (next.length === 0) return parts;
    end = next.at + next.length;
    parts.push(text.slice(next.at, end));
  }
}
