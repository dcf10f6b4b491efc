// How is a match of somebody else opened? By its link or its file; what is wrong with a bad one is said here.

import { go } from '@duello/table';
import { type DragEvent, type FormEvent, useId, useState } from 'react';
import { isTooLarge, MATCH_FILES } from '../match/match-file.ts';
import { useWords } from '../words/use-words.ts';

export function OpenReplay() {
  const t = useWords();
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (input: string): Promise<void> => {
    const { readMatch } = await import('../match/read-match.ts');
    const read = await readMatch(input);
    if (read.ok) go('replay', read.text);
    else setProblem(t(read.problem, read.values));
  };
  const openOrTell = (input: Promise<string>): void => {
    input.then(open).catch(() => setProblem(t('openFailed')));
  };
  const openFile = (file: File | undefined): void => {
    if (file === undefined) return;
    if (isTooLarge(file)) setProblem(t('openTooLarge'));
    else openOrTell(file.text());
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    openFile(event.dataTransfer.files[0]);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    openOrTell(Promise.resolve(text));
  };
  return (
    <form className="panel open-replay" onSubmit={submit} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      <h2>{t('openReplay')}</h2>
      <label htmlFor={id}>{t('openLabel')}</label>
      <div className="open-row">
        <input
          id={id}
          className="text-input"
          value={text}
          autoComplete="off"
          spellCheck={false}
          placeholder={t('openPlaceholder')}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(null);
          }}
        />
        <button type="submit" className="button">
          {t('open')}
        </button>
        <label className="button quiet file-button">
          {t('chooseFile')}
          <input
            type="file"
            accept={MATCH_FILES.join()}
            onChange={(event) => {
              openFile(event.target.files?.[0]);
              event.target.value = '';
            }}
          />
        </label>
      </div>
      <p id={`${id}-problem`} className={problem === null ? 'hint' : 'problem'} role="status">
        {problem ?? t('openHint')}
      </p>
    </form>
  );
}
