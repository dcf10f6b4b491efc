// How is a match of Sun & Moon played at this table? The other player above, both rows between, the own hand below.

import { type AnswerBody, other } from '@duello/kernel';
import {
  healthLines,
  onlyAnswer,
  type ShownProps,
  seenBy,
  TableFrame,
  type TableProps,
  type TargetId,
  useAutoPass,
  useFollowing,
  useSeatContext,
  useSelection,
  withSelected,
} from '@duello/table';
import { useState } from 'react';
import { type Event, isTournament, START_LIFE, type View } from '../../index.ts';
import { acrossOptions } from '../answers/across.ts';
import { useAnswering } from '../answers/answering.ts';
import { useBackOut } from '../answers/back-out.ts';
import { unasked } from '../answers/default-answers.ts';
import { usePassing } from '../answers/passing.ts';
import { spokenQuestion } from '../answers/question-words.ts';
import { Draft } from '../draft/draft.tsx';
import { events } from '../events/event-rows.ts';
import { Field } from '../field/field.tsx';
import { MatchResult } from '../field/match-result.tsx';
import { TableContext, type TableContextValue } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { fatigueCostOf } from './fatigue-cost.ts';
import { GAME } from './game-parts.ts';
import { OtherHand, OwnHand } from './hand.tsx';
import { PlayerBar } from './player-bar.tsx';
import { Prompt } from './prompt.tsx';
import { WindowControl } from './window-control.tsx';
import './table.css';

export function SunMoonTable(props: TableProps) {
  const playback = useFollowing<View, Event>(props, events, ({ turn }) => turn);
  return playback.shown === null ? null : <Seated {...props} playback={playback} shown={playback.shown} />;
}

/** Questions of an effect: with one choice there is none. A window is never passed on that ground. */
const FORCED: readonly string[] = ['aim', 'block', 'takeBack'];

const KEYS = [
  ['P', 'sunMoon.pass'],
  ['C', 'sunMoon.pass.concern'],
  ['N', 'sunMoon.pass.turn'],
  ['W', 'sunMoon.askAlways'],
] as const;

const ofLastMatch = (all: readonly Event[]): readonly Event[] =>
  all.slice(
    Math.max(
      0,
      all.findLastIndex(({ kind }) => kind === 'matchStarted'),
    ),
  );

function Seated(props: ShownProps<View, Event>) {
  const { host, shown } = props;
  const t = useWords();
  const seat = useSeatContext(props, GAME);
  const { seats, shared, audience } = seat;
  const { decision, faces, view, mine } = shared;
  const [selected, select] = useSelection<TargetId>(decision);
  const [peeked, peek] = useState<TargetId | null>(null);
  const { question } = shown.toward;
  const { aloud } = seats;
  const passing = usePassing({ decision, view, mine, faces, t, seats, question });
  const sendAcross = (words: AnswerBody): void => {
    if (aloud !== null) host.send(aloud, question, words);
  };
  const { steps, back } = useBackOut(host, decision, shown.toward.answers);
  const across =
    aloud === null
      ? null
      : acrossOptions({
          ...passing,
          t,
          name: shared.nameOfSeat(aloud),
          pass: () => sendAcross({ pick: 'pass' }),
          call: seats.call,
        });
  const answering = useAnswering({
    host,
    selected,
    select,
    back: leave(),
    t,
    ...shared,
    ...passing,
    across,
  });
  const auto = useAutoPass({
    decision: aloud === null ? decision : { id: question },
    seats,
    answers: shown.toward.answers,
    meant: unasked(decision, view, answering.intent),
    // Whoever has taken something in hand means to answer.
    wished: selected !== null ? null : passing.wished,
    only: onlyAnswer(decision, (question) => FORCED.includes(question)),
    send: aloud === null ? answering.send : sendAcross,
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
  if (seat.curtain !== null) return seat.curtain;
  const { aimed, options } = answering;
  const context: TableContextValue = {
    ...shared,
    ...withSelected(answering, selected),
    aimed,
    previewed: peeked !== null && peeked !== selected && answering.affordanceOf(peeked).meant ? peeked : null,
    fatigueCost: seats.covered ? null : fatigueCostOf(view, mine, decision, peeked ?? selected, answering.x),
    people: seats.veiled ? ['A', 'B'] : ['me'],
    peek,
  };
  const resting = passing.until !== 'no' && selected === null;
  const drafting = view.phase === 'draft';
  const tournament = isTournament(view.options);
  const beforeMatches = drafting || view.phase === 'setup';
  const foe = other(mine);
  /** Windows are asked about, or may be soon. */
  const isAsking = !beforeMatches && (decision?.what === 'respond' || view.active !== mine || seats.veiled);
  const spoken = (): string => {
    if (aloud !== null) return t('sunMoon.across', { name: shared.nameOfSeat(aloud) });
    return decision === null || resting ? '' : spokenQuestion({ ...context, t });
  };
  return (
    <TableContext value={context}>
      <TableFrame
        {...props}
        {...{ game: GAME, seat, auto, options }}
        className="sun-moon-table"
        data={{ 'data-phase': view.phase }}
        above={
          drafting ? (
            <Draft
              events={shown.logged.flatMap((one) => seenBy(one.event, one.viewer, audience) ?? [])}
              hidden={seats.covered}
            />
          ) : (
            <>
              <PlayerBar seat={foe}>
                <OtherHand seat={foe} />
              </PlayerBar>
              <Field options={options} />
            </>
          )
        }
        prompt={(ref) => (
          <Prompt ref={ref} {...{ answering, passing, resting, aloud }} passes={resting || auto.passing}>
            {isAsking && <WindowControl passing={passing} open={() => seat.show({ what: 'ownSettings' })} />}
          </Prompt>
        )}
        below={
          !drafting && (
            <>
              <OwnHand hidden={seats.covered} />
              <PlayerBar seat={mine} />
            </>
          )
        }
        firstSteps={t(
          drafting ? 'sunMoon.firstStepsDraft' : view.phase === 'mulligan' ? 'sunMoon.firstSteps' : 'sunMoon.firstTurn',
        )}
        question={spoken()}
        letters={{ w: () => passing.askAlways(!passing.always) }}
        keys={KEYS.map(([key, does]) => [key, t(does)] as const)}
        concedeText={tournament ? t(beforeMatches ? 'sunMoon.concedeDraft' : 'sunMoon.concedeMatch') : undefined}
        deselect={() => {
          if (auto.passing) passing.stop();
          else if (aimed !== null) answering.lower();
          else if (selected !== null) select(null);
          else leave()?.();
        }}
        letGo={() => {
          select(null);
          answering.forget();
          passing.stop();
        }}
        healths={(all) => healthLines(ofLastMatch(all), events, [START_LIFE, START_LIFE])}
        health={shared.words.nouns.life}
      />
      <MatchResult shown={shown} voice={seats.voice} />
    </TableContext>
  );
}
