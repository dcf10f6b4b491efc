import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAME_IDS } from '@duello/games';
import { expect, onTestFinished, test } from 'vitest';
import { startChildServer } from '../child/child-server.ts';
import { attack } from './attack.ts';

test('thousands of hostile frames and requests change nothing for others, and break nothing', async () => {
  const data = await mkdtemp(join(tmpdir(), 'duello-hostile-'));
  const server = await startChildServer({ store: { data }, port: 0 });
  onTestFinished(async () => {
    await server.kill();
    await rm(data, { recursive: true, force: true });
  });
  const report = await attack(server.url, { game: GAME_IDS[0], frames: 4000, requests: 1500, seed: 'test', told() {} });
  expect(report).toMatchObject({ foreignEntries: 0, goesOn: true });
  expect(report.said.internal).toBeUndefined();
  expect(report.http.misshapen).toEqual([]);
  // It has not only been hung up on.
  for (const code of ['badFrame', 'notJoined', 'noMatch', 'wrongKey', 'done']) expect(report.said).toHaveProperty(code);
  for (const answer of ['200', '204', '400 badFrame', '401 noKey', '401 wrongKey', '403 notYours', '404 noTable']) {
    expect(report.http.said).toHaveProperty(answer);
  }
});
