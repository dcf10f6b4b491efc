// How is a fight plan put together on the terminal? Gems, spells in order and food by number, with the mana so far.

import type { Blocked, Completion } from '@duello/kernel';
import type { Draft, Entry, Group } from '@duello/terminal';
import type { CardId, View } from '../index.ts';
import { gemsInHand, payingGems } from './menus.ts';
import { listing, manaOf, type Naming } from './naming.ts';
import type { Purse } from './payment.ts';

interface Plan {
  readonly gems: readonly CardId[];
  readonly spells: readonly {
    readonly cast: CardId;
    readonly feed: readonly CardId[];
  }[];
}

export const planDraft = (view: View, naming: Naming): Draft => draftOf({ gems: [], spells: [] }, view, naming);

function draftOf(plan: Plan, view: View, naming: Naming): Draft {
  const { ui } = naming;
  const json = {
    gems: plan.gems,
    spells: plan.spells.map(({ cast, feed }) => ({ cast, feed })),
  };
  return {
    plan: json,
    words: { plan: json },
    add: (key) => draftOf(added(plan, key), view, naming),
    parts: partsOf(plan, naming).map(({ label, left }) => ({ label, without: () => draftOf(left, view, naming) })),
    sums: ({ sums }) => `${ui.plan}: ${ui.planSums(sums.mana ?? 0, sums.cost ?? 0, sums.left ?? 0)}`,
    menu: (completion) => groupsOf(plan, completion, freeGems(plan, view, naming), naming),
    hints: ({ blocked }) => hintsOf(blocked, freeGems(plan, view, naming)),
  };
}

/** `gem:x`, `cast:x` and `feed.2:x` say where a card goes. */
function added({ gems, spells }: Plan, key: string): Plan {
  const [verb, card] = key.split(':');
  if (verb === 'gem') return { gems: [...gems, card], spells };
  if (verb === 'cast') return { gems, spells: [...spells, { cast: card, feed: [] }] };
  const place = Number(verb.slice('feed.'.length)) - 1;
  return {
    gems,
    spells: spells.map((spell, i) => (i === place ? { ...spell, feed: [...spell.feed, card] } : spell)),
  };
}

const without = <T>(list: readonly T[], at: number): readonly T[] => list.filter((_, i) => i !== at);

/** What can be taken out: one gem of a kind, a spell with its food, one fed card of a kind. */
function partsOf({ gems, spells }: Plan, naming: Naming): readonly { readonly label: string; readonly left: Plan }[] {
  const { ui, copies, name } = naming;
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
        label: `${at + 1}. ${name(cast)} ${ui.manaCost(manaOf(naming, cast))}`,
        left: { gems, spells: without(spells, at) },
      },
      ...kinds(feed).map((card) => ({
        label: `   ${ui.fedWith(copies(card, count(feed, card)))}`,
        left: {
          gems,
          spells: spells.map((spell, i) => (i === at ? { cast, feed: without(feed, feed.lastIndexOf(card)) } : spell)),
        },
      })),
    ]),
  ];
}

/** Gems in hand that are neither played nor fed in the plan. */
function freeGems({ gems, spells }: Plan, view: View, naming: Naming): readonly Purse[] {
  const used = [...gems, ...spells.flatMap(({ feed }) => feed)];
  return gemsInHand(view, naming)
    .map(({ card, count, value }) => ({ card, value, count: count - used.filter((one) => one === card).length }))
    .filter(({ count }) => count > 0);
}

function groupsOf(plan: Plan, { next, blocked }: Completion, gems: readonly Purse[], naming: Naming): readonly Group[] {
  const { ui } = naming;
  const keysOf = (start: string): readonly string[] => next.filter((key) => key.startsWith(start));
  const send: Entry = {
    label: plan.gems.length + plan.spells.length === 0 ? ui.sendEmpty : ui.sendPlan,
    picks: [],
    last: true,
  };
  const casts = [
    ...keysOf('cast:').map((key) => castEntry(key, [], naming)),
    ...blocked.flatMap((entry) => {
      const paid = entry.key.startsWith('cast:') ? payingGems(entry, gems) : null;
      return paid === null ? [] : [castEntry(entry.key, paid, naming)];
    }),
  ];
  const feeds = plan.spells.flatMap(({ cast }, at) => {
    const entries = keysOf(`feed.${at + 1}:`).map((key) => ({ label: naming.name(cardIn(key)), picks: [key] }));
    return entries.length === 0
      ? []
      : [
          {
            title: `${at + 1}. ${ui.feedTo(naming.plain(cast))}:`,
            flows: false,
            entries,
          },
        ];
  });
  const groups: readonly Group[] = [
    { title: null, flows: false, entries: [send] },
    {
      title: `${ui.addGems}:`,
      flows: false,
      entries: gemEntries(keysOf('gem:'), gems, naming),
    },
    { title: `${ui.addSpells}:`, flows: false, entries: casts },
    ...feeds,
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

const cardIn = (key: string): CardId => key.slice(key.indexOf(':') + 1);

function castEntry(key: string, paid: readonly CardId[], naming: Naming): Entry {
  const { ui, name } = naming;
  const first = paid.length === 0 ? '' : `, ${ui.playing(listing(naming, paid))}`;
  const card = cardIn(key);
  return {
    label: `${name(card)} ${ui.manaCost(manaOf(naming, card))}${first}`,
    picks: [...paid.map((gem) => `gem:${gem}`), key],
  };
}

/** One entry a kind, and one for all of them at once. */
function gemEntries(keys: readonly string[], gems: readonly Purse[], naming: Naming): readonly Entry[] {
  const { ui, name } = naming;
  const all = gems.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  const mana = all.reduce((sum, card) => sum + manaOf(naming, card), 0);
  const single = keys.map((key) => ({
    label: `${name(cardIn(key))} ${ui.manaGain(manaOf(naming, cardIn(key)))}`,
    picks: [key],
  }));
  if (all.length < 2) return single.map((entry) => ({ ...entry, all: true }));
  const label = ui.playAllGems(listing(naming, all), mana);
  return [{ label, picks: all.map((card) => `gem:${card}`), all: true }, ...single];
}

/** Spells in hand that can't be cast and that no gem in hand would help. */
const hintsOf = (blocked: readonly Blocked[], gems: readonly Purse[]): readonly Blocked[] =>
  blocked.filter(
    (entry) => entry.key.startsWith('cast:') && entry.reason.code !== 'notInHand' && payingGems(entry, gems) === null,
  );
