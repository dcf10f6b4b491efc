import { GAME_IDS } from '@duello/games';
import { expect, it } from 'vitest';
import { duello } from '../duello-for-tests.ts';
import { fakeIo } from '../io/fake-io-for-tests.ts';
import { run } from '../run.ts';

const json = (lines: readonly string[]) => JSON.parse(lines.join('\n'));
const short = ['--option', 'roundLimit=4/2'];

it('sim plays pairs and ends with the rate', async () => {
  const { code, lines } = await duello('sim', 'final-magic', '--pairs', '2', '--cores', '1', ...short);
  expect(code).toBe(0);
  expect(lines[0]).toBe('greedy against random: 4 matches, seats swapped on every deal');
  expect(lines.at(-1)).toMatch(/^greedy wins [\d.]+ % \([\d.]+ % to [\d.]+ %\), 95 % over pairs$/);
});

it('sim prints JSON that is the same for the same seed', async () => {
  const flags = ['sim', 'final-magic', '--pairs', '1', '--cores', '1', '--seed', 's', '--json', ...short];
  const { code, lines } = await duello(...flags);
  expect(code).toBe(0);
  const report = json(lines);
  expect(Object.keys(report)).toEqual([
    ...['game', 'a', 'b', 'seed', 'options', 'pairs'],
    ...['matches', 'winRate', 'wins', 'draws', 'losses', 'firstPlayer', 'rounds', 'decisions', 'endings'],
  ]);
  expect(report).toMatchObject({ game: 'final-magic', a: 'greedy', b: 'random', seed: 's', pairs: 1, matches: 2 });
  expect((await duello(...flags)).lines).toEqual(lines);
});

/** Ctrl+C as soon as so much is done. */
async function stopped(at: number, ...argv: string[]) {
  const stop = new AbortController();
  const progress = () => ({ at: (done: number) => (done >= at ? stop.abort() : undefined), end() {} });
  const io = fakeIo([], { interrupted: () => stop.signal, progress });
  return { code: await run(argv, io), ...io };
}

it.each([
  [[], 'stopped after 3 of 500 pairs.'],
  [['--json'], 'stopped after 3 of 500 pairs.'],
])('sim tells what has been played when it is stopped %j', async (flags, says) => {
  const long = ['sim', 'final-magic', '--a', 'random', '--pairs', '500', '--cores', '1', '--seed', 's', ...short];
  const { code, errors, lines } = await stopped(3, ...long, ...flags);
  expect([code, errors]).toEqual([130, [says]]);
  const whole = await duello(...long.with(5, '3'), ...flags);
  if (flags.length === 0) expect(lines).toEqual(whole.lines);
  else expect(json(lines)).toEqual({ ...json(whole.lines), stopped: true });
});

it('sim tells a part of a table when it is stopped, and nothing when nothing was played', async () => {
  const long = ['sim', 'contracts', '--a', 'random', '--matrix', '--pairs', '2', '--cores', '1'];
  const { code, errors, lines } = await stopped(3, ...long);
  expect([code, errors]).toEqual([130, ['stopped after 3 of 20 pairs.']]);
  expect(lines.join('\n')).toContain('matches                6,');
  const atOnce = fakeIo([], { interrupted: () => AbortSignal.abort() });
  expect(await run(long, atOnce)).toBe(130);
  expect([atOnce.lines, atOnce.errors]).toEqual([[], ['stopped after 0 of 20 pairs.']]);
});

it('fuzz counts what has been played when it is stopped', async () => {
  const { code, errors, lines } = await stopped(20, 'fuzz', 'final-magic', '--matches', '2000', '--cores', '1');
  expect([code, errors]).toEqual([130, ['stopped after 20 of 2000 matches.']]);
  expect(lines.at(-1)).toMatch(/^20 matches, \d+ decisions, 0 failures$/);
});

it.each([
  [['--a', 'gredy'], 'there is no bot "gredy"; did you mean greedy?'],
  [['--b', 'hal'], 'there is no bot "hal"; there are random, greedy, textbook, novice, casual, club, strong, expert.'],
  [['--b', 'greedy:5'], 'only levels have a manner, greedy has none; there are novice, casual, club, strong, expert.'],
  [['--pairs', '0'], '--pairs is a whole number from 1 up, not "0".'],
])('sim says what is right about %j', async (flags, sentence) => {
  expect(await duello('sim', 'final-magic', ...flags)).toEqual({ code: 1, lines: [], errors: [sentence] });
});

it('sim takes the bot of the textbooks with as many playouts as it is told', async () => {
  const players = (textbook: string) => ['sim', 'sun-moon', '--pairs', '1', '--a', 'random', '--b', textbook];
  expect((await duello(...players('textbook:1'))).code).toBe(0);
  const { code, errors } = await duello(...players('textbook:0'));
  expect(code).toBe(1);
  expect(errors.join('')).toContain('textbook with up to 999999 playouts');
});

it('sim names an option that the game does not have', async () => {
  const { code, errors } = await duello('sim', 'final-magic', '--option', 'suply=random');
  expect(code).toBe(1);
  expect(errors.join('')).toContain('options.suply');
});

it('fuzz plays matches and ends with the figures', async () => {
  const flags = ['fuzz', 'final-magic', '--matches', '2', '--cores', '1', '--seed', 's'];
  const told = await duello(...flags);
  expect(told.code).toBe(0);
  expect(told.lines.at(-1)).toMatch(/^2 matches, \d+ decisions, 0 failures$/);
  const report = json((await duello(...flags, '--json')).lines);
  expect(Object.keys(report)).toEqual(expect.arrayContaining(['game', 'seed', 'matches', 'decisions', 'failures']));
  expect(report).toMatchObject({ game: 'final-magic', seed: 's', matches: 2, failures: 0, shown: [] });
});

it('fuzz and bench refuse numbers that are none', async () => {
  expect((await duello('fuzz', 'final-magic', '--matches', 'x')).errors.join('')).toContain('--matches is a whole');
  expect((await duello('bench', '--seconds', '0')).errors.join('')).toContain('--seconds is a whole number from 1');
});

it('bench prints figures as JSON, none of them zero', async () => {
  const { code, lines } = await duello('bench', 'final-magic', '--seconds', '1', '--json');
  expect(code).toBe(0);
  const { game, ...figures } = json(lines);
  expect(game).toBe('final-magic');
  expect(Object.keys(figures)).toEqual([
    ...['decisionsPerSecond', 'matchesPerSecond', 'copyNanoseconds', 'viewMicroseconds', 'sampleMicroseconds'],
    ...['applyMicroseconds', 'nodesPerSecond', 'stateBytes', 'loopPerSecond'],
  ]);
  for (const figure of Object.values(figures)) expect(figure).toBeGreaterThan(0);
});

it.each(GAME_IDS)('fuzz and bench know %s', async (game) => {
  const fuzzed = await duello('fuzz', game, '--matches', '2', '--cores', '1', '--seed', 's');
  expect(fuzzed.lines.at(-1)).toMatch(/^2 matches, \d+ decisions, 0 failures$/);
  const { lines } = await duello('bench', game, '--seconds', '1', '--json');
  expect(json(lines)).toMatchObject({ game });
});
