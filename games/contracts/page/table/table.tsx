// How is a match of Contracts played at this table? The other player above, both lines between, the own hand below.

import { other } from '@duello/kernel';
import {
  healthLines,
  onlyAnswer,
  type ShownProps,
  TableFrame,
  type TableProps,
  type TargetId,
  useAutoPass,
  useFollowing,
  useSeatContext,
  useSelection,
  withSelected,
} from '@duello/table';
import { type Event, START_HEALTH, type View } from '../../index.ts';
import { questionOf, useAnswering } from '../answers/answering.ts';
import { intended } from '../answers/default-answers.ts';
import { events } from '../events/event-rows.ts';
import { TableContext } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { Field } from './field.tsx';
import { GAME } from './game-parts.ts';
import { OtherHand, OwnHand } from './hand.tsx';
import { PlayerBar } from './player-bar.tsx';
import { Prompt } from './prompt.tsx';
import './table.css';

export function ContractsTable(props: TableProps) {
  const playback = useFollowing<View, Event>(props, events, ({ turn }) => turn);
  return playback.shown === null ? null : <Seated {...props} playback={playback} shown={playback.shown} />;
}

/** The end of the own turn stays the player's word: there are piles to read and a line to look at. */
const mayAnswer = (question: string): boolean => question !== 'act';

function Seated(props: ShownProps<View, Event>) {
  const { host, shown } = props;
  const t = useWords();
  const seat = useSeatContext(props, GAME);
  const { seats, shared } = seat;
  const { decision, view, words, mine } = shared;
  const [selected, select] = useSelection<TargetId>(decision);
  const answering = useAnswering({ host, selected, select, t, ...shared });
  const auto = useAutoPass({
    decision,
    seats,
    answers: shown.toward.answers,
    meant: intended(decision, view, answering.intent),
    only: onlyAnswer(decision, mayAnswer),
    send: answering.send,
  });
  if (seat.curtain !== null) return seat.curtain;
  const { options, spending } = answering;
  const foe = other(mine);
  return (
    <TableContext value={{ ...shared, ...withSelected(answering, selected), spending }}>
      <TableFrame
        {...props}
        {...{ game: GAME, seat, auto, options }}
        className="contracts-table"
        data={{ 'data-phase': view.phase }}
        above={
          <>
            <PlayerBar seat={foe}>
              <OtherHand seat={foe} />
            </PlayerBar>
            <Field options={options} />
          </>
        }
        prompt={(ref) => <Prompt ref={ref} answering={answering} notice={auto.passing ? t('table.passing') : null} />}
        below={
          <>
            <OwnHand hidden={seats.covered} />
            <PlayerBar seat={mine} />
          </>
        }
        firstSteps={t(view.phase === 'setup' ? 'contracts.firstSteps' : 'contracts.firstTurn')}
        question={decision === null ? '' : words.questions[questionOf(decision)].ask}
        deselect={() => select(null)}
        letGo={() => {
          select(null);
          answering.forget();
        }}
        healths={(all) => healthLines(all, events, [START_HEALTH, START_HEALTH])}
        health={words.nouns.health}
      />
    </TableContext>
  );
}
