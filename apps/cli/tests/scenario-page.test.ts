// Does the page about scenario files say what is true? Its examples are of games of the list, and each of them holds.

import { readFileSync } from 'node:fs';
import { GAME_IDS } from '@duello/games';
import { fits, runScenario, said, scenarioSchema } from '@duello/lab/for-tests';
import { expect, test } from 'vitest';
import { withGame } from '../src/games/lab-games.ts';

test('the examples of the page about scenarios hold', () => {
  const page = readFileSync(new URL('../../../docs/scenarios.md', import.meta.url), 'utf8');
  const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, example]) => JSON.parse(example));
  expect(examples).not.toEqual([]);
  expect(GAME_IDS).toEqual(expect.arrayContaining(examples.map(({ game }) => game)));
  for (const example of examples) {
    expect(said(runScenario(withGame, example, { resume: true }))).toBe('');
    expect(fits(example, scenarioSchema)).toBe(true);
  }
});
