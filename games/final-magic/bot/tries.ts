// Which answers are worth trying? The sensible ones of each question, the likeliest first.

import { single } from '@duello/bots';
import { frameAt, newOffer, newReply, type Reply, type Rng, registerOf, type Seat } from '@duello/kernel';
import {
  CARD,
  CAST,
  CAST_MORE,
  COIN,
  COUNTER,
  codeOf,
  END,
  GEM,
  kindOf,
  NONE,
  OUTCAST,
  PASS,
  verbOf,
} from '../rules/state/codes.ts';
import { col } from '../rules/state/columns.ts';
import { ask } from '../rules/state/frames.ts';
import type { State } from '../rules/state/state.ts';
import { action } from '../rules/turn/action.ts';
import { buy } from '../rules/turn/buy.ts';
import { actionCost } from '../rules/turn/exchange.ts';
import { gemToOutcast, quickAction, quickFeed, usefulness } from './act.ts';
import { aimTries } from './fight/aims.ts';
import { isInDanger, mayMeet, planTries } from './fight/plans.ts';
import { killingBuy } from './kill-buy.ts';
import { buyGains, mayFeed, quickBuy } from './shop.ts';
import { hasCheapCard, isWorthLess, leastOfHand } from './spare.ts';

const offer = newOffer();
const first = newReply();

export function tries(state: State, seat: Seat, few: number, _rng: Rng): readonly Reply[] | null {
  switch (state.cells[frameAt(state) + 1]) {
    case ask.action:
      return actionTries(state, seat);
    case ask.buy:
      return buyTries(state, seat, few);
    case ask.feed:
      return feedTries(state, seat, few);
    case ask.outcast:
      return outcastTries(state, seat);
    case ask.react:
      return reactTries(state, seat);
    case ask.plan:
      return planTries(state, seat, few);
    case ask.aim:
      return aimTries(state, seat, few);
    default:
      return null;
  }
}

/** To end it, to cast something, a gem that a spell needs; a gem is outcast only where the deck is better without it. */
function actionTries(state: State, seat: Seat): readonly Reply[] {
  const { cells, compiled } = state;
  const mana = cells[col.mana[seat]];
  const wanting = compiled.spellKinds.some(
    (kind) =>
      cells[col.hand[seat] + kind] > 0 &&
      compiled.kinds[kind].inAction &&
      actionCost(state, seat, kind) + compiled.kinds[kind].moreMana > mana,
  );
  const gone = gemToOutcast(state, seat);
  quickAction(state, seat, first);
  const codes = new Set([first.codes[0], codeOf(END)]);
  offer.count = 0;
  action.offer(state, seat, 0, offer);
  for (let i = 0; i < offer.count; i++) {
    const verb = verbOf(offer.codes[i]);
    if (verb === GEM && !wanting) continue;
    if (verb === OUTCAST && kindOf(offer.codes[i]) !== gone) continue;
    if ((verb === CAST || verb === CAST_MORE) && isWaste(state, seat, kindOf(offer.codes[i]))) continue;
    codes.add(offer.codes[i]);
  }
  return [...codes].map(single);
}

/** A spell that heals does nothing that it would not do in the fight, and one that outcasts wants something cheap. */
function isWaste(state: State, seat: Seat, number: number): boolean {
  const kind = state.compiled.kinds[number];
  if (kind.nodes.some(({ op }) => op === 'outcast')) return !hasCheapCard(state, seat, number);
  return kind.inFight && kind.nodes.every(({ op }) => op === 'heal' || op === 'feed');
}

