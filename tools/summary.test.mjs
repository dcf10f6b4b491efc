import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from './setup.mjs';
import { countTests, lastLines, summaryOf } from './summary.mjs';

const result = (name, passed, failures = []) => ({ name, passed, failed: failures.length, took: '1.0 s', failures });

test('the summary has a row a stage, then every failure, and the sum is its last line', () => {
  const results = [result('types', 0, ['tsc\nbad type']), result('unit', 7, ['a.test.ts > one']), result('fuzz', 1)];
  expect(summaryOf(results).split('\n')).toEqual([
    ...['', 'Summary'],
    '  FAILED types    0 passed, 1 failed         1.0 s',
    '  FAILED unit     7 passed, 1 failed         1.0 s',
    '  ok     fuzz     1 passed, 0 failed         1.0 s',
    ...['', 'FAILED types: tsc', 'bad type', '', 'FAILED unit: a.test.ts > one'],
    ...['', '8 passed, 2 failed', ''],
  ]);
});

test('a stage that had nothing to run is not called in order', () => {
  const rows = summaryOf([{ ...result('changed', 0), took: '' }, result('types', 1)]).split('\n');
  expect(rows.slice(2, 4)).toEqual(['  -      changed  nothing to run', expect.stringContaining('ok     types')]);
});

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'duello-summary-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function counted(report, succeeded) {
  const file = join(folder, 'report.json');
  if (report !== null) writeFileSync(file, JSON.stringify(report));
  return countTests(file, succeeded);
}

const failing = { status: 'failed', fullName: 'pays', failureMessages: ['expected 1\nto be 2'] };

test('failed tests are told by file and name; a file that does not load is a failure too', () => {
  const testResults = [
    { name: join(ROOT, 'a.test.ts'), status: 'failed', assertionResults: [failing, { status: 'passed' }] },
    { name: join(ROOT, 'b.test.ts'), status: 'failed', message: 'no such file', assertionResults: [] },
  ];
  expect(counted({ numPassedTests: 1, testResults }, false)).toEqual({
    passed: 1,
    failed: 2,
    failures: ['a.test.ts > pays\nexpected 1\nto be 2', 'b.test.ts\nno such file'],
  });
});

test('no report, and a failure that belongs to no test, count as one', () => {
  expect(counted(null, true)).toMatchObject({ passed: 0, failed: 1 });
  expect(counted({ numPassedTests: 3, testResults: [] }, false)).toMatchObject({ passed: 3, failed: 1 });
  expect(counted({ numPassedTests: 3, testResults: [] }, true)).toEqual({ passed: 3, failed: 0, failures: [] });
});

test('of what a tool has said the last lines are repeated', () => {
  expect(lastLines('a\nb\nc\n\n', 2)).toBe('b\nc');
});
