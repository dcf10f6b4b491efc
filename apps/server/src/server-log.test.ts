import { Problem } from '@duello/protocol';
import { describe, expect, test } from 'vitest';
import { newServerLog } from './server-log.ts';
import { StoreError } from './store/store-error.ts';

function logged(use: (log: ReturnType<typeof newServerLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  use(newServerLog({ write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
}

describe('the log', () => {
  test('says what has gone wrong and where, not what a player said', () => {
    const [line] = logged(({ report }) => report(new TypeError('Anna holds an ace')));
    expect(line).toMatchObject({ level: 'error', error: { type: 'TypeError', at: expect.any(Array) } });
    expect(JSON.stringify(line)).toContain('server-log.test.ts');
    expect(JSON.stringify(line)).not.toMatch(/Anna|ace\b|hostname/);
  });

  test('repeats what the system, the store and the protocol say', () => {
    const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC', syscall: 'write' });
    const lines = logged(({ report }) => {
      report(full);
      report(new Problem('notReady'));
      report(new StoreError('full', 'There is no room left.'));
      report('Anna');
    });
    expect(lines.map(({ error }) => error)).toMatchObject([
      { code: 'ENOSPC', message: 'no space left on device' },
      { code: 'notReady' },
      { code: 'full', message: 'There is no room left.' },
      { type: 'string' },
    ]);
    expect(JSON.stringify(lines)).not.toContain('Anna');
  });
});
