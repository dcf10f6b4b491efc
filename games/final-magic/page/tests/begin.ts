// How does a browser test begin a match of Final Magic?

import { starting } from '@duello/web/for-tests';
import { botTools, type View } from '../../index.ts';

const game = { ...botTools, roundOf: ({ round }: View): number => round };

export const newMatch = starting(game, { supply: 'firstSparks' });
export type FinalMagicMatch = ReturnType<typeof newMatch>;
