// What does a command print, and how does it end?

import { fakeIo } from './io/fake-io-for-tests.ts';
import { run } from './run.ts';

export async function duello(...argv: string[]): Promise<{ code: number; lines: string[]; errors: string[] }> {
  const io = fakeIo();
  const code = await run(argv, io);
  return { code, lines: io.lines, errors: io.errors };
}
