// Where does a designer ask? A form, what is being played, and every answer so far, to be opened, deleted or brought from a file.

import { GAME_IDS, isGameId } from '@duello/games';
import { BadInput } from '@duello/kernel';
import { readAnswer } from '@duello/lab/report';
import { go, linkTo, newId, useSettings } from '@duello/table';
import { useState } from 'react';
import { Page } from '../frame/page.tsx';
import { useGameName } from '../games/pages.ts';
import { broughtOptions } from '../match/brought-options.ts';
import { nameOfBot } from '../match/opponents.ts';
import { AnswerPage } from './answer/answer-page.tsx';
import { Progress } from './answer/progress.tsx';
import { AskForm } from './ask/ask-form.tsx';
import { usualWish, wishAgain } from './ask/wish.ts';
import { forgetAnswer, type KeptAnswer, keepAnswer, keptAnswer, useKeptAnswers } from './crew/kept-answers.ts';
import { useRun } from './crew/runs.ts';
import { useWords } from './words/use-words.ts';
import './lab.css';

interface Props {
  /** Nothing or a game for the form, with `brought` for what another page has left; an answer's id, or `again` with one to ask once more. */
  readonly rest: readonly string[];
}

export function LabPage({ rest: [first, second] }: Props) {
  if (first !== undefined && first !== 'again' && !isGameId(first)) return <AnswerPage key={first} id={first} />;
  const again = first === 'again' && second !== undefined ? keptAnswer(second)?.answer.question : undefined;
  const game = first !== undefined && isGameId(first) ? first : GAME_IDS[0];
  const brought = second === 'brought' ? broughtOptions(game) : null;
  const usual = brought === null ? usualWish(game) : { ...usualWish(game), options: brought };
  const wish = again !== undefined && isGameId(again.game) ? wishAgain(again, again.game) : usual;
  return <AskPage key={`${first} ${second}`} wish={wish} />;
}

function AskPage({ wish }: { readonly wish: ReturnType<typeof usualWish> }) {
  const t = useWords();
  const run = useRun();
  return (
    <Page title={t('lab.title')} wide>
      <div className="lab">
        <p className="lab-intro">{t('lab.intro')}</p>
        {run !== null && (
          <>
            <Progress run={run} />
            {run.phase !== 'failed' && (
              <p>
                <a className="button quiet" href={linkTo('lab', run.id)}>
                  {t('lab.see')}
                </a>
              </p>
            )}
          </>
        )}
        <div className="lab-columns">
          <section aria-labelledby="lab-ask">
            <h2 id="lab-ask">{t('lab.ask')}</h2>
            <AskForm first={wish} />
          </section>
          <Answers />
        </div>
      </div>
    </Page>
  );
}

/** Larger than any answer that the lab writes. */
const MOST_BYTES = 4_000_000;

function Answers() {
  const t = useWords();
  const answers = useKeptAnswers();
  const [deleted, setDeleted] = useState<KeptAnswer | null>(null);
  const [problem, setProblem] = useState('');
  const openFile = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    if (file.size > MOST_BYTES) {
      setProblem(t('lab.openTooLarge'));
      return;
    }
    try {
      const id = newId();
      const read: unknown = JSON.parse(await file.text());
      // The command line puts an answer beside other keys.
      const inner: unknown = typeof read === 'object' && read !== null && 'answer' in read ? read.answer : read;
      keepAnswer({ id, when: Date.now(), answer: readAnswer(inner) });
      go('lab', id);
    } catch (error) {
      setProblem(error instanceof BadInput ? t('lab.openWrong', { where: error.path }) : t('lab.openNotJson'));
    }
  };
  return (
    <section className="panel lab-answers" aria-labelledby="lab-answers">
      <h2 id="lab-answers">{t('lab.answers')}</h2>
      {answers.length === 0 && <p className="hint">{t('lab.answers.none')}</p>}
      <ul>
        {answers.map((kept) => (
          <AnswerRow
            key={kept.id}
            kept={kept}
            remove={() => {
              setDeleted(kept);
              forgetAnswer(kept.id);
            }}
          />
        ))}
      </ul>
      <Deleted
        kept={deleted}
        undo={() => {
          if (deleted !== null) keepAnswer(deleted);
          setDeleted(null);
        }}
      />
      <label className="button quiet file-button">
        {t('lab.open')}
        <input
          type="file"
          accept=".json,application/json"
          onChange={(event) => {
            openFile(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </label>
      <p role="status" className="problem-line">
        {problem !== '' && <span className="problem">{problem}</span>}
      </p>
      {answers.length > 0 && <p className="hint">{t('lab.answers.kept')}</p>}
    </section>
  );
}

function useAnswerName() {
  const t = useWords();
  const nameOf = useGameName();
  return ({ answer: { question } }: KeptAnswer): string => {
    const game = isGameId(question.game) ? nameOf(question.game) : question.game;
    return t('lab.answerOf', { game, ask: t(`lab.${question.ask}`) });
  };
}

function AnswerRow({ kept, remove }: { readonly kept: KeptAnswer; remove(): void }) {
  const t = useWords();
  const { lang } = useSettings();
  const name = useAnswerName()(kept);
  const { answer, id, when } = kept;
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(when);
  return (
    <li>
      <a href={linkTo('lab', id)}>{name}</a>
      <span className="hint">
        {t('lab.answerWhat', { bot: nameOfBot(t, answer.question.level), n: answer.matches })}
        {!answer.complete && ` · ${t('lab.early')}`} · <time dateTime={new Date(when).toISOString()}>{date}</time>
      </span>
      <button
        type="button"
        className="button quiet small"
        aria-label={t('lab.label', { action: t('lab.delete'), name: `${name}, ${date}` })}
        onClick={remove}
      >
        {t('lab.delete')}
      </button>
    </li>
  );
}

function Deleted({ kept, undo }: { readonly kept: KeptAnswer | null; undo(): void }) {
  const t = useWords();
  const nameOf = useAnswerName();
  if (kept === null) return <p role="status" />;
  return (
    <p className="lab-deleted" role="status">
      {t('lab.deleted', { name: nameOf(kept) })}{' '}
      <button type="button" className="button quiet small" onClick={undo}>
        {t('lab.undo')}
      </button>
    </p>
  );
}
