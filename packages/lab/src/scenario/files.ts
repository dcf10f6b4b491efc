// Which scenario files are meant, and what became of each? Files, folders and patterns, from anywhere.

import { globSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { BadInput, type Json } from '@duello/kernel';
import type { WithGame } from '../game/game.ts';
import { broken, type HowToRun, runScenario, type ScenarioResult } from './run.ts';

const isScenarioFile = (name: string): boolean => name.endsWith('.json') && !name.endsWith('.schema.json');

/** The files a word stands for; the word itself when there is nothing of that name, so that it is told as missing. */
export function scenarioFiles(word: string): readonly string[] {
  const stat = statSync(word, { throwIfNoEntry: false });
  if (stat?.isDirectory()) {
    const names = readdirSync(word, { recursive: true, encoding: 'utf8' });
    return names
      .filter(isScenarioFile)
      .sort()
      .map((name) => join(word, name));
  }
  if (stat !== undefined) return [word];
  const found = globSync(word).filter(isScenarioFile).sort();
  return found.length > 0 ? found : [word];
}

/** The JSON of a scenario file; throws BadInput that says what is wrong with it. */
export function readScenarioFile(file: string): Json {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new BadInput('', 'there is no such file, no scenario in it, or it can not be read');
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadInput('', `this is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What became of each case of a file; a file without cases is one. */
export function runScenarioFile(withGame: WithGame, file: string, how: HowToRun): readonly ScenarioResult[] {
  try {
    return runScenario(withGame, readScenarioFile(file), how);
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    return [broken(error.message)];
  }
}
