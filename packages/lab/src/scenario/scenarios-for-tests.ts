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
import { isFields } from './fields.ts';
import { runScenarioFile, scenarioFiles } from './files.ts';
import { broken, type HowToRun, runScenario, type ScenarioResult } from './run.ts';
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

/** Where the schema of a game's effects differs from the ops there are; nothing when they agree. */
export function effectSchemaFaults(
  name: string,
  ops: { readonly [op: string]: { readonly fields: object } },
): readonly string[] {
  const { op, ...fields } = scenarioSchema.$defs[name].properties;
  const known = new Set(Object.values(ops).flatMap((one) => Object.keys(one.fields)));
  return [
    ...Object.keys(ops).flatMap((one) => (op.enum.includes(one) ? [] : [`there is no op ${one}`])),
    ...op.enum.flatMap((one: string) => (Object.hasOwn(ops, one) ? [] : [`no op is called ${one}`])),
    ...[...known].flatMap((one) => (Object.hasOwn(fields, one) ? [] : [`there is no field ${one}`])),
    ...Object.keys(fields).flatMap((one) => (known.has(one) ? [] : [`no op has a field ${one}`])),
  ];
}

/** What a failure says, for the message of a test; nothing when there is none. */
export const said = (...results: readonly ScenarioResult[]): string =>
  results
    .flatMap(({ error, differences, after }) => [
      error,
      ...differences.map((one) => JSON.stringify(one)),
      differences.length > 0 ? `after ${after}` : null,
    ])
    .filter((line) => line !== null)
    .join('\n');

const HOW: HowToRun = { resume: false };

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

  /** The position expected of itself, unless something happens before anybody is asked. */
  function echoOf({ cases: _, ...scenario }: Record<string, Json>): readonly ScenarioResult[] {
    const { position } = scenario;
    if (!isFields(position)) return [];
    const quiet = { ...scenario, answers: [] };
    const happened = runScenario(withGame, { ...quiet, expect: { noEvents: [...game.notation.events] } }, HOW);
    if (!happened[0].passed) return [];
    const echo = { ...quiet, expect: position };
    if (!fits(echo, scenarioSchema))
      return [broken('the schema does not let an expectation say what the position says')];
    return runScenario(withGame, echo, HOW);
  }

  /** Each file is for the game, holds plainly and resumed, keeps to the schema and names rules that there are. */
  function testFiles(): void {
    for (const file of files) {
      const scenario = parsed(file);
      const { name } = scenario;
      const rules = [scenario, ...(scenario.cases ?? [])].flatMap((one) => one.rules ?? []);
      test(`${basename(file, '.json')}: ${name} (${rules.join(', ')})`, () => {
        expect(rules, 'a case of the game says in "rules" which clauses it shows').not.toEqual([]);
        expect(scenario.game).toBe(id);
        expect(said(...runScenarioFile(withGame, file, { resume: false }))).toBe('');
        expect(said(...runScenarioFile(withGame, file, { resume: true }))).toBe('');
        expect(fits(scenario, scenarioSchema)).toBe(true);
        expect(unknownRules(rules)).toEqual([]);
        expect(said(...echoOf(scenario)), 'what a position says can be expected in the same words').toBe('');
      });
    }
  }

  return {
    /** The names of the files, without `.json`. */
    names: files.map((file) => basename(file, '.json')),
    unknownRules,
    testFiles,
    /** A scenario without cases. */
    run: (input: Json, how: HowToRun): ScenarioResult => runScenario(withGame, input, how)[0],
    runCases: (input: Json, how: HowToRun): readonly ScenarioResult[] => runScenario(withGame, input, how),
    runFile: (file: string, how: HowToRun): ScenarioResult => runScenarioFile(withGame, file, how)[0],
  };
}
