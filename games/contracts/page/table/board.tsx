// How does one moment of Contracts look when nobody can act? The parts of the table without a decision.

import { other } from '@duello/kernel';
import {
  type BoardProps,
  boardText,
  bothSeats,
  type GameBoard,
  useAtRest,
  useOpenPile,
  ZoomLayer,
} from '@duello/table';
import { words as allWords, type Event, namesIn, type View } from '../../index.ts';
import { facesIn } from '../cards/faces.ts';
import { events } from '../events/rows.ts';
import { type PileName, TableContext } from '../pieces/table-context.ts';
import { Field } from './field.tsx';
import { OpenHand, OtherHand, OwnHand } from './hand.tsx';
import { PileSheet } from './pile-sheet.tsx';
import { PlayerBar } from './player-bar.tsx';
import './table.css';
import './board.css';

function Board({ view, event, eyes }: BoardProps<View, Event>) {
  const { pile, openPile, closePile } = useOpenPile<PileName>();
  const context = useAtRest({ view, eyes }, { words: allWords, facesIn }, openPile);
  const { words, faces, mine } = context;
  const foe = other(mine);
  return (
    <TableContext value={{ ...context, spending: [] }}>
      <ZoomLayer>
        <div className="contracts-board" data-eyes={eyes}>
          <PlayerBar seat={foe}>{eyes === 'both' ? <OpenHand seat={foe} /> : <OtherHand seat={foe} />}</PlayerBar>
          <Field happening={event === null ? null : words.event(event, 'watcher', faces.nameOf)} options={[]} />
          <OwnHand />
          <PlayerBar seat={mine} />
        </div>
        {pile !== null && <PileSheet {...pile} close={closePile} />}
      </ZoomLayer>
    </TableContext>
  );
}

export const contractsBoard: GameBoard<View, Event> = {
  Board,
  both: bothSeats,
  ...boardText(allWords, namesIn),
  healthsOf: ({ players: [a, b] }) => [a.health, b.health],
  events,
};
