// Which options might somebody choose? Any mix of all switches and decks, sometimes with custom contracts; for fuzzing.

import { below, type Json, type Rng } from '@duello/kernel';
import { pick, randomSwitches } from '@duello/language';
import { boxCards } from '../cards/box/catalogue.ts';
import { MOST_ADDED } from '../cards/custom/custom-cards.ts';
import { randomCard, randomLoopingCards, randomToken } from '../cards/custom/random-card.ts';
import { DECK_IDS, SWITCHES } from '../rules/state/options.ts';

const MOST_CARDS = 6;
/** One match in so many brings custom contracts, and one of those in so many contracts that set each other off without end. */
const CUSTOM_ONCE_IN = 2;
const LOOPING_ONCE_IN = 4;
const boxTokens = boxCards.filter(([, { token }]) => token).map(([id]) => id);

export function randomOptions(rng: Rng): Json {
  const options = randomSwitches(rng, SWITCHES);
  options.deckA = pick(rng, DECK_IDS);
  options.deckB = pick(
    rng,
    DECK_IDS.filter((id) => options.allowMirror === 'on' || id !== options.deckA),
  );
  if (below(rng, CUSTOM_ONCE_IN) === 0) options.cards = randomCards(rng);
  return options;
}

function randomCards(rng: Rng): Json {
  if (below(rng, LOOPING_ONCE_IN) === 0) return randomLoopingCards(rng);
  const tokens = [...boxTokens, 'ownToken'];
  const count = 1 + below(rng, MOST_CARDS);
  const copies = Math.min(4, Math.floor(MOST_ADDED / count));
  const cards = Array.from({ length: count }, (_, index) => [`own${index}`, randomCard(rng, tokens, copies)]);
  return { ownToken: randomToken(rng, tokens), ...Object.fromEntries(cards) };
}
