// Is a match of Contracts judged from what each seat saw, the same every time, and is idling told from playing?

import { botNamed, LEVELS, reviewing, reviewMatch, seatReview } from '@duello/bots';
import {
  type Answer,
  answer,
  begin,
  decisionOf,
  isAsked,
  isOver,
  type MatchRecord,
  recordOf,
  SEATS,
  type Seat,
  stream,
} from '@duello/kernel';
import { expect, test } from 'vitest';
import { contracts } from '../rules/rules.ts';
import { botTools } from './tools.ts';

/** A quick look is enough for what is asked here. */
const QUICK = { level: LEVELS.novice, closer: LEVELS.casual };

/** Seat A ends its turns at once, seat B plays. */
function idleMatch(): MatchRecord {
  const match = begin(contracts, 'idle', contracts.options({}));
  const casual = botNamed('casual');
  const wordsOf = (seat: Seat): Answer | null => {
    const decision = decisionOf(contracts, match.state, seat);
    if (decision === null) return null;
    if (seat === 0 && decision.options.some(({ key }) => key === 'end'))
      return { seat, decision: decision.id, pick: 'end' };
    const view = contracts.view(match.state, seat);
    return casual({ seat, view, decision, tools: botTools, rng: stream(`${decision.id}`) });
  };
  while (!isOver(match.state)) {
    const given = wordsOf(SEATS.find((seat) => isAsked(match.state, seat)) ?? 0);
    if (given === null) throw new Error('nobody is asked');
    answer(match, given);
  }
  return recordOf(match);
}
const record = idleMatch();

test('whoever ends every turn at once has given the match away, and not by bad luck', () => {
  const told: number[] = [];
  const review = reviewMatch(botTools, record, { ...QUICK, tell: ({ done }) => told.push(done) });
  expect(told).toEqual(record.answers.map((_, at) => at + 1));
  expect(review.results).toEqual([0, 1]);
  const [idle, player] = SEATS.map((seat) => seatReview(review, seat));
  expect(idle.marks.length).toBeGreaterThan(player.marks.length);
  for (const { mark, why, given, best, bestChance, givenChance, error } of idle.marks) {
    expect(mark).not.toBeNull();
    expect(best).not.toEqual(given);
    expect(why?.line[0]).toEqual(best);
    expect(bestChance - givenChance).toBeGreaterThan(2 * error);
  }
  expect(idle.account?.own).toBeGreaterThan(player.account?.own ?? 1);
});

test('the same record is judged in the same way, one answer at a time too', () => {
  const short = { ...record, answers: record.answers.slice(0, 12), hash: null };
  const steps = reviewing(botTools, short, QUICK);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  expect(step.value).toEqual(reviewMatch(botTools, short, QUICK));
  expect(step.value.results).toBeNull();
});
