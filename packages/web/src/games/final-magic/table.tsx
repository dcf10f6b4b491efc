// How is a match of Final Magic played at this table? Follows the host, keeps what is selected, and lays everything out.

import { words as allWords, type CardId, type Event, type View } from '@duello/final-magic';
import { useMemo, useState } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { useAutoPass, useMayPass } from '../../table/auto-pass.ts';
import { Curtain } from '../../table/curtain.tsx';
import { type Course, useFollowing } from '../../table/following.ts';
import type { OpenSheet } from '../../table/open-sheets.tsx';
import { namesOfSeats, useSeats } from '../../table/seats.ts';
import { useSelection } from '../../table/selection.ts';
import type { ShownProps, TableProps } from '../../table/table-props.ts';
import { newsFor } from '../../table/told-lines.ts';
import { useFaces } from '../../table/use-faces.ts';
import { ZoomLayer } from '../../table/zoom.tsx';
import type { Target } from './actions.ts';
import { useAnswering } from './answering.ts';
import { onlyAnswer } from './auto-pass.ts';
import { facesIn } from './faces.ts';
import { Laid } from './laid.tsx';
import { tellingOf } from './lines.ts';
import { beginsTurn, pace } from './pace.ts';
import { soundOf } from './sounds-of.ts';
import { type PileName, Table, type TableContext } from './table-context.ts';
import './table.css';

const COURSE: Course<View, Event> = { pace, begins: beginsTurn, soundOf, roundOf: ({ round }) => round };

export function FinalMagicTable(props: TableProps) {
  const playback = useFollowing(props, COURSE);
  return playback.shown === null ? null : <Seated {...props} playback={playback} shown={playback.shown} />;
}

function Seated(props: ShownProps<View, Event>) {
  const { host, shown } = props;
  const { lang } = useSettings();
  const seats = useSeats(props);
  const { mine, reader, voice } = seats;
  const { view } = shown;
  const me = view.players[mine];
  const words = allWords[lang];
  const faces = useFaces(facesIn, lang, view.options.cards);
  const telling = useMemo(() => tellingOf(words, faces), [words, faces]);
  const nameOfSeat = namesOfSeats(seats, words.nouns);
  const decision = shown.update?.view.decision ?? null;
  const [selected, select] = useSelection<Target>(decision);
  const [lit, light] = useState<CardId | null>(null);
  const [open, show] = useState<OpenSheet<PileName> | null>(null);
  const answering = useAnswering({ host, decision, me, words, faces, selected, select });
  const mayPass = useMayPass(seats);
  const auto = useAutoPass({
    id: decision?.id ?? null,
    answer: mayPass ? onlyAnswer(decision, me, faces.card) : null,
    answers: shown.toward.answers,
    send: answering.send,
  });
  const reading = { telling, reader, voice };
  if (seats.curtainFor !== null) {
    const news = newsFor(seats.curtainFor, shown.told, reading);
    return <Curtain name={nameOfSeat(seats.curtainFor)} news={news} lift={seats.lift} />;
  }
  const { choices, used, press, act } = answering;
  const context: TableContext = {
    lang,
    words,
    faces,
    view,
    mine,
    decision,
    choices,
    selected,
    used,
    lit,
    cap: view.suddenDeath ? 20 : 50,
    nameOfSeat,
    press,
    act,
    openPile: (seat, pile) => show({ what: 'pile', seat, pile }),
  };
  return (
    <Table value={context}>
      <ZoomLayer>
        <Laid {...props} {...{ seats, reading, answering, auto, open, show, light, select }} />
      </ZoomLayer>
    </Table>
  );
}
