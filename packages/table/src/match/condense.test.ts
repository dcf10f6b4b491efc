// Does the log say everything once, and nothing that did not happen?

import { expect, test } from 'vitest';
import { condense, type RawLine } from './condense.ts';

let key = 0;
const line = (text: string, part: Partial<RawLine> = {}): RawLine => ({
  key: key++,
  pieces: [text],
  heading: false,
  times: 1,
  like: text,
  trigger: null,
  answers: 1,
  ...part,
});
const told = (...lines: readonly RawLine[]): readonly string[] =>
  condense(lines).map(({ pieces, times }) => (times === 1 ? String(pieces[0]) : `${pieces[0]} ×${times}`));

const acts = line('A acts', { trigger: 'announced' });
const fails = line('A does nothing', { trigger: 'nothing' });

test('Five alike in a row are one line that says what the last one said, and how often', () => {
  const coppers = [1, 2, 3, 4, 5].map((pool) => line(`Copper: ${pool}`, { like: 'Copper' }));
  expect(told(...coppers, line('Buys'), line('Copper: 1', { like: 'Copper' }))).toEqual([
    'Copper: 5 ×5',
    'Buys',
    'Copper: 1',
  ]);
  expect(condense(coppers)[0]?.key).toBe(coppers[0].key);
});

test('Headings are never drawn together, and lines once counted are the same objects again', () => {
  const lines = [line('Turn', { heading: true }), line('Turn', { heading: true }), line('x'), line('x')];
  expect(told(...lines)).toEqual(['Turn', 'Turn', 'x ×2']);
  expect(condense(lines)[2]).toBe(condense(lines)[2]);
});

test('A trigger that comes to nothing is left out, whatever comes after it', () => {
  expect(told(line('x'), acts, fails)).toEqual(['x']);
  expect(told(acts, fails, line('B acts', { trigger: 'announced' }), line('2 damage'))).toEqual(['B acts', '2 damage']);
  expect(told(acts, fails, line('Turn', { heading: true }))).toEqual(['Turn']);
  expect(told(acts, fails, line('y', { answers: 2 }))).toEqual(['y']);
});

test('A trigger of which only a part comes to nothing stays, and so does a spell that does nothing', () => {
  expect(told(acts, fails, line('2 damage'))).toEqual(['A acts', '2 damage']);
  expect(told(line('Casts Fireball'), line('Fireball does nothing', { trigger: 'nothing' }))).toEqual([
    'Casts Fireball',
    'Fireball does nothing',
  ]);
});
