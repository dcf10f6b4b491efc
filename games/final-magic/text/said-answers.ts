// How is an answer of Final Magic said beside its table? A plan by its gems, spells and aims.

import type { Json, Seat } from '@duello/kernel';
import { answerSayer, isRecord } from '@duello/language';
import { QUESTIONS, type QuestionName } from '../rules/state/frames.ts';
import { readOption } from '../rules/state/option-keys.ts';
import type { View } from '../rules/view/view.ts';
import { words } from './all.ts';

function thingsMeant(_: View, _seat: Seat, question: QuestionName, key: string): readonly string[] {
  const option = readOption(question, key);
  return 'card' in option ? [option.card] : [];
}

const isText = (input: unknown): input is string => typeof input === 'string';
const textsIn = (input: unknown): readonly string[] => (Array.isArray(input) ? input.filter(isText) : []);

/** What gives mana first, then the spells in their order; or what counters are aimed at. */
function planKeys(plan: Json): readonly string[] {
  if (!isRecord(plan)) return [];
  const spells: readonly unknown[] = Array.isArray(plan.spells) ? plan.spells : [];
  return [
    ...textsIn(plan.gems).map((card) => `gem:${card}`),
    // What is fed to nothing is written by its name alone.
    ...spells
      .map((spell) => (isRecord(spell) ? spell.cast : spell))
      .filter(isText)
      .map((spell) => `cast:${spell}`),
    ...textsIn(plan.aims),
  ];
}

export const sayAnswer = answerSayer({ words, questions: QUESTIONS, thingsMeant, planKeys });
