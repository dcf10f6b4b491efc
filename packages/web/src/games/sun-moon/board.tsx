// How does one moment of Sun & Moon look when nobody can act? The parts of the table without a decision.

import { other, type Seat } from '@duello/kernel';
import { words as allWords, type Event, namesIn, type View } from '@duello/sun-moon';
import { useState } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { byLetter } from '../../table/seats.ts';
import { useFaces } from '../../table/use-faces.ts';
import { ZoomLayer } from '../../table/zoom.tsx';
import { type BoardProps, bothSeats, type GameBoard } from '../game-board.ts';
import { Draft } from './draft.tsx';
import { facesIn } from './faces.ts';
import { Field } from './field.tsx';
import { OpenHand, OtherHand, OwnHand } from './hand.tsx';
import { healthsAfter } from './healths.ts';
import { pace } from './pace.ts';
import { PileSheet } from './pile-sheet.tsx';
import { PlayerBar } from './player-bar.tsx';
import { NOT_STANDING, type PileName, Table, type TableContext } from './table-context.ts';
import './table.css';
import './board.css';

const nothing = (): void => {};
const no = (): boolean => false;

function Board({ view, event, eyes }: BoardProps<View, Event>) {
  const { lang } = useSettings();
  const words = allWords[lang];
  const faces = useFaces(facesIn, lang, view.options.cards);
  const [pile, setPile] = useState<{ readonly seat: Seat; readonly pile: PileName } | null>(null);
  const mine: Seat = eyes === 1 ? 1 : 0;
  const foe = other(mine);
  const context: TableContext = {
    lang,
    words,
    faces,
    view,
    mine,
    decision: null,
    selected: null,
    aimed: null,
    previewed: null,
    strain: null,
    lit: null,
    standing: () => NOT_STANDING,
    dropsAt: () => undefined,
    nameOfSeat: byLetter(words.nouns),
    press: nothing,
    act: no,
    join: no,
    peek: nothing,
    openPile: (seat, name) => setPile({ seat, pile: name }),
  };
  return (
    <Table value={context}>
      <ZoomLayer>
        <div className="sun-moon-board" data-eyes={eyes}>
          {view.phase === 'draft' ? (
            <Draft events={event === null ? [] : [event]} hidden={false} />
          ) : (
            <>
              <PlayerBar seat={foe}>{eyes === 'both' ? <OpenHand seat={foe} /> : <OtherHand seat={foe} />}</PlayerBar>
              <Field happening={event === null ? null : words.event(event, 'watcher', faces.nameOf)} options={[]} />
              <OwnHand />
              <PlayerBar seat={mine} />
            </>
          )}
        </div>
        {pile !== null && <PileSheet {...pile} close={() => setPile(null)} />}
      </ZoomLayer>
    </Table>
  );
}

export const sunMoonBoard: GameBoard<View, Event> = {
  Board,
  both: bothSeats,
  teller(lang) {
    const nameOf = namesIn(lang);
    return (event) => allWords[lang].event(event, 'watcher', nameOf);
  },
  why: (lang, reason) => allWords[lang].reason(reason, namesIn(lang)),
  roundOf: (event) => (event.kind === 'turnStarted' ? event.turn : null),
  healthsOf: ({ players: [a, b] }) => [a.life, b.life],
  healthsAfter,
  pace,
};
