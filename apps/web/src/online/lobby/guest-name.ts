// What is somebody called who has not said it yet? Two plain words, which anybody may change.

import type { Say } from '../words/use-words.ts';

function oneOf(words: string): string {
  const all = words.split(', ');
  return all[Math.floor(Math.random() * all.length)];
}

export const guestName = (t: Say): string => `${oneOf(t('on.guestFirst'))} ${oneOf(t('on.guestSecond'))}`;
