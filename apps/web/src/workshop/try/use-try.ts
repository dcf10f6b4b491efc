// What came of trying a set out? Asked of a worker that is ended when it takes too long: nothing can stop the page.

import type { Json } from '@duello/kernel';
import { isRecord } from '@duello/language';
import { useEffect, useState } from 'react';
import type { TryRequest } from './try-worker.ts';

export const MATCHES = 4;
const PATIENCE = 30_000;

export type Trial =
  | { readonly phase: 'none' | 'running' | 'failed' }
  | {
      readonly phase: 'done';
      readonly matches: number;
      readonly used: { readonly [card: string]: number };
      readonly looped: boolean;
    };

/** Plays so many matches beside the page; what it returns ends them. */
export function tryOut(game: string, options: Json, matchesWanted: number, told: (trial: Trial) => void): () => void {
  const worker = new Worker(new URL('./try-worker.ts', import.meta.url), { type: 'module' });
  const used: Record<string, number> = {};
  let [matches, looped] = [0, false];
  const ask = (): void => {
    const request: TryRequest = { game, options, seed: `try/${matches}` };
    worker.postMessage(request);
  };
  const tell = (): void => {
    worker.terminate();
    told(matches === 0 ? { phase: 'failed' } : { phase: 'done', matches, used, looped });
  };
  const clock = setTimeout(tell, PATIENCE);
  const end = (): void => {
    clearTimeout(clock);
    worker.terminate();
  };
  worker.onerror = () => {
    clearTimeout(clock);
    tell();
  };
  worker.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data) || !isRecord(data.used)) {
      clearTimeout(clock);
      tell();
      return;
    }
    matches++;
    looped ||= data.looped === true;
    for (const [card, count] of Object.entries(data.used)) used[card] = (used[card] ?? 0) + Number(count);
    if (matches < matchesWanted) ask();
    else {
      clearTimeout(clock);
      tell();
    }
  };
  ask();
  return end;
}

/** What is tried belongs to these options: with others it is forgotten. */
export function useTrial(game: string, options: Json): readonly [Trial, () => void] {
  const key = JSON.stringify(options);
  const [tried, setTried] = useState<{ readonly key: string; readonly trial: Trial }>({
    key,
    trial: { phase: 'none' },
  });
  const isRunning = tried.key === key && tried.trial.phase === 'running';
  useEffect(() => {
    if (!isRunning) return;
    return tryOut(game, JSON.parse(key), MATCHES, (trial) => setTried({ key, trial }));
  }, [isRunning, game, key]);
  const begin = (): void => setTried({ key, trial: { phase: 'running' } });
  return [tried.key === key ? tried.trial : { phase: 'none' }, begin];
}
