// When does the table answer by itself? Where a game says there is only one answer; always after the same while.

import type { AnswerBody } from '@duello/kernel';
import { useEffect, useRef, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { givenAnswers } from './given-answers.ts';
import { heldBack } from './held-back.ts';
import type { Seats } from './seats.ts';

/** Always the same, whatever is in hand. */
const DELAY = 700;

interface Needs {
  /** What is asked, by its number. */
  readonly decision: { readonly id: number } | null;
  readonly seats: Seats;
  /** How many answers the match has. */
  readonly answers: number;
  /** What the player has said beforehand: answered at once. */
  readonly meant?: AnswerBody | null;
  /** What the player wishes to be answered while nothing else is said. */
  readonly wished?: AnswerBody | null;
  /** The only sensible answer, or null when there is something to think about. */
  readonly only: AnswerBody | null;
  send(words: AnswerBody): void;
}

export interface AutoPass {
  /** An answer is about to be given. */
  readonly passing: boolean;
  /** Keeps it back after something was taken back, until something new is answered; says how many answers to take back to undo a person's own. */
  hold(answers: number): number;
}

export function useAutoPass({ decision, seats, answers, meant = null, wished = null, only, send }: Needs): AutoPass {
  const { autoPass } = useSettings();
  const id = decision?.id ?? null;
  // Behind a curtain whoever answers at once, or is not asked, tells the other something.
  const answer = meant ?? wished ?? (autoPass && !seats.veiled ? only : null);
  const delay = meant === null ? DELAY : 0;
  const [given] = useState(givenAnswers);
  given.follow(answers);
  const [held] = useState(heldBack);
  held.follow(id, answers);
  const isHeld = held.isHeld(id);
  // What is meant after it was kept back, such as all crystals, is a person's new word.
  const wasIdle = useRef(false);
  wasIdle.current = isHeld && (wasIdle.current || meant === null);
  const passing = answer !== null && (!isHeld || (wasIdle.current && meant !== null));
  const now = useRef({ answer, send, answers });
  now.current = { answer, send, answers };
  useEffect(() => {
    if (!passing || id === null) return;
    const timer = setTimeout(() => {
      if (now.current.answer === null) return;
      given.add(now.current.answers);
      now.current.send(now.current.answer);
    }, delay);
    return () => clearTimeout(timer);
  }, [passing, id, delay, given]);
  return {
    passing,
    hold(played) {
      held.begin(played);
      return given.take(played);
    },
  };
}
