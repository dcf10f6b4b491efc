// What can a player do in the main phase? Play, attack, magnetize, use the Orb or the Rune, end the turn.

import {
  add,
  type Blocked,
  newOffer,
  type Offer,
  other,
  push,
  type Question,
  type Reason,
  type Seat,
} from '@duello/kernel';
import { COLOURS } from '../../cards/vocabulary.ts';
import { hasSomethingToDo } from '../effects/perform.ts';
import * as codes from '../state/codes.ts';
import * as columns from '../state/columns.ts';
import * as kinds from '../state/compiled.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import * as field from '../state/field.ts';
import * as frames from '../state/frames.ts';
import type { Purse } from '../state/mana.ts';
import * as purses from '../state/mana.ts';
import * as numbers from '../state/numbers.ts';
import { because } from '../state/reasons.ts';
import * as places from '../state/slots.ts';
import type { State } from '../state/state.ts';
import * as meanings from '../state/state.ts';
import { attack, useOrb } from './combat.ts';
import { FOR_USE, startPaying } from './pay.ts';
import { endTurn } from './turn.ts';

// A module's own constants become part of its code; imported ones are looked up at each use (see field.ts).
const { EMPTY, PROBE, col } = columns;
const { NEW, SPENT, STATUS_BITS, playerCode } = meanings;
const {
  ATTACK,
  END_TURN,
  MAGNETIZE,
  ME,
  STORE_LESS,
  USE_ORB,
  USE_RUNE,
  actKey,
  attackCode,
  attackedOf,
  attackerOf,
  isOffered,
} = codes;
const { CREATURE, SPELL } = kinds;
const { givesOn, hasMark, hasStatus, isMagnetic, kindOf, playerAttack, statusesOf } = field;
const { frame } = frames;
const { canPay, discountOn, discountsOn, hasColours, missing, mostStored, purseOf, sumOfCost } = purses;

const { MAX_CREATURES } = numbers;
const { refOf } = places;

/** Of a cost: one for each colour. */
const PARTS = COLOURS.length;

// Each returns null when it is legal, and otherwise why not.

/** CR32: what the contract would have to choose from, asked before it is played. */
function couldDo(state: State, seat: Seat, kind: number): boolean {
  const { cells, compiled } = state;
  const { effects } = compiled.kinds[kind];
  if (effects < 0 || compiled.needs[effects].length === 0) return true;
  cells[col.kind + PROBE] = kind;
  cells[col.owner + PROBE] = seat;
  const could = hasSomethingToDo(state, effects, PROBE);
  cells[col.kind + PROBE] = EMPTY;
  cells[col.owner + PROBE] = 0;
  return could;
}

/** `can` is what can be spent of what it `needs`, with the discount taken off. */
function shortOf(state: State, seat: Seat, cost: readonly number[], reduction: number): Reason | null {
  const short = missing(state, seat, cost, reduction);
  if (short === null) return null;
  if (short.colour >= 0) {
    const needs = cost[short.colour];
    const can = needs - short.ofColour;
    return because('colourMissing', { missing: short.ofColour, colour: COLOURS[short.colour], needs, can });
  }
  const needs = sumOfCost(cost) - reduction;
  return because('manaMissing', { missing: short.total, needs, can: needs - short.total });
}

function mayPlay(state: State, seat: Seat, kind: number, purse: Purse, discounts: Int16Array): boolean {
  const { cells, compiled } = state;
  const type = compiled.type[kind];
  const reduction = discounts[type];
  if (compiled.price[kind] - reduction > purse.all) return false;
  if (!hasColours(purse, compiled.costs, PARTS * kind, reduction)) return false;
  if (type === CREATURE) return cells[col.lineSize[seat]] < MAX_CREATURES;
  return type !== SPELL || couldDo(state, seat, kind);
}

/** What no mana would mend comes first. */
function whyNotPlay(state: State, seat: Seat, number: number): Reason | null {
  const { type, cost } = state.compiled.kinds[number];
  if (type === CREATURE && state.cells[col.lineSize[seat]] >= MAX_CREATURES) return because('lineFull');
  if (type === SPELL && !couldDo(state, seat, number)) return because('noTarget');
  return shortOf(state, seat, cost, discountOn(state, seat, type));
}

/** A Creature that could still act; C808, C810. */
function whyNotAct(state: State, slot: number): Reason | null {
  if (hasMark(state, slot, SPENT)) return because('actedAlready');
  return null;
}

function mayUseRune(state: State, seat: Seat, purse: Purse): boolean {
  const slot = state.cells[col.rune[seat]];
  if (slot === EMPTY || hasMark(state, slot, SPENT)) return false;
  const { activation, effects } = kindOf(state, slot);
  return effects >= 0 && canPay(purse, activation, 0) && hasSomethingToDo(state, effects, slot);
}

