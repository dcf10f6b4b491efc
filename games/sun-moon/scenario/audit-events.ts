// Do events tell all that changes? Life, fatigue, zones and cards in play, added up from what was told.

import { bounded, SEATS, type Seat } from '@duello/kernel';
import { FATIGUE_LIMIT, START_LIFE } from '../cards/numbers.ts';
import { col, SLOTS } from '../rules/state/columns.ts';
import type { Event, Ref } from '../rules/state/events.ts';
import { EMPTY, PENDING, type State, TRAIT_BITS } from '../rules/state/state.ts';

interface Side {
  life: number;
  fatigue: number;
  hand: number;
  deck: number;
  discards: number;
  skillTapped: number;
}

interface InPlay {
  tapped: number;
  damage: number;
  attack: number;
  defense: number;
  traits: number;
}

/** What a reader of the events would have written down. */
interface Ledger {
  sides: readonly Side[];
  /** By slot. */
  readonly cards: Map<number, InPlay>;
}

const sideOf = ({ cells }: State, seat: Seat): Side => ({
  life: cells[col.life[seat]],
  fatigue: cells[col.fatigue[seat]],
  hand: cells[col.handSize[seat]],
  deck: cells[col.deckSize[seat]],
  discards: cells[col.discardSize[seat]],
  skillTapped: cells[col.skillTapped[seat]],
});

function cardsOf({ cells }: State): Map<number, InPlay> {
  const cards = new Map<number, InPlay>();
  for (let slot = 0; slot < SLOTS; slot++) {
    if (cells[col.kind + slot] === EMPTY || cells[col.zone + slot] === PENDING) continue;
    cards.set(slot, {
      tapped: cells[col.tapped + slot],
      damage: cells[col.damage + slot],
      attack: cells[col.turnAttack + slot],
      defense: cells[col.turnDefense + slot],
      traits: cells[col.turnTraits + slot],
    });
  }
  return cards;
}

const fresh = (tapped: boolean): InPlay => ({
  tapped: tapped ? 1 : 0,
  ...{ damage: 0, attack: 0, defense: 0, traits: 0 },
});

/** Changes the card that an event speaks of; a text when it is not in play. */
function change({ cards }: Ledger, { id, card }: Ref, by: (one: InPlay) => void): string | null {
  const one = id === null ? undefined : cards.get(id);
  if (one === undefined) return `${card} is told of and not in play`;
  by(one);
  return null;
}

function changeAll(ledger: Ledger, targets: readonly Ref[], by: (one: InPlay) => void): string | null {
  return targets.map((target) => change(ledger, target, by)).find((fault) => fault !== null) ?? null;
}

/** A number that an event tells, against the sum of all before it. */
function told(seat: Seat, what: string, sum: number, said: number): string | null {
  return sum === said ? null : `seat ${seat} has ${said} ${what} by an event, ${sum} by the sum of all`;
}

function write(ledger: Ledger, event: Event, listSizes: readonly number[]): string | null {
  const { sides, cards } = ledger;
  switch (event.kind) {
    case 'matchStarted':
      cards.clear();
      ledger.sides = SEATS.map((seat) => ({
        ...{ life: START_LIFE, fatigue: 0, hand: 0, deck: listSizes[seat], discards: 0, skillTapped: 0 },
      }));
      return null;
    case 'openingHand':
    case 'drew':
      sides[event.seat].hand += event.count;
      sides[event.seat].deck -= event.count;
      return null;
    case 'mulligan': {
      const missing = event.count - (event.cards?.length ?? event.count);
      sides[event.seat].hand -= missing;
      sides[event.seat].deck += missing;
      return null;
    }
    case 'cardPlayed':
      sides[event.seat].hand--;
      return null;
    case 'skillUsed':
      sides[event.seat].skillTapped = 1;
      return null;
    case 'discarded':
      sides[event.seat].discards++;
      if (event.from === 'hand') sides[event.seat].hand--;
      return null;
    case 'returnedToHand':
      sides[event.target.seat].hand++;
      if (event.from === 'discard') sides[event.target.seat].discards--;
      else cards.delete(event.target.id ?? EMPTY);
      return null;
    case 'lifeLost':
      sides[event.seat].life = bounded(sides[event.seat].life - event.amount);
      return told(event.seat, 'life', sides[event.seat].life, event.left);
    case 'lifeGained':
      sides[event.seat].life = bounded(sides[event.seat].life + event.amount);
      return told(event.seat, 'life', sides[event.seat].life, event.left);
    case 'fatiguePaid':
      sides[event.seat].fatigue += event.amount;
      return told(event.seat, 'fatigue', sides[event.seat].fatigue, event.now);
    case 'fatigueAdded':
      sides[event.seat].fatigue = Math.min(FATIGUE_LIMIT, sides[event.seat].fatigue + event.amount);
      return told(event.seat, 'fatigue', sides[event.seat].fatigue, event.now);
    case 'fatigueRemoved':
      sides[event.seat].fatigue -= event.amount;
      return told(event.seat, 'fatigue', sides[event.seat].fatigue, event.now);
    case 'fatigueHalved':
      sides[event.seat].fatigue >>= 1;
      return told(event.seat, 'fatigue', sides[event.seat].fatigue, event.to);
    default:
      return writeCard(ledger, event);
  }
}

