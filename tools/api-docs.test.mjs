import { expect, test } from 'vitest';
import { declarationsIn } from './api-docs.mjs';

const TYPES = `import type { State } from './state.ts';
export type Emit<E> = (event: E) => void;
/** Puts a frame on top. */
export declare function push(state: State, op: number, a?: number): void;
/**
 * What is known.
 */
export interface Seen {
    /** Who is asked. */
    readonly seats: readonly number[];
}
declare const hidden = 1;
export declare const choose: (state: State) => void;
`;

test('everything that is exported is told, with its comment and its type', () => {
  expect(declarationsIn(TYPES)).toEqual([
    { name: 'Emit', comment: '', code: 'type Emit<E> = (event: E) => void' },
    {
      name: 'push',
      comment: 'Puts a frame on top.',
      code: 'function push(state: State, op: number, a?: number): void',
    },
    {
      name: 'Seen',
      comment: 'What is known.',
      code: 'interface Seen {\n    /** Who is asked. */\n    readonly seats: readonly number[];\n}',
    },
    { name: 'choose', comment: '', code: 'const choose: (state: State) => void' },
  ]);
});
