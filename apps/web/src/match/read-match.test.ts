// Does a pasted or chosen match open, and does anything else say what is wrong?

import { finalMagic } from '@duello/final-magic';
import { begin, recordOf } from '@duello/kernel';
import { toText } from '@duello/language';
import { expect, test } from 'vitest';
import { readMatch } from './read-match.ts';

const record = recordOf(begin(finalMagic, 'link', finalMagic.options({})));
const text = toText(finalMagic, record);
const json = (part: object): string => JSON.stringify({ ...record, ...part });

test.each([text, `  ${text}\n`, `https://example.org/duello/#/replay/${text}`, `duello:${text}`, json({})])(
  'a link, its text and a record all lead to the same match',
  async (given) => {
    expect(await readMatch(given)).toEqual({ ok: true, text });
  },
);

test.each([
  ['  ', 'openEmpty'],
  ['hello', 'openBadLink'],
  [text.slice(0, -3), 'openBadLink'],
  [`https://example.org/#/replay/${text.slice(0, -3)}`, 'openBadLink'],
  ['https://example.org/#/replay/%E0%A4%A', 'openBadLink'],
  ['https://example.org/', 'openOtherLink'],
  ['{', 'openNotJson'],
  ['[]', 'openNotRecord'],
  ['{"game":1}', 'openNotRecord'],
  [json({ game: 'chess' }), 'openForeign'],
])('%j is refused: %s', async (given, problem) => {
  expect(await readMatch(given)).toMatchObject({ ok: false, problem });
});

test.each([json({ answers: [{ seat: 0, decision: 1, pick: 'nothing' }] }), json({ version: 9999 })])(
  'a record with an answer that is not legal, or of other rules, is handed on, to be watched as far as it goes',
  async (given) => {
    expect(await readMatch(given)).toEqual({ ok: true, text: given });
  },
);
