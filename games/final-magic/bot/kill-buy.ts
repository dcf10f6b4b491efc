// Which card, bought now, wins this very round? Only for whoever buys last: nobody can buy an answer to it.

import { other, type Seat } from '@duello/kernel';
import { BUY, COIN, codeOf } from '../rules/state/codes.ts';
import { col } from '../rules/state/columns.ts';
import { CURRENCY, GEM, type Kind } from '../rules/state/compiled.ts';
import type { State } from '../rules/state/state.ts';
import { NO_PILE } from '../rules/state/zones.ts';
import { canKill } from './fight/plans.ts';
import { knowledgeOf } from './knowledge.ts';
import { purse } from './shop.ts';

/** No coin buys more damage than this, and no card of the hand is worth more than twice its own. */
const MOST_A_COIN = 5;
const MOST_CARDS = 3;

const helps = ({ type, inFight, nodes }: Kind): boolean =>
  type === GEM || (inFight && nodes.some(({ op }) => op === 'damage' || op === 'double'));

/** False where all that the seat has and could buy is too little to kill, whatever the other does. */
export function mayKill(state: State, seat: Seat): boolean {
  const { cells, compiled } = state;
  const { strikes } = knowledgeOf(compiled);
  const inHand = strikes.reduce((sum, strike, kind) => sum + cells[col.hand[seat] + kind] * strike, 0);
  return 2 * inHand + MOST_A_COIN * purse(state, seat) >= cells[col.health[other(seat)]];
}

/** The next step to a set of cards that wins the fight, as a code, or -1. */
export function killingBuy(state: State, seat: Seat): number {
  const { cells, compiled } = state;
  if (cells[col.active] === cells[col.first]) return -1;
  const coins = purse(state, seat);
  if (!mayKill(state, seat)) return -1;
  const kinds = compiled.kinds.flatMap((kind, number) => {
    const pile = cells[col.supply + number];
    const forSale = pile !== 0 && pile !== NO_PILE && cells[col.bought[seat] + number] === 0;
    return forSale && kind.price <= coins && helps(kind) ? [number] : [];
  });
  for (let most = 1; most <= MOST_CARDS; most++) {
    const first = firstOf(state, seat, kinds, 0, coins, most);
    if (first < 0) continue;
    if (compiled.kinds[first].price <= cells[col.coins[seat]]) return codeOf(BUY, first);
    const coin = compiled.currencyKinds.find((kind) => cells[col.hand[seat] + kind] > 0);
    return coin === undefined ? -1 : codeOf(COIN, coin);
  }
  return -1;
}

/** The first card of a set of so many that kills, or -1. */
function firstOf(
  state: State,
  seat: Seat,
  kinds: readonly number[],
  from: number,
  coins: number,
  more: number,
): number {
  const { cells, compiled } = state;
  for (let i = from; i < kinds.length; i++) {
    const { price } = compiled.kinds[kinds[i]];
    if (price > coins) continue;
    cells[col.hand[seat] + kinds[i]]++;
    const kills =
      more === 1 ? killsWithout(state, seat) : firstOf(state, seat, kinds, i + 1, coins - price, more - 1) >= 0;
    cells[col.hand[seat] + kinds[i]]--;
    if (kills) return kinds[i];
  }
  return -1;
}

/** Whether the hand kills without its money, which is spent by then. */
function killsWithout(state: State, seat: Seat): boolean {
  const { cells, compiled } = state;
  const money = compiled.currencyKinds.map((kind) => cells[col.hand[seat] + kind]);
  compiled.kinds.forEach(({ type }, kind) => {
    if (type === CURRENCY) cells[col.hand[seat] + kind] = 0;
  });
  const kills = canKill(state, seat);
  compiled.currencyKinds.forEach((kind, i) => {
    cells[col.hand[seat] + kind] = money[i];
  });
  return kills;
}
