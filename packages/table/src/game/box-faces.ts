// Where do faces of cards come from? From the card's data and the viewer's language, each made once.

import { memoized } from '../browser/memoized.ts';
import type { Face } from '../look/card.tsx';
import type { Lang } from '../settings/settings.ts';

/** Everything a table knows of its cards in one language; `Card` is the game's card data. */
export interface Faces<Card> {
  /** Null for what is no card of the match. */
  card(id: string): Card | null;
  face(id: string): Face;
  nameOf(id: string): string;
}

/** What of a face the game makes; its id, name and flavour are the same for all. */
export type GameFace = Omit<Face, 'id' | 'name' | 'flavour'>;

/** What a card of the match's own says of its looks. */
interface OwnLook {
  readonly picture: string | null;
  readonly instead: { readonly card: string } | null;
}

interface FaceSource<Card> {
  /** The cards of the match's own. */
  readonly own: Readonly<Record<string, OwnLook>>;
  card(id: string): Card | null;
  nameOf(id: string): string;
  readonly flavours?: Readonly<Record<string, string>>;
  /** `shown` is the card whose picture it shows: its own, or that of the one it stands in for. */
  make(card: Card, id: string, shown: string): GameFace;
  /** The face of what is no card of the match. */
  readonly blank: Pick<Face, 'tone' | 'sigil' | 'art' | 'frame'>;
}

export function facesFrom<Card>({ own, card, nameOf, flavours = {}, make, blank }: FaceSource<Card>): Faces<Card> {
  const said: ReadonlyMap<string, string> = new Map(Object.entries(flavours));
  return {
    card,
    nameOf,
    face: memoized((id): Face => {
      const found = card(id);
      if (found === null) return { id, name: nameOf(id), kind: '', badges: [], lines: [], ...blank };
      const flavour = said.get(id) ?? '';
      const { picture = null, instead = null } = Object.hasOwn(own, id) ? own[id] : {};
      return {
        ...{ id, name: nameOf(id), ...make(found, id, instead?.card ?? id) },
        ...(picture === null ? {} : { picture }),
        ...(flavour === '' ? {} : { flavour }),
      };
    }),
  };
}

/** What a table goes by where a game has no cards. */
export const WITHOUT_CARDS = {
  facesIn: (): Faces<never> => NO_FACES,
  ownCards: () => null,
  PileSheet: () => null,
} as const;
export const NO_FACES = facesFrom({
  own: {},
  card: () => null,
  nameOf: String,
  make: (none: never) => none,
  blank: { tone: 'neutral', sigil: 'contract', art: 'contract' },
});

/** Terms with what they mean, for whoever looks at a card closely. */
export const remindersFor = <T extends string>(
  terms: readonly T[],
  said: Readonly<Record<T, { readonly name: string; readonly reminder: string }>>,
): readonly string[] => terms.map((term) => `${said[term].name}: ${said[term].reminder}`);

/** The faces of a game's box, outside a match: made once per language. */
export const boxFacesOf = <Card>(facesIn: (lang: Lang, own: Readonly<Record<string, never>>) => Faces<Card>) =>
  memoized((lang: Lang): Faces<Card> => facesIn(lang, {}));
