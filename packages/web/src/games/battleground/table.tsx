// How is a match of Battleground played at this table? Follows the host, keeps what is selected, and lays everything out.

import { words as allWords, type CardId, type Event, type View } from '@duello/battleground';
import { useMemo, useRef, useState } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { useAutoPass, useMayPass } from '../../table/auto-pass.ts';
import { Curtain } from '../../table/curtain.tsx';
import { useFollowing } from '../../table/following.ts';
import type { OpenSheet } from '../../table/open-sheets.tsx';
import { namesOfSeats, useSeats } from '../../table/seats.ts';
import { useSelection } from '../../table/selection.ts';
import type { ShownProps, TableProps } from '../../table/table-props.ts';
import { newsFor } from '../../table/told-lines.ts';
import { useFaces } from '../../table/use-faces.ts';
import { ZoomLayer } from '../../table/zoom.tsx';
import { useWords } from '../../words/use-words.ts';
import { useAnswering } from './answering.ts';
import { onlyAnswer } from './auto-pass.ts';
import { Battle } from './battle-context.ts';
import { facesIn } from './faces.ts';
import { type Gate, useGate } from './gate.ts';
import { intended } from './intended.ts';
import { Laid } from './laid.tsx';
import { tellingOf } from './lines.ts';
import { beginsTurn, pace, stops } from './pace.ts';
import { type Tempo, usePacing, useTempo } from './pacing.ts';
import { wishedAnswer } from './presets-wished.ts';
import { soundOf } from './sounds-of.ts';
import { type PileName, Table, type TableContext } from './table-context.ts';
import type { Thing } from './things.ts';
import { useWar } from './war.ts';
import { withWar } from './war-options.ts';
import './table.css';

const roundOf = ({ round }: View): number => round;

export function BattlegroundTable(props: TableProps) {
  const round = useRef(0);
  const gate = useGate(props.host, { stops, kept: ({ text, over }) => props.keep(text, round.current, over) });
  const tempo = useTempo(gate);
  const course = { pace: (event: Event) => tempo.stretch(pace(event)), begins: beginsTurn, soundOf, roundOf };
  const playback = useFollowing<View, Event>({ ...props, host: gate.host }, course);
  if (playback.shown === null) return null;
  round.current = roundOf(playback.shown.toward.view);
  return <Seated {...props} host={gate.host} {...{ playback, gate, tempo }} shown={playback.shown} />;
}

interface SeatedProps extends ShownProps<View, Event> {
  readonly gate: Gate;
  readonly tempo: Tempo;
}

function Seated(props: SeatedProps) {
  const { host, shown, gate } = props;
  const { lang } = useSettings();
  const t = useWords();
  const seats = useSeats(props);
  const { mine, reader, voice, covered } = seats;
  const { view } = shown;
  const words = allWords[lang];
  const faces = useFaces(facesIn, lang, view.options.cards);
  const telling = useMemo(() => tellingOf(words, faces), [words, faces]);
  const nameOfSeat = namesOfSeats(seats, words.nouns);
  const decision = shown.update?.view.decision ?? null;
  const [selected, select] = useSelection<Thing>(decision);
  const [lit, light] = useState<CardId | null>(null);
  const [open, show] = useState<OpenSheet<PileName> | null>(null);
  const { battle, stance, casting, fights } = useWar({ ...props, decision, mine, covered });
  const naming = { words, faces, view, mine, t, nameOfSeat };
  const plain = useAnswering({ host, decision, selected, select, ...naming });
  const answering = withWar(plain, { view, mine, selected, ...battle, casting, t });
  const answers = stance === null ? null : () => answering.send(stance);
  const pacing = usePacing({ ...props, battle: fights, answers });
  const meant =
    intended(decision, answering.intent, faces.spell) ??
    wishedAnswer(decision, answering.wished) ??
    (gate.held ? null : stance);
  const mayPass = useMayPass(seats);
  const auto = useAutoPass({
    id: decision?.id ?? null,
    answer: meant ?? (mayPass && stance === null ? onlyAnswer(decision) : null),
    answers: shown.toward.answers,
    ...(meant === null ? {} : { delay: 0 }),
    send: answering.send,
  });
  const reading = { telling, reader, voice };
  if (seats.curtainFor !== null) {
    const news = newsFor(seats.curtainFor, shown.told, reading);
    return <Curtain name={nameOfSeat(seats.curtainFor)} news={news} lift={seats.lift} />;
  }
  const { picks, dropsAt, press, act, join } = answering;
  const context: TableContext = {
    lang,
    words,
    faces,
    view,
    mine,
    decision,
    selected,
    picks,
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
      <Battle value={battle}>
        <ZoomLayer>
          <Laid {...props} {...{ seats, reading, answering, auto, open, show, light, select, pacing }} />
        </ZoomLayer>
      </Battle>
    </Table>
  );
}
