// The lab: many games at once.

export { type Contest, type Pair, type Played, playMatch, playPair } from './arena.ts';
export { BENCH_PARTS, type BenchReport, bench } from './bench.ts';
export { type FuzzResult, fuzzMatch } from './fuzz.ts';
export { GAME_IDS, type Game, type OverGame, withGame } from './games.ts';
export { fuzz, simulate } from './jobs.ts';
export { allCores } from './pool.ts';
export type { Fault } from './run.ts';
export { runScenarioFile, scenarioFiles } from './scenario-files.ts';
export type { Difference } from './scenario-match.ts';
export { broken, type HowToRun, runScenario, type ScenarioResult } from './scenario-run.ts';
export type { Failure } from './shrink.ts';
export { type Interval, interval, quantile, type Summary, summarise } from './stats.ts';
