// Puzzles: what one is, whether it is one, how it is found, and what comes of a try.

export { wordsOfAnswer } from '../scenario/think.ts';
export { faultOfPuzzle, puzzleIn } from './check.ts';
export { defence } from './defence.ts';
export { type Fault, textOfFault } from './fault.ts';
export { type Found, type HowToFind, ideaOfPuzzle, positionPuzzle, puzzlesIn } from './find.ts';
export {
  GOALS,
  GRADES,
  type Grade,
  type Puzzle,
  type PuzzleFile,
  type PuzzleGoal,
  readPuzzle,
  stateOf,
} from './puzzle.ts';
export { fileOfPuzzle, nameOfPuzzle } from './puzzle-file.ts';
export {
  answersOfSolution,
  type FirstVerdict,
  firstVerdict,
  heldOf,
  isSolution,
  positioned,
  type Verdict,
  verdictOn,
} from './try.ts';
