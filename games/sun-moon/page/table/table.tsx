// How is a match of Sun & Moon played at this table? Follows the host, keeps what is selected, and lays everything out.

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
import { useBackOut } from '../answers/back-out.ts';
import { intended } from '../answers/intended.ts';
import { usePassing } from '../answers/passing.ts';
import { facesIn } from '../cards/faces.ts';
import { events } from '../events/rows.ts';
import { type PileName, TableContext, type TableContextValue } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { strainOf } from './strain-of.ts';
import { TableLayout } from './table-layout.tsx';
import './table.css';

const SPEECH = { words: allWords, facesIn, events, see };

export function SunMoonTable(props: TableProps) {
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
  const [peeked, peek] = useState<TargetId | null>(null);
  const passing = usePassing({ decision, view, mine, faces, t, veiled: seats.veiled });
  const { steps, back } = useBackOut(host, decision, shown.toward.answers);
  const naming = { words, faces, view, mine, t, nameOfSeat };
  const answering = useAnswering({ host, decision, selected, select, back: leave(), ...naming, ...passing });
  const meant = intended(decision, view, answering.intent);
  // Whoever has taken something in hand means to answer.
  const wished = selected !== null ? null : passing.wished;
  const only = useMayPass(seats) ? onlyAnswer(decision) : null;
  const auto = useAutoPass({
    id: decision?.id ?? null,
    answer: meant ?? wished ?? only,
    answers: shown.toward.answers,
    ...(meant === null ? {} : { delay: 0 }),
    send: answering.send,
  });
  function leave(): (() => void) | null {
    if (steps === 0) return null;
    return () => {
      select(null);
      answering.forget();
      auto.hold(shown.toward.answers);
      back();
    };
  }
  if (curtain !== null) return curtain;
  const { aimed } = answering;
  const known = { view, mine, faces };
  const context: TableContextValue = {
    ...shared,
    ...withSelected(answering, selected),
    aimed,
    previewed: peeked !== null && peeked !== selected && answering.affordanceOf(peeked).meant ? peeked : null,
    strain: seats.covered ? null : strainOf(known, decision, peeked ?? selected, answering.x),
    peek,
  };
  return (
    <TableContext value={context}>
      <ZoomLayer>
        <TableLayout
          {...props}
          {...{ seats, audience, answering, auto, open, show, light, select, passing, leave: leave() }}
        />
      </ZoomLayer>
    </TableContext>
  );
}
