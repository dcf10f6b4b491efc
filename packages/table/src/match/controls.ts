// How is any table controlled? By its tools and by keys: take back, the last turn again, what lies open, giving up.

import { useImperativeHandle, useRef, useState } from 'react';
import { change, settings } from '../settings/settings.ts';
import type { AutoPass } from './auto-pass.ts';
import type { ConfirmedEnd } from './confirm-end.ts';
import { useKeys } from './keys.ts';
import type { PromptOption } from './prompt-option.ts';
import { useTabStops } from './roving.ts';
import type { Seats } from './seats.ts';
import type { ShownProps, TableView } from './table-props.ts';

interface Controlled<V, E> extends ShownProps<V, E> {
  readonly seats: Seats;
  readonly auto: AutoPass;
  readonly options: readonly PromptOption[];
  readonly end: ConfirmedEnd;
  /** Letters that only this game knows. */
  readonly letters?: Readonly<Record<string, () => void>>;
  /** Asks what to do; null where nobody may. */
  readonly ask: (() => void) | null;
  show(open: { readonly what: 'log' | 'text' | 'menu' | 'keys' | 'takeBack' | 'hint' | 'concede' } | null): void;
  deselect(): void;
  /** Lets go of everything that is selected or intended: something is being taken back. */
  letGo(): void;
}

const toggleReading = (): void => change({ reading: !settings().reading });

export function useControls<V extends TableView, E>(props: Controlled<V, E>) {
  const { host, playback, shown, seats, auto, options, end, letters = {}, ask, show, deselect, letGo } = props;
  const { playing, skip, again } = playback;
  const { update } = shown;
  const root = useRef<HTMLElement>(null);
  const prompt = useRef<HTMLElement>(null);
  const [refused, setRefused] = useState(0);
  const undo = (): void => {
    if (update === null || update.undo.count === 0) {
      if (update?.undo.anyway) show({ what: 'takeBack' });
      else setRefused((times) => times + 1);
      return;
    }
    letGo();
    // What the table did by itself goes back together with what the person did.
    for (let steps = auto.hold(update.answers); steps > 0; steps--) host.undo();
  };
  /** Whatever was shown since. */
  const takeBackAnyway = (kept?: number): void => {
    show(null);
    letGo();
    auto.hold(update?.answers ?? 0);
    host.takeBackAnyway(kept);
  };
  const hint = (): void => {
    if (ask === null) return;
    ask();
    show({ what: 'hint' });
  };
  useImperativeHandle(props.remote, () => ({
    takeBackTo: takeBackAnyway,
    askToConcede: () => show({ what: 'concede' }),
  }));
  useTabStops(root, prompt);
  useKeys({
    root,
    decision: update?.view.decision ?? null,
    options: end.options(options),
    playing,
    skip,
    deselect: end.asked(options) === null ? deselect : end.takeBack,
    letters: {
      ...letters,
      u: undo,
      a: again,
      r: toggleReading,
      ...(props.hints === undefined ? {} : { h: hint }),
      l: () => show({ what: 'log' }),
      t: () => show({ what: 'text' }),
      m: () => show({ what: 'menu' }),
      '?': () => show({ what: 'keys' }),
    },
  });
  const hintTool = props.hints === undefined ? {} : { hint: ask === null ? null : hint };
  return {
    /** For the element that holds the table. */
    table: { ref: root, 'data-playing': playing, onPointerDown: playing ? skip : undefined },
    prompt,
    tools: {
      undo: update?.undo ?? null,
      playing,
      refused,
      takeBack: undo,
      again,
      skip,
      show,
      toggleReading,
      ...hintTool,
    },
    takeBackAnyway: () => takeBackAnyway(),
    concede(): void {
      show(null);
      host.send(seats.mine, update?.view.decision?.id ?? 0, { concede: true });
    },
  };
}
