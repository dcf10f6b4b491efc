// The lab: many matches of whichever game it is handed.

export type { Contest, Pair } from './arena/arena.ts';
export { knownPairs, linesOfPair, type MatchLine, readMatchLines } from './arena/match-lines.ts';
export { PROCESS } from './arena/process-bot.ts';
export { type Interval, type Summary, summarise } from './arena/stats.ts';
export {
  type Met,
  ratingsOf,
  type Strength,
  strengthOf,
  type Test,
  type Verdict,
  verdictOf,
} from './arena/strength.ts';
export { BENCH_PARTS, type BenchReport, bench } from './bench/bench.ts';
export type { Failure } from './fuzz/shrink.ts';
export type {
  CardJson,
  CardParts,
  CardStep,
  CardTools,
  CardUse,
  CardWay,
  DeckChoice,
  Game,
  Measures,
  OverGame,
  UseByCard,
  WithGame,
} from './game/game.ts';
export { readScenarioFile, runScenarioFile, scenarioFiles } from './scenario/files.ts';
export { scenarioOf } from './scenario/from-record.ts';
export type { Difference } from './scenario/match.ts';
export type { ScenarioResult } from './scenario/run.ts';
export { type AnswerWords, type ThoughtOfScenario, thinkAt, wordsOfAnswer } from './scenario/think.ts';
export { type Judged, judge } from './suite/judge.ts';
export { fuzz, type GameSource, playDeals, playQuestion, simulate } from './workers/jobs.ts';
export { allCores } from './workers/pool.ts';
export { serveJobs } from './workers/worker.ts';
