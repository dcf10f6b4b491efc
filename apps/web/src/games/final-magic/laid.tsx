// Where does everything lie? The other player above, the buy zone and the arena between, the own hand below, words aside.

import { type Event, nextFirst, type View } from '@duello/final-magic';
import { other } from '@duello/kernel';
import { useMemo } from 'react';
import { useControls } from '../../table/controls.ts';
import { OverTable } from '../../table/over-table.tsx';
import type { Shown } from '../../table/playback.ts';
import { Side } from '../../table/side.tsx';
import { useStory } from '../../table/story.ts';
import type { LaidProps } from '../../table/table-props.ts';
import { eventsOf } from '../../table/told-lines.ts';
import { usePointing } from '../../table/zoom.tsx';
import { useWords } from '../../words/use-words.ts';
import { questionOf, type Target } from './actions.ts';
import type { AnsweringNow } from './answering.ts';
import { Arena } from './arena.tsx';
import { BuyZone } from './buy-zone.tsx';
import { type FightShow, fightNow } from './fight-show.ts';
import { flightsOf, risesOf } from './flights-of.ts';
import { OtherHand, OwnHand } from './hand.tsx';
import { healthsOf } from './healths.ts';
import { PhaseTrack } from './phase-track.tsx';
import { PileSheet } from './pile-sheet.tsx';
import { PlayerBar } from './player-bar.tsx';
import { Prompt } from './prompt.tsx';
import { type PileName, useTable } from './table-context.ts';
import { TextTable } from './text-table.tsx';

interface Props extends LaidProps<View, Event, PileName> {
  readonly answering: AnsweringNow;
  select(target: Target | null): void;
}

/** The fight as far as the eyes have seen it. */
function useFight({ told, seen, view }: Shown<View, Event>): FightShow | null {
  const { card } = useTable().faces;
  return useMemo(() => fightNow(eventsOf(told.slice(0, seen)), view, card), [told, seen, view, card]);
}

export function Laid(props: Props) {
  const { shown, seats, reading, answering, auto, light, select } = props;
  const { words, faces, mine, decision, view, nameOfSeat } = useTable();
  const t = useWords();
  const story = useStory(shown, reading);
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
        <h1 className="visually-hidden">{t('game.final-magic')}</h1>
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
        {...{ story, point, concede, nameOfSeat, flightsOf, risesOf, PileSheet, TextTable }}
        game="final-magic"
        question={decision === null ? '' : words.questions[questionOf(decision)].ask}
        face={faces.face}
        endings={words.endings}
        healths={() => healthsOf(eventsOf(shown.told), view)}
        next={nextFirst}
      />
    </>
  );
}
