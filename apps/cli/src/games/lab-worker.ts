// What runs in a thread of `duello sim`, `arena` and `fuzz`? The jobs of the lab, each with its game.

import { serveJobs } from '@duello/lab';
import { onlyGame } from './one-lab-game.ts';

serveJobs(onlyGame);
