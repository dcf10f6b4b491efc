// Are there puzzles of Final Magic of every grade and goal, and do they hold?

import { describePuzzles } from '@duello/lab/for-tests';
import { game } from './game.ts';

describePuzzles(game, { least: 40, leastOfGrade: 5, goals: ['win', 'survive', 'buy'] });
