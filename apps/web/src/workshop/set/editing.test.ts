// Can every step on a set be undone and done again?

import { expect, test } from 'vitest';
import { beginning, redone, undone, withCard, withoutCard } from './editing.ts';

const card = (attack: number) => ({ type: 'creature', attack });

test('steps are undone one after the other, and done again', () => {
  const first = withCard(beginning({}), 'one', card(1), null);
  const second = withCard(first, 'two', card(2), null);
  const third = withoutCard(second, 'one');
  expect(third.now).toEqual({ two: card(2) });
  const back = undone(undone(third));
  expect(back.now).toEqual({ one: card(1) });
  expect(redone(redone(back)).now).toEqual(third.now);
  expect(undone(undone(undone(undone(third)))).now).toEqual({});
});

test('what is typed into one field is one step, and a new step ends what could be done again', () => {
  const first = withCard(beginning({}), 'one', card(1), null);
  const typed = withCard(withCard(first, 'one', card(2), 'one attack'), 'one', card(23), 'one attack');
  expect(undone(typed).now).toEqual(first.now);
  expect(redone(undone(typed)).now).toEqual({ one: card(23) });
  expect(withCard(undone(typed), 'one', card(4), null).future).toEqual([]);
});
