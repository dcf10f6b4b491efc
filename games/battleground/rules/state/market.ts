// How does the market move? Rows as queues from the oldest to the newest, and piles that are turned over.

import { add, push, type Question, type Seat } from '@duello/kernel';
import { crystalOf } from '../../cards/box/catalogue.ts';
import { BUY_CRYSTAL, buyKey, isCrystalCode, rowCode, STOP } from './codes.ts';
import { col } from './columns.ts';
import { colourAt, numberOf } from './compiled.ts';
import type { Event, MaybeEmit } from './events.ts';
import { frame } from './frames.ts';
import { NEUTRAL_TIERS, ROWS } from './numbers.ts';
import { idsIn, put, takeAt, takeLast } from './piles.ts';
import { because } from './reasons.ts';
import type { State } from './state.ts';

/** The next spell of a tier's deck; its pile is turned over first when the deck is empty (B807, BR78). EMPTY for none. */
function nextSpell(state: State, tier: number, emit: MaybeEmit): number {
  const { cells } = state;
  const deck = col.marketDeck[tier];
  const pile = col.marketPile[tier];
  if (cells[deck.size] === 0) {
    const size = cells[pile.size];
    if (size === 0) return -1;
    // The first that was discarded comes first: a deck's top is its last entry.
    while (cells[pile.size] > 0) put(state, deck, takeLast(state, pile));
    cells[col.turnedOver + tier] = 1;
    if (emit !== null) emit({ kind: 'marketTurnedOver', tier: tier + 1, size });
  }
  return takeLast(state, deck);
}

function revealOne(state: State, tier: number, emit: MaybeEmit): void {
  const kind = nextSpell(state, tier, emit);
  if (kind < 0) return;
  put(state, col.row[tier], kind);
  if (emit !== null) emit({ kind: 'spellRevealed', tier: tier + 1, card: state.compiled.kinds[kind].id });
}

/** BR22: a row is revealed when it is unlocked; the first revealed is the oldest. */
export function fillRow(state: State, tier: number, emit: MaybeEmit): void {
  for (let i = 0; i < ROWS[tier]; i++) {
    const kind = nextSpell(state, tier, emit);
    if (kind >= 0) put(state, col.row[tier], kind);
  }
  if (emit !== null) emit({ kind: 'rowRevealed', tier: tier + 1, row: idsIn(state, col.row[tier]) });
}

/** B806, BR77: in every turn, with or without coins. */
function rotate(state: State, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  for (let tier = 0; tier < cells[col.gamePhase]; tier++) {
    if (cells[col.row[tier].size] > 0) {
      const kind = takeAt(state, col.row[tier], 0);
      put(state, col.marketPile[tier], kind);
      if (emit !== null) emit({ kind: 'marketDiscarded', tier: tier + 1, card: compiled.kinds[kind].id });
    }
    revealOne(state, tier, emit);
  }
}

/** B801: the market moves on, then comes the hand. */
export function endBuying(state: State, seat: Seat, emit: MaybeEmit): void {
  rotate(state, emit);
  push(state, frame.resetHand, seat);
}

/** True while there is a coin and something to spend it on. */
export function canBuy({ cells }: State, seat: Seat): boolean {
  if (cells[col.coins[seat]] === 0) return false;
  for (let tier = 0; tier < cells[col.gamePhase]; tier++) if (cells[col.row[tier].size] > 0) return true;
  for (let colour = 0; colour < 4; colour++) if (cells[col.crystals + colour] > 0) return true;
  return false;
}

export function takeCrystal(state: State, colour: number): number {
  state.cells[col.crystals + colour]--;
  return numberOf(state.compiled, crystalOf(colourAt(colour)));
}

export const buy: Question<State, Event> = {
  name: 'buy',
  shape: 'one',
  offer({ cells }, _seat, _value, offer) {
    for (let tier = 0; tier < cells[col.gamePhase]; tier++) {
      for (let place = 0; place < cells[col.row[tier].size]; place++) add(offer, rowCode(tier, place));
    }
    for (let colour = 0; colour < 4; colour++) if (cells[col.crystals + colour] > 0) add(offer, BUY_CRYSTAL + colour);
    add(offer, STOP);
  },
  take(state, seat, _value, reply, emit) {
    const code = reply.codes[0];
    if (code === STOP) {
      endBuying(state, seat, emit);
      return;
    }
    push(state, frame.buy, seat);
    state.cells[col.coins[seat]]--;
    if (isCrystalCode(code)) buyCrystal(state, seat, code - BUY_CRYSTAL, emit);
    else buySpell(state, seat, code, emit);
  },
  idle(_state, _seat, _value, reply) {
    reply.size = 1;
    reply.codes[0] = STOP;
  },
  key: (_state, _seat, code) => buyKey(code),
  blocked({ cells }) {
    const empty = [0, 1, 2, 3].filter((colour) => cells[col.crystals + colour] === 0);
    return empty.map((colour) => ({ key: buyKey(BUY_CRYSTAL + colour), reason: because('supplyEmpty') }));
  },
  plans: null,
};

function buyCrystal(state: State, seat: Seat, colour: number, emit: MaybeEmit): void {
  put(state, col.pile[seat], takeCrystal(state, colour));
  if (emit !== null) emit({ kind: 'crystalBought', seat, colour: colourAt(colour) });
}

/** B804: the newer ones move up at once, and a new one comes. */
function buySpell(state: State, seat: Seat, code: number, emit: MaybeEmit): void {
  const tier = code >> 3;
  const place = code & 7;
  const kind = takeAt(state, col.row[tier], place);
  put(state, col.pile[seat], kind);
  if (emit !== null) {
    emit({ kind: 'spellBought', seat, card: state.compiled.kinds[kind].id, tier: tier + 1, place: place + 1 });
  }
  revealOne(state, tier, emit);
}

/** B313: whether a spell is a neutral that lies unseen in one of the first two decks, nobody knows in which. */
export const isDealtUnseen = ({ cells, compiled }: State, tier: number, kind: number): boolean =>
  tier < NEUTRAL_TIERS && cells[col.turnedOver + tier] === 0 && compiled.kinds[kind].isNeutral;
