// Where do machines meet that play for one question? A PostgreSQL with a queue of deals, and the lines that came of them.

import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { BadInput } from '@duello/kernel';
import type { Provenance, Question } from '@duello/lab/questions';
import { isRecord } from '@duello/language';

const SCHEMA = 'duello_lab';
/** How often it is looked for batches whose worker is gone. */
const UPKEEP_SECONDS = 5;

/** One at a time: two that begin at once would both make the tables. */
const TABLES = `
  BEGIN;
  SELECT pg_advisory_xact_lock(7383016);
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.question (
    id text PRIMARY KEY, question text NOT NULL, provenance text NOT NULL,
    is_open boolean NOT NULL, asked timestamptz NOT NULL DEFAULT now());
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.line (
    question text NOT NULL, deal integer NOT NULL, line text NOT NULL, PRIMARY KEY (question, deal));
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.refusal (
    question text NOT NULL, worker text NOT NULL, why text NOT NULL, PRIMARY KEY (question, worker));
  COMMIT`;

export interface Batch {
  readonly id: string;
  readonly deals: readonly number[];
}

type Row = { readonly [column: string]: unknown };

/** What is asked of the database; each call is whole or has not happened. */
export interface Meeting {
  rows(sql: string, values?: readonly unknown[]): Promise<readonly Row[]>;
  makeQueue(question: string, leaseSeconds: number): Promise<void>;
  dropQueue(question: string): Promise<void>;
  send(question: string, batches: readonly (readonly number[])[]): Promise<void>;
  /** The next batch that nobody holds; null when there is none. */
  take(question: string): Promise<Batch | null>;
  done(question: string, batch: string): Promise<void>;
  /** For another worker; `why` is told when it comes back too often. */
  giveBack(question: string, batch: string, why: string): Promise<void>;
  leave(): Promise<void>;
}

/** A batch that fails so often can’t be played by anybody. */
const TRIES = 5;
/** Batches that are sent in one statement. */
const AT_ONCE = 1000;

const queueOf = (question: string): string => `lab-${question}`;
const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error
    ? String(error.code)
    : error instanceof Error
      ? error.message
      : String(error);

/** Throws BadInput when nobody answers there; the address stays out of it: it holds a password. */
export async function meetAt(url: string): Promise<Meeting> {
  // Only who plays on many machines needs it.
  const { default: PgBoss } = await import('pg-boss');
  let boss: InstanceType<typeof PgBoss>;
  try {
    boss = new PgBoss({
      connectionString: url,
      schema: SCHEMA,
      application_name: 'duello lab',
      maintenanceIntervalSeconds: UPKEEP_SECONDS,
    });
    // Told by the call that fails.
    boss.on('error', () => {});
    await boss.start();
    await boss.getDb().executeSql(TABLES, []);
  } catch (error) {
    throw new BadInput(
      '--db',
      `the database can’t be used (${codeOf(error)}); it is like postgres://user:password@host/name`,
    );
  }
  return {
    rows: async (sql, values = []) => (await boss.getDb().executeSql(sql, [...values])).rows.filter(isRecord),
    async makeQueue(question, leaseSeconds) {
      await boss.createQueue(queueOf(question), {
        name: queueOf(question),
        policy: 'standard',
        expireInSeconds: leaseSeconds,
        retryLimit: TRIES,
        retryDelay: 0,
      });
    },
    async dropQueue(question) {
      // A queue that still holds something is not dropped.
      await boss.getDb().executeSql(`DELETE FROM ${JOBS} WHERE name = $1`, [queueOf(question)]);
      await boss.deleteQueue(queueOf(question));
    },
    async send(question, batches) {
      const jobs = batches.map((deals) => ({ name: queueOf(question), data: { deals } }));
      for (let at = 0; at < jobs.length; at += AT_ONCE) await boss.insert(jobs.slice(at, at + AT_ONCE));
    },
    async take(question) {
      const [job] = await boss.fetch<{ readonly deals: readonly number[] }>(queueOf(question));
      return job === undefined ? null : { id: job.id, deals: job.data.deals };
    },
    done: (question, batch) => boss.complete(queueOf(question), batch),
    giveBack: (question, batch, why) => boss.fail(queueOf(question), batch, { why }),
    leave: () => boss.stop({ graceful: false, close: true }),
  };
}

const PARTS = ['rules', 'cards', 'bots', 'engine'] as const;

/** In which of its parts another version would play otherwise; none when it is the same. */
export const differences = (a: unknown, b: Provenance): readonly string[] =>
  PARTS.filter((part) => !isRecord(a) || a[part] !== b[part]);

/** More matches of the same question are the same question; what another version plays is another one. */
export function idOf({ matches: _, ...question }: Question, provenance: Provenance): string {
  const told = JSON.stringify([question, ...PARTS.map((part) => provenance[part])]);
  return createHash('sha256').update(told).digest('hex').slice(0, 24);
}

/** Until then, or until it is stopped. */
export async function wait(ms: number, stop: AbortSignal): Promise<void> {
  try {
    await sleep(ms, undefined, { signal: stop });
  } catch (error) {
    if (!stop.aborted) throw error;
  }
}

export const LINES = `${SCHEMA}.line`;
export const QUESTIONS = `${SCHEMA}.question`;
export const REFUSALS = `${SCHEMA}.refusal`;
export const JOBS = `${SCHEMA}.job`;
