// How does the player pass by wish? Until something happens, until the own turn, or whenever a kind of action comes.

import type { AnswerBody, Decision, Seat } from '@duello/kernel';
import { useState } from 'react';
import type { View } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';
import type { Say } from '../words/use-words.ts';
import type { Passing } from './answering.ts';
import { concerns, type PassUntil, setYield, useYields, windowKind, wishedPass } from './auto-pass-settings.ts';

export interface PassingNow extends Passing {
  /** The pass that is wished for now; null when the player is to be asked. */
  readonly wished: AnswerBody | null;
}

interface Needs {
  readonly decision: Decision | null;
  readonly view: View;
  readonly mine: Seat;
  readonly faces: Faces;
  readonly t: Say;
  /** There is a curtain: who is not asked, or answers at once, tells the other something. */
  readonly veiled: boolean;
}

export function usePassing({ decision, view, mine, faces, t, veiled }: Needs): PassingNow {
  const yields = useYields();
  const [wish, setWish] = useState<{ readonly seat: Seat; readonly until: PassUntil }>({ seat: mine, until: 'no' });
  // Whoever else sits at this screen has wished for nothing.
  const until = wish.seat === mine && !veiled ? wish.until : 'no';
  const setUntil = (when: PassUntil): void => setWish({ seat: mine, until: when });
  const answers = decision?.what === 'respond';
  const over = decision !== null && (!answers || (until === 'concern' && concerns(view, mine)));
  // While this is being rendered: the question that ends it must not be answered by it.
  if (until !== 'no' && over) setUntil('no');
  const now = over ? 'no' : until;
  const kind = answers ? windowKind(view, faces) : null;
  return {
    until: now,
    lasts: !veiled,
    kind: kind === null ? null : t(`sunMoon.window.${kind}`),
    wished: veiled ? null : wishedPass(decision, view, mine, faces, { yields, until: now }),
    // What is asked just now is passed for sure.
    passUntil: setUntil,
    passKind() {
      if (kind !== null) setYield(kind, true);
    },
    stop: () => setUntil('no'),
  };
}
