// Do puzzles hold, and where do more come from? One command with two ways.

import { BadInput } from '@duello/kernel';
import { GOALS, GRADES } from '@duello/lab/puzzle';
import { noSuch } from '../args/nearest.ts';
import { type Command, FORCE_FLAG, JSON_FLAG, SEED_FLAG } from '../io/command.ts';
import { check } from '../puzzle/check.ts';
import { find } from '../puzzle/find.ts';

const WAYS = ['check', 'find'] as const;

export const puzzle: Command = {
  name: 'puzzle',
  usage: 'check FILE... | find <game> [flags]',
  words: ['check|find', 'FILE...'],
  flags: {
    count: { kind: 'number', value: 'N', least: 1, help: 'find: how many', fallback: 10 },
    seed: { ...SEED_FLAG, fallback: '1' },
    matches: { kind: 'number', value: 'N', least: 1, help: 'find: look at no more matches than this' },
    goal: { kind: 'text', value: 'GOAL', oneOf: GOALS, help: `find: only this goal: ${GOALS.join(', ')}` },
    grade: { kind: 'text', value: 'GRADE', oneOf: GRADES.map(String), help: 'find: only this grade, from 1 to 3' },
    out: { kind: 'text', value: 'FOLDER', help: 'find: where to write them; games/<game>/puzzles when left out' },
    force: FORCE_FLAG,
    json: JSON_FLAG,
  },
  notes: [
    'check proves of each file that its solution reaches the goal whatever is hidden and whatever the other answers, that it is ' +
      'the shortest way, and that no other first answer does it too. FILE is a file, a folder or a pattern in quotes.',
    'find lets bots play, looks for such moments, and writes each to a file of its own, in a folder for its grade. The same seed ' +
      'finds the same puzzles, except those that are there already. Ctrl+C keeps what was found.',
  ],
  async run(args, io) {
    const [way, ...words] = args.words;
    if (way === 'check') return check(words, args, io);
    if (way === 'find') return find(words, args, io);
    throw new BadInput('', way === undefined ? 'say check or find' : noSuch('way', way, WAYS));
  },
};
