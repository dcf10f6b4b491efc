// How is a match of Contracts played at this table? Follows the host, keeps what is selected, and lays everything out.

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
import { useState } from 'react';
import { words as allWords, type Event, see, type View } from '../../index.ts';
import { useAnswering } from '../answers/answering.ts';
import { onlyAnswer } from '../answers/auto-pass.ts';
import { intended } from '../answers/default-payment.ts';

import { facesIn } from '../cards/faces.ts';
import { events } from '../events/rows.ts';
import { type PileName, TableContext, type TableContextValue } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { TableLayout } from './table-layout.tsx';
import './table.css';

const SPEECH = { words: allWords, facesIn, events, see };

export function ContractsTable(props: TableProps) {
  const playback = useFollowing<View, Event>(props, events, ({ turn }) => turn);
  return playback.shown === null ? null : <Seated {...props} playback={playback} shown={playback.shown} />;
}

function Seated(props: ShownProps<View, Event>) {
  const { host, shown } = props;
  const t = useWords();
  const [open, show] = useState<OpenSheet<PileName> | null>(null);
  const { seats, audience, decision, shared, curtain, light } = useSeatContext(props, SPEECH, show);
  const { words, faces, view, mine, nameOfSeat } = shared;
  const [selected, select] = useSelection<TargetId>(decision);
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
  const context: TableContextValue = {
    ...shared,
    ...withSelected(answering, selected),
    spending,
  };
  return (
    <TableContext value={context}>
      <ZoomLayer>
        <TableLayout {...props} {...{ seats, audience, answering, auto, open, show, light, select }} />
      </ZoomLayer>
    </TableContext>
  );
}
