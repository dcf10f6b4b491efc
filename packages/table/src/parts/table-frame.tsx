// How is any table put together? The game's parts above and below, tools, question and log aside, and what appears over it.

import type { Answer, Outcome, Seat } from '@duello/kernel';
import type { Glossary, SaidAnswer, SayAnswer } from '@duello/language';
import type { ReactNode, Ref } from 'react';
import { Arrow, ArrowLayer } from '../look/arrow.tsx';
import type { Face } from '../look/card.tsx';
import { Flights } from '../look/flights.tsx';
import type { HealthLine } from '../look/health-lines.ts';
import { useMotions } from '../look/motions.ts';
import { ReadingLayout } from '../look/reading.tsx';
import { SpotlightLayer } from '../look/spotlight.tsx';
import { GlossaryContext } from '../look/terms.tsx';
import { usePointing, ZoomLayer } from '../look/zoom.tsx';
import type { AutoPass } from '../match/auto-pass.ts';
import { ConfirmedEndContext, useConfirmedEnd } from '../match/confirm-end.ts';
import { useControls } from '../match/controls.ts';
import { useDecisionFocus } from '../match/decision-focus.ts';
import { useDragLine } from '../match/drag-line.ts';
import type { EventReader } from '../match/event-rows.ts';
import { useHinting } from '../match/hinting.ts';
import { eventsOf } from '../match/log-lines.ts';
import type { Shown } from '../match/playback.ts';
import type { PromptOption } from '../match/prompt-option.ts';
import type { ShownProps, TableView } from '../match/table-props.ts';
import { type Endings, EndOfMatch } from './end-of-match.tsx';
import { useFirstSteps } from './first-steps.tsx';
import { LiveRegion } from './live.tsx';
import type { KeyWords } from './menu.tsx';
import { OpenSheets, type OwnSheets } from './open-sheets.tsx';
import { CaptionContext, ThinkingContext } from './prompt.tsx';
import type { SeatContext } from './seat-context.tsx';
import { Side } from './side.tsx';
import './layout.css';
import './table-frame.css';

interface FrameGame<V, E, P extends string> extends OwnSheets<P> {
  readonly id: string;
  readonly name: Readonly<Record<string, string>>;
  readonly events: EventReader<E>;
  readonly sayAnswer: SayAnswer<V>;
}
interface FrameWords {
  /** Words with a rule behind them. */
  readonly glossary?: Glossary;
  readonly endings: Endings;
  /** Terms of a bot's value, where they have words. */
  readonly standing?: Readonly<Record<string, string>>;
}
interface FrameFaces {
  face(card: string): Face;
  nameOf(card: string): string;
}

interface Props<W extends FrameWords, F extends FrameFaces, V, E, P extends string> extends ShownProps<V, E> {
  readonly game: FrameGame<V, E, P>;
  readonly seat: SeatContext<W, F, V, E, P>;
  readonly auto: AutoPass;
  readonly options: readonly PromptOption[];
  readonly className: string;
  /** What the style sheet has to know. */
  readonly data: Readonly<Record<`data-${string}`, string | boolean>>;
  readonly above: ReactNode;
  readonly below: ReactNode;
  prompt(ref: Ref<HTMLElement>): ReactNode;
  /** What is asked, in words, for who listens; empty for nothing. */
  readonly question: string;
  /** The goal and the first step, for somebody's first match. */
  readonly firstSteps?: string;
  /** Letters that only this game knows, and what they do in words. */
  readonly letters?: Readonly<Record<string, () => void>>;
  readonly keys?: readonly KeyWords[];
  /** What giving up means, where it is not the end of everything. */
  readonly concedeText?: string | undefined;
  deselect(): void;
  /** Lets go of everything that is selected or intended: something is being taken back. */
  letGo(): void;
  healths(events: readonly E[]): readonly [HealthLine, HealthLine];
  /** The game's word for them. */
  readonly health: string;
  /** Who goes first in another match, where the rules say so. */
  next?(outcome: Outcome): Seat;
}

const NO_GLOSSARY: Glossary = {};

export const TableFrame = <W extends FrameWords, F extends FrameFaces, V extends TableView, E, P extends string>(
  props: Props<W, F, V, E, P>,
) => (
  <GlossaryContext value={props.seat.shared.words.glossary ?? NO_GLOSSARY}>
    <ZoomLayer eyes={String(props.seat.shared.mine)}>
      <Framed {...props} />
    </ZoomLayer>
  </GlossaryContext>
);

