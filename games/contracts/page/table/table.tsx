// How is a match of Contracts played at this table? Follows the host, keeps what is selected, and lays everything out.

import {
  type Course,
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
import { useState } from 'react';
import { words as allWords, type Event, type View } from '../../index.ts';
import { useAnswering } from '../answers/answering.ts';
import { onlyAnswer } from '../answers/auto-pass.ts';
import type { Thing } from '../answers/things.ts';
import { intended } from '../answers/usual.ts';
import { facesIn } from '../cards/faces.ts';
import { tellingOf } from '../events/lines.ts';
import { beginsTurn, pace } from '../events/pace.ts';
import { soundOf } from '../events/sounds-of.ts';
import { type PileName, Table, type TableContext } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { Laid } from './laid.tsx';
import './table.css';

const SPEECH = { words: allWords, facesIn, tellingOf };
const COURSE: Course<View, Event> = { pace, begins: beginsTurn, soundOf, roundOf: ({ turn }) => turn };

export function ContractsTable(props: TableProps) {
  const playback = useFollowing(props, COURSE);
  return playback.shown === null ? null : <Seated {...props} playback={playback} shown={playback.shown} />;
}

function Seated(props: ShownProps<View, Event>) {
  const { host, shown } = props;
  const t = useWords();
  const [open, show] = useState<OpenSheet<PileName> | null>(null);
  const { seats, reading, decision, shared, curtain, light } = useSeated(props, SPEECH, show);
  const { words, faces, view, mine, nameOfSeat } = shared;
  const [selected, select] = useSelection<Thing>(decision);
  const answering = useAnswering({ host, decision, selected, select, words, faces, view, mine, t, nameOfSeat });
  const meant = intended(decision, view, answering.intent);
  const mayPass = useMayPass(seats);
  const auto = useAutoPass({
    id: decision?.id ?? null,
    answer: meant ?? (mayPass ? onlyAnswer(decision) : null),
    answers: shown.toward.answers,
    ...(meant === null ? {} : { delay: 0 }),
    send: answering.send,
  });
  if (curtain !== null) return curtain;
  const { spending } = answering;
  const context: TableContext = {
    ...shared,
    ...handled(answering, selected),
    spending,
  };
  return (
    <Table value={context}>
      <ZoomLayer>
        <Laid {...props} {...{ seats, reading, answering, auto, open, show, light, select }} />
      </ZoomLayer>
    </Table>
  );
}
