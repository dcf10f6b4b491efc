// What runs in a thread of `duello sim` and `duello fuzz`? The jobs of the lab, with every game.

import { serveJobs } from '@duello/lab';
import { withGame } from './lab-games.ts';

serveJobs(withGame);
