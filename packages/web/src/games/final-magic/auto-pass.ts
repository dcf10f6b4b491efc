// When does the table answer by itself? Where nothing meaningful can be done; never in a way that tells the other anything.

import type { Card, CardId, PlayerView } from '@duello/final-magic';
import type { Decision, Words } from '@duello/kernel';
import { useEffect, useRef } from 'react';

/** Always the same, whatever is in hand. */
const DELAY = 700;

interface Needs {
  readonly on: boolean;
  readonly decision: Decision | null;
  readonly me: PlayerView | null;
  /** How many answers the match has. */
  readonly answers: number;
  card(id: CardId): Card | null;
  send(words: Words): void;
}

const counters = (card: Card | null): boolean =>
  card?.type === 'spell' && card.effects.some(({ op }) => op === 'counter');

/** The only sensible answer, or null when there is something to think about. */
function onlyAnswer({ decision, me, card }: Needs): Words | null {
  if (decision === null || me === null) return null;
  const { shape, options, what } = decision;
  if (what === 'react') {
    const armed = Object.keys(me.hand ?? {}).some((id) => counters(card(id)));
    return armed ? null : { pick: 'pass' };
  }
  if (what === 'plan')
    return options.some(({ key }) => key.startsWith('cast:')) ? null : { plan: { gems: [], spells: [] } };
  return shape === 'one' && options.length === 1 ? { pick: options[0].key } : null;
}

export interface AutoPass {
  /** An answer is about to be given. */
  readonly passing: boolean;
  /** Keeps it back once, after something was taken back; says how many answers to take back to undo a person's own. */
  hold(answers: number): number;
}

export function useAutoPass(needs: Needs): AutoPass {
  const given = useRef(new Set<number>());
  const held = useRef<'no' | 'next' | number>('no');
  const answer = needs.on ? onlyAnswer(needs) : null;
  const id = needs.decision?.id ?? null;
  if (held.current === 'next' && id !== null) held.current = id;
  const passing = answer !== null && held.current !== id;
  const { send, answers } = needs;
  const now = useRef({ answer, send, answers });
  now.current = { answer, send, answers };
  useEffect(() => {
    if (!passing || id === null) return;
    const timer = setTimeout(() => {
      if (now.current.answer === null) return;
      given.current.add(now.current.answers);
      now.current.send(now.current.answer);
    }, DELAY);
    return () => clearTimeout(timer);
  }, [passing, id]);
  return {
    passing,
    hold(played) {
      held.current = 'next';
      let steps = 1;
      while (given.current.delete(played - steps)) steps++;
      return steps;
    },
  };
}
