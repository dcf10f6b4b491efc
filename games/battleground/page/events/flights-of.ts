// Which spells travel when something happens, and which numbers rise from what?

import type { Flight, Rise } from '@duello/table';
import { type CardId, crystalOf, type Event, type Ref } from '../../index.ts';

/** Where a summon or a player is to be found. */
export const zoneOf = ({ seat, id }: Pick<Ref, 'seat' | 'id'>): string =>
  id === null ? `player-${seat}` : `slot-${id}`;

const each = (cards: readonly (CardId | null)[], from: string, to: string): readonly Flight[] =>
  cards.map((card) => ({ card, from, to }));

const hidden = (count: number): readonly null[] => Array.from({ length: count }, () => null);

export function flightsOf(event: Event): readonly Flight[] {
  switch (event.kind) {
    case 'cardsDrawn':
      return each(event.cards ?? hidden(event.count), `deck-${event.seat}`, `hand-${event.seat}`);
    case 'handDiscarded':
      return each(event.spells, `hand-${event.seat}`, `pile-${event.seat}`);
    case 'cardsReturned':
      return each(event.cards ?? hidden(event.count), `retained-${event.seat}`, `hand-${event.seat}`);
    case 'spellPrepared':
      return each(event.cards ?? [null], `hand-${event.seat}`, `slots-${event.seat}`);
    case 'preparedReplaced':
      return each([event.card], `slots-${event.seat}`, `pile-${event.seat}`);
    case 'spellCast':
      return each([event.card], `${event.slot === null ? 'hand' : 'slots'}-${event.seat}`, 'acting');
    case 'summoned':
      return event.by === 'effect' && event.target.card !== null
        ? each([event.target.card], `pile-${event.target.seat}`, zoneOf(event.target))
        : each([event.target.card], 'acting', zoneOf(event.target));
    case 'enchantmentEntered':
    case 'auraEntered':
      return each([event.card], 'acting', `area-${event.seat}`);
    case 'toDiscard':
      return event.from === 'cast' || event.from === 'unplaced'
        ? each([event.card], 'acting', `pile-${event.seat}`)
        : [];
    case 'spellBought':
      return each([event.card], `market-${event.tier}`, `pile-${event.seat}`);
    case 'crystalBought':
      return each([crystalOf(event.colour)], `market-crystals`, `pile-${event.seat}`);
    case 'crystalGained':
      return each([crystalOf(event.colour)], `market-crystals`, `${event.into}-${event.seat}`);
    default:
      return [];
  }
}

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

const rise = (target: Pick<Ref, 'seat' | 'id'>, change: number, sign = ''): Rise => ({
  zone: zoneOf(target),
  text: `${signed(change)}${sign}`,
  tone: change > 0 ? 'good' : 'bad',
});

export function risesOf(event: Event): readonly Rise[] {
  switch (event.kind) {
    case 'damageDealt':
      return event.amount === 0
        ? [{ zone: zoneOf(event.target), text: '0', tone: 'good' }]
        : [rise(event.target, -event.amount)];
    case 'healed':
      return event.amount === 0 ? [] : [rise(event.target, event.amount)];
    case 'hpChanged':
      return event.by === 0 ? [] : [rise(event.target, event.by)];
    case 'attackChanged':
      return event.by === 0 ? [] : [rise(event.target, event.by, '⚔')];
    case 'expGained':
      return [{ zone: `purse-${event.seat}`, text: '+1', tone: 'good' }];
    default:
      return [];
  }
}
