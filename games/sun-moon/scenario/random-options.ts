// Which options might somebody choose? Any mix of all switches and decks, sometimes with cards of the match's own; for fuzzing.

import { below, type Json, type Rng, shuffle } from '@duello/kernel';
import { pick, randomSwitches } from '@duello/language';
import { readyDecks } from '../cards/box/ready-decks.ts';
import type { Card } from '../cards/card.ts';
import { MOST_ADDED, readCustomCards } from '../cards/custom/custom-cards.ts';
import { randomCard, randomLoopingCards } from '../cards/custom/random-card.ts';
import { COPY_LIMITS, DECK_CARDS } from '../cards/numbers.ts';
import type { CardId, PlayerClass } from '../cards/vocabulary.ts';
import { box, PLAYER_CLASSES, READY_DECKS } from '../rules/state/decks.ts';
import { SWITCHES } from '../rules/state/options.ts';

const MOST_CARDS = 6;
/** One match in so many brings cards of its own, and one of those in so many the nastiest that can be written. */
const OWN_ONCE_IN = 2;
const LOOPING_ONCE_IN = 4;
/** One deck in so many is a ready-made one. */
const READY_ONCE_IN = 3;

export function randomOptions(rng: Rng): Json {
  const options = randomSwitches(rng, SWITCHES);
  if (below(rng, OWN_ONCE_IN) === 0) options.cards = randomCards(rng);
  if (options.mode === 'draft') return options;
  options.classA = 'toss';
  const own = Object.entries(readCustomCards(options.cards, 'cards'));
  const classes = [pick(rng, PLAYER_CLASSES), pick(rng, PLAYER_CLASSES)];
  if (classes[0] === classes[1]) options.constructedMirror = 'allowed';
  return { ...options, deckA: randomDeck(rng, classes[0], own), deckB: randomDeck(rng, classes[1], own) };
}

type Entry = readonly [CardId, Card];

/** A ready-made deck of the class, or any legal one; whatever the match brings along is in it as often as may be. */
function randomDeck(rng: Rng, clan: PlayerClass, own: readonly Entry[]): Json {
  if (below(rng, READY_ONCE_IN) === 0) {
    return pick(
      rng,
      READY_DECKS.filter((id) => readyDecks[id].class === clan),
    );
  }
  const copies = ([id, card]: Entry): readonly CardId[] =>
    card.class === clan || card.class === 'neutral' ? Array.from({ length: COPY_LIMITS[card.rarity] }, () => id) : [];
  const pool = [...box].flatMap(copies);
  const order = pool.map((_, index) => index);
  shuffle(rng, order, 0, order.length);
  const chosen = [...own.flatMap(copies), ...order.map((index) => pool[index])].slice(0, DECK_CARDS);
  const cards: Record<CardId, number> = {};
  for (const id of chosen) cards[id] = (cards[id] ?? 0) + 1;
  return { class: clan, cards };
}

function randomCards(rng: Rng): Json {
  if (below(rng, LOOPING_ONCE_IN) === 0) return randomLoopingCards(rng);
  const count = 1 + below(rng, MOST_CARDS);
  const copies = Math.min(4, Math.floor(MOST_ADDED / count));
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`own${index}`, randomCard(rng, copies)]));
}
