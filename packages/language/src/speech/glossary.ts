// Which words of a sentence have a rule behind them? Each is marked once, in whatever form it stands there.

export interface GlossaryEntry {
  /** As it stands in sentences: singular, plural, and how else it is inflected. */
  readonly forms: readonly string[];
  readonly meaning: string;
}
export type Glossary = Readonly<Record<string, GlossaryEntry>>;

/** A part of a sentence: plain, or a word with what it means. */
export type Marked = string | { readonly word: string; readonly meaning: string };

interface Found {
  readonly at: number;
  readonly word: string;
  readonly meaning: string;
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);

/** Where a form stands as a word of its own; -1 where it does not. */
function placeOf(form: string, lower: string): number {
  for (let at = lower.indexOf(form); at >= 0; at = lower.indexOf(form, at + 1)) {
    if (!isLetter(lower[at - 1]) && !isLetter(lower[at + form.length])) return at;
  }
  return -1;
}

/** The first place of an entry; of two forms that begin there, the longer. */
function firstOf({ forms, meaning }: GlossaryEntry, text: string): readonly Found[] {
  const lower = text.toLowerCase();
  const found = forms
    .map((form) => ({ at: placeOf(form.toLowerCase(), lower), length: form.length }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.length - a.length);
  return found.slice(0, 1).map(({ at, length }) => ({ at, word: text.slice(at, at + length), meaning }));
}

/** The whole sentence in parts; where two entries meet, the longer word counts. */
export function markTerms(text: string, glossary: Glossary): readonly Marked[] {
  const found = Object.values(glossary).flatMap((entry) => firstOf(entry, text));
  const chosen: Found[] = [];
  for (const one of found.toSorted((a, b) => b.word.length - a.word.length)) {
    const overlaps = chosen.some(({ at, word }) => one.at < at + word.length && at < one.at + one.word.length);
    if (!overlaps) chosen.push(one);
  }
  const parts: Marked[] = [];
  let from = 0;
  for (const { at, word, meaning } of chosen.toSorted((a, b) => a.at - b.at)) {
    if (at > from) parts.push(text.slice(from, at));
    parts.push({ word, meaning });
    from = at + word.length;
  }
  if (from < text.length) parts.push(text.slice(from));
  return parts;
}
