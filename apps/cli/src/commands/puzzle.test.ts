// Does `duello puzzle` tell a puzzle from what is none, and find new ones?

import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readScenarioFile } from '@duello/lab';
import { fits, scenarioSchema } from '@duello/lab/for-tests';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { duello } from '../duello-for-tests.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duello-puzzle-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** An Orb of two attack, and an opponent with two health. */
const PUZZLE = {
  game: 'contracts',
  name: 'Win this turn.',
  position: { A: { hand: ['Inkwell Orb', 'Oath Page'], extractors: 'R2 B1' }, B: { health: 2 } },
  puzzle: { goal: 'win', grade: 1, solution: ['play Inkwell Orb', 'orb:player'] },
};

function write(name: string, parts: object): string {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ ...PUZZLE, ...parts }));
  return file;
}
const withPosition = (A: object, B: object): object => ({
  position: { A: { ...PUZZLE.position.A, ...A }, B: { ...PUZZLE.position.B, ...B } },
});

describe('duello puzzle check', () => {
  test('passes what holds; the last line counts, and JSON says the same', async () => {
    const file = write('good.json', {});
    const { code, lines } = await duello('puzzle', 'check', folder);
    expect([code, lines]).toEqual([0, [`ok     ${file}`, '1 passed, 0 failed']]);
    const json = await duello('puzzle', 'check', join(folder, '*.json'), '--json');
    expect(JSON.parse(json.lines.join('\n'))).toEqual({
      passed: 1,
      failed: 0,
      puzzles: [{ file, passed: true, fault: null }],
    });
  });

  test.each([
    ['a solution that does not do it', withPosition({}, { health: 3 }), 'the solution does not reach the goal'],
    ['a shorter way', withPosition({ orb: 'Inkwell Orb' }, {}), 'a shorter way reaches the goal: orb:player'],
    [
      'another first answer',
      withPosition({ hand: ['Inkwell Orb', 'Whetstone Clause'], extractors: 'R3 B1' }, {}),
      'another first answer reaches the goal too: play:whetstoneClause',
    ],
    [
      'one answer that anybody sees',
      {
        ...withPosition({ orb: 'Inkwell Orb', hand: [] }, {}),
        puzzle: { goal: 'win', grade: 1, solution: ['orb:player'] },
      },
      'anybody sees it: one answer, or doing nothing, is enough',
    ],
    [
      'nothing to decide',
      { puzzle: { ...PUZZLE.puzzle, seat: 'B' } },
      'the seat of the puzzle has nothing to decide there',
    ],
    [
      'an unknown goal',
      { puzzle: { ...PUZZLE.puzzle, goal: 'draw' } },
      'puzzle.goal: must be one of win, survive, buy',
    ],
    ['no puzzle', { puzzle: undefined }, 'puzzle: is missing: its goal, grade and solution'],
  ])('tells %s', async (_, parts, fault) => {
    const file = write('bad.json', parts);
    const { code, lines } = await duello('puzzle', 'check', file);
    expect([code, lines]).toEqual([1, [`FAILED ${file}`, `       ${fault}`, '0 passed, 1 failed']]);
  });
});

describe('duello puzzle find', () => {
  const find = (...flags: readonly string[]) =>
    duello('puzzle', 'find', 'final-magic', '--goal', 'win', '--count', '1', '--seed', 'test', ...flags);

  test('writes the same puzzle for the same seed, which holds, and none twice', async () => {
    const [out, again] = [join(folder, 'a'), join(folder, 'b')];
    const { code, lines } = await find('--out', out);
    expect([code, lines.at(-1)]).toEqual([0, expect.stringMatching(/^1 found in \d+ match/)]);
    const [file] = lines;
    expect(fits(readScenarioFile(file), scenarioSchema)).toBe(true);
    expect((await duello('puzzle', 'check', out)).lines.at(-1)).toBe('1 passed, 0 failed');
    const other = await find('--out', again);
    expect(readScenarioFile(other.lines[0])).toEqual(readScenarioFile(file));
    await find('--out', out, '--matches', '1');
    const names = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
    expect(new Set(names).size).toBe(names.length);
    expect(existsSync(file)).toBe(true);
  });

  test('says what it takes', async () => {
    expect((await duello('puzzle')).errors).toEqual(['duello puzzle needs check|find; see `duello puzzle --help`.']);
    expect((await duello('puzzle', 'chekc', 'x')).errors[0]).toContain('check');
    expect((await duello('puzzle', 'find', 'contrakts')).errors[0]).toContain('contracts');
  });
});
