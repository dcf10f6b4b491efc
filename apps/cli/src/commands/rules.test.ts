import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { GAME_IDS } from '@duello/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fakeIo } from '../io/fake-io-for-tests.ts';
import { run } from '../run.ts';
import { isRuling, scenarioTests, titlesIn } from './rule-coverage.ts';

// The letter Z stands for no game, so that these samples never count as tests of one.
const PAGE = '# Rules\n\n- **Z101** A clause.\n  - **Z-R1** A ruling.\n- **Z-P1** A step.\n';

let root = '';
function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'duello-rules-'));
  put('docs/rules/final-magic.md', PAGE);
  put('docs/rules/final-magic.implementers.md', '# Notes\n\n- **Z-R2** Another.\n');
  put('docs/rules/final-magic.it.md', PAGE.replace('A clause.', 'Una clausola.'));
  put(
    'packages/a/src/a.test.ts',
    "it('Z101: a sentence', () => {});\ntest.each([[1, '(']])('Z-P1 holds %s', () => {});",
  );
  put('games/final-magic/scenario/cases/one.json', '{"name": "one", "rules": ["Z-R1"]}');
});
afterAll(() => rmSync(root, { recursive: true }));

async function rules(...flags: string[]): Promise<{ code: number; lines: string[]; errors: string[] }> {
  const io = fakeIo();
  const code = await run(['rules', 'final-magic', '--root', root, ...flags], io);
  return { code, lines: io.lines, errors: io.errors };
}

it('counts the rules that a scenario and each of its cases name', () => {
  const text = JSON.stringify({
    name: 'shared',
    rules: ['Z1'],
    cases: [{ name: 'one', rules: ['Z2', 3] }, { name: 'two' }, 4],
  });
  expect(scenarioTests(text, 'a.json')).toEqual([
    { file: 'a.json', title: 'shared', rules: ['Z1'] },
    { file: 'a.json', title: 'one', rules: ['Z2'] },
    { file: 'a.json', title: 'two', rules: [] },
  ]);
  for (const broken of ['{', '[]', '3']) expect(scenarioTests(broken, 'a.json')).toEqual([]);
});

it('fails while a rule has no test, and says which', async () => {
  const { code, lines } = await rules('--untested');
  expect(code).toBe(1);
  expect(lines).toEqual(['Z-R2  UNTESTED  Another.', 'final-magic: 2 clauses, 2 rulings, 1 untested']);
});

it('says of single clauses what they say and where they are tested; an unknown one is refused', async () => {
  const found = await rules('z101', 'Z-R1');
  expect(found.code).toBe(0);
  expect(found.lines).toEqual([
    'Z101  A clause.',
    '    packages/a/src/a.test.ts',
    '      Z101: a sentence',
    'Z-R1  A ruling.',
    '    games/final-magic/scenario/cases/one.json',
    '      one',
  ]);
  expect((await rules('Z-R2')).code).toBe(1);
  expect((await rules('Z999')).errors.join()).toContain('final-magic has no clause Z999');
});

it('passes when every rule has one', async () => {
  put('packages/a/src/b.test.ts', 'describe("Z-R2", () => {});');
  const { code, lines } = await rules();
  expect(code).toBe(0);
  expect(lines).toContain('Z101  1 test');
  expect(lines).toContain('    Z101: a sentence');
  expect(lines.at(-1)).toBe('final-magic: 2 clauses, 2 rulings, 0 untested');
});

it('fails when a test names a rule that does not exist, but not for ids of other families', async () => {
  put('packages/a/src/c.test.ts', "it('Z999: a slip', () => {});\nit('Z-T4 and UTF8', () => {});");
  const { code, errors } = await rules();
  expect(code).toBe(1);
  expect(errors.join(' ')).toContain('names Z999, which is not in docs/rules/final-magic.md');
  expect(errors.join(' ')).not.toContain('Z-T4');
});

it('prints JSON', async () => {
  const { lines } = await rules('--json');
  const report = JSON.parse(lines.join('\n'));
  expect(Object.keys(report)).toEqual(['game', 'clauses', 'rulings', 'untested', 'unknown', 'rules']);
  expect(report.rules[0].tests[0].title).toBe('Z101: a sentence');
});

it('finds the titles of tests that run, and only those', () => {
  const source = [
    "it('one', () => {});",
    'test(`two $x`, () => {});',
    "it.each([['a)', 1]] as const)(\n  'three',\n  () => {});",
    "it.skip('no', () => {});",
    "// it('no', () => {});",
    "submit('no');",
    "describe.skip('no', () => {});",
    "it('it\\'s four', () => {});",
  ].join('\n');
  expect(titlesIn(source, 'x').map(({ title }) => title)).toEqual(['one', 'two $x', 'three', "it's four"]);
});

it('tells what the rules say instead of their tests, in either language', async () => {
  const [english, italian] = [await rules('--text'), await rules('--text', '--lang', 'it')];
  expect(english.lines).toContain('    A clause.');
  expect(italian.lines).toContain('    Una clausola.');
  expect(italian.lines.join(' ')).not.toContain('a sentence');
});

it('tells rulings from clauses by their ids, with a dash or without', () => {
  expect(['F-R1', 'CR08', 'CR70', 'Z-R2'].map(isRuling)).toEqual([true, true, true, true]);
  expect(['F101', 'C101', 'F-P1', 'F-A2', 'R12'].map(isRuling)).toEqual([false, false, false, false, false]);
});

it.each(GAME_IDS)('counts the page of %s', async (game) => {
  const pages = [`${game}.md`, `${game}.implementers.md`]
    .map((file) => new URL(`../../../../docs/rules/${file}`, import.meta.url))
    .filter(existsSync)
    .map((path) => readFileSync(path, 'utf8'));
  const ids = [...pages.join('\n').matchAll(/^ *- \*\*([A-Z]-?[A-Z]?\d+)\*\*/gm)].map(([, id]) => id);
  const rulings = ids.filter((id) => /^[A-Z]-?R/.test(id)).length;
  expect(ids).not.toEqual([]);
  const io = fakeIo();
  await run(['rules', game, '--json'], io);
  const counted = { game, clauses: ids.length - rulings, rulings };
  expect(JSON.parse(io.lines.join('\n'))).toMatchObject({ ...counted, unknown: [] });
});
