// Is what is previewed what then happens? Matches at random with full hands, every payment played out.

import { advance, asked, encode, isOver, type Json, newReply, randomReply, type Seat, stream } from '@duello/kernel';
import { pick } from '@duello/language';
import { expect, test } from 'vitest';
import { plans } from '../fight/plan-compose.ts';
import { beginAt, MANY_OPTIONS } from '../play-for-tests.ts';
import { finalMagic } from '../rules.ts';
import type { Event, PlanWords } from '../state/events.ts';
import { readOption } from '../state/option-keys.ts';
import type { State } from '../state/state.ts';
import { seen, setTable } from '../table-for-tests.ts';
import { type View, view as viewOf } from '../view/view.ts';
import { castCost, fullHealth } from './costs.ts';
import { cheapest, payable, playableNow } from './payment.ts';
import { addToPlan, EMPTY_PLAN, gemsToAdd, planCosts, spareGemsOf } from './plan.ts';

/** Every decision of some matches at random, as its seat sees it. */
function* decisions(seed: string): Generator<{ state: State; seat: Seat; view: View }> {
  for (const [index, options] of MANY_OPTIONS.entries()) {
    const state = beginAt('rich', `${seed} ${index}`, options);
    const rng = stream(`${seed} ${index}`);
    const reply = newReply();
    while (!isOver(state)) {
      const seat: Seat = (asked(state) & 1) !== 0 ? 0 : 1;
      yield { state, seat, view: viewOf(state, seat) };
      randomReply(finalMagic, state, seat, rng, reply);
      advance(finalMagic, state, seat, reply, null);
    }
  }
}

/** Answers on a copy; returns it with what happened, or why it is refused. */
function after(
  state: State,
  seat: Seat,
  words: { pick: string } | { plan: Json },
): { state: State; events: Event[] } | string {
  const copy = finalMagic.copy(state);
  const reply = newReply();
  const refused = encode(finalMagic, copy, { seat, decision: copy.words[0], ...words }, reply);
  if (refused !== null) return refused.code;
  const events: Event[] = [];
  advance(finalMagic, copy, seat, reply, (event) => events.push(event));
  return { state: copy, events };
}

function playAll(state: State, seat: Seat, answers: readonly string[]): { state: State; events: Event[] } {
  let [now, events]: [State, Event[]] = [state, []];
  for (const pick of answers) {
    const next = after(now, seat, { pick });
    if (typeof next === 'string') throw new Error(`${pick} of ${answers.join(', ')}: ${next}`);
    now = next.state;
    events = next.events;
  }
  return { state: now, events };
}

test('F501, F601: what cards in hand could pay for is there once they are played, for as much as was shown', () => {
  const counts = { paid: 0, costs: 0, all: 0, hopeless: 0 };
  for (const { state, seat, view } of decisions('payable')) {
    const { decision } = view;
    const found = payable(view);
    const all = playableNow(view);
    for (const [key, { answers }] of found) {
      const { events } = playAll(state, seat, [...answers, key]);
      expect(decision?.blocked.map((entry) => entry.key)).toContain(key);
      counts.paid++;
      const option = readOption('action', key);
      const cast = events.find((event) => event.kind === 'spellCast' && event.seat === seat);
      if (cast?.kind !== 'spellCast' || !('card' in option)) continue;
      expect(cast.cost).toBe(castCost(view, seat, option.card, option.word === 'castMore'));
      counts.costs++;
    }
    for (const { key, reason } of decision?.blocked ?? []) {
      if (!/^(mana|coins)Missing$/.test(reason.code) || found.has(key)) continue;
      const aimless = decision?.what === 'action' && key === 'cast:counterspell';
      if (!aimless) expect(all.gives).toBeLessThan(Number(reason.values.missing));
      counts.hopeless++;
    }
    if (all.cards.length === 0) continue;
    const { mana, coins } = viewOf(playAll(state, seat, all.answers).state, seat).players[seat];
    expect(mana + coins).toBe(view.players[seat].mana + view.players[seat].coins + all.gives);
    counts.all++;
  }
  expect(counts.paid).toBeGreaterThan(200);
  expect(counts.costs).toBeGreaterThan(50);
  expect(counts.hopeless).toBeGreaterThan(200);
  expect(counts.all).toBeGreaterThan(200);
});

