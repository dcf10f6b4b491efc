// How does a browser test begin a match of Sun & Moon?

import { starting } from '@duello/web/for-tests';
import { botTools, type View } from '../../index.ts';

const game = { ...botTools, roundOf: ({ turn }: View): number => turn };

/** Ready decks, one match. */
export const newMatch = starting(game, { firstPlayer: 'A' });
export type SunMoonMatch = ReturnType<typeof newMatch>;
