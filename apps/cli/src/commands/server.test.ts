import { expect, it } from 'vitest';
import { duello } from '../duello-for-tests.ts';
import { fakeIo } from '../io/fake-io-for-tests.ts';
import { run } from '../run.ts';

const json = (lines: readonly string[]) => JSON.parse(lines.join('\n'));

it('server load plays through sockets on a server of its own, and loses nothing', async () => {
  const { code, lines } = await duello('server', 'load', '--matches', '3', '--seconds', '1', '--json');
  expect(code).toBe(0);
  const figures = json(lines);
  expect(figures).toMatchObject({ matches: 3, sockets: 6, errors: 0, lost: 0 });
  expect(figures.moves).toBeGreaterThan(0);
  expect(figures.p99).toBeGreaterThanOrEqual(figures.p50);
  for (const key of ['movesPerSecond', 'p50', 'p95', 'trafficPerMatch', 'cpuPerMove']) {
    expect(figures[key], key).toBeGreaterThan(0);
  }
  expect(figures.bytesPerMatch).toBeTypeOf('number');
});

it('server load tells what it has found when it is stopped', async () => {
  const stop = new AbortController();
  const progress = (label: string) => ({ at: () => (label === 'playing' ? stop.abort() : undefined), end() {} });
  const io = fakeIo([], { interrupted: () => stop.signal, progress });
  expect(await run(['server', 'load', '--matches', '2', '--seconds', '600'], io)).toBe(130);
  expect(io.lines.at(-1)).toMatch(/^\d+ moves, 0 errors, 0 lost$/);
});

it('server says what can be tried when a word is mistyped', async () => {
  const { code, errors } = await duello('server', 'lod');
  expect(code).toBe(1);
  expect(errors).toEqual(['there is no way to use a server "lod"; did you mean load?']);
});
