// The lab: many games at once.

export type { Contest, Pair } from './arena.ts';
export { BENCH_PARTS, type BenchReport, bench } from './bench.ts';
export { GAME_IDS, type Measures, withGame } from './games.ts';
export { fuzz, simulate } from './jobs.ts';
export { allCores } from './pool.ts';
export { runScenarioFile, scenarioFiles } from './scenario-files.ts';
export type { Difference } from './scenario-match.ts';
export type { ScenarioResult } from './scenario-run.ts';
export type { Failure } from './shrink.ts';
export { type Interval, type Summary, summarise } from './stats.ts';
