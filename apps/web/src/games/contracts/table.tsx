// How is a match of Contracts played at this table? Follows the host, keeps what is selected, and lays everything out.

import { words as allWords, type Event, type View } from '@duello/contracts';
import { useState } from 'react';
import { useAutoPass, useMayPass } from '../../table/auto-pass.ts';
import { type Course, useFollowing } from '../../table/following.ts';
import type { OpenSheet } from '../../table/open-sheets.tsx';
import { useSeated } from '../../table/seated.tsx';
import { useSelection } from '../../table/selection.ts';
import { handled } from '../../table/standing.ts';
import type { ShownProps, TableProps } from '../../table/table-props.ts';
import { ZoomLayer } from '../../table/zoom.tsx';
import { useWords } from '../../words/use-words.ts';
import { useAnswering } from './answering.ts';
import { onlyAnswer } from './auto-pass.ts';
import { facesIn } from './faces.ts';
import { Laid } from './laid.tsx';
import { tellingOf } from './lines.ts';
import { beginsTurn, pace } from './pace.ts';
import { soundOf } from './sounds-of.ts';
import { type PileName, Table, type TableContext } from './table-context.ts';
import type { Thing } from './things.ts';
import { intended } from './usual.ts';
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
