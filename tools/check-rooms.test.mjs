import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkRooms } from './check-rooms.mjs';
import { FOLDER_LIMIT } from './rooms.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'duello-rooms-'));
  write('games/final-magic/index.ts', '');
  write('games/contracts/index.ts', '');
  write('packages/kernel/package.json', '{"exports": {".": "", "./for-tests": ""}}');
  write('apps/cli/package.json', '{"exports": {"./for-tests": ""}}');
  write('apps/web/package.json', '{"exports": {"./for-tests": ""}}');
  write('packages/language/package.json', '{"exports": {".": "", "./for-tests": ""}}');
  write('packages/lab/package.json', '{"exports": {".": "", "./game": "", "./for-tests": ""}}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file, text) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** What is said about a file with this text, as `line: message`. */
function said(file, ...lines) {
  write(file, lines.map((line) => `${line}\n`).join(''));
  const problems = checkRooms(root);
  expect(problems.every((problem) => problem.file === file)).toBe(true);
  return problems.map(({ line, message }) => `${line}: ${message}`);
}

const KERNEL = 'packages/kernel/src/agenda.ts';
const LANGUAGE = 'packages/language/src/speech/names.ts';
const GAME = 'games/final-magic/rules/turn/turn.ts';
const CARDS = 'games/final-magic/cards/box/fire.ts';
const BOTS = 'packages/bots/src/greedy.ts';
const SCENARIO = 'games/final-magic/scenario/game.ts';
const TERMINAL_FACE = 'games/final-magic/terminal/index.ts';
const LAB = 'packages/lab/src/arena/arena.ts';
const TERMINAL = 'packages/terminal/src/layout/menu.ts';
const CLI = 'apps/cli/src/main.ts';

describe('import arrows', () => {
  test.each([
    [KERNEL, '@duello/final-magic', 'kernel may import nothing'],
    [KERNEL, 'fast-check', 'no dependencies'],
    [KERNEL, 'node:fs', 'browser worker'],
    [KERNEL, '@duello/language', 'kernel may import nothing'],
    [LANGUAGE, '@duello/final-magic', 'language may import kernel'],
    [LANGUAGE, 'node:fs', 'browser worker'],
    [GAME, '@duello/bots', 'rules/turn of a game may import kernel, language'],
    [GAME, '@duello/contracts', 'games never import each other'],
    [GAME, '@duello/final-magic', 'relative path'],
    [BOTS, '@duello/final-magic', 'bots may import kernel'],
    [BOTS, '@duello/lab', 'bots may import kernel'],
    [LAB, '@duello/cli', 'lab may import kernel, language, bots'],
    [LAB, '@duello/final-magic', 'lab may import kernel, language, bots'],
    [LAB, '../workers/jobs.ts', 'arena stands below workers'],
    [TERMINAL, '@duello/final-magic', 'terminal may import kernel, language, bots, lab'],
    [TERMINAL, '../index.ts', 'layout stands below the top'],
    [SCENARIO, '@duello/lab', 'scenario of a game may import kernel, language, cards, columns, bots, lab/game'],
    [SCENARIO, '@duello/terminal', 'scenario of a game may import kernel, language, cards, columns, bots, lab/game'],
    [SCENARIO, '../index.ts', 'scenario stands below the top'],
    [TERMINAL_FACE, '../rules/rules.ts', 'terminal is a face'],
    [TERMINAL_FACE, '@duello/cli', 'terminal of a game may import'],
    ['games/final-magic/index.ts', './terminal/index.ts', 'the top stands below terminal'],
    ['apps/cli/src/args/args.ts', '../commands/play.ts', 'args stands below commands'],
    ['apps/web/src/shell.ts', '@duello/lab', 'web may import kernel, language, bots'],
    [CLI, '@duello/kernel/src/rng.ts', 'deep import'],
    [GAME, '@duello/kernel/for-tests', 'for tests alone'],
    ['games/final-magic/rules/turn/turn.test.ts', '@duello/kernel/src/for-tests.ts', 'deep import'],
    [CLI, '../../../packages/kernel/src/rng.ts', 'reaches into another package'],
    [GAME, '../../../contracts/rules/turn/turn.ts', 'reaches into another package'],
    [CARDS, '../../rules/turn/turn.ts', 'cards are data'],
    [CARDS, '@duello/kernel', 'cards/box of a game may import nothing'],
    [GAME, '../view/view.ts', 'rules/turn stands below rules/view'],
    ['games/final-magic/rules/state/state.ts', '../turn/turn.ts', 'rules/state stands below rules/turn'],
    ['games/final-magic/rules/rules.ts', '../index.ts', 'rules stands below the top'],
    ['packages/attic/src/index.ts', '@duello/kernel', 'no room "attic"'],
    ['games/final-magic/page/table/table.test.ts', '@duello/web/for-tests', 'page/table of a game may import'],
    ['games/final-magic/page/table/table.tsx', '@duello/web/for-tests', 'for tests alone'],
    ['games/final-magic/page/tests/layout.test.ts', '@duello/web', 'page/tests of a game may import'],
    ['games/final-magic/terminal/table.test.ts', '@duello/cli/for-tests', 'terminal of a game may import'],
    ['games/final-magic/page/tests/layout.test.ts', '@duello/lab', 'page/tests of a game may import'],
    ['games/final-magic/page/tests/layout.test.ts', '@duello/contracts', 'page/tests of a game may import'],
    [
      'apps/web/tests/layout.test.ts',
      '../../../games/final-magic/page/words/en/table.ts',
      'reaches into another package',
    ],
  ])('%s may not import %s', (file, target, message) => {
    expect(said(file, '', `import { x } from '${target}';`)).toContainEqual(expect.stringContaining(message));
  });

  test.each([
    [LANGUAGE, '@duello/kernel'],
    [GAME, '@duello/kernel'],
    [GAME, '@duello/language'],
    [GAME, '../../cards/box/fire.ts'],
    [GAME, '../state/state.ts'],
    ['games/final-magic/rules/rules.ts', './turn/turn.ts'],
    ['games/final-magic/rules/state/state.test.ts', '../turn/turn.ts'],
    [CARDS, '../build.ts'],
    [CARDS, '../effects.ts'],
    [CARDS, './water.ts'],
    [BOTS, '@duello/kernel'],
    [LAB, 'node:worker_threads'],
    [LAB, '../game/game.ts'],
    [TERMINAL, '@duello/lab'],
    [TERMINAL, '../print/paint.ts'],
    [SCENARIO, '@duello/lab/game'],
    [SCENARIO, '../rules/rules.ts'],
    ['games/final-magic/scenario/fuzz.test.ts', '@duello/lab/for-tests'],
    [TERMINAL_FACE, '../index.ts'],
    [TERMINAL_FACE, './layout.ts'],
    [TERMINAL_FACE, '@duello/terminal'],
    [TERMINAL_FACE, 'node:fs'],
    ['games/final-magic/terminal/table.test.ts', '../scenario/game.ts'],
    [CLI, '@duello/lab'],
    [CLI, '@duello/terminal'],
    ['packages/kernel/src/rng.test.ts', 'fast-check'],
    ['packages/kernel/src/for-tests.ts', 'vitest'],
    ['games/final-magic/rules/turn/turn.test.ts', '@duello/kernel/for-tests'],
    ['games/final-magic/rules/table-for-tests.ts', '@duello/language/for-tests'],
    ['apps/cli/tests/browser.test.ts', '../../../tools/programs/chromium.mjs'],
    ['games/final-magic/page/tests/fixtures.ts', '@duello/web/for-tests'],
    ['games/final-magic/terminal/tests/play.test.ts', '@duello/cli/for-tests'],
    ['games/final-magic/page/tests/layout.test.ts', '../words/en/table.ts'],
  ])('%s may import %s', (file, target) => {
    expect(said(file, `import { x } from '${target}';`)).toEqual([]);
  });

  test('every form of import is seen, with its line', () => {
    const lines = [
      "import type { A } from '@duello/lab';",
      "export * from '@duello/lab';",
      "import '@duello/lab';",
      "const late = await import('@duello/lab');",
      'import {',
      '  b,',
      "} from '@duello/lab';",
    ];
    expect(said(BOTS, ...lines).map((message) => message.split(':')[0])).toEqual(['1', '2', '3', '4', '7']);
  });

  test('a variable in a template is no import', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the source under test
    expect(said(GAME, 'export const x = (from, to) => `${from} to ${to}`;')).toEqual([]);
  });

  test('an import by the id of a game is one of any game', () => {
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the source under test
    const line = 'const load = (id) => import(`@duello/${id}/terminal`);';
    expect(said(CLI, line)).toEqual([]);
    write(CLI, '');
    expect(said(LAB, line)).toEqual([expect.stringContaining('lab may import kernel, language, bots')]);
  });

  test('a test keeps to the arrows between packages too', () => {
    const messages = said('packages/bots/src/greedy.test.ts', "import { x } from '@duello/final-magic';");
    expect(messages).toEqual([expect.stringContaining('move this test')]);
  });

  test('two folders that import each other are told, in whichever room; a folder may gather those inside it', () => {
    write('packages/bots/src/greedy/greedy.ts', "import { x } from '../random/random.ts';\n");
    write('packages/bots/src/random/random.ts', "import { x } from '../greedy/greedy.ts';\n");
    write('packages/bots/src/greedy/deep/deep.ts', "import { x } from '../greedy.ts';\n");
    write('packages/bots/src/greedy/all.ts', "import { x } from './deep/deep.ts';\n");
    const [problem, ...more] = checkRooms(root);
    expect(more).toEqual([]);
    expect(problem).toMatchObject({
      file: 'packages/bots/greedy',
      message: expect.stringMatching(/greedy and random/),
    });
  });

  test('what a folder gathers must not import the file that gathers it, not even types', () => {
    write('packages/bots/src/greedy/words.ts', "import type { Deep } from './deep/deep.ts';\n");
    write('packages/bots/src/greedy/deep/deep.ts', "import type { Words } from '../words.ts';\n");
    expect(checkRooms(root)).toMatchObject([
      { file: 'packages/bots/greedy', message: expect.stringMatching(/greedy and greedy\/deep import each other/) },
    ]);
  });

  test('nor may the top of a room and a folder in it', () => {
    write('packages/bots/src/index.ts', "import { x } from './greedy/greedy.ts';\n");
    write('packages/bots/src/greedy/greedy.ts', "import { x } from '../index.ts';\n");
    expect(checkRooms(root)).toMatchObject([
      { file: 'packages/bots', message: expect.stringMatching(/the top and greedy import each other/) },
    ]);
  });
});

