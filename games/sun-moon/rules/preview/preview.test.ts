// Is what is previewed what then really happens? Over random matches with every switch, by playing on from the real state.

import {
  type AnswerBody,
  advance,
  asked,
  DEPTH,
  decisionOf,
  encode,
  FRAME,
  FRAMES,
  IDLE,
  type Json,
  newReply,
  other,
  SEATS,
  type Seat,
  seatOf,
  stream,
} from '@duello/kernel';
import { expect, test } from 'vitest';
import { randomOptions } from '../../scenario/random-options.ts';
import { MANY_OPTIONS, playOut } from '../play-for-tests.ts';
import { sunMoon } from '../rules.ts';
import { col } from '../state/columns.ts';
import type { Event } from '../state/events.ts';
import { readAction } from '../state/option-keys.ts';
import { SWITCHES } from '../state/options.ts';
import { copy, IN_MAIN, type State } from '../state/state.ts';
import { view } from '../view/view.ts';
import type { SummoningView, View } from '../view/view-types.ts';
import { announcedFatigueCost, type FatigueCost, fatigueCost } from './fatigue-cost.ts';
import { attackTargets, previewFight } from './fight.ts';
import { losesByPassing } from './if-passed.ts';
import { announcedPayment, fatigueRoom, priceOfAction } from './price.ts';
import { turnStartFatigue } from './turn-start.ts';

const rng = stream('previews');
const OPTIONS: readonly Json[] = [...MANY_OPTIONS, ...Array.from({ length: 40 }, () => randomOptions(rng))];

/** Real matches, looked at before every so manieth answer by who gives it. */
function eachDecision(name: string, stride: number, look: (state: State, seat: Seat, seen: View) => void): void {
  OPTIONS.forEach((options, index) => {
    let n = index;
    playOut(`${name} ${index}`, options, ({ state, seat }) => {
      if (n++ % stride === 0) look(state, seat, view(state, seat));
    });
  });
}

const reply = newReply();

function give(state: State, words: AnswerBody, emit: (event: Event) => void): void {
  const seat = seatOf(asked(state) - 1);
  const decision = decisionOf(sunMoon, state, seat)?.id ?? 0;
  expect(encode(sunMoon, state, { seat, decision, ...words }, reply)).toBeNull();
  advance(sunMoon, state, seat, reply, emit);
}

/** Nobody answers any more, until `stop` says so. */
function idle(state: State, emit: (event: Event) => void, stop: () => boolean): void {
  while (asked(state) !== 0 && !stop()) {
    reply.size = IDLE;
    advance(sunMoon, state, seatOf(asked(state) - 1), reply, emit);
  }
}

/** What really happens by an action: for each way to announce it all events until it has resolved. */
function ways(state: State, first: AnswerBody, x: number): readonly (readonly Event[])[] {
  const depth = state.cells[DEPTH];
  // The turn or the window that the action is done in: once it goes on, what happens is not the action's any more.
  const root = FRAMES + FRAME * (depth - 2);
  const found: (readonly Event[])[] = [];
  const go = (from: State, words: AnswerBody, before: readonly Event[]): void => {
    const next = sunMoon.copy(from);
    const events = [...before];
    let done = false;
    const emit = (event: Event): void => {
      done ||= next.cells[DEPTH] < depth - 1 || next.cells[root] !== state.cells[root] || event.kind === 'matchEnded';
      if (!done) events.push(event);
    };
    give(next, words, emit);
    if (next.cells[col.announcing] === 0) {
      idle(next, emit, () => done || next.cells[DEPTH] <= depth);
      found.push(events);
      return;
    }
    const decision = decisionOf(sunMoon, next, seatOf(asked(next) - 1));
    if (decision?.shape === 'number') go(next, { number: x }, events);
    else if (decision?.shape === 'some') go(next, { idle: true }, events);
    else for (const { key } of decision?.options ?? []) go(next, { pick: key }, events);
  };
  go(state, first, []);
  return found;
}

const sumOf = (events: readonly Event[], amount: (event: Event) => number): number =>
  events.reduce((sum, event) => sum + amount(event), 0);

/** A preview against all that really can happen. */
function expectFatigue(cost: FatigueCost, really: readonly (readonly Event[])[], seen: View): void {
  for (const seat of SEATS) {
    const { added, surplus, after } = cost.changes[seat];
    const sums = really.map((events) => ({
      paid: sumOf(events, (one) => (one.kind === 'fatiguePaid' && one.seat === seat ? one.amount : 0)),
      added: sumOf(events, (one) => (one.kind === 'fatigueAdded' && one.seat === seat ? one.amount : 0)),
      surplus: sumOf(events, (one) => (one.kind === 'fatigueOverflow' && one.seat === seat ? one.surplus : 0)),
      after: events.reduce(
        (now, one) => ('now' in one && one.seat === seat ? one.now : now),
        seen.players[seat].fatigue,
      ),
    }));
    for (const { paid } of sums) expect(paid).toBe(seat === cost.seat ? cost.price : 0);
    expect(added).toBe(Math.min(...sums.map((one) => one.added)));
    expect(surplus).toBe(Math.min(...sums.map((one) => one.surplus)));
    const all = new Set(sums.map((one) => one.after));
    if (all.size === 1) expect(all).toContain(after);
    else expect(after).toBe(Math.min(6, seen.players[seat].fatigue + (seat === cost.seat ? cost.price : 0) + added));
  }
}

