// How is a match of Final Magic played at this table? The other player above, buy zone and arena between, the own hand below.

import { other, type Seat } from '@duello/kernel';
import {
  eventsOf,
  type Healths,
  healthLines,
  type Shown,
  type ShownProps,
  TableFrame,
  type TableProps,
  useAutoPass,
  useFollowing,
  useSeatContext,
  useSelection,
} from '@duello/table';
import { useMemo } from 'react';
import { type Card, type CardId, type Event, fullHealth, nextFirst, type View } from '../../index.ts';
import { questionOf, type Target } from '../answers/actions.ts';
import { useAnswering } from '../answers/answering.ts';
import { onlyAnswer } from '../answers/auto-pass.ts';
import { events } from '../events/event-rows.ts';
import { type FightShow, fightNow } from '../events/fight-show.ts';
import { TableContext } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { Arena } from './arena.tsx';
import { BuyZone } from './buy-zone.tsx';
import { GAME } from './game-parts.ts';
import { OtherHand, OwnHand } from './hand.tsx';
import { PhaseTrack } from './phase-track.tsx';
import { PlayerBar } from './player-bar.tsx';
import { Prompt } from './prompt.tsx';
import './table.css';

export function FinalMagicTable(props: TableProps) {
  const playback = useFollowing<View, Event>(props, events, ({ round }) => round);
  return playback.shown === null ? null : <Seated {...props} playback={playback} shown={playback.shown} />;
}

/** The fight as far as the eyes have seen it. */
const useFight = ({ logged, seen, view }: Shown<View, Event>, card: (id: CardId) => Card | null): FightShow | null =>
  useMemo(() => fightNow(eventsOf(logged.slice(0, seen)), view, card), [logged, seen, view, card]);

/** What both had before anything changed it. */
function startOf(all: readonly Event[], { players }: View): Healths {
  const first = (seat: Seat): number =>
    all.flatMap((event) => (event.kind === 'healthChanged' && event.seat === seat ? [event.from] : []))[0] ??
    players[seat].health;
  return [first(0), first(1)];
}

function Seated(props: ShownProps<View, Event>) {
  const { host, shown } = props;
  const t = useWords();
  const seat = useSeatContext(props, GAME);
  const { seats, shared, story } = seat;
  const { decision, words, faces, view, mine } = shared;
  const [selected, select] = useSelection<Target>(decision);
  const me = view.players[mine];
  const answering = useAnswering({ host, decision, view, words, faces, selected, select });
  const fight = useFight(shown, faces.card);
  const auto = useAutoPass({
    decision,
    seats,
    answers: shown.toward.answers,
    only: onlyAnswer(decision, me, faces.card),
    send: answering.send,
  });
  if (seat.curtain !== null) return seat.curtain;
  const { choices, used, press, act, options } = answering;
  const deselect = (): void => select(null);
  const foe = other(mine);
  return (
    <TableContext value={{ ...shared, choices, selected, used, cap: fullHealth(view), press, act }}>
      <TableFrame
        {...props}
        {...{ game: GAME, seat, auto, options, deselect }}
        className="final-magic-table"
        data={{ 'data-phase': view.phase }}
        above={
          <>
            <PlayerBar seat={foe}>
              <OtherHand seat={foe} />
            </PlayerBar>
            <BuyZone />
            <Arena event={story.event} fight={fight} answering={answering} />
          </>
        }
        prompt={(ref) => (
          <>
            <PhaseTrack />
            <Prompt ref={ref} answering={answering} notice={auto.passing ? t('table.passing') : null} />
          </>
        )}
        below={
          <>
            <OwnHand hidden={seats.covered} />
            <PlayerBar seat={mine} />
          </>
        }
        firstSteps={t('finalMagic.firstSteps')}
        question={decision === null ? '' : words.questions[questionOf(decision)].ask}
        letGo={deselect}
        healths={(all) => healthLines(all, events, startOf(all, view))}
        health={words.nouns.health}
        next={nextFirst}
      />
    </TableContext>
  );
}
