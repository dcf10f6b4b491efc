// Where does everything lie? The other player above, the buy zone and the arena between, the own hand below, words aside.

import { other, type Seat } from '@duello/kernel';
import {
  eventsOf,
  type Healths,
  healthLines,
  OverTable,
  type Shown,
  Side,
  type TableLayoutProps,
  useControls,
  usePointing,
  useSettings,
  useStory,
} from '@duello/table';
import { useMemo } from 'react';
import { type Event, nextFirst, type View } from '../../index.ts';
import { questionOf, type Target } from '../answers/actions.ts';
import type { AnsweringNow } from '../answers/answering.ts';
import { type FightShow, fightNow } from '../events/fight-show.ts';
import { events } from '../events/rows.ts';
import { type PileName, useTable } from '../pieces/table-context.ts';
import { NAME } from '../words/first-page.ts';
import { useWords } from '../words/use-words.ts';
import { Arena } from './arena.tsx';
import { BuyZone } from './buy-zone.tsx';
import { OtherHand, OwnHand } from './hand.tsx';
import { PhaseTrack } from './phase-track.tsx';
import { PileSheet } from './pile-sheet.tsx';
import { PlayerBar } from './player-bar.tsx';
import { Prompt } from './prompt.tsx';
import { TextTable } from './text-table.tsx';

interface Props extends TableLayoutProps<View, Event, PileName> {
  readonly answering: AnsweringNow;
  select(target: Target | null): void;
}

/** The fight as far as the eyes have seen it. */
function useFight({ logged, seen, view }: Shown<View, Event>): FightShow | null {
  const { card } = useTable().faces;
  return useMemo(() => fightNow(eventsOf(logged.slice(0, seen)), view, card), [logged, seen, view, card]);
}

/** What both had before anything changed it. */
function startOf(all: readonly Event[], { players }: View): Healths {
  const first = (seat: Seat): number =>
    all.flatMap((event) => (event.kind === 'healthChanged' && event.seat === seat ? [event.from] : []))[0] ??
    players[seat].health;
  return [first(0), first(1)];
}

export function TableLayout(props: Props) {
  const { shown, seats, audience, answering, auto, light, select } = props;
  const { words, faces, mine, decision, view, nameOfSeat } = useTable();
  const t = useWords();
  const { lang } = useSettings();
  const story = useStory(shown, audience);
  const fight = useFight(shown);
  const point = usePointing(faces.face, light);
  const deselect = (): void => select(null);
  const { table, prompt, tools, concede } = useControls({
    ...props,
    options: answering.options,
    deselect,
    letGo: deselect,
  });
  return (
    <>
      <main className="table" data-phase={view.phase} {...table}>
        <h1 className="visually-hidden">{NAME[lang]}</h1>
        <PlayerBar seat={other(mine)}>
          <OtherHand seat={other(mine)} />
        </PlayerBar>
        <BuyZone />
        <Arena event={story.event} fight={fight} answering={answering} happening={story.happening} />
        <Side className="side" tools={tools} lines={story.lines} point={point}>
          <PhaseTrack />
          <Prompt ref={prompt} answering={answering} notice={auto.passing ? t('table.passing') : null} />
        </Side>
        <OwnHand hidden={seats.covered} />
        <PlayerBar seat={mine} />
      </main>
      <OverTable
        {...props}
        {...{ story, point, concede, nameOfSeat, events, PileSheet, TextTable }}
        game="final-magic"
        question={decision === null ? '' : words.questions[questionOf(decision)].ask}
        face={faces.face}
        endings={words.endings}
        healths={() => healthLines(eventsOf(shown.logged), events, startOf(eventsOf(shown.logged), view))}
        next={nextFirst}
      />
    </>
  );
}
