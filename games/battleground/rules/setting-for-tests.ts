// What does a table hold when a test begins? Sides, board and market in words, written into a state; for tests only.

import { type Json, push, type Seat } from '@duello/kernel';
import { cost } from '../cards/build.ts';
import type { Spell } from '../cards/spell.ts';
import { type CardId, COLOURS, CONDITIONS } from '../cards/vocabulary.ts';
import { emptyTable } from './match/setup.ts';
import { chargeCell, col, ON, type Zone } from './state/columns.ts';
import { numberOf } from './state/compiled.ts';
import { tie } from './state/enchant.ts';
import { frame } from './state/frames.ts';
import { fieldNamed } from './state/geometry.ts';
import { type Options, readOptions } from './state/options.ts';
import { enterArea, placeOn, takeSlot } from './state/slots.ts';
import {
  DEFENDING,
  EMPTY,
  IN_BATTLE,
  IN_ENCHANTMENTS,
  IN_SPELLCASTING,
  IN_UPKEEP,
  playerCode,
  type State,
} from './state/state.ts';
import { isPlain, type Name, named, plainSummon, type Standing, seatNamed, standing } from './words-for-tests.ts';

export interface Side {
  readonly life?: number;
  /** The pool, such as `W2 R1`. */
  readonly mana?: string;
  /** In all zones a card may also be a plain summon such as `2/3 range`, which costs nothing. */
  readonly hand?: readonly CardId[];
  /** Top first. */
  readonly deck?: readonly CardId[];
  readonly pile?: readonly CardId[];
  readonly retained?: readonly CardId[];
  readonly prepared?: readonly (
    | CardId
    | { readonly card: CardId; readonly charges?: string; readonly since?: number }
  )[];
  /** Auras and Enchantments; `on` are fields or players that bear a token each. */
  readonly area?: readonly (
    | CardId
    | { readonly card: CardId; readonly tokens?: number; readonly on?: readonly string[] }
  )[];
  /** 1 unless it says otherwise: so a turn stops to ask what to buy, and what came of a battle can be looked at. */
  readonly coins?: number;
  readonly exp?: number;
}

export interface Market {
  /** By tier; the oldest of a row first, the top of a deck first, the first discarded first. */
  readonly rows?: readonly (readonly CardId[])[];
  readonly decks?: readonly (readonly CardId[])[];
  readonly piles?: readonly (readonly CardId[])[];
  /** Crystals left: `W9 R0`; those not named are there in full. */
  readonly crystals?: string;
  readonly pools?: readonly [number, number];
  readonly gamePhase?: 1 | 2 | 3;
}

export interface Setting {
  readonly south?: Side;
  readonly north?: Side;
  readonly board?: Readonly<Record<string, string | Standing>>;
  /** Whose turn it is: S's, unless it says otherwise. */
  readonly active?: Name;
  readonly starter?: Name;
  /** About to begin this phase; Spellcasting unless it says otherwise. */
  readonly phase?: 'enchantments' | 'spellcasting' | 'battle' | 'upkeep';
  readonly turn?: number;
  readonly market?: Market;
  readonly options?: Json;
  /** Spells made up for the test. */
  readonly cards?: Readonly<Record<CardId, Spell>>;
}

/** A zone whose newest, or top, is its last entry. */
function fill({ cells, compiled }: State, zone: Zone, ids: readonly CardId[]): void {
  ids.forEach((id, index) => {
    cells[zone.at + index] = numberOf(compiled, id);
  });
  cells[zone.size] = ids.length;
}

function fillMana({ cells }: State, at: number, text: string): void {
  const mana = cost(text);
  COLOURS.forEach((colour, index) => {
    cells[at + index] = mana[colour];
  });
}

function stand(state: State, key: string, given: string | Standing): void {
  const { cells, compiled } = state;
  const one = typeof given === 'string' ? standing(given) : given;
  const seat = seatNamed(one.owner);
  const field = fieldNamed(compiled.geometry, key);
  if (field < 0 || cells[col.fields + field] !== EMPTY) throw new Error(`${key} is no free field`);
  const slot = takeSlot(state, seat, numberOf(compiled, one.card));
  placeOn(state, slot, field, 'cast', null);
  cells[col.exp[seat]] = 0;
  cells[col.hp + slot] = one.hp ?? cells[col.hp + slot];
  cells[col.attackDie + slot] = one.attack ?? cells[col.attackDie + slot];
  cells[col.marks + slot] = one.defending === true ? DEFENDING : 0;
  for (const condition of CONDITIONS) cells[ON[condition] + slot] = one[condition] ?? 0;
}

/** A field of a summon, or a player. */
const codeOf = (state: State, spot: string): number =>
  spot === 'S' || spot === 'N'
    ? playerCode(seatNamed(spot))
    : state.cells[col.fields + fieldNamed(state.compiled.geometry, spot)];

