// What does somebody answer who only wants to be quick? One of the options by chance, without a look at the rest of the view;
// where a question is not that simple, what the random bot would.

import { below, type Decision, type Rng, type Seat } from '@duello/kernel';
import { type BotAnswer, botOf, decisionIn } from './bot-answer.ts';

function atOnce({ id, shape, options, min, max }: Decision, rng: Rng): BotAnswer | null {
  if (shape === 'number') return { decision: id, words: { number: min + below(rng, max - min + 1) } };
  if (shape !== 'one' || options.length === 0) return null;
  return { decision: id, words: { pick: options[below(rng, options.length)].key } };
}

/** Null when nothing is asked of the seat. */
export async function quickAnswerOf(game: string): Promise<(seat: Seat, view: unknown, rng: Rng) => BotAnswer | null> {
  const bot = await botOf(game, 'random');
  return (seat, view, rng) => {
    const decision = decisionIn(view);
    return decision === null ? null : (atOnce(decision, rng) ?? bot(seat, view, rng));
  };
}
