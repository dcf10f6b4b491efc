// What does something cost, as a sign? Fatigue as a moon with its number, tapping as an arrow.

import type { Seat } from '@duello/kernel';
import type { Pip } from '@duello/table';
import { type Ability, HARDEN, SKILL_NAMES, type SkillName, type View } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';
import { inPlay } from './in-play.ts';

/** What the four skills and Harden cost; the rest stands on the cards. */
const SKILL_PRICES: Readonly<Record<SkillName, Ability['price']>> = {
  inspire: { fatigue: 0, fatigueX: 2, discardX: 0, tap: false },
  medicate: { fatigue: 0, fatigueX: 1, discardX: 0, tap: false },
  ponder: { fatigue: 0, fatigueX: 2, discardX: 0, tap: false },
  meditate: { fatigue: 0, fatigueX: 0, discardX: 2, tap: false },
};
const HARDEN_PRICE: Ability['price'] = { fatigue: 0, fatigueX: 1, discardX: 0, tap: false };

export const skillPrice = (skill: SkillName): Ability['price'] => SKILL_PRICES[skill];

interface Known {
  readonly view: View;
  readonly mine: Seat;
  readonly faces: Pick<Faces, 'card'>;
}

/** The ability that `use:own:2.1` means, for who knows its card; Harden is everybody's. */
export function abilityOf(key: string, { view, mine, faces }: Known): Ability | null {
  const dot = key.lastIndexOf('.');
  const number = key.slice(dot + 1);
  if (number === 'harden') return { price: HARDEN_PRICE, modes: [] };
  const found = inPlay(view, mine, key.slice('use:'.length, dot));
  const id = found === null ? '' : found.kind === 'summoning' ? found.summoning.card : found.enchantment.card;
  return faces.card(id)?.abilities[Number(number) - 1] ?? null;
}

/** The price of something in the chain or announced, by its number. */
export function priceAt(
  what: string,
  card: string | null,
  index: number,
  faces: Pick<Faces, 'card'>,
): Ability['price'] | null {
  if (what === 'skill') return SKILL_PRICES[SKILL_NAMES[index]];
  if (what !== 'ability' || card === null) return null;
  return index === HARDEN ? HARDEN_PRICE : (faces.card(card)?.abilities[index]?.price ?? null);
}

const times = (n: number): string => (n === 1 ? 'X' : `${n}X`);

export function pipsOf({ fatigue, fatigueX, discardX, tap }: Ability['price']): readonly Pip[] {
  const pip = (tone: string, icon: Pip['icon'], text: string): Pip => ({ tone: `sm-${tone}`, icon, text });
  return [
    ...(tap ? [pip('tap', 'clockwise-rotation', '')] : []),
    ...(fatigue > 0 ? [pip('fatigue', null, String(fatigue))] : []),
    ...(fatigueX > 0 ? [pip('fatigue', null, times(fatigueX))] : []),
    ...(discardX > 0 ? [pip('discard', 'card-discard', times(discardX))] : []),
  ];
}

export function pricePips(key: string, known: Known): readonly Pip[] {
  if (key.startsWith('play:')) {
    const cost = known.faces.card(key.slice('play:'.length))?.cost ?? 0;
    return [{ tone: 'sm-fatigue', icon: null, text: String(cost) }];
  }
  const skill = SKILL_NAMES.find((name) => key === `skill:${name}`);
  if (skill !== undefined) return pipsOf(SKILL_PRICES[skill]);
  const ability = key.startsWith('use:') ? abilityOf(key, known) : null;
  return ability === null ? [] : pipsOf(ability.price);
}
