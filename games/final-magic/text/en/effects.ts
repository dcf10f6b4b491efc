// How does a card read in English? A row an effect, and what is around it.

import { english, type NameOf, say, sentence, shown } from '@duello/language';
import type { Amount } from '../../cards/amounts.ts';
import type { Card, Gem, Spell } from '../../cards/card.ts';
import type { Effect } from '../../cards/effects.ts';
import type { Element } from '../../cards/vocabulary.ts';
import type { EffectRows } from '../row-types.ts';
import { type Counted, readAmount } from '../tally.ts';

const { a, count } = english;

export const elements = { fire: 'Fire', water: 'Water', earth: 'Earth', air: 'Air', neutral: 'Neutral' } as const;
const WHEN = { action: 'Action', fight: 'Fight', either: 'Action or Fight' } as const;

export const cards = count('card', 'cards');
export const coins = count('coin', 'coins');
export const moreCards = (n: number): string =>
  `${Math.abs(n)} ${n < 0 ? 'fewer' : 'more'} ${Math.abs(n) === 1 ? 'card' : 'cards'}`;
const spellOf = (element: Element | null): string => (element === null ? 'spell' : `${elements[element]} spell`);

/** How a number is said first, when it is added to another, and alone. */
interface Unit {
  first(n: number): string;
  added(n: number): string;
  alone(n: number): string;
}
const unit = (first: (n: number) => string): Unit => ({
  first,
  added: (n) => `${n < 0 ? 'minus' : 'plus'} ${Math.abs(n)}`,
  alone: shown,
});
const change = (n: number): string => `${Math.abs(n)} ${n < 0 ? 'fewer' : 'more'}`;

function amountOf(amount: Amount, card: Spell, { first, added, alone }: Unit): string {
  const reading = readAmount(amount, card);
  if (reading.reads === 'plain') return first(reading.n);
  const { base, each, counts, instead } = reading;
  const head = base === 0 ? first(each) : `${first(base)}, ${added(each)}`;
  const otherwise = instead === null ? '' : ` (${alone(instead.each)} if it is ${a(spellOf(instead.element))})`;
  return `${head} for each ${countedOf(counts)}${otherwise}`;
}

function countedOf({ over, only, except, other, self }: Counted): string {
  const noun = over === 'fed' && only === null ? 'card' : spellOf(only);
  const where = { fed: 'fed', cast: 'you cast this round', anyCast: 'either player casts this round' }[over];
  const but = except === null ? '' : ` that isn’t ${a(spellOf(except))}`;
  return `${other ? 'other ' : ''}${noun} ${where}${but}${self ? ', this one included' : ''}`;
}

/** `also` where another spell must meet the condition, as this one can't. */
const ifYouCast = (wanted: readonly Element[], card: Spell): string => {
  const also = wanted.every((element) => element !== card.element) ? 'also ' : '';
  return `if you ${also}cast ${wanted.map((element) => a(spellOf(element))).join(' and ')} this round`;
};

