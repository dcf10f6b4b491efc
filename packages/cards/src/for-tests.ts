// What tests of card languages share.

export * from './reach-for-tests.ts';
