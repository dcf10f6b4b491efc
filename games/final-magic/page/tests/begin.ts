// How does a browser test begin a match of Final Magic?

import { starting } from '@duello/web/for-tests';
import { finalMagic, score, settled, type View } from '../../index.ts';

const game = { rules: finalMagic, score, settled, roundOf: ({ round }: View): number => round };

export const newMatch = starting(game, { supply: 'firstSparks' });
export type FinalMagicMatch = ReturnType<typeof newMatch>;
