// Which languages are there, and what is a thing called in each?

export const LANGS = ['en', 'it'] as const;
export type Lang = (typeof LANGS)[number];
/** Whoever asks for none, or for one that there is not, reads this one. */
export const FIRST_LANG: Lang = LANGS[0];

/** A row for each language. */
export function inEach<T>(make: (lang: Lang) => T): Readonly<Record<Lang, T>>;
export function inEach<T>(make: (lang: Lang) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(LANGS.map((lang) => [lang, make(lang)]));
}

/** The name of anything in play by its id, what a match brings along included. */
export type NameOf = (id: string) => string;

export type Names = Readonly<Record<Lang, string>>;
/** What each language calls itself. */
export const LANGUAGES: Names = { en: 'English', it: 'Italiano' };

const inLang = (page: string, lang: string): string => (lang === FIRST_LANG ? `${page}.md` : `${page}.${lang}.md`);
/** The page of a game's rules in `docs/rules`, which players read. */
export const rulesFile = (game: string, lang: string): string => inLang(game, lang);
/** Rules that only a program meets, guards and limits; a game may have none. */
export const implementersFile = (game: string, lang: string): string => inLang(`${game}.implementers`, lang);
/** What a match brings along, with its names. */
export type Own = { readonly [id: string]: { readonly name: Names } };

/** What a key is called; one that has no name goes by itself. */
export const calledBy =
  (names: { readonly [key: string]: string }): NameOf =>
  (key) =>
    Object.hasOwn(names, key) ? names[key] : key;

type Named = Readonly<Record<Lang, { readonly names: Readonly<Record<string, string>> }>>;

/** Names of the box and of a match's own things; what has none goes by its id. */
export const namesOf =
  (words: Named) =>
  (lang: Lang, own: Own = {}): NameOf =>
  (id) => {
    if (Object.hasOwn(own, id)) return own[id].name[lang];
    const { names } = words[lang];
    return Object.hasOwn(names, id) ? names[id] : id;
  };
