// Which options does a turn of Final Magic show, and in which groups? Payment by cards in hand is offered in one go.

import type { Blocked, Decision } from '@duello/kernel';
import type { Entry, Group } from '@duello/terminal';
import {
  type CardId,
  castCost,
  type Option,
  payable,
  playableNow,
  QUESTIONS,
  type QuestionName,
  readOption,
  type View,
} from '../index.ts';
import { marketGroups } from './market.ts';
import { listing, manaOf, type Naming } from './naming.ts';

export const questionOf = (what: string): QuestionName => QUESTIONS.find((name) => name === what) ?? 'action';

const optionOf = ({ what }: Pick<Decision, 'what'>, key: string): Option => readOption(questionOf(what), key);

/** `cast:fireball` is about fireball; `end` about nothing. */
export function cardOfKey(question: QuestionName, key: string): CardId | null {
  const option = readOption(question, key);
  return 'card' in option ? option.card : null;
}

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
          entries: decision.options.map(({ key }) => entryOf(view, decision, key, naming)),
        },
      ];
  }
}

function entryOf(view: View, decision: Decision, key: string, naming: Naming): Entry {
  const option = optionOf(decision, key);
  const label =
    naming.text.option(questionOf(decision.what), key, naming.plain) + detailOf(view, decision, option, naming);
  const by = ENDS.includes(option.word) ? 'end' : 'pass';
  return 'card' in option ? { label, picks: [key] } : { label, picks: [key], by };
}

const ENDS: readonly Option['word'][] = ['endAction', 'endBuy'];

/** What an option costs or gives, in brackets. */
function detailOf(view: View, { seat }: Decision, option: Option, naming: Naming): string {
  const { ui, cards } = naming;
  if (!('card' in option)) return '';
  const card = cards.get(option.card);
  switch (option.word) {
    case 'gem':
      return ` ${ui.manaGain(manaOf(naming, option.card))}`;
    case 'outcastGem':
    case 'outcastPlayed':
      return card?.type === 'gem' ? ` ${ui.draws(card.recall)}` : '';
    case 'cast':
    case 'castMore':
    case 'counter':
    case 'counterShield':
      return ` ${ui.manaCost(castCost(view, seat, option.card, option.word === 'castMore'))}`;
    default:
      return '';
  }
}

function turnGroups(view: View, decision: Decision, naming: Naming): readonly Group[] {
  const { ui } = naming;
  const entries = decision.options.map(({ key }) => entryOf(view, decision, key, naming));
  const { cards, answers, gives } = playableNow(view);
  const playAll = cards.length < 2 ? [] : [{ label: ui.playAllGems(listing(naming, cards), gives), picks: answers }];
  // Spells that only lack mana which gems in hand can give.
  const paid = [...payable(view)].map(([key, first]) => ({
    label: `${entryOf(view, decision, key, naming).label}, ${ui.playing(listing(naming, first.cards))}`,
    first: first.answers,
    picks: [key],
  }));
  const [ends, others] = [entries.filter(({ by }) => by !== undefined), entries.filter(({ by }) => by === undefined)];
  return [{ title: null, flows: false, entries: [...ends, ...playAll, ...others, ...paid] }];
}

/** Reasons worth saying unasked: about cards in hand, without those that gems in hand would lift. */
export function turnHints(view: View): readonly Blocked[] {
  const { decision } = view;
  if (decision === null || (decision.what !== 'action' && decision.what !== 'react')) return [];
  const paid = payable(view);
  return decision.blocked.filter(({ key }) => !paid.has(key));
}
