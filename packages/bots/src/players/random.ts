// How does the simplest bot play? Every legal answer is equally likely, plans included.

import { type Answer, decode, newReply, randomReply, type State } from '@duello/kernel';
import type { Turn } from '../bot.ts';

export function random<S extends State, V, O, E>({ seat, view, tools, rng }: Turn<S, V, O, E>): Answer {
  // What may be answered is the same in every world that looks like this.
  const world = tools.rules.sample(view, rng);
  const reply = newReply();
  randomReply(tools.rules, world, seat, rng, reply);
  return decode(tools.rules, world, seat, reply);
}
