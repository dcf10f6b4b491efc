// How is a match of Final Magic played at this table? Follows the host, keeps what is selected, and lays everything out.

import {
  type OpenSheet,
  type ShownProps,
  type TableProps,
  useAutoPass,
  useFollowing,
  useMayPass,
  useSeatContext,
  useSelection,
  ZoomLayer,
} from '@duello/table';
import { useState } from 'react';
import { words as allWords, type Event, see, type View } from '../../index.ts';
import type { Target } from '../answers/actions.ts';
import { useAnswering } from '../answers/answering.ts';
import { onlyAnswer } from '../answers/auto-pass.ts';
import { facesIn } from '../cards/faces.ts';
import { events } from '../events/rows.ts';
import { type PileName, TableContext, type TableContextValue } from '../pieces/table-context.ts';
import { TableLayout } from './table-layout.tsx';
import './table.css';

const SPEECH = { words: allWords, facesIn, events, see };

export function FinalMagicTable(props: TableProps) {
  const playback = useFollowing<View, Event>(props, events, ({ round }) => round);
  return playback.shown === null ? null : <Seated {...props} playback={playback} shown={playback.shown} />;
}

function Seated(props: ShownProps<View, Event>) {
  const { host, shown } = props;
  const [open, show] = useState<OpenSheet<PileName> | null>(null);
  const { seats, audience, decision, shared, curtain, light } = useSeatContext(props, SPEECH, show);
  const { words, faces, view, mine } = shared;
  const [selected, select] = useSelection<Target>(decision);
  const me = view.players[mine];
  const answering = useAnswering({ host, decision, me, words, faces, selected, select });
  const mayPass = useMayPass(seats);
  const auto = useAutoPass({
    id: decision?.id ?? null,
    answer: mayPass ? onlyAnswer(decision, me, faces.card) : null,
    answers: shown.toward.answers,
    send: answering.send,
  });
  if (curtain !== null) return curtain;
  const { choices, used, press, act } = answering;
  const context: TableContextValue = {
    ...shared,
    choices,
    selected,
    used,
    cap: view.suddenDeath ? 20 : 50,
    press,
    act,
  };
  return (
    <TableContext value={context}>
      <ZoomLayer>
        <TableLayout {...props} {...{ seats, audience, answering, auto, open, show, light, select }} />
      </ZoomLayer>
    </TableContext>
  );
}
