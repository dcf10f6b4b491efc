import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { duello } from '../duello-for-tests.ts';
import { fakeIo } from '../io/fake-io-for-tests.ts';
import { run } from '../run.ts';

const short = ['--cores', '1', '--option', 'roundLimit=4/2'];
const fileIn = (name: string): string => join(mkdtempSync(join(tmpdir(), 'duello-arena-')), name);
const jsonOf = (lines: readonly string[]) => JSON.parse(lines.join('\n'));

it('arena lets every two bots meet and rates them', async () => {
  const bots = ['random', 'greedy', 'novice:patient'];
  const { code, lines } = await duello('arena', 'final-magic', ...bots, '--pairs', '1', ...short);
  expect(code).toBe(0);
  expect(lines.slice(0, 3).map((line) => line.split(':')[0])).toEqual([
    'random against greedy',
    'random against novice',
    'greedy against novice',
  ]);
  expect(lines.at(-1)).toMatch(/^\S+ +-?\d+ Elo$/);
});

it('arena keeps a line for every match and goes on from there', async () => {
  const file = fileIn('results.jsonl');
  const command = ['arena', 'final-magic', 'random', 'random', '--seed', 's', ...short, '--json'];
  const stop = new AbortController();
  const progress = () => ({ at: (done: number) => (done >= 2 ? stop.abort() : undefined), end() {} });
  const io = fakeIo([], { interrupted: () => stop.signal, progress });
  expect(await run([...command, '--pairs', '6', '--out', file], io)).toBe(130);
  expect(io.errors).toEqual(['stopped after 2 of 6 pairs.']);
  // The power went while the next line was written.
  appendFileSync(file, '{"game":"final-mag');
  const kept = readFileSync(file, 'utf8').split('\n').slice(0, 4);
  expect(kept.map((line) => JSON.parse(line).deal)).toEqual([0, 0, 1, 1]);
  const whole = await duello(...command, '--pairs', '6');
  writeFileSync(file, `${kept.join('\n')}\n`);
  const resumed = await duello(...command, '--pairs', '6', '--out', file);
  expect(jsonOf(resumed.lines)).toEqual(jsonOf(whole.lines));
  expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(12);
});

it('arena stops as soon as a test is settled', async () => {
  const command = ['arena', 'final-magic', 'greedy', 'random', '--sprt', '0:200', '--pairs', '500', ...short, '--json'];
  const { lines } = await duello(...command);
  const { sprt, met } = jsonOf(lines);
  expect(sprt).toMatchObject({ low: 0, high: 200, settled: 'stronger' });
  expect(met[0].pairs).toBeLessThan(100);
});

it.each([
  [['random'], 'name at least two bots.'],
  [['random', 'clob'], 'there is no bot "clob"; did you mean club?'],
  [
    ['random', 'greedy:patient'],
    'only levels have a manner, greedy has none; there are novice, casual, club, strong, expert.',
  ],
  [['random', 'club:patent'], 'there is no manner "patent"; did you mean patient?'],
  [['random', 'greedy', 'club', '--sprt', '0:5'], '--sprt compares exactly two bots.'],
  [['random', 'greedy', '--sprt', '5'], '--sprt is two differences in Elo such as 0:35, not "5".'],
])('arena says what is right about %j', async (words, sentence) => {
  expect(await duello('arena', 'final-magic', ...words)).toEqual({ code: 1, lines: [], errors: [sentence] });
});

it('arena refuses a file that holds something else', async () => {
  const file = fileIn('notes.txt');
  writeFileSync(file, 'milk\nbread\n');
  const { code, errors } = await duello('arena', 'final-magic', 'random', 'random', '--out', file, ...short);
  expect([code, errors]).toEqual([1, ['line 1: this is no result of a match; is it a file of `duello arena`?']]);
});
