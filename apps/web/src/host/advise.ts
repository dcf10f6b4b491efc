// What would an expert answer, from what a seat sees? The true state is not here to be looked at.

import { type Analysis, analyse, LEVELS, type Tools } from '@duello/bots';
import { type Decision, type State, stream } from '@duello/kernel';

/** The same question has the same answer, however often it is asked. */
export const advise = <S extends State, V, O, E>(tools: Tools<S, V, O, E>, decision: Decision, view: V): Analysis =>
  analyse({ seat: decision.seat, view, decision, tools, rng: stream(`hint ${decision.id}`) }, LEVELS.expert);
