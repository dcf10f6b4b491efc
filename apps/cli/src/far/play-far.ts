// How is a question played by other machines? Its deals wait in a queue, and their lines are gathered as they come.

import { BadInput } from '@duello/kernel';
import type { DealLines, Provenance, Question } from '@duello/lab/questions';
import { idOf, JOBS, LINES, type Meeting, QUESTIONS, REFUSALS, wait } from './database.ts';
import { isDeal, parsed } from './deal-lines.ts';

export interface FarPlay {
  readonly question: Question;
  readonly provenance: Provenance;
  readonly deals: readonly number[];
  readonly stop: AbortSignal;
  /** A batch that takes longer is given to another worker as well. */
  readonly leaseSeconds: number;
  played(deal: DealLines): void;
  /** A word to whoever waits. */
  say(text: string): void;
}

/** Deals a batch: little is lost with a worker, and the queue stays short. */
const MOST_DEALS = 32;
const LEAST_BATCHES = 64;
/** Deals that are looked for at a time: the queue is played from the front. */
const LOOK = 4000;
const POLL_MS = 400;
/** Nobody has sent a line for so long: perhaps nobody plays. */
const QUIET_MS = 15_000;

const inBatches = (deals: readonly number[]): readonly (readonly number[])[] => {
  const size = Math.min(MOST_DEALS, Math.max(1, Math.floor(deals.length / LEAST_BATCHES)));
  return Array.from({ length: Math.ceil(deals.length / size) }, (_, at) => deals.slice(at * size, (at + 1) * size));
};

/** Every deal comes once, whoever has played it and how often; it ends early when it is stopped. */
export async function playFar(db: Meeting, play: FarPlay): Promise<void> {
  const id = idOf(play.question, play.provenance);
  const due = new Set(play.deals);
  const told = new Set<string>();
  let heard = performance.now();
  await gather(db, id, due, play);
  await open(db, id, due, play);
  try {
    while (due.size > 0 && !play.stop.aborted) {
      const came = await gather(db, id, due, play);
      if (came > 0) heard = performance.now();
      await tellRefusals(db, id, told, play);
      if (due.size === 0 || play.stop.aborted) break;
      await checkFailed(db, id);
      // Somebody else who asked the same was done first, with fewer deals.
      if (!(await isOpen(db, id))) await open(db, id, due, play);
      if (came > 0) continue;
      if (performance.now() - heard > QUIET_MS) {
        heard = performance.now();
        play.say('no deals come; are there workers? Start some: npx duello lab worker --db URL');
      }
      await wait(POLL_MS, play.stop);
    }
  } finally {
    await close(db, id);
  }
}

async function open(db: Meeting, id: string, due: ReadonlySet<number>, play: FarPlay): Promise<void> {
  if (due.size === 0) return;
  await db.makeQueue(id, play.leaseSeconds);
  await db.send(id, inBatches([...due]));
  await db.rows(
    `INSERT INTO ${QUESTIONS} (id, question, provenance, is_open) VALUES ($1, $2, $3, true)
     ON CONFLICT (id) DO UPDATE SET is_open = true, question = $2`,
    [id, JSON.stringify(play.question), JSON.stringify(play.provenance)],
  );
}

/** Lines stay: who asks again needs only what is missing. */
async function close(db: Meeting, id: string): Promise<void> {
  await db.rows(`UPDATE ${QUESTIONS} SET is_open = false WHERE id = $1`, [id]);
  await db.rows(`DELETE FROM ${REFUSALS} WHERE question = $1`, [id]);
  await db.dropQueue(id);
}

const isOpen = async (db: Meeting, id: string): Promise<boolean> =>
  (await db.rows(`SELECT 1 FROM ${QUESTIONS} WHERE id = $1 AND is_open`, [id])).length > 0;

async function gather(db: Meeting, id: string, due: Set<number>, { played, stop }: FarPlay): Promise<number> {
  const looked = [...due].slice(0, LOOK);
  const rows = await db.rows(`SELECT line FROM ${LINES} WHERE question = $1 AND deal = ANY($2::int[]) ORDER BY deal`, [
    id,
    looked,
  ]);
  for (const { line } of rows) {
    if (stop.aborted) break;
    const deal = parsed(String(line));
    if (!isDeal(deal) || !due.delete(deal.deal))
      throw new BadInput('--db', 'the database holds a line that is no deal');
    played(deal);
  }
  return rows.length;
}

async function tellRefusals(db: Meeting, id: string, told: Set<string>, { say }: FarPlay): Promise<void> {
  for (const { worker, why } of await db.rows(`SELECT worker, why FROM ${REFUSALS} WHERE question = $1`, [id])) {
    const word = `${String(worker)} does not play: ${String(why)}`;
    if (!told.has(word)) say(word);
    told.add(word);
  }
}

async function checkFailed(db: Meeting, id: string): Promise<void> {
  const [failed] = await db.rows(`SELECT output FROM ${JOBS} WHERE name = $1 AND state = 'failed' LIMIT 1`, [
    `lab-${id}`,
  ]);
  if (failed !== undefined) throw new BadInput('', `no worker could play a batch: ${JSON.stringify(failed.output)}`);
}
