// Which cards travel when something happens, and which numbers rise from what?

import type { Seat } from '@duello/kernel';
import type { Flight, Rise } from '@duello/table';
import type { CardId, Event, Ref } from '../../index.ts';

/** Where a card in play or a player is to be found. */
export const zoneOf = ({ seat, id }: Pick<Ref, 'seat' | 'id'>): string =>
  id === null ? `player-${seat}` : `slot-${id}`;

const each = (cards: readonly (CardId | null)[], from: string, to: string): readonly Flight[] =>
  cards.map((card) => ({ card, from, to }));
const hidden = (count: number): readonly null[] => Array.from({ length: count }, () => null);

export function flightsOf(event: Event): readonly Flight[] {
  switch (event.kind) {
    case 'openingHand':
    case 'mulligan':
    case 'drew':
      return each(event.cards ?? hidden(event.count), `deck-${event.seat}`, `hand-${event.seat}`);
    case 'cardPlayed':
      return each([event.card], `hand-${event.seat}`, `row-${event.seat}`);
    case 'attached':
      return each([event.enchantment.card], `row-${event.enchantment.seat}`, zoneOf(event.enchantment));
    case 'discarded':
      return event.from === 'hand' ? each([event.card], `hand-${event.seat}`, `discards-${event.seat}`) : [];
    case 'destroyed':
      return each([event.target.card], zoneOf(event.target), `discards-${event.target.seat}`);
    case 'returnedToHand': {
      const { target, from } = event;
      return each([target.card], from === 'play' ? zoneOf(target) : `discards-${target.seat}`, `hand-${target.seat}`);
    }
    default:
      return [];
  }
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const life = (seat: Seat, change: number): Rise => ({
  zone: `player-${seat}`,
  text: signed(change),
  tone: change > 0 ? 'good' : 'bad',
});
const tired = (seat: Seat, change: number): Rise => ({
  zone: `fatigue-${seat}`,
  text: signed(change),
  tone: change < 0 ? 'good' : 'bad',
});

export function risesOf(event: Event): readonly Rise[] {
  switch (event.kind) {
    case 'lifeLost':
      return event.amount === 0 ? [] : [life(event.seat, -event.amount)];
    case 'lifeGained':
      return event.amount === 0 ? [] : [life(event.seat, event.amount)];
    case 'fatiguePaid':
    case 'fatigueAdded':
      return event.amount === 0 ? [] : [tired(event.seat, event.amount)];
    case 'fatigueRemoved':
      return event.amount === 0 ? [] : [tired(event.seat, -event.amount)];
    case 'fatigueHalved':
      return [tired(event.seat, event.to - event.from)];
    case 'damaged':
      return event.amount === 0 ? [] : [{ zone: zoneOf(event.target), text: signed(-event.amount), tone: 'bad' }];
    case 'statChanged': {
      const { target, attack, defense } = event;
      const text = `${signed(attack)}/${signed(defense)}`;
      return [{ zone: zoneOf(target), text, tone: attack + defense >= 0 ? 'good' : 'bad' }];
    }
    default:
      return [];
  }
}