test('between them they turn every switch', () => {
  const seen = new Set(OPTIONS.flatMap((given) => Object.entries(sunMoon.options(given)).map((one) => String(one))));
  for (const [name, values] of Object.entries(SWITCHES))
    for (const value of values) expect(seen).toContain(`${name},${value}`);
});

test('S901, S903, S904: what an action costs and adds, for sure, whatever is still to be chosen', () => {
  let [tried, adding] = [0, 0];
  eachDecision('cost', 15, (state, seat, seen) => {
    const { what, options = [], blocked = [] } = seen.decision ?? {};
    if (what !== 'act' && what !== 'respond') return;
    for (const { key } of options) {
      const action = readAction(key);
      if (action === null) throw new Error(key);
      const cost = fatigueCost(seen, seat, action);
      if (action.word === 'attack' || action.word === 'end' || action.word === 'pass') {
        expect([cost, priceOfAction(seen, seat, action)]).toEqual([null, null]);
        continue;
      }
      const price = priceOfAction(seen, seat, action);
      if (cost === null || price === null) throw new Error(key);
      expect(cost).toMatchObject({ seat, tooMuch: 0, price: price.fatigue + price.fatigueX });
      expectFatigue(cost, ways(state, { pick: key }, 1), seen);
      tried++;
      if (cost.changes.some(({ added }) => added > 0)) adding++;
    }
    for (const { key, reason } of blocked) {
      if (reason.code !== 'tooTired') continue;
      const action = readAction(key);
      const cost = action === null ? null : fatigueCost(seen, seat, action);
      expect(cost?.price).toBe(reason.values.cost);
      expect(cost?.tooMuch).toBe(Number(reason.values.cost) - fatigueRoom(seen, seat));
      expect(fatigueRoom(seen, seat)).toBe(reason.values.room);
      expect(cost?.changes).toEqual(SEATS.map((one) => ({ added: 0, surplus: 0, after: seen.players[one].fatigue })));
    }
  });
  expect(tried).toBeGreaterThan(1000);
  expect(adding).toBeGreaterThan(30);
});

test('SR24: while it is announced, with the X, the option and the targets so far', () => {
  let tried = 0;
  eachDecision('announced', 7, (state, seat, seen) => {
    if (seen.announcement === null || seen.announcement.what === 'attack') return;
    const { decision } = seen;
    if (decision === null) throw new Error('who announces is asked');
    const answers: readonly AnswerBody[] =
      decision.shape === 'number'
        ? [{ number: decision.max }]
        : decision.shape === 'some'
          ? [{ idle: true }]
          : decision.options.map(({ key }) => ({ pick: key }));
    const x = decision.shape === 'number' ? decision.max : seen.announcement.x;
    const cost = announcedFatigueCost(seen, x);
    if (cost === null) throw new Error('something is announced');
    const payment = announcedPayment(seen, x);
    expect(payment).toMatchObject({ fatigue: cost.price, after: seen.players[seat].fatigue + cost.price });
    if (decision.what === 'price') expect(payment?.discards).toBe(decision.min);
    expectFatigue(
      cost,
      answers.flatMap((words) => ways(state, words, x)),
      seen,
    );
    tried++;
  });
  expect(tried).toBeGreaterThan(500);
});

test('S504, S505: the fatigue a turn begins with, when both only end their turns', () => {
  let [tried, added] = [0, 0];
  eachDecision('turns', 25, (state, _seat, seen) => {
    if (seen.chain.length > 0 || seen.phase !== 'main' || seen.announcement !== null) return;
    if (seen.decision?.what !== 'act' && seen.decision?.what !== 'respond') return;
    for (const seat of SEATS) {
      const next = sunMoon.copy(state);
      let [begun, over, halved, surplus, now] = [false, false, 0, 0, seen.players[seat].fatigue];
      const emit = (event: Event): void => {
        over ||= event.kind === 'matchEnded';
        if (event.kind === 'turnStarted' && event.seat === seat) begun = true;
        if (event.kind === 'fatigueHalved' && event.seat === seat) [halved, now] = [event.to, event.to];
        if (event.kind === 'fatigueOverflow' && event.seat === seat && begun) surplus += event.surplus;
        if ('now' in event && event.seat === seat) now = event.now;
      };
      idle(next, emit, () => over || (begun && next.cells[col.phase] === IN_MAIN));
      const preview = turnStartFatigue(seen, seat);
      expect(preview).toEqual({ halved, surplus, fatigue: now });
      if (!over) expect(preview.fatigue).toBe(next.cells[col.fatigue[seat]]);
      tried++;
      if (now > halved) added++;
    }
  });
  expect(tried).toBeGreaterThan(500);
  expect(added).toBeGreaterThan(20);
});

