// How does one moment of Final Magic look when nobody can act? The parts of the table without a decision.

import { other, type Seat } from '@duello/kernel';
import { BoardFrame, type BoardProps, boardText, bothSeats, type GameBoard, useAtRest } from '@duello/table';
import { useMemo } from 'react';
import { words as allWords, type Event, fullHealth, namesIn, type View } from '../../index.ts';
import { NO_CHOICES } from '../answers/actions.ts';
import { listOf } from '../answers/counts.ts';
import { events } from '../events/event-rows.ts';
import { fightNow } from '../events/fight-show.ts';
import { TableCard } from '../pieces/table-card.tsx';
import { TableContext, useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { Arena } from './arena.tsx';
import { BuyZone } from './buy-zone.tsx';
import { GAME } from './game-parts.ts';
import { OtherHand, OwnHand } from './hand.tsx';
import { PlayerBar } from './player-bar.tsx';
import './table.css';
import './board.css';

const NO_CARDS = {};

/** The other hand with its faces up, when both seats are looked through. */
function OpenHand({ seat }: { readonly seat: Seat }) {
  const { view, words, nameOfSeat } = useTable();
  const cards = listOf(view.players[seat].hand ?? NO_CARDS);
  return (
    <section
      className="open-hand"
      data-zone={`hand-${seat}`}
      aria-label={`${words.nouns.hand}: ${nameOfSeat(seat)} (${cards.length})`}
    >
      {cards.map((id, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cards of a kind are alike
        <TableCard key={`${id}-${index}`} card={id} place="spell" index={-1} />
      ))}
    </section>
  );
}

function Board(props: BoardProps<View, Event>) {
  const { view, event, past, eyes } = props;
  const t = useWords();
  const { context, over } = useAtRest(props, GAME);
  const { mine, faces, nameOfSeat } = context;
  const fight = useMemo(() => fightNow(past, view, faces.card), [past, faces, view]);
  const foe = other(mine);
  const own = {
    choices: NO_CHOICES,
    selected: null,
    press: () => {},
    act: () => false,
    used: NO_CARDS,
    cap: fullHealth(view),
    // The log lists the whole supply; here it lies on the table.
    ...(event?.kind === 'gameStarted' ? { happening: t('table.begins', { name: nameOfSeat(event.first) }) } : {}),
  };
  return (
    <TableContext value={{ ...context, ...own }}>
      <BoardFrame {...{ eyes, over }} className="final-magic-board">
        <PlayerBar seat={foe}>{eyes !== 'both' && <OtherHand seat={foe} />}</PlayerBar>
        {eyes === 'both' && <OpenHand seat={foe} />}
        <BuyZone />
        <Arena event={event} fight={fight} answering={null} />
        <OwnHand />
        <PlayerBar seat={mine} />
      </BoardFrame>
    </TableContext>
  );
}

export const finalMagicBoard: GameBoard<View, Event> = {
  Board,
  both: bothSeats,
  ...boardText(allWords, (lang, view: View | null) => namesIn(lang, view?.options.cards), GAME.sayAnswer),
  healthsOf: ({ players: [a, b] }) => [a.health, b.health],
  events,
};