function fillArea(state: State, seat: Seat, side: Side): void {
  const { cells, compiled } = state;
  for (const given of side.area ?? []) {
    const { card, tokens, on = [] } = typeof given === 'string' ? { card: given } : given;
    const slot = takeSlot(state, seat, numberOf(compiled, card));
    enterArea(state, slot);
    if (!compiled.kinds[numberOf(compiled, card)].isEnchantment) continue;
    cells[col.shape + slot] = slot + 1;
    cells[col.tokens + slot] = tokens ?? compiled.kinds[numberOf(compiled, card)].tokens;
    for (const spot of on) tie(state, slot, codeOf(state, spot), 1, null);
  }
}

function fillSide(state: State, seat: Seat, side: Side): void {
  const { cells, compiled } = state;
  if (side.life !== undefined) cells[col.life[seat]] = side.life;
  cells[col.coins[seat]] = side.coins ?? 1;
  cells[col.exp[seat]] = side.exp ?? 0;
  fillMana(state, col.mana[seat], side.mana ?? '');
  fill(state, col.deck[seat], [...(side.deck ?? [])].reverse());
  fill(state, col.hand[seat], side.hand ?? []);
  fill(state, col.pile[seat], side.pile ?? []);
  fill(state, col.retained[seat], side.retained ?? []);
  (side.prepared ?? []).forEach((given, slot) => {
    const { card, charges = '', since = 1 } = typeof given === 'string' ? { card: given } : given;
    cells[col.prepared[seat] + slot] = numberOf(compiled, card);
    cells[col.since[seat] + slot] = since;
    fillMana(state, chargeCell(seat, slot, 0), charges);
  });
  fillArea(state, seat, side);
}

function fillMarket(state: State, market: Market): void {
  const { cells } = state;
  for (const tier of [0, 1, 2]) {
    fill(state, col.row[tier], market.rows?.[tier] ?? []);
    fill(state, col.marketDeck[tier], [...(market.decks?.[tier] ?? [])].reverse());
    fill(state, col.marketPile[tier], market.piles?.[tier] ?? []);
  }
  for (const part of (market.crystals ?? '').split(' ').filter((word) => word !== '')) {
    cells[col.crystals + 'WRPB'.indexOf(part[0])] = Number(part.slice(1));
  }
  (market.pools ?? []).forEach((coins, pool) => {
    cells[col.pool + pool] = coins;
  });
  cells[col.gamePhase] = market.gamePhase ?? 1;
}

/** Plain summons are spells of the match's own. */
function plainIn({ south = {}, north = {}, board = {}, market = {} }: Setting): Readonly<Record<CardId, Spell>> {
  const zones = [south, north].flatMap(({ hand = [], deck = [], pile = [], retained = [], prepared = [] }) => [
    ...[...hand, ...deck, ...pile, ...retained],
    ...prepared.map((one) => (typeof one === 'string' ? one : one.card)),
  ]);
  const sold = [market.rows, market.decks, market.piles].flatMap((tiers = []) => tiers.flat());
  const stood = Object.values(board).map((one) => (typeof one === 'string' ? standing(one) : one).card);
  const plain = [...zones, ...sold, ...stood].filter(isPlain);
  return Object.fromEntries(plain.map((words) => [words, plainSummon(words)]));
}

const PHASES = {
  enchantments: [IN_ENCHANTMENTS, frame.turn],
  spellcasting: [IN_SPELLCASTING, frame.casting],
  battle: [IN_BATTLE, frame.battle],
  upkeep: [IN_UPKEEP, frame.upkeep],
} as const;

/** The table as it was set, before anything happens on it. */
export function begin(setting: Setting): State {
  const { active = 'S', starter = 'S', phase = 'spellcasting', options = {} } = setting;
  const { turn = active === starter ? 9 : 10 } = setting;
  const made: Options = { ...readOptions(options), cards: named({ ...plainIn(setting), ...setting.cards }) };
  const state = emptyTable('test', made);
  const { cells } = state;
  const seat = seatNamed(active);
  const [number, frame] = PHASES[phase];
  cells[col.active] = seat;
  cells[col.starter] = seatNamed(starter);
  cells[col.turnNumber] = phase === 'enchantments' ? turn - 1 : turn;
  cells[col.phase] = IN_SPELLCASTING;
  for (const [field, given] of Object.entries(setting.board ?? {})) stand(state, field, given);
  cells[col.phase] = number;
  fillSide(state, 0, setting.south ?? {});
  fillSide(state, 1, setting.north ?? {});
  fillMarket(state, setting.market ?? {});
  push(state, frame, seat);
  return state;
}
