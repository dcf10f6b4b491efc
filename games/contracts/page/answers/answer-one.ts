// How is a question with one answer answered? By pressing what is meant, on the table or in the prompt.

import { answerOne, type Pip, type PromptOption } from '@duello/table';
import { type Colour, drawCost, elementNeeds, guardCost, type Option, readOption } from '../../index.ts';
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

/** How an option stands out: what costs health never does, nor what could cost the last of it. */
function prominence(option: Option, key: string, { view, mine, t }: Asked): Pick<PromptOption, 'kind' | 'note'> {
  const { health } = view.players[mine];
  const guard = guardCost(view, mine);
  const isDeadly = guard >= health;
  switch (option.word) {
    case 'active':
      return { kind: isDeadly ? 'quiet' : 'act', note: t('contracts.guardCosts', { n: guard, health }) };
    case 'resting':
      return { kind: isDeadly ? 'act' : 'quiet' };
    case 'colour': {
      const { hand, deck } = elementNeeds(view, mine)[option.colour];
      const isNeeded = hand + deck > 0;
      const note = isNeeded ? t('contracts.elementNeeded', { hand, deck }) : t('contracts.elementIdle');
      return { kind: isNeeded ? 'act' : 'quiet', note };
    }
    case 'draw':
    case 'special': {
      const { damage, burnouts } = drawCost(view, mine, option);
      return { kind: damage + burnouts > 0 ? 'quiet' : 'act' };
    }
    default:
      return { kind: QUIET.includes(key) ? 'quiet' : 'act' };
  }
}

export const answerOption = (asked: Asked): Answering => {
  const { question, decision } = asked;
  const answering = answerOne(asked, choicesOf(question, decision), ({ key }) => {
    const option = readOption(question, key);
    return { label: labelOf(question, key, asked), ...prominence(option, key, asked), pips: pipsIn(option) };
  });
  return { ...answering, spending: [] };
};
