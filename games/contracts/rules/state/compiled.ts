// What is constant in a match? Every contract flattened to numbers, so that rules never look at a contract's words.

import { meant } from '@duello/cards';
import { once } from '@duello/kernel';
import { boxCards } from '../../cards/box/catalogue.ts';
import type { Contract } from '../../cards/contract.ts';
import type { Give } from '../../cards/gives.ts';
import { type CardId, COLOURS, type Cost, KEYWORDS, MOMENTS, TYPES } from '../../cards/vocabulary.ts';
import { compile, type Node, needsFrom } from './nodes.ts';
import type { Options } from './options.ts';
import { STATUS_BITS } from './state.ts';

export const SPELL = TYPES.indexOf('spell');
export const RUNE_TYPE = TYPES.indexOf('rune');
export const CREATURE = TYPES.indexOf('creature');
export const ORB_TYPE = TYPES.indexOf('orb');

export const ON_SUMMON = MOMENTS.indexOf('summon');
export const ON_RECYCLING = MOMENTS.indexOf('recycling');
export const ON_START = MOMENTS.indexOf('startTurn');
export const ON_END = MOMENTS.indexOf('endTurn');
export const ON_AMBUSH = MOMENTS.indexOf('ambush');
export const ON_ATTACK = MOMENTS.indexOf('attack');
export const ON_HURT = MOMENTS.indexOf('hurt');
export const ON_DISCARD = MOMENTS.indexOf('discard');
export const ON_BURNOUT = MOMENTS.indexOf('burnout');

/** Whom a continuous effect reaches. */
export const TO_ADJACENT = 0;
export const TO_OTHERS = 1;
const TO_OWN = 2;
export const TO_PLAYER = 3;
const REACH = { adjacent: TO_ADJACENT, others: TO_OTHERS, own: TO_OWN, you: TO_PLAYER } as const;

export interface FlatGive {
  readonly to: number;
  readonly attack: number;
  readonly health: number;
  readonly magic: number;
  readonly status: number;
}
/** What a contract can give by standing on the field, as bits: to Creatures, or to its player. */
export const GIVES_ATTACK = 1;
export const GIVES_HEALTH = 2;
export const GIVES_STATUS = 4;
export const GIVES_MAGIC = 8;
export const GIVES_TO_PLAYER = 16;
export const GIVES_DISCOUNT = 32;
interface Discount {
  /** -1 for every type. */
  readonly type: number;
  readonly by: number;
}

export interface Kind {
  readonly id: CardId;
  readonly card: Contract;
  readonly type: number;
  /** By colour. */
  readonly cost: readonly number[];
  readonly activation: readonly number[];
  readonly attack: number;
  readonly health: number;
  readonly magic: number;
  readonly gives: readonly FlatGive[];
  readonly discounts: readonly Discount[];
  /** The first node of its effects, or -1. */
  readonly effects: number;
  /** For each moment the first node, or -1. */
  readonly moments: readonly number[];
  readonly token: boolean;
}

export interface Compiled {
  readonly options: Options;
  readonly kinds: readonly Kind[];
  readonly numbers: ReadonlyMap<CardId, number>;
  readonly nodes: readonly Node[];
  /** By the first node of a chain, the nodes in it that need a target or something to take back. */
  readonly needs: readonly (readonly Node[])[];
  /** By kind, what it gives as bits: most contracts give nothing, and a whole side is asked by this alone. */
  readonly gives: Uint8Array;
  /** What any contract gives to players, or to Creatures in a line: statuses as bits. */
  readonly givenToPlayer: number;
  readonly givenToLine: number;
  /** Some contract takes health from others by standing on the field. */
  readonly givesHarm: boolean;
  /** By kind, the moments it has an effect for, as bits. */
  readonly moments: Uint16Array;
  /** By kind, what is printed on it: keywords as bits. */
  readonly attack: Int16Array;
  readonly health: Int16Array;
  readonly keywords: Uint8Array;
  /** By kind, its type and all the mana it costs, of whatever colour. */
  readonly type: Uint8Array;
  readonly price: Int16Array;
  /** The same by colour, four numbers a kind. */
  readonly costs: Int16Array;
  /** The switches, ready to be asked. */
  readonly keepsColour: boolean;
  readonly wild: boolean;
  readonly greyCounts: boolean;
  readonly ambushInSetup: boolean;
  readonly caps: boolean;
  readonly guardAfterUse: boolean;
  readonly disarmsOwn: boolean;
}

const costOf = (cost: Cost | null): readonly number[] => COLOURS.map((colour) => cost?.[colour] ?? 0);

