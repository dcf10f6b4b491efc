// Which tab plays a match? The one that holds its lock. Another asks for it, and gets it once the last move is kept.

import { isUnkept } from '@duello/table';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { keyOf } from './saved.ts';

/** Held here, held by another tab, or asked of it. */
export type Hold = 'looking' | 'here' | 'elsewhere' | 'asked';

interface MatchLock {
  take(): void;
  close(): void;
}

/** A page that is loaded again may meet itself: its old lock is gone in a moment. */
const MOMENT = 500;

const LOCKLESS: MatchLock = { take() {}, close() {} };

function openLock(id: string, tell: (hold: Hold) => void): MatchLock {
  if (!('locks' in navigator)) {
    tell('here');
    return LOCKLESS;
  }
  const name = keyOf(id);
  const channel = new BroadcastChannel(name);
  const closed = new AbortController();
  let release: (() => void) | null = null;
  const hold = (): Promise<void> =>
    new Promise((resolve) => {
      release = resolve;
      tell('here');
    });
  const isHeld = async (): Promise<boolean> =>
    (await navigator.locks.query()).held?.some((lock) => lock.name === name) ?? false;
  /** A busy browser takes longer than a moment to give out even a free lock: only one that somebody holds is elsewhere. */
  const look = (): void => {
    const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(MOMENT)]);
    navigator.locks.request(name, { signal }, hold).catch(async () => {
      if (closed.signal.aborted) return;
      const held = await isHeld();
      if (closed.signal.aborted) return;
      if (held) tell('elsewhere');
      else look();
    });
  };
  channel.onmessage = () => {
    // What only this tab knows must not be left behind: it is given up by closing the tab alone.
    if (release === null || isUnkept(name)) return;
    // The table is gone, and keeps nothing any more, before another tab reads what was kept.
    flushSync(() => tell('elsewhere'));
    release();
    release = null;
  };
  look();
  return {
    take() {
      tell('asked');
      navigator.locks.request(name, { signal: closed.signal }, hold).catch(() => {});
      channel.postMessage('');
    },
    close() {
      closed.abort();
      channel.close();
      release?.();
    },
  };
}

interface Held {
  readonly hold: Hold;
  /** Asks the tab that holds it. */
  take(): void;
}

export function useMatchLock(id: string): Held {
  const [hold, setHold] = useState<Hold>('looking');
  const [lock, setLock] = useState(LOCKLESS);
  useEffect(() => {
    const opened = openLock(id, setHold);
    setLock(opened);
    return opened.close;
  }, [id]);
  return { hold, take: lock.take };
}
