// What may the terminal tests of a game use of the app? Its commands, and whole matches by typed answers.

export { duello } from '../src/duello-for-tests.ts';
export { type FakeIo, fakeIo } from '../src/io/fake-io-for-tests.ts';
export { playing } from '../src/play/whole-for-tests.ts';
export { run } from '../src/run.ts';
