// How do tests write an answer? As calls that read like the move, instead of the engine's keys; for tests only.

import type { CardId } from '../cards/vocabulary.ts';
import type { SkillName } from './state/skills.ts';

/** A card in play by its place in the row, from 1, or the n-th enchantment on it; as whoever is asked sees it. */
export const own = (place: number, enchantment?: number): string => spot('own', place, enchantment);
export const enemy = (place: number, enchantment?: number): string => spot('enemy', place, enchantment);
export const ownPlayer = 'own:player';
export const enemyPlayer = 'enemy:player';

const spot = (side: 'own' | 'enemy', place: number, enchantment?: number): string =>
  `${side}:${place}${enchantment === undefined ? '' : `+${enchantment}`}`;

export const play = (card: CardId): string => `play:${card}`;
export const skill = (name: SkillName): string => `skill:${name}`;
/** The own summoning at this place attacks. */
export const attack = (place: number): string => `attack:${place}`;
/** The n-th ability of a card in play. */
export const use = (source: string, ability = 1): string => `use:${source}.${ability}`;
export const harden = (source: string): string => `use:${source}.harden`;
