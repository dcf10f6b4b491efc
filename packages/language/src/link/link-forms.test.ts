// Is a match found in every form in which its link goes around?

import { expect, test } from 'vitest';
import { linkText } from './link-forms.ts';

const text = 'AYsBWyJmaW5hbC1tYWdpYyJd-_9';

test.each([
  text,
  `  ${text}\n`,
  `duello:${text}`,
  `#/replay/${text}`,
  `https://example.org/#/replay/${text}`,
  `https://example.org/#/review/${text}`,
  `https://example.org/play#${text}`,
  `http://localhost:4100/#/replay/${text}/`,
  `https://example.org/play/?lang=it#/replay/${text}?from=chat`,
  `https://example.org/#/replay/duello:${text}`,
  `<https://example.org/#/replay/${text}>.`,
  `“duello:${text}”`,
  `${text.slice(0, 9)}\r\n  ${text.slice(9)}`,
])('the match in %j is found', (form) => {
  expect(linkText(form)).toBe(text);
});

test('what is no link stays as it is, and so does damage inside one', () => {
  for (const other of ['https://example.org/', 'https://example.org/#/cards/contracts']) {
    expect(linkText(other)).toBe(other);
  }
  expect(linkText('')).toBe('');
  expect(linkText('https://example.org/#/replay/AYs%20x')).toBe('AYs%20x');
});
