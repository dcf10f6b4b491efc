// What appears over a table? Cards in flight, what is told aloud, what lies open, and the end of the match.

import type { Outcome, Seat } from '@duello/kernel';
import type { Face } from '../look/card.tsx';
import { Flights } from '../look/flights.tsx';
import type { HealthLine } from '../look/health-lines.ts';
import { useMotions } from '../look/motions.ts';
import type { EventReader } from '../match/event-rows.ts';
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
  readonly events: EventReader<E>;
  face(card: string): Face;
  healths(): readonly [HealthLine, HealthLine];
  /** Who goes first in another match; seat A unless the game says so. */
  next?(outcome: Outcome): Seat;
  point(card: string | null): void;
  concede(): void;
}

export function OverTable<V extends TableView, E, P extends string>(props: Props<V, E, P>) {
  const { shown, story, question, events, face } = props;
  const { lines, spoken, event } = story;
  useMotions(shown.step, events.motionsOf(event));
  return (
    <>
      <Flights step={shown.step} flights={events.flightsOf(event)} rises={events.risesOf(event)} face={face} />
      <LiveRegion lines={spoken} question={question} />
      <OpenSheets {...props} lines={lines} mayConcede={shown.update?.over !== true} />
      <EndOfMatch {...props} />
    </>
  );
}
