// What came of it all? Counts by stage, every failure once more, and the sum as the last line.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './setup.mjs';

/**
 * @typedef {{ name: string, passed: number, failed: number, took: string, failures: readonly string[] }} Result
 */

const firstLines = (message, count) => message.split('\n').slice(0, count).join('\n').slice(0, 600);

/** Most tools say at the end what is wrong. */
export const lastLines = (text, count = 12) => text.trimEnd().split('\n').slice(-count).join('\n');

/** What failed, by file and test, so that the end of a long log says it again. A file that fails to load has no tests in it. */
function failuresIn(file) {
  const name = relative(ROOT, file.name);
  if (file.status === 'failed' && file.assertionResults.length === 0)
    return [`${name}\n${firstLines(file.message ?? '', 3)}`];
  return file.assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `${name} > ${test.fullName}\n${firstLines(test.failureMessages.join('\n'), 6)}`);
}

/**
 * Reads what Vitest has written. An error between tests belongs to none of them, and still counts.
 * @param {string} reportFile
 * @param {boolean} succeeded
 */
export function countTests(reportFile, succeeded) {
  let report;
  try {
    report = JSON.parse(readFileSync(reportFile, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, failures: ['the tests wrote no report'] };
  }
  const failures = report.testResults.flatMap(failuresIn);
  if (failures.length === 0 && !succeeded) failures.push('an error outside every test: see the log above');
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/** @param {{ passed: number, failed: number }} result */
export function verdictOf({ passed, failed }) {
  if (failed > 0) return 'FAILED';
  return passed > 0 ? 'passed' : 'nothing to run';
}

/** How a row of the summary begins. */
const SIGNS = { FAILED: 'FAILED', passed: 'ok', 'nothing to run': '-' };

/**
 * @param {readonly Result[]} results
 * @returns {string}
 */
export function summaryOf(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const rows = results.map(({ name, passed, failed, took }) => {
    const verdict = verdictOf({ passed, failed });
    const counts = verdict === 'nothing to run' ? verdict : `${passed} passed, ${failed} failed`;
    return `  ${SIGNS[verdict].padEnd(6)} ${name.padEnd(8)} ${counts.padEnd(26)} ${took}`.trimEnd();
  });
  const failures = results.flatMap(({ name, failures }) => failures.map((one) => `\nFAILED ${name}: ${one}`));
  return ['', 'Summary', ...rows, ...failures, '', `${sum('passed')} passed, ${sum('failed')} failed`, ''].join('\n');
}
