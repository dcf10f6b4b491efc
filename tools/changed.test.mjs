import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  CORE,
  changedFiles,
  chooseChangedTests,
  chooseTests,
  importersIn,
  LONG,
  MANY,
  relatedTests,
  reportOf,
} from './changed.mjs';
import { houseAt } from './house.mjs';
import { ROOT } from './setup.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duello-changed-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file, text = '') {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function git(...args) {
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@b.c', '-c', 'commit.gpgsign=false'];
  // Under a commit hook git says where its own repository is.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  expect(spawnSync('git', [...who, ...args], { cwd: root, env }).status).toBe(0);
}

function commit(...files) {
  for (const file of files) write(file, `// ${file}`);
  git('add', '-A');
  git('commit', '-q', '-m', 'x');
}

describe('what has changed', () => {
  test('on a branch: what was committed since it left main, what was not, and what git does not know', () => {
    git('init', '-q', '-b', 'main');
    commit('a.ts', 'b.ts', 'c.ts', 'gone.ts');
    git('checkout', '-q', '-b', 'mine');
    commit('b.ts', 'committed.ts');
    rmSync(join(root, 'gone.ts'));
    write('c.ts', 'another');
    write('new.ts');
    expect(changedFiles(root)).toEqual(['c.ts', 'committed.ts', 'gone.ts', 'new.ts']);
  });

  test('what main has got in the meantime is not ours', () => {
    git('init', '-q', '-b', 'main');
    commit('a.ts');
    git('checkout', '-q', '-b', 'mine');
    commit('mine.ts');
    git('checkout', '-q', 'main');
    commit('theirs.ts');
    git('checkout', '-q', 'mine');
    expect(changedFiles(root)).toEqual(['mine.ts']);
  });

  test('on main itself: what is not committed', () => {
    git('init', '-q', '-b', 'main');
    commit('a.ts');
    write('a.ts', 'another');
    expect(changedFiles(root)).toEqual(['a.ts']);
  });

  test('nothing is chosen where nothing changed', () => {
    git('init', '-q', '-b', 'main');
    commit('a.ts');
    expect(chooseChangedTests(root)).toEqual({ said: [expect.stringContaining('nothing has changed')], files: [] });
  });
});

describe('tests that have to do with a change', () => {
  const related = (...changed) => relatedTests(importersIn(root), changed);

  test('import it through however many files, once round every circle', () => {
    write('games/a/rules/pay.ts', "import './turn.ts';");
    write('games/a/rules/turn.ts', "import { x } from './pay.ts';");
    write('games/a/rules/turn.test.ts', "import { x } from './turn.ts';");
    write('games/a/rules/other.test.ts', '');
    expect(related('games/a/rules/pay.ts')).toEqual(['games/a/rules/turn.test.ts']);
  });

  test('import it by the name of its package, or by an export of it', () => {
    write('packages/kernel/package.json', '{"exports": {".": "./src/index.ts", "./for-tests": "./src/for-tests.ts"}}');
    write('packages/kernel/src/index.ts', "export * from './rng.ts';");
    write('packages/kernel/src/rng.ts', '');
    write('packages/kernel/src/for-tests.ts', '');
    write('games/a/one.test.ts', "import { x } from '@duello/kernel';");
    write('games/a/two.test.ts', "import { x } from '@duello/kernel/for-tests';");
    expect(related('packages/kernel/src/rng.ts')).toEqual(['games/a/one.test.ts']);
    expect(related('packages/kernel/src/for-tests.ts')).toEqual(['games/a/two.test.ts']);
  });

  test('load every game, by name or by place', () => {
    write('games/a/package.json', '{"exports": {"./page": "./page/index.ts"}}');
    write('games/a/page/index.ts', '');
    write('apps/cli/x.test.ts', ['await import(`@duello/$', '{id}/page`);'].join(''));
    write('apps/web/x.test.ts', "import.meta.glob('../../games/*/page/index.ts');");
    expect(related('games/a/page/index.ts')).toEqual(['apps/cli/x.test.ts', 'apps/web/x.test.ts']);
  });

  test('are the nearest ones where nobody imports it', () => {
    write('games/a/scenario/cases.test.ts', '');
    write('games/a/rules/turn.test.ts', '');
    expect(related('games/a/scenario/cases/first.json')).toEqual(['games/a/scenario/cases.test.ts']);
    expect(related('docs/rules/a.md', 'README.md')).toEqual([]);
  });

  test('read it: style sheets, pages and the form of scenes', () => {
    const importers = importersIn(ROOT);
    const reading = (file) => relatedTests(importers, [file]);
    expect(reading('apps/web/src/home/home.css')).toEqual(
      expect.arrayContaining(['tools/styles.test.mjs', 'apps/web/tests/layout.test.ts']),
    );
    expect(reading('games/contracts/page/cover.css').filter((test) => /^games\/(?!contracts)/.test(test))).toEqual([]);
    expect(reading('packages/table/src/look/card.css')).toContain('games/contracts/page/tests/layout.test.ts');
    expect(reading('docs/rules/contracts.md')).toEqual([
      'apps/cli/src/commands/rules-options.test.ts',
      'apps/cli/src/commands/rules.test.ts',
      'apps/web/src/rulebook/rulebook.test.ts',
      'apps/web/src/rulebook/rules-pages.test.ts',
      'tools/guides/links.test.mjs',
    ]);
    expect(reading('docs/guides/add-a-card.md')).toEqual([
      'tools/guides/card-and-op.test.mjs',
      'tools/guides/game.test.mjs',
      'tools/guides/language.test.mjs',
      'tools/guides/links.test.mjs',
    ]);
    expect(reading('README.md')).toEqual(['tools/guides/links.test.mjs']);
    expect(reading('docs/scenario.schema.json')).toEqual(
      expect.arrayContaining(['apps/cli/tests/scenario-page.test.ts', 'games/contracts/scenario/scenarios.test.ts']),
    );
    expect(reading('.github/workflows/check.yml')).toEqual(['tools/workflow.test.mjs']);
  });

  test('are itself, when a test was changed', () => {
    write('games/a/rules/turn.test.ts', '');
    expect(related('games/a/rules/turn.test.ts')).toEqual(['games/a/rules/turn.test.ts']);
  });
});

