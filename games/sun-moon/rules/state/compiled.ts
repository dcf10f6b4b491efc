// What is constant in a tournament? Every card flattened to numbers, so that rules never look at a card's words.

import { MOST, once } from '@duello/kernel';
import type { Tally } from '../../cards/amounts.ts';
import { boxCards } from '../../cards/box/catalogue.ts';
import type { Ability, Card } from '../../cards/card.ts';
import type { Effects } from '../../cards/effects.ts';
import type { Filter } from '../../cards/targets.ts';
import { type CardId, CLASSES, type Keyword, MOMENTS, type Trait, TYPES } from '../../cards/vocabulary.ts';
import { compile, compileAll, type Mode, type Node } from './nodes.ts';
import { isTournament, type Options } from './options.ts';
import { harden, SKILL_NAMES, skills } from './skills.ts';
import { TRAIT_BITS } from './state.ts';

export const SUMMONING = TYPES.indexOf('summoning');
export const SPELL = TYPES.indexOf('spell');
export const ENCHANTMENT = TYPES.indexOf('enchantment');
export const NEUTRAL = CLASSES.indexOf('neutral');

export const ON_START = MOMENTS.indexOf('startTurn');
export const ON_DESTROYED = MOMENTS.indexOf('destroyed');
export const ON_HITS = MOMENTS.indexOf('hits');
export const ON_OVERFLOW = MOMENTS.indexOf('overflow');

export interface FlatAbility {
  readonly fatigue: number;
  readonly fatigueX: number;
  readonly discardX: number;
  readonly tap: boolean;
  readonly hasX: boolean;
  /** X is at most the own fatigue (SR38), at most the size of the deck (SR37). */
  readonly restsX: boolean;
  readonly drawsX: boolean;
  readonly modes: readonly Mode[];
}

export interface Kind {
  readonly id: CardId;
  readonly card: Card;
  readonly type: number;
  readonly class: number;
  readonly cost: number;
  readonly attack: number;
  readonly defense: number;
  readonly fast: boolean;
  readonly ready: boolean;
  readonly traits: number;
  readonly enchants: Filter | null;
  readonly givenAttack: number;
  readonly givenDefense: number;
  readonly givenTraits: number;
  readonly modes: readonly Mode[];
  readonly abilities: readonly FlatAbility[];
  /** For each moment what happens, or null. */
  readonly moments: readonly (Mode | null)[];
}

export interface Compiled {
  readonly options: Options;
  readonly kinds: readonly Kind[];
  readonly numbers: ReadonlyMap<CardId, number>;
  /** By kind: its number, or that of the card that it stands in the place of. */
  readonly places: readonly number[];
  readonly nodes: readonly Node[];
  readonly skills: readonly FlatAbility[];
  readonly harden: FlatAbility;
  /** The switches, ready to be asked. */
  readonly skillsEveryTurn: boolean;
  readonly endWindow: boolean;
  readonly nested: boolean;
  readonly openDraft: boolean;
  readonly lifeCap: number;
  readonly defenderChooses: boolean;
  readonly ambush: boolean;
  /** True when one match does not decide it. */
  readonly tournament: boolean;
}

const isX = (amount: unknown): boolean =>
  typeof amount === 'object' && amount !== null && 'count' in amount && (amount as Tally).count === 'x';

const usesX = (effects: Effects, op: 'rest' | 'draw'): boolean =>
  effects.some((effect) => effect.op === op && effect.who === 'you' && isX(effect.amount));

function flattenAbility({ price, modes }: Ability, nodes: Node[]): FlatAbility {
  return {
    ...price,
    hasX: price.fatigueX > 0 || price.discardX > 0,
    restsX: modes.some((effects) => usesX(effects, 'rest')),
    drawsX: modes.some((effects) => usesX(effects, 'draw')),
    modes: compileAll(modes, nodes),
  };
}

const isTrait = (word: Keyword | Trait): word is Trait => Object.hasOwn(TRAIT_BITS, word);
const bitsOf = (words: readonly (Keyword | Trait)[]): number =>
  words.reduce((bits, word) => (isTrait(word) ? bits | TRAIT_BITS[word] : bits), 0);

function flatten(id: CardId, card: Card, nodes: Node[]): Kind {
  return {
    id,
    card,
    type: TYPES.indexOf(card.type),
    class: CLASSES.indexOf(card.class),
    cost: card.cost,
    attack: card.attack,
    defense: card.defense,
    fast: card.keywords.includes('fast'),
    ready: card.keywords.includes('ready'),
    traits: bitsOf(card.keywords),
    enchants: card.enchants,
    givenAttack: card.gives.attack,
    givenDefense: card.gives.defense,
    givenTraits: bitsOf(card.gives.traits),
    modes: compileAll(card.modes, nodes),
    abilities: card.abilities.map((ability) => flattenAbility(ability, nodes)),
    moments: MOMENTS.map((moment) => {
      const effects = card.when[moment];
      return effects === undefined ? null : compile(effects, nodes);
    }),
  };
}

/** The table of these options, made once. */
export const compiledOf = once(makeTable);

/** The box comes first, so its numbers are the same in every match. */
function makeTable(options: Options): Compiled {
  const cards = new Map<CardId, Card>([...boxCards, ...Object.entries(options.cards)]);
  const nodes: Node[] = [];
  const numbers = new Map([...cards.keys()].map((id, number) => [id, number]));
  return {
    options,
    kinds: [...cards].map(([id, card]) => flatten(id, card, nodes)),
    numbers,
    places: [...cards.keys()].map((id, number) => numbers.get(options.cards[id]?.instead?.card ?? id) ?? number),
    nodes,
    skills: SKILL_NAMES.map((name) => flattenAbility(skills[name], nodes)),
    harden: flattenAbility(harden, nodes),
    skillsEveryTurn: options.skillRefresh === 'everyTurn',
    endWindow: options.endTurnWindow === 'on',
    nested: options.responses === 'nested',
    openDraft: options.draftVisibility === 'open',
    lifeCap: options.lifeCap === 'none' ? MOST : options.lifeCap,
    defenderChooses: options.defender === 'defenderChooses',
    ambush: options.ambush === 'on',
    tournament: isTournament(options),
  };
}

/** The number of a card that must be there. */
export function numberOf(compiled: Compiled, id: CardId): number {
  const number = compiled.numbers.get(id);
  if (number === undefined) throw new Error(`there is no card ${id}`);
  return number;
}
