// How is an option called? By what it does, and by the name of what it means on this table.

import { other, type Seat } from '@duello/kernel';
import type { Naming as TableNaming } from '@duello/table';
import { orbHit, type QuestionName, readOption, type Spot, type View, type Words } from '../../index.ts';
import type { Faces } from '../cards/faces.ts';
import type { Key } from '../words/use-words.ts';

export type Naming = TableNaming<Words, Faces, View, Key>;

/** The name of a Creature or player, and which of several alike it is. */
function nameOf(seat: Seat, spot: Spot, { faces, view, nameOfSeat }: Naming): string {
  if (spot === 'player') return nameOfSeat(seat);
  const { line } = view.players[seat];
  const creature = line[spot - 1];
  if (creature === undefined) return String(spot);
  const name = faces.nameOf(creature.card);
  return line.filter(({ card }) => card === creature.card).length > 1 ? `${name} (${spot})` : name;
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

export function labelOf(question: QuestionName, key: string, naming: Naming): string {
  const { words, faces, t, view, mine } = naming;
  const option = readOption(question, key);
  const foe = other(mine);
  switch (option.word) {
    case 'target': {
      const name = nameOf(option.side === 'own' ? mine : foe, option.spot, naming);
      return t('contracts.targetOf', { name, side: option.spot === 'player' ? 'other' : option.side });
    }
    case 'place':
      return question === 'place' ? placeLabel(option.place, naming) : words.option(question, key, faces.nameOf);
    case 'attack':
      return t('contracts.attackOn', { name: nameOf(foe, option.target, naming) });
    case 'orb':
      return t('contracts.orbOn', { name: nameOf(foe, option.target, naming), n: orbHit(view, mine, option.target) });
    default:
      return words.option(question, key, faces.nameOf);
  }
}
