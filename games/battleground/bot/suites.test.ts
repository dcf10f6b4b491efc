// Do the levels of Battleground play sensible moves? Positions as data, each with the answers that are good or silly there.

import { describeSuite } from '@duello/lab/for-tests';
import { game } from '../scenario/game.ts';

describeSuite(game, 'sanity', { least: 59, levels: ['casual', 'club', 'strong'], share: 1 });
// Found by self-play and verified by search.
describeSuite(game, 'tactics', { least: 60, levels: ['strong'], share: 0.95 });
