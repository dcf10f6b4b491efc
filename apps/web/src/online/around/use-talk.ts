// What has been said at the table, and what of it is new? The newest shows for a while; whoever is muted is not heard.

import type { Seat } from '@duello/kernel';
import type { Said } from '@duello/protocol';
import { keep, readKept } from '@duello/table';
import { useEffect, useState } from 'react';
import type { KnownMatch } from '../link/known-match.ts';
import type { Say } from '../words/use-words.ts';

const SHOWN = 7000;

export interface Talk {
  readonly said: readonly Said[];
  readonly unread: number;
  /** What was just said by somebody else. */
  readonly latest: Said | null;
  /** Everything up to now has been read. */
  read(): void;
}

export const phraseOrText = (t: Say, { phrase, text }: Said): string =>
  phrase === null ? (text ?? '') : t(`phrase.${phrase}`);

const KEY = 'duello.read';
/** Of so many matches it is known how far their talk was read. */
const KEPT = 50;

type ReadUpTo = readonly [match: string, number: number];
const isReadUpTo = (one: unknown): one is ReadUpTo =>
  Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number';

const kept = (): readonly ReadUpTo[] =>
  readKept(KEY, (value) => (Array.isArray(value) ? value.filter((one) => isReadUpTo(one)) : []));
const readUpTo = (match: string): number => kept().find(([id]) => id === match)?.[1] ?? 0;

export function useTalk({ head: { match }, said }: KnownMatch, mine: Seat | null): Talk {
  const [read, setRead] = useState(() => readUpTo(match));
  const heard = said.filter(({ seat }) => seat !== mine);
  const last = heard.at(-1) ?? null;
  const newest = last?.number ?? 0;
  // What was said before somebody came does not pop up; it waits to be read.
  const [passed, setPassed] = useState(newest);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(newest), SHOWN);
    return () => clearTimeout(timer);
  }, [newest]);
  return {
    said,
    unread: mine === null ? 0 : heard.filter(({ number }) => number > read).length,
    latest: newest > Math.max(passed, read) ? last : null,
    read() {
      if (newest <= read) return;
      setRead(newest);
      keep(KEY, [[match, newest], ...kept().filter(([id]) => id !== match)].slice(0, KEPT));
    },
  };
}
