// What does a thread do that thinks for house bots? One question after the other, from what a seat sees.

import { parentPort } from 'node:worker_threads';
import { stream } from '@duello/kernel';
import { botOf } from '../client/bot-answer.ts';
import type { BotQuestion, BotThought } from './thinkers.ts';

async function thought({ game, bot, seat, view, chance }: BotQuestion): Promise<BotThought> {
  try {
    const answerOf = await botOf(game, bot);
    return { answer: answerOf(seat, view, stream(chance)) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

parentPort?.on('message', async (question: BotQuestion) => parentPort?.postMessage(await thought(question)));
