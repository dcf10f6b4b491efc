// How does a summoning stand beyond its face? In a few words a line, for who looks closely or listens.

import type { SummoningView, Words } from '../../index.ts';
import type { Say } from '../words/use-words.ts';
import type { Faces } from './faces.ts';

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const pair = ({ attack, defense }: { readonly attack: number; readonly defense: number }): string | null =>
  attack === 0 && defense === 0 ? null : `${signed(attack)}/${signed(defense)}`;

export function factsOf(
  summoning: SummoningView,
  words: Words,
  faces: Pick<Faces, 'nameOf'>,
  t: Say,
  nameOfSeat: (seat: 0 | 1) => string,
): readonly string[] {
  const { tapped, damage, turn, given, traits, enchantments } = summoning;
  const [now, worn] = [pair(turn), pair(given)];
  return [
    ...(tapped ? [t('sunMoon.tapped')] : []),
    ...traits.map((trait) =>
      turn.traits.includes(trait) ? t('sunMoon.thisTurn', { change: words.traits[trait] }) : words.traits[trait],
    ),
    ...(damage > 0 ? [t('sunMoon.hurt', { n: damage })] : []),
    ...(now === null ? [] : [t('sunMoon.thisTurn', { change: now })]),
    ...(worn === null ? [] : [t('sunMoon.given', { change: worn })]),
    ...enchantments.map(({ card, seat }) =>
      t('sunMoon.enchantedBy', { name: faces.nameOf(card), who: nameOfSeat(seat) }),
    ),
  ];
}
