// How is a battle held? What happens next waits at a gate, one event at a time, until somebody lets it through.

import type { MatchHost, Update } from '@duello/table';
import { useMemo, useRef, useState } from 'react';
import type { Event, View } from '../../index.ts';

export interface Gate {
  readonly host: MatchHost;
  readonly held: boolean;
  /** The same at this very moment: what comes through as it opens is shown before the table is drawn again. */
  isHeld(): boolean;
  /** Something waits behind the gate. */
  readonly waiting: boolean;
  hold(): void;
  /** Lets the next one through and stays: what waits, or what comes next; false when nothing waits yet. */
  step(): boolean;
  open(): void;
}

type Pass = () => void;

/** An update in parts: each ends with an event that is worth a look, the last with the update's own view. */
function partsOf<V, E>(update: Update<V, E>, stops: (event: E) => boolean): readonly Update<V, E>[] {
  const parts: Update<V, E>[] = [];
  let begun = 0;
  update.frames.forEach(({ event, view }, at) => {
    if (!stops(event) || at === update.frames.length - 1) return;
    parts.push({ ...update, view, frames: update.frames.slice(begun, at + 1) });
    begun = at + 1;
  });
  return [...parts, { ...update, frames: update.frames.slice(begun) }];
}

interface GateOptions {
  /** True for an event that somebody who goes step by step wants to see. */
  stops(event: Event): boolean;
  /** Whatever is to be kept is kept at once, long before it is shown. */
  kept(update: Update<View, Event>): void;
}

/** A host whose updates wait while the gate is held. */
export function useGate(host: MatchHost, options: GateOptions): Gate {
  const [held, setHeld] = useState(false);
  const [size, setSize] = useState(0);
  /** `owed`: how many may come through though it is held. */
  const now = useRef({ held: false, owed: 0, options });
  now.current.options = options;
  const queue = useRef<Pass[]>([]);
  const pass = (): boolean => {
    const next = queue.current.shift();
    setSize(queue.current.length);
    next?.();
    return next !== undefined;
  };
  const letThrough = useRef(pass);
  letThrough.current = pass;
  const gated = useMemo<MatchHost>(
    () => ({
      send: (...given) => host.send(...given),
      complete: (...given) => host.complete(...given),
      undo: () => host.undo(),
      takeBackAnyway: (kept) => host.takeBackAnyway(kept),
      look: (viewer) => host.look(viewer),
      recall: () => host.recall(),
      onCrash: (listener) => host.onCrash(listener),
      close: () => host.close(),
      onUpdate(listener) {
        host.onUpdate<never, never>((update) => {
          const { current } = now;
          if (!current.held) {
            listener(update);
            return;
          }
          current.options.kept(update);
          for (const part of partsOf<never, never>(update, current.options.stops))
            queue.current.push(() => listener(part));
          setSize(queue.current.length);
          while (current.owed > 0 && letThrough.current()) current.owed--;
        });
      },
    }),
    [host],
  );
  const set = (on: boolean): void => {
    now.current.held = on;
    now.current.owed = 0;
    setHeld(on);
  };
  return {
    host: gated,
    held,
    isHeld: () => now.current.held,
    waiting: size > 0,
    hold: () => set(true),
    step() {
      if (pass()) return true;
      now.current.owed = 1;
      return false;
    },
    open() {
      set(false);
      while (pass());
    },
  };
}
