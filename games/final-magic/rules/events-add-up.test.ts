// Do the events add up to what has changed? Every zone, pool and pile of whole matches, followed by events alone.

import { SEATS, type Seat } from '@duello/kernel';
import { playAll } from '@duello/kernel/for-tests';
import { expect, test } from 'vitest';
import type { CardId } from '../cards/vocabulary.ts';
import { afterStep, trials } from './play-for-tests.ts';
import { finalMagic } from './rules.ts';
import { col } from './state/columns.ts';
import { numberOf } from './state/compiled.ts';
import type { Event } from './state/events.ts';
import { CARDS_A_ROUND } from './state/numbers.ts';
import type { State } from './state/state.ts';
import type { Counts } from './state/zones.ts';
import { view } from './view/view.ts';

/** What everybody can follow of one player, and the hand with it. */
interface Ledger {
  health: number;
  mana: number;
  coins: number;
  nextDraw: number;
  deckSize: number;
  readonly discard: Map<CardId, number>;
  readonly outcast: Map<CardId, number>;
  readonly hand: Map<CardId, number>;
  readonly inPlay: Map<CardId, number>;
  readonly cast: Map<CardId, number>;
  readonly bought: Set<CardId>;
  readonly shields: { card: CardId; capacity: number }[];
}

const asMap = (counts: Counts | null): Map<CardId, number> => new Map(Object.entries(counts ?? {}));

function ledgerOf(state: State, seat: Seat): Ledger {
  const player = view(state, seat).players[seat];
  const { health, mana, coins, nextDraw, deckSize } = player;
  return {
    ...{ health, mana, coins, nextDraw, deckSize },
    discard: asMap(player.discard),
    outcast: asMap(player.outcast),
    hand: asMap(player.hand),
    inPlay: asMap(player.inPlay),
    cast: asMap(player.cast),
    bought: new Set(player.bought),
    shields: player.shields.map((shield) => ({ ...shield })),
  };
}

function put(zone: Map<CardId, number>, cards: readonly CardId[], by = 1): void {
  for (const card of cards) {
    const count = (zone.get(card) ?? 0) + by;
    if (count === 0) zone.delete(card);
    else zone.set(card, count);
  }
}
const take = (zone: Map<CardId, number>, cards: readonly CardId[]): void => put(zone, cards, -1);

function pour(from: Map<CardId, number>, into: Map<CardId, number>): void {
  for (const [card, count] of from) into.set(card, (into.get(card) ?? 0) + count);
  from.clear();
}

const size = (zone: Map<CardId, number>): number => [...zone.values()].reduce((sum, count) => sum + count, 0);

/** One step of a match as its events tell it. */
interface Followed {
  readonly state: State;
  readonly ledgers: readonly [Ledger, Ledger];
  sudden: boolean;
  /** Damage on its way to each player, less what was kept away. */
  readonly damage: [number, number];
  readonly worn: [number, number];
  readonly healed: [number, number];
  /** A Counterspell has broken one of several shields of a kind: the event does not say which. */
  countered: boolean;
}

type Rows = { readonly [K in Event['kind']]?: (now: Followed, event: Extract<Event, { kind: K }>) => void };

