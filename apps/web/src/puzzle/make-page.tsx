// Is a moment of a match a puzzle? A worker looks at it for each goal; what comes of it is told, and can be played and kept.

import { GOALS, type PuzzleGoal } from '@duello/lab/puzzle';
import { CopyByHand, copyText, linkTo, Sheet } from '@duello/table';
import { useEffect, useRef, useState } from 'react';
import { Page } from '../frame/page.tsx';
import { saveFile } from '../frame/save-file.ts';
import { startMaking } from './crew/puzzle-host.ts';
import type { Made } from './crew/requests.ts';
import { linkTextOf } from './own-puzzle.ts';
import { faultWords } from './said.ts';
import { usePuzzleWords } from './words/use-words.ts';

interface Looked {
  readonly goal: PuzzleGoal;
  readonly made: Made;
}

interface Looking {
  readonly looked: readonly Looked[];
  /** What is looked for now; null when it is over. */
  readonly goal: PuzzleGoal | null;
  readonly failed: string | null;
}

/** One goal after the other, until one is a puzzle. */
function useMaking(text: string, answers: number): Looking & { stop(): void } {
  const [state, setState] = useState<Looking>({ looked: [], goal: GOALS[0], failed: null });
  const end = useRef<() => void>(() => {});
  useEffect(() => {
    let isOver = false;
    let stop: () => void = () => {};
    const next = async (looked: readonly Looked[]): Promise<void> => {
      const goal = looked.at(-1)?.made.kind === 'made' ? undefined : GOALS[looked.length];
      if (isOver) return;
      setState({ looked, goal: goal ?? null, failed: null });
      if (goal === undefined) return;
      const making = startMaking(text, answers, goal);
      stop = making.stop;
      try {
        await next([...looked, { goal, made: await making.made }]);
      } catch (error) {
        if (!isOver) setState({ looked, goal: null, failed: error instanceof Error ? error.message : String(error) });
      }
    };
    end.current = () => {
      isOver = true;
      stop();
      setState((now) => ({ ...now, goal: null }));
    };
    next([]);
    return () => {
      isOver = true;
      stop();
    };
  }, [text, answers]);
  return { ...state, stop: () => end.current() };
}

export function MakePage({ text, answers }: { readonly text: string; readonly answers: number }) {
  const t = usePuzzleWords();
  const { looked, goal, failed, stop } = useMaking(text, answers);
  const found = looked.find(({ made }) => made.kind === 'made');
  return (
    <Page title={t('puzzle.makeTitle')}>
      <p>{t('puzzle.makeText')}</p>
      <ul className="puzzle-looked" aria-live="polite">
        {looked.map(({ goal: one, made }) => (
          <li key={one} data-made={made.kind}>
            {made.kind === 'made'
              ? t('puzzle.made', { goal: t(`puzzle.goal.${one}`) })
              : `${t(`puzzle.goal.${one}`)}: ${faultWords(t, made.fault)}`}
          </li>
        ))}
        {goal !== null && <li data-made="looking">{t('puzzle.looking', { goal: t(`puzzle.goal.${goal}`) })}</li>}
      </ul>
      {failed !== null && <p role="alert">{t('puzzle.failed', { why: failed })}</p>}
      {goal === null && found === undefined && failed === null && <p role="status">{t('puzzle.noPuzzle')}</p>}
      <p className="actions">
        {goal !== null && (
          <button type="button" className="button quiet" onClick={stop}>
            {t('puzzle.stop')}
          </button>
        )}
        {found?.made.kind === 'made' && <Ways file={found.made.file} name={found.made.name} />}
        <a className="button quiet" href={linkTo('replay', text, String(answers))}>
          {t('puzzle.toReplay')}
        </a>
      </p>
    </Page>
  );
}

/** What can be done with a puzzle that was made. */
function Ways({ file, name }: { readonly file: string; readonly name: string }) {
  const t = usePuzzleWords();
  const [copied, setCopied] = useState<boolean | null>(null);
  const way = linkTo('puzzles', 'own', linkTextOf(file));
  const link = new URL(way, window.location.href).href;
  return (
    <>
      <a className="button" href={way}>
        {t('puzzle.play')}
      </a>
      <button type="button" className="button quiet" onClick={() => saveFile(`${name}.json`, file)}>
        {t('puzzle.save')}
      </button>
      <button type="button" className="button quiet" onClick={() => copyText(link).then(setCopied)}>
        {t(copied === true ? 'puzzle.copied' : 'puzzle.copy')}
      </button>
      <span className="visually-hidden" role="status">
        {copied === true && t('puzzle.copied')}
      </span>
      {copied === false && (
        <Sheet title={t('puzzle.copy')} close={() => setCopied(null)}>
          <CopyByHand text={link} />
        </Sheet>
      )}
    </>
  );
}
