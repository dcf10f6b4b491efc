// How is a deck drafted? A class or a neutral spell is selected, then taken; spells and crystals are counted, then sent together.

import {
  type Answering,
  byPressing,
  clearOption,
  countOf,
  isFree,
  keyAt,
  meantAffordance,
  type PromptOption,
  type TargetId,
} from '@duello/table';
import { COLOURS, type PresetId, presets } from '../../index.ts';
import type { Asked } from './answering.ts';
import { needOf, suggested } from './draft-picks.ts';
import { presetAnswer } from './presets-wished.ts';
import { choicesOf } from './target-ids.ts';

/** A copy less of something: the other half of a stepper. */
export const lessOf = (targetId: TargetId): TargetId => `less:${targetId}`;
export const presetTarget = (id: string): TargetId => `preset:${id}`;
export const SUGGESTED: TargetId = 'suggested:';

const isPreset = (id: string): id is PresetId => Object.hasOwn(presets, id);

export function answerDraft(asked: Asked): Answering {
  return asked.decision.shape === 'some' ? answerSeveral(asked) : answerSingle(asked);
}

/** A class, or a neutral spell. */
function answerSingle(asked: Asked): Answering {
  const { question, decision, selected, select, send, faces, words, t } = asked;
  const choices = choicesOf(question, decision);
  const keyOf = (targetId: TargetId): string | null => keyAt(choices, targetId);
  const act = (targetId: TargetId): boolean => {
    const key = keyOf(targetId);
    if (key !== null) send({ pick: key });
    return key !== null;
  };
  const chosen = selected === null ? null : keyOf(selected);
  const named = (key: string): string => words.option(question, key, faces.nameOf);
  const takes: readonly PromptOption[] =
    chosen === null
      ? []
      : [
          {
            key: chosen,
            label: t('battleground.take', { name: named(chosen) }),
            kind: 'main',
            run: () => send({ pick: chosen }),
          },
        ];
  // A few can be named in the prompt; seventeen can't.
  const others: readonly PromptOption[] =
    decision.options.length > 3
      ? []
      : choices.acts
          .filter(({ key }) => key !== chosen)
          .map(({ key, to }) => ({ key, label: named(key), kind: 'quiet', run: () => select(to) }));
  return {
    options: [...takes, ...others],
    ...byPressing(asked, act),
    affordanceOf: (targetId) => meantAffordance(asked, choices, targetId),
    press: (targetId) => select(selected === targetId ? null : targetId),
  };
}

/** Spells or crystals, each several times. */
function answerSeveral(asked: Asked): Answering {
  const { question, decision, picks, pick, send, me, faces, wish, t } = asked;
  const { min, max } = decision;
  const choices = choicesOf(question, decision);
  const keyOf = (targetId: TargetId): string | null => keyAt(choices, targetId);
  const take = (key: string): void => {
    if (isFree(asked, key)) pick([...picks, key]);
    else if (countOf(picks, key) > 0) pick(picks.filter((one) => one !== key));
  };
  const press = (targetId: TargetId): boolean => {
    if (targetId.startsWith('preset:')) return follow(targetId.slice('preset:'.length));
    if (targetId === SUGGESTED) {
      pick(suggested(needOf(me.unseen, faces.card), min));
      return true;
    }
    const less = targetId.startsWith('less:') ? keyOf(targetId.slice('less:'.length)) : null;
    if (less !== null) {
      const at = picks.lastIndexOf(less);
      if (at >= 0) pick(picks.toSpliced(at, 1));
      return true;
    }
    const key = keyOf(targetId);
    if (key !== null) take(key);
    return key !== null;
  };
  function follow(id: string): boolean {
    const answer = isPreset(id) ? presetAnswer(decision, id) : null;
    if (answer === null || !isPreset(id)) return false;
    wish(id);
    send(answer);
    return true;
  }
  const crystals = question === 'crystals';
  const sends: PromptOption = {
    key: 'send',
    label: t(crystals ? 'battleground.takeCrystals' : 'battleground.takeSpells', {
      n: picks.length,
      due: min,
      left: max - picks.length,
    }),
    kind: 'main',
    disabled: picks.length < min,
    run: () => send({ picks: crystals ? COLOURS.flatMap((one) => picks.filter((key) => key === one)) : picks }),
  };
  const suggests: PromptOption = {
    key: 'suggested',
    label: t('battleground.suggest'),
    kind: 'quiet',
    run: () => press(SUGGESTED),
  };
  return {
    options: [
      sends,
      ...(crystals && picks.length < min ? [suggests] : []),
      ...(picks.length > 0 ? [clearOption(asked)] : []),
    ],
    ...byPressing(asked, press),
    affordanceOf(targetId) {
      const key = keyOf(targetId);
      const picked = key === null ? 0 : countOf(picks, key);
      return { begins: false, meant: key !== null && isFree(asked, key), picked, why: null, clause: null };
    },
    // A double click is two presses already.
    act: () => false,
  };
}
