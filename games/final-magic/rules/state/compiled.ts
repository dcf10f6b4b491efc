// What is constant in a match? Every card flattened to numbers, so that rules never look at a card's words.

import { meant } from '@duello/cards';
import { once } from '@duello/kernel';
import type { Card } from '../../cards/card.ts';
import type { Op } from '../../cards/effects.ts';
import { type CardId, ELEMENTS } from '../../cards/vocabulary.ts';
import { elementNumber, flatten, NO_ELEMENT, NO_KIND, type Node, type Numbers, OVER_FED } from './nodes.ts';
import { cardsOf, limitOf, type Options, type RoundLimit } from './options.ts';

export const CURRENCY = 0;
export const GEM = 1;
export const SPELL = 2;

export interface Kind {
  readonly id: CardId;
  readonly card: Card;
  readonly type: number;
  readonly element: number;
  readonly price: number;
  readonly mana: number;
  readonly inAction: boolean;
  readonly inFight: boolean;
  readonly priority: boolean;
  readonly immune: boolean;
  readonly cheaperBy: number;
  readonly cheaperIf: number;
  readonly frees: number;
  readonly coins: number;
  readonly next: number;
  readonly gemMana: number;
  readonly recall: number;
  /** Most cards that can be fed to it; 0 when it doesn't feed. */
  readonly feeds: number;
  readonly upgrades: boolean;
  readonly outcasts: boolean;
  readonly counters: boolean;
  readonly putsOut: boolean;
  /** Blocks, shields or changes the stance. */
  readonly defends: boolean;
  /** Mana on top for the other card it can gain; 0 for none. */
  readonly moreMana: number;
  readonly nodes: readonly Node[];
}

export interface Compiled {
  readonly options: Options;
  readonly limit: RoundLimit | null;
  readonly kinds: readonly Kind[];
  readonly numbers: Numbers;
  /** The same, where others stand in for cards of the box: what texts mean, and what is dealt. */
  readonly dealt: Numbers;
  /** Kinds by what they are for. */
  readonly counterKinds: readonly number[];
  readonly gemKinds: readonly number[];
  readonly currencyKinds: readonly number[];
  readonly spellKinds: readonly number[];
  /** Spells that count the cast list when the fight is over, if cast in the Action Phase. */
  readonly lateKinds: readonly number[];
  /** Spells of each element. */
  readonly byElement: readonly (readonly number[])[];
  /** For each kind the kinds that make it free in the same plan. */
  readonly freers: readonly (readonly number[])[];
  /** True when something can be bought without a coin. */
  readonly hasFreeKinds: boolean;
  /** True when some kind puts out an element; for each element true when some kind doubles it. */
  readonly putsOut: boolean;
  readonly doubles: readonly boolean[];
}

/** As many as you like. */
export const ANY_NUMBER = 999;

const DEFENCES: readonly Op[] = ['block', 'shield', 'halve', 'evade'];

function flattenCard(id: CardId, card: Card, numbers: Numbers): Kind {
  const kind = {
    id,
    card,
    price: card.price,
    element: NO_ELEMENT,
    mana: 0,
    inAction: false,
    inFight: false,
    priority: false,
    immune: false,
    cheaperBy: 0,
    cheaperIf: NO_ELEMENT,
    frees: NO_KIND,
    coins: 0,
    next: NO_KIND,
    gemMana: 0,
    recall: 0,
    feeds: 0,
    upgrades: false,
    outcasts: false,
    counters: false,
    putsOut: false,
    defends: false,
    moreMana: 0,
    nodes: [],
  };
  if (card.type === 'currency') {
    return {
      ...kind,
      type: CURRENCY,
      coins: card.coins,
      next: card.next === null ? NO_KIND : (numbers.get(card.next) ?? NO_KIND),
    };
  }
  if (card.type === 'gem') return { ...kind, type: GEM, gemMana: card.mana, recall: card.recall };
  const nodes = card.effects.flatMap((effect) => flatten(effect, numbers));
  return {
    ...kind,
    type: SPELL,
    element: elementNumber(card.element),
    mana: card.mana,
    inAction: card.phase !== 'fight',
    inFight: card.phase !== 'action',
    priority: card.priority,
    immune: card.immune,
    cheaperBy: card.cheaper?.by ?? 0,
    cheaperIf: elementNumber(card.cheaper?.ifCast ?? null),
    frees: card.frees === null ? NO_KIND : (numbers.get(card.frees) ?? NO_KIND),
    feeds: Math.max(0, ...nodes.filter((node) => node.op === 'feed').map((node) => node.upTo ?? ANY_NUMBER)),
    upgrades: nodes.some((node) => node.op === 'upgrade'),
    outcasts: nodes.some((node) => node.op === 'outcast'),
    counters: nodes.some((node) => node.op === 'counter'),
    putsOut: nodes.some((node) => node.op === 'putOut'),
    defends: nodes.some((node) => DEFENCES.includes(node.op)),
    moreMana: Math.max(0, ...nodes.map((node) => node.more?.mana ?? 0)),
    nodes,
  };
}

/** The table of these options, made once. */
export const compiledOf = once(makeTable);

/** Flattens the box and the match's own cards; the box comes first, so its numbers are the same in every match. */
function makeTable(options: Options): Compiled {
  const cards = cardsOf(options);
  const numbers = new Map([...cards.keys()].map((id, number) => [id, number]));
  const dealt = meant(numbers, options.cards);
  const kinds = [...cards].map(([id, card]) => flattenCard(id, card, dealt));
  const numbersOf = (is: (kind: Kind) => boolean): readonly number[] =>
    kinds.flatMap((kind, number) => (is(kind) ? [number] : []));
  return {
    options,
    limit: limitOf(options.roundLimit),
    kinds,
    numbers,
    dealt,
    counterKinds: numbersOf((kind) => kind.counters),
    gemKinds: numbersOf((kind) => kind.type === GEM),
    currencyKinds: numbersOf((kind) => kind.type === CURRENCY),
    spellKinds: numbersOf((kind) => kind.type === SPELL),
    lateKinds: numbersOf((kind) => kind.nodes.some((node) => node.op === 'nextDraw' && node.amount.over > OVER_FED)),
    byElement: ELEMENTS.map((_, element) => numbersOf((kind) => kind.element === element)),
    freers: kinds.map((_, number) => numbersOf((kind) => kind.frees === number)),
    hasFreeKinds: kinds.some((kind) => kind.price === 0),
    putsOut: kinds.some((kind) => kind.putsOut),
    doubles: ELEMENTS.map((_, element) =>
      kinds.some((kind) => kind.nodes.some((node) => node.op === 'double' && node.element === element)),
    ),
  };
}

/** The number of a card that must be there. */
export function numberOf(compiled: Compiled, id: CardId): number {
  const number = compiled.numbers.get(id);
  if (number === undefined) throw new Error(`there is no card ${id}`);
  return number;
}

/** What is dealt for a card of the box: itself, or the one that stands in its place. */
export const dealtFor = (compiled: Compiled, id: CardId): number => compiled.dealt.get(id) ?? numberOf(compiled, id);
