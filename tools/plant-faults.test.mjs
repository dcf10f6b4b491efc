import { describe, expect, test } from 'vitest';
import { numbers, sample } from './faults/choose.mjs';
import { applyEdit, faultsIn } from './faults/operators.mjs';
import { nearestFirst } from './faults/run-tests.mjs';

/** What one operator makes of a source, every time in the whole text. */
const made = (operator, source) =>
  faultsIn('a.ts', source)
    .filter((fault) => fault.operator === operator)
    .map((fault) => applyEdit(source, fault.edit));

describe('operators', () => {
  test.each([
    ['a + b;', 'a - b;'],
    ['a < b;', 'a <= b;'],
    ['a >= b;', 'a > b;'],
    ['a === b;', 'a !== b;'],
    ['a && b;', 'a || b;'],
    ['a += b;', 'a -= b;'],
    ['(a - b) * (c);', '(a + b) * (c);'],
  ])('%s becomes %s', (before, after) => {
    expect(made('another operator', before)).toEqual([after]);
  });

  test.each(["a + 'text';", 'for (; a < 3; a += 2) b();', 'a * b;'])('no operator is turned round in %s', (source) => {
    expect(made('another operator', source.replace('a < 3', 'a'))).toEqual([]);
  });

  test('counting goes the other way, but not as the step of a loop', () => {
    expect(made('count the other way', 'for (let i = 0; i < 3; i++) n++;')).toEqual([
      'for (let i = 0; i < 3; i++) n--;',
    ]);
  });

  test('true and false change places, numbers grow by one, and types stay as they are', () => {
    const source = 'const a: 1 | true = f(true, 7) as 2;';
    expect(made('true for false', source)).toEqual(['const a: 1 | true = f(false, 7) as 2;']);
    expect(made('one more', source)).toEqual(['const a: 1 | true = f(true, 8) as 2;']);
  });

  test('a call that stands alone is dropped', () => {
    expect(made('drop a call', 'if (a) f(b);\nconst c = g();')).toEqual(['if (a) {}\nconst c = g();']);
  });

  test('a function that hands nothing back ends at once, or before its last statement', () => {
    const source = 'function f(): void { a(); if (b) return; c(); }\nconst g = () => { h(); return 1; };';
    expect(made('return early', source).map((text) => text.split('\n')[0])).toEqual([
      'function f(): void { return; a(); if (b) return; c(); }',
      'function f(): void { a(); if (b) return; return; c(); }',
    ]);
  });

  test('conditions are negated', () => {
    expect(made('negate a condition', 'if (a || b) c();')).toEqual(['if (!(a || b)) c();']);
    expect(made('negate a condition', 'const x = a ? b : c;')).toEqual(['const x = !(a) ? b : c;']);
  });

  test('two arguments of one kind change places, and a state stays first', () => {
    expect(made('swap two arguments', 'f(state, a, b, 1);')).toEqual(['f(state, b, a, 1);']);
    expect(made('swap two arguments', 'Math.max(a, b);')).toEqual([]);
  });

  test('a not goes', () => {
    expect(made('remove a not', 'if (!a(b)) c();')).toEqual(['if (a(b)) c();']);
  });

  test('the line is that of the fault, whatever letters stand before it', () => {
    const [fault] = faultsIn('a.ts', '// “à → ×” 𝄞\n\nconst a = b < c;\n');
    expect(fault).toMatchObject({ line: 3, before: 'b < c', after: 'b <= c' });
  });
});

test('the same seed chooses the same, another seed something else, and nothing twice', () => {
  const list = Array.from({ length: 50 }, (_, index) => index);
  const chosen = sample(list, 20, numbers('1'));
  expect(sample(list, 20, numbers('1'))).toEqual(chosen);
  expect(sample(list, 20, numbers('2'))).not.toEqual(chosen);
  expect(new Set(chosen).size).toBe(20);
  expect(sample(list, 99, numbers('1')).toSorted((a, b) => a - b)).toEqual(list);
});

test('tests in the same folder come first, and of those the quickest', () => {
  const tests = [
    { file: 'games/a/text/log.test.ts', milliseconds: 1 },
    { file: 'games/a/rules/turn/slow.test.ts', milliseconds: 90 },
    { file: 'games/a/rules/all.test.ts', milliseconds: 5 },
    { file: 'games/a/rules/turn/quick.test.ts', milliseconds: 10 },
  ];
  expect(nearestFirst(tests, 'games/a/rules/turn/turn.ts')).toEqual([
    'games/a/rules/turn/quick.test.ts',
    'games/a/rules/turn/slow.test.ts',
    'games/a/rules/all.test.ts',
    'games/a/text/log.test.ts',
  ]);
});
