// Is what people write found by id, key and name, in every language, and is what can't be found told?

import { describe, expect, test } from 'vitest';
import { inEach, LANGS, namesOf } from '../speech/names.ts';
import { whole } from './json.ts';
import { keyNotation, notation, plain, theOne } from './notation.ts';

const namesIn = namesOf({
  ...inEach(() => ({ names: { oak: 'Old Oak', pear: 'Pear Tree', fig: 'Oak' } })),
  it: { names: { oak: 'Quercia', pear: 'Però', fig: 'Fico' } },
});
const options = { cards: { mine: { name: { ...inEach(() => 'My Elm'), it: 'Il mio olmo' } } } };
type Options = typeof options;
const IDS = ['oak', 'pear', 'fig', 'mine'];

const trees = notation<Options>({
  ids: () => IDS,
  names: ({ cards }) => LANGS.map((lang) => namesIn(lang, cards)),
  noun: 'tree',
  such: 'Old Oak',
  several: '["Old Oak", "3 Pear Tree"] or counts such as {"oak": 3}',
  copies: (input, path) => whole(input, path, 0, 9),
});

test('letters and digits alone count', () => {
  expect(new Set(['Plant the Oak’s 2', 'plant:theOaks2', "plant the oak's 2", 'PLANT the oaks-2'].map(plain))).toEqual(
    new Set(['planttheoaks2']),
  );
});

describe('one thing', () => {
  test.each([
    ['oak', 'oak'],
    ['old oak', 'oak'],
    ['QUERCIA', 'oak'],
    ['pero', 'pear'],
    ['Il mio olmo', 'mine'],
    ['elm', null],
  ])('%s is %s', (text, id) => {
    expect(trees.named(options, text)).toBe(id);
  });

  test('an id stands for itself, whatever another thing is called', () => {
    expect(trees.named(options, 'Oak')).toBe('oak');
    expect(trees.named(options, 'Fico')).toBe('fig');
  });

  test('what there is not is told with an example', () => {
    const message = 'x: there is no tree "elm"; write an id or a printed name such as "Old Oak"';
    expect(() => trees.read(options, 'elm', 'x')).toThrow(message);
    expect(() => trees.read(options, 7, 'x')).toThrow('x: there is no tree 7');
  });
});

describe('several things', () => {
  test('stand in a list or are counted, in the order they are written', () => {
    expect(trees.readAll(options, ['2 Pear Tree', 'Quercia'], 'x')).toEqual(['pear', 'pear', 'oak']);
    expect(trees.readAll(options, { Fico: 1, oak: 2, pear: 0 }, 'x')).toEqual(['fig', 'oak', 'oak']);
    expect(trees.readCopies(options, ' 3 oak', 'x')).toEqual(['oak', 'oak', 'oak']);
  });

  test('name the path of what is wrong', () => {
    expect(() => trees.readAll(options, ['oak', '12 oak'], 'x')).toThrow('x[1]: must be a whole number from 0 to 9');
    expect(() => trees.readAll(options, { oak: 'two' }, 'x')).toThrow('x.oak: must be a whole number');
    expect(() => trees.readAll(options, 'oak', 'x')).toThrow('x: must be a list such as ["Old Oak", "3 Pear Tree"] or');
  });
});

describe('options of a question', () => {
  const verbs = { ...inEach(() => ({ plant: 'Plant', end: 'Go home' })), it: { plant: 'Pianta', end: 'Vai a casa' } };
  const made: string[] = [];
  const keyNamed = keyNotation<Options, 'act' | 'rest'>(
    (_options, question) => {
      made.push(question);
      if (question === 'rest') return [['yes', []]];
      return [
        ['end', []],
        ['plant:*', IDS],
      ];
    },
    ({ cards }) =>
      LANGS.map((lang) => {
        const nameOf = namesIn(lang, cards);
        const { plant, end } = verbs[lang];
        return { nameOf, label: (key) => (key === 'end' ? end : `${plant} ${nameOf(key.split(':')[1] ?? key)}`) };
      }),
  );

  test.each([
    ['end', 'end'],
    ['vai a casa', 'end'],
    ['plant:pear', 'plant:pear'],
    ['plant Pear Tree', 'plant:pear'],
    ['Pianta il mio olmo', 'plant:mine'],
    ['plant oak', 'plant:oak'],
    ['plant elm', null],
  ])('%s is %s', (text, key) => {
    expect(keyNamed(options, 'act', text)).toBe(key);
  });

  test('each question has its own, looked up once', () => {
    expect([keyNamed(options, 'rest', 'yes'), keyNamed(options, 'rest', 'end')]).toEqual(['yes', null]);
    expect(made.filter((question) => question === 'rest')).toHaveLength(1);
    keyNamed({ ...options }, 'rest', 'yes');
    expect(made.filter((question) => question === 'rest')).toHaveLength(2);
  });

  test('one of those that fit, none, or a question back', () => {
    expect([theOne(['a'], 'x', 'p'), theOne([], 'x', 'p')]).toEqual(['a', null]);
    expect(() => theOne(['a:1', 'a:2'], 'a', 'p')).toThrow('p: "a" could be a:1 or a:2; write which one');
  });
});
