// How does one moment of Battleground look when nobody can act? The parts of the table without a decision.

import { words as allWords, type Event, namesIn, type View } from '@duello/battleground';
import { other, type Seat } from '@duello/kernel';
import { useState } from 'react';
import { useSettings } from '../../shell/settings.ts';
import { byLetter } from '../../table/seats.ts';
import { useFaces } from '../../table/use-faces.ts';
import { ZoomLayer } from '../../table/zoom.tsx';
import { type BoardProps, bothSeats, type GameBoard } from '../game-board.ts';
import { Area } from './area.tsx';
import { AT_PEACE, Battle } from './battle-context.ts';
import { Battlefield } from './battlefield.tsx';
import { busyIn } from './busy.ts';
import { Draft } from './draft.tsx';
import { facesIn } from './faces.ts';
import { OpenHand, OtherHand, OwnHand } from './hand.tsx';
import { healthsAfter } from './healths.ts';
import { Market } from './market.tsx';
import { pace } from './pace.ts';
import { PhaseTrack } from './phase-track.tsx';
import { PileSheet } from './pile-sheet.tsx';
import { PlayerBar } from './player-bar.tsx';
import { OtherSlots, OwnSlots } from './slots.tsx';
import { NOT_STANDING, type PileName, Table, type TableContext } from './table-context.ts';
import type { Thing } from './things.ts';
import './table.css';
import './board.css';

const nothing = (): void => {};
const no = (): boolean => false;

function Board({ view, event, eyes }: BoardProps<View, Event>) {
  const { lang } = useSettings();
  const words = allWords[lang];
  const faces = useFaces(facesIn, lang, view.options.cards);
  const [pile, setPile] = useState<{ readonly seat: Seat; readonly pile: PileName } | null>(null);
  const [pointed, point] = useState<Thing | null>(null);
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
    picks: [],
    lit: null,
    standing: () => NOT_STANDING,
    dropsAt: () => undefined,
    nameOfSeat: byLetter(words.nouns),
    press: nothing,
    act: no,
    join: no,
    openPile: (seat, name) => setPile({ seat, pile: name }),
  };
  const happening = event === null ? null : words.event(event, 'watcher', faces.nameOf);
  return (
    <Table value={context}>
      <Battle value={{ ...AT_PEACE, pointed, point, busy: busyIn(event) }}>
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
          {pile !== null && <PileSheet {...pile} close={() => setPile(null)} />}
        </ZoomLayer>
      </Battle>
    </Table>
  );
}

export const battlegroundBoard: GameBoard<View, Event> = {
  Board,
  both: bothSeats,
  teller(lang) {
    const nameOf = namesIn(lang);
    return (event) => allWords[lang].event(event, 'watcher', nameOf);
  },
  why: (lang, reason) => allWords[lang].reason(reason, namesIn(lang)),
  roundOf: (event) => (event.kind === 'turnBegan' ? event.round : null),
  healthsOf: ({ players: [a, b] }) => [a.life, b.life],
  healthsAfter,
  pace,
};