describe('places of games', () => {
  test.each(['apps/web/src/words/final-magic.ts', 'apps/web/src/final-magic/words.ts', 'tools/draw-final-magic.mjs'])(
    '%s belongs into the game',
    (file) => expect(said(file, '')).toEqual([expect.stringMatching(/name of final-magic: move it to games/)]),
  );

  test('a longer word is another word', () => expect(said('apps/web/src/final-magician.ts', '')).toEqual([]));
});

describe('names of games', () => {
  test.each([
    "const game = 'final-magic';",
    "import { x } from '@duello/contracts/page';",
    'const inContracts = 1;',
    'export const finalMagicRows = [];',
  ])('%s is reported outside the game', (line) => {
    for (const file of [CLI, 'tools/build.mjs', 'packages/table/src/look/look.tsx']) {
      expect(said(file, '', line)).toContainEqual(
        expect.stringMatching(/^2: .* names (final-magic|contracts) outside /),
      );
      write(file, '');
    }
  });

  test('a game may not name another', () => {
    expect(said(GAME, "const other = 'contracts';")).toEqual([expect.stringContaining('names contracts outside')]);
  });

  test.each([
    ['games/registry.ts', "export const GAME_IDS = ['final-magic', 'contracts'];"],
    [GAME, "const game = 'final-magic';"],
    ['apps/cli/src/main.test.ts', "run('play', 'final-magic');"],
    [CLI, '// as in final-magic'],
  ])('%s may say %s', (file, line) => {
    expect(said(file, line)).toEqual([]);
  });
});

