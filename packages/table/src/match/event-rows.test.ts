import type { Seat } from '@duello/kernel';
import { expect, test } from 'vitest';
import {
  cardActs,
  cardFlies,
  cardsFly,
  type EventRows,
  healthLines,
  ownTurn,
  readEvents,
  rise,
  thingActs,
  withHealth,
} from './event-rows.ts';

type Event =
  | { readonly kind: 'round'; readonly n: number; readonly seat: Seat }
  | { readonly kind: 'hit'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: string; readonly at: string | null }
  | { readonly kind: 'coin'; readonly seat: Seat }
  | { readonly kind: 'clash' }
  | { readonly kind: 'noise' };

const ROWS: EventRows<Event> = {
  round: { duration: 900, sound: ownTurn, heading: true, beginsTurn: ({ n }) => n > 1, round: ({ n }) => n },
  hit: {
    sound: 'hit',
    rises: ({ seat, left }) => rise(`player-${seat}`, -left),
    healths: ({ seat, left }, before) => withHealth(before, seat, left),
  },
  card: {
    duration: 200,
    spotlight: ({ seat, card, at }) => cardActs(seat, card, ...(at === null ? [] : [at])),
  },
  coin: { duration: 200, spotlight: ({ seat }) => ({ ...cardActs(seat, 'coin'), isFamiliar: true }) },
  clash: { duration: 200, spotlight: () => thingActs(null, 'slot-1', 'slot-2') },
  noise: {},
};
const events = readEvents<Event>(ROWS);
const round = (n: number, seat: Seat = 0): Event => ({ kind: 'round', n, seat });
const hit = (seat: Seat, left: number): Event => ({ kind: 'hit', seat, left });

test('what a row leaves out does not happen', () => {
  const noise: Event = { kind: 'noise' };
  expect(events.duration(noise, 0)).toBe(0);
  expect(events.soundOf(noise, 0)).toBeNull();
  expect(events.flightsOf(noise)).toEqual([]);
  expect(events.risesOf(null)).toEqual([]);
  expect(events.isHeading(noise) || events.isEssential(noise) || events.beginsTurn(noise)).toBe(false);
  expect(events.namesCards(noise)).toBe(true);
  expect(events.healthsAfter(noise, [3, 4])).toEqual([3, 4]);
});

test('a column is a value or a function of the event', () => {
  expect(events.soundOf(hit(0, 1), 1)).toBe('hit');
  expect(events.soundOf(round(1, 1), 1)).toBe('turn');
  expect(events.soundOf(round(1, 1), 0)).toBeNull();
  expect([round(1), round(2)].map(events.beginsTurn)).toEqual([false, true]);
  expect(events.risesOf(hit(1, 2))).toEqual([{ zone: 'player-1', text: '−2', tone: 'bad' }]);
});

test('a health line has the health at the end of each round, and that of the round that runs', () => {
  const all = [round(1), hit(1, 8), round(1, 1), round(2), hit(0, 5), hit(1, 6)];
  expect(healthLines(all, events, [10, 10])).toEqual([
    [10, 10, 5],
    [10, 8, 6],
  ]);
});

test('cards fly between zones of their seat, as backs where they are hidden', () => {
  expect(cardFlies('hand-*', 'acting')({ seat: 1, card: 'a' })).toEqual([{ card: 'a', from: 'hand-1', to: 'acting' }]);
  const draw = cardsFly('deck-*', 'hand-*', 2);
  expect(draw({ seat: 0, count: 3, cards: null })).toEqual([
    { card: null, from: 'deck-0', to: 'hand-0' },
    { card: null, from: 'deck-0', to: 'hand-0' },
  ]);
});

test('whoever did something is not shown it, whoever looks on is, and has the time for it', () => {
  const card = (at: string | null): Event => ({ kind: 'card', seat: 1, card: 'a', at });
  expect(events.spotlightOf(card(null), 1)).toBeNull();
  expect(events.spotlightOf(card('slot-3'), 0)).toEqual({ seat: 1, card: 'a', aims: [{ from: null, to: 'slot-3' }] });
  expect(events.spotlightOf(card(null), 'watcher')).not.toBeNull();
  expect(events.spotlightOf({ kind: 'noise' }, 0)).toBeNull();
  expect(events.duration(card(null), 1)).toBe(200);
  // A card takes longer to read than an arrow to follow; what happens by itself takes the time it takes.
  expect(events.duration(card(null), 0)).toBeGreaterThan(events.duration(card('slot-3'), 0));
  expect(events.duration(card('slot-3'), 0)).toBeGreaterThan(200);
  expect([0, 1].map((seat) => events.spotlightOf({ kind: 'clash' }, seat === 0 ? 0 : 1)?.aims.length)).toEqual([1, 1]);
  expect(events.duration({ kind: 'clash' }, 0)).toBe(200);
  // What everybody knows is shown, and not waited for.
  expect(events.spotlightOf({ kind: 'coin', seat: 1 }, 0)?.card).toBe('coin');
  expect(events.duration({ kind: 'coin', seat: 1 }, 0)).toBe(200);
});
