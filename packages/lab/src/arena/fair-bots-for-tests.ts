// Do bots keep to the rules? Legal wherever they are asked; for tests only.
//
// A game, in its bot/bots.test.ts:
//   describeFairBots(game, { every: 17 });

import { type Bot, type BotName, bots } from '@duello/bots';
import {
  type Answer,
  advance,
  asked,
  decisionOf,
  encode,
  isOver,
  newReply,
  randomReply,
  type Seat,
  type State,
  stream,
} from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import type { Game } from '../game/game.ts';

const NAMES: readonly BotName[] = ['random', 'greedy'];
/** So many matches under random options, and so many of their decisions. */
const MATCHES = 40;
const LONGEST = 400;

/** Calls back at one decision in so many, all over random matches; how many it was. */
export function somewhere<S extends State, V, O, E>(
  { rules, randomOptions }: Game<S, V, O, E>,
  label: string,
  every: number,
  look: (state: S, seat: Seat, name: string) => void,
): number {
  const reply = newReply();
  let looked = 0;
  for (let match = 0; match < MATCHES; match++) {
    const rng = stream(`${label}/${match}`);
    const state = rules.setup(`${label}/${match}`, rules.options(randomOptions(rng)), null);
    for (let n = match; !isOver(state) && n < LONGEST; n++) {
      const seat: Seat = (asked(state) & 1) !== 0 ? 0 : 1;
      if (n % every === 0) {
        look(state, seat, `${label}/${match}/${n}`);
        looked++;
      }
      randomReply(rules, state, seat, rng, reply);
      advance(rules, state, seat, reply, null);
    }
  }
  return looked;
}

export function describeFairBots<S extends State, V, O, E>(game: Game<S, V, O, E>, { every }: { every: number }): void {
  const { rules } = game;
  const answer = (bot: Bot, state: S, seat: Seat, name: string): Answer => {
    const decision = decisionOf(rules, state, seat);
    if (decision === null) throw new Error(`seat ${seat} is not asked at ${name}`);
    return bot({ seat, view: rules.view(state, seat), decision, tools: game, rng: stream(name) });
  };

  describe.each(NAMES)('the %s bot', (name) => {
    test('gives legal answers, in words, wherever it is asked', () => {
      const looked = somewhere(game, 'legal', every, (state, seat, at) => {
        const given = answer(bots[name], state, seat, at);
        expect(encode(rules, state, given, newReply())).toBeNull();
        expect(Object.keys(given)).not.toContain('idle');
      });
      expect(looked).toBeGreaterThan(150);
    });
  });
}
