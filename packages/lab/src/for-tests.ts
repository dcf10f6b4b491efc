// What do the tests of every game need of the lab? Imported as `@duello/lab/for-tests`, by tests and `*-for-tests.ts` alone.
//
//   scenario/fuzz.test.ts       hunt, huntUntil: does the fuzzer find a fault that is planted?
//   scenario/scenarios.test.ts  scenariosOf: does every scenario file hold?
//   bot/bots.test.ts            describeFairBots, describeBlindBots: legal answers, blind to what is hidden
//   bot/terms.test.ts          describeTerms: what a value is made of, in words
//   bot/suites.test.ts          describeSuite: positions that every level has to play well
//   scenario/puzzles.test.ts   describePuzzles: every puzzle is whole, and a few are proved
//   scenario/card-tools.test.ts describeCardTools: cards written out, weighed, counted and forbidden
//   bot/                        alone, playPair: bots against bots in one thread

export * from './arena/arena.ts';
export * from './arena/blind-bots-for-tests.ts';
export * from './arena/fair-bots-for-tests.ts';
export * from './arena/named-terms-for-tests.ts';
export * from './fuzz/fuzz.ts';
export * from './fuzz/hunt-for-tests.ts';
export * from './fuzz/run.ts';
export * from './game/card-tools-for-tests.ts';
export * from './puzzle/puzzles-for-tests.ts';
export * from './scenario/run.ts';
export * from './scenario/scenario.ts';
export * from './scenario/scenarios-for-tests.ts';
export * from './scenario/schema-for-tests.ts';
export * from './suite/suite-for-tests.ts';
