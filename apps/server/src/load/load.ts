// How much does a server bear? Many matches are played at once through real sockets, and it is measured how long answers take.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startChildServer } from '../child/child-server.ts';
import { quickAnswerOf } from '../client/quick-answer.ts';
import { type Figures, figuresOf, newTally } from './figures.ts';
import type { Pace } from './load-match.ts';
import { type LoadPair, newLoadPair } from './load-pair.ts';
import { useOf } from './server-use.ts';
import { socketLimit } from './socket-limit.ts';

export interface LoadOptions {
  readonly matches: number;
  readonly seconds: number;
  readonly game: string;
  readonly pace: Pace;
  /** Ends it early, with what was found so far. */
  readonly stop: AbortSignal;
  /** Matches that have sat down, then seconds that have been measured. */
  told(stage: 'sitting' | 'playing', done: number): void;
}

/** So many sit down at the same time. */
const AT_ONCE = 32;
/** So long the last answers may take to be heard, in milliseconds. */
const SETTLING = 10_000;
const LOOK = 100;

/** On a server that runs already. */
export async function loadOn(url: string, options: LoadOptions): Promise<Figures> {
  const { matches, seconds, game, pace, stop, told } = options;
  const tally = newTally();
  const answer = await quickAnswerOf(game);
  /** With fewer sockets than seats, some follow several matches each. */
  const allPairs = Math.min(matches, Math.floor(socketLimit() / 2));
  const countOf = (pair: number): number => Math.floor(matches / allPairs) + (pair < matches % allPairs ? 1 : 0);
  const pairs: LoadPair[] = [];
  let sitting = 0;

  async function addPair(count: number): Promise<void> {
    const pair = await newLoadPair({ url, game, pace, tally, answer });
    pairs.push(pair);
    for (let i = 0; i < count && !stop.aborted; i++) {
      await pair.add();
      told('sitting', ++sitting);
    }
  }

  try {
    // The first of all loads the game.
    await addPair(countOf(0));
    const empty = await useOf(url);
    let asked = 1;
    const fill = async (): Promise<void> => {
      while (asked < allPairs && !stop.aborted) await addPair(countOf(asked++)).catch(tally.fault);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, fill));

    const begunBefore = sum(pairs, ({ begun }) => begun);
    const bytesBefore = sum(pairs, ({ received }) => received);
    const before = await useOf(url);
    const ownBefore = process.cpuUsage();
    const from = performance.now();
    tally.isMeasuring = true;
    for (const pair of pairs) pair.start();
    while (performance.now() - from < 1000 * seconds && !stop.aborted) {
      await wait(LOOK);
      told('playing', (performance.now() - from) / 1000);
    }
    tally.isMeasuring = false;
    const measured = (performance.now() - from) / 1000;
    const own = process.cpuUsage(ownBefore);
    const after = await useOf(url);
    for (const pair of pairs) pair.stop();
    const until = performance.now() + SETTLING;
    while (pairs.some(({ isBusy }) => isBusy) && performance.now() < until) await wait(LOOK);
    return figuresOf(tally, {
      matches: sitting,
      sockets: 2 * pairs.length,
      begun: sum(pairs, ({ begun }) => begun) - begunBefore + sitting,
      seconds: measured,
      bytes: sum(pairs, ({ received }) => received) - bytesBefore,
      lost: sum(pairs, ({ lost }) => lost),
      serverCpu: after.cpu - before.cpu,
      loadCpu: (own.user + own.system) / 1e6,
      grown: after.memory - empty.memory,
    });
  } finally {
    for (const pair of pairs) {
      pair.stop();
      pair.close();
    }
  }
}

const sum = <T>(all: readonly T[], value: (one: T) => number): number =>
  all.reduce((total, one) => total + value(one), 0);

/** On a server of its own, over a store in a folder that goes with it. */
export async function load(options: LoadOptions): Promise<Figures> {
  const data = await mkdtemp(join(tmpdir(), 'duello-load-'));
  const server = await startChildServer({ store: { data }, port: 0 });
  try {
    return await loadOn(server.url, options);
  } finally {
    await server.kill();
    await rm(data, { recursive: true, force: true });
  }
}
