// Which cards travel when something happens, and which numbers rise?

import type { Flight, Rise } from '@duello/table';
import type { Event } from '../../index.ts';

const MOST = 8;

const each = (cards: readonly (string | null)[], from: string, to: string): readonly Flight[] =>
  cards.slice(0, MOST).map((card) => ({ card, from, to }));

export function flightsOf(event: Event): readonly Flight[] {
  switch (event.kind) {
    case 'cardsDrawn':
      return each(
        event.cards ?? Array.from({ length: event.count }, () => null),
        `deck-${event.seat}`,
        `hand-${event.seat}`,
      );
    case 'gemPlayed':
    case 'spellCast':
      return event.phase === 'fight' ? [] : each([event.card], `hand-${event.seat}`, `play-${event.seat}`);
    case 'counterCast':
      return each([event.card], `hand-${event.seat}`, `play-${event.seat}`);
    case 'gemOutcast':
    case 'cardOutcast':
      return each([event.card], `hand-${event.seat}`, `outcast-${event.seat}`);
    case 'cardsDiscarded': {
      if (event.phase === 'fight') return [];
      return each(
        event.cards,
        `${event.cause === 'resolved' ? 'play' : 'hand'}-${event.seat}`,
        `discard-${event.seat}`,
      );
    }
    case 'currencyGained':
      return each([event.card], 'supply', `hand-${event.seat}`);
    case 'currencyPlayed':
      return each([event.card], `hand-${event.seat}`, `coins-${event.seat}`);
    case 'cardBought':
      return each([event.card], 'supply', `${event.to}-${event.seat}`);
    case 'fightRevealed':
      return event.plans.flatMap(({ spells }, seat) =>
        each(
          spells.map(({ cast }) => cast),
          `hand-${seat}`,
          `play-${seat}`,
        ),
      );
    case 'shieldRaised':
      return each([event.card], `play-${event.seat}`, `shields-${event.seat}`);
    case 'shieldBroken':
      return each([event.card], `shields-${event.seat}`, `discard-${event.seat}`);
    case 'cleanup':
      return each(event.cards, `play-${event.seat}`, `discard-${event.seat}`);
    default:
      return [];
  }
}

export function risesOf(event: Event): readonly Rise[] {
  if (event.kind !== 'healthChanged' || event.step === 'tie' || event.from === event.to) return [];
  const change = event.to - event.from;
  return [
    {
      zone: `health-${event.seat}`,
      text: `${change > 0 ? '+' : '−'}${Math.abs(change)}`,
      tone: change > 0 ? 'good' : 'bad',
    },
  ];
}
