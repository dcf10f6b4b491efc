// Which options might somebody choose? Any mix of all switches, sometimes with cards of the match's own; for fuzzing.

import { below, type Json, type Rng } from '@duello/kernel';
import { boxCards } from './cards/catalogue.ts';
import { type CardId, ELEMENTS } from './effects.ts';
import { KINDS_PER_ELEMENT } from './numbers.ts';
import { DEFAULT_LIMIT, SWITCHES, spellsOf } from './options.ts';
import { presets } from './presets.ts';
import { randomCard } from './random-card.ts';

const MOST_CARDS = 4;
const pick = <T>(rng: Rng, list: readonly T[]): T => list[below(rng, list.length)];

export function randomOptions(rng: Rng): Json {
  const options: Record<string, Json> = {};
  for (const [name, values] of Object.entries(SWITCHES)) options[name] = pick<string | number>(rng, values);
  options.roundLimit = pick(rng, [DEFAULT_LIMIT, DEFAULT_LIMIT, '8/4', '20/1', 'off']);
  const own: CardId[] =
    below(rng, 4) === 0 ? ['ownOne', 'ownTwo', 'ownThree', 'ownFour'].slice(0, 1 + below(rng, MOST_CARDS)) : [];
  const known = [...boxCards.keys(), ...own];
  const cards = Object.fromEntries(own.map((id) => [id, randomCard(rng, known)]));
  if (own.length > 0) options.cards = cards;
  options.supply = randomSupply(rng);
  return options;
}

function randomSupply(rng: Rng): Json {
  if (below(rng, 3) > 0) return 'random';
  if (below(rng, 2) === 0) return pick(rng, Object.keys(presets));
  return Object.fromEntries(
    ELEMENTS.map((element) => {
      const left = [...spellsOf(element, {})];
      const picks = Array.from({ length: KINDS_PER_ELEMENT }, () => left.splice(below(rng, left.length), 1)[0]);
      return [element, picks];
    }),
  );
}