describe('the choice among them', () => {
  const house = { root: '/house', games: ['a', 'b'] };
  const many = (home) => Array.from({ length: MANY }, (_, at) => `${home}/${at}.test.ts`);

  test('browser tests and long ones are left out', () => {
    const related = ['games/a/x.test.ts', 'games/a/scenario/fuzz.test.ts', 'games/a/page/tests/x.test.ts'].concat([
      'apps/web/tests/x.test.ts',
      'apps/cli/tests/browser.test.ts',
    ]);
    expect(chooseTests(house, ['games/a/x.ts'], related)).toEqual({
      chosen: ['games/a/x.test.ts'],
      elsewhere: [],
      long: ['games/a/scenario/fuzz.test.ts'],
      inBrowser: related.slice(2),
    });
  });

  test('a long one runs when it was changed itself', () => {
    const fuzz = 'games/a/scenario/fuzz.test.ts';
    expect(chooseTests(house, [fuzz], [fuzz]).chosen).toEqual([fuzz]);
  });

  test('few run wherever they are, of many those of the rooms touched', () => {
    const [inA, inB] = [many('games/a'), many('games/b')];
    expect(chooseTests(house, ['games/a/x.ts'], inB).chosen).toEqual(inB);
    expect(chooseTests(house, ['games/a/x.ts'], [...inA, ...inB])).toMatchObject({ chosen: inA, elsewhere: inB });
  });

  test('of many, the core of every game stays, and what reads a changed file', () => {
    const core = ['rules/determinism', 'rules/view/hand-secrecy', 'scenario/scenarios'].map(
      (name) => `games/b/${name}.test.ts`,
    );
    const kept = [...core, 'tools/guides/links.test.mjs'];
    const related = [...many('games/b'), ...kept];
    expect(chooseTests(house, ['packages/kernel/x.ts', 'README.md'], related).chosen).toEqual(kept);
  });

  test('every game of this house has a core', () => {
    const core = [...importersIn(ROOT).keys()].filter((file) => CORE.test(file));
    for (const game of houseAt(ROOT).games)
      for (const name of ['determinism', 'secrecy', 'scenarios'])
        expect(core.some((file) => file.startsWith(`games/${game}/`) && file.includes(name))).toBe(true);
  });

  test('what everything depends on asks for npm test', () => {
    const nothing = { chosen: [], elsewhere: [], long: [], inBrowser: [] };
    expect(reportOf(house, ['package.json'], nothing)).toContain('run npm test: everything depends on package.json');
  });

  test('what is left out is named, with the command that runs it', () => {
    const choice = {
      ...{ chosen: ['games/a/x.test.ts'], elsewhere: many('games/b'), long: ['games/a/scenario/fuzz.test.ts'] },
      inBrowser: ['apps/web/tests/x.test.ts', 'games/a/page/tests/x.test.ts'],
    };
    expect(reportOf(house, ['games/a/x.ts'], choice)).toEqual([
      'changed: games/a/x.ts',
      'running the tests that import or read it: 1 file',
      `left out: ${MANY} files of rooms that use it; npx vitest run --project rooms games/b`,
      'left out: 1 file of long tests; npx vitest run --project rooms games/a/scenario/fuzz.test.ts',
      'left out: 2 files of browser tests; npx vitest run --project page games/a',
      'npm test runs everything; browser tests are in it alone.',
    ]);
  });

  test('an empty choice says that there is nothing to run', () => {
    const nothing = { chosen: [], elsewhere: [], long: [], inBrowser: [] };
    expect(reportOf(house, ['LICENSE'], nothing)[1]).toBe('nothing to run: no quick test has to do with it');
  });

  test('what counts as long exists in this house', () => {
    const tests = [...importersIn(ROOT).keys()].filter((file) => LONG.test(file));
    const kinds = new Set(tests.map((file) => file.replace(/^games\/[^/]+/, 'games/*')));
    expect([...kinds].sort()).toEqual([
      'apps/cli/src/commands/lab.test.ts',
      'apps/cli/tests/arena.test.ts',
      'games/*/bot/bots.test.ts',
      'games/*/scenario/fuzz.test.ts',
      'tools/build-packages.test.mjs',
      'tools/guides/card-and-op.test.mjs',
      'tools/guides/game.test.mjs',
    ]);
  });
});
