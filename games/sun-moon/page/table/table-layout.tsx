// Where does everything lie? The other player above, both rows between, the own hand below, question and log aside.

import { other } from '@duello/kernel';
import {
  eventsOf,
  healthLines,
  OverTable,
  Side,
  seenBy,
  type TableLayoutProps,
  type TargetId,
  useControls,
  usePointing,
  useSettings,
  useStory,
} from '@duello/table';
import { type Event, START_LIFE, type View } from '../../index.ts';
import type { AnsweringNow } from '../answers/answering.ts';
import type { PassingNow } from '../answers/passing.ts';
import { Draft } from '../draft/draft.tsx';
import { events } from '../events/rows.ts';
import { useSayPending } from '../field/chain.tsx';
import { Field } from '../field/field.tsx';
import { MatchResult } from '../field/match-result.tsx';
import { type PileName, useTable } from '../pieces/table-context.ts';
import { NAME } from '../words/first-page.ts';
import { useWords } from '../words/use-words.ts';
import { OtherHand, OwnHand } from './hand.tsx';
import { PileSheet } from './pile-sheet.tsx';
import { PlayerBar } from './player-bar.tsx';
import { Prompt, useAsk, useEffectText } from './prompt.tsx';
import { TextTable } from './text-table.tsx';
import { YieldsForm } from './yields-form.tsx';

interface Props extends TableLayoutProps<View, Event, PileName> {
  readonly answering: AnsweringNow;
  readonly passing: PassingNow;
  /** Backs out of what is being announced; null when nothing is. */
  readonly leave: (() => void) | null;
  select(targetId: TargetId | null): void;
}

const KEYS = [
  ['P', 'sunMoon.pass'],
  ['N', 'sunMoon.pass.turn'],
] as const;

const ofLastMatch = (all: readonly Event[]): readonly Event[] =>
  all.slice(
    Math.max(
      0,
      all.findLastIndex(({ kind }) => kind === 'matchStarted'),
    ),
  );

export function TableLayout(props: Props) {
  const { shown, seats, audience, answering, auto, passing, leave, light, select } = props;
  const { faces, mine, decision, selected, view, words, nameOfSeat } = useTable();
  const t = useWords();
  const { lang } = useSettings();
  const ask = useAsk();
  const effect = useEffectText();
  const say = useSayPending();
  const story = useStory(shown, audience);
  const point = usePointing(faces.face, light);
  const run = (key: string) => () => answering.options.find((option) => option.key === key)?.run();
  const { table, prompt, tools, concede } = useControls({
    ...props,
    options: answering.options,
    letters: { p: run('pass'), n: run('pass-turn') },
    deselect() {
      if (auto.passing) passing.stop();
      else if (answering.aimed !== null) answering.lower();
      else if (selected !== null) select(null);
      else leave?.();
    },
    letGo() {
      select(null);
      answering.forget();
      passing.stop();
    },
  });
  const resting = passing.until !== 'no' && selected === null;
  const top = view.chain.at(-1);
  const answered = decision?.what === 'respond' && top !== undefined ? `${say(top)}. ` : '';
  const tournament = view.options.mode === 'draft' || view.options.constructedMatches === 'bestOf3';
  const drafts = view.phase === 'draft' || view.phase === 'setup';
  return (
    <>
      <main className="table sun-moon-table" data-phase={view.phase} {...table}>
        <h1 className="visually-hidden">{NAME[lang]}</h1>
        {view.phase === 'draft' ? (
          <Draft
            events={shown.logged.flatMap((one) => seenBy(one.event, one.viewer, audience) ?? [])}
            hidden={seats.covered}
          />
        ) : (
          <>
            <PlayerBar seat={other(mine)}>
              <OtherHand seat={other(mine)} />
            </PlayerBar>
            <Field happening={story.happening} options={answering.options} />
          </>
        )}
        <Side className="sm-side" tools={tools} lines={story.lines} point={point}>
          <Prompt ref={prompt} answering={answering} resting={resting} passing={resting || auto.passing} />
        </Side>
        {view.phase !== 'draft' && (
          <>
            <OwnHand hidden={seats.covered} />
            <PlayerBar seat={mine} />
          </>
        )}
      </main>
      <OverTable
        {...props}
        {...{ story, point, concede, nameOfSeat, events, PileSheet, TextTable }}
        game="sun-moon"
        question={decision === null || resting ? '' : `${answered}${ask} ${effect}`.trim()}
        face={faces.face}
        endings={words.endings}
        healths={() => healthLines(ofLastMatch(eventsOf(shown.logged)), events, [START_LIFE, START_LIFE])}
        OwnSettings={YieldsForm}
        keys={KEYS.map(([key, does]) => [key, t(does)])}
        concedeText={tournament ? t(drafts ? 'sunMoon.concedeDraft' : 'sunMoon.concedeMatch') : undefined}
      />
      <MatchResult shown={shown} voice={seats.voice} />
    </>
  );
}
