// What do the words and options of every game share in tests? Imported as `@duello/language/for-tests`, by tests and
// `*-for-tests.ts` alone.
//
// A game writes its `text/readable-for-tests.ts` first (see readable-for-tests.ts); its tests then call
//   text/log.test.ts  describeLog          text/words.test.ts  describeWords        options.test.ts  describeOptions
//   page/words/words.test.ts  describeMessages
// Each of those files says at its top how.

export * from './log-for-tests.ts';
export * from './messages-for-tests.ts';
export * from './options-for-tests.ts';
export * from './readable-for-tests.ts';
export * from './words-for-tests.ts';
