// How does a browser test begin a match of Battleground?

import { starting } from '@duello/web/for-tests';
import { botTools, type View } from '../../index.ts';

const game = { ...botTools, roundOf: ({ round }: View): number => round };

/** Ready decks on a short, narrow battleground: two can meet in the first rounds. */
export const newMatch = starting(game, { start: 'quick', firstPlayer: 'A', lanes: 4, rows: 4 });
export type BattlegroundMatch = ReturnType<typeof newMatch>;
