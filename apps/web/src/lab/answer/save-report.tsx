// How is an answer handed on? As a report with everything in it, or as data that this page and the command line read.

import type { Answer } from '@duello/lab/questions';
import { keyOfMatch, matchesToWatch, reportFile, type Voice } from '@duello/lab/report';
import { useState } from 'react';
import { saveFile } from '../../frame/save-file.ts';
import { matchTexts } from '../crew/runs.ts';
import { useWords } from '../words/use-words.ts';

/** Matches that a report brings along for each point. */
const EACH = 1;

interface Props {
  readonly answer: Answer;
  readonly voice: Voice;
  readonly playable: boolean;
}

export function SaveReport({ answer, voice, playable }: Props) {
  const t = useWords();
  const [said, say] = useState('');
  const [busy, setBusy] = useState(false);
  const { game, ask } = answer.question;
  const name = `duello-${game}-${ask}`;
  const report = async (): Promise<void> => {
    const matches = playable ? matchesToWatch(answer, EACH) : [];
    const all = matches.length;
    const told = (done: number): void => say(t('lab.reporting', { done, all }));
    const texts = all === 0 ? [] : await matchTexts(answer.question, matches, told);
    const watch = new Map(texts.map((text, i) => [keyOfMatch(matches[i]), text]));
    const site = new URL('./', window.location.href.split('#')[0]).href;
    saveFile(`${name}.html`, reportFile({ answer, voice, watch, site }));
    say('');
  };
  const save = (): void => {
    setBusy(true);
    report()
      .catch((error: Error) => say(t('lab.reportFailed', { message: error.message })))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <button type="button" className="button" disabled={busy} onClick={save}>
        {t('lab.report')}
      </button>
      <button
        type="button"
        className="button quiet"
        onClick={() => saveFile(`${name}.json`, `${JSON.stringify(answer, null, 1)}\n`)}
      >
        {t('lab.json')}
      </button>
      <span role="status" className="hint lab-said">
        {said}
      </span>
    </>
  );
}
