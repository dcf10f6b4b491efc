// What runs beside `duello lab coverage --branches`? Matches once more, in a thread that counts from before it knows the game.

import { Session } from 'node:inspector/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { replay } from '@duello/kernel';
import { loadLabGame } from '../games/one-lab-game.ts';
import type { MatchesAgain } from './branches.ts';

const { game, records }: MatchesAgain = workerData;
const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const { rules } = await loadLabGame(game);
for (const record of records) replay(rules, record, () => {});
const { result } = await session.post('Profiler.takePreciseCoverage');
parentPort?.postMessage(result);
