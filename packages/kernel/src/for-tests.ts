// What do the tests of every game share? Imported as `@duello/kernel/for-tests`, by tests and `*-for-tests.ts` alone.
//
// A game writes its `play-for-tests.ts` first (see matches-for-tests.ts); its tests then call what they need:
//   determinism.test.ts     describeDeterminism, perft      secrecy.test.ts        describeSecrecy
//   permute-hidden.test.ts  toldAlike                       sample.test.ts         describeSampling, expectLikely
//   audit.test.ts           describeAudit                   load-position.test.ts  describePositions
//   table-for-tests.ts      TableForTests
// Each of those files says at its top how. What only one game has stays in that game's own tests, with clauses in titles.

export * from './audit-for-tests.ts';
export * from './determinism-for-tests.ts';
export * from './matches-for-tests.ts';
export * from './perft-for-tests.ts';
export * from './positions-for-tests.ts';
export * from './sampling-for-tests.ts';
export * from './secrecy-for-tests.ts';
export * from './table-for-tests.ts';
export * from './through-for-tests.ts';
export * from './toy-for-tests.ts';
export * from './toy-match-for-tests.ts';
