import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@duello/games';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fakeIo } from '../io/fake-io-for-tests.ts';
import { run } from '../run.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duello-scenario-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const shower = (health: number): string =>
  JSON.stringify({
    game: 'final-magic',
    name: 'Shower heals 6.',
    position: { A: { health: 40, hand: ['Shower'], mana: 1 } },
    answers: [{ A: 'cast Shower' }],
    expect: { 'A.health': health },
  });

async function duello(...words: readonly string[]): Promise<{ code: number; lines: readonly string[] }> {
  const io = fakeIo();
  const code = await run(['scenario', ...words], io);
  return { code, lines: [...io.lines, ...io.errors] };
}

describe('duello scenario', () => {
  test('runs files, folders and patterns, and the last line counts', async () => {
    write('good.json', shower(46));
    for (const word of ['good.json', '', '*.json']) {
      const { code, lines } = await duello(join(folder, word));
      expect(code).toBe(0);
      expect(lines[0]).toBe(`ok     ${join(folder, 'good.json')}: Shower heals 6.`);
      expect(lines.at(-1)).toBe('1 passed, 0 failed');
    }
  });

  test('tells expected and found, and goes on after broken files', async () => {
    write('a-broken.json', '{');
    write('b-wrong.json', shower(47));
    write('c-good.json', shower(46));
    const { code, lines } = await duello(folder, join(folder, 'missing.json'));
    expect(code).toBe(1);
    expect(lines.join('\n')).toContain('this is not JSON');
    expect(lines.join('\n')).toContain('after answers[0] {"A":"cast Shower"}');
    expect(lines.join('\n')).toContain('A.health\n         expected 47\n         found    46');
    expect(lines.join('\n')).toContain('there is no such file');
    expect(lines.at(-1)).toBe('1 passed, 3 failed');
  });

  test('runs the resume way, and prints JSON for machines', async () => {
    write('good.json', shower(46));
    write('wrong.json', shower(47));
    const { code, lines } = await duello(folder, '--resume', '--json');
    expect(code).toBe(1);
    const report = JSON.parse(lines.join('\n'));
    expect(report).toMatchObject({ passed: 1, failed: 1 });
    expect(report.scenarios[1].differences).toEqual([{ path: 'A.health', expected: 47, found: 46 }]);
  });

  test('runs each case of a file alone, and tells each', async () => {
    const cases = {
      ...JSON.parse(shower(46)),
      expect: { 'A.hand': 0 },
      cases: [
        { name: 'from 40', expect: { 'A.health': 46 } },
        { name: 'from 47', position: { 'A.health': 47 }, expect: { 'A.health': 53 } },
        { name: 'from 60', position: { 'A.health': 60 } },
        { name: 'no cap', options: { healthCap: 'none' }, position: { 'A.health': 60 }, expect: { 'A.health': 66 } },
      ],
    };
    write('cases.json', JSON.stringify(cases));
    const file = join(folder, 'cases.json');
    const { code, lines } = await duello(file);
    expect(code).toBe(1);
    expect(lines).toEqual([
      `ok     ${file}: Shower heals 6. [from 40]`,
      `FAILED ${file}: Shower heals 6. [from 47]`,
      '       after answers[0] {"A":"cast Shower"}',
      '       A.health',
      '         expected 53',
      '         found    50',
      `FAILED ${file}: Shower heals 6. [from 60]`,
      expect.stringMatching(/^ {7}cases\[2\]\.position\.A\.health: 60 is over the cap of 50 .*; lower it/),
      `ok     ${file}: Shower heals 6. [no cap]`,
      '2 passed, 2 failed',
    ]);
    const { lines: json } = await duello(file, '--json');
    expect(JSON.parse(json.join('\n')).scenarios.map((one: { case: string }) => one.case)).toEqual(
      cases.cases.map((one: { name: string }) => one.name),
    );
  });

  test('says when a folder has no scenario in it', async () => {
    const { code, lines } = await duello(folder);
    expect(code).toBe(1);
    expect(lines).toEqual(['0 passed, 0 failed', `there is no scenario file (*.json) in ${folder}.`]);
  });

  test.each(GAME_IDS)('runs scenarios of %s too', async (game) => {
    const cases = fileURLToPath(new URL(`../../../../games/${game}/scenario/cases`, import.meta.url));
    const { code, lines } = await duello(join(cases, readdirSync(cases)[0]));
    expect([code, lines.at(-1)]).toEqual([0, '1 passed, 0 failed']);
  });

  test('needs a file', async () => {
    expect((await duello()).code).toBe(1);
  });
});