test('F-P1, F-R44, F-R45: a plan with the gems it needs is legal, and its spells cost what was shown', () => {
  const rng = stream('plans');
  let [grown, dear, fights] = [0, 0, 0];
  for (const { state, seat, view } of decisions('plans')) {
    if (view.decision?.what !== 'plan') continue;
    let plan: PlanWords = EMPTY_PLAN;
    for (let more = 0; more < 8; more++) {
      const { next, blocked } = plans.complete(state, seat, plan);
      for (const key of next) expect(gemsToAdd(view, plan, key)?.cards).toEqual([]);
      const possible = blocked.filter(({ key }) => gemsToAdd(view, plan, key) !== null).map(({ key }) => key);
      for (const { key, reason } of blocked) {
        if (possible.includes(key)) expect(reason.code).toBe('planTooDear');
        else if (reason.code === 'planTooDear')
          expect(spareGemsOf(view, addToPlan(plan, key)).gives).toBeLessThan(Number(reason.values.missing));
      }
      const keys = possible.length > 0 ? possible : next;
      if (keys.length === 0) break;
      const key = pick(rng, keys);
      const gems = gemsToAdd(view, plan, key)?.cards ?? [];
      if (gems.length > 0) dear++;
      plan = addToPlan({ ...plan, gems: [...plan.gems, ...gems] }, key);
      grown++;
    }
    const committed = after(state, seat, { plan });
    expect(typeof committed).not.toBe('string');
    if (typeof committed === 'string' || asked(committed.state) === 0) continue;
    const other: Seat = seat === 0 ? 1 : 0;
    const revealed = asked(state) === 3 ? after(committed.state, other, { plan: EMPTY_PLAN }) : committed;
    if (typeof revealed === 'string') throw new Error(revealed);
    const costs = revealed.events.flatMap((event) =>
      event.kind === 'spellCast' && event.seat === seat ? [event.cost] : [],
    );
    expect(planCosts(view, plan)).toEqual(costs);
    fights++;
  }
  expect(grown).toBeGreaterThan(300);
  expect(dear).toBeGreaterThan(30);
  expect(fights).toBeGreaterThan(40);
});

test('the least too much is paid, then with the fewest cards', () => {
  const sources = [
    { kind: 1, count: 3, gives: 1 },
    { kind: 2, count: 1, gives: 3 },
    { kind: 3, count: 1, gives: 2 },
  ];
  expect(cheapest(sources, 0)).toEqual([]);
  expect(cheapest(sources, 3)).toEqual([2]);
  expect(cheapest(sources, 4)).toEqual([1, 2]);
  expect(cheapest(sources, 8)).toHaveLength(5);
  expect(cheapest(sources, 9)).toBeNull();
  expect(cheapest([{ kind: 0, count: 5, gives: 0 }], 1)).toBeNull();
});

test('a watcher pays for nothing, and a key that is no part of a plan adds nothing', () => {
  const action = setTable({ a: { hand: 'shower, lesserGem' } });
  expect([...payable(seen(action, 'A')).keys()]).toEqual(['cast:shower']);
  expect(payable(seen(action, 'watcher')).size).toBe(0);
  expect(playableNow(seen(action, 'B'))).toEqual({ cards: [], answers: [], gives: 0 });
  const fight = setTable({ phase: 'fight', a: { hand: 'fireball, lesserGem' } });
  expect(gemsToAdd(seen(fight, 'A'), EMPTY_PLAN, 'cast:fireball')).toEqual({
    cards: ['lesserGem'],
    answers: ['gem:lesserGem'],
  });
  expect(gemsToAdd(seen(fight, 'watcher'), EMPTY_PLAN, 'cast:fireball')).toBeNull();
  expect(gemsToAdd(seen(fight, 'A'), EMPTY_PLAN, 'cast:nothing')).toBeNull();
  expect(planCosts(seen(fight, 'watcher'), EMPTY_PLAN)).toEqual([]);
  expect(addToPlan(EMPTY_PLAN, 'end')).toEqual(EMPTY_PLAN);
});

test('F-R11: full health is that of the start, or of sudden death', () => {
  expect(fullHealth(seen(setTable({}), 'A'))).toBe(50);
  expect(fullHealth(seen(setTable({ sudden: 1 }), 'A'))).toBe(20);
});
