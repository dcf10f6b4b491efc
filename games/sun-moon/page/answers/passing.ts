// How does the player pass by wish? Until something happens, until the own turn, or as it was settled for every match.

import type { Decision, Seat } from '@duello/kernel';
import { useState } from 'react';
import type { View } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';
import type { Say } from '../words/use-words.ts';
import type { Passing } from './answering.ts';
import {
  askAlways,
  concerns,
  isAlways,
  neverAsk,
  type PassUntil,
  personAt,
  settledPass,
  useWishes,
  windowKind,
  wishedPass,
} from './auto-pass-settings.ts';

export interface PassingNow extends Passing {
  /** Only because no card could answer. */
  readonly spares: boolean;
  /** Every window is asked about; or from now on, or as usual again. */
  readonly always: boolean;
  askAlways(on: boolean): void;
}

interface Needs {
  readonly decision: Decision | null;
  readonly view: View;
  readonly mine: Seat;
  readonly faces: Faces;
  readonly t: Say;
  /** Two people share the screen; perhaps one of them is asked across the table, by this number. */
  readonly seats: { readonly veiled: boolean; readonly aloud: Seat | null };
  readonly question: number;
}

export function usePassing({ decision, view, mine, faces, t, seats, question }: Needs): PassingNow {
  const { veiled, aloud } = seats;
  const person = personAt(aloud ?? mine, veiled);
  const asked = aloud === null ? decision : { id: question };
  const { [person]: wishes } = useWishes();
  const [wish, setWish] = useState<{ readonly seat: Seat; readonly until: PassUntil }>({ seat: mine, until: 'no' });
  /** The window that was answered by the wish's own press, or is kept open after all: the table leaves it alone. */
  const [own, setOwn] = useState<number | null>(null);
  const isOwn = asked !== null && asked.id === own;
  // Whoever else sits at this screen has wished for nothing.
  const until = wish.seat === mine && !veiled ? wish.until : 'no';
  const answers = decision?.what === 'respond';
  const over = decision !== null && !isOwn && (!answers || (until === 'concern' && concerns(view, mine)));
  const wishFor = (when: PassUntil): void => {
    setOwn(asked?.id ?? null);
    setWish({ seat: mine, until: when });
  };
  // While this is being rendered: the question that ends it must not be answered by it.
  if (until !== 'no' && over) setWish({ seat: mine, until: 'no' });
  const now = over ? 'no' : until;
  const kind = answers ? windowKind(view, faces) : null;
  const settled = veiled
    ? asked && settledPass(view, aloud ?? mine, faces, wishes)
    : wishedPass(decision, view, faces, wishes, now);
  return {
    until: now,
    lasts: !veiled,
    kind: kind === null ? null : t(`sunMoon.window.${kind}`),
    wished: isOwn ? null : settled,
    spares: !veiled && now === 'no' && kind !== null && !wishes.never.includes(kind),
    passUntil: wishFor,
    passKind() {
      setOwn(decision?.id ?? null);
      if (kind !== null) neverAsk(person, kind, true);
    },
    stop: () => wishFor('no'),
    always: isAlways(wishes) && now === 'no',
    askAlways(on) {
      wishFor('no');
      askAlways(person, on);
    },
  };
}
