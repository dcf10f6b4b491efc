// From where does a browser test of Final Magic begin?

import { play } from '@duello/web/for-tests';
import { type FinalMagicMatch, newMatch } from './begin.ts';

/** Where two greedy players come to when one is asked that, some rounds into the match. */
export const finalMagicAt = (name: string, question: string): FinalMagicMatch =>
  play(newMatch(name), 'greedy', (decision) => decision.what === question && decision.id > 20);
