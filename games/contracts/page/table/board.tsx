// How does one moment of Contracts look when nobody can act? The parts of the table without a decision.

import { other } from '@duello/kernel';
import { BoardFrame, type BoardProps, boardText, bothSeats, type GameBoard, useAtRest } from '@duello/table';
import { type Event, namesIn, type View, words } from '../../index.ts';
import { events } from '../events/event-rows.ts';
import { TableContext } from '../pieces/table-context.ts';
import { Field } from './field.tsx';
import { GAME } from './game-parts.ts';
import { OpenHand, OtherHand, OwnHand } from './hand.tsx';
import { PlayerBar } from './player-bar.tsx';
import './table.css';

function Board(props: BoardProps<View, Event>) {
  const { eyes } = props;
  const { context, over } = useAtRest(props, GAME);
  const { mine } = context;
  const foe = other(mine);
  return (
    <TableContext value={{ ...context, spending: [] }}>
      <BoardFrame {...{ eyes, over }} className="contracts-board">
        <PlayerBar seat={foe}>{eyes === 'both' ? <OpenHand seat={foe} /> : <OtherHand seat={foe} />}</PlayerBar>
        <Field options={[]} />
        <OwnHand />
        <PlayerBar seat={mine} />
      </BoardFrame>
    </TableContext>
  );
}

export const contractsBoard: GameBoard<View, Event> = {
  Board,
  both: bothSeats,
  ...boardText(words, (lang, view: View | null) => namesIn(lang, view?.options.cards), GAME.sayAnswer),
  healthsOf: ({ players: [a, b] }) => [a.health, b.health],
  events,
};