function mayUseOrb(state: State, seat: Seat): boolean {
  const slot = state.cells[col.orb[seat]];
  return slot !== EMPTY && !hasMark(state, slot, SPENT) && kindOf(state, slot).attack > 0;
}

function offerPlays(state: State, seat: Seat, purse: Purse, gives: number, offer: Offer): void {
  const { cells } = state;
  const size = cells[col.handSize[seat]];
  const discounts = discountsOn(state, seat, gives);
  for (let i = 0; i < size; i++) {
    const kind = cells[col.hand[seat] + i];
    if (!isOffered(offer, kind) && mayPlay(state, seat, kind, purse, discounts)) add(offer, kind);
  }
}

/** C809, C1201: what may be attacked now. Then who may be magnetized, of those who could act: all are looked at once. */
function offerLine(state: State, seat: Seat, gives: number, offer: Offer): void {
  const { cells } = state;
  const open = openPlaces(state, other(seat));
  const size = cells[col.lineSize[seat]];
  let magnetizable = 0;
  for (let i = 0; i < size; i++) {
    const slot = cells[col.line[seat] + i];
    const marks = cells[col.marks + slot];
    if ((marks & SPENT) !== 0) continue;
    const statuses = statusesOf(state, slot, gives);
    const isNew = (marks & NEW) !== 0;
    offerPlaces(offer, attackCode(i, 0), isNew ? open & inHaste(statuses) : open);
    if (mayMagnetize(statuses, isNew)) magnetizable |= 1 << i;
  }
  if (cells[col.attacked[seat]] === 0 && playerAttack(state, seat, gives) >= 1) {
    offerPlaces(offer, attackCode(ME, 0), open);
  }
  offerPlaces(offer, MAGNETIZE, magnetizable);
}

const mayMagnetize = (statuses: number, isNew: boolean): boolean =>
  (statuses & STATUS_BITS.magnetized) === 0 && (!isNew || (statuses & STATUS_BITS.paramagnetic) !== 0);

const PLAYER_OPEN = 1 << ME;
const ALL_OPEN = 2 * PLAYER_OPEN - 1;

/** CR42: what may be attacked in its entry turn: anything with Adrenaline, Creatures with Impetus. */
function inHaste(statuses: number): number {
  if ((statuses & STATUS_BITS.adrenaline) !== 0) return ALL_OPEN;
  return (statuses & STATUS_BITS.impetus) === 0 ? 0 : ALL_OPEN & ~PLAYER_OPEN;
}

/** C1201, C1202: the places of a line that may be attacked, as bits; ME for the player. Who is magnetic comes first. */
function openPlaces(state: State, foe: Seat): number {
  const { cells } = state;
  const size = cells[col.lineSize[foe]];
  let magnetic = isMagnetic(state, playerCode(foe)) ? PLAYER_OPEN : 0;
  for (let t = 0; t < size; t++) if (isMagnetic(state, cells[col.line[foe] + t])) magnetic |= 1 << t;
  return magnetic === 0 ? ((1 << size) - 1) | PLAYER_OPEN : magnetic;
}

/** One option for each bit, from left to right. */
function offerPlaces(offer: Offer, first: number, places: number): void {
  for (let left = places; left !== 0; left &= left - 1) add(offer, first + 31 - Math.clz32(left & -left));
}

export const act: Question<State, Event> = {
  name: 'act',
  shape: 'one',
  offer(state, seat, _value, offer) {
    const { cells } = state;
    const gives = givesOn(state, seat);
    const purse = purseOf(state, seat);
    offerPlays(state, seat, purse, gives, offer);
    offerLine(state, seat, gives, offer);
    if (mayUseOrb(state, seat)) {
      for (let t = 0; t < cells[col.lineSize[other(seat)]]; t++) add(offer, USE_ORB + t);
      add(offer, USE_ORB + ME);
    }
    if (mayUseRune(state, seat, purse)) add(offer, USE_RUNE);
    add(offer, END_TURN);
    if (mostStored(state, seat) > 0) add(offer, STORE_LESS);
  },
  take(state, seat, _value, reply, emit) {
    const code = reply.codes[0];
    if (code >= END_TURN) {
      endTurn(state, seat, code === STORE_LESS, emit);
      return;
    }
    push(state, frame.main, seat);
    push(state, frame.check);
    perform(state, seat, code, emit);
  },
  idle(_state, _seat, _value, reply) {
    reply.size = 1;
    reply.codes[0] = END_TURN;
  },
  key: (state, _seat, code) => actKey(state, code),
  blocked: (state, seat) => blocked(state, seat),
  plans: null,
};

