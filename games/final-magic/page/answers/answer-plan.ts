// How is a fight planned? Each press puts a card into the plan with the gems it needs, or takes it back; sent once.

import type { Completion } from '@duello/kernel';
import { leftUndone, type PromptOption } from '@duello/table';
import {
  addToPlan,
  type CardId,
  EMPTY_PLAN,
  gemsToAdd,
  hasEffect,
  leftToDo,
  type PlanWords,
  readOption,
  spareGemsOf,
} from '../../index.ts';
import { type Answering, choicesFrom, type Target } from './actions.ts';
import type { Asked } from './asked.ts';
import { isEmpty, shrunk, usedBy, withoutSpell } from './plan-draft.ts';

interface Planning {
  readonly plan: PlanWords;
  readonly completion: Completion | null;
  /** The place of the spell that hand cards are being fed to. */
  readonly feeder: number | null;
  setPlan(plan: PlanWords): void;
  setFeeder(index: number | null): void;
}

export function answerPlan(asked: Asked, planning: Planning): Answering {
  const { faces, words, view, t, send, select } = asked;
  const { plan, completion, feeder, setPlan, setFeeder } = planning;
  const used = usedBy(plan);
  const next = completion?.next ?? [];
  const dear = (completion?.blocked ?? []).filter(({ key }) => gemsToAdd(view, plan, key) !== null);
  const fits = (key: string): boolean => {
    const option = readOption('plan', key);
    return option.word === 'feedSpell' ? option.place - 1 === feeder : feeder === null;
  };
  const offered = choicesFrom(
    'plan',
    [...next, ...dear.map(({ key }) => key)].filter(fits),
    (completion?.blocked ?? []).filter(({ key }) => fits(key)),
  );
  const choices = {
    ...offered,
    at: (target: Target) =>
      target.used || target.place === 'own'
        ? [{ key: '', card: target.card, place: target.place, index: 0 }]
        : offered.at(target),
    free: [],
  };
  const add = (key: string): void => {
    const gems = gemsToAdd(view, plan, key)?.cards ?? [];
    setPlan(addToPlan({ ...plan, gems: [...plan.gems, ...gems] }, key));
    const option = readOption('plan', key);
    if (option.word === 'cast' && hasEffect(faces.card(option.card), 'feed')) setFeeder(plan.spells.length);
  };
  const toggle = (target: Target): boolean => {
    const { card, place, index } = target;
    if (place === 'own') {
      setPlan(index > 0 ? withoutSpell(plan, index - 1) : shrunk(plan, card, null));
      setFeeder(null);
      return true;
    }
    if (target.used) {
      const after = shrunk(plan, card, feeder);
      if (after.spells.length < plan.spells.length) setFeeder(null);
      setPlan(after);
      return true;
    }
    const [action] = offered.at(target);
    if (action !== undefined) add(action.key);
    return action !== undefined;
  };
  return {
    choices,
    used,
    options: optionsOf(asked, planning, {
      gems: spareGemsOf(view, plan).cards,
      send: () => send({ plan }),
    }),
    press: (target) => select(toggle(target) ? null : target),
    act: toggle,
  };

  function optionsOf(
    { t: say }: Asked,
    { feeder: at }: Planning,
    { gems, send: go }: { gems: readonly CardId[]; send(): void },
  ): readonly PromptOption[] {
    const options: PromptOption[] = [];
    if (at !== null) options.push({ key: 'fed', label: say('table.fed'), kind: 'act', run: () => setFeeder(null) });
    options.push({
      key: 'fight',
      label: isEmpty(plan) ? t('table.fightEmpty') : t('table.fight'),
      kind: 'quiet',
      ...leftUndone(leftToDo(view, plan), words.left, faces.nameOf),
      disabled: completion?.legal !== true,
      run: go,
    });
    if (gems.length > 0)
      options.push({
        key: 'gems',
        label: say('table.allGems'),
        kind: 'quiet',
        run: () => setPlan({ ...plan, gems: [...plan.gems, ...gems] }),
      });
    if (!isEmpty(plan)) {
      options.push({
        key: 'clear',
        label: say('table.clear'),
        kind: 'quiet',
        run() {
          setPlan(EMPTY_PLAN);
          setFeeder(null);
        },
      });
    }
    return options;
  }
}
