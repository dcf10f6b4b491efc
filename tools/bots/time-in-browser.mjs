// How long does a person wait for a level's answer? Bots play both seats in the built page's worker, in Chromium.
//
//   node tools/run.mjs tools/bots/time-in-browser.mjs --levels club,expert --matches 4 --seed 1
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../build.mjs';
import { serve } from '../page/serve.mjs';
import { ensureChromium } from '../programs/chromium.mjs';
import { fail, ROOT, setUp } from '../setup.mjs';

const OPTIONS = {
  levels: { type: 'string', default: 'club,expert' },
  matches: { type: 'string', default: '4' },
  seed: { type: 'string', default: '1' },
};

/** Runs in the page: milliseconds from each answer of the match to the next. */
function playInWorker({ file, game, bot, seed }) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(file, { type: 'module' });
    const waits = [];
    let last = null;
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }) => {
      if (data.type === 'failed' || data.type === 'crash') reject(new Error(JSON.stringify(data)));
      if (data.type !== 'update') return;
      const now = performance.now();
      if (last !== null) waits.push(now - last);
      last = now;
      if (!data.update.over) return;
      worker.terminate();
      resolve(waits);
    };
    const players = [0, 1].map(() => ({ kind: 'bot', bot }));
    worker.postMessage({ id: 1, request: { type: 'start', start: { game, options: {}, seed, players, from: null } } });
  });
}

const workerOf = (folder) =>
  readdirSync(join(folder, 'assets')).find(
    (name) => /^worker-[\w-]+\.js$/.test(name) && !name.startsWith('worker-host'),
  );

/** In milliseconds, of which so large a share is not longer. */
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))].toFixed(1);

async function main(args) {
  const node = setUp();
  const { values } = parseArgs({ args, options: OPTIONS });
  const { LEVELS } = await import('../../packages/bots/src/index.ts');
  const levels = values.levels.split(',');
  const unknown = levels.find((level) => !Object.hasOwn(LEVELS, level));
  if (unknown !== undefined) fail(`There is no level ${unknown}.`, `There are ${Object.keys(LEVELS).join(', ')}.`);
  const { chromium } = await import('playwright-core');
  const folder = ensureBuilt(node);
  const { port, close } = await serve({ folder, port: 0 });
  const browser = await chromium.launch({ executablePath: ensureChromium(node), args: ['--no-sandbox'] });
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${port}/`);
  const games = readdirSync(join(ROOT, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  for (const { name: game } of games) {
    for (const bot of levels) {
      const waits = [];
      for (let match = 0; match < Number(values.matches); match++) {
        const task = { file: `./assets/${workerOf(folder)}`, game, bot, seed: `${values.seed}/${match}` };
        waits.push(...(await page.evaluate(playInWorker, task)));
      }
      waits.sort((a, b) => a - b);
      const [half, most, longest] = [0.5, 0.95, 1].map((share) => quantile(waits, share));
      console.log(
        `${game} ${bot}: half within ${half} ms, 95 % within ${most} ms, the longest ${longest} ms, of ${waits.length} answers`,
      );
    }
  }
  await browser.close();
  await close();
}

await main(process.argv.slice(2));
