// How is a question with one answer answered? Select a card, then press what to do with it; a double click does the usual.

import type { Decision } from '@duello/kernel';
import { has } from '@duello/language';
import { leftUndone, type PromptOption } from '@duello/table';
import { castDoesNothing, leftToDo } from '../../index.ts';
import { type Answering, choicesOf, defaultOf, questionOf, type Target } from './actions.ts';
import type { Asked } from './asked.ts';
import { paying } from './paying.ts';

export function answerOne(asked: Asked, decision: Decision, sendAll: (keys: readonly string[]) => void): Answering {
  const { selected, select, send, view, words, faces, t } = asked;
  const offered = choicesOf(decision);
  const purse = paying(asked, questionOf(decision));
  const choices = { ...offered, at: (target: Target) => [...offered.at(target), ...purse.at(target)] };
  const answer = (key: string): void => {
    select(null);
    const keys = purse.keysFor(key);
    if (keys === null) send({ pick: key });
    else sendAll(keys);
  };
  const option = (key: string, kind: PromptOption['kind']): PromptOption => ({
    key,
    label: purse.label(key),
    ...(castDoesNothing(view, key) ? { kind: 'quiet', note: t('table.doesNothing') } : { kind }),
    run: () => answer(key),
  });
  const options: PromptOption[] = selected === null ? [] : choices.at(selected).map(({ key }) => option(key, 'act'));
  if (purse.coinKeys.length > 1) {
    const label = t('table.allCurrency', { coins: purse.coins });
    options.push({ key: 'coins', label, kind: 'quiet', run: () => sendAll(purse.coinKeys) });
  }
  const ending = { end: leftUndone(leftToDo(view), words.left, faces.nameOf), pass: { letter: 'p' } };
  options.push(
    ...choices.free.map(({ key }) => ({ ...option(key, 'quiet'), ...(has(ending, key) ? ending[key] : {}) })),
  );
  const isSelected = ({ place, card, index }: Target): boolean =>
    selected !== null && selected.place === place && selected.card === card && selected.index === index;
  return {
    choices,
    used: {},
    options,
    press: (target) => select(isSelected(target) ? null : target),
    act(target) {
      const usual = defaultOf(choices.at(target));
      // What would do nothing says so in the prompt; there, or with the next press, it is cast all the same.
      if (usual !== null && !isSelected(target) && castDoesNothing(view, usual.key)) select(target);
      else if (usual !== null) answer(usual.key);
      return usual !== null;
    },
  };
}
