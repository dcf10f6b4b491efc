// How does a browser test begin a match of Contracts?

import { starting } from '@duello/web/for-tests';
import { contracts, score, settled, type View } from '../../index.ts';

const game = { rules: contracts, score, settled, roundOf: ({ turn }: View): number => turn };

export const newMatch = starting(game, { firstPlayer: 'A' });
export type ContractsMatch = ReturnType<typeof newMatch>;
