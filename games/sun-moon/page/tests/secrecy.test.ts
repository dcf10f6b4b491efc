// What does the worker of a match of Sun & Moon tell the page? Nothing of the other's hand, deck or announcements.

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
import { sunMoon } from './strategy.ts';

const open = pagesOfThisFile();
const ME: Seat = 0;
const FOE: Seat = 1;
const SECRETS = ['hand', 'knownAt', 'aside', 'list', 'unseen'] as const;

const places = new Map(boxCards.map(([id], place) => [id, place]));
/** As they come in the box: then nothing is told of any order. */
const isSorted = (cards: unknown): boolean =>
  Array.isArray(cards) &&
  cards.every((card, at) => at === 0 || (places.get(cards[at - 1]) ?? 0) <= (places.get(card) ?? 0));

/** What a view gives away that it must not. */
function givenAway({ players, announcement, options, decision }: Told): readonly string[] {
  const [own, other] = Array.isArray(players) ? players : [];
  return [
    ...SECRETS.filter((name) => other[name] !== null),
    ...(isSorted(own.unseen) ? [] : ['the order of the own deck']),
    ...(isRecord(announcement) && announcement.seat !== ME ? ['an announcement'] : []),
    ...(isRecord(decision) && decision.seat !== ME ? ['what the other can do'] : []),
    ...(isRecord(options) && ('deckA' in options || 'deckB' in options) ? ['a deck'] : []),
  ];
}

test('Through a whole match the worker tells the page nothing that is the other’s alone', async () => {
  const kept = keptAs(newMatch('talk'), AGAINST_BOT);
  const page = await open({ kept, at: 'match/test', before: noteTalk });
  await playOn(page, mouse(page), () => false, sunMoon);
  const heard = await heardBy(page);
  const views = [...within(heard)].filter(({ game, players }) => game === 'sun-moon' && Array.isArray(players));
  expect(views.length).toBeGreaterThan(50);
  expect(new Set(views.map(({ viewer }) => viewer))).toEqual(new Set([ME]));
  expect(new Set(views.flatMap(givenAway))).toEqual(new Set());
  const told = [...within(heard)].filter(({ seat, cards }) => seat === FOE && cards !== undefined);
  expect(told.filter(({ cards }) => cards !== null)).toEqual([]);
  // And there was something to hide.
  const { events } = await truthOf(page);
  const hidden = events.filter((event) => event.kind === 'drew' && event.seat === FOE && event.cards !== null);
  expect(hidden.length).toBeGreaterThan(2);
});