const slotAt = ({ cells }: State, seat: Seat, place: number): number =>
  place === ME ? playerCode(seat) : cells[col.line[seat] + place];

function perform(state: State, seat: Seat, code: number, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  if (code < ATTACK) {
    const { cost, type } = compiled.kinds[code];
    startPaying(state, seat, code, cost, discountOn(state, seat, type));
  } else if (code < MAGNETIZE) {
    attack(state, slotAt(state, seat, attackerOf(code)), slotAt(state, other(seat), attackedOf(code)), emit);
  } else if (code < USE_ORB) {
    magnetize(state, cells[col.line[seat] + code - MAGNETIZE], emit);
  } else if (code < USE_RUNE) {
    useOrb(state, cells[col.orb[seat]], slotAt(state, other(seat), code - USE_ORB), emit);
  } else {
    const slot = cells[col.rune[seat]];
    startPaying(state, seat, cells[col.kind + slot] + FOR_USE, kindOf(state, slot).activation, 0);
  }
}

function magnetize(state: State, slot: number, emit: MaybeEmit): void {
  state.cells[col.marks + slot] |= SPENT;
  state.cells[col.slotStatuses + slot] |= STATUS_BITS.magnetized;
  if (emit === null) return;
  emit({ kind: 'statusGained', target: refOf(state, slot), status: 'magnetized', until: 'always' });
}

const offered = newOffer();

/** Everything that looks possible and is not, each with its reason. */
function blocked(state: State, seat: Seat): readonly Blocked[] {
  const { cells } = state;
  offered.count = 0;
  act.offer(state, seat, 0, offered);
  const legal = new Set(offered.codes.subarray(0, offered.count));
  const found: Blocked[] = [];
  const note = (code: number, reason: Reason | null): void => {
    if (!legal.has(code) && reason !== null) found.push({ key: actKey(state, code), reason });
  };
  const hand = cells.subarray(col.hand[seat], col.hand[seat] + cells[col.handSize[seat]]);
  for (const kind of new Set(hand)) note(kind, whyNotPlay(state, seat, kind));
  const open = openPlaces(state, other(seat));
  const foes = [...Array(cells[col.lineSize[other(seat)]]).keys(), ME];
  for (let i = 0; i < cells[col.lineSize[seat]]; i++) {
    const slot = cells[col.line[seat] + i];
    for (const t of foes) note(attackCode(i, t), whyNotAttack(state, slot, t, open));
    note(MAGNETIZE + i, whyNotMagnetize(state, slot));
  }
  for (const t of foes) note(attackCode(ME, t), whyNotPlayer(state, seat, t, open));
  if (cells[col.orb[seat]] !== EMPTY) for (const t of foes) note(USE_ORB + t, whyNotOrb(state, seat));
  if (cells[col.rune[seat]] !== EMPTY) note(USE_RUNE, whyNotRune(state, seat));
  return found;
}

const whyNotTarget = (place: number, open: number): Reason | null =>
  ((open >> place) & 1) === 0 ? because('mustAttackMagnetic') : null;

function whyNotAttack(state: State, slot: number, place: number, open: number): Reason | null {
  if (whyNotAct(state, slot) !== null) return whyNotAct(state, slot);
  const places = hasMark(state, slot, NEW) ? inHaste(statusesOf(state, slot)) : ALL_OPEN;
  if (places === 0) return because('justCame');
  if (place === ME && (places & PLAYER_OPEN) === 0) return because('impetusOnly');
  return whyNotTarget(place, open);
}

function whyNotMagnetize(state: State, slot: number): Reason | null {
  if (whyNotAct(state, slot) !== null) return whyNotAct(state, slot);
  return hasStatus(state, slot, STATUS_BITS.magnetized) ? because('isMagnetized') : because('justCame');
}

function whyNotPlayer(state: State, seat: Seat, place: number, open: number): Reason | null {
  if (playerAttack(state, seat) < 1) return because('noAttack');
  return state.cells[col.attacked[seat]] === 1 ? because('attackedAlready') : whyNotTarget(place, open);
}

const whyNotOrb = (state: State, seat: Seat): Reason =>
  hasMark(state, state.cells[col.orb[seat]], SPENT) ? because('orbUsed') : because('orbTooWeak');

function whyNotRune(state: State, seat: Seat): Reason | null {
  const slot = state.cells[col.rune[seat]];
  if (hasMark(state, slot, SPENT)) return because('runeUsed');
  const { activation, effects } = kindOf(state, slot);
  const canWork = effects >= 0 && hasSomethingToDo(state, effects, slot);
  return canWork ? shortOf(state, seat, activation, 0) : because('noTarget');
}
