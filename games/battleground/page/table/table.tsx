// How is a match of Battleground played at this table? The other player above, the battleground between, the own hand below, market aside.

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
  useLit,
  useSeatContext,
  useSelection,
  withSelected,
} from '@duello/table';
import { type Event, START_LIFE, type View } from '../../index.ts';
import { useAnswering } from '../answers/answering.ts';
import { intended } from '../answers/default-answers.ts';
import { wishedAnswer } from '../answers/presets-wished.ts';
import { Area } from '../battle/area.tsx';
import { BattleCaption } from '../battle/battle-caption.tsx';
import { BattleContext } from '../battle/battle-context.ts';
import { Battlefield } from '../battle/battlefield.tsx';
import { Revive } from '../battle/revive.tsx';
import { Draft } from '../draft/draft.tsx';
import { isDrafting } from '../draft/is-drafting.ts';
import { events } from '../events/event-rows.ts';
import { type Gate, useGate } from '../events/gate.ts';
import { type Tempo, usePacing, useTempo } from '../events/pacing.ts';
import { Market } from '../market/market.tsx';
import { TableContext, useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { useBattleControls } from './battle-controls.ts';
import { withBattleOptions } from './battle-options.ts';
import { GAME } from './game-parts.ts';
import { OtherHand, OwnHand } from './hand.tsx';
import { PhaseTrack } from './phase-track.tsx';
import { PlayerBar } from './player-bar.tsx';
import { askText, Prompt } from './prompt.tsx';
import { OtherSlots, OwnSlots } from './slots.tsx';
import './table.css';

const roundOf = ({ round }: View): number => round;

export function BattlegroundTable(props: TableProps) {
  const gate = useGate(props.host, {
    stops: (event) => events.duration(event, 'watcher') > 0,
    kept: ({ text, view, takebacks }) => props.keep({ text, round: roundOf(view), outcome: view.outcome, takebacks }),
  });
  const tempo = useTempo(gate);
  const duration: typeof events.duration = (event, viewer) => tempo.stretch(events.duration(event, viewer));
  const playback = useFollowing<View, Event>({ ...props, host: gate.host }, { ...events, duration }, roundOf);
  if (playback.shown === null) return null;
  return <Seated {...props} host={gate.host} {...{ playback, gate, tempo }} shown={playback.shown} />;
}

interface SeatedProps extends ShownProps<View, Event> {
  readonly gate: Gate;
  readonly tempo: Tempo;
}

/** The end of Spellcasting and of buying stays the player's word: there is a board to look at. */
const mayAnswer = (question: string): boolean => question !== 'act' && question !== 'buy';

/** On a phone the market has no place of its own: it comes over the battleground when it is bought from, or spoken of. */
const buys = ({ waiting, phase }: View): boolean => phase === 'upkeep' && waiting?.what === 'buy';

function Seated(props: SeatedProps) {
  const { host, shown, gate } = props;
  const t = useWords();
  const seat = useSeatContext(props, GAME);
  const { seats, shared } = seat;
  const { decision, faces, view, mine } = shared;
  const [selected, select] = useSelection<TargetId>(decision);
  const isSpokenOf = useLit() === 'market';
  const { battle, stance, casting, fights } = useBattleControls({ ...props, decision, mine, covered: seats.covered });
  const plain = useAnswering({ host, selected, select, t, ...shared });
  const answering = withBattleOptions(plain, { view, mine, selected, ...battle, casting, t });
  const answers = stance === null ? null : () => answering.send(stance);
  const pacing = usePacing({ ...props, battle: fights, answers });
  const auto = useAutoPass({
    decision,
    seats,
    answers: shown.toward.answers,
    meant:
      intended(decision, answering.intent, faces.card) ??
      wishedAnswer(decision, answering.wished) ??
      (gate.held ? null : stance),
    only: stance === null ? onlyAnswer(decision, mayAnswer) : null,
    send: answering.send,
  });
  if (seat.curtain !== null) return seat.curtain;
  const { picks, options } = answering;
  const context = { ...shared, ...withSelected(answering, selected), picks };
  const foe = other(mine);
  const drafting = isDrafting(view);
  const passing = auto.passing && decision?.what !== 'stance' ? t('table.passing') : null;
  const notice = pacing.held ? t('battleground.held') : passing;
  return (
    <TableContext value={context}>
      <BattleContext value={battle}>
        <TableFrame
          {...props}
          {...{ game: GAME, seat, auto, options }}
          className="battleground-table"
          data={{ 'data-phase': view.phase, 'data-drafting': drafting, 'data-buys': buys(view) || isSpokenOf }}
          above={
            <>
              <PlayerBar seat={foe}>
                <OtherSlots seat={foe} />
                <OtherHand seat={foe} />
              </PlayerBar>
              {drafting ? <Draft isShowing={shown.event !== null} /> : <Ground />}
            </>
          }
          prompt={(ref) => <Prompt {...{ ref, answering, notice, pacing }} />}
          below={
            <>
              {!drafting && <OwnSlots />}
              {!drafting && <OwnHand hidden={seats.covered} />}
              <PlayerBar seat={mine} />
            </>
          }
          firstSteps={t(drafting ? 'battleground.firstStepsDraft' : 'battleground.firstSteps')}
          question={decision === null ? '' : askText(context, t)}
          deselect={() => select(null)}
          letGo={() => {
            select(null);
            answering.forget();
          }}
          healths={(all) => healthLines(all, events, [START_LIFE, START_LIFE])}
          health={shared.words.nouns.life}
        />
      </BattleContext>
    </TableContext>
  );
}

/** Both play areas, the battleground and the market. */
function Ground() {
  const { mine } = useTable();
  return (
    <>
      <div className="bg-wing">
        <Area seat={other(mine)} />
        <PhaseTrack />
        <Area seat={mine} />
      </div>
      <div className="bg-middle">
        <Battlefield />
        <BattleCaption />
        <Revive />
      </div>
      <div className="bg-market-place">
        <Market />
      </div>
    </>
  );
}
