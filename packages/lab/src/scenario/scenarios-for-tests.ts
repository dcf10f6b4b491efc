// How do the tests of a game run its scenarios? Every file in scenario/cases, and scenarios written in the test itself.
//
//   const { testFiles, run } = scenariosOf(game);
//   describe('the scenario files of Contracts', () => testFiles());

import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadInput, type Json, type State } from '@duello/kernel';
import { FIRST_LANG, implementersFile, rulesFile } from '@duello/language';
import { expect, test } from 'vitest';
import type { Game, WithGame } from '../game/game.ts';
import { runScenarioFile, scenarioFiles } from './files.ts';
import { type HowToRun, runScenario, type ScenarioResult } from './run.ts';
import { fits } from './schema-for-tests.ts';

const inRoot = (path: string): string => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const parsed = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/** The published schema of scenario files, of all games. */
export const scenarioSchema = parsed(inRoot('docs/scenario.schema.json'));

/** The fields that the schema has for something, in alphabetical order. */
export const schemaKeys = (name: string): readonly string[] =>
  Object.keys(scenarioSchema.$defs[name].properties).sort();

/** The same of what may be written by its name alone too. */
export const longSchemaKeys = (name: string): readonly string[] =>
  Object.keys(scenarioSchema.$defs[name].anyOf.find((one: object) => 'properties' in one).properties).sort();

export const sorted = (...lists: readonly (readonly string[])[]): readonly string[] => lists.flat().sort();

/** What a failure says, for the message of a test; nothing when there is none. */
export const said = ({ error, differences, after }: ScenarioResult): string =>
  [error, ...differences.map((one) => JSON.stringify(one)), differences.length > 0 ? `after ${after}` : null]
    .filter((line) => line !== null)
    .join('\n');

/** A world with this game and no other. */
export const alone =
  <S extends State, V, O, E>(game: Game<S, V, O, E>): WithGame =>
  (id, use) => {
    if (id !== game.rules.id) throw new BadInput('', `there is no game "${id}"; there are ${game.rules.id}`);
    return use(game);
  };

export function scenariosOf<S extends State, V, O, E>(game: Game<S, V, O, E>) {
  const { id } = game.rules;
  const withGame = alone(game);
  const files = scenarioFiles(inRoot(`games/${id}/scenario/cases`));
  const page = [rulesFile, implementersFile]
    .map((file) => inRoot(`docs/rules/${file(id, FIRST_LANG)}`))
    .filter(existsSync)
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

  /** Ids that the rules of the game do not have. */
  const unknownRules = (rules: readonly string[]): readonly string[] =>
    rules.filter((rule) => !page.includes(`**${rule}**`));

  /** Each file is for the game, holds plainly and resumed, keeps to the schema and names rules that there are. */
  function testFiles(): void {
    for (const file of files) {
      const scenario = parsed(file);
      const { name, rules = [] } = scenario;
      test(`${basename(file, '.json')}: ${name} (${rules.join(', ')})`, () => {
        expect(rules, 'a case of the game says in "rules" which clauses it shows').not.toEqual([]);
        expect(scenario.game).toBe(id);
        expect(said(runScenarioFile(withGame, file, { resume: false }))).toBe('');
        expect(said(runScenarioFile(withGame, file, { resume: true }))).toBe('');
        expect(fits(scenario, scenarioSchema)).toBe(true);
        expect(unknownRules(rules)).toEqual([]);
      });
    }
  }

  return {
    /** The names of the files, without `.json`. */
    names: files.map((file) => basename(file, '.json')),
    unknownRules,
    testFiles,
    run: (input: Json, how: HowToRun): ScenarioResult => runScenario(withGame, input, how),
    runFile: (file: string, how: HowToRun): ScenarioResult => runScenarioFile(withGame, file, how),
  };
}