function writeCard(ledger: Ledger, event: Event): string | null {
  const { sides, cards } = ledger;
  switch (event.kind) {
    case 'entered':
      cards.set(event.target.id ?? EMPTY, fresh(event.tapped));
      return null;
    case 'attached':
      cards.set(event.enchantment.id ?? EMPTY, fresh(false));
      return null;
    case 'destroyed':
      return cards.delete(event.target.id ?? EMPTY) ? null : `${event.target.card} is destroyed and not in play`;
    case 'attackDeclared':
      return change(ledger, event.attacker, (one) => {
        one.tapped = 1;
      });
    case 'tapped':
      return change(ledger, event.target, (one) => {
        one.tapped = 1;
      });
    case 'untapped':
      if (event.skill) sides[event.seat].skillTapped = 0;
      return changeAll(ledger, event.targets, (one) => {
        one.tapped = 0;
      });
    case 'damaged':
      return change(ledger, event.target, (one) => {
        one.damage = bounded(one.damage + event.amount);
      });
    case 'statChanged':
      return change(ledger, event.target, (one) => {
        one.attack = bounded(one.attack + event.attack);
        one.defense = bounded(one.defense + event.defense);
      });
    case 'traitGained':
      return change(ledger, event.target, (one) => {
        one.traits |= TRAIT_BITS[event.trait];
      });
    case 'defenseRestored':
      return changeAll(ledger, event.targets, (one) => {
        one.damage = 0;
      });
    case 'untilEndExpired':
      return changeAll(ledger, event.targets, (one) => {
        Object.assign(one, { attack: 0, defense: 0, traits: 0 });
      });
    default:
      return null;
  }
}

/** These change by what the events tell, and by nothing else. */
export function eventMismatch(before: State, after: State, events: readonly Event[]): string | null {
  const ledger: Ledger = { sides: SEATS.map((seat) => sideOf(before, seat)), cards: cardsOf(before) };
  const listSizes = SEATS.map((seat) => after.cells[col.listSize[seat]]);
  for (const event of events) {
    const fault = write(ledger, event, listSizes);
    if (fault !== null) return fault;
  }
  return sidesFault(ledger, after) ?? cardsFault(ledger, after);
}

/** The first number that is not the one written down. */
function differing<T extends object>(found: T, written: T): string | null {
  const wanted = new Map<string, number>(Object.entries(written));
  const wrong = Object.entries(found).find(([name, value]) => value !== wanted.get(name));
  return wrong === undefined ? null : `${wrong[0]} ${wrong[1]}, events tell of ${wanted.get(wrong[0])}`;
}

function sidesFault({ sides }: Ledger, after: State): string | null {
  for (const seat of SEATS) {
    const fault = differing(sideOf(after, seat), sides[seat]);
    if (fault !== null) return `seat ${seat} has ${fault}`;
  }
  return null;
}

function cardsFault({ cards }: Ledger, after: State): string | null {
  const now = cardsOf(after);
  const lost = [...cards.keys()].find((slot) => !now.has(slot));
  if (lost !== undefined) return `slot ${lost} is not in play, and events tell otherwise`;
  for (const [slot, one] of now) {
    const written = cards.get(slot);
    if (written === undefined) return `slot ${slot} is in play, and events tell otherwise`;
    const fault = differing(one, written);
    if (fault !== null) return `slot ${slot} has ${fault}`;
  }
  return null;
}
