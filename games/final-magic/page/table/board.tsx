// How does one moment of Final Magic look when nobody can act? The parts of the table without a decision.

import { other, type Seat } from '@duello/kernel';
import { type BoardProps, bothSeats, byLetter, type GameBoard, useFaces, useSettings, ZoomLayer } from '@duello/table';
import { useMemo, useState } from 'react';
import { words as allWords, type Event, namesIn, type View } from '../../index.ts';
import { choicesOf } from '../answers/actions.ts';
import { listOf } from '../answers/pay.ts';
import { facesIn } from '../cards/faces.ts';
import { fightNow } from '../events/fight-show.ts';
import { events } from '../events/rows.ts';
import { TableCard } from '../pieces/table-card.tsx';
import { type PileName, TableContext, type TableContextValue, useTable } from '../pieces/table-context.ts';
import { useWords } from '../words/use-words.ts';
import { Arena } from './arena.tsx';
import { BuyZone } from './buy-zone.tsx';
import { OtherHand, OwnHand } from './hand.tsx';
import { PileSheet } from './pile-sheet.tsx';
import { PlayerBar } from './player-bar.tsx';
import './table.css';
import './board.css';

const nothing = (): void => {};
const NO_CHOICES = choicesOf(null);
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
        <TableCard key={`${id}-${index}`} card={id} place="spell" index={-1} small />
      ))}
    </section>
  );
}

function Board({ view, event, past, eyes }: BoardProps<View, Event>) {
  const { lang } = useSettings();
  const t = useWords();
  const words = allWords[lang];
  const faces = useFaces(facesIn, lang, view.options.cards);
  const fight = useMemo(() => fightNow(past, view, faces.card), [past, faces, view]);
  const [pile, setPile] = useState<{ readonly seat: Seat; readonly pile: PileName } | null>(null);
  const mine: Seat = eyes === 1 ? 1 : 0;
  const foe = other(mine);
  const nameOfSeat = byLetter(words.nouns);
  // The log lists the whole supply; here it lies on the table.
  const happening = (now: Event): string | null =>
    now.kind === 'gameStarted'
      ? t('table.begins', { name: nameOfSeat(now.first) })
      : words.event(now, 'watcher', faces.nameOf);
  const context: TableContextValue = {
    lang,
    words,
    faces,
    view,
    mine,
    decision: null,
    choices: NO_CHOICES,
    selected: null,
    used: NO_CARDS,
    lit: null,
    cap: view.suddenDeath ? 20 : 50,
    nameOfSeat,
    press: nothing,
    act: () => false,
    openPile: (seat, name) => setPile({ seat, pile: name }),
  };
  return (
    <TableContext value={context}>
      <ZoomLayer>
        <div className="board" data-eyes={eyes}>
          <PlayerBar seat={foe}>{eyes !== 'both' && <OtherHand seat={foe} />}</PlayerBar>
          {eyes === 'both' && <OpenHand seat={foe} />}
          <BuyZone />
          <Arena event={event} fight={fight} answering={null} happening={event === null ? null : happening(event)} />
          <OwnHand />
          <PlayerBar seat={mine} />
        </div>
        {pile !== null && <PileSheet {...pile} close={() => setPile(null)} />}
      </ZoomLayer>
    </TableContext>
  );
}

export const finalMagicBoard: GameBoard<View, Event> = {
  Board,
  both: bothSeats,
  teller(lang, view) {
    const nameOf = namesIn(lang, view.options.cards);
    return (event) => allWords[lang].event(event, 'watcher', nameOf);
  },
  why: (lang, reason) => allWords[lang].reason(reason, namesIn(lang, NO_CARDS)),
  healthsOf: ({ players: [a, b] }) => [a.health, b.health],
  events,
};