const HOW: Rows = {
  roundStarted({ ledgers }) {
    for (const ledger of ledgers) ledger.nextDraw = 0;
  },
  cardsDrawn({ ledgers }, { seat, count, cards }) {
    expect(cards).toHaveLength(count);
    put(ledgers[seat].hand, cards ?? []);
    ledgers[seat].deckSize -= count;
  },
  deckShuffled({ ledgers }, { seat, size: said }) {
    const ledger = ledgers[seat];
    ledger.deckSize += size(ledger.discard);
    ledger.discard.clear();
    expect(ledger.deckSize).toBe(said);
  },
  gemPlayed({ ledgers, state }, { seat, card, mana }) {
    take(ledgers[seat].hand, [card]);
    put(ledgers[seat].inPlay, [card]);
    ledgers[seat].mana += state.compiled.kinds[numberOf(state.compiled, card)].gemMana;
    expect(ledgers[seat].mana).toBe(mana);
  },
  gemOutcast({ ledgers, state }, { seat, card, draws }) {
    expect(draws).toBe(state.compiled.kinds[numberOf(state.compiled, card)].recall);
    put(ledgers[seat].outcast, [card]);
    // F-R17: with `gemOutcast: also` it may come from play; the hand is tried first where both have one.
    take(ledgers[seat].hand.has(card) ? ledgers[seat].hand : ledgers[seat].inPlay, [card]);
  },
  spellCast({ ledgers }, { seat, card, cost, mana }) {
    take(ledgers[seat].hand, [card]);
    put(ledgers[seat].inPlay, [card]);
    put(ledgers[seat].cast, [card]);
    ledgers[seat].mana -= cost;
    expect(ledgers[seat].mana).toBe(mana);
  },
  counterCast({ ledgers, state }, { seat, card }) {
    take(ledgers[seat].hand, [card]);
    put(ledgers[seat].inPlay, [card]);
    put(ledgers[seat].cast, [card]);
    ledgers[seat].mana -= state.compiled.kinds[numberOf(state.compiled, card)].mana;
  },
  cardsDiscarded({ ledgers }, { seat, cards, cause }) {
    take(cause === 'resolved' ? ledgers[seat].inPlay : ledgers[seat].hand, cards);
    put(ledgers[seat].discard, cards);
  },
  cardOutcast({ ledgers }, { seat, card }) {
    take(ledgers[seat].hand, [card]);
    put(ledgers[seat].outcast, [card]);
  },
  currencyGained: ({ ledgers }, { seat, card }) => put(ledgers[seat].hand, [card]),
  currencyPlayed({ ledgers, state }, { seat, card, coins }) {
    take(ledgers[seat].hand, [card]);
    put(ledgers[seat].discard, [card]);
    ledgers[seat].coins += state.compiled.kinds[numberOf(state.compiled, card)].coins;
    expect(ledgers[seat].coins).toBe(coins);
  },
  cardBought({ ledgers }, { seat, card, price, to }) {
    put(ledgers[seat][to], [card]);
    ledgers[seat].bought.add(card);
    ledgers[seat].coins -= price;
  },
  coinsLost({ ledgers }, { seat, coins }) {
    expect(coins).toBe(ledgers[seat].coins);
    ledgers[seat].coins = 0;
  },
  shieldRaised({ ledgers }, { seat, card, capacity }) {
    take(ledgers[seat].inPlay, [card]);
    ledgers[seat].shields.push({ card, capacity });
  },
  shieldWorn(now, { seat, card, left }) {
    const [oldest] = now.ledgers[seat].shields;
    expect(oldest.card).toBe(card);
    now.worn[seat] += oldest.capacity - left;
    oldest.capacity = left;
  },
  shieldBroken(now, { seat, card, by }) {
    const { shields, discard, inPlay } = now.ledgers[seat];
    if (by === 'empty' || by === 'room') take(inPlay, [card]);
    else {
      const at = shields.findIndex((shield) => shield.card === card);
      if (by === 'counter') now.countered ||= shields.filter((shield) => shield.card === card).length > 1;
      else expect(at).toBe(0);
      if (by === 'damage') expect(shields[0].capacity).toBe(0);
      shields.splice(at, 1);
    }
    // F-R58: in a tie its card is gathered into the deck with what lies in play.
    put(by === 'tie' ? inPlay : discard, [card]);
  },
  damagePacket({ damage }, { victim, amount }) {
    damage[victim] += amount;
  },
  damageReduced(now, { seat, by, amount }) {
    now.damage[seat] -= amount;
    if (by === 'shield') now.worn[seat] -= amount;
  },
  healed(now, { seat, amount, source }) {
    if (source === null) now.healed[seat] += amount;
  },
  healthChanged(now, { seat, from, to, step }) {
    expect(from).toBe(now.ledgers[seat].health);
    if (step === 'main' || step === 'priority') {
      expect(from - now.damage[seat] + now.healed[seat]).toBe(to);
      now.damage[seat] = 0;
      now.healed[seat] = 0;
    }
    now.ledgers[seat].health = to;
  },
  endCheck({ damage, worn, healed }) {
    expect([damage, worn, healed]).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  },
  drawModifierQueued({ ledgers }, { seat, amount }) {
    ledgers[seat].nextDraw += amount;
  },
  tie(now) {
    now.sudden = true;
    for (const ledger of now.ledgers) forgetRound(ledger);
  },
  manaLost: ({ ledgers }, { seat, mana }) => expect(mana).toBe(ledgers[seat].mana),
  cleanup(now, { seat, cards }) {
    const ledger = now.ledgers[seat];
    const gone = new Map(ledger.inPlay);
    // F905: in sudden death the hand goes back into the deck unseen.
    if (!now.sudden) pour(ledger.hand, gone);
    expect(cards).toHaveLength(size(gone));
    take(gone, cards);
    expect(gone).toEqual(new Map());
    if (now.sudden) return forgetRound(ledger);
    ledger.inPlay.clear();
    put(ledger.discard, cards);
    forgetRound(ledger);
  },
  shieldStays: ({ ledgers }, { seat, card, left }) =>
    expect(ledgers[seat].shields).toContainEqual({ card, capacity: left }),
};

