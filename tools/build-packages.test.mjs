import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { buildPackages } from './build-packages.mjs';
import { ROOT } from './setup.mjs';

const run = (folder, ...args) => spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });

test('the example of the README runs and type-checks outside the house, on the packages alone', () => {
  const folder = mkdtempSync(join(tmpdir(), 'duello-outside-'));
  const home = join(folder, 'node_modules', '@duello');
  mkdirSync(home, { recursive: true });
  for (const built of buildPackages()) cpSync(built, join(home, basename(built)), { recursive: true });
  const [, example] = readFileSync(join(ROOT, 'README.md'), 'utf8').match(/```ts\n([\s\S]*?)```/);
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'example.ts'), example);
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const flags = '--noEmit --strict --target esnext --module nodenext --types node'.split(' ');
  const roots = ['--typeRoots', join(ROOT, 'node_modules', '@types')];
  expect(run(folder, tsc, 'example.ts', ...flags, ...roots).stdout).toBe('');
  const played = run(folder, 'example.ts');
  expect(played.stderr).toBe('');
  expect(played.stdout).toContain("game: 'contracts'");
  rmSync(folder, { recursive: true, force: true });
});
