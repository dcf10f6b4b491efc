// Which matches stand behind a point? Each is played once more and opens as a replay, to be watched and played on from.

import type { MatchRef, Question } from '@duello/lab/questions';
import { keyOfMatch, matchWords, type Voice } from '@duello/lab/report';
import { go } from '@duello/table';
import { useEffect, useId, useRef, useState } from 'react';
import { matchTexts } from '../crew/runs.ts';
import { useWords } from '../words/use-words.ts';

interface Props {
  readonly question: Question;
  /** What the point is. */
  readonly name: string;
  readonly matches: readonly MatchRef[];
  /** How many ways to play there are: only then each match says which. */
  readonly arms: number;
  readonly voice: Voice;
  close(): void;
}

export function MatchList({ question, name, matches, arms, voice, close }: Props) {
  const t = useWords();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [opening, setOpening] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const watch = (match: MatchRef): void => {
    setOpening(keyOfMatch(match));
    setProblem('');
    matchTexts(question, [match], () => {}).then(
      ([text]) => {
        if (!gone.current) go('replay', text);
      },
      (error: Error) => {
        setOpening(null);
        setProblem(t('lab.watchFailed', { message: error.message }));
      },
    );
  };
  return (
    <section className="lab-matches" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {t('lab.behind', { name })}
      </h3>
      <ul>
        {matches.map((match) => {
          const said = matchWords(match, arms, voice);
          return (
            <li key={keyOfMatch(match)}>
              <button
                type="button"
                className="button quiet small"
                disabled={opening !== null}
                aria-label={t('lab.label', { action: t('lab.watch'), name: said })}
                onClick={() => watch(match)}
              >
                {opening === keyOfMatch(match) ? t('lab.watching') : said}
              </button>
            </li>
          );
        })}
      </ul>
      <p className="problem-line" role="status">
        {problem !== '' && <span className="problem">{problem}</span>}
      </p>
      <button type="button" className="button quiet small" onClick={close}>
        {t('lab.close')}
      </button>
    </section>
  );
}