describe('forbidden globals', () => {
  test.each([
    'Math.random()',
    "Math['random']()",
    'new Date()',
    'Date.now()',
    'performance.now()',
    'setTimeout(f, 1)',
    'setInterval(f, 1)',
    'process.env.X',
    'globalThis.process',
    'window.top',
    'document.body',
    'structuredClone(state)',
    'crypto.randomUUID()',
    '[...document.links]',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the source under test
    '`${console.log(1)}`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the source under test
    '`${{ a: 1 }} text` + Date.now()',
    '1 / 2 + Date.now() / 3',
  ])('%s is reported in kernel, language, games and bots', (code) => {
    for (const file of [KERNEL, LANGUAGE, GAME, BOTS]) {
      expect(said(file, '// first line', `export const x = ${code};`)).toEqual([expect.stringMatching(/^2: .*: \w+/)]);
      write(file, '');
    }
  });

  test.each([
    'Math.floor(1.5)',
    "'Date.now()'",
    '1; // Date.now()',
    '1; /* process */',
    '{ process: 1 }',
    'frame.window',
    '/console/.source',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the source under test
    '`${x} Date ${`in ${x} process`} window`',
  ])('%s is nobody’s clock, chance or screen', (code) => {
    expect(said(GAME, `export const x = ${code};`)).toEqual([]);
  });

  test('lab, cli and tests may use them', () => {
    for (const file of [LAB, CLI, 'packages/kernel/src/rng.test.ts']) {
      expect(said(file, 'console.log(Date.now(), Math.random());')).toEqual([]);
    }
  });
});