function forgetRound(ledger: Ledger): void {
  ledger.cast.clear();
  ledger.bought.clear();
  ledger.mana = 0;
  ledger.coins = 0;
}

function follow<K extends Event['kind']>(now: Followed, event: Extract<Event, { kind: K }>): void {
  const how: ((now: Followed, event: Extract<Event, { kind: K }>) => void) | undefined = HOW[event.kind as K];
  how?.(now, event);
}

/** In sudden death everything but the deck and the outcast pile is gathered, unseen: sizes alone can be followed. */
const gathered = (events: readonly Event[], sudden: boolean): boolean =>
  events.some(({ kind }) => kind === 'tie' || (sudden && kind === 'cleanup'));

/** Following is slow, so every other step is enough. */
const STRIDE = 2;

test('the events of a step add up to what it has changed', () => {
  let steps = 0;
  playAll(
    finalMagic,
    trials,
    'told',
    (step) => {
      const { state, events } = afterStep(step);
      const before = step.state;
      const sudden = view(before, 'watcher').suddenDeath;
      const now: Followed = {
        state: before,
        ledgers: [ledgerOf(before, 0), ledgerOf(before, 1)],
        ...{ sudden, damage: [0, 0], worn: [0, 0], healed: [0, 0], countered: false },
      };
      if (gathered(events, sudden)) return;
      for (const event of events) follow(now, event);
      for (const seat of SEATS) {
        const after = ledgerOf(state, seat);
        const followed = now.ledgers[seat];
        if (now.countered) followed.shields.splice(0, followed.shields.length, ...after.shields);
        expect(followed).toEqual(after);
      }
      steps++;
    },
    STRIDE,
  );
  expect(steps).toBeGreaterThan(1000);
});

test('F403: each round both draw five cards, changed by what is queued, as far as there are any', () => {
  playAll(finalMagic, trials, 'draws', (step) => {
    const { events } = afterStep(step);
    const start = events.findIndex(({ kind }) => kind === 'roundStarted');
    if (start === -1) return;
    for (const seat of SEATS) {
      const queued = events
        .slice(0, start)
        .flatMap((event) => (event.kind === 'drawModifierQueued' && event.seat === seat ? [event.amount] : []));
      const wanted = CARDS_A_ROUND + queued.reduce((sum, amount) => sum + amount, step.state.cells[col.nextDraw[seat]]);
      const drawn = events.slice(start).flatMap((event) => {
        if (event.kind === 'cardsDrawn' && event.seat === seat) return [event.count];
        return event.kind === 'drawShort' && event.seat === seat ? [event.missing] : [];
      });
      expect(drawn.reduce((sum, count) => sum + count, 0)).toBe(Math.max(0, wanted));
    }
  });
});
