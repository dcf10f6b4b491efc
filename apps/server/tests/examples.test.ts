import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { apiAt, matchRow } from '../src/client/api.ts';
import { serverForTest } from './server-for-tests.ts';

const run = promisify(execFile);
const EXAMPLES = fileURLToPath(new URL('../../../docs/examples/', import.meta.url));

describe('an example of a program that plays online', () => {
  test.each([
    ['TypeScript', process.execPath, 'online-bot.ts'],
    ['Python', 'python3', 'online-bot.py'],
  ])('plays a whole match against a bot of the house in %s', async (_, command, file) => {
    const server = await serverForTest({ house: { pace: 0, thinkers: 1 } });
    const url = `http://127.0.0.1:${server.port}`;
    const { stdout } = await run(command, [EXAMPLES + file, url, 'contracts']);
    const { match, result, why } = JSON.parse(stdout);
    expect(['won', 'lost', 'drawn']).toContain(result);
    expect(why).toBe('rules');
    const row = await matchRow(apiAt(url, null), match);
    const seat = row.players.findIndex(({ name }) => name.endsWith('example'));
    expect(row.players.every(({ isBot }) => isBot)).toBe(true);
    expect(result).toBe(row.winner === null ? 'drawn' : row.winner === seat ? 'won' : 'lost');
  });
});
