// Is every shape of an answer said in words, with who stands where it points?

import { expect, test } from 'vitest';
import { answerSayer } from './said-answers.ts';

const says = (verb: string) => ({
  option: (_: 'act' | 'plan', key: string, nameOf: (id: string) => string) =>
    key.startsWith('place') ? `${verb} ${key}` : `${verb} ${nameOf(key)}`,
});
const say = answerSayer({
  // Not typed: a further language is no fault of this test.
  words: Object.assign(JSON.parse('{}'), { en: says('Hit'), it: says('Colpisci') }),
  questions: ['act', 'plan'],
  thingsMeant: (line: readonly string[], _, __, key) =>
    key.startsWith('place') ? [line[Number(key.slice(5)) - 1]] : [key],
  planKeys: (plan) => (Array.isArray(plan) ? plan.filter((one) => typeof one === 'string') : []),
});
const NAMES: Readonly<Record<string, string>> = { rat: 'Boiler Rat', imp: 'Blotter Imp' };
const said = (given: Parameters<typeof say>[0], what = 'act', lang: 'en' | 'it' = 'en') =>
  say(given, { what, seat: 0, view: ['rat', 'imp'] }, lang, (id) => NAMES[id] ?? id);

test.each([
  [{ pick: 'rat' }, 'Hit Boiler Rat', ['rat']],
  [{ pick: 'place2' }, 'Hit place2 (Blotter Imp)', ['imp']],
  [{ picks: ['rat', 'imp', 'rat'] }, 'Hit Boiler Rat × 2, Hit Blotter Imp', ['rat', 'imp', 'rat']],
  [{ picks: [] }, 'Nothing', []],
  [{ order: ['imp', 'rat'] }, 'Hit Blotter Imp, Hit Boiler Rat', ['imp', 'rat']],
  [{ number: 3 }, '3', []],
  [{ plan: ['imp'] }, 'Hit Blotter Imp', ['imp']],
] as const)('%j is said', (given, text, things) => {
  expect(said(given)).toEqual({ text, things });
});

test('in every language; a question that is not known goes by its name', () => {
  expect(said({ pick: 'rat' }, 'act', 'it').text).toBe('Colpisci Boiler Rat');
  expect(said({ picks: [] }, 'plan', 'it').text).toBe('Niente');
  expect(said({ pick: 'rat' }, 'other')).toEqual({ text: 'other', things: [] });
});
