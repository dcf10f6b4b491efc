// What does the worker of a match of Battleground tell the page? Nothing of the other's hand, prepared spells or any order of a deck.

import type { Seat } from '@duello/kernel';
import {
  AGAINST_BOT,
  heardBy,
  isRecord,
  keptAs,
  mouse,
  noteTalk,
  pagesOfThisFile,
  playOn,
  type Told,
  within,
} from '@duello/web/for-tests';
import { expect, test } from 'vitest';
import { boxCards } from '../../index.ts';
import { newMatch } from './begin.ts';
import { truthOf } from './positions.ts';
import { battleground } from './strategy.ts';

const open = pagesOfThisFile();
const ME: Seat = 0;
const SECRETS = ['hand', 'retained', 'drawn'] as const;

const places = new Map(boxCards.map(([id], place) => [id, place]));
/** As they come in the box: then nothing is told of any order. */
const isSorted = (cards: unknown): boolean =>
  Array.isArray(cards) &&
  cards.every((card, at) => at === 0 || (places.get(cards[at - 1]) ?? 0) <= (places.get(card) ?? 0));

/** What a view gives away that it must not. */
function givenAway({ players, market }: Told): readonly string[] {
  const [own, other] = Array.isArray(players) ? players : [];
  const slots: readonly unknown[] = other.prepared;
  const decks: readonly Told[] = Array.isArray(market) ? market : [];
  return [
    ...SECRETS.filter((name) => other[name] !== null),
    ...(slots.some((slot) => isRecord(slot) && slot.card !== null) ? ['prepared'] : []),
    ...(isSorted(other.unseen) ? [] : ['the order of the other deck']),
    ...(isSorted(own.unseen) ? [] : ['the order of the own deck']),
    ...decks.flatMap(({ unseen, deck, deckSize }, tier) => [
      ...(isSorted(unseen) ? [] : [`the order of tier ${tier + 1}`]),
      ...(Array.isArray(deck) && deck.length !== deckSize ? [`part of the deck of tier ${tier + 1}`] : []),
    ]),
  ];
}

test('Through a whole match the worker tells the page nothing that is the other’s alone', async () => {
  const options = { start: 'quick', firstPlayer: 'A', lanes: 3, rows: 4, roundLimit: 4 };
  const kept = keptAs(newMatch('talk', options), AGAINST_BOT);
  const page = await open({ kept, at: 'match/test', before: noteTalk });
  await playOn(page, mouse(page), () => false, battleground);
  const heard = await heardBy(page);
  const views = [...within(heard)].filter(({ game, players }) => game === 'battleground' && Array.isArray(players));
  expect(views.length).toBeGreaterThan(50);
  expect(new Set(views.map(({ viewer }) => viewer))).toEqual(new Set([ME]));
  // At the end a match lies open no more than before.
  expect(new Set(views.flatMap(givenAway))).toEqual(new Set());
  const told = [...within(heard)].filter(({ seat, cards }) => seat === 1 - ME && cards !== undefined);
  expect(told.filter(({ cards }) => cards !== null)).toEqual([]);
  // And there was something to hide.
  const { events } = await truthOf(page);
  const hidden = events.filter(
    (event) => 'seat' in event && event.seat === 1 - ME && 'cards' in event && event.cards !== null,
  );
  expect(hidden.length).toBeGreaterThan(3);
});
