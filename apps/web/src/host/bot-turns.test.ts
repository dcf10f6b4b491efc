// Does a bot move once for each question, and never for one that was taken back while it thought?

import { expect, test } from 'vitest';
import { botTurns } from './bot-turns.ts';

/** A match in which a bot answers as long as it is asked; what is to be called soon waits in a list. */
function newMatch() {
  const waiting: (() => void)[] = [];
  const played: number[] = [];
  const match = { asked: 0, changes: 0, thoughts: 0, played };
  const wake = botTurns({
    think() {
      match.thoughts++;
      return match.asked === 0 ? null : match.asked;
    },
    play(answer) {
      match.played.push(answer);
      match.asked--;
      match.changes++;
      wake();
    },
    changes: () => match.changes,
    soon: (call) => waiting.push(call),
  });
  const next = (): void => waiting.shift()?.();
  const all = (): void => {
    while (waiting.length > 0) next();
  };
  return { match, wake, next, all, waiting };
}

test('a bot goes on as long as it is asked, however often it is woken', () => {
  const { match, wake, all } = newMatch();
  match.asked = 3;
  for (let i = 0; i < 5; i++) wake();
  all();
  expect(match.played).toEqual([3, 2, 1]);
  expect(match.thoughts).toBe(4);
});

test('woken while it thinks or before it moves, it does not think twice', () => {
  const { match, wake, next, all, waiting } = newMatch();
  match.asked = 1;
  wake();
  next();
  wake();
  expect(waiting).toHaveLength(1);
  all();
  expect(match.played).toEqual([1]);
});

test('what was taken back while it thought is not answered, and it thinks again if it is asked again', () => {
  const { match, wake, next, all } = newMatch();
  match.asked = 1;
  wake();
  next();
  match.asked = 0;
  match.changes++;
  wake();
  all();
  expect(match.played).toEqual([]);
  match.asked = 2;
  match.changes++;
  wake();
  all();
  expect(match.played).toEqual([2, 1]);
});
