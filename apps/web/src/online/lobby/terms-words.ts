// How are the terms of a match said? Clock, spectators and whether it counts, in a few words each.

import type { Clock, Terms, Watch } from '@duello/protocol';
import type { Say } from '../words/use-words.ts';

export function clockWords(t: Say, clock: Clock): string {
  switch (clock.kind) {
    case 'none':
      return t('on.clock.none');
    case 'bank':
      return t('on.clock.bank', { minutes: Math.round(clock.seconds / 60), increment: clock.increment });
    case 'decision':
      return t('on.clock.decision', { seconds: clock.seconds });
    case 'days':
      return t('on.clock.days', { days: clock.days });
  }
}

export const watchWords = (t: Say, watch: Watch): string =>
  watch.kind === 'delayed' ? t('on.watch.delayed', { turns: watch.turns }) : t(`on.watch.${watch.kind}`);

export const ratedWords = (t: Say, rated: boolean): string => t(rated ? 'on.rated.yes' : 'on.rated.no');

type Mine =
  | { readonly whose: 'mine'; readonly isPrivate: boolean }
  | { readonly whose: 'theirs'; readonly name: string };

/** Who is player A, as whoever opened the table reads it, or whoever looks at it. */
export function firstWords(t: Say, first: Terms['first'], mine: Mine): string {
  if (first === 'chance') return t('invite.seat.chance');
  if (mine.whose === 'mine') {
    return t(first === 'host' ? 'invite.seat.own' : mine.isPrivate ? 'invite.seat.friend' : 'invite.seat.other');
  }
  return first === 'host' ? t('invite.seat.host', { name: mine.name }) : t('invite.seat.guest');
}

/** What is said of a rating: its number, with a mark while little is known. */
export const ratingWords = (
  t: Say,
  rating: { readonly points: number; readonly isProvisional: boolean } | null,
): string => {
  if (rating === null) return '';
  const n = Math.round(rating.points);
  return rating.isProvisional ? t('on.provisional', { n }) : `${n}`;
};
