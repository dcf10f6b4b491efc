// Does every table speak as it is printed, in every language?

import { inEach } from '@duello/language';
import { describeMessages } from '@duello/language/for-tests';
import { expect, test } from 'vitest';
import { sayIn, tableMessages } from './use-words.ts';

describeMessages(tableMessages);

test('an average has the decimal mark of the language', () => {
  const messages = inEach(() => ({ average: '{mean, number, ::.0}' }));
  expect(sayIn(messages, 'en')('average', { mean: 2.75 })).toBe('2.8');
  expect(sayIn(messages, 'it')('average', { mean: 2.75 })).toBe('2,8');
});
