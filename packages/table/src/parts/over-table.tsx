// What appears over a table? Cards in flight, what is told aloud, what lies open, and the end of the match.

import type { Outcome, Seat } from '@duello/kernel';
import type { Face } from '../look/card.tsx';
import { type Flight, Flights, type Rise } from '../look/flights.tsx';
import type { HealthLine } from '../look/health-lines.ts';
import type { NameOfSeat } from '../match/seats.ts';
import type { Story } from '../match/story.ts';
import type { TableLayoutProps, TableView } from '../match/table-props.ts';
import { type Endings, EndOfMatch } from './end-of-match.tsx';
import { LiveRegion } from './live.tsx';
import { OpenSheets, type OwnSheets } from './open-sheets.tsx';

interface Props<V, E, P extends string> extends TableLayoutProps<V, E, P>, OwnSheets<P> {
  readonly game: string;
  readonly story: Story<E>;
  /** What is asked, in words; empty for nothing. */
  readonly question: string;
  readonly endings: Endings;
  readonly nameOfSeat: NameOfSeat;
  flightsOf(event: E): readonly Flight[];
  risesOf(event: E): readonly Rise[];
  face(card: string): Face;
  healths(): readonly [HealthLine, HealthLine];
  /** Who goes first in another match; seat A unless the game says so. */
  next?(outcome: Outcome): Seat;
  point(card: string | null): void;
  concede(): void;
}

export function OverTable<V extends TableView, E, P extends string>(props: Props<V, E, P>) {
  const { shown, story, question, flightsOf, risesOf, face } = props;
  const { lines, spoken, event } = story;
  return (
    <>
      <Flights
        step={shown.step}
        flights={event === null ? [] : flightsOf(event)}
        rises={event === null ? [] : risesOf(event)}
        face={face}
      />
      <LiveRegion lines={spoken} question={question} />
      <OpenSheets {...props} lines={lines} mayConcede={shown.update?.over !== true} />
      <EndOfMatch {...props} />
    </>
  );
}
