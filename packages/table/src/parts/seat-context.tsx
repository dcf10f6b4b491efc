// What does somebody who sits at a table go by? Whose eyes and voice, words and faces, the question, and what lies open.

import { withNames } from '@duello/language';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import type { EventReader } from '../match/event-rows.ts';
import {
  type LogAudience,
  type LogCards,
  type LogFormatter,
  type LogText,
  logFormatter,
  newsFor,
} from '../match/log-lines.ts';
import { type Nouns, namesOfSeats, type Seats, useSeats } from '../match/seats.ts';
import { useSelection } from '../match/selection.ts';
import { type Story, useStory } from '../match/story.ts';
import type { SharedContext } from '../match/table-context.ts';
import type { OpenSheet, ShownProps, TableView } from '../match/table-props.ts';
import { useFaces } from '../match/use-faces.ts';
import { type Settings, useSettings } from '../settings/settings.ts';
import { Curtain } from './curtain.tsx';
import type { OwnSheets } from './open-sheets.tsx';

/** What a game's table goes by: its words, cards and events, and what it lays open; `Pile` names its piles. */
export interface GameParts<Words, Faces, View, Cards, Event, Pile extends string> extends OwnSheets<Pile> {
  readonly id: string;
  readonly name: Readonly<Record<Settings['lang'], string>>;
  readonly words: Readonly<Record<Settings['lang'], Words>>;
  facesIn(lang: Settings['lang'], own: Cards): Faces;
  /** The cards that the match has brought along. */
  ownCards(view: View): Cards;
  readonly events: EventReader<Event>;
  see: LogFormatter<Event>['see'];
  /** Asked across the table first where two people share the screen: nobody's secret is needed for a no. */
  asksAloud?(view: View): boolean;
}

export interface SeatContext<Words, Faces, View, Event, Pile extends string> {
  readonly seats: Seats;
  readonly audience: LogAudience<Event>;
  readonly story: Story<Event>;
  /** What every table's parts share. */
  readonly shared: SharedContext<Words, Faces, View, Pile>;
  /** Shown instead of everything while somebody else is about to look. */
  readonly curtain: ReactNode;
  readonly open: OpenSheet<Pile> | null;
  show(open: OpenSheet<Pile> | null): void;
  /** Lights a card wherever it lies. */
  light(card: string | null): void;
  /** Lights a card for as long as the same is asked, while nothing else is lit. */
  suggest(card: string | null): void;
}

export function useSeatContext<
  Pile extends string,
  Event,
  Words extends LogText<Event> & { readonly nouns: Nouns },
  Faces extends LogCards,
  Cards,
  View extends TableView,
>(
  props: ShownProps<View, Event>,
  {
    words: all,
    facesIn,
    ownCards,
    events,
    see,
    asksAloud = () => false,
  }: GameParts<Words, Faces, View, Cards, Event, Pile>,
): SeatContext<Words, Faces, View, Event, Pile> {
  const { shown } = props;
  const { view } = shown;
  const { lang } = useSettings();
  const seats = useSeats(props, asksAloud);
  const { mine, reader, voice, curtainFor, lift } = seats;
  const words = all[lang];
  const faces = useFaces(facesIn, lang, ownCards(view));
  const { names } = props;
  const naming = useCallback((text: string) => withNames(text, lang, names), [lang, names]);
  const formatter = useMemo(() => logFormatter(events, see, words, faces, naming), [events, see, words, faces, naming]);
  const nameOfSeat = namesOfSeats(seats, words.nouns, names);
  const decision = shown.update?.view.decision ?? null;
  const [pointed, light] = useState<string | null>(null);
  const [suggested, suggest] = useSelection<string>(decision);
  const lit = pointed ?? suggested;
  const [open, show] = useState<OpenSheet<Pile> | null>(null);
  // What lies open is one player's: it is gone as soon as the other is next, and stays gone.
  const closes = seats.covered && open !== null;
  useEffect(() => {
    if (closes) show(null);
  }, [closes]);
  const audience = { formatter, reader, voice };
  const openPile: SharedContext<Words, Faces, View, Pile>['openPile'] = (seat, pile) =>
    show({ what: 'pile', seat, pile });
  const story = useStory(shown, audience);
  const { happening } = story;
  const shared = { lang, words, faces, view, mine, decision, lit, happening, nameOfSeat, naming, openPile };
  const curtain =
    curtainFor === null ? null : (
      <Curtain name={nameOfSeat(curtainFor)} news={newsFor(curtainFor, shown.logged, audience)} lift={lift} />
    );
  return { seats, audience, story, shared, curtain, open: seats.covered ? null : open, show, light, suggest };
}
