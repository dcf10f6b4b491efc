// Do the levels of Sun & Moon play sensible moves? Positions as data, each with the answers that are good or silly there.

import { describeSuite } from '@duello/lab/for-tests';
import { game } from '../scenario/game.ts';

describeSuite(game, 'sanity', { least: 112, levels: ['casual', 'club', 'strong'], share: 1 });
// Found by self-play and verified by search; docs/bots.md says how to play them all. One of these is known to fail.
describeSuite(game, 'tactics', { least: 46, levels: ['strong'], share: 0.9, every: 4 });
