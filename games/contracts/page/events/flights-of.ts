// Which contracts travel when something happens, and which numbers rise from what?

import type { Flight, Rise } from '@duello/table';
import type { CardId, Event, Ref } from '../../index.ts';

/** Where a Creature, an Orb, a Rune or a player is to be found. */
export const zoneOf = ({ seat, id }: Pick<Ref, 'seat' | 'id'>): string =>
  id === null ? `player-${seat}` : `slot-${id}`;

const each = (cards: readonly (CardId | null)[], from: string, to: string): readonly Flight[] =>
  cards.map((card) => ({ card, from, to }));

const hidden = (count: number): readonly null[] => Array.from({ length: count }, () => null);

export function flightsOf(event: Event): readonly Flight[] {
  switch (event.kind) {
    case 'fetched':
      return each(event.cards ?? hidden(event.count), `deck-${event.seat}`, `hand-${event.seat}`);
    case 'looked':
      return each(event.cards ?? hidden(event.count), `deck-${event.seat}`, `looked-${event.seat}`);
    case 'taken':
      return each(event.cards ?? hidden(event.count), `looked-${event.seat}`, `hand-${event.seat}`);
    case 'rejected':
      return each(event.contracts, `looked-${event.seat}`, `pile-${event.seat}`);
    case 'handOverflow':
      return each([event.card], `deck-${event.seat}`, `pile-${event.seat}`);
    case 'returnedToHand': {
      const from = event.id === null ? `pile-${event.seat}` : `slot-${event.id}`;
      return each([event.card], from, `hand-${event.seat}`);
    }
    case 'creaturePlayed':
    case 'runePlaced':
    case 'orbPlaced':
      return each([event.card], `hand-${event.seat}`, `slot-${event.id}`);
    case 'spellPlayed':
      return each([event.card], `hand-${event.seat}`, 'acting');
    case 'spellResolved':
      return each([event.card], 'acting', `pile-${event.seat}`);
    case 'toDiscard':
      return event.from === 'field' && event.id !== null
        ? each([event.card], `slot-${event.id}`, `pile-${event.seat}`)
        : [];
    default:
      return [];
  }
}

const rise = (target: Pick<Ref, 'seat' | 'id'>, change: number): Rise => ({
  zone: zoneOf(target),
  text: `${change > 0 ? '+' : '−'}${Math.abs(change)}`,
  tone: change > 0 ? 'good' : 'bad',
});

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

export function risesOf(event: Event): readonly Rise[] {
  switch (event.kind) {
    case 'damage':
      return event.amount === 0 ? [] : [rise(event.target, -event.amount)];
    case 'healed':
      return event.amount === 0 ? [] : [rise(event.target, event.amount)];
    case 'healthLost':
      return [rise({ seat: event.seat, id: null }, -event.amount)];
    case 'modifierGained': {
      const { target, attack, health } = event;
      const good = attack + health >= 0;
      const text = `${signed(attack)}/${signed(health)}`;
      return attack === 0 && health === 0 ? [] : [{ zone: zoneOf(target), text, tone: good ? 'good' : 'bad' }];
    }
    default:
      return [];
  }
}
