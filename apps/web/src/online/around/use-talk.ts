// What has been said at the table, and what of it is new? The newest shows for a while; whoever is muted is not heard.

import type { Seat } from '@duello/kernel';
import { useEffect, useState } from 'react';
import type { KnownMatch, Said } from '../link/known-match.ts';
import type { Say } from '../words/use-words.ts';

const SHOWN = 7000;

export interface Talk {
  readonly said: readonly Said[];
  readonly unread: number;
  /** What was just said by somebody else. */
  readonly latest: Said | null;
  readonly isMuted: boolean;
  mute(on: boolean): void;
  /** Everything up to now has been read. */
  read(): void;
}

export const phraseOrText = (t: Say, { phrase, text }: Said): string =>
  phrase === null ? (text ?? '') : t(`phrase.${phrase}`);

const NOTHING: readonly Said[] = [];

export function useTalk(known: KnownMatch | null, mine: Seat | null): Talk {
  const [isMuted, mute] = useState(false);
  const [read, setRead] = useState(0);
  const [passed, setPassed] = useState(0);
  const all = known?.said ?? NOTHING;
  const said = isMuted ? all.filter(({ seat }) => seat === mine) : all;
  const heard = said.filter(({ seat }) => seat !== mine);
  const count = heard.length;
  useEffect(() => {
    const timer = setTimeout(() => setPassed(count), SHOWN);
    return () => clearTimeout(timer);
  }, [count]);
  return {
    said,
    unread: mine === null ? 0 : Math.max(0, count - read),
    latest: count > passed && count > read ? (heard.at(-1) ?? null) : null,
    isMuted,
    mute,
    read: () => setRead(count),
  };
}
