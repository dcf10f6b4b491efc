// How is an option called? By what it does, and by the name of what it means on this table.

import { other } from '@duello/kernel';
import type { Act, Naming as TableNaming, TargetId } from '@duello/table';
import type { QuestionName, View, Words } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';
import type { Key } from '../words/use-words.ts';

export type Naming = TableNaming<Words, Faces, View, Key>;

/** The name of a Creature or player, and which of several alike it is. */
export function nameOf(targetId: TargetId, { faces, view, mine, nameOfSeat }: Naming): string {
  const [side, spot] = targetId.split(':');
  const seat = side === 'own' ? mine : other(mine);
  if (spot === 'player') return nameOfSeat(seat);
  const { line } = view.players[seat];
  const creature = line[Number(spot) - 1];
  if (creature === undefined) return targetId;
  const name = faces.nameOf(creature.card);
  return line.filter(({ card }) => card === creature.card).length > 1 ? `${name} (${spot})` : name;
}

/** What using the Orb on this thing does, and what it costs its owner. */
function orbHit(targetId: TargetId, { view, mine }: Naming): number {
  const foe = view.players[other(mine)];
  const spot = targetId.split(':')[1];
  const health = spot === 'player' ? foe.health : (foe.line[Number(spot) - 1]?.health ?? 0);
  return Math.max(0, Math.min(health, view.players[mine].orb?.attack ?? 0));
}

/** Where a Creature would stand: at an end, or between which two. */
function placeLabel(place: number, naming: Naming): string {
  const { t, view, mine, faces } = naming;
  const { line } = view.players[mine];
  if (line.length === 0) return t('contracts.placeOnly');
  if (place === 1) return t('contracts.placeLeft');
  if (place > line.length) return t('contracts.placeRight');
  return t('contracts.placeBetween', {
    left: faces.nameOf(line[place - 2].card),
    right: faces.nameOf(line[place - 1].card),
  });
}

export function labelOf(question: QuestionName, { key, to }: Act, naming: Naming): string {
  const { words, faces, t } = naming;
  if (question === 'target') {
    const side = key.startsWith('own') && !key.endsWith('player') ? 'own' : 'other';
    return t('contracts.targetOf', { name: nameOf(key, naming), side });
  }
  if (question === 'place') return placeLabel(Number(key), naming);
  if (to !== null && key.startsWith('attack:')) return t('contracts.attackOn', { name: nameOf(to, naming) });
  if (to !== null && key.startsWith('orb:')) {
    return t('contracts.orbOn', { name: nameOf(to, naming), n: orbHit(to, naming) });
  }
  return words.option(question, key, faces.nameOf);
}
