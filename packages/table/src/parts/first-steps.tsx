// What does somebody need to know at the start of a first match? The goal and the first step, beside the question until read.

import { useContext, useEffect } from 'react';
import { Button } from 'react-aria-components';
import { useSettled } from '../browser/use-settled.ts';
import { Explained } from '../look/terms.tsx';
import { FirstStepsContext } from '../match/first-steps.ts';
import { useWords } from '../words/use-words.ts';
import './first-steps.css';

/** Both have had a turn, or one two: the first step lies behind. */
const TURNS = 3;

/** The sentence as long as it is wanted and true; null otherwise. */
export function useFirstSteps(text: string | undefined, turns: number): string | null {
  const { isWanted, done } = useContext(FirstStepsContext);
  const isPast = turns >= TURNS;
  useEffect(() => {
    if (isWanted && isPast) done();
  }, [isWanted, isPast, done]);
  return text !== undefined && isWanted && !isPast ? text : null;
}

export function FirstStepsNote({ text }: { readonly text: string | null }) {
  const t = useWords();
  const { done } = useContext(FirstStepsContext);
  const spoken = useSettled(text ?? '');
  return (
    <>
      {text !== null && (
        <section className="first-steps" data-clear="" aria-label={t('table.firstSteps')}>
          <p>
            <Explained text={text} />
          </p>
          <Button className="tool" onPress={done}>
            {t('table.gotIt')}
          </Button>
        </section>
      )}
      <span className="visually-hidden" role="status">
        {text === null ? '' : spoken}
      </span>
    </>
  );
}