const find = (seen: View, id: number): SummoningView => {
  const found = seen.players.flatMap(({ summonings }) => summonings).find((one) => one.id === id);
  if (found === undefined) throw new Error(`there is no ${id}`);
  return found;
};

/** What an attack really did, until something else was set off. */
function fightIn(events: readonly Event[], seen: View, attacker: number, defender: number | null, enemy: Seat) {
  const end = events.findIndex(({ kind }) => kind === 'triggered' || kind === 'matchEnded');
  const own = end < 0 ? events : events.slice(0, end);
  const left = (id: number): number =>
    own.reduce((now, one) => (one.kind === 'damaged' && one.target.id === id ? one.left : now), find(seen, id).defense);
  const falls = (id: number): boolean => own.some((one) => one.kind === 'destroyed' && one.target.id === id);
  const lifeLost = sumOf(own, (one) => (one.kind === 'lifeLost' && one.seat === enemy ? one.amount : 0));
  const combat = own.find((one) => one.kind === 'combat');
  return {
    toAttacker: combat?.toAttacker ?? 0,
    toDefender: combat?.toDefender ?? find(seen, attacker).attack,
    attackerLeft: left(attacker),
    defenderLeft: defender === null ? null : left(defender),
    attackerFalls: falls(attacker),
    defenderFalls: defender !== null && falls(defender),
    lifeLost,
    lifeLeft: seen.players[enemy].life - lifeLost,
    pierces: own.some((one) => one.kind === 'lifeLost' && one.cause === 'pierce'),
  };
}

test('SR42, S1205 to S1207, SR49: whom an attack can go to, and what the exchange does', () => {
  let [tried, named, pierced] = [0, 0, 0];
  eachDecision('fights', 11, (state, seat, seen) => {
    for (const { key } of seen.decision?.what === 'act' ? seen.decision.options : []) {
      const action = readAction(key);
      if (action?.word !== 'attack') continue;
      const { id } = seen.players[seat].summonings[action.place - 1];
      const enemy = other(seat);
      for (const target of attackTargets(seen, id)) {
        const next = sunMoon.copy(state);
        const depth = next.cells[DEPTH];
        const events: Event[] = [];
        const emit = (event: Event): void => void events.push(event);
        give(next, { pick: key }, emit);
        const asks = (): string | undefined => decisionOf(sunMoon, next, seatOf(asked(next) - 1))?.what;
        if (asks() === 'defender') {
          const { options = [] } = decisionOf(sunMoon, next, seat) ?? {};
          expect(attackTargets(seen, id)).toEqual(options.map((one) => one.key));
          give(next, { pick: target }, emit);
        } else expect(seen.options.defender).toBe('defenderChooses');
        // Whom the other player names is previewed from the view of that moment.
        const before = asks() === 'block' ? view(next, enemy) : seen;
        if (asks() === 'block') {
          expect(target).toBe('fight');
          named++;
        }
        idle(next, emit, () => next.cells[DEPTH] <= depth || events.some(({ kind }) => kind === 'matchEnded'));
        const aimed = events.findLast((one) => one.kind === 'attackDeclared' || one.kind === 'defenderNamed');
        if (aimed === undefined || aimed.target === null) throw new Error('nobody is attacked');
        const fight = previewFight(before, id, aimed.target);
        expect(fight).toEqual(fightIn(events, seen, id, aimed.target.id, enemy));
        if (target === 'enemy:player') expect(aimed.target).toMatchObject({ seat: enemy, id: null });
        if (fight?.pierces) pierced++;
        tried++;
      }
    }
  });
  expect(tried).toBeGreaterThan(400);
  expect(named).toBeGreaterThan(15);
  expect(pierced).toBeGreaterThan(3);
});

test('SR24: what is said to be lost by passing is lost by passing, and nothing else', () => {
  let losses = 0;
  eachDecision('passing', 3, (state, seat, seen) => {
    if (seen.decision?.what !== 'respond') return;
    const then = copy(state);
    let [winner, over]: [Seat | null, boolean] = [null, false];
    const listen = (event: Event): void => {
      if (event.kind === 'matchEnded') [winner, over] = [event.winner, true];
    };
    idle(then, listen, () => over || then.cells[col.chainSize] < seen.chain.length);
    const lost = winner === other(seat);
    expect(losesByPassing(seen, seat)).toBe(lost);
    if (lost) losses++;
  });
  expect(losses).toBeGreaterThan(5);
});
