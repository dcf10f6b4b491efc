// Which words of a game have a meaning of their own? Its terms and its glossary, each once.

import type { Glossary } from '@duello/language';
import type { PrintedTerm } from './printed-token.ts';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Terms come before the glossary where both explain a word. */
export function termsFrom(
  rows: readonly Readonly<Record<string, PrintedTerm>>[],
  glossary: Glossary,
): readonly PrintedTerm[] {
  const all = [
    ...rows.flatMap((row) => Object.values(row)),
    ...Object.values(glossary).map(({ forms, meaning }) => ({ name: capital(forms[0]), reminder: meaning })),
  ];
  const known = new Map<string, PrintedTerm>();
  for (const { name, reminder } of all)
    if (!known.has(name.toLowerCase())) known.set(name.toLowerCase(), { name, reminder });
  return [...known.values()];
}
