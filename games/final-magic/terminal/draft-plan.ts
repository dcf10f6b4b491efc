// How is a fight plan put together on the terminal? Gems, spells in order and food by number, with the mana so far.

import type { Blocked, Completion } from '@duello/kernel';
import type { Draft, Entry, Group } from '@duello/terminal';
import {
  addToPlan,
  type CardId,
  EMPTY_PLAN,
  gemsToAdd,
  type PlanWords,
  planCosts,
  readOption,
  spareGemsOf,
  type View,
} from '../index.ts';
import { leftIn, listing, manaOf, type Naming } from './naming.ts';

export const planDraft = (view: View, naming: Naming): Draft => draftOf(EMPTY_PLAN, view, naming);

function draftOf(plan: PlanWords, view: View, naming: Naming): Draft {
  const { ui } = naming;
  return {
    plan,
    words: { plan },
    add: (key) => draftOf(addToPlan(plan, key), view, naming),
    parts: partsOf(plan, view, naming).map(({ label, left }) => ({
      label,
      without: () => draftOf(left, view, naming),
    })),
    sums: ({ sums }) => `${ui.plan}: ${ui.planSums(sums.mana ?? 0, sums.cost ?? 0, sums.left ?? 0)}`,
    menu: (completion) => groupsOf(plan, completion, view, naming),
    hints: ({ blocked }) => blocked.filter((entry) => isHopeless(entry, plan, view)),
    left: () => leftIn(view, naming, plan),
  };
}

const without = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, i) => i !== at);

/** What can be taken out: one gem of a kind, a spell with its food, one fed card of a kind. */
function partsOf(
  plan: PlanWords,
  view: View,
  naming: Naming,
): readonly { readonly label: string; readonly left: PlanWords }[] {
  const { gems, spells } = plan;
  const { ui, text, copies, name } = naming;
  const costs = planCosts(view, plan);
  const kinds = (cards: readonly CardId[]): readonly CardId[] => [...new Set(cards)];
  const count = (cards: readonly CardId[], card: CardId): number => cards.filter((one) => one === card).length;
  const mana = (card: CardId, n: number): string => ui.manaGain(manaOf(naming, card) * n);
  return [
    ...kinds(gems).map((card) => ({
      label: `${copies(card, count(gems, card))} ${mana(card, count(gems, card))}`,
      left: { gems: without(gems, gems.lastIndexOf(card)), spells },
    })),
    ...spells.flatMap(({ cast, feed }, at) => [
      {
        label: `${at + 1}. ${name(cast)} ${ui.manaCost(costs[at])}`,
        left: { gems, spells: without(spells, at) },
      },
      ...kinds(feed).map((card) => ({
        label: `   ${text.table.fedWith(copies(card, count(feed, card)))}`,
        left: {
          gems,
          spells: spells.map((spell, i) => (i === at ? { cast, feed: without(feed, feed.lastIndexOf(card)) } : spell)),
        },
      })),
    ]),
  ];
}

function groupsOf(plan: PlanWords, { next, blocked }: Completion, view: View, naming: Naming): readonly Group[] {
  const { ui } = naming;
  const send: Entry = {
    label: plan.gems.length + plan.spells.length === 0 ? ui.sendEmpty : ui.sendPlan,
    picks: [],
    by: 'send',
  };
  const casts = [...next, ...blocked.map(({ key }) => key)].flatMap((key) => castEntries(key, plan, view, naming));
  const feeds = plan.spells.flatMap(({ cast }, at) => {
    const entries = next.flatMap((key) => {
      const option = readOption('plan', key);
      const isFood = option.word === 'feedSpell' && option.place === at + 1;
      return isFood ? [{ label: naming.name(option.card), picks: [key] }] : [];
    });
    const title = `${at + 1}. ${ui.feedTo(naming.plain(cast))}:`;
    return entries.length === 0 ? [] : [{ title, flows: false, entries }];
  });
  const groups: readonly Group[] = [
    { title: null, flows: false, entries: [send] },
    {
      title: `${ui.addGems}:`,
      flows: false,
      entries: gemEntries(plan, next, view, naming),
    },
    { title: `${ui.addSpells}:`, flows: false, entries: casts },
    ...feeds,
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** A spell at the end of the plan, with the gems that are played for it. */
function castEntries(key: string, plan: PlanWords, view: View, naming: Naming): readonly Entry[] {
  const { ui, name } = naming;
  const option = readOption('plan', key);
  const gems = option.word === 'cast' ? gemsToAdd(view, plan, key) : null;
  if (option.word !== 'cast' || gems === null) return [];
  const cost = planCosts(view, addToPlan(plan, key)).at(-1) ?? 0;
  const first = gems.cards.length === 0 ? '' : `, ${ui.playing(listing(naming, gems.cards))}`;
  return [{ label: `${name(option.card)} ${ui.manaCost(cost)}${first}`, first: gems.answers, picks: [key] }];
}

/** One entry a kind, and one for all of them at once. */
function gemEntries(plan: PlanWords, next: readonly string[], view: View, naming: Naming): readonly Entry[] {
  const { ui, name } = naming;
  const single = next.flatMap((key) => {
    const option = readOption('plan', key);
    if (option.word !== 'gem') return [];
    return [{ label: `${name(option.card)} ${ui.manaGain(manaOf(naming, option.card))}`, picks: [key] }];
  });
  const { cards, answers, gives } = spareGemsOf(view, plan);
  if (cards.length < 2) return single.map((entry) => ({ ...entry, all: true }));
  return [{ label: ui.playAllGems(listing(naming, cards), gives), picks: answers, all: true }, ...single];
}

/** A spell in hand that can't be cast and that no gem in hand would help. */
const isHopeless = ({ key, reason }: Blocked, plan: PlanWords, view: View): boolean =>
  readOption('plan', key).word === 'cast' && reason.code !== 'notInHand' && gemsToAdd(view, plan, key) === null;
