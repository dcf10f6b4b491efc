// How does the process itself behave? Output that can't be written, a reader that leaves, Ctrl+C in the middle of work.

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
let home = '';
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'duello-process-'));
});
afterAll(() => rmSync(home, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs `duello`; `watch` sees all that was printed so far each time something is. */
function duello(
  argv: readonly string[],
  stdout: number | 'pipe' = 'pipe',
  watch: (child: ReturnType<typeof spawn>, printed: string) => void = () => {},
): Promise<Ended> {
  const child = spawn(process.execPath, [MAIN, ...argv], {
    stdio: ['pipe', stdout, 'pipe'],
    env: { ...process.env, XDG_DATA_HOME: home },
  });
  let [out, err] = ['', ''];
  child.stdout?.on('data', (text) => {
    out += text;
    watch(child, out);
  });
  child.stderr?.on('data', (text) => {
    err += text;
  });
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

it.runIf(existsSync('/dev/full'))('says in one sentence that there is no room for its output', async () => {
  const { code, err } = await duello(['cards', 'contracts'], openSync('/dev/full', 'w'));
  expect(err).toBe('the output can not be written (ENOSPC).\n');
  expect(code).toBe(1);
});

it('ends without a word when its reader has had enough', async () => {
  const leave = (child: ReturnType<typeof spawn>): void => void child.stdout?.destroy();
  expect(await duello(['rules', 'contracts'], 'pipe', leave)).toMatchObject({ code: 0, err: '' });
});

it('saves the match when Ctrl+C ends it, and says how to go on', async () => {
  const stop = (child: ReturnType<typeof spawn>, printed: string): void => {
    // A second one would end it at once.
    if (printed.includes('Your choice') && !printed.includes('Saved')) child.kill('SIGINT');
  };
  const { code, out, err } = await duello(['play', 'final-magic', '--seat', 'A'], 'pipe', stop);
  expect(err).toBe('');
  const [file] = readdirSync(join(home, 'duello/matches'));
  const said = out.replaceAll('\n', ' ');
  expect(said).toContain(`Saved to ${join(home, 'duello/matches', file)}.`);
  expect(said).toContain(`Resume with: duello play --resume ${join(home, 'duello/matches', file)}`);
  expect(code).toBe(130);
});
