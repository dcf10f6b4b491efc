// How is a match of Final Magic played at this table? Follows the host, keeps what is selected, and lays everything out.

import { words as allWords, type CardId, type Event, type View } from '@duello/final-magic';
import { other, type Seat } from '@duello/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { Curtain } from '../../table/curtain.tsx';
import { type Playback, usePlayback } from '../../table/playback.ts';
import { ZoomLayer } from '../../table/zoom.tsx';
import type { TableProps } from '../tables.ts';
import type { Target } from './actions.ts';
import { useAnswering } from './answering.ts';
import { useAutoPass } from './auto-pass.ts';
import { facesIn } from './faces.ts';
import { Laid } from './laid.tsx';
import { lineOf } from './lines.ts';
import { beginsTurn, pace } from './pace.ts';
import { useSeats } from './seats.ts';
import type { Open } from './sheets.tsx';
import { sound } from './sounds-of.ts';
import { Table, type TableContext } from './table-context.ts';
import './table.css';

const NO_CARDS = {};

/** Tells the browser what to keep, and the ears what happened. */
function useFollowing({ shown }: Playback<View, Event>, keep: TableProps['keep'], sounding: boolean): void {
  const keeping = useRef(keep);
  keeping.current = keep;
  const update = shown?.update ?? null;
  useEffect(() => {
    if (update !== null) keeping.current(update.text, update.view.round, update.over);
  }, [update]);
  const event = shown?.event ?? null;
  const viewer = shown?.toward.viewer ?? 0;
  useEffect(() => {
    if (event !== null && sounding) sound(event, viewer);
  }, [event, viewer, sounding]);
}

export function FinalMagicTable(props: TableProps) {
  const { host, players, curtain, keep } = props;
  const { lang, speed, autoPass, sound: sounding } = useSettings();
  const playback = usePlayback<View, Event>(host, { pace: (event) => pace(event, speed), begins: beginsTurn });
  const { shown } = playback;
  useFollowing(playback, keep, sounding);
  const seats = useSeats(host, players, curtain, shown);
  const { mine, two, viewer } = seats;
  const voice = two ? 'watcher' : viewer;
  const [selected, select] = useState<Target | null>(null);
  const [lit, light] = useState<CardId | null>(null);
  const [open, show] = useState<Open | null>(null);
  const words = allWords[lang];
  const own = shown?.view.options.cards ?? NO_CARDS;
  const faces = useMemo(() => facesIn(lang, own), [lang, own]);
  const decision = shown?.update?.view.decision ?? null;
  const me = shown?.view.players[mine] ?? null;
  const answering = useAnswering({ host, decision, me, words, faces, selected, select });
  const auto = useAutoPass({
    // Behind a curtain whoever answers at once, or is not asked, tells the other something.
    on: autoPass && !(two && curtain),
    decision,
    me,
    answers: shown?.toward.answers ?? 0,
    card: faces.card,
    send: answering.send,
  });
  const id = decision?.id ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another selection
  useEffect(() => select(null), [id]);
  if (shown === null) return null;
  const nameOfSeat = (seat: Seat): string => {
    if (two) return seat === 0 ? words.nouns.playerA : words.nouns.playerB;
    return seat === mine ? words.nouns.you : words.nouns.opponent;
  };
  // Somebody else is about to look: nobody's cards are named.
  const reading = { words, faces, reader: seats.covered ? 'watcher' : viewer, voice } as const;
  if (seats.curtainFor !== null) {
    const reader = seats.curtainFor;
    const missed = shown.told.slice(shown.told.findLastIndex(({ by }) => by === reader || by === null) + 1);
    const news = missed.map((entry) => lineOf(entry, reading)).filter((line) => line !== null);
    return <Curtain name={nameOfSeat(reader)} news={news} lift={seats.lift} />;
  }
  const { view } = shown;
  const context: TableContext = {
    lang,
    words,
    faces,
    view,
    mine,
    decision,
    choices: answering.choices,
    selected,
    used: answering.used,
    lit,
    cap: view.suddenDeath ? 20 : 50,
    nameOfSeat,
    press: answering.press,
    act: answering.act,
    openPile: (seat, pile) => show({ what: 'pile', seat, pile }),
  };
  return (
    <Table value={context}>
      <ZoomLayer>
        <Laid
          {...props}
          {...{ playback, shown, seats, voice, reading, answering, auto, open, show, light, select }}
          foe={other(mine)}
        />
      </ZoomLayer>
    </Table>
  );
}
