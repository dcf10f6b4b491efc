// What does a worker do for questions that are asked elsewhere? It plays batch after batch of those it would play alike.

import { hostname } from 'node:os';
import { BadInput } from '@duello/kernel';
import { playQuestion } from '@duello/lab';
import { type DealLines, planOf, provenanceOf, type Question } from '@duello/lab/questions';
import { labGames } from '../games/lab-games.ts';
import { type Batch, differences, LINES, type Meeting, QUESTIONS, REFUSALS, wait } from './database.ts';
import { has, parsed } from './deal-lines.ts';

interface Work {
  readonly cores: number;
  readonly stop: AbortSignal;
  say(text: string): void;
}

const POLL_MS = 500;

/** A question, or the word why this worker does not play it. */
type Judged = { readonly question: Question } | { readonly refused: string };

/** Plays until it is stopped; nothing is lost when it ends in the middle: its batch goes to another. */
export async function work(db: Meeting, { cores, stop, say }: Work): Promise<void> {
  const judged = new Map<string, Judged>();
  const name = `${hostname()} (${process.pid})`;
  while (!stop.aborted) {
    const open = await db.rows(`SELECT id, question, provenance FROM ${QUESTIONS} WHERE is_open ORDER BY asked`);
    let isIdle = true;
    for (const row of open) {
      const id = String(row.id);
      const known = judged.get(id) ?? judge(parsed(String(row.question)), parsed(String(row.provenance)));
      if (!judged.has(id)) judged.set(id, known);
      if ('refused' in known) {
        const told = await db.rows(
          `INSERT INTO ${REFUSALS} (question, worker, why) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING 1 AS told`,
          [id, name, known.refused],
        );
        if (told.length > 0) say(`refused: ${known.refused}`);
        continue;
      }
      const batch = await take(db, id);
      if (batch === null) continue;
      isIdle = false;
      await play(db, id, known.question, batch, { cores, stop, say });
      break;
    }
    if (isIdle) await wait(POLL_MS, stop);
  }
}

/** A queue that was dropped since its question was read has nothing. */
async function take(db: Meeting, id: string): Promise<Batch | null> {
  const [open] = await db.rows(`SELECT 1 FROM ${QUESTIONS} WHERE id = $1 AND is_open`, [id]);
  return open === undefined ? null : db.take(id);
}

const isQuestion = (value: unknown): value is Question =>
  typeof value === 'object' && value !== null && has(value, 'ask', 'string') && has(value, 'game', 'string');

function judge(question: unknown, asked: unknown): Judged {
  if (!isQuestion(question)) return { refused: 'it can’t be read: it was asked by another version' };
  try {
    const own = labGames.withGame(question.game, (game) => provenanceOf(game, planOf(game, question)));
    const other = differences(asked, own);
    if (other.length === 0) return { question };
    return { refused: `other ${other.join(', ')} than where it was asked: bring both to the same version` };
  } catch (error) {
    if (error instanceof BadInput) return { refused: error.message };
    throw error;
  }
}

async function play(
  db: Meeting,
  id: string,
  question: Question,
  batch: Batch,
  { cores, stop, say }: Work,
): Promise<void> {
  const lines: DealLines[] = [];
  try {
    await playQuestion(labGames, question, batch.deals, { workers: cores, stop, played: (deal) => lines.push(deal) });
  } catch (error) {
    await db.giveBack(id, batch.id, error instanceof Error ? error.message : String(error));
    if (!(error instanceof BadInput)) throw error;
    say(error.message);
    return;
  }
  // A batch may be played twice, and each of its deals counts once.
  await db.rows(
    `INSERT INTO ${LINES} (question, deal, line) SELECT $1, * FROM unnest($2::int[], $3::text[]) ON CONFLICT DO NOTHING`,
    [id, lines.map(({ deal }) => deal), lines.map((line) => JSON.stringify(line))],
  );
  if (lines.length === batch.deals.length) await db.done(id, batch.id);
  else await db.giveBack(id, batch.id, 'its worker was stopped');
}
