// How does a game call its decks and cards where an answer speaks of them?

import type { State } from '@duello/kernel';
import { type Naming, reportWords, type Voice } from '@duello/lab/report';
import { plain } from '@duello/language';
import { LANGS, type Lang, type TerminalGame } from '@duello/terminal';

const namesIn = <S extends State, V, O, E>(
  { cards }: TerminalGame<S, V, O, E>,
  lang: Lang,
): ReadonlyMap<string, string> =>
  new Map(cards(lang).flatMap(({ rows }) => rows.map(({ id, name }) => [id, name] as const)));

export function voiceOf<S extends State, V, O, E>(face: TerminalGame<S, V, O, E>, lang: Lang): Voice {
  const names = namesIn(face, lang);
  const naming: Naming = {
    title: face.title[lang],
    deck: (id) => face.decks?.name(id, lang) ?? id,
    card: (id) => names.get(id) ?? id,
    option: (name, value) => `${name}=${value}`,
    bot: (id) => id,
  };
  return { words: reportWords[lang], naming };
}

/** The id of a card by id or by a printed name; what was written where there is none, for the lab to refuse. */
export function cardCalled<S extends State, V, O, E>(face: TerminalGame<S, V, O, E>, text: string): string {
  const word = plain(text);
  for (const lang of LANGS) {
    for (const [id, name] of namesIn(face, lang)) if (plain(id) === word || plain(name) === word) return id;
  }
  return text;
}
