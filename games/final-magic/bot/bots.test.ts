// Do bots play fair and well? Legal everywhere, blind to what is hidden, and greedy far ahead of random.

import { type BotName, bots } from '@duello/bots';
import {
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
import { type Game, type OverGame, simulate, summarise } from '@duello/lab';
import { alone } from '@duello/lab/for-tests';
import { describe, expect, it } from 'vitest';
import { game as finalMagic } from '../scenario/game.ts';

const NAMES: readonly BotName[] = ['random', 'greedy'];

/** Calls back at decisions from all over random matches under random options. */
function somewhere<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  label: string,
  matches: number,
  every: number,
  look: (state: S, seat: Seat, name: string) => void,
): void {
  const { rules } = game;
  const reply = newReply();
  for (let match = 0; match < matches; match++) {
    const rng = stream(`${label}/${match}`);
    const state = rules.setup(`${label}/${match}`, rules.options(game.randomOptions(rng)), null);
    for (let n = match; !isOver(state) && n < 400; n++) {
      const seat: Seat = (asked(state) & 1) !== 0 ? 0 : 1;
      if (n % every === 0) look(state, seat, `${label}/${match}/${n}`);
      randomReply(rules, state, seat, rng, reply);
      advance(rules, state, seat, reply, null);
    }
  }
}

const legal: OverGame<number> = (game) => {
  let positions = 0;
  somewhere(game, 'legal', 40, 17, (state, seat, name) => {
    const decision = decisionOf(game.rules, state, seat);
    expect(decision).not.toBeNull();
    for (const bot of NAMES) {
      const view = game.rules.view(state, seat);
      const answer = bots[bot]({ seat, view, decision: decision!, tools: game, rng: stream(name) });
      expect(encode(game.rules, state, answer, newReply())).toBeNull();
      expect(Object.keys(answer)).not.toContain('idle');
    }
    positions++;
  });
  return positions;
};

const blind: OverGame<number> = (game) => {
  let positions = 0;
  somewhere(game, 'blind', 40, 19, (state, seat, name) => {
    const other = game.rules.copy(state);
    game.permuteHidden(other, seat, stream(`${name}/hidden`));
    for (const bot of NAMES) {
      const [here, there] = [state, other].map((world) =>
        bots[bot]({
          seat,
          view: game.rules.view(world, seat),
          decision: decisionOf(game.rules, world, seat)!,
          tools: game,
          rng: stream(name),
        }),
      );
      expect(there).toEqual(here);
    }
    positions++;
  });
  return positions;
};

describe('bots of Final Magic', () => {
  it('give legal answers, in words, wherever they are asked', () => {
    expect(legal(finalMagic)).toBeGreaterThan(500);
  });

  it('answer the same when only what they cannot see is different', () => {
    expect(blind(finalMagic)).toBeGreaterThan(500);
  });

  it('greedy takes at least 90 of 100 matches from random with swapped seats', async () => {
    const contest = { game: 'final-magic', a: 'greedy', b: 'random', seed: 'ninety', options: {} };
    const { wins, winRate } = summarise(
      await simulate({ withGame: alone(finalMagic), worker: null }, contest, 50, { workers: 0 }),
    );
    expect(wins).toBeGreaterThanOrEqual(90);
    expect(winRate.low).toBeGreaterThan(0.85);
  });
});
