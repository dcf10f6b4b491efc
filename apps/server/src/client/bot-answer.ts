// What does a bot answer that plays through a socket? It gets the view that its seat was sent, as every bot does.

import { botNamed, type Tools } from '@duello/bots';
import type { Answer, AnswerBody, Decision, Rng, Seat, State } from '@duello/kernel';
import type { AnswerWords } from '@duello/protocol';
import { withGame } from '../games/games.ts';

interface HasDecision {
  readonly decision: Decision | null;
}

const hasDecision = (view: unknown): view is HasDecision =>
  typeof view === 'object' && view !== null && 'decision' in view;

/** What is asked of the seat whose view it is. */
export const decisionIn = (view: unknown): Decision | null => (hasDecision(view) ? view.decision : null);

export interface BotAnswer {
  readonly decision: number;
  readonly words: AnswerWords;
}

/** No bot lets its time run out on purpose. */
const isGiven = (words: AnswerBody): words is AnswerWords => !('idle' in words);

function split({ seat: _, decision, ...words }: Answer): BotAnswer | null {
  return isGiven(words) ? { decision, words } : null;
}

/** A bot of a game, by name: null when nothing is asked of the seat. */
export const botOf = (game: string, name: string): Promise<(seat: Seat, view: unknown, rng: Rng) => BotAnswer | null> =>
  withGame(game, <S extends State, V, O, E>(tools: Tools<S, V, O, E>) => {
    const bot = botNamed(name);
    // Views that come over the wire are those of the game whose match it is.
    const isView = (view: unknown): view is V => hasDecision(view);
    return (seat: Seat, view: unknown, rng: Rng): BotAnswer | null => {
      const decision = decisionIn(view);
      if (decision === null || !isView(view)) return null;
      return split(bot({ seat, view, decision, tools, rng }));
    };
  });
