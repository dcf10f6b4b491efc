// Who sat where in a match that is reviewed? As the browser has kept it; a link alone says only A and B.

import { SEATS, type Seat } from '@duello/kernel';
import { finished, type Saved } from '../host/saved.ts';
import { nameOfBot } from '../match/opponents.ts';
import { useWords } from '../words/use-words.ts';
import { useReviewWords } from './words/use-words.ts';

export interface Sitting {
  readonly seat: Seat;
  readonly name: string;
  /** The only person of the match, at this browser. */
  readonly you: boolean;
}

const savedAs = (text: string): Saved | null => finished().find((saved) => saved.text === text) ?? null;

/** Whoever reads it first. */
export function useSittings(text: string): readonly [Sitting, Sitting] {
  const t = useWords();
  const tell = useReviewWords();
  const saved = savedAs(text);
  const [a, b] = SEATS.map((seat): Sitting => {
    const player = saved?.players[seat];
    const letter = t(seat === 0 ? 'playerA' : 'playerB');
    if (saved === null || player === undefined) return { seat, name: letter, you: false };
    if (player.kind === 'bot') return { seat, name: nameOfBot(t, player.bot), you: false };
    const isAlone = saved.players.filter(({ kind }) => kind === 'person').length === 1;
    return { seat, name: isAlone ? tell('review.you') : saved.names[seat] || letter, you: isAlone };
  });
  return b.you ? [b, a] : [a, b];
}