describe('names of files', () => {
  test.each([
    'utils.ts',
    'string-helpers.ts',
    'common/zones.ts',
    'manager.ts',
    'service.ts',
    'base.ts',
    'impl.test.ts',
  ])('%s is reported', (name) => {
    expect(said(`packages/lab/src/${name}`, '')).toEqual([expect.stringContaining('question it answers')]);
  });

  test('a word that only contains one is fine', () => {
    expect(said('packages/lab/src/database.ts', '')).toEqual([]);
  });
});

describe('the kernel', () => {
  test('stays under 1,000 lines without its tests', () => {
    for (const test of ['rng.test.ts', 'for-tests.ts', 'secrecy-for-tests.ts'])
      write(`packages/kernel/src/${test}`, '\n'.repeat(5000));
    write('packages/kernel/src/decision.ts', '\n'.repeat(500));
    write(KERNEL, '\n'.repeat(499));
    expect(checkRooms(root)).toEqual([]);
    write(KERNEL, '\n'.repeat(500));
    expect(checkRooms(root)).toEqual([expect.objectContaining({ message: expect.stringContaining('1000 lines') })]);
  });

  test.each([
    'drawCard',
    'DECK_SIZE',
    'hands',
    'manaLeft',
    "'spell'",
    'HPHealth',
    '`a creature`',
    'coin',
    'discardPile',
  ])('and language say no game noun, as in %s', (code) => {
    for (const file of [KERNEL, LANGUAGE]) {
      expect(said(file, '', `f(${code});`)).toEqual([expect.stringMatching(/^2: .*no game noun/)]);
      write(file, '');
    }
  });

  test.each(['handle', 'cardinal', 'x; // a card', 'spelling'])('%s is no game noun', (code) => {
    expect(said(KERNEL, `f(${code});`.replace('x; // a card);', 'x); // a card'))).toEqual([]);
  });
});

test('a folder with too many entries is reported; data does not count', () => {
  for (let at = 0; at <= FOLDER_LIMIT; at += 1) write(`packages/lab/src/cases/${at}.json`, '');
  expect(checkRooms(root)).toEqual([]);
  for (let at = 0; at <= FOLDER_LIMIT; at += 1) write(`packages/lab/src/arena/a${at}.css`, '');
  expect(checkRooms(root)).toEqual([
    { file: 'packages/lab/src/arena', line: 1, message: expect.stringContaining('corridor') },
  ]);
});

test('what is built and what others wrote is not looked at', () => {
  expect(said('apps/web/dist/assets/preload-helper.js', 'console.log(1);')).toEqual([]);
  expect(said('apps/web/node_modules/utils/index.js', 'console.log(1);')).toEqual([]);
});
