// `node tools/run.mjs tools/server/hostile-frames.mjs --frames 900000 --requests 100000`: does a server stand so many hostile
// frames and requests, and does its memory stay flat? On a server of its own.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { attack, startChildServer, useOf } from '../../apps/server/src/index.ts';
import { GAME_IDS } from '../../games/registry.ts';

const { values } = parseArgs({
  options: {
    frames: { type: 'string', default: '900000' },
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
  },
});
const [frames, requests] = [Number(values.frames), Number(values.requests)];
const data = mkdtempSync(join(tmpdir(), 'duello-hostile-'));
const server = await startChildServer({ store: { data }, port: 0 });
const memory = async () => Math.round((await useOf(server.url)).memory / 1e6);

/** In tenths of the way, so that one sees whether it grows. */
const megabytes = [];
let looked = 0;
function told(sent) {
  if (sent < ((looked + 1) * (frames + requests)) / 10) return;
  looked++;
  void memory().then((now) => megabytes.push(now));
}

try {
  const report = await attack(server.url, { game: GAME_IDS[0], frames, requests, seed: values.seed, told });
  megabytes.push(await memory());
  console.log(JSON.stringify({ ...report, megabytes }, null, 2));
  process.exitCode =
    report.foreignEntries === 0 &&
    report.goesOn &&
    report.said.internal === undefined &&
    report.http.misshapen.length === 0
      ? 0
      : 1;
} finally {
  await server.kill();
  rmSync(data, { recursive: true, force: true });
}
