// What if a match can't be opened? It says what is wrong and what to do, and takes another link or a file.

import { type AnyBoard, type Illegal, linkTo, type Problem, useSettings } from '@duello/table';
import { useState } from 'react';
import { Button, FileTrigger } from 'react-aria-components';
import { Page } from '../frame/page.tsx';
import { isTooLarge, MATCH_FILES } from '../match/match-file.ts';
import { useWords } from './words/use-words.ts';

/** Which answer is wrong and why, and the way to watch what comes before it. */
function UpToThere({ illegal, board }: { readonly illegal: Illegal; readonly board: AnyBoard | null }) {
  const t = useWords();
  const { lang } = useSettings();
  const { answer, reason, legal } = illegal;
  return (
    <>
      {board !== null && reason !== null && (
        <p>{t('replay.illegalWhy', { why: board(({ why }) => why(lang, reason)) })}</p>
      )}
      <p>
        <a className="button" href={linkTo('replay', legal)}>
          {t('replay.upToThere', { n: answer - 1 })}
        </a>
      </p>
    </>
  );
}

interface Props {
  readonly problem: Problem;
  /** The game's own words, when the game is known. */
  readonly board: AnyBoard | null;
  open(text: string): void;
}

export function ReplayProblem({ problem: { kind, detail, illegal }, board, open }: Props) {
  const t = useWords();
  const [pasted, setPasted] = useState('');
  const [fileProblem, setFileProblem] = useState('');
  const openFile = (file: File | null): void => {
    if (file === null) return;
    if (isTooLarge(file)) setFileProblem(t('openTooLarge'));
    else file.text().then(open, () => setFileProblem(t('openFailed')));
  };
  const empty = kind === 'empty';
  return (
    <Page title={t(empty ? 'replay.openTitle' : 'replay.problemTitle')}>
      <div role={empty ? undefined : 'alert'} className="replay-problem" data-problem={kind}>
        <p className="replay-wrong">{t(`replay.problem.${kind}`, { answer: illegal?.answer ?? 0 })}</p>
        {illegal !== null && <UpToThere illegal={illegal} board={board} />}
        {!empty && <p>{t(`replay.todo.${kind}`)}</p>}
        {!empty && (
          <details>
            <summary>{t('replay.detail')}</summary>
            <code lang="en">{detail}</code>
          </details>
        )}
      </div>
      <form
        className="replay-open"
        onSubmit={(event) => {
          event.preventDefault();
          open(pasted.trim());
        }}
      >
        <label>
          {t('replay.paste')}
          <textarea rows={3} value={pasted} spellCheck={false} onChange={({ target }) => setPasted(target.value)} />
        </label>
        <div className="replay-actions">
          <Button type="submit" className="button" isDisabled={pasted.trim() === ''}>
            {t('replay.open')}
          </Button>
          <FileTrigger acceptedFileTypes={MATCH_FILES} onSelect={(files) => openFile(files?.item(0) ?? null)}>
            <Button className="button quiet">{t('replay.file')}</Button>
          </FileTrigger>
          <a className="button quiet" href="#/">
            {t('backHome')}
          </a>
        </div>
        <p className="problem" role="status">
          {fileProblem}
        </p>
      </form>
    </Page>
  );
}
