// Which languages are there, and what is a thing called in each?

export const LANGS = ['en', 'it'] as const;
export type Lang = (typeof LANGS)[number];

/** The name of anything in play by its id, what a match brings along included. */
export type NameOf = (id: string) => string;

export type Names = Readonly<Record<Lang, string>>;
/** What a match brings along, with its names. */
export type Own = { readonly [id: string]: { readonly name: Names } };

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
