// How does a table lie when nobody can act? As it is seen by somebody's eyes; only its piles can be opened.

import type { Seat } from '@duello/kernel';
import { type ComponentType, type ReactNode, useState } from 'react';
import { type Settings, useSettings } from '../settings/settings.ts';
import { type Interactions, NO_INTERACTIONS, withSelected } from './affordance.ts';
import type { Eyes } from './host.ts';
import type { LogCards, LogText } from './log-lines.ts';
import { byLetter, type Nouns } from './seats.ts';
import type { SharedContext } from './table-context.ts';
import type { PileProps } from './table-props.ts';
import { useFaces } from './use-faces.ts';

interface RestingGame<Words, Faces, View, Cards, Pile extends string> {
  readonly words: Readonly<Record<Settings['lang'], Words>>;
  facesIn(lang: Settings['lang'], own: Cards): Faces;
  /** The cards that the match has brought along. */
  ownCards(view: View): Cards;
  readonly PileSheet: ComponentType<PileProps<Pile>>;
}

interface AtRest<Words, Faces, View, Pile extends string> {
  /** The game adds to this what its own parts share. */
  readonly context: SharedContext<Words, Faces, View, Pile> & Interactions;
  /** The pile that lies open; one at most. */
  readonly openPile: ReactNode;
}

export function useAtRest<
  Event,
  Pile extends string,
  Words extends LogText<Event> & { readonly nouns: Nouns },
  Faces extends LogCards,
  Cards,
  View,
>(
  { view, event, eyes }: { readonly view: View; readonly event: Event | null; readonly eyes: Eyes },
  { words: all, facesIn, ownCards, PileSheet }: RestingGame<Words, Faces, View, Cards, Pile>,
): AtRest<Words, Faces, View, Pile> {
  const { lang } = useSettings();
  const words = all[lang];
  const faces = useFaces(facesIn, lang, ownCards(view));
  const [pile, setPile] = useState<{ readonly seat: Seat; readonly pile: Pile } | null>(null);
  const context = {
    lang,
    words,
    faces,
    view,
    mine: eyes === 1 ? 1 : 0,
    decision: null,
    lit: null,
    happening: event === null ? null : words.event(event, 'watcher', faces.nameOf),
    nameOfSeat: byLetter(words.nouns),
    naming: (text: string) => text,
    openPile: (seat: Seat, name: Pile) => setPile({ seat, pile: name }),
    ...withSelected(NO_INTERACTIONS, null),
  } as const;
  return { context, openPile: pile && <PileSheet {...pile} close={() => setPile(null)} /> };
}
