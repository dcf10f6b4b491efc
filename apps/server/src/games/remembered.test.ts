import { expect, test } from 'vitest';
import { remembered } from './remembered.ts';

test('whoever asks for the same gets the same, and what throws is asked for anew', () => {
  let made = 0;
  const make = remembered((input) => {
    made++;
    if (input === 'bad') throw new Error('bad');
    return { input };
  });
  expect(make({ a: 1 })).toBe(make({ a: 1 }));
  expect(make({ a: 2 })).not.toBe(make({ a: 1 }));
  expect(made).toBe(2);
  for (let i = 0; i < 2; i++) expect(() => make('bad')).toThrow('bad');
  expect(made).toBe(4);
});

test('only some are remembered, however many are asked for', () => {
  const make = remembered((input) => ({ input }));
  const first = make(0);
  for (let i = 1; i <= 1000; i++) make(i);
  expect(make(0)).not.toBe(first);
  expect(make(1000)).toBe(make(1000));
});
