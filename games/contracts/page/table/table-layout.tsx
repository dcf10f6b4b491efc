// Where does everything lie? The other player above, both lines between, the own hand below, question and log aside.

import { other } from '@duello/kernel';
import {
  eventsOf,
  healthLines,
  OverTable,
  Side,
  type TableLayoutProps,
  type TargetId,
  useControls,
  usePointing,
  useSettings,
  useStory,
} from '@duello/table';
import { type Event, START_HEALTH, type View } from '../../index.ts';
import { type AnsweringNow, questionOf } from '../answers/answering.ts';

import { events } from '../events/rows.ts';
import { type PileName, useTable } from '../pieces/table-context.ts';
import { NAME } from '../words/first-page.ts';
import { useWords } from '../words/use-words.ts';
import { Field } from './field.tsx';
import { OtherHand, OwnHand } from './hand.tsx';
import { PileSheet } from './pile-sheet.tsx';
import { PlayerBar } from './player-bar.tsx';
import { Prompt } from './prompt.tsx';
import { TextTable } from './text-table.tsx';

interface Props extends TableLayoutProps<View, Event, PileName> {
  readonly answering: AnsweringNow;
  select(targetId: TargetId | null): void;
}

export function TableLayout(props: Props) {
  const { shown, seats, audience, answering, auto, light, select } = props;
  const { words, faces, mine, decision, view, nameOfSeat } = useTable();
  const t = useWords();
  const { lang } = useSettings();
  const story = useStory(shown, audience);
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
  return (
    <>
      <main className="table contracts-table" data-phase={view.phase} {...table}>
        <h1 className="visually-hidden">{NAME[lang]}</h1>
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
        {...{ story, point, concede, nameOfSeat, events, PileSheet, TextTable }}
        game="contracts"
        question={decision === null ? '' : words.questions[questionOf(decision)].ask}
        face={faces.face}
        endings={words.endings}
        healths={() => healthLines(eventsOf(shown.logged), events, [START_HEALTH, START_HEALTH])}
      />
    </>
  );
}
