// What is constant in a match? Every spell flattened to numbers, so that rules never look at a spell's words.

import { meant } from '@duello/cards';
import { once } from '@duello/kernel';
import { boxCards, neutrals } from '../../cards/box/catalogue.ts';
import type { Aura, Spell } from '../../cards/spell.ts';
import { type CardId, COLOURS, type Colour, type Cost, type Death, TYPES } from '../../cards/vocabulary.ts';
import { type Geometry, geometryOf } from './geometry.ts';
import { compile, type Node } from './nodes.ts';
import type { Options } from './options.ts';

export const CRYSTAL = TYPES.indexOf('crystal');
export const SORCERY = TYPES.indexOf('sorcery');
export const SUMMON = TYPES.indexOf('summon');

export type Give = Extract<Aura, { readonly aura: 'give' }>;
export interface DeathAura {
  readonly death: Death;
  readonly node: number;
}

export interface Kind {
  readonly id: CardId;
  readonly card: Spell;
  readonly type: number;
  readonly tier: number;
  /** One of the box's neutral spells. */
  readonly isNeutral: boolean;
  /** By colour. */
  readonly cost: readonly number[];
  /** The colours that it costs mana of. */
  readonly paidIn: readonly number[];
  readonly attack: number;
  readonly hp: number;
  /** How far it attacks. */
  readonly range: number;
  readonly shields: number;
  readonly packTactics: boolean;
  /** First nodes, or -1. */
  readonly text: number;
  readonly arrival: number;
  readonly enchantment: number;
  readonly isEnchantment: boolean;
  /** Tokens it starts with; whether it ticks. */
  readonly tokens: number;
  readonly ticks: boolean;
  /** Stays in the play area once it is cast. */
  readonly stays: boolean;
  readonly gives: readonly Give[];
  readonly sorceryDamage: number;
  readonly deaths: readonly DeathAura[];
}

export interface Compiled {
  readonly options: Options;
  readonly kinds: readonly Kind[];
  readonly numbers: ReadonlyMap<CardId, number>;
  /** The same, where others stand in for spells of the box: what is dealt for each. */
  readonly dealt: ReadonlyMap<CardId, number>;
  readonly nodes: readonly Node[];
  readonly geometry: Geometry;
  /** The switches, ready to be asked. */
  readonly charging: boolean;
  readonly aggressive: boolean;
  readonly wave: boolean;
  readonly lastResort: boolean;
  readonly defendNeedsTarget: boolean;
  readonly turnoverDefends: boolean;
  readonly packChooses: boolean;
  /** Turns after which the match is over; null for none. */
  readonly turnLimit: number | null;
}

const boxNeutrals: ReadonlySet<CardId> = new Set(neutrals);

const costOf = (cost: Cost): readonly number[] => COLOURS.map((colour) => cost[colour]);
export const costIn = (numbers: { readonly [index: number]: number }, at = 0): Cost => ({
  white: numbers[at],
  red: numbers[at + 1],
  purple: numbers[at + 2],
  blue: numbers[at + 3],
});
export const colourAt = (number: number): Colour => COLOURS[number];

/** How far a summon attacks; each icon adds a step. */
export const rangeOf = ({ range }: Spell): number => 1 + range;

function flatten(id: CardId, card: Spell, isNeutral: boolean, nodes: Node[]): Kind {
  const { enchantment } = card;
  return {
    id,
    card,
    type: TYPES.indexOf(card.type),
    tier: card.tier,
    isNeutral,
    cost: costOf(card.cost),
    paidIn: COLOURS.flatMap((colour, number) => (card.cost[colour] > 0 ? [number] : [])),
    attack: card.attack,
    hp: card.hp,
    range: rangeOf(card),
    shields: card.shields,
    packTactics: card.packTactics,
    text: compile(card.text, nodes),
    arrival: compile(card.arrival, nodes),
    enchantment: compile(enchantment?.effects ?? [], nodes),
    isEnchantment: enchantment !== null,
    tokens: enchantment === null ? 0 : (enchantment.duration ?? 1),
    ticks: enchantment !== null && enchantment.duration !== null,
    stays: card.type === 'sorcery' && (enchantment !== null || card.auras.length > 0),
    gives: card.auras.filter((aura) => aura.aura === 'give'),
    sorceryDamage: card.auras.reduce((sum, aura) => (aura.aura === 'sorceryDamage' ? sum + aura.by : sum), 0),
    deaths: card.auras.flatMap((aura) =>
      aura.aura === 'when' ? [{ death: aura.death, node: compile(aura.effects, nodes) }] : [],
    ),
  };
}

/** True when somebody must look at it to know how strong a summon is. */
export const isGiver = ({ gives, sorceryDamage }: Kind): boolean => gives.length > 0 || sorceryDamage !== 0;

/** The table of these options, made once. */
export const compiledOf = once(makeTable);

/** The box comes first, so its numbers are the same in every match. */
function makeTable(options: Options): Compiled {
  const cards = new Map<CardId, Spell>([...boxCards, ...Object.entries(options.cards)]);
  const nodes: Node[] = [];
  const numbers = new Map([...cards.keys()].map((id, number) => [id, number]));
  const isNeutral = (id: CardId): boolean => boxNeutrals.has(options.cards[id]?.instead?.card ?? id);
  return {
    options,
    kinds: [...cards].map(([id, card]) => flatten(id, card, isNeutral(id), nodes)),
    numbers,
    dealt: meant(numbers, options.cards),
    nodes,
    geometry: geometryOf(options.lanes, options.rows),
    charging: options.movement === 'charging',
    aggressive: options.order === 'aggressive',
    wave: options.flow === 'wave',
    lastResort: options.playerTarget === 'lastResort',
    defendNeedsTarget: options.defendNeedsTarget === 'yes',
    turnoverDefends: options.turnoverDefends === 'yes',
    packChooses: options.packTactics === 'choice',
    turnLimit: options.roundLimit === null ? null : 2 * options.roundLimit,
  };
}

/** The number of a spell that must be there. */
export function numberOf(compiled: Compiled, id: CardId): number {
  const number = compiled.numbers.get(id);
  if (number === undefined) throw new Error(`there is no spell ${id}`);
  return number;
}

/** What is dealt for a spell of the box: itself, or the one that stands in its place. */
export function dealtFor(compiled: Compiled, id: CardId): number {
  const number = compiled.dealt.get(id);
  if (number === undefined) throw new Error(`there is no spell ${id}`);
  return number;
}
