// Is an answer the same after it has been a file? And is what is no answer refused by its path?

import { BadInput } from '@duello/kernel';
import { expect, test } from 'vitest';
import type { Answer } from '../questions/answer.ts';
import { answer, emptyPictures } from './answers-for-tests.ts';
import { readAnswer } from './read-answer.ts';

const written = (one: Answer): unknown => JSON.parse(JSON.stringify(one));
const said = (input: unknown): string => {
  try {
    readAnswer(input);
  } catch (error) {
    if (error instanceof BadInput) return `${error.path}: ${error.message}`;
    throw error;
  }
  return 'read';
};

test('An answer is the same after it has been a file', () => {
  expect(readAnswer(written(answer))).toEqual(answer);
});

test('What is not known stays unknown', () => {
  const empty = { ...answer, pictures: emptyPictures };
  expect(readAnswer(written(empty))).toEqual(empty);
});

test('What is no answer is refused by the path of the first fault, whatever it is', () => {
  for (const input of [null, 7, 'answer', [], {}, { question: [] }]) expect(said(input)).not.toBe('read');
  const broken = (change: (one: { [name: string]: unknown }) => void): string => {
    const copy = JSON.parse(JSON.stringify(answer));
    change(copy);
    return said(copy);
  };
  expect(broken((one) => Reflect.set(Object(one.question), 'ask', 'why'))).toContain('question.ask');
  expect(broken((one) => (one.pictures = [{ kind: 'pie', name: 'length' }]))).toContain('pictures[0].kind');
  expect(broken((one) => (one.headlines = [{ name: 'luck' }]))).toMatch(/headlines\[0\]/);
  expect(broken((one) => (one.findings = [{ name: 'tooStrong', card: { card: 'x' }, by: 3 }]))).toContain(
    'findings[0].by',
  );
});

/** Every place in it, taken away one at a time: nothing but a sentence ever comes of it. */
test('Whatever is missing from it, nothing but a sentence comes of it', () => {
  const spoil = (value: unknown, path: readonly (string | number)[]): unknown => {
    const [first, ...rest] = path;
    if (first === undefined) return { odd: true };
    if (Array.isArray(value)) return value.map((one, i) => (i === first ? spoil(one, rest) : one));
    return { ...Object(value), [first]: spoil(Reflect.get(Object(value), first), rest) };
  };
  const places = (value: unknown, at: readonly (string | number)[] = []): readonly (readonly (string | number)[])[] =>
    typeof value === 'object' && value !== null
      ? [
          at,
          ...Object.entries(value).flatMap(([name, one]) =>
            places(one, [...at, Array.isArray(value) ? Number(name) : name]),
          ),
        ]
      : [at];
  const all = places(answer);
  expect(all.length).toBeGreaterThan(300);
  for (const place of all.filter((_, i) => i % 3 === 0)) said(spoil(answer, place));
});
