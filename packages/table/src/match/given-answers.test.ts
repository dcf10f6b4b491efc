// Does one step back undo one answer of a person, with what the table answered after it?

import { expect, test } from 'vitest';
import { givenAnswers } from './given-answers.ts';

/** A match of so many answers, the last of them given by the table. */
function after(own: number, byTable: number) {
  const given = givenAnswers();
  given.follow(own);
  for (let answers = own; answers < own + byTable; answers++) {
    given.add(answers);
    // Drawn again before the answer has arrived.
    given.follow(answers);
    given.follow(answers + 1);
  }
  return given;
}

test('What the table answered goes back together with the answer before it', () => {
  expect(after(5, 2).take(7)).toBe(3);
  expect(after(5, 0).take(5)).toBe(1);
});

test('What was taken back by other ways is forgotten: own answers in its place go back one by one', () => {
  const given = after(5, 2);
  given.follow(4);
  given.follow(8);
  expect(given.take(8)).toBe(1);
  expect(given.take(7)).toBe(1);
});

test('What the table answered before that stays known', () => {
  const given = after(5, 2);
  given.follow(6);
  expect(given.take(6)).toBe(2);
});
