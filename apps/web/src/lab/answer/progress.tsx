// How far is the question that is played? A bar with the time left, and how to stop it; said aloud when it begins and ends.

import { useEffect, useState } from 'react';
import { type Run, stop } from '../crew/runs.ts';
import { useWords } from '../words/use-words.ts';

/** Until so much has been played, nobody can say how long it takes. */
const SOME = 0.02;

/** Seconds until the end, by what has been played so far; null while nobody knows. */
function useTimeLeft({ phase, done, deals, since }: Run): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (phase !== 'running') return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [phase]);
  if (deals === 0 || done < Math.max(2, deals * SOME)) return null;
  return Math.max(1, Math.round((((now - since) / done) * (deals - done)) / 1000));
}

export function Progress({ run }: { readonly run: Run }) {
  const t = useWords();
  const left = useTimeLeft(run);
  const { phase, done, deals, answer, problem } = run;
  const matches = answer?.matches ?? 0;
  const ended = {
    finished: () => t('lab.finished', { n: matches }),
    stopped: () => (matches === 0 ? t('lab.stoppedEmpty') : t('lab.stopped', { n: matches })),
    failed: () => t('lab.failed', { message: problem?.message ?? '' }),
    running: () => '',
  };
  return (
    <section className="panel lab-progress" data-phase={phase}>
      {phase === 'running' && (
        <>
          <div className="lab-progress-said">
            <p id="lab-progress">{deals === 0 ? t('lab.starting') : t('lab.running', { done, all: deals })}</p>
            <p className="hint">
              {left !== null && t('lab.left', { min: left < 90 ? 0 : Math.round(left / 60), sec: left })}
            </p>
          </div>
          <progress aria-labelledby="lab-progress" max={Math.max(1, deals)} value={done} />
          <button type="button" className="button quiet" onClick={stop}>
            {t('lab.stop')}
          </button>
          <p className="hint">{t('lab.leave')}</p>
        </>
      )}
      <p role="status" className={phase === 'failed' ? 'problem' : undefined}>
        {ended[phase]()}
      </p>
    </section>
  );
}