const buffs = (gives: readonly Give[]): readonly FlatGive[] =>
  gives.flatMap((give) =>
    give.give === 'buff'
      ? [
          {
            to: REACH[give.to],
            attack: give.attack,
            health: give.health,
            magic: give.magic,
            status: give.status === null ? 0 : STATUS_BITS[give.status],
          },
        ]
      : [],
  );

const discounts = (gives: readonly Give[]): readonly Discount[] =>
  gives.flatMap((give) =>
    give.give === 'discount' ? [{ type: give.type === null ? -1 : TYPES.indexOf(give.type), by: give.by }] : [],
  );

const keywordBits = ({ card }: Kind): number =>
  KEYWORDS.reduce((bits, keyword) => (card.keywords.includes(keyword) ? bits | STATUS_BITS[keyword] : bits), 0);

function flatten(id: CardId, card: Contract, numbers: ReadonlyMap<CardId, number>, nodes: Node[]): Kind {
  return {
    id,
    card,
    type: TYPES.indexOf(card.type),
    cost: costOf(card.cost),
    activation: costOf(card.activation),
    attack: card.attack,
    health: card.health,
    magic: card.magic,
    gives: buffs(card.gives),
    discounts: discounts(card.gives),
    effects: compile(card.effects, numbers, nodes),
    moments: MOMENTS.map((moment) => compile(card.when[moment] ?? [], numbers, nodes)),
    token: card.token,
  };
}

const givesBits = ({ gives, discounts }: Kind): number =>
  gives.reduce(
    (bits, { to, attack, health, magic, status }) =>
      bits |
      (to === TO_PLAYER ? GIVES_TO_PLAYER : 0) |
      (attack === 0 ? 0 : GIVES_ATTACK) |
      (health === 0 ? 0 : GIVES_HEALTH) |
      (magic === 0 ? 0 : GIVES_MAGIC) |
      (status === 0 ? 0 : GIVES_STATUS),
    discounts.length === 0 ? 0 : GIVES_DISCOUNT,
  );

const statusesGiven = (kinds: readonly Kind[], reaches: (give: FlatGive) => boolean): number =>
  kinds.flatMap(({ gives }) => gives.filter(reaches)).reduce((bits, { status }) => bits | status, 0);

const momentBits = ({ moments }: Kind): number =>
  moments.reduce((bits, first, moment) => (first < 0 ? bits : bits | (1 << moment)), 0);

/** The table of these options, made once. */
export const compiledOf = once(makeTable);

/** The box comes first, so its numbers are the same in every match. */
function makeTable(options: Options): Compiled {
  const cards = new Map<CardId, Contract>([...boxCards, ...Object.entries(options.cards)]);
  const numbers = new Map([...cards.keys()].map((id, number) => [id, number]));
  const nodes: Node[] = [];
  const inTexts = meant(numbers, options.cards);
  const kinds = [...cards].map(([id, card]) => flatten(id, card, inTexts, nodes));
  return {
    options,
    kinds,
    numbers,
    nodes,
    needs: nodes.map((_, first) => needsFrom(nodes, first)),
    gives: Uint8Array.from(kinds, givesBits),
    givenToPlayer: statusesGiven(kinds, ({ to }) => to === TO_PLAYER),
    givenToLine: statusesGiven(kinds, ({ to }) => to !== TO_PLAYER),
    givesHarm: kinds.some(({ gives }) => gives.some(({ health }) => health < 0)),
    moments: Uint16Array.from(kinds, momentBits),
    attack: Int16Array.from(kinds, ({ attack }) => attack),
    health: Int16Array.from(kinds, ({ health }) => health),
    keywords: Uint8Array.from(kinds, keywordBits),
    type: Uint8Array.from(kinds, ({ type }) => type),
    price: Int16Array.from(kinds, ({ cost }) => cost.reduce((sum, part) => sum + part, 0)),
    costs: Int16Array.from(kinds.flatMap(({ cost }) => cost)),
    keepsColour: options.tankColour === 'keep',
    wild: options.pureManaIsWild === 'on',
    greyCounts: options.pureExtractorCountsToCap === 'on',
    ambushInSetup: options.ambushInSetup === 'on',
    caps: options.lostHealthBuff === 'cap',
    guardAfterUse: options.orbGuardAfterUse === 'on',
    disarmsOwn: options.disarmOwnOrb === 'on',
  };
}

/** The number of a contract that must be there. */
export function numberOf(compiled: Compiled, id: CardId): number {
  const number = compiled.numbers.get(id);
  if (number === undefined) throw new Error(`there is no contract ${id}`);
  return number;
}
