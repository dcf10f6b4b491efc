// What is constant in a match? Every card flattened to numbers, so that rules never look at a card's words.

import { once } from '@duello/kernel';
import { boxCards } from '../../cards/box/catalogue.ts';
import {
  type Amount,
  type Card,
  type CardId,
  type Effect,
  ELEMENTS,
  type Element,
  type Op,
} from '../../cards/effects.ts';
import { limitOf, type Options, type RoundLimit } from './options.ts';

export const CURRENCY = 0;
export const GEM = 1;
export const SPELL = 2;

/** What an amount counts. */
export const NOTHING = 0;
export const OVER_FED = 1;
export const OVER_CAST = 2;
export const OVER_OTHERS = 3;

/** In which phase a node works. */
export const ALWAYS = 0;
export const IN_ACTION_ONLY = 1;
export const IN_FIGHT_ONLY = 2;

export const NO_ELEMENT = -1;
export const NO_KIND = -1;

/** One effect with its conditions folded in, the same shape for every op. */
export interface Node {
  readonly op: Op;
  readonly base: number;
  readonly over: number;
  readonly each: number;
  readonly insteadElement: number;
  readonly insteadEach: number;
  readonly toEach: boolean;
  readonly unblockable: boolean;
  /** Replaces `base` when the caster is hurt; -1 for none. */
  readonly ifHurt: number;
  readonly element: number;
  readonly card: number;
  readonly moreCard: number;
  readonly moreMana: number;
  readonly upTo: number;
  readonly foe: boolean;
  readonly phase: number;
  /** Works only when the caster has cast a spell of this element. */
  readonly needs: number;
}

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

export interface Table {
  readonly options: Options;
  readonly limit: RoundLimit | null;
  readonly kinds: readonly Kind[];
  readonly numbers: ReadonlyMap<CardId, number>;
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

const PLAIN: Node = {
  op: 'halve',
  base: 0,
  over: NOTHING,
  each: 0,
  insteadElement: NO_ELEMENT,
  insteadEach: 0,
  toEach: false,
  unblockable: false,
  ifHurt: -1,
  element: NO_ELEMENT,
  card: NO_KIND,
  moreCard: NO_KIND,
  moreMana: 0,
  upTo: 0,
  foe: false,
  phase: ALWAYS,
  needs: NO_ELEMENT,
};

const DEFENCES: readonly Op[] = ['block', 'shield', 'halve', 'evade'];

const elementNumber = (element: Element | null): number => (element === null ? NO_ELEMENT : ELEMENTS.indexOf(element));
const OVER = { fed: OVER_FED, cast: OVER_CAST, otherCast: OVER_OTHERS } as const;

function amountNode(amount: Amount): Partial<Node> {
  if (typeof amount === 'number') return { base: amount };
  return {
    base: amount.base,
    over: OVER[amount.over],
    each: amount.each,
    insteadElement: elementNumber(amount.instead?.element ?? null),
    insteadEach: amount.instead?.each ?? amount.each,
  };
}

type Numbers = ReadonlyMap<CardId, number>;

function flatten(effect: Effect, numbers: Numbers, where: Partial<Node>): readonly Node[] {
  const node = (more: Partial<Node>): readonly Node[] => [{ ...PLAIN, op: effect.op, ...where, ...more }];
  switch (effect.op) {
    case 'byPhase':
      return [
        ...flatten(effect.action, numbers, { ...where, phase: IN_ACTION_ONLY }),
        ...flatten(effect.fight, numbers, { ...where, phase: IN_FIGHT_ONLY }),
      ];
    case 'ifCast':
      return flatten(effect.effect, numbers, { ...where, needs: elementNumber(effect.element) });
    case 'damage':
      return node({
        ...amountNode(effect.amount),
        toEach: effect.to === 'each',
        unblockable: effect.unblockable,
        ifHurt: effect.ifHurt ?? -1,
      });
    case 'nextDraw':
      return node({ ...amountNode(effect.amount), foe: effect.who === 'foe' });
    case 'heal':
    case 'block':
    case 'shield':
    case 'draw':
      return node(amountNode(effect.amount));
    case 'putOut':
    case 'double':
      return node({ element: elementNumber(effect.element) });
    case 'feed':
      return node({ upTo: effect.upTo ?? ANY_NUMBER });
    case 'gain':
      return node({
        card: numbers.get(effect.card) ?? NO_KIND,
        moreCard: effect.more === null ? NO_KIND : (numbers.get(effect.more.card) ?? NO_KIND),
        moreMana: effect.more?.mana ?? 0,
      });
    default:
      return node({});
  }
}

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
  const nodes = card.effects.flatMap((effect) => flatten(effect, numbers, {}));
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
    feeds: Math.max(0, ...nodes.filter((node) => node.op === 'feed').map((node) => node.upTo)),
    upgrades: nodes.some((node) => node.op === 'upgrade'),
    outcasts: nodes.some((node) => node.op === 'outcast'),
    counters: nodes.some((node) => node.op === 'counter'),
    putsOut: nodes.some((node) => node.op === 'putOut'),
    defends: nodes.some((node) => DEFENCES.includes(node.op)),
    moreMana: Math.max(0, ...nodes.map((node) => node.moreMana)),
    nodes,
  };
}

/** The table of these options, made once. */
export const tableOf = once(makeTable);

/** Flattens the box and the match's own cards; the box comes first, so its numbers are the same in every match. */
function makeTable(options: Options): Table {
  const cards = new Map<CardId, Card>([...boxCards, ...Object.entries(options.cards)]);
  const numbers = new Map([...cards.keys()].map((id, number) => [id, number]));
  const kinds = [...cards].map(([id, card]) => flattenCard(id, card, numbers));
  const numbersOf = (is: (kind: Kind) => boolean): readonly number[] =>
    kinds.flatMap((kind, number) => (is(kind) ? [number] : []));
  return {
    options,
    limit: limitOf(options.roundLimit),
    kinds,
    numbers,
    counterKinds: numbersOf((kind) => kind.counters),
    gemKinds: numbersOf((kind) => kind.type === GEM),
    currencyKinds: numbersOf((kind) => kind.type === CURRENCY),
    spellKinds: numbersOf((kind) => kind.type === SPELL),
    lateKinds: numbersOf((kind) => kind.nodes.some((node) => node.op === 'nextDraw' && node.over > OVER_FED)),
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
export function numberOf(table: Table, id: CardId): number {
  const number = table.numbers.get(id);
  if (number === undefined) throw new Error(`there is no card ${id}`);
  return number;
}
