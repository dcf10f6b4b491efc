import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { processBot } from './process-bot.ts';
import { toyTurn } from './toy-turn-for-tests.ts';

const node = JSON.stringify(process.execPath);
const example = (name: string): string => fileURLToPath(new URL(`../../../../docs/examples/${name}`, import.meta.url));
const saying = (script: string): string => `${node} -e ${JSON.stringify(script)}`;

it('asks a program one line at a time and reads its answers', () => {
  const bot = processBot(`${node} ${example('bot.mjs')}`);
  expect(bot(toyTurn('one', ['a', 'b']))).toEqual({ seat: 0, decision: 7, pick: 'a' });
  expect(bot(toyTurn('one', ['a', 'b']))).toEqual({ seat: 0, decision: 7, pick: 'b' });
  expect(bot(toyTurn('some', ['a', 'b']))).toEqual({ seat: 0, decision: 7, idle: true });
});

it.runIf(spawnSync('python3', ['--version']).status === 0)('the example in Python answers every shape', () => {
  const bot = processBot(`python3 ${example('bot.py')}`);
  expect(bot(toyTurn('one', ['end', 'attack']))).toEqual({ seat: 0, decision: 7, pick: 'attack' });
  expect(bot(toyTurn('one', ['end']))).toEqual({ seat: 0, decision: 7, pick: 'end' });
  expect(bot(toyTurn('number', []))).toEqual({ seat: 0, decision: 7, number: 5 });
  expect(bot(toyTurn('plan', []))).toEqual({ seat: 0, decision: 7, idle: true });
});

it.each([
  ['process.exit(3)', /can’t play on: it ended with code 3/],
  ["process.stdin.on('data', () => console.log('hello'))", /printed "hello", which is no JSON; an answer looks like/],
  ["process.stdin.on('data', () => console.log('[]'))", /printed "\[\]"; an answer looks like/],
])('says what is wrong with a program that does %s', (script, sentence) => {
  expect(() => processBot(saying(script))(toyTurn('one', ['a']))).toThrow(sentence);
});
