// Is nothing that the fuzzer finds lost with the terminal?

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Failure } from '@duello/lab';
import { expect, test, vi } from 'vitest';
import { keepFailure, linesOf } from './failures.ts';

const failure: Failure = {
  fault: { check: 'audit', message: 'a card is lost' },
  record: { game: 'final-magic', version: 1, options: {}, seed: 'night/17', answers: [], hash: null },
};

test('every failure has a file of its own, and the list says seed, command and how to see it again', () => {
  const home = mkdtempSync(join(tmpdir(), 'duello-failures-'));
  vi.stubEnv('XDG_DATA_HOME', home);
  const kept = [1, 2].map(() => keepFailure(failure, 'npx duello fuzz final-magic --matches 300 --seed night'));
  vi.unstubAllEnvs();
  expect(new Set(kept.map(({ file }) => file)).size).toBe(2);
  for (const { file, replay } of kept) {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ seed: 'night/17', game: 'final-magic' });
    expect(replay).toBe(`npx duello replay ${file}`);
  }
  const list = readFileSync(join(home, 'duello', 'failures', 'failures.txt'), 'utf8').split('\n');
  expect(list.slice(0, 4)).toEqual([
    ...linesOf(kept[0]),
    '  found by: npx duello fuzz final-magic --matches 300 --seed night',
  ]);
  expect(list.filter((line) => line.startsWith('audit: '))).toHaveLength(2);
});
