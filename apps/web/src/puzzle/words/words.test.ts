// Do the pages of puzzles speak as they are printed, in every language?

import { describeMessages } from '@duello/language/for-tests';
import { puzzleWords } from './use-words.ts';

describeMessages(puzzleWords);
