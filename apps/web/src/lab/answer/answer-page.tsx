// How is an answer read? Figures, what was found, pictures and where it all comes from, while it is played and after.

import { type GameId, isGameId } from '@duello/games';
import type { Answer } from '@duello/lab/questions';
import { commandOf } from '@duello/lab/report';
import { go, linkTo, useIsUnkept } from '@duello/table';
import { Suspense, useMemo } from 'react';
import { Page } from '../../frame/page.tsx';
import { useGameName } from '../../games/pages.ts';
import { keptAnswer, keyOf, useKeptAnswers } from '../crew/kept-answers.ts';
import { type Run, useRun } from '../crew/runs.ts';
import { useWords } from '../words/use-words.ts';
import { FiguresView, FindingsView } from './figures-view.tsx';
import { PictureView } from './picture-view.tsx';
import { Progress } from './progress.tsx';
import { SaveReport } from './save-report.tsx';
import { useVoice } from './use-voice.ts';

export function AnswerPage({ id }: { readonly id: string }) {
  const t = useWords();
  const nameOf = useGameName();
  const current = useRun();
  useKeptAnswers();
  const run = current?.id === id ? current : null;
  const stored = useMemo(() => (run === null ? keptAnswer(id) : null), [id, run]);
  const answer = run?.answer ?? stored?.answer ?? null;
  const question = run?.question ?? answer?.question;
  if (question === undefined || !isGameId(question.game)) {
    return (
      <Page title={t('lab.gone')}>
        <p>{t('lab.goneText')}</p>
        <BackToLab />
      </Page>
    );
  }
  const title = t('lab.answerOf', { game: nameOf(question.game), ask: t(`lab.${question.ask}`) });
  return (
    <Page title={title} wide>
      <div className="lab">
        <BackToLab />
        {run !== null && <Progress run={run} />}
        {answer !== null && (
          <Suspense fallback={<p className="loading">{t('loading')}</p>}>
            <AnswerView id={id} game={question.game} answer={answer} run={run} />
          </Suspense>
        )}
      </div>
    </Page>
  );
}

function BackToLab() {
  const t = useWords();
  return (
    <p className="lab-back">
      <a href={linkTo('lab')}>{t('lab.back')}</a>
    </p>
  );
}

interface Props {
  readonly id: string;
  readonly game: GameId;
  readonly answer: Answer;
  readonly run: Run | null;
}

function AnswerView({ id, game, answer, run }: Props) {
  const t = useWords();
  const voice = useVoice(game);
  const isUnkept = useIsUnkept(keyOf(id));
  const isRunning = run?.phase === 'running';
  const playable = voice.version === answer.provenance.rules;
  const { words, naming } = voice;
  const { from, deals } = words.report;
  const { provenance, question } = answer;
  const rows: readonly (readonly [string, string])[] = [
    [from.level, naming.bot(question.level)],
    ...(question.confirm === null ? [] : [[from.confirm, naming.bot(question.confirm)] as const]),
    [from.matches, String(answer.matches)],
    [from.deals, deals(provenance.deals[0], provenance.deals[1])],
    [from.seed, provenance.seed],
    [from.rules, String(provenance.rules)],
    [from.cards, provenance.cards],
    [from.bots, provenance.bots],
    [from.engine, provenance.engine],
  ];
  return (
    <>
      {!playable && <p className="lab-notice">{t('lab.older')}</p>}
      {isUnkept && <p className="lab-notice">{t('lab.unkept')}</p>}
      {!isRunning && (
        <div className="actions lab-hand-on">
          <SaveReport answer={answer} voice={voice} playable={playable} />
          <button type="button" className="button quiet" onClick={() => go('lab', 'again', id)}>
            {t('lab.again')}
          </button>
        </div>
      )}
      <FiguresView answer={answer} voice={voice} playable={playable} />
      <FindingsView answer={answer} voice={voice} />
      <div className="lab-pictures">
        {answer.pictures.map((picture) => (
          <PictureView
            key={`${picture.kind} ${picture.name}`}
            answer={answer}
            picture={picture}
            voice={voice}
            playable={playable}
          />
        ))}
      </div>
      <section className="panel lab-provenance">
        <h2>{t('lab.provenance')}</h2>
        <dl>
          {rows.map(([name, said]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{said}</dd>
            </div>
          ))}
        </dl>
        <h3>{t('lab.command')}</h3>
        <pre>
          <code>{commandOf(question)}</code>
        </pre>
      </section>
    </>
  );
}