const rows: EffectRows = {
  damage({ amount, to, unblockable, ifHurt }, card) {
    const whom = to === 'each' ? ' to each player' : '';
    const dealt = amountOf(
      amount,
      card,
      unit((n) => `${n} ${unblockable ? 'unblockable ' : ''}damage${whom}`),
    );
    if (ifHurt === null) return `deal ${dealt}`;
    return typeof amount === 'number'
      ? `deal ${dealt}, or ${ifHurt} if you have taken damage this round`
      : `deal ${dealt}; if you have taken damage this round, deal ${ifHurt} instead`;
  },
  heal: ({ amount }, card) => `heal ${amountOf(amount, card, unit(String))}`,
  block: ({ amount }, card) =>
    `block up to ${amountOf(
      amount,
      card,
      unit((n) => `${n} damage in this fight`),
    )}`,
  shield: ({ amount }, card) =>
    `raise a standing shield that blocks ${amountOf(
      amount,
      card,
      unit((n) => `${n} damage`),
    )}; it stays in play until used up`,
  halve: () => 'take only half the blockable damage in this fight, rounded down; your other blocks do nothing',
  evade: () => 'take no blockable damage in this fight',
  putOut: ({ element }) => `negate the ${spellOf(element)}s revealed in this fight`,
  double: ({ element }, card) =>
    `your ${card.element === element ? 'other ' : ''}${spellOf(element)}s deal and block double in this fight`,
  feed: ({ upTo }) =>
    `discard ${upTo === null ? 'any number of cards' : `up to ${cards(upTo)}`} from your hand to feed this spell`,
  draw: ({ amount }, card) => `draw ${amountOf(amount, card, unit(cards))}`,
  nextDraw({ amount, who }, card) {
    const first = (n: number) => `${moreCards(n)} next round`;
    const drawn = amountOf(amount, card, { first, added: (n) => `and ${change(n)}`, alone: change });
    return who === 'you' ? `draw ${drawn}` : `the opponent draws ${drawn}`;
  },
  gain({ card, more }, _, nameOf) {
    const better = more === null ? '' : `, or ${a(nameOf(more.card))} for ${more.mana} more mana`;
    return `take ${a(nameOf(card))} into your hand${better}`;
  },
  upgrade: () => 'discard two identical currency cards from your hand and take one of the next grade into your hand',
  outcast: () => 'outcast a card from your hand',
  counter(_, { phase }) {
    const targets = [
      ...(phase === 'fight' ? [] : ['an action spell as it is cast']),
      ...(phase === 'action' ? [] : ['a spell of this fight']),
    ];
    return `negate one enemy spell: ${targets.join(', ')}${targets.length > 1 ? ',' : ''} or a standing shield`;
  },
  ifCast(effect, card, nameOf) {
    const wanted = [effect.element];
    let inner = effect.effect;
    for (; inner.op === 'ifCast'; inner = inner.effect) wanted.push(inner.element);
    return `${ifYouCast(wanted, card)}, ${clause(inner, card, nameOf)}`;
  },
  byPhase: ({ action, fight }, card, nameOf) =>
    `as an action, ${clause(action, card, nameOf)}; in the fight, ${clause(fight, card, nameOf)}`,
};

const clause = (effect: Effect, card: Spell, nameOf: NameOf): string => say(rows, effect.op, effect, card, nameOf);

function spellText(card: Spell, nameOf: NameOf): readonly string[] {
  const { priority, effects, cheaper, frees, immune } = card;
  return [
    ...(priority ? ['priority: works before other spells'] : []),
    ...effects.map((effect) => clause(effect, card, nameOf)),
    ...(cheaper === null ? [] : [`costs ${cheaper.by} mana less ${ifYouCast([cheaper.ifCast], card)}`]),
    ...(frees === null ? [] : [`one ${nameOf(frees)} in the same plan costs no mana`]),
    ...(immune ? ['can’t be countered'] : []),
  ];
}

const gemText = ({ mana, recall }: Gem): readonly string[] => [
  `play it for ${mana} mana this round`,
  ...(recall === 0 ? [] : [`or outcast it in your Action Phase to draw ${cards(recall)}`]),
];

export function cardText(card: Card, nameOf: NameOf): readonly string[] {
  if (card.type === 'spell') return spellText(card, nameOf).map(sentence);
  if (card.type === 'gem') return gemText(card).map(sentence);
  return [`worth ${coins(card.coins)}`, ...(card.next === null ? [] : [`next grade: ${nameOf(card.next)}`])].map(
    sentence,
  );
}

export function kind(card: Card): string {
  if (card.type === 'currency') return 'Currency';
  if (card.type === 'gem') return 'Mana gem';
  return [elements[card.element ?? 'neutral'], WHEN[card.phase], ...(card.priority ? ['priority'] : [])].join(' · ');
}

export const costs = (card: Card): string =>
  `Price ${coins(card.price)}${card.type === 'spell' ? ` · Cost ${card.mana} mana` : ''}`;
