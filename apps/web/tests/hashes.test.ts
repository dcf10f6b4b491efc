// Does the page's worker play the same matches as Node, to the last byte? Bots play both seats in the built worker.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { GAMES } from './games.ts';
import { pagesOfThisFile } from './kit/browser.ts';
import type { BotMatch } from './kit/fixtures.ts';
import { play, textOf } from './kit/matches.ts';

const open = pagesOfThisFile();

interface Task extends BotMatch {
  readonly game: string;
}

/** Runs in the page: the text of each match, its last hash included, when the worker has played it to its end. */
async function playInWorker({ file, tasks }: { file: string; tasks: readonly Task[] }): Promise<readonly string[]> {
  const playOne = ({ game, seed, bot, options }: Task): Promise<string> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(file, { type: 'module' });
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.onmessage = ({ data }) => {
        if (data.type === 'failed' || data.type === 'crash') reject(new Error(JSON.stringify(data)));
        if (data.type !== 'update' || !data.update.over) return;
        worker.terminate();
        resolve(data.update.text);
      };
      const players = [0, 1].map(() => ({ kind: 'bot', bot }));
      worker.postMessage({
        id: 1,
        request: { type: 'start', start: { game, options, seed, players, from: null } },
      });
    });
  const texts: string[] = [];
  for (const task of tasks) texts.push(await playOne(task));
  return texts;
}

test.each(GAMES)(
  'The same seeds, options and bots give the same answers and hashes of $name in the worker and in Node',
  async ({ id, begin, botMatches }) => {
    const assets = readdirSync(join(inject('built').folder, 'assets'));
    const files = assets.filter((name) => /^worker-[\w-]+\.js$/.test(name) && !name.startsWith('worker-host'));
    expect(files).toHaveLength(1);
    const page = await open();
    const tasks = botMatches.map((match) => ({ game: id, ...match }));
    const there = page.evaluate(playInWorker, { file: `./assets/${files[0]}`, tasks });
    const here = botMatches.map(({ seed, options, bot }) => begin(seed, options)((match) => textOf(play(match, bot))));
    expect(await there).toEqual(here);
  },
);
