// `npm test`: is everything in order? Runs every stage, or those named (`node tools/test.mjs types lint`); what begins with
// a dash goes on to Vitest (`node tools/test.mjs browser --shard=1/2`).
import { ensureChromium } from './programs/chromium.mjs';
import { ensurePoppler } from './programs/poppler.mjs';
import { runStages, stopOnSignals } from './run-stages.mjs';
import { setUp } from './setup.mjs';
import { stagesNamed } from './stages.mjs';
import { summaryOf } from './summary.mjs';

const failedAtOnce = (name, error) => ({ name, passed: 0, failed: 1, took: '', failures: [error.message] });

/** The tests that need a browser fail by themselves when there is none; the rest is still worth running. */
function withBrowser(node, env, results) {
  try {
    return { ...env, DUELLO_CHROMIUM: ensureChromium(node) };
  } catch (error) {
    results.push(failedAtOnce('browser', error));
    return env;
  }
}

async function main(given) {
  const results = [];
  try {
    const stages = stagesNamed(given.filter((word) => !word.startsWith('-')));
    const node = setUp();
    const coloured = process.stdout.isTTY ? { ...process.env, FORCE_COLOR: '1' } : process.env;
    const env = stages.some((stage) => stage.browser) ? withBrowser(node, coloured, results) : coloured;
    if (stages.some((stage) => stage.draws)) ensurePoppler();
    stopOnSignals();
    results.push(...(await runStages(stages, { node, env, more: given.filter((word) => word.startsWith('-')) })));
  } catch (error) {
    results.push(failedAtOnce('set-up', error));
  }
  process.stdout.write(summaryOf(results));
  process.exitCode = results.every(({ failed }) => failed === 0) ? 0 : 1;
}

await main(process.argv.slice(2));
