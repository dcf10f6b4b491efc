// How is an answer of Sun & Moon said beside its table? With the names of the cards in play that it points at.

import { other, type Seat } from '@duello/kernel';
import { answerSayer } from '@duello/language';
import { QUESTIONS, type QuestionName } from '../rules/state/frames.ts';
import { readOption, type Spot, spotOf } from '../rules/state/option-keys.ts';
import type { View } from '../rules/view/view-types.ts';
import { words } from './all.ts';

function cardAt({ players }: View, seat: Seat, { side, place, enchantment }: Spot): string | null {
  if (place === null) return null;
  const summoning = players[side === 'own' ? seat : other(seat)].summonings[place - 1];
  const shown = enchantment === null ? summoning : summoning?.enchantments[enchantment - 1];
  return shown?.card ?? null;
}

function thingsMeant(view: View, seat: Seat, question: QuestionName, key: string): readonly string[] {
  const option = readOption(question, key);
  const spot = spotOf(option);
  const card = spot === null ? null : cardAt(view, seat, spot);
  if (card !== null) return [card];
  return 'card' in option ? [option.card] : [];
}

export const sayAnswer = answerSayer({ words, questions: QUESTIONS, thingsMeant });
