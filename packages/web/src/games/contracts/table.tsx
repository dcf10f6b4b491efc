// How is a match of Contracts played at this table? Follows the host, keeps what is selected, and lays everything out.

import { words as allWords, type CardId, type Event, type View } from '@duello/contracts';
import { other, type Seat } from '@duello/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { useAutoPass } from '../../table/auto-pass.ts';
import { Curtain } from '../../table/curtain.tsx';
import { type Playback, usePlayback } from '../../table/playback.ts';
import { useSeats } from '../../table/seats.ts';
import { ZoomLayer } from '../../table/zoom.tsx';
import { useWords } from '../../words/use-words.ts';
import type { TableProps } from '../tables.ts';
import { keyOf, useAnswering } from './answering.ts';
import { onlyAnswer } from './auto-pass.ts';
import { Laid } from './laid.tsx';
import { lineOf } from './lines.ts';
import { beginsTurn, pace } from './pace.ts';
import type { Open } from './sheets.tsx';
import { sound } from './sounds-of.ts';
import { Table, type TableContext } from './table-context.ts';
import type { Thing } from './things.ts';
import { useFaces } from './use-faces.ts';
import { intended } from './usual.ts';
import './table.css';

const NO_CARDS = {};

/** Tells whoever follows what has been shown, and the ears what happens. */
function useFollowing({ shown }: Playback<View, Event>, tell: TableProps['followed'], sounding: boolean): void {
  const telling = useRef(tell);
  telling.current = tell;
  const update = shown?.update ?? null;
  useEffect(() => {
    if (update !== null) telling.current?.(update.answers);
  }, [update]);
  const event = shown?.event ?? null;
  const viewer = shown?.toward.viewer ?? 0;
  useEffect(() => {
    if (event !== null && sounding) sound(event, viewer);
  }, [event, viewer, sounding]);
}

export function ContractsTable(props: TableProps) {
  const { host, keep } = props;
  const { speed, sound: sounding } = useSettings();
  const playback = usePlayback<View, Event>(host, {
    pace: (event) => pace(event, speed),
    begins: beginsTurn,
    heard: ({ text, view, over }) => keep(text, view.turn, over),
  });
  useFollowing(playback, props.followed, sounding);
  return playback.shown === null ? null : <Seated {...props} playback={playback} shown={playback.shown} />;
}

interface SeatedProps extends TableProps {
  readonly playback: Playback<View, Event>;
  readonly shown: NonNullable<Playback<View, Event>['shown']>;
}

function Seated(props: SeatedProps) {
  const { host, players, curtain, shown } = props;
  const { lang, autoPass } = useSettings();
  const t = useWords();
  const seats = useSeats(host, players, curtain, shown);
  const { mine, two, viewer } = seats;
  const voice = two ? 'watcher' : viewer;
  const [selected, select] = useState<Thing | null>(null);
  const [lit, light] = useState<CardId | null>(null);
  const [open, show] = useState<Open | null>(null);
  const words = allWords[lang];
  const { view } = shown;
  const faces = useFaces(lang, view.options.cards ?? NO_CARDS);
  const decision = shown.update?.view.decision ?? null;
  const nameOfSeat = (seat: Seat): string => {
    if (two) return seat === 0 ? words.nouns.playerA : words.nouns.playerB;
    return seat === mine ? words.nouns.you : words.nouns.opponent;
  };
  const answering = useAnswering({ host, decision, selected, select, words, faces, view, mine, t, nameOfSeat });
  const question = decision === null ? null : keyOf(decision);
  const meant = intended(decision, view, answering.intent);
  const auto = useAutoPass({
    id: decision?.id ?? null,
    // Behind a curtain whoever answers at once, or is not asked, tells the other something.
    answer: meant ?? (autoPass && !(two && curtain) ? onlyAnswer(decision) : null),
    answers: shown.toward.answers,
    ...(meant === null ? {} : { delay: 0 }),
    send: answering.send,
  });
  // At once: later it would take back what the player has selected meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another selection
  useLayoutEffect(() => select(null), [question]);
  // Somebody else is about to look: nobody's contracts are named.
  const reading = { words, faces, reader: seats.covered ? 'watcher' : viewer, voice } as const;
  if (seats.curtainFor !== null) {
    const reader = seats.curtainFor;
    const missed = shown.told.slice(shown.told.findLastIndex(({ by }) => by === reader || by === null) + 1);
    const news = missed.map((entry) => lineOf(entry, reading)).filter((line) => line !== null);
    return <Curtain name={nameOfSeat(reader)} news={news} lift={seats.lift} />;
  }
  const { spending, dropsAt, press, act, join } = answering;
  const context: TableContext = {
    lang,
    words,
    faces,
    view,
    mine,
    decision,
    selected,
    spending,
    lit,
    standing: (thing) => ({ ...answering.standing(thing), selected: selected === thing }),
    dropsAt,
    nameOfSeat,
    press,
    act,
    join,
    openPile: (seat, pile) => show({ what: 'pile', seat, pile }),
  };
  return (
    <Table value={context}>
      <ZoomLayer>
        <Laid {...props} {...{ seats, voice, reading, answering, auto, open, show, light, select }} foe={other(mine)} />
      </ZoomLayer>
    </Table>
  );
}
