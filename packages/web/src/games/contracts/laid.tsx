// Where does everything lie? The other player above, both lines between, the own hand below, question and log aside.

import type { CardId, Event, View } from '@duello/contracts';
import type { Seat, Viewer } from '@duello/kernel';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../shell/settings.ts';
import type { AutoPass } from '../../table/auto-pass.ts';
import { CardBack, CardFace } from '../../table/card.tsx';
import { EndOfMatch } from '../../table/end-of-match.tsx';
import { Flights } from '../../table/flights.tsx';
import { useKeys } from '../../table/keys.ts';
import { KEPT_LINES, LiveRegion } from '../../table/live.tsx';
import { Log } from '../../table/log.tsx';
import type { Playback, Shown } from '../../table/playback.ts';
import { useTabStops } from '../../table/roving.ts';
import type { Seats } from '../../table/seats.ts';
import { flightTime } from '../../table/speed.ts';
import { logLines, spokenLines, type Written } from '../../table/told-lines.ts';
import { Toolbar } from '../../table/toolbar.tsx';
import { usePointer } from '../../table/zoom.tsx';
import { useWords } from '../../words/use-words.ts';
import type { TableProps } from '../tables.ts';
import { type AnsweringNow, questionOf } from './answering.ts';
import { Field } from './field.tsx';
import { flightsOf, risesOf } from './flights-of.ts';
import { OtherHand, OwnHand } from './hand.tsx';
import { healthsOf } from './healths.ts';
import { type Reading, seenBy, tellingOf } from './lines.ts';
import { useLunge } from './lunge.ts';
import { PlayerBar } from './player-bar.tsx';
import { Prompt } from './prompt.tsx';
import { type Open, Sheets } from './sheets.tsx';
import { useTable } from './table-context.ts';
import type { Thing } from './things.ts';

interface Props extends TableProps {
  readonly playback: Playback<View, Event>;
  readonly shown: Shown<View, Event>;
  readonly seats: Seats;
  readonly voice: Viewer;
  readonly reading: Reading;
  readonly answering: AnsweringNow;
  readonly auto: AutoPass;
  readonly foe: Seat;
  readonly open: Open | null;
  show(open: Open | null): void;
  light(card: CardId | null): void;
  select(thing: Thing | null): void;
}

const STILL = '(prefers-reduced-motion: reduce)';

/** Everything the words of the table are made of: the log, what is told aloud, the line between the players. */
function useStory({ shown, reading }: Props) {
  const { telling } = useSettings();
  const { told } = shown;
  const { words, faces, reader, voice } = reading;
  const event = shown.event && seenBy({ event: shown.event, viewer: shown.toward.viewer }, reader);
  const { writing, written } = useMemo(() => {
    const kept: Written<Event> = new WeakMap();
    return { writing: tellingOf({ words, faces, reader, voice }), written: kept };
  }, [words, faces, reader, voice]);
  const lines = useMemo(() => logLines(told, writing, written), [told, writing, written]);
  const spoken = useMemo(() => spokenLines(told, telling, writing, KEPT_LINES), [told, telling, writing]);
  const happening = event === null ? null : words.event(event, voice, faces.nameOf);
  return { lines, spoken, happening, event };
}

export function Laid(props: Props) {
  const { host, playback, shown, seats, voice, answering, auto, foe, open, show, light, select } = props;
  const { words, faces, mine, decision, view, nameOfSeat } = useTable();
  const { speed } = useSettings();
  const t = useWords();
  const root = useRef<HTMLElement>(null);
  const prompt = useRef<HTMLElement>(null);
  const [ended, setEnded] = useState(true);
  const [refused, setRefused] = useState(0);
  const { lines, spoken, happening, event } = useStory(props);
  const pointer = usePointer();
  const point = useCallback(
    (card: CardId | null) => {
      light(card);
      pointer(card === null ? null : faces.face(card));
    },
    [light, pointer, faces],
  );
  const { update } = shown;
  const undo = (): void => {
    if (update === null || update.undo.count === 0) {
      setRefused((times) => times + 1);
      return;
    }
    select(null);
    answering.forget();
    // What the table did by itself goes back together with what the person did.
    for (let steps = auto.hold(update.answers); steps > 0; steps--) host.undo();
  };
  useTabStops(root, prompt);
  useKeys({
    root,
    options: answering.options,
    playing: playback.playing,
    skip: playback.skip,
    deselect: () => select(null),
    letters: {
      u: undo,
      a: playback.again,
      l: () => show({ what: 'log' }),
      t: () => show({ what: 'text' }),
      m: () => show({ what: 'menu' }),
      '?': () => show({ what: 'keys' }),
    },
  });
  const time = window.matchMedia(STILL).matches ? 0 : flightTime(speed);
  useLunge(shown.step, event, time);
  const question = decision === null ? '' : words.questions[questionOf(decision)].ask;
  const outcome = update?.view.outcome ?? null;
  return (
    <>
      <main
        className="table contracts-table"
        ref={root}
        data-playing={playback.playing}
        data-phase={view.phase}
        onPointerDown={playback.playing ? playback.skip : undefined}
      >
        <h1 className="visually-hidden">{t('game.contracts')}</h1>
        <PlayerBar seat={foe}>
          <OtherHand seat={foe} />
        </PlayerBar>
        <Field happening={happening} options={answering.options} />
        <aside className="ct-side" aria-label={t('table.side')}>
          <Toolbar
            undo={update?.undo ?? null}
            playing={playback.playing}
            refused={refused}
            takeBack={undo}
            again={playback.again}
            skip={playback.skip}
            show={show}
          />
          <Prompt ref={prompt} answering={answering} notice={auto.passing ? t('table.passing') : null} />
          <Log lines={lines} label={t('table.log')} point={point} />
        </aside>
        <OwnHand hidden={seats.covered} />
        <PlayerBar seat={mine} />
      </main>
      <Flights
        step={shown.step}
        flights={event === null ? [] : flightsOf(event)}
        rises={event === null ? [] : risesOf(event)}
        time={time}
        draw={(card) => (card === null ? <CardBack /> : <CardFace face={faces.face(card)} small />)}
      />
      <LiveRegion lines={spoken} question={question} />
      <Sheets
        open={open}
        lines={lines}
        mayConcede={update?.over !== true}
        show={show}
        point={point}
        concede={() => {
          show(null);
          host.send(mine, decision?.id ?? 0, { concede: true });
        }}
      />
      {outcome !== null && ended && update !== null && (
        <EndOfMatch
          outcome={outcome}
          ending={
            Object.entries(words.endings).find(([name]) => name === outcome.reason)?.[1](outcome.winner, voice) ?? ''
          }
          lines={healthsOf(shown.told.map((entry) => entry.event))}
          text={update.text}
          voice={voice}
          nameOfSeat={nameOfSeat}
          rematch={() => props.rematch(0)}
          replay={props.replay}
          close={() => setEnded(false)}
        />
      )}
    </>
  );
}
