// How is a review read? How far it is, the chance to win over the match, what was marked, and luck against skill.

import { type LevelName, type Review, turnsFrom, turnTitle } from '@duello/bots';
import type { GameId } from '@duello/games';
import { type GameBoard, linkTo, type ReplayHead, type ReplayHost, useSettings } from '@duello/table';
import { useEffect, useMemo, useState } from 'react';
import { Page } from '../frame/page.tsx';
import { useGameName } from '../games/pages.ts';
import { storyOf } from '../replay/replay-story.ts';
import { ReviewChart } from './review-chart.tsx';
import { ReviewLuck } from './review-luck.tsx';
import { ReviewMarks } from './review-marks.tsx';
import { TurnTable } from './turn-table.tsx';
import { type Reviewing, useReview } from './use-review.ts';
import { useSittings } from './whose-match.ts';
import { useReviewWords } from './words/use-words.ts';
import './review.css';

const LEVELS = ['strong', 'expert'] as const satisfies readonly LevelName[];
type Level = (typeof LEVELS)[number];

interface Props<V, E> {
  readonly host: ReplayHost;
  readonly head: ReplayHead;
  readonly board: GameBoard<V, E>;
  readonly game: GameId;
}

/** Which answer belongs to which turn, by the headings of the log. */
function useTurns<V, E>(host: ReplayHost, head: ReplayHead, board: GameBoard<V, E>) {
  const { lang } = useSettings();
  const [told, setTold] = useState<{ readonly events: readonly (E | null)[]; readonly first: V } | null>(null);
  useEffect(() => {
    let current = true;
    Promise.all([host.events<E>('both'), host.views<V>('both', 0)]).then(
      ([events, [a, b]]) => current && setTold({ events, first: board.both(a, b) }),
    );
    return () => {
      current = false;
    };
  }, [host, board]);
  return useMemo(() => {
    const stops = told === null ? [] : storyOf(board, head, told.events, told.first, lang);
    const headings = stops.filter(({ opens }) => opens);
    return turnsFrom(headings.map(({ text, answers }) => ({ title: turnTitle(text), from: answers })));
  }, [told, board, head, lang]);
}

export function ReviewViewer<V, E>({ host, head, board, game }: Props<V, E>) {
  const t = useReviewWords();
  const nameOf = useGameName();
  const [level, setLevel] = useState<Level>('strong');
  const reviewing = useReview(head, level);
  const turns = useTurns(host, head, board);
  const sittings = useSittings(head.text);
  const { found, results, phase } = reviewing;
  const judged = useMemo(() => found.map((one) => one.judged), [found]);
  const review: Review = { judged, answers: head.record.answers.length, results };
  return (
    <Page title={t('review.of', { game: nameOf(game) })} wide>
      <p className="review-intro">{t('review.intro')}</p>
      <Status reviewing={reviewing} level={level} choose={setLevel} replay={linkTo('replay', head.text)} />
      {judged.length > 0 && (
        <section className="panel review-chances" aria-labelledby="review-chances">
          <h2 id="review-chances">{t('review.chart')}</h2>
          <ReviewChart
            judged={judged}
            turns={turns}
            answers={review.answers}
            result={results?.[sittings[0].seat] ?? null}
            sittings={sittings}
          />
          <TurnTable judged={judged} turns={turns} sittings={sittings} />
        </section>
      )}
      <div className="review-players">
        {sittings.map((sitting) => (
          <ReviewMarks
            key={sitting.seat}
            {...{ host, head, board, turns, sitting }}
            found={found.filter((one) => one.judged.seat === sitting.seat)}
            running={phase === 'running'}
          />
        ))}
      </div>
      <ReviewLuck review={review} sittings={sittings} phase={phase} />
    </Page>
  );
}

interface StatusProps {
  readonly reviewing: Reviewing;
  readonly level: Level;
  readonly replay: string;
  choose(level: Level): void;
}

function Status({ reviewing: { phase, done, all, found, stop, again }, level, choose, replay }: StatusProps) {
  const t = useReviewWords();
  const running = phase === 'running';
  const said = {
    running: t('review.progress', { done, all }),
    stopped: t('review.stopped', { done, all }),
    finished: t('review.finished', { n: found.length }),
    failed: t('review.failed'),
  }[phase];
  return (
    <section className="panel review-status" data-phase={phase} aria-label={t('review.title')}>
      <div className="review-said">
        {/* Whoever listens hears of the end; how far it is, the bar says when it is asked. */}
        <p role="status">{!running && said}</p>
        {running && <p aria-hidden="true">{said}</p>}
        {running && <progress className="review-progress" max={all} value={done} aria-label={said} />}
      </div>
      <label className="review-level">
        {t('review.level')}
        <select value={level} onChange={({ target }) => choose(LEVELS.find((one) => one === target.value) ?? level)}>
          {LEVELS.map((one) => (
            <option key={one} value={one}>
              {t(`review.level.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <div className="actions">
        {running && (
          <button type="button" className="button small" onClick={stop}>
            {t('review.stop')}
          </button>
        )}
        {(phase === 'stopped' || phase === 'failed') && (
          <button type="button" className="button small" onClick={again}>
            {t('review.again')}
          </button>
        )}
        <a className="button quiet small" href={replay}>
          {t('review.replay')}
        </a>
      </div>
    </section>
  );
}
