// What is a spell worth to a deck? Points for each, and how much a deck of them can do in a turn.

import type { Seat } from '@duello/kernel';
import type { Effect } from '../cards/effects.ts';
import type { Spell } from '../cards/spell.ts';
import { COLOURS } from '../cards/vocabulary.ts';
import { CAST_SLOT } from '../rules/state/codes.ts';
import { col, type Zone } from '../rules/state/columns.ts';
import { type Compiled, CRYSTAL, type Kind, SUMMON } from '../rules/state/compiled.ts';
import { DECK_AT_START, HAND_DRAWN, PREPARATION_SLOTS } from '../rules/state/numbers.ts';
import { EMPTY, type State } from '../rules/state/state.ts';
import { textValue } from './text-value.ts';

/** Of a kind: what it is worth once it is cast, what it costs in all, and the colour a crystal gives. */
export interface CardValue {
  readonly points: number;
  readonly price: number;
  /** By number, or -1. */
  readonly gives: number;
  /** Its tokens tie it to others: with none tied it does nothing. */
  readonly ties: boolean;
  /** It would rather have crystals in hand than their mana. */
  readonly keepsCrystals: boolean;
  /** The more mana is left, the more it does. */
  readonly countsMana: boolean;
}

const known = new WeakMap<Compiled, readonly CardValue[]>();

export function valuesOf(compiled: Compiled): readonly CardValue[] {
  const made = known.get(compiled) ?? compiled.kinds.map(cardValue);
  known.set(compiled, made);
  return made;
}

function cardValue(kind: Kind): CardValue {
  const price = kind.cost[0] + kind.cost[1] + kind.cost[2] + kind.cost[3];
  const { text } = kind.card;
  const said = JSON.stringify(text);
  return {
    points: pointsOf(kind),
    price,
    gives: colourGiven(kind.card),
    ties: text.some(isTying),
    keepsCrystals: said.includes('crystalsInHand') || text.some((one) => one.op === 'retain' && one.type === 'crystal'),
    countsMana: said.includes('"mana"') && said.includes('"count":"mana"'),
  };
}

const isTying = ({ op }: Effect): boolean => op === 'enchant';

/** The colour a crystal gives, by number; -1 for all that is no crystal. */
function colourGiven({ type, text }: Spell): number {
  const effect = text.find(({ op }) => op === 'mana');
  if (type !== 'crystal' || effect?.op !== 'mana') return -1;
  return effect.colour === 'any' ? 0 : COLOURS.indexOf(effect.colour);
}

function pointsOf(kind: Kind): number {
  if (kind.type === CRYSTAL) return 0;
  const text = textValue(kind.card);
  if (kind.type !== SUMMON) return Math.max(0.2, text);
  return 0.9 + bodyValue(kind.attack, kind.hp) + iconsValue(kind) + 0.5 * text;
}

export const bodyValue = (attack: number, hp: number): number => 0.95 * attack + 0.4 * hp;

const iconsValue = ({ range, shields, packTactics, tier }: Kind): number =>
  0.5 * (range - 1) + 0.3 * shields + (packTactics ? 0.3 : 0) + 0.2 * tier;

/** What a Summon's card says besides its dice, for as long as it stands. */
export const boardTextValue = (kind: Kind): number =>
  iconsValue(kind) + 0.6 * kind.gives.length + 0.5 * kind.deaths.length + 0.5 * kind.sorceryDamage;

/** Turns to come count for so much. */
const FUTURE = 3;
/** A Summon is on the board for half of its time, and not in the deck. */
const ON_BOARD_SHARE = 0.5;
const crystals = new Float64Array(COLOURS.length);
const demand = new Float64Array(COLOURS.length);
/** By kind. */
const copies = new Int16Array(CAST_SLOT);
const sums = { cards: 0, points: 0, price: 0, spells: 0, summons: 0 };

function countZone({ cells }: State, zone: Zone): void {
  for (let i = 0; i < cells[zone.size]; i++) copies[cells[zone.at + i]]++;
}

