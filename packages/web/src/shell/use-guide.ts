// How does the guide hear of the match? It listens to the host, and follows once the table has shown what happened.

import type { Event, View } from '@duello/final-magic';
import type { Words } from '@duello/kernel';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { MatchHost } from '../host/host.ts';
import { follow, type Guide, next, START } from './learn-guide.ts';
import type { Moment } from './learn-steps.ts';

export interface Guided {
  readonly guide: Guide;
  /** The host to give to the table. */
  readonly host: MatchHost<View, Event>;
  /** The table has shown everything up to this text. */
  shown(text: string): void;
  next(): void;
}

interface Heard extends Moment {
  readonly text: string;
}

export function useGuide(real: MatchHost<View, Event>): Guided {
  const [guide, setGuide] = useState<Guide>(START);
  const heard = useRef<readonly Heard[]>([]);
  const now = useRef<Moment | null>(null);
  const host = useMemo((): MatchHost<View, Event> => {
    let given: Words | null = null;
    return {
      ...real,
      send(seat, decision, words) {
        given = words;
        return real.send(seat, decision, words);
      },
      onUpdate(listener) {
        real.onUpdate((update) => {
          heard.current = [...heard.current, { view: update.view, given, text: update.text }];
          listener(update);
        });
      },
    };
  }, [real]);
  const shown = useCallback((text: string): void => {
    const upTo = heard.current.findLastIndex((moment) => moment.text === text);
    const seen = heard.current.slice(0, upTo + 1);
    heard.current = heard.current.slice(upTo + 1);
    now.current = seen.at(-1) ?? now.current;
    setGuide((before) => seen.reduce(follow, before));
  }, []);
  return { guide, host, shown, next: () => setGuide((before) => next(before, now.current)) };
}
