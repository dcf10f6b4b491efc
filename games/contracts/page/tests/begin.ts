// How does a browser test begin a match of Contracts?

import { starting } from '@duello/web/for-tests';
import { botTools, type View } from '../../index.ts';

const game = { ...botTools, roundOf: ({ turn }: View): number => turn };

export const newMatch = starting(game, { firstPlayer: 'A' });
export type ContractsMatch = ReturnType<typeof newMatch>;
