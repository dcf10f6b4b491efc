// How is a fight planned? Each press puts a card into the plan with the gems it needs, or takes it back; sent once.

import type { Blocked, Completion } from '@duello/kernel';
import type { PromptOption } from '@duello/table';
import type { CardId } from '../../index.ts';
import { type Answering, choicesFrom, type Target } from './actions.ts';
import type { Asked } from './asked.ts';
import { asWords, type Draft, EMPTY, grown, isEmpty, shrunk, usedBy, withoutSpell } from './draft.ts';
import { listOf, minus, payment } from './pay.ts';

interface Planning {
  readonly draft: Draft;
  readonly completion: Completion | null;
  /** The place of the spell that hand cards are being fed to. */
  readonly feeder: number | null;
  setDraft(draft: Draft): void;
  setFeeder(index: number | null): void;
}

export function answerPlan(asked: Asked, planning: Planning): Answering {
  const { faces, me, t, send, select } = asked;
  const { draft, completion, feeder, setDraft, setFeeder } = planning;
  const used = usedBy(draft);
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
    setDraft(grown({ ...draft, gems: [...draft.gems, ...gems] }, key));
    const card = faces.card(key.slice(key.indexOf(':') + 1));
    if (key.startsWith('cast:') && card?.type === 'spell' && card.effects.some(({ op }) => op === 'feed'))
      setFeeder(draft.spells.length);
  };
  const toggle = (target: Target): boolean => {
    const { card, place, index } = target;
    if (place === 'own') {
      setDraft(index > 0 ? withoutSpell(draft, index - 1) : shrunk(draft, card, null));
      setFeeder(null);
      return true;
    }
    if (target.used) {
      const after = shrunk(draft, card, feeder);
      if (after.spells.length < draft.spells.length) setFeeder(null);
      setDraft(after);
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
      send: () => send({ plan: asWords(draft) }),
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
      label: isEmpty(draft) ? t('table.fightEmpty') : t('table.fight'),
      kind: at === null ? 'main' : 'quiet',
      disabled: completion?.legal !== true,
      run: go,
    });
    if (gems.length > 0)
      options.push({
        key: 'gems',
        label: say('table.allGems'),
        kind: 'quiet',
        run: () => setDraft({ ...draft, gems: [...draft.gems, ...gems] }),
      });
    if (!isEmpty(draft)) {
      options.push({
        key: 'clear',
        label: say('table.clear'),
        kind: 'quiet',
        run() {
          setDraft(EMPTY);
          setFeeder(null);
        },
      });
    }
    return options;
  }
}
