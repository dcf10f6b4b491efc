// How is a question with one answer answered? By pressing what is meant, on the table or in the prompt.

import { answerOne, type Pip } from '@duello/table';
import { type Colour, type Option, readOption } from '../../index.ts';
import { SIGNS } from '../cards/mana.ts';
import type { Answering, Asked } from './answering.ts';
import { labelOf } from './labels.ts';
import { choicesOf } from './target-ids.ts';

/** The colours that an option is about. */
function coloursIn(option: Option): readonly Colour[] {
  if (option.word === 'swap') return [option.from, option.to];
  return option.word === 'colour' || option.word === 'lighten' ? [option.colour] : [];
}

const pipsIn = (option: Option): readonly Pip[] =>
  coloursIn(option).map((colour) => ({ tone: colour, icon: SIGNS[colour], text: '' }));

/** What declines or keeps: said last, and quietly. */
const QUIET: readonly string[] = ['keep', 'no'];

export const answerOption = (asked: Asked): Answering => {
  const { question, decision } = asked;
  const answering = answerOne(asked, choicesOf(question, decision), (one) => ({
    label: labelOf(question, one.key, asked),
    kind: QUIET.includes(one.key) ? 'quiet' : 'act',
    pips: pipsIn(readOption(question, one.key)),
  }));
  return { ...answering, spending: [] };
};
