// Does a question that many machines play get the answer of one, with a worker that is killed and one of another version?

import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type DealLines, dealerOf, type Provenance, provenanceOf, type Question } from '@duello/lab/questions';
import { type PostgresForTests, startPostgres } from '@duello/server/for-tests';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { labGames } from '../games/lab-games.ts';
import { LINES, meetAt } from './database.ts';
import { playFar } from './play-far.ts';

const QUESTION: Question = {
  ask: 'health',
  game: 'final-magic',
  level: 'random',
  confirm: null,
  matches: 160,
  seed: 'far',
  options: { roundLimit: '6/2' },
};
const BIN = fileURLToPath(new URL('../../bin/duello.mjs', import.meta.url));

let postgres: PostgresForTests;
const children: ChildProcess[] = [];

beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await postgres?.stop();
});

function worker(url: string): ChildProcess {
  const child = spawn(process.execPath, [BIN, 'lab', 'worker', '--db', url, '--cores', '1'], { stdio: 'ignore' });
  children.push(child);
  return child;
}

async function far(url: string, provenance: Provenance, each: (played: number) => void, stop = new AbortController()) {
  const db = await meetAt(url);
  const lines: DealLines[] = [];
  const words: string[] = [];
  await playFar(db, {
    question: QUESTION,
    provenance,
    deals: [...Array(80).keys()],
    stop: stop.signal,
    leaseSeconds: 4,
    played(deal) {
      lines.push(deal);
      each(lines.length);
    },
    say(text) {
      words.push(text);
      if (text.includes('does not play')) stop.abort();
    },
  });
  const [kept] = await db.rows(`SELECT count(*)::int AS count FROM ${LINES}`);
  await db.leave();
  return { lines: lines.toSorted((a, b) => a.deal - b.deal), words, kept: kept.count };
}

test('two workers, one of them killed in the middle, lose and double nothing', async () => {
  const alone = labGames.withGame(QUESTION.game, (game) => {
    const dealer = dealerOf(game, QUESTION);
    return { lines: [...Array(80).keys()].map(dealer.play), provenance: provenanceOf(game, dealer.plan) };
  });
  const url = await postgres.newUrl();
  const [first] = [worker(url), worker(url)];
  let killed = false;
  const { lines, kept } = await far(url, alone.provenance, (played) => {
    if (played < 10 || killed) return;
    killed = first.kill('SIGKILL');
  });
  expect(killed).toBe(true);
  expect(lines).toEqual(JSON.parse(JSON.stringify(alone.lines)));
  expect(kept).toBe(80);
  // Asked again, nothing is played again: what is there comes at once, and each deal once.
  expect((await far(url, alone.provenance, () => {})).lines).toEqual(lines);
  const other = await far(url, { ...alone.provenance, cards: 'others' }, () => {});
  expect(other.lines).toEqual([]);
  expect(other.words.join()).toMatch(/does not play: other cards than where it was asked/);
}, 180_000);

test('an address where nobody is, is refused with a word that tells no password', async () => {
  await expect(meetAt('postgres://me:secret@127.0.0.1:1/none')).rejects.toThrow(
    /the database can’t be used \(ECONNREFUSED\)/,
  );
});
