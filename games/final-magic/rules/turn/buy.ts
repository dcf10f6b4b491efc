// What may be done in the own Buy Phase? Play currency, buy one of each kind (F601 to F605).

import { add, choose, type Question, type Reason, type Seat, seatOf } from '@duello/kernel';
import { BUY, COIN, codeOf, END, keyOf, kindOf, verbOf } from '../state/codes.ts';
import { col } from '../state/columns.ts';
import { CURRENCY, GEM } from '../state/compiled.ts';
import type { Event, MaybeEmit } from '../state/events.ts';
import { ask } from '../state/frames.ts';
import { gainToDiscard, gainToHand, handToDiscard } from '../state/move.ts';
import { because } from '../state/reasons.ts';
import { IN_BUY, type State } from '../state/state.ts';
import { NO_PILE, UNLIMITED } from '../state/zones.ts';
import { endTurn } from './action.ts';

export function startBuy(state: State, seat: number, emit: MaybeEmit): void {
  state.cells[col.phase] = IN_BUY;
  if (emit !== null) emit({ kind: 'phaseStarted', seat: seatOf(seat), phase: 'buy' });
  choose(state, ask.buy, 1 << seat);
}

/** F-R22: a currency card adds its value to the coin pool and is discarded at once. */
function playCurrency(state: State, seat: Seat, kind: number, emit: MaybeEmit): void {
  const { id, coins } = state.compiled.kinds[kind];
  handToDiscard(state, seat, kind);
  state.cells[col.coins[seat]] += coins;
  if (emit !== null) emit({ kind: 'currencyPlayed', seat, card: id, coins: state.cells[col.coins[seat]] });
}

function buyOne(state: State, seat: Seat, number: number, emit: MaybeEmit): void {
  const { cells, compiled } = state;
  const { id, price, type } = compiled.kinds[number];
  cells[col.coins[seat]] -= price;
  cells[col.bought[seat] + number] = 1;
  if (cells[col.supply + number] !== UNLIMITED) cells[col.supply + number]--;
  // F603, F604: currency waits in the discard pile, everything else is in hand for this round's fight.
  if (type === CURRENCY) gainToDiscard(state, seat, number);
  else gainToHand(state, seat, number);
  const left = cells[col.supply + number];
  if (emit !== null) {
    const to = type === CURRENCY ? 'discard' : 'hand';
    emit({ kind: 'cardBought', seat, card: id, price, left: left === UNLIMITED ? null : left, to });
    if (left === 0) emit({ kind: 'pileEmptied', card: id });
  }
  if (compiled.options.change === 'lost') loseCoins(state, seat, emit);
}

function loseCoins(state: State, seat: Seat, emit: MaybeEmit): void {
  const coins = state.cells[col.coins[seat]];
  if (coins > 0 && emit !== null) emit({ kind: 'coinsLost', seat, coins });
  state.cells[col.coins[seat]] = 0;
}

export const buy: Question<State, Event> = {
  name: 'buy',
  shape: 'one',
  plans: null,
  offer({ cells, compiled }, seat, _value, offer) {
    const coins = cells[col.coins[seat]];
    add(offer, codeOf(END));
    for (const kind of compiled.currencyKinds) if (cells[col.hand[seat] + kind] > 0) add(offer, codeOf(COIN, kind));
    if (coins === 0 && !compiled.hasFreeKinds) return;
    for (let kind = 0; kind < compiled.kinds.length; kind++) {
      if (compiled.kinds[kind].price > coins || cells[col.bought[seat] + kind] === 1) continue;
      const left = cells[col.supply + kind];
      if (left > 0 || left === UNLIMITED) add(offer, codeOf(BUY, kind));
    }
  },
  take(state, seat, _value, reply, emit) {
    const code = reply.codes[0];
    switch (verbOf(code)) {
      case END:
        loseCoins(state, seat, emit);
        endTurn(state, seat);
        return;
      case COIN:
        playCurrency(state, seat, kindOf(code), emit);
        break;
      default:
        buyOne(state, seat, kindOf(code), emit);
    }
    choose(state, ask.buy, 1 << seat);
  },
  idle(_state, _seat, _value, reply) {
    reply.size = 1;
    reply.codes[0] = codeOf(END);
  },
  key: (state, _seat, code) => keyOf(state.compiled, code),
  blocked(state, seat) {
    return state.compiled.kinds.flatMap((_, number) => {
      const reason = reasonAgainst(state, seat, number);
      return reason === null ? [] : [{ key: keyOf(state.compiled, codeOf(BUY, number)), reason }];
    });
  },
};

/** Coins of the pool and of the currency in hand. */
const spendable = ({ cells, compiled }: State, seat: Seat): number =>
  compiled.currencyKinds.reduce(
    (sum, kind) => sum + cells[col.hand[seat] + kind] * compiled.kinds[kind].coins,
    cells[col.coins[seat]],
  );

function reasonAgainst(state: State, seat: Seat, number: number): Reason | null {
  const { cells, compiled } = state;
  const { id, price, type } = compiled.kinds[number];
  const left = cells[col.supply + number];
  if (left === NO_PILE) return because('notInSupply', { card: id });
  if (left === 0) return because(type === GEM ? 'grandGemsGone' : 'pileEmpty', { card: id });
  if (cells[col.bought[seat] + number] === 1) return because('boughtAlready', { card: id });
  const missing = price - cells[col.coins[seat]];
  if (missing <= 0) return null;
  return because('coinsMissing', { missing, card: id, needs: price, can: spendable(state, seat) });
}
