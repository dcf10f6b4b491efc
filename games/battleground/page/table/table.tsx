// How is a match of Battleground played at this table? Follows the host, keeps what is selected, and lays everything out.

import {
  type OpenSheet,
  type ShownProps,
  type TableProps,
  type TargetId,
  useAutoPass,
  useFollowing,
  useMayPass,
  useSeatContext,
  useSelection,
  withSelected,
  ZoomLayer,
} from '@duello/table';
import { useRef, useState } from 'react';
import { words as allWords, type Event, see, type View } from '../../index.ts';
import { useAnswering } from '../answers/answering.ts';
import { onlyAnswer } from '../answers/auto-pass.ts';
import { intended } from '../answers/intended.ts';
import { wishedAnswer } from '../answers/presets-wished.ts';
import { BattleContext } from '../battle/battle-context.ts';
import { facesIn } from '../cards/faces.ts';
import { type Gate, useGate } from '../events/gate.ts';
import { type Tempo, usePacing, useTempo } from '../events/pacing.ts';
import { events } from '../events/rows.ts';
import { type PileName, TableContext, type TableContextValue } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { useBattleControls } from './battle-controls.ts';
import { withBattleOptions } from './battle-options.ts';
import { TableLayout } from './table-layout.tsx';
import './table.css';

const SPEECH = { words: allWords, facesIn, events, see };
const roundOf = ({ round }: View): number => round;

export function BattlegroundTable(props: TableProps) {
  const round = useRef(0);
  const gate = useGate(props.host, {
    stops: (event) => events.pace(event) > 0,
    kept: ({ text, over }) => props.keep(text, round.current, over),
  });
  const tempo = useTempo(gate);
  const stretched = { ...events, pace: (event: Event) => tempo.stretch(events.pace(event)) };
  const playback = useFollowing<View, Event>({ ...props, host: gate.host }, stretched, roundOf);
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
  const { seats, audience, decision, shared, curtain, light } = useSeatContext(props, SPEECH, show);
  const { words, faces, view, mine, nameOfSeat } = shared;
  const [selected, select] = useSelection<TargetId>(decision);
  const { battle, stance, casting, fights } = useBattleControls({ ...props, decision, mine, covered: seats.covered });
  const naming = { words, faces, view, mine, t, nameOfSeat };
  const plain = useAnswering({ host, decision, selected, select, ...naming });
  const answering = withBattleOptions(plain, { view, mine, selected, ...battle, casting, t });
  const answers = stance === null ? null : () => answering.send(stance);
  const pacing = usePacing({ ...props, battle: fights, answers });
  const meant =
    intended(decision, answering.intent, faces.card) ??
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
  const context: TableContextValue = {
    ...shared,
    ...withSelected(answering, selected),
    picks,
  };
  return (
    <TableContext value={context}>
      <BattleContext value={battle}>
        <ZoomLayer>
          <TableLayout {...props} {...{ seats, audience, answering, auto, open, show, light, select, pacing }} />
        </ZoomLayer>
      </BattleContext>
    </TableContext>
  );
}
