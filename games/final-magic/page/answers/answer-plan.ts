// How is a fight planned? Each press puts a card into the plan with the gems it needs, or takes it back; sent once.

import type { Blocked, Completion } from '@duello/kernel';
import type { PromptOption } from '@duello/table';
import type { CardId } from '../../index.ts';
import { type Answering, choicesFrom, type Target } from './actions.ts';
import type { Asked } from './asked.ts';
import { listOf, minus, payment } from './pay.ts';
import { asWords, EMPTY, grown, isEmpty, type PlanDraft, shrunk, usedBy, withoutSpell } from './plan-draft.ts';

interface Planning {
  readonly plan: PlanDraft;
  readonly completion: Completion | null;
  /** The place of the spell that hand cards are being fed to. */
  readonly feeder: number | null;
  setPlan(plan: PlanDraft): void;
  setFeeder(index: number | null): void;
}

export function answerPlan(asked: Asked, planning: Planning): Answering {
  const { faces, me, t, send, select } = asked;
  const { plan, completion, feeder, setPlan, setFeeder } = planning;
  const used = usedBy(plan);
  const left = minus(me.hand ?? {}, used);
  const gemMana = (card: CardId): number => {
    const found = faces.card(card);
    return found?.type === 'gem' ? found.mana : 0;
  };
  const gemsFor = ({ key, reason }: Blocked): readonly CardId[] | null => {
    if (reason.code !== 'planTooDear') return null;
    const card = key.slice(key.indexOf(':') + 1);
    return payment(minus(left, { [card]: 1 }), Number(reason.values.missing), gemMana);
  };
  const next = completion?.next ?? [];
  const dear = (completion?.blocked ?? []).filter((entry) => gemsFor(entry) !== null);
  const feeding = feeder === null ? null : `feed.${feeder + 1}:`;
  const fits = (key: string): boolean => (feeding === null ? !key.startsWith('feed.') : key.startsWith(feeding));
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
    const short = dear.find((entry) => entry.key === key);
    const gems = short === undefined ? [] : (gemsFor(short) ?? []);
    setPlan(grown({ ...plan, gems: [...plan.gems, ...gems] }, key));
    const card = faces.card(key.slice(key.indexOf(':') + 1));
    if (key.startsWith('cast:') && card?.type === 'spell' && card.effects.some(({ op }) => op === 'feed'))
      setFeeder(plan.spells.length);
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
      gems: listOf(left).filter((card) => gemMana(card) > 0),
      send: () => send({ plan: asWords(plan) }),
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
      kind: at === null ? 'main' : 'quiet',
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
          setPlan(EMPTY);
          setFeeder(null);
        },
      });
    }
    return options;
  }
}
