// How is a puzzle written to a file? Its question as a name, its position in short, and a name that gives nothing away.

import type { Found } from './find.ts';
import { fingerprint } from './fingerprint.ts';
import { blockOf, type PuzzleGoal } from './puzzle.ts';

const QUESTIONS: { readonly [G in PuzzleGoal]: string } = {
  win: 'Win this turn, whatever the other answers.',
  survive: 'Play this turn so that the other can not win in its next one.',
  buy: 'Buy what wins most often.',
};

/** The text of a file, one line for each part. */
export function fileOfPuzzle(game: string, { puzzle, position, options, from }: Found, schema: string | null): string {
  const parts = {
    ...(schema === null ? {} : { $schema: schema }),
    ...{ game, name: QUESTIONS[puzzle.goal], about: `Found in a match of bots: ${from}.` },
    ...(JSON.stringify(options) === '{}' ? {} : { options }),
    ...{ position, puzzle: blockOf(puzzle) },
  };
  const lines = Object.entries(parts).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** A name that stays the same for the same position, such as `win-4f2c91`. */
export const nameOfPuzzle = ({ puzzle, position }: Found): string =>
  `${puzzle.goal}-${fingerprint(JSON.stringify(position))}`;
