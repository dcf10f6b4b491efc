// Does the page about scenario files say what is true? Every game it tells of has examples of all that a file can have.

import { readFileSync } from 'node:fs';
import { CASE_FIELDS, fits, runScenario, SCENARIO_FIELDS, said, scenarioSchema } from '@duello/lab/for-tests';
import { describe, expect, test } from 'vitest';
import { withGame } from '../src/games/lab-games.ts';

const inDocs = (name: string): string => readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');
const page = inDocs('scenarios.md');
const examples = [...page.matchAll(/```json\n([\s\S]*?)```/g)].map(([, example]) => JSON.parse(example));

describe('the page about scenarios', () => {
  test.each(examples.map((example) => [`${example.game}: ${example.name}`, example]))('%s', (_name, example) => {
    for (const resume of [false, true]) expect(said(...runScenario(withGame, example, { resume }))).toBe('');
    expect(fits(example, scenarioSchema)).toBe(true);
    const rules = ['md', 'implementers.md'].map((end) => inDocs(`rules/${example.game}.${end}`)).join();
    for (const rule of example.rules ?? []) expect(rules).toContain(`**${rule}**`);
  });

  test.each([...new Set(examples.map(({ game }) => game))])(
    'has an example of %s with cards of its own, with cases, and with stacked decks',
    (id) => {
      const own = examples.filter(({ game }) => game === id);
      for (const field of ['cards', 'cases', 'decks', 'position']) {
        expect(
          own.some((example) => field in example),
          field,
        ).toBe(true);
      }
    },
  );

  test('names every field of a file and of a case', () => {
    for (const field of [...SCENARIO_FIELDS, ...CASE_FIELDS]) expect(page).toContain(`\`${field}\``);
  });
});
