// Do the levels of Contracts play sensible moves? Positions as data, each with the answers that are good or silly there.

import { describeSuite } from '@duello/lab/for-tests';
import { game } from '../scenario/game.ts';

describeSuite(game, 'sanity', { least: 94, levels: ['casual', 'club', 'strong'], share: 1 });
// Found by self-play and verified by search.
describeSuite(game, 'tactics', { least: 68, levels: ['strong'], share: 0.95 });
