// How does one moment of Battleground look when nobody can act? The parts of the table without a decision.

import { other } from '@duello/kernel';
import {
  BoardFrame,
  type BoardProps,
  boardText,
  bothSeats,
  type GameBoard,
  type TargetId,
  useAtRest,
} from '@duello/table';
import { useState } from 'react';
import { type Event, namesIn, type View, words } from '../../index.ts';
import { Area } from '../battle/area.tsx';
import { BattleCaption } from '../battle/battle-caption.tsx';
import { AT_PEACE, BattleContext } from '../battle/battle-context.ts';
import { Battlefield } from '../battle/battlefield.tsx';
import { Draft } from '../draft/draft.tsx';
import { isDrafting } from '../draft/is-drafting.ts';
import { events } from '../events/event-rows.ts';
import { Market } from '../market/market.tsx';
import { TableContext } from '../pieces/table-context.ts';
import { GAME } from './game-parts.ts';
import { OpenHand, OtherHand, OwnHand } from './hand.tsx';
import { PhaseTrack } from './phase-track.tsx';
import { PlayerBar } from './player-bar.tsx';
import { OtherSlots, OwnSlots } from './slots.tsx';
import './table.css';
import './board.css';

function Board(props: BoardProps<View, Event>) {
  const { view, event, eyes } = props;
  const { context, over } = useAtRest(props, GAME);
  const { mine } = context;
  const foe = other(mine);
  const [pointed, point] = useState<TargetId | null>(null);
  return (
    <TableContext value={{ ...context, picks: [] }}>
      <BattleContext value={{ ...AT_PEACE, pointed, point, busy: events.involvedIn(event) }}>
        <BoardFrame {...{ eyes, over }} className="battleground-board" data-phase={view.phase}>
          <PlayerBar seat={foe}>
            <OtherSlots seat={foe} />
            {eyes === 'both' ? <OpenHand seat={foe} /> : <OtherHand seat={foe} />}
          </PlayerBar>
          {isDrafting(view) ? (
            <Draft isShowing={false} />
          ) : (
            <>
              <div className="bg-wing">
                <Area seat={foe} />
                <PhaseTrack />
                <Area seat={mine} />
              </div>
              <div className="bg-middle">
                <Battlefield />
                <BattleCaption />
              </div>
              <div className="bg-market-place">
                <Market />
              </div>
              <OwnSlots />
              <OwnHand />
            </>
          )}
          <PlayerBar seat={mine} />
        </BoardFrame>
      </BattleContext>
    </TableContext>
  );
}

export const battlegroundBoard: GameBoard<View, Event> = {
  Board,
  both: bothSeats,
  ...boardText(words, (lang, view: View | null) => namesIn(lang, view?.options.cards), GAME.sayAnswer),
  healthsOf: ({ players: [a, b] }) => [a.life, b.life],
  events,
};
