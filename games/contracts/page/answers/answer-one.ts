// How is a question with one answer answered? By pressing what is meant, on the table or in the prompt.

import { answerOne, type Pip } from '@duello/table';
import type { QuestionName } from '../../index.ts';
import { isColour, SIGNS } from '../cards/mana.ts';
import type { Answering, Asked } from './answering.ts';
import { labelOf } from './labels.ts';
import { choicesOf } from './target-ids.ts';

/** The colours that an option is about, as pips. */
function pipsIn(question: QuestionName, key: string): readonly Pip[] {
  if (!['colour', 'swap', 'extractor', 'lighten'].includes(question)) return [];
  return key
    .split('>')
    .filter(isColour)
    .map((colour) => ({ tone: colour, icon: SIGNS[colour], text: '' }));
}

/** What declines or keeps: said last, and quietly. */
const QUIET: readonly string[] = ['keep', 'no'];

export const answerOption = (asked: Asked): Answering => {
  const { question, decision } = asked;
  const answering = answerOne(asked, choicesOf(question, decision), (one) => ({
    label: labelOf(question, one, asked),
    kind: QUIET.includes(one.key) ? 'quiet' : 'act',
    pips: pipsIn(question, one.key),
  }));
  return { ...answering, spending: [] };
};
