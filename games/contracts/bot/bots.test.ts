// Do the bots of Contracts play fair? Legal everywhere, and blind to what is hidden.

import { describeBlindBots, describeFairBots } from '@duello/lab/for-tests';
import { game } from '../scenario/game.ts';

describeFairBots(game, { every: 41 });
describeBlindBots(game);
