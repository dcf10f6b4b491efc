// What is a bot asked in a test of its own? A question of the kernel's toy with the shape and options that are wanted.

import { plainTools, type Turn } from '@duello/bots';
import { type Shape, type State, stream } from '@duello/kernel';
import { fresh, type ToyEvent, type ToyOptions, type ToyView, toy } from '@duello/kernel/for-tests';

export function toyTurn(shape: Shape, keys: readonly string[]): Turn<State, ToyView, ToyOptions, ToyEvent> {
  const { state } = fresh();
  return {
    seat: 0,
    view: toy.view(state, 0),
    decision: {
      ...{ id: 7, seat: 0, what: 'menu', shape, blocked: [], min: 0, max: 5 },
      options: keys.map((key) => ({ key, limit: 1 })),
    },
    tools: plainTools({ rules: toy, score: () => 0, settled: () => true }),
    rng: stream('toy'),
  };
}
