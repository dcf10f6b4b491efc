// Did they mean another word? The nearest of a list, when it is near enough to be a slip, and a sentence about it.

/** The edits (one letter more, less, other, or two swapped) between two words. */
function distance(a: string, b: string): number {
  let older: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const below = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(row[j] + 1, below[j - 1] + 1, row[j - 1] + change);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, older[j - 2] + 1);
      below.push(least);
    }
    older = row;
    row = below;
  }
  return row[b.length];
}

export function nearest(word: string, list: readonly string[]): string | null {
  const asked = word.toLowerCase();
  let found: string | null = null;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const one of list) {
    const far = one.toLowerCase().startsWith(asked) && asked.length > 1 ? 1 : distance(asked, one.toLowerCase());
    if (far >= least) continue;
    least = far;
    found = one;
  }
  return found;
}

/** What to say about a word that is none of the list: `there is no game "chess"; there are …`. */
export function noSuch(what: string, word: string, list: readonly string[]): string {
  const near = nearest(word, list);
  return `there is no ${what} "${word}"; ${near === null ? `there are ${list.join(', ')}` : `did you mean ${near}?`}`;
}
