// How are several things chosen? Cards of the hand on the table, mana in the prompt; all are sent together.

import { type Answering, answerSome, clearOption, copyPicked, countOf, isFree, type PromptOption } from '@duello/table';
import { isColour, pipOf } from '../cards/mana.ts';
import type { Asked } from './answering.ts';
import { choicesOf } from './target-ids.ts';

/** Mana is chosen in the prompt: one press for each, and the last one sends. */
function manaOptions(asked: Asked): readonly PromptOption[] {
  const { question, decision, picks, pick, send, words, faces } = asked;
  const { min, max, options } = decision;
  const add = (key: string): void => {
    const next = [...picks, key];
    if (next.length === max && min === max) send({ picks: next });
    else pick(next);
  };
  const colours = options.map(({ key }): PromptOption => {
    const taken = countOf(picks, key);
    return {
      key,
      label: `${words.option(question, key, faces.nameOf)}${taken > 0 ? ` ×${taken}` : ''}`,
      kind: 'act',
      pips: isColour(key) ? [pipOf(key)] : [],
      disabled: !isFree(asked, key),
      run: () => add(key),
    };
  });
  return picks.length > 0 ? [...colours, clearOption(asked)] : colours;
}

export function answerSeveral(asked: Asked): Answering {
  const { question, decision, picks, me, t } = asked;
  const values = { n: picks.length, due: decision.min, most: decision.max };
  const answering = answerSome(asked, choicesOf(question, decision), {
    sends: t(question === 'retain' ? 'battleground.retain' : 'table.chosen', values),
    picked: (targetId, key) => copyPicked(targetId, key, picks, me.hand),
  });
  return question === 'mana' ? { ...answering, options: manaOptions(asked) } : answering;
}
