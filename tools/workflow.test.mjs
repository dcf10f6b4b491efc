import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './setup.mjs';
import { STAGES } from './stages.mjs';

const workflow = readFileSync(join(ROOT, '.github/workflows/check.yml'), 'utf8');

test('every stage of npm test is a job of the workflow, and every part of the browser tests runs', () => {
  const [, listed] = /^ +stage: \[(.+)\]$/m.exec(workflow);
  const shards = [...workflow.matchAll(/stage: (\w+), shard: --shard=(\d+)\/(\d+)/g)];
  const named = [...listed.split(', '), ...new Set(shards.map(([, stage]) => stage))];
  expect(named).toEqual(STAGES.map(({ name }) => name));
  expect(shards.map(([, , at]) => Number(at))).toEqual(shards.map((_, at) => at + 1));
  expect(shards.every(([, , , of]) => Number(of) === shards.length)).toBe(true);
});
