// How does a table lie when nobody can act? As it is seen by somebody's eyes; only its piles can be opened.

import type { Seat } from '@duello/kernel';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { Face } from '../look/card.tsx';
import { type Spotlight, SpotlightLayer } from '../look/spotlight.tsx';
import { type Settings, useSettings } from '../settings/settings.ts';
import { type Interactions, NO_INTERACTIONS, withSelected } from './affordance.ts';
import type { EventReader } from './event-rows.ts';
import type { Eyes } from './host.ts';
import type { LogCards, LogText } from './log-lines.ts';
import { byLetter, type Nouns } from './seats.ts';
import type { SharedContext } from './table-context.ts';
import type { PileProps } from './table-props.ts';
import { useFaces } from './use-faces.ts';

interface RestingGame<Words, Faces, View, Cards, Event, Pile extends string> {
  readonly events: EventReader<Event>;
  readonly words: Readonly<Record<Settings['lang'], Words>>;
  facesIn(lang: Settings['lang'], own: Cards): Faces;
  /** The cards that the match has brought along. */
  ownCards(view: View): Cards;
  readonly PileSheet: ComponentType<PileProps<Pile>>;
}

/** One moment of a match, with everything that has happened up to it. */
interface Resting<View, Event> {
  readonly view: View;
  readonly event: Event | null;
  readonly past: readonly Event[];
  readonly eyes: Eyes;
}

interface AtRest<Words, Faces, View, Pile extends string> {
  /** The game adds to this what its own parts share. */
  readonly context: SharedContext<Words, Faces, View, Pile> & Interactions;
  /** What appears over the table: the card that acts with its arrows, and the pile that lies open. */
  readonly over: ReactNode;
}

/** Whoever only looks on is shown what either did. Whom a card is meant for may be told after it, without a line of its own. */
function spotlightSince<Event>(
  event: Event | null,
  past: readonly Event[],
  { spotlightOf }: EventReader<Event>,
): Spotlight | null {
  const first = spotlightOf(event, 'watcher');
  if (event === null || first === null) return first;
  const after = past.slice(past.lastIndexOf(event) + 1).map((one) => spotlightOf(one, 'watcher'));
  const aims = after.flatMap((one) => (one !== null && one.card === first.card ? one.aims : []));
  return { ...first, aims: [...first.aims, ...aims] };
}

export function useAtRest<
  Event,
  Pile extends string,
  Words extends LogText<Event> & { readonly nouns: Nouns },
  Faces extends LogCards & { face(card: string): Face },
  Cards,
  View,
>(
  { view, event, past, eyes }: Resting<View, Event>,
  { words: all, facesIn, ownCards, events, PileSheet }: RestingGame<Words, Faces, View, Cards, Event, Pile>,
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
  const spotlight = spotlightSince(event, past, events);
  const over = (
    <>
      <SpotlightLayer spotlight={spotlight} moment={view} passes={false} face={faces.face} />
      {pile && <PileSheet {...pile} close={() => setPile(null)} />}
    </>
  );
  return { context, over };
}
