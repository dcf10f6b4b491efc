// Does the page's worker play the same matches as Node, to the last byte? Bots play both seats in the built worker.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CLASSES } from '@duello/battleground';
import { DECK_IDS } from '@duello/contracts';
import { READY_DECKS } from '@duello/sun-moon';
import { expect, inject, test } from 'vitest';
import { pagesOfThisFile } from './browser.ts';
import { newBattleground, newContracts, newMatch, newSunMoon, play, textOf } from './matches.ts';

const open = pagesOfThisFile();

interface Task {
  readonly game: 'final-magic' | 'contracts' | 'battleground' | 'sun-moon';
  readonly seed: string;
  readonly bot: string;
  readonly options: Readonly<Record<string, string>>;
}

const SUPPLIES = ['random', 'firstSparks', 'stoneAndStorm', 'bonfire'] as const;
const TASKS: readonly Task[] = [
  ...Array.from({ length: 8 }, (_, i) => ({
    game: 'final-magic' as const,
    seed: `hash ${i}`,
    bot: 'random',
    options: { supply: SUPPLIES[i % 4], roundLimit: i === 0 ? '60/30' : '12/6' },
  })),
  // The bot that thinks needs a while for a whole match; its arithmetic is in every move.
  ...SUPPLIES.slice(0, 2).map((supply) => ({
    game: 'final-magic' as const,
    seed: `hash ${supply}`,
    bot: 'greedy',
    options: { supply, roundLimit: '2/1' },
  })),
  ...DECK_IDS.map((deckA, i) => ({
    game: 'contracts' as const,
    seed: `hash ${deckA}`,
    bot: i === 0 ? 'greedy' : 'random',
    options: {
      deckA,
      deckB: DECK_IDS[(i + 1) % DECK_IDS.length],
      tankColour: i === 2 ? 'keep' : 'pure',
      pureManaIsWild: i === 1 ? 'on' : 'off',
    },
  })),
  ...CLASSES.map((classA, i) => ({
    game: 'battleground' as const,
    seed: `hash ${classA}`,
    bot: i === 0 ? 'greedy' : 'random',
    options: { start: 'quick', classA, classB: CLASSES[(i + 1) % CLASSES.length], roundLimit: i === 0 ? '3' : '50' },
  })),
  ...Array.from({ length: 2 }, (_, i) => ({
    game: 'battleground' as const,
    seed: `hash of a draft ${i}`,
    bot: 'random',
    options: { movement: i % 2 === 0 ? 'marching' : 'charging', flow: i === 0 ? 'wave' : 'cascade' },
  })),
  ...READY_DECKS.map((deckA, i) => ({
    game: 'sun-moon' as const,
    seed: `hash ${deckA}`,
    bot: i === 0 ? 'greedy' : 'random',
    options: {
      deckA,
      deckB: READY_DECKS[(i + 1) % READY_DECKS.length],
      ...(i === 1 ? { constructedMatches: 'bestOf3' } : {}),
      ...(i === 2 ? { defender: 'defenderChooses', endTurnWindow: 'on' } : {}),
    },
  })),
  { game: 'sun-moon', seed: 'hash of a draft', bot: 'random', options: { mode: 'draft' } },
];

function playHere({ game, seed, bot, options }: Task): string {
  if (game === 'sun-moon') return textOf(play(newSunMoon(seed, options), bot));
  if (game === 'battleground') return textOf(play(newBattleground(seed, options), bot));
  if (game === 'contracts') return textOf(play(newContracts(seed, options), bot));
  return textOf(play(newMatch(seed, options), bot));
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

test('The same seeds, options and bots give the same answers and hashes in the worker and in Node', async () => {
  const assets = readdirSync(join(inject('built').folder, 'assets'));
  const files = assets.filter((name) => /^worker-[\w-]+\.js$/.test(name) && !name.startsWith('worker-host'));
  expect(files).toHaveLength(1);
  const page = await open();
  const texts = await page.evaluate(playInWorker, { file: `./assets/${files[0]}`, tasks: TASKS });
  expect(texts).toEqual(TASKS.map(playHere));
});
