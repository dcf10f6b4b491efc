// How does a Creature stand beyond its face? In a few words a line, for who looks closely or listens.

import type { CreatureView, Words } from '../../index.ts';
import type { Say } from '../words/use-words.ts';

const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);
const pair = ({ attack, health }: { readonly attack: number; readonly health: number }): string | null =>
  attack === 0 && health === 0 ? null : `${signed(attack)}/${signed(health)}`;

export function factsOf(creature: CreatureView, words: Words, t: Say): readonly string[] {
  const { statuses, faded, spent, isNew, damage, gained, turn, given } = creature;
  const change = (key: 'contracts.gained' | 'contracts.thisTurn' | 'contracts.given', value: string | null) =>
    value === null ? [] : [t(key, { change: value })];
  return [
    ...statuses.map((status) => words.terms[status].name),
    ...(faded ? [t('contracts.faded')] : []),
    ...(damage > 0 ? [t('contracts.hurt', { n: damage })] : []),
    ...change('contracts.gained', pair(gained)),
    ...change('contracts.thisTurn', pair(turn)),
    ...change('contracts.given', pair(given)),
    ...(spent ? [t('contracts.spent')] : isNew ? [t('contracts.new')] : []),
  ];
}
