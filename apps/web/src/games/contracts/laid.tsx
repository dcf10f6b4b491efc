// Where does everything lie? The other player above, both lines between, the own hand below, question and log aside.

import type { Event, View } from '@duello/contracts';
import { other } from '@duello/kernel';
import { useControls } from '../../table/controls.ts';
import { OverTable } from '../../table/over-table.tsx';
import { Side } from '../../table/side.tsx';
import { useFlightTime } from '../../table/speed.ts';
import { useStory } from '../../table/story.ts';
import type { LaidProps } from '../../table/table-props.ts';
import { eventsOf } from '../../table/told-lines.ts';
import { usePointing } from '../../table/zoom.tsx';
import { useWords } from '../../words/use-words.ts';
import { type AnsweringNow, questionOf } from './answering.ts';
import { Field } from './field.tsx';
import { flightsOf, risesOf } from './flights-of.ts';
import { OtherHand, OwnHand } from './hand.tsx';
import { healthsOf } from './healths.ts';
import { useLunge } from './lunge.ts';
import { PileSheet } from './pile-sheet.tsx';
import { PlayerBar } from './player-bar.tsx';
import { Prompt } from './prompt.tsx';
import { type PileName, useTable } from './table-context.ts';
import { TextTable } from './text-table.tsx';
import type { Thing } from './things.ts';

interface Props extends LaidProps<View, Event, PileName> {
  readonly answering: AnsweringNow;
  select(thing: Thing | null): void;
}

export function Laid(props: Props) {
  const { shown, seats, reading, answering, auto, light, select } = props;
  const { words, faces, mine, decision, view, nameOfSeat } = useTable();
  const t = useWords();
  const story = useStory(shown, reading);
  const point = usePointing(faces.face, light);
  const { table, prompt, tools, concede } = useControls({
    ...props,
    options: answering.options,
    deselect: () => select(null),
    letGo() {
      select(null);
      answering.forget();
    },
  });
  useLunge(shown.step, story.event, useFlightTime());
  return (
    <>
      <main className="table contracts-table" data-phase={view.phase} {...table}>
        <h1 className="visually-hidden">{t('game.contracts')}</h1>
        <PlayerBar seat={other(mine)}>
          <OtherHand seat={other(mine)} />
        </PlayerBar>
        <Field happening={story.happening} options={answering.options} />
        <Side className="ct-side" tools={tools} lines={story.lines} point={point}>
          <Prompt ref={prompt} answering={answering} notice={auto.passing ? t('table.passing') : null} />
        </Side>
        <OwnHand hidden={seats.covered} />
        <PlayerBar seat={mine} />
      </main>
      <OverTable
        {...props}
        {...{ story, point, concede, nameOfSeat, flightsOf, risesOf, PileSheet, TextTable }}
        game="contracts"
        question={decision === null ? '' : words.questions[questionOf(decision)].ask}
        face={faces.face}
        endings={words.endings}
        healths={() => healthsOf(eventsOf(shown.told))}
      />
    </>
  );
}