/** Currency first, so that all that it buys is on the table; then what gains most by itself, and to stop. */
function buyTries(state: State, seat: Seat, few: number): readonly Reply[] {
  const kill = killingBuy(state, seat);
  if (kill >= 0) return [single(kill)];
  quickBuy(state, seat, first);
  const codes = new Set([first.codes[0]]);
  offer.count = 0;
  buy.offer(state, seat, 0, offer);
  const gains = buyGains(state, seat);
  const bought: { readonly code: number; readonly gain: number }[] = [];
  for (let i = 0; i < offer.count; i++) {
    const code = offer.codes[i];
    if (code === codeOf(END) || verbOf(code) === COIN) codes.add(code);
    else bought.push({ code, gain: gains[kindOf(code)] });
  }
  bought.sort((a, b) => b.gain - a.gain || a.code - b.code);
  for (const { code, gain } of bought.slice(0, Math.min(few, MOST_BUYS))) if (gain > WORST) codes.add(code);
  if (isInDanger(state, seat)) {
    const saves = bought.filter(({ code }) => mayMeet(state, seat, kindOf(code)));
    for (const { code } of saves.slice(0, MOST_SAVES)) codes.add(code);
  }
  return [...codes].map(single);
}
const MOST_BUYS = 9;
const WORST = -6;
const MOST_SAVES = 6;

/** Coins are played at once where nothing could be fed with them and change is kept. */
export function forced(state: State, seat: Seat, reply: Reply): boolean {
  const { cells, compiled } = state;
  if (cells[frameAt(state) + 1] !== ask.buy || compiled.options.change !== 'keep' || mayFeed(state, seat)) return false;
  for (const kind of compiled.currencyKinds) {
    if (cells[col.hand[seat] + kind] === 0) continue;
    reply.size = 1;
    reply.codes[0] = codeOf(COIN, kind);
    return true;
  }
  return false;
}

/** Cheap cards; or what there is, where nothing is in hand. */
function outcastTries(state: State, seat: Seat): readonly Reply[] {
  const least = leastOfHand(state, seat);
  return least.length === 0 ? [single(codeOf(NONE))] : least.map((kind) => single(codeOf(CARD, kind)));
}

/** Those that do least: none, one, two and so on; to draw others, none that does more than those may do. */
function feedTries(state: State, seat: Seat, few: number): readonly Reply[] {
  const { cells, compiled } = state;
  const { feeds: most, nodes } = compiled.kinds[registerOf(state)];
  const draws = nodes.some(({ op }) => op === 'draw');
  const cards = compiled.kinds
    .flatMap((_, number) => {
      const use = usefulness(state, seat, number);
      return Array.from({ length: cells[col.hand[seat] + number] }, () => ({ number, use }));
    })
    .filter(({ use }) => !draws || isWorthLess(use))
    .sort((a, b) => a.use - b.use || a.number - b.number);
  const found = new Map<string, Reply>();
  const put = (numbers: readonly number[]): void => {
    const codes = numbers.map((number) => codeOf(CARD, number)).sort((a, b) => a - b);
    found.set(codes.join(), { size: codes.length, codes: Int16Array.from(codes) });
  };
  quickFeed(state, seat, first);
  put([...first.codes.subarray(0, first.size)].map(kindOf));
  for (let n = 0; n <= Math.min(most, cards.length); n++) put(cards.slice(0, n).map(({ number }) => number));
  for (let skip = 1; skip < cards.length && found.size < few; skip++) {
    put(cards.slice(skip, skip + Math.min(most, 2)).map(({ number }) => number));
    put([cards[skip].number]);
  }
  return [...found.values()];
}

/** To pass; and where there is a Counterspell in hand, to cast it or a gem for it. */
function reactTries({ cells, compiled }: State, seat: Seat): readonly Reply[] {
  const replies = [single(codeOf(PASS))];
  for (const kind of compiled.counterKinds) {
    const { inAction, mana } = compiled.kinds[kind];
    if (cells[col.hand[seat] + kind] === 0 || !inAction) continue;
    if (mana <= cells[col.mana[seat]]) replies.push(single(codeOf(COUNTER, kind)));
    else {
      const gem = compiled.gemKinds.find((number) => cells[col.hand[seat] + number] > 0);
      if (gem !== undefined) replies.push(single(codeOf(GEM, gem)));
    }
  }
  return replies;
}