function Framed<W extends FrameWords, F extends FrameFaces, V extends TableView, E, P extends string>(
  props: Props<W, F, V, E, P>,
) {
  const { game, seat, shown, className, data, above, below, prompt } = props;
  const { lang, faces } = seat.shared;
  const over = shown.update?.over === true;
  const point = usePointing(faces.face, seat.light);
  const end = useConfirmedEnd(seat.shared.decision);
  const turns = shown.logged.filter(({ event }) => game.events.beginsTurn(event)).length;
  const firstSteps = useFirstSteps(props.firstSteps, turns);
  const told = over || seat.seats.covered ? null : (shown.update?.view ?? null);
  const said = (answer: Answer, view: V): SaidAnswer =>
    game.sayAnswer(answer, { what: view.decision?.what ?? '', seat: answer.seat, view }, lang, faces.nameOf);
  const hinting = useHinting(props.hints, told, ({ answer }, view) =>
    seat.suggest(said(answer, view).things[0] ?? null),
  );
  const controls = useControls({ ...props, end, seats: seat.seats, ask: hinting.ask, show: seat.show });
  useDecisionFocus(controls.prompt, {
    asked: seat.shared.decision?.id ?? null,
    logged: shown.logged,
    unveiled: seat.seats.veiled,
    beginsTurn: game.events.beginsTurn,
  });
  return (
    <ConfirmedEndContext value={end}>
      <ReadingLayout>
        <main className={`table ${className}`} {...data} {...controls.table}>
          <h1 className="visually-hidden">{game.name[lang]}</h1>
          {above}
          <Side tools={controls.tools} lines={seat.story.lines} firstSteps={firstSteps} point={point}>
            <CaptionContext value={seat.story.happening}>
              <ThinkingContext value={shown.update?.thinking === true}>{prompt(controls.prompt)}</ThinkingContext>
            </CaptionContext>
          </Side>
          {below}
        </main>
      </ReadingLayout>
      <Moving shown={shown} event={seat.story.event} events={game.events} face={faces.face} />
      <LiveRegion lines={seat.story.spoken} question={end.asked(props.options) ?? props.question} />
      <OpenSheets
        {...props.game}
        {...props}
        {...seat}
        game={game.id}
        lines={seat.story.lines}
        over={over}
        point={point}
        concede={controls.concede}
        undo={controls.tools.undo}
        two={props.players.every(({ kind }) => kind === 'person') && props.curtain}
        takeBackAnyway={controls.takeBackAnyway}
        hinting={hinting}
        adviceWords={{
          say: (answer) => said(answer, shown.toward.view).text,
          termName: (name) => seat.shared.words.standing?.[name] ?? null,
          nameOf: faces.nameOf,
        }}
      />
      <EndOfMatch
        {...props}
        seats={seat.seats}
        endings={seat.shared.words.endings}
        nameOfSeat={seat.shared.nameOfSeat}
        naming={seat.shared.naming}
        healths={() => props.healths(eventsOf(shown.logged))}
        reopened={seat.open?.what === 'result'}
        close={() => seat.show(null)}
      />
    </ConfirmedEndContext>
  );
}

interface MovingProps<V, E> {
  readonly shown: Shown<V, E>;
  readonly event: E | null;
  readonly events: EventReader<E>;
  face(card: string): Face;
}

/** What the event that is being shown sets in motion, and what the other has done with it. */
function Moving<V, E>({ shown: { step, toward }, event, events, face }: MovingProps<V, E>) {
  const spotlight = events.spotlightOf(event, toward.viewer);
  useMotions(step, events.motionsOf(event));
  // A card that is shown large does not fly as well.
  const flights = spotlight === null || spotlight.card === null ? events.flightsOf(event) : [];
  return (
    <>
      <Flights {...{ step, flights, face }} rises={events.risesOf(event)} />
      <SpotlightLayer {...{ spotlight, face }} moment={step} passes />
      <DragArrow />
    </>
  );
}

/** Its own part, so that a move of the pointer draws nothing else. */
function DragArrow() {
  const line = useDragLine();
  if (line === null) return null;
  return (
    <ArrowLayer>
      <Arrow {...line} />
    </ArrowLayer>
  );
}
