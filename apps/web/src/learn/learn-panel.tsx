// What does the guide say? A title, two or three sentences, what to do now; and ways on, back, past and out.

import { type Guide, type Lesson, useMedia, useSay } from '@duello/table';
import { useEffect, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { useWords } from '../words/use-words.ts';
import { useClearPlace } from './use-clear-place.ts';

/** As learn.css has it. */
const SMALL_SCREEN = '(max-width: 48rem), (max-height: 30rem)';

interface Props<V> {
  readonly lesson: Lesson<V>;
  readonly guide: Guide;
  /** What is to be done now. */
  readonly task: string;
  /** Card names in the learner's language. */
  readonly names: Readonly<Record<string, string>>;
  /** What is on the table: another value with whatever happens. */
  readonly shown: unknown;
  next(): void;
  /** Takes back another move than the one that was asked; null where there is none. */
  readonly stepBack: (() => void) | null;
  leave(): void;
}

/** On a small screen what to do now stands in a strip above the table, and the explanation where it covers nothing. */
export function LearnPanel<V>({ lesson, guide, task, names, shown, next, stepBack, leave }: Props<V>) {
  const t = useWords();
  const say = useSay(lesson.messages);
  const isStrip = useMedia(SMALL_SCREEN);
  const [small, setSmall] = useState(false);
  const { steps } = lesson;
  const { step, remark } = guide;
  const { id, title, text, goal } = steps[step];
  const isEnd = step === steps.length - 1;
  const panel = useRef<HTMLElement>(null);
  const said = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  // A new step is worth reading, even where the last one was folded away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step begins at its first line
  useEffect(() => {
    setSmall(false);
    said.current?.scrollTo({ top: 0 });
  }, [step]);
  // A button that goes away with its step leaves the focus nowhere: whoever pressed it goes on from the guide.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body) panel.current?.focus();
  });
  const fold = (): void => {
    setSmall(true);
    panel.current?.focus();
  };
  const changes = [step, small, task, shown, isStrip, stepBack === null];
  useClearPlace(isStrip ? more : panel, isStrip, changes);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={() => {
        hadFocus.current = false;
      }}
      className={isStrip ? 'learn-panel learn-strip' : 'learn-panel'}
      data-clear=""
      aria-label={t('learn.guide')}
      data-small={small}
      data-step={id}
    >
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
      <div className="learn-said" ref={said}>
        <div className="learn-remarks" aria-live="polite">
          {remark !== null && <p className="learn-remark">{say(remark, names)}</p>}
          {stepBack !== null && <p className="learn-remark learn-astray">{t('learn.astray')}</p>}
        </div>
        <div className="learn-more" ref={more} data-clear="">
          <p className="learn-text" aria-live="polite">
            {say(text, names)}
          </p>
          <div className="learn-ways">
            {!isEnd && (
              <Button className="learn-button" onPress={leave}>
                {t('learn.leave')}
              </Button>
            )}
            {goal !== null && (
              <Button className="learn-button learn-on" onPress={next}>
                {t('learn.skip')}
              </Button>
            )}
            {isStrip && goal !== null && (
              <Button className="learn-button primary learn-got" onPress={fold}>
                {t('learn.gotIt')}
              </Button>
            )}
          </div>
        </div>
        <p className="learn-now" aria-live="polite">
          <b>{t('learn.now')}:</b> {say(task, names)}
        </p>
      </div>
      <footer>
        <progress
          max={steps.length}
          value={step + 1}
          aria-label={t('learn.step', { at: step + 1, all: steps.length })}
        />
        {stepBack !== null && (
          <Button className="learn-button learn-back" onPress={stepBack}>
            {t('learn.back')}
          </Button>
        )}
        {isEnd && (
          <Button className="learn-button primary" onPress={leave}>
            {t('learn.leave')}
          </Button>
        )}
        {!isEnd && goal === null && (
          <Button className="learn-button primary learn-on" onPress={next}>
            {t('learn.next')}
          </Button>
        )}
      </footer>
    </section>
  );
}
