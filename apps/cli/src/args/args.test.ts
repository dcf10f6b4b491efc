import { GAME_IDS } from '@duello/games';
import { expect, it } from 'vitest';
import type { Command } from '../io/command.ts';
import { fakeIo } from '../io/fake-io-for-tests.ts';
import { bar, progressBar } from '../io/progress.ts';
import { run } from '../run.ts';
import { readArgs } from './args.ts';
import { nearest } from './nearest.ts';

const command: Pick<Command, 'name' | 'words' | 'flags'> = {
  name: 'try',
  words: ['game', '[FILE...'],
  flags: {
    json: { kind: 'switch', help: '' },
    pairs: { kind: 'number', help: '', least: 1, fallback: 100 },
    lang: { kind: 'text', help: '', oneOf: ['en', 'it'], fallback: 'en' },
    option: { kind: 'texts', help: '' },
    seed: { kind: 'text', help: '' },
  },
};
const read = (...argv: string[]) => readArgs(command, argv);

it('reads words and flags in any order, with = or a space', () => {
  const args = read('--lang=it', 'final-magic', '--pairs', '7', '--option', 'a=1', '--option=b=2', '--json', 'x', 'y');
  expect(args.words).toEqual(['final-magic', 'x', 'y']);
  expect([args.on('json'), args.textOf('lang'), args.numberOf('pairs')]).toEqual([true, 'it', 7]);
  expect(args.texts('option')).toEqual(['a=1', 'b=2']);
  expect(args.text('seed')).toBeNull();
});

it('falls back to what is declared, and takes everything behind -- as words', () => {
  const args = read('final-magic', '--', '--json');
  expect([args.numberOf('pairs'), args.textOf('lang'), args.on('json')]).toEqual([100, 'en', false]);
  expect(args.words).toEqual(['final-magic', '--json']);
});

it.each([
  [['g', '--jsno'], 'did you mean --json?'],
  [['g', '--frob'], 'see `duello try --help`'],
  [['g', '--lang', 'fr'], '--lang is one of en, it, not "fr"'],
  [['g', '--pairs', 'many'], '--pairs is a whole number from 1 up, not "many"'],
  [['g', '--pairs', '0'], 'from 1 up'],
  [['g', '--pairs', '-3'], 'from 1 up'],
  [['g', '--seed'], '--seed needs a value'],
  [['g', '--seed', ''], '--seed needs a value'],
  [['g', '--seed='], '--seed needs a value'],
  [['g', '--seed', 'a', '--seed', 'b'], '--seed is given twice'],
  [['g', '--json=yes'], '--json takes no value'],
  [['g', '-j'], 'two dashes'],
  [[], 'duello try needs game'],
])('says what is right about %j', (argv, sentence) => {
  expect(() => readArgs(command, argv)).toThrow(sentence);
});

it('says when there is a word too many', () => {
  expect(() => readArgs({ ...command, words: ['game'] }, ['a', 'b'])).toThrow('does not know what to do with "b"');
});

it('throws at a command that asks for a flag it has not declared', () => {
  expect(() => read('g').on('nothing')).toThrow('without declaring it');
});

it('finds the nearest word only when it is near', () => {
  expect(nearest('paly', ['play', 'sim'])).toBe('play');
  expect(nearest('scen', ['scenario', 'sim'])).toBe('scenario');
  expect(nearest('xyz', ['play', 'sim'])).toBeNull();
});

const COMMANDS = [
  'play',
  'replay',
  'review',
  'cards',
  'print',
  'rules',
  'scenario',
  'puzzle',
  'sim',
  'think',
  'arena',
  'lab',
  'fuzz',
  'bench',
  'server',
];

it('shows the overview without a command, and a page for each command', async () => {
  const io = fakeIo();
  expect(await run([], io)).toBe(0);
  const names = io.lines.flatMap((line) => /^ {2}(\w+) {3}/.exec(line)?.[1] ?? []);
  expect(names).toEqual(COMMANDS);
  for (const name of names) {
    const page = fakeIo();
    expect(await run([name, '--help'], page)).toBe(0);
    expect(page.lines[2]).toContain(`Usage: duello ${name}`);
    expect(page.lines.join('\n')).toContain('--json');
    expect(page.lines.filter((line) => line.length > 80)).toEqual([]);
  }
});

it.each([40, 60, 100])('keeps help within a terminal of %i columns', async (columns) => {
  for (const name of ['', ...COMMANDS]) {
    const page = fakeIo([], { columns });
    expect(await run(name === '' ? [] : [name, '--help'], page)).toBe(0);
    expect(page.lines.filter((line) => line.length > columns)).toEqual([]);
    expect(page.lines.join(' ').replace(/\s+/g, ' ')).toContain(name === '' ? 'Every command' : '--json');
  }
});

it('answers an unknown command with one sentence and exit code 1', async () => {
  const io = fakeIo();
  expect(await run(['paly'], io)).toBe(1);
  expect(io.errors).toEqual(['there is no command "paly"; did you mean play?']);
  expect(io.lines).toEqual([]);
});

it.each(['play', 'sim', 'fuzz', 'bench', 'cards', 'rules'])(
  'says the same of an unknown game in duello %s',
  async (command) => {
    const slip = fakeIo();
    expect(await run([command, 'final-magi'], slip)).toBe(1);
    expect(slip.errors).toEqual(['there is no game "final-magi"; did you mean final-magic?']);
    const other = fakeIo();
    expect(await run([command, 'chess'], other)).toBe(1);
    expect(other.errors).toEqual([`there is no game "chess"; there are ${GAME_IDS.join(', ')}.`]);
  },
);

it('draws a bar only after a second, and takes it away at the end', () => {
  let time = 0;
  const written: string[] = [];
  const progress = progressBar(
    'sim',
    10,
    80,
    (text) => written.push(text),
    () => time,
  );
  progress.at(1);
  expect(written).toEqual([]);
  time = 2000;
  progress.at(5);
  expect(written).toHaveLength(1);
  expect(bar('sim', 5, 10, 2000)).toBe('sim  ████████████░░░░░░░░░░░░  50 %  5 of 10  2 s left');
  progress.end();
  expect(written.at(-1)).toBe('\r\x1b[2K');
});
