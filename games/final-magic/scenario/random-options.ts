// Which options might somebody choose? Any mix of all switches, sometimes with cards of the match's own; for fuzzing.

import { below, type Json, type Rng } from '@duello/kernel';
import { pick, randomSwitches } from '@duello/language';
import { boxCards } from '../cards/box/catalogue.ts';
import { randomBlast, randomCard, randomDoom } from '../cards/custom/random-card.ts';
import { type CardId, ELEMENTS, type Element } from '../cards/vocabulary.ts';
import { KINDS_PER_ELEMENT } from '../rules/state/numbers.ts';
import { DEFAULT_LIMIT, SWITCHES, spellsOf } from '../rules/state/options.ts';
import { presets } from '../rules/state/presets.ts';

const MOST_CARDS = 4;
/** In one match of so many, ties and sudden death are likely. */
const DOOM_ONCE_IN = 5;
/** In one of so many, numbers grow beyond all bounds. */
const BLAST_ONCE_IN = 8;

export function randomOptions(rng: Rng): Json {
  const options = randomSwitches(rng, SWITCHES);
  options.roundLimit = pick(rng, [DEFAULT_LIMIT, DEFAULT_LIMIT, '8/4', '20/1', 'off']);
  const own: CardId[] =
    below(rng, 4) === 0 ? ['ownOne', 'ownTwo', 'ownThree', 'ownFour'].slice(0, 1 + below(rng, MOST_CARDS)) : [];
  const known = [...boxCards.keys(), ...own];
  const cards = Object.fromEntries(own.map((id) => [id, randomCard(rng, known)]));
  if (below(rng, DOOM_ONCE_IN) === 0) cards.doom = randomDoom(rng);
  const blast = below(rng, BLAST_ONCE_IN) === 0 ? pick(rng, ELEMENTS) : null;
  if (blast !== null) Object.assign(cards, randomBlast(rng, blast));
  if (Object.keys(cards).length > 0) options.cards = cards;
  options.supply =
    blast === null
      ? randomSupply(rng)
      : { ...randomPiles(rng), [blast]: ['blast', ...randomPile(rng, blast, KINDS_PER_ELEMENT - 1)] };
  return options;
}

function randomSupply(rng: Rng): Json {
  if (below(rng, 3) > 0) return 'random';
  if (below(rng, 2) === 0) return pick(rng, Object.keys(presets));
  return randomPiles(rng);
}

const randomPiles = (rng: Rng): { readonly [element: string]: Json } =>
  Object.fromEntries(ELEMENTS.map((element) => [element, randomPile(rng, element, KINDS_PER_ELEMENT)]));

/** So many different spells of the box of one element. */
function randomPile(rng: Rng, element: Element, count: number): readonly CardId[] {
  const left = [...spellsOf(element, {})];
  return Array.from({ length: count }, () => left.splice(below(rng, left.length), 1)[0]);
}
