// What does the guide say? A title, two or three sentences, what to do now; and ways on, past and out.

import { type Guide, type Lesson, useSay } from '@duello/table';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useWords } from '../words/use-words.ts';

interface Props<V> {
  readonly lesson: Lesson<V>;
  readonly guide: Guide;
  /** What is to be done now. */
  readonly task: string;
  /** Card names in the learner's language. */
  readonly names: Readonly<Record<string, string>>;
  next(): void;
  /** Takes back another move than the one that was asked; null where there is none. */
  readonly stepBack: (() => void) | null;
  leave(): void;
}

export function LearnPanel<V>({ lesson, guide: { step, remark }, task, names, next, stepBack, leave }: Props<V>) {
  const t = useWords();
  const say = useSay(lesson.messages);
  const [small, setSmall] = useState(false);
  const { steps } = lesson;
  const { id, title, text, goal } = steps[step];
  const end = step === steps.length - 1;
  const body = useRef<HTMLDivElement>(null);
  // A new step is worth reading, even where the last one was folded away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its first line
  useEffect(() => {
    setSmall(false);
    body.current?.scrollTo({ top: 0 });
  }, [step]);
  return (
    <section className="learn-panel" data-clear="" aria-label={t('learn.guide')} data-small={small} data-step={id}>
      <header>
        <h2>{say(title)}</h2>
        <Button
          className="learn-fold"
          aria-label={t(small ? 'learn.larger' : 'learn.smaller')}
          aria-expanded={!small}
          onPress={() => setSmall(!small)}
        >
          <span aria-hidden="true">{small ? '▾' : '▴'}</span>
        </Button>
      </header>
      <div className="learn-body" ref={body} aria-live="polite">
        {remark !== null && <p className="learn-remark">{say(remark)}</p>}
        {stepBack !== null && (
          <p className="learn-remark learn-astray">
            {t('learn.astray')}{' '}
            <Button className="learn-button" onPress={stepBack}>
              {t('learn.back')}
            </Button>
          </p>
        )}
        {!small && <p>{say(text, names)}</p>}
        <p className="learn-now">
          <b>{t('learn.now')}:</b> {say(task, names)}
        </p>
      </div>
      <footer>
        <progress
          max={steps.length}
          value={step + 1}
          aria-label={t('learn.step', { at: step + 1, all: steps.length })}
        />
        {end ? (
          <Button className="learn-button primary" onPress={leave}>
            {t('learn.leave')}
          </Button>
        ) : (
          <>
            <Button className="learn-button" onPress={leave}>
              {t('learn.leave')}
            </Button>
            <Button className={goal === null ? 'learn-button primary' : 'learn-button'} onPress={next}>
              {t(goal === null ? 'learn.next' : 'learn.skip')}
            </Button>
            {goal !== null && (
              <Button className="learn-button primary learn-got" onPress={() => setSmall(true)}>
                {t('learn.gotIt')}
              </Button>
            )}
          </>
        )}
      </footer>
    </section>
  );
}