/** All that a seat owns, wherever it is. */
function countCopies(state: State, seat: Seat): void {
  const { cells, compiled } = state;
  copies.fill(0, 0, compiled.kinds.length);
  countZone(state, col.deck[seat]);
  countZone(state, col.hand[seat]);
  countZone(state, col.pile[seat]);
  countZone(state, col.retained[seat]);
  for (let slot = 0; slot < PREPARATION_SLOTS; slot++) {
    const kind = cells[col.prepared[seat] + slot];
    if (kind !== EMPTY) copies[kind]++;
  }
  for (let field = 0; field < compiled.geometry.size; field++) {
    const slot = cells[col.fields + field];
    if (slot !== EMPTY && cells[col.owner + slot] === seat) copies[cells[col.kind + slot]]++;
  }
  for (let i = 0; i < cells[col.area[seat].size]; i++) copies[cells[col.kind + cells[col.area[seat].at + i]]]++;
}

/** Adds up the above; `wished`: whatever crystals the spells ask for are there. */
function countOwned(state: State, seat: Seat, wished: boolean): void {
  const { compiled } = state;
  const values = valuesOf(compiled);
  countCopies(state, seat);
  crystals.fill(0);
  demand.fill(0);
  sums.cards = 0;
  sums.points = 0;
  sums.price = 0;
  sums.spells = 0;
  sums.summons = 0;
  for (let kind = 0; kind < values.length; kind++) {
    if (values[kind].gives >= 0) crystals[values[kind].gives] += copies[kind];
  }
  for (let kind = 0; kind < values.length; kind++) {
    const count = copies[kind];
    if (count === 0) continue;
    const { points, price, gives } = values[kind];
    const { cost, type } = compiled.kinds[kind];
    const share = type === SUMMON ? ON_BOARD_SHARE * count : count;
    sums.cards += share;
    if (gives >= 0) continue;
    const ease = wished ? 1 : easeOf(cost);
    sums.spells += count;
    sums.points += share * points * ease;
    // What costs nothing still takes its place in a hand.
    sums.price += share * Math.max(1, price);
    if (type === SUMMON) sums.summons += count * ease;
    for (let colour = 0; colour < COLOURS.length; colour++) demand[colour] += share * cost[colour];
  }
}

/** How easily a cost is paid with the crystals of the deck: without any of a colour hardly ever. */
function easeOf(cost: readonly number[]): number {
  let ease = 1;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    if (cost[colour] === 0) continue;
    ease *= crystals[colour] === 0 ? 0.4 : Math.min(1, (crystals[colour] + 1) / (cost[colour] + 1));
  }
  return ease;
}

/** What an average hand of the deck can do: mana that meets spells of its colour, and what they make of it. */
export function deckValue(state: State, seat: Seat): number {
  countOwned(state, seat, false);
  if (sums.cards === 0 || sums.price === 0) return 0;
  let met = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    const both = crystals[colour] + demand[colour];
    if (both > 0) met += (crystals[colour] * demand[colour]) / both;
  }
  return handsOf(met, sums.cards) + 0.5 * sums.cards + 0.4 * sums.spells + 8 * (1 - 1 / (1 + sums.summons / 5));
}

const handsOf = (met: number, cards: number): number =>
  FUTURE * (HAND_DRAWN / cards) * 1.5 * met * (sums.points / sums.price);

/** B307: three or four spells of the class. */
const CLASS_SPELLS = 4;

/** A deck that is being drafted; until crystals are taken, there will be as many as there is room for, as wished. */
export function draftValue(state: State, seat: Seat): number {
  const drafted = state.cells[col.drafted[seat]];
  if (drafted === 0) return 0;
  countOwned(state, seat, true);
  if (crystals.some((count) => count > 0)) return deckValue(state, seat);
  const room = DECK_AT_START - sums.spells;
  const off = Math.abs(drafted - CLASS_SPELLS);
  const met = (room * sums.price) / (room + sums.price);
  return handsOf(met, sums.cards + room) + 0.7 * Math.min(3, sums.summons) - off * off - spread();
}

/** A second colour is hard to meet, a third much more. */
function spread(): number {
  let colours = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) if (demand[colour] > 0) colours++;
  return 0.6 * (colours - 1) ** 2;
}
