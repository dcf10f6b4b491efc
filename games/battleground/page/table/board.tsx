// How does one moment of Battleground look when nobody can act? The parts of the table without a decision.

import { other } from '@duello/kernel';
import {
  type BoardProps,
  boardText,
  bothSeats,
  type GameBoard,
  type TargetId,
  useAtRest,
  useOpenPile,
  ZoomLayer,
} from '@duello/table';
import { useState } from 'react';
import { words as allWords, type Event, namesIn, type View } from '../../index.ts';
import { Area } from '../battle/area.tsx';
import { AT_PEACE, BattleContext } from '../battle/battle-context.ts';
import { Battlefield } from '../battle/battlefield.tsx';
import { facesIn } from '../cards/faces.ts';
import { Draft } from '../draft/draft.tsx';
import { events } from '../events/rows.ts';
import { Market } from '../market/market.tsx';
import { type PileName, TableContext } from '../pieces/table-context.ts';
import { OpenHand, OtherHand, OwnHand } from './hand.tsx';
import { PhaseTrack } from './phase-track.tsx';
import { PileSheet } from './pile-sheet.tsx';
import { PlayerBar } from './player-bar.tsx';
import { OtherSlots, OwnSlots } from './slots.tsx';
import './table.css';
import './board.css';

function Board({ view, event, eyes }: BoardProps<View, Event>) {
  const { pile, openPile, closePile } = useOpenPile<PileName>();
  const context = useAtRest({ view, eyes }, { words: allWords, facesIn }, openPile);
  const { words, faces, mine } = context;
  const foe = other(mine);
  const [pointed, point] = useState<TargetId | null>(null);
  const happening = event === null ? null : words.event(event, 'watcher', faces.nameOf);
  return (
    <TableContext value={{ ...context, picks: [] }}>
      <BattleContext value={{ ...AT_PEACE, pointed, point, busy: events.involvedIn(event) }}>
        <ZoomLayer>
          <div className="battleground-board" data-eyes={eyes} data-phase={view.phase}>
            <PlayerBar seat={foe}>
              <OtherSlots seat={foe} />
              {eyes === 'both' ? <OpenHand seat={foe} /> : <OtherHand seat={foe} />}
            </PlayerBar>
            {view.phase === 'draft' ? (
              <Draft />
            ) : (
              <>
                <div className="bg-wing">
                  <Area seat={foe} />
                  <PhaseTrack />
                  <Area seat={mine} />
                </div>
                <div className="bg-middle">
                  <Battlefield happening={happening} />
                </div>
                <div className="bg-market-place">
                  <Market />
                </div>
                <OwnSlots />
                <OwnHand />
              </>
            )}
            <PlayerBar seat={mine} />
          </div>
          {pile !== null && <PileSheet {...pile} close={closePile} />}
        </ZoomLayer>
      </BattleContext>
    </TableContext>
  );
}

export const battlegroundBoard: GameBoard<View, Event> = {
  Board,
  both: bothSeats,
  ...boardText(allWords, namesIn),
  healthsOf: ({ players: [a, b] }) => [a.life, b.life],
  events,
};
