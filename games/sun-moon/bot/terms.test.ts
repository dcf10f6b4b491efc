// Can the bots of Sun & Moon say what their value is made of?

import { describeTerms } from '@duello/lab/for-tests';
import { game } from '../scenario/game.ts';
import { words } from '../text/all.ts';

describeTerms(game, words, { every: 17 });
