// Which options does a turn of Final Magic show, and in which groups? Payment by cards in hand is offered in one go.

import type { Blocked, Decision } from '@duello/kernel';
import type { Entry, Group } from '@duello/terminal';
import { type CardId, QUESTIONS, type QuestionName, type View } from '../index.ts';
import { marketGroups } from './market.ts';
import { listed, listing, manaOf, type Naming } from './naming.ts';
import { type Purse, payment } from './payment.ts';

export const questionOf = (what: string): QuestionName => QUESTIONS.find((name) => name === what) ?? 'action';

/** `cast:fireball` is about fireball; `end` about nothing. */
export const cardOfKey = (naming: Naming, key: string): CardId | null =>
  key.split(':').find((part) => naming.cards.has(part)) ?? null;

export function menuGroups(view: View, naming: Naming): readonly Group[] {
  const { decision } = view;
  if (decision === null) return [];
  switch (decision.what) {
    case 'buy':
      return marketGroups(view, decision, naming);
    case 'action':
    case 'react':
      return turnGroups(view, decision, naming);
    default:
      return [
        {
          title: null,
          flows: false,
          entries: decision.options.map(({ key }) => entryOf(decision, key, naming)),
        },
      ];
  }
}

const isLast = (key: string): boolean => key === 'end' || key === 'pass' || key === 'none';

function entryOf(decision: Decision, key: string, naming: Naming): Entry {
  const label = naming.text.option(questionOf(decision.what), key, naming.plain) + detailOf(key, naming);
  return isLast(key) ? { label, picks: [key], last: true } : { label, picks: [key] };
}

/** What an option costs or gives, in brackets. */
function detailOf(key: string, naming: Naming): string {
  const [verb, id, rest] = key.split(':');
  const card = naming.cards.get(id);
  if (card === undefined) return '';
  const { ui } = naming;
  if (verb === 'gem') return ` ${ui.manaGain(manaOf(naming, id))}`;
  if (verb === 'outcast' && card.type === 'gem') return ` ${ui.draws(card.recall)}`;
  if (verb === 'cast' || verb === 'counter')
    return ` ${ui.manaCost(manaOf(naming, id) + (rest === 'more' ? moreMana(naming, id) : 0))}`;
  return '';
}

function moreMana(naming: Naming, id: CardId): number {
  const card = naming.cards.get(id);
  if (card?.type !== 'spell') return 0;
  for (const effect of card.effects) if (effect.op === 'gain' && effect.more !== null) return effect.more.mana;
  return 0;
}

function turnGroups(view: View, decision: Decision, naming: Naming): readonly Group[] {
  const entries = decision.options.map(({ key }) => entryOf(decision, key, naming));
  const gems = gemsInHand(view, naming);
  const all = gems.flatMap(({ card, count }) => Array.from({ length: count }, () => card));
  const playAll: readonly Entry[] =
    all.length < 2
      ? []
      : [
          {
            label: naming.ui.playAllGems(
              listing(naming, all),
              all.reduce((sum, card) => sum + manaOf(naming, card), 0),
            ),
            picks: all.map((card) => `gem:${card}`),
          },
        ];
  const casts =
    decision.what === 'action' ? decision.blocked.flatMap((blocked) => withGems(blocked, gems, decision, naming)) : [];
  return [
    {
      title: null,
      flows: false,
      entries: [
        ...entries.filter(({ last }) => last === true),
        ...playAll,
        ...entries.filter(({ last }) => last !== true),
        ...casts,
      ],
    },
  ];
}

/** A spell that only lacks mana which gems in hand can give. */
function withGems(
  { key, reason }: Blocked,
  gems: readonly Purse[],
  decision: Decision,
  naming: Naming,
): readonly Entry[] {
  const paid = payingGems({ key, reason }, gems);
  if (paid === null) return [];
  const { label } = entryOf(decision, key, naming);
  return [
    {
      label: `${label}, ${naming.ui.playing(listing(naming, paid))}`,
      picks: [...paid.map((card) => `gem:${card}`), key],
    },
  ];
}

/** The gems in hand that make up for the mana missing, or null. */
export function payingGems({ reason }: Blocked, gems: readonly Purse[]): readonly CardId[] | null {
  const { missing } = reason.values;
  if ((reason.code !== 'manaMissing' && reason.code !== 'planTooDear') || typeof missing !== 'number') return null;
  return payment(gems, missing);
}

export function gemsInHand(view: View, naming: Naming): readonly Purse[] {
  const hand = view.viewer === 'watcher' ? null : view.players[view.viewer].hand;
  return listed(hand ?? {}).flatMap(([card, count]) =>
    naming.cards.get(card)?.type === 'gem' ? [{ card, count, value: manaOf(naming, card) }] : [],
  );
}

/** Reasons worth saying unasked: about cards in hand, without those that gems in hand would lift. */
export function turnHints(view: View, naming: Naming): readonly Blocked[] {
  const { decision } = view;
  if (decision === null || (decision.what !== 'action' && decision.what !== 'react')) return [];
  const gems = gemsInHand(view, naming);
  return decision.blocked.filter((blocked) => decision.what === 'react' || payingGems(blocked, gems) === null);
}
