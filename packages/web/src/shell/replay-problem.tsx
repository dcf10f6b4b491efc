// What if a match can't be opened? It says what is wrong and what to do, and takes another link or a file.

import { useState } from 'react';
import { Button, FileTrigger } from 'react-aria-components';
import type { Problem } from '../host/host.ts';
import { useWords } from '../words/use-words.ts';
import { Page } from './page.tsx';

/** A whole link may be pasted as well as its text alone. */
const textIn = (pasted: string): string => pasted.trim().replace(/^.*#\/replay\//s, '');

interface Props {
  readonly problem: Problem;
  open(text: string): void;
}

export function ReplayProblem({ problem: { kind, answer, detail }, open }: Props) {
  const t = useWords();
  const [pasted, setPasted] = useState('');
  const empty = kind === 'empty';
  return (
    <Page title={t(empty ? 'replay.openTitle' : 'replay.problemTitle')}>
      <div role={empty ? undefined : 'alert'} className="replay-problem" data-problem={kind}>
        <p className="replay-wrong">{t(`replay.problem.${kind}`, { answer: answer ?? 0 })}</p>
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
          open(textIn(pasted));
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
          <FileTrigger
            acceptedFileTypes={['application/json', '.json']}
            onSelect={(files) => {
              files?.item(0)?.text().then(open);
            }}
          >
            <Button className="button quiet">{t('replay.file')}</Button>
          </FileTrigger>
          <a className="button quiet" href="#/">
            {t('backHome')}
          </a>
        </div>
      </form>
    </Page>
  );
}
