// What tests of card languages share.

export * from './form/workshop-for-tests.ts';
export * from './reach-for-tests.ts';
