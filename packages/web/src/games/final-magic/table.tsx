// How is a match of Final Magic played at this table? Follows the host, keeps what is selected, and lays everything out.

import { words as allWords, type CardId, type Event, type View } from '@duello/final-magic';
import { other, type Seat } from '@duello/kernel';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { useAutoPass } from '../../table/auto-pass.ts';
import { Curtain } from '../../table/curtain.tsx';
import { type Playback, usePlayback } from '../../table/playback.ts';
import { useSeats } from '../../table/seats.ts';
import { ZoomLayer } from '../../table/zoom.tsx';
import type { TableProps } from '../tables.ts';
import { keyOf, type Target } from './actions.ts';
import { useAnswering } from './answering.ts';
import { onlyAnswer } from './auto-pass.ts';
import { Laid } from './laid.tsx';
import { lineOf } from './lines.ts';
import { beginsTurn, pace } from './pace.ts';
import type { Open } from './sheets.tsx';
import { sound } from './sounds-of.ts';
import { Table, type TableContext } from './table-context.ts';
import { useFaces } from './use-faces.ts';
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

export function FinalMagicTable(props: TableProps) {
  const { host, players, curtain, keep } = props;
  const { lang, speed, autoPass, sound: sounding } = useSettings();
  const playback = usePlayback<View, Event>(host, {
    pace: (event) => pace(event, speed),
    begins: beginsTurn,
    heard: ({ text, view, over }) => keep(text, view.round, over),
  });
  const { shown } = playback;
  useFollowing(playback, props.followed, sounding);
  const seats = useSeats(host, players, curtain, shown);
  const { mine, two, viewer } = seats;
  const voice = two ? 'watcher' : viewer;
  const [selected, select] = useState<Target | null>(null);
  const [lit, light] = useState<CardId | null>(null);
  const [open, show] = useState<Open | null>(null);
  const words = allWords[lang];
  const faces = useFaces(lang, shown?.view.options.cards ?? NO_CARDS);
  const decision = shown?.update?.view.decision ?? null;
  const me = shown?.view.players[mine] ?? null;
  const answering = useAnswering({ host, decision, me, words, faces, selected, select });
  const question = keyOf(decision);
  const auto = useAutoPass({
    id: decision?.id ?? null,
    // Behind a curtain whoever answers at once, or is not asked, tells the other something.
    answer: autoPass && !(two && curtain) ? onlyAnswer(decision, me, faces.card) : null,
    answers: shown?.toward.answers ?? 0,
    send: answering.send,
  });
  // At once: later it would take back what the player has selected meanwhile.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question, another selection
  useLayoutEffect(() => select(null), [question]);
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
