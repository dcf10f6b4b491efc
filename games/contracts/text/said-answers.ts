// How is an answer of Contracts said beside its table? With the names of the Creatures that it points at.

import { other, type Seat } from '@duello/kernel';
import { answerSayer } from '@duello/language';
import { QUESTIONS, type QuestionName } from '../rules/state/frames.ts';
import { readOption, type Spot } from '../rules/state/option-keys.ts';
import type { View } from '../rules/view/view-types.ts';
import { words } from './all.ts';

function thingsMeant({ players }: View, seat: Seat, question: QuestionName, key: string): readonly string[] {
  const at = (side: Seat, spot: Spot): readonly string[] => {
    const creature = spot === 'player' ? undefined : players[side].line[spot - 1];
    return creature === undefined ? [] : [creature.card];
  };
  const one = (thing: { readonly card: string } | null): readonly string[] => (thing === null ? [] : [thing.card]);
  const option = readOption(question, key);
  switch (option.word) {
    case 'attack':
      return [...at(seat, option.attacker), ...at(other(seat), option.target)];
    case 'magnetize':
      return at(seat, option.place);
    case 'orb':
      return [...one(players[seat].orb), ...at(other(seat), option.target)];
    case 'rune':
      return one(players[seat].rune);
    case 'target':
      return at(option.side === 'own' ? seat : other(seat), option.spot);
    default:
      return 'card' in option ? [option.card] : [];
  }
}

export const sayAnswer = answerSayer({ words, questions: QUESTIONS, thingsMeant });
