// How is a question with one answer answered? By pressing what is meant, on the table or in the prompt.

import { type Answering, answerOne, type Pip } from '@duello/table';
import type { QuestionName } from '../../index.ts';
import { isColour, pipOf } from '../cards/mana.ts';
import type { Asked } from './answering.ts';
import { labelOf } from './labels-one.ts';
import { choicesOf } from './target-ids.ts';

const pipsIn = (question: QuestionName, key: string): readonly Pip[] =>
  question === 'crystal' && isColour(key) ? [pipOf(key)] : [];

/** What declines: said quietly. */
const QUIET: readonly string[] = ['no', 'defend'];

export const answerOption = (asked: Asked): Answering => {
  const { question, decision } = asked;
  return answerOne(asked, choicesOf(question, decision), ({ key }) => ({
    label: labelOf(question, key, asked),
    kind: QUIET.includes(key) ? 'quiet' : 'act',
    pips: pipsIn(question, key),
  }));
};
