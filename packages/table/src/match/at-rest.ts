// How does a table lie when nobody can act? As it is seen by somebody's eyes; only its piles can be opened.

import type { Seat } from '@duello/kernel';
import { useState } from 'react';
import { type Settings, useSettings } from '../settings/settings.ts';
import { type Interactions, NO_INTERACTIONS, withSelected } from './affordance.ts';
import type { Eyes } from './host.ts';
import { byLetter, type Nouns } from './seats.ts';
import type { SharedContext } from './table-context.ts';
import { useFaces } from './use-faces.ts';

interface Language<Words, Faces, Cards> {
  readonly words: Readonly<Record<Settings['lang'], Words>>;
  facesIn(lang: Settings['lang'], own: Cards): Faces;
}

interface OpenPile<Pile extends string> {
  readonly pile: { readonly seat: Seat; readonly pile: Pile } | null;
  openPile(seat: Seat, pile: Pile): void;
  closePile(): void;
}

/** One pile at most lies open; `Pile` names the game's piles. */
export function useOpenPile<Pile extends string>(): OpenPile<Pile> {
  const [pile, setPile] = useState<OpenPile<Pile>['pile']>(null);
  return { pile, openPile: (seat, name) => setPile({ seat, pile: name }), closePile: () => setPile(null) };
}

/** The game adds to this what its own parts share. */
export function useAtRest<
  Pile extends string,
  Words extends { readonly nouns: Nouns },
  Faces,
  Cards,
  View extends { readonly options: { readonly cards: Cards } },
>(
  { view, eyes }: { readonly view: View; readonly eyes: Eyes },
  { words: all, facesIn }: Language<Words, Faces, Cards>,
  openPile: OpenPile<Pile>['openPile'],
): SharedContext<Words, Faces, View, Pile> & Interactions {
  const { lang } = useSettings();
  const words = all[lang];
  const faces = useFaces(facesIn, lang, view.options.cards);
  return {
    lang,
    words,
    faces,
    view,
    mine: eyes === 1 ? 1 : 0,
    decision: null,
    lit: null,
    nameOfSeat: byLetter(words.nouns),
    openPile,
    ...withSelected(NO_INTERACTIONS, null),
  };
}
