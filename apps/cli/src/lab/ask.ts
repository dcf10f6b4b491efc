// How is a question played out? On all cores, what is known already left out, until it is answered or stopped.

import type { State } from '@duello/kernel';
import { allCores, type Game, playQuestion } from '@duello/lab';
import {
  type Answer,
  answerOf,
  type Coverage,
  coverageOf,
  type DealLines,
  isAnswered,
  type Material,
  materialOf,
  planOf,
  provenanceOf,
  type Question,
} from '@duello/lab/questions';
import { meetAt } from '../far/database.ts';
import { playFar } from '../far/play-far.ts';
import { labGames } from '../games/lab-games.ts';
import type { Io } from '../io/command.ts';
import { keeperOf } from './kept.ts';

export interface Asked {
  readonly answer: Answer;
  readonly material: Material;
  readonly coverage: Coverage;
  /** Of what was played now: what a file held already took its time before. */
  readonly played: number;
  readonly seconds: number;
  readonly stopped: boolean;
}

interface How {
  readonly io: Io;
  readonly cores: number | null;
  readonly out: string | null;
  /** A database where workers on other machines play it; null plays here. */
  readonly db: string | null;
}

/** A batch whose worker has not ended it by then goes to another as well. */
const LEASE_SECONDS = 300;

/** How many deals are played before it is looked whether more are needed. */
const STEP = 20;

export async function ask<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  question: Question,
  { io, cores, out, db }: How,
): Promise<Asked> {
  const plan = planOf(game, question);
  const provenance = provenanceOf(game, plan);
  const keeper = keeperOf(out, { question, provenance });
  const deals: DealLines[] = [...keeper.known];
  const known = new Set(deals.map(({ deal }) => deal));
  const due = [...Array(plan.deals).keys()].filter((deal) => !known.has(deal));
  const interrupted = io.interrupted();
  const settled = new AbortController();
  const stop = AbortSignal.any([interrupted, settled.signal]);
  const progress = io.progress(`lab ${question.ask}`, plan.deals);
  const began = performance.now();
  const secondsSoFar = (): number => (performance.now() - began) / 1000;
  let played = 0;
  const check = (): void => {
    if (question.ask === 'rules' && isAnswered(materialOf(plan, deals))) settled.abort();
  };
  const add = (deal: DealLines): void => {
    if (stop.aborted) return;
    deals.push(deal);
    keeper.add(deal);
    played += deal.matches.length;
    progress.at(deals.length, `${(played / secondsSoFar()).toFixed(1)} matches/s`);
    if (deals.length % STEP === 0) check();
  };
  check();
  if (!stop.aborted && db === null) {
    await playQuestion(labGames, question, due, { workers: cores ?? allCores(), stop, played: add });
  } else if (!stop.aborted && db !== null) {
    const far = { question, provenance, deals: due, stop, leaseSeconds: LEASE_SECONDS, played: add };
    const meeting = await meetAt(db);
    try {
      await playFar(meeting, { ...far, say: (text) => io.err(text) });
    } finally {
      await meeting.leave();
    }
  }
  progress.end();
  const seconds = secondsSoFar();
  const stopped = interrupted.aborted;
  if (stopped) io.err(`stopped after ${deals.length} of ${plan.deals} deals.`);
  const material = materialOf(plan, deals);
  const answer = answerOf(game, plan, provenance, deals);
  return { answer, material, coverage: coverageOf(game, material.deals, material.placed), played, seconds, stopped };
}
