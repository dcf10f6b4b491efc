// How is an answer of Battleground said beside its table? With the names of the summons and spells that it points at.

import type { Seat } from '@duello/kernel';
import { answerSayer } from '@duello/language';
import { QUESTIONS, type QuestionName } from '../rules/state/frames.ts';
import { readOption } from '../rules/state/option-keys.ts';
import type { View } from '../rules/view/view-types.ts';
import { words } from './all.ts';

function thingsMeant(view: View, seat: Seat, question: QuestionName, key: string): readonly string[] {
  const { players, market, summons, waiting } = view;
  const option = readOption(question, key);
  switch (option.word) {
    case 'castSlot':
    case 'charge': {
      const card = players[seat].prepared[option.slot - 1]?.card ?? null;
      return card === null ? [] : [card];
    }
    case 'buy': {
      const card = market[option.tier - 1]?.row[option.place - 1];
      return card === undefined ? [] : [card];
    }
    case 'summonOn':
      return summons.filter(({ field }) => field === option.field).map(({ card }) => card);
    case 'attack':
    case 'defend':
      return summons.filter(({ id }) => id === waiting?.acting).map(({ card }) => card);
    default:
      return 'card' in option ? [option.card] : [];
  }
}

export const sayAnswer = answerSayer({ words, questions: QUESTIONS, thingsMeant });
