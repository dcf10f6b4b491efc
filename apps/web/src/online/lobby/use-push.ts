// Is this browser called when it is somebody's turn, and what came of asking for that?

import { useSettings } from '@duello/table';
import { useEffect, useState } from 'react';
import { isPushOn, NoPush, type PushProblem, pushObstacle, renewPush, turnPushOff, turnPushOn } from '../link/push.ts';
import { troubleOf } from '../link/use-answer.ts';
import { useOnlineWords } from '../words/use-words.ts';
import { troubleWords } from './trouble.tsx';

export interface Push {
  /** Null until that is known. */
  readonly isOn: boolean | null;
  /** Why it can't be had here; null where it can. */
  readonly obstacle: PushProblem | null;
  /** Why it was not done; empty when nothing is wrong. */
  readonly problem: string;
  set(on: boolean): Promise<void>;
}

export function usePush(): Push {
  const t = useOnlineWords();
  const { lang } = useSettings();
  const [isOn, setOn] = useState<boolean | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let isCurrent = true;
    // What can't be renewed now is renewed the next time.
    renewPush(lang)
      .catch(() => {})
      .then(isPushOn)
      .catch(() => false)
      .then((on) => {
        if (isCurrent) setOn(on);
      });
    return () => {
      isCurrent = false;
    };
  }, [lang]);
  const set = async (on: boolean): Promise<void> => {
    setProblem('');
    try {
      await (on ? turnPushOn(lang) : turnPushOff());
      setOn(on);
    } catch (error) {
      setProblem(error instanceof NoPush ? t(`push.${error.why}`) : troubleWords(t, troubleOf(error)));
      setOn(await isPushOn().catch(() => false));
    }
  };
  return { isOn, obstacle: pushObstacle(), problem, set };
}
