// How is a match of Battleground played at this table? Follows the host, keeps what is selected, and lays everything out.

import {
  handled,
  type OpenSheet,
  type ShownProps,
  type TableProps,
  useAutoPass,
  useFollowing,
  useMayPass,
  useSeated,
  useSelection,
  ZoomLayer,
} from '@duello/table';
import { useRef, useState } from 'react';
import { words as allWords, type Event, type View } from '../../index.ts';
import { useAnswering } from '../answers/answering.ts';
import { onlyAnswer } from '../answers/auto-pass.ts';
import { intended } from '../answers/intended.ts';
import { wishedAnswer } from '../answers/presets-wished.ts';
import type { Thing } from '../answers/things.ts';
import { Battle } from '../battle/battle-context.ts';
import { facesIn } from '../cards/faces.ts';
import { type Gate, useGate } from '../events/gate.ts';
import { tellingOf } from '../events/lines.ts';
import { beginsTurn, pace, stops } from '../events/pace.ts';
import { type Tempo, usePacing, useTempo } from '../events/pacing.ts';
import { soundOf } from '../events/sounds-of.ts';
import { type PileName, Table, type TableContext } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { Laid } from './laid.tsx';
import { useWar } from './war.ts';
import { withWar } from './war-options.ts';
import './table.css';

const SPEECH = { words: allWords, facesIn, tellingOf };
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
  const t = useWords();
  const [open, show] = useState<OpenSheet<PileName> | null>(null);
  const { seats, reading, decision, shared, curtain, light } = useSeated(props, SPEECH, show);
  const { words, faces, view, mine, nameOfSeat } = shared;
  const [selected, select] = useSelection<Thing>(decision);
  const { battle, stance, casting, fights } = useWar({ ...props, decision, mine, covered: seats.covered });
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
  if (curtain !== null) return curtain;
  const { picks } = answering;
  const context: TableContext = {
    ...shared,
    ...handled(answering, selected),
    picks,
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
