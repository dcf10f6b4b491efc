// Where does everything lie? The other player above, the battleground between, the own hand below, market, question and log aside.

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
import { type Event, START_LIFE, type View } from '../../index.ts';
import type { AnsweringNow } from '../answers/answering.ts';
import { Acting } from '../battle/acting.tsx';
import { Area } from '../battle/area.tsx';
import { Battlefield } from '../battle/battlefield.tsx';
import { Revive } from '../battle/revive.tsx';
import { Draft } from '../draft/draft.tsx';
import type { Pacing } from '../events/pacing.ts';
import { events } from '../events/rows.ts';
import { Market } from '../market/market.tsx';
import { type PileName, useTable } from '../pieces/table-context.ts';
import { NAME } from '../words/first-page.ts';
import { useWords } from '../words/use-words.ts';
import { OtherHand, OwnHand } from './hand.tsx';
import { PhaseTrack } from './phase-track.tsx';
import { PileSheet } from './pile-sheet.tsx';
import { PlayerBar } from './player-bar.tsx';
import { Prompt, useAsk } from './prompt.tsx';
import { OtherSlots, OwnSlots } from './slots.tsx';
import { TextTable } from './text-table.tsx';

interface Props extends TableLayoutProps<View, Event, PileName> {
  readonly answering: AnsweringNow;
  readonly pacing: Pacing;
  select(targetId: TargetId | null): void;
}

/** On a phone the market has no place of its own: it comes over the battleground when it is bought from. */
const buys = ({ waiting, phase }: View): boolean => phase === 'upkeep' && waiting?.what === 'buy';

export function TableLayout(props: Props) {
  const { shown, seats, audience, answering, auto, light, select, pacing } = props;
  const { words, faces, mine, decision, view, nameOfSeat } = useTable();
  const t = useWords();
  const { lang } = useSettings();
  const ask = useAsk();
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
  const foe = other(mine);
  const drafting = view.phase === 'draft';
  const notice = pacing.held
    ? t('battleground.held')
    : auto.passing && decision?.what !== 'stance'
      ? t('table.passing')
      : null;
  return (
    <>
      <main className="table battleground-table" data-phase={view.phase} data-buys={buys(view)} {...table}>
        <h1 className="visually-hidden">{NAME[lang]}</h1>
        <PlayerBar seat={foe}>
          <OtherSlots seat={foe} />
          <OtherHand seat={foe} />
        </PlayerBar>
        {drafting ? (
          <Draft />
        ) : (
          <>
            <div className="bg-wing">
              <Area seat={foe} />
              <PhaseTrack />
              <Area seat={mine} />
            </div>
            <div className="bg-middle">
              <Battlefield happening={story.happening} />
              <Acting />
              <Revive />
            </div>
            <div className="bg-market-place">
              <Market />
            </div>
          </>
        )}
        <Side className="bg-side" tools={tools} lines={story.lines} point={point}>
          <Prompt ref={prompt} answering={answering} notice={notice} pacing={pacing} />
        </Side>
        {!drafting && <OwnSlots />}
        {!drafting && <OwnHand hidden={seats.covered} />}
        <PlayerBar seat={mine} />
      </main>
      <OverTable
        {...props}
        {...{ story, point, concede, nameOfSeat, events, PileSheet, TextTable }}
        game="battleground"
        question={decision === null ? '' : ask}
        face={faces.face}
        endings={words.endings}
        healths={() => healthLines(eventsOf(shown.logged), events, [START_LIFE, START_LIFE])}
      />
    </>
  );
}
