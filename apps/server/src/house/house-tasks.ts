// What is there to do for a house bot at its table? What was offered gets a reply, what is asked an answer, and where both play
// again it sits down.

import { other, type Seat } from '@duello/kernel';
import type { Entry, Offer, Terms } from '@duello/protocol';
import type { BotAnswer } from '../client/bot-answer.ts';
import type { Course } from '../match/course.ts';

export type HouseTask =
  | { readonly do: 'answer'; readonly decision: number; readonly view: unknown }
  | { readonly do: 'agree' | 'decline'; readonly what: Offer }
  | { readonly do: 'sit'; readonly table: string };

/** It plays again with everybody, lets people take back what costs nobody a rating, and plays on where it is asked for a draw. */
const REPLIES: { readonly [O in Offer]: (terms: Terms) => 'agree' | 'decline' } = {
  rematch: () => 'agree',
  takeBack: ({ rated }) => (rated ? 'decline' : 'agree'),
  draw: () => 'decline',
};

export function taskOf(course: Course, seat: Seat, terms: Terms): HouseTask | null {
  const { offers, next } = course.around;
  const [what] = offers[other(seat)];
  if (what !== undefined) return { do: REPLIES[what](terms), what };
  if (next !== null) return { do: 'sit', table: next };
  return course.isAsked(seat) ? { do: 'answer', decision: course.question, view: course.view(seat) } : null;
}

/**
 * Null when something else is asked by now, or was offered meanwhile: an answer would sweep that off the table unheard.
 * Without an answer of its own it takes the mildest, so that nobody waits for ever.
 */
export function answerEntry(course: Course, seat: Seat, decision: number, given: BotAnswer | null): Entry | null {
  const isOffered = course.around.offers[other(seat)].length > 0;
  if (!course.isAsked(seat) || course.question !== decision || isOffered) return null;
  const isLegal = given !== null && course.refusal(seat, decision, given.words) === null;
  return { kind: 'answer', seat, decision, words: isLegal ? given.words : { idle: true } };
}
