// What happens when bots play with a set at once? A few quick matches beside the page: what was used, and whether a chain had to be cut.

import { botNamed } from '@duello/bots';
import {
  advance,
  asked,
  decisionOf,
  encode,
  isOver,
  type Json,
  newReply,
  SEATS,
  type State,
  stream,
} from '@duello/kernel';
import type { Game } from '@duello/lab/game';
import { isRecord, patience } from '@duello/language';
import { gameOf } from '../../lab/crew/lab-games.ts';

export interface TryRequest {
  readonly game: string;
  readonly options: Json;
  readonly seed: string;
}
/** One match. */
export interface Tried {
  /** How often each card was put to use. */
  readonly used: { readonly [card: string]: number };
  /** An endless chain was cut off. */
  readonly looped: boolean;
}

/** Told by a game that has cut off a chain. */
const GUARDS: readonly unknown[] = ['loopGuard', 'triggerLimit'];
const MOST_ANSWERS = 600;

function play<S extends State, V, O, E>(game: Game<S, V, O, E>, options: Json, seed: string): Tried {
  const { rules } = game;
  const events: E[] = [];
  let looped = false;
  const limit = patience();
  const emit = (event: E): void => {
    limit.event();
    events.push(event);
    if (isRecord(event) && GUARDS.includes(event.kind)) looped = true;
  };
  const state = rules.setup(seed, rules.options(options), emit);
  const bot = botNamed('greedy');
  const rng = stream(`${seed}/try`);
  const reply = newReply();
  for (let answers = 0; !isOver(state) && asked(state) !== 0 && answers < MOST_ANSWERS; answers++) {
    for (const seat of SEATS) {
      const decision = decisionOf(rules, state, seat);
      if (decision === null) continue;
      const answer = bot({ seat, view: rules.view(state, seat), decision, tools: game, rng });
      if (encode(rules, state, answer, reply) !== null) continue;
      advance(rules, state, seat, reply, emit);
      limit.answered();
    }
  }
  const used: Record<string, number> = {};
  for (const seat of game.cards?.use(events) ?? []) {
    for (const [card, { play: played, gain }] of seat) used[card] = (used[card] ?? 0) + played + gain;
  }
  return { used, looped };
}

self.onmessage = async ({ data }: MessageEvent<TryRequest>) => {
  try {
    const game = await gameOf(data.game);
    self.postMessage(play(game, data.options, data.seed));
  } catch (error) {
    self.postMessage({ failed: error instanceof Error ? error.message : String(error) });
  }
};
