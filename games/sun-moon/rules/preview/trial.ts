// What would follow from an answer? It is tried on a state that looks the same to whoever chooses.

import { stream } from '@duello/kernel';
import { tried } from '@duello/language';
import { program } from '../match/program.ts';
import { questions } from '../match/questions.ts';
import type { Event } from '../state/events.ts';
import { copy, type State } from '../state/state.ts';
import { sample } from '../view/sample.ts';
import type { View } from '../view/view-types.ts';

/** Nothing that is hidden shows in what is tried, so any state that fits the view will do. */
export const stateOf = (view: View): State => sample(view, stream('preview'));

/** The state after one pick of whoever is asked, or after none of their own; null when it can't be picked. */
export const answered = (before: State, pick: string | null, events: Event[]): State | null =>
  tried({ questions, program, copy }, before, pick, (event) => events.push(event));
