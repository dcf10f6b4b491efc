// Which options might somebody choose? Any mix of all switches, sometimes with spells of the match's own; for fuzzing.

import { below, type Json, type Rng } from '@duello/kernel';
import { pick, randomSwitches } from '@duello/language';
import { MOST_ADDED } from '../cards/custom/custom-cards.ts';
import { randomCard, randomLoopingCards } from '../cards/custom/random-card.ts';
import { SWITCHES } from '../rules/state/options.ts';

const MOST_CARDS = 6;
/** One match in so many brings spells of its own, and one of those in so many spells that set each other off. */
const OWN_ONCE_IN = 2;
const LOOPING_ONCE_IN = 4;

export function randomOptions(rng: Rng): Json {
  const options = randomSwitches(rng, SWITCHES);
  if (options.start === 'draft') {
    options.classA = 'any';
    options.classB = 'any';
  }
  if (options.classA === options.classB && options.classA !== 'any') options.mirror = 'on';
  options.roundLimit = pick<Json>(rng, [50, 50, 1 + below(rng, 20), 'off']);
  if (below(rng, OWN_ONCE_IN) === 0) options.cards = randomCards(rng);
  return options;
}

function randomCards(rng: Rng): Json {
  if (below(rng, LOOPING_ONCE_IN) === 0) return randomLoopingCards(rng);
  const count = 1 + below(rng, MOST_CARDS);
  const copies = Math.min(4, Math.floor(MOST_ADDED / count));
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`own${index}`, randomCard(rng, copies)]));
}
