// Is what is previewed what then really happens? Over random matches with every switch, by playing on from the real state.

import {
  advance,
  apply,
  asked,
  decisionOf,
  encode,
  IDLE,
  type Json,
  newReply,
  Refused,
  type Seat,
  seatOf,
  stream,
} from '@duello/kernel';
import { playOn } from '@duello/kernel/for-tests';
import { expect, test } from 'vitest';
import { crystalOf } from '../../cards/box/catalogue.ts';
import { damage, draw, near, onField, spellsOf, within } from '../../cards/build.ts';
import { COLOURS } from '../../cards/vocabulary.ts';
import { loadPosition } from '../../scenario/load-position.ts';
import { randomOptions } from '../../scenario/random-options.ts';
import { MANY_OPTIONS } from '../play-for-tests.ts';
import { battleground } from '../rules.ts';
import { type Event, reveals } from '../state/events.ts';
import { optionKey, readAct } from '../state/option-keys.ts';
import type { State } from '../state/state.ts';
import { table } from '../table-for-tests.ts';
import { view } from '../view/view.ts';
import type { View } from '../view/view-types.ts';
import { lifeLost, plansOf } from './battle-plans.ts';
import { castSpots } from './cast-spots.ts';
import { comingBattle } from './forecast.ts';
import { coinsUntil, payingPool } from './market.ts';
import { crystalsFor } from './payment.ts';
import { pointArea } from './point-area.ts';
import { attackTarget, obeys, suggestedStances } from './stances.ts';
import { canPickAll, eventsAfter } from './trial.ts';

const rng = stream('previews');
const OPTIONS: readonly Json[] = [...MANY_OPTIONS, ...Array.from({ length: 2 }, () => randomOptions(rng))];

/** Summons and spells that cost nothing and ask for fields, targets and points, so that the board is crowded. */
const CARDS: Json = {
  wolf: { type: 'summon', attack: 2, hp: 4, auras: { aura: 'when', death: 'thisDies', effects: { op: 'draw' } } },
  ward: { type: 'summon', attack: 1, hp: 3, arrival: { op: 'place', condition: 'antimagic', to: 'this' } },
  burst: {
    type: 'sorcery',
    text: [
      { op: 'damage', amount: 2, to: { point: 'field', how: { within: 1, origin: true }, side: 'any' } },
      { op: 'place', condition: 'chill', to: { near: 'there', how: 'neighbouring', side: 'foe' } },
    ],
  },
  cross: {
    type: 'sorcery',
    text: [{ op: 'heal', amount: 1, to: { point: 'intersection', how: { within: 1 }, side: 'ally' } }, { op: 'draw' }],
  },
  snipe: { type: 'sorcery', text: { op: 'damage', amount: 1, to: { target: 'foe' } } },
};
const DECK: Json = { deck: ['5 wolf', '3 ward', '3 burst', '2 cross', '2 snipe', '2 Red Crystal', '2 Guard'] };
const CROWDED: Json = { A: DECK, B: DECK, board: { b2: 'wolf', c3: 'B wolf', d2: 'ward', d4: 'B ward' } };

const starts = (name: string): readonly State[] => [
  ...OPTIONS.map((options, index) => battleground.setup(`${name} ${index}`, battleground.options(options), null)),
  ...['charging', 'marching'].map((movement) =>
    loadPosition(CROWDED, battleground.options({ cards: CARDS, movement, lanes: 4, roundLimit: 20 }), name),
  ),
];

/** Real matches, looked at whenever a question is asked, one time in `stride`. */
function eachDecision(what: string, stride: number, look: (state: State, seat: Seat, seen: View) => void): void {
  starts(what).forEach((start, index) => {
    let n = index;
    playOn(battleground, start, `${what} ${index}`, ({ state, seat }) => {
      const seen =
        decisionOf(battleground, state, seat)?.what === what && n++ % stride === 0 ? view(state, seat) : null;
      if (seen !== null) look(state, seat, seen);
    });
  });
}

const pick = (state: State, seat: Seat, key: string): { readonly state: State; readonly events: readonly Event[] } =>
  apply(battleground, state, { seat, decision: decisionOf(battleground, state, seat)?.id ?? 0, pick: key });

test('BR89: a spell may be cast on what is really asked for next, or on what is chosen without asking', () => {
  const seenOf = new Set<string>();
  eachDecision('act', 12, (state, seat, seen) => {
    for (const { key } of seen.decision?.options ?? []) {
      const act = readAct(key);
      if (act?.word !== 'cast' && act?.word !== 'castSlot') continue;
      const spots = castSpots(seen, key);
      const after = pick(state, seat, key);
      const next = decisionOf(battleground, after.state, seat);
      if (next !== null && ['field', 'target', 'point'].includes(next.what)) {
        expect(spots).toEqual(next.options.map((option) => option.key));
        seenOf.add(next.what);
      } else if (next?.what === 'act') {
        const chosen = after.events.flatMap((event) =>
          event.kind === 'targetChosen' || event.kind === 'summoned' ? [event.target] : [],
        );
        expect(spots).toEqual(chosen.map((target) => target.field ?? (target.seat === seat ? 'you' : 'opponent')));
        if (chosen.length > 0) seenOf.add('chosen');
      }
    }
  });
  expect([...seenOf].sort()).toEqual(['chosen', 'field', 'point', 'target']);
});

test('what a point does to summons is what happens when it is chosen', () => {
  let marked = 0;
  eachDecision('point', 1, (state, seat, seen) => {
    for (const { key } of (seen.decision?.options ?? []).filter((_, at) => at % 3 === 0)) {
      const { marks, fields } = pointArea(seen, key);
      const { events } = pick(state, seat, key);
      const hidden = events.findIndex(reveals);
      const open = hidden < 0 ? events : events.slice(0, hidden);
      for (const { id, conditions } of seen.summons) {
        const real = open.flatMap((event) =>
          event.kind === 'damageDealt' && event.target.id === id ? [event.amount] : [],
        );
        const told = (marks.get(id) ?? []).flatMap((mark) => (mark.does === 'damage' ? [mark.n] : []));
        expect(told).toEqual(real);
        marked += told.length;
        if (marks.get(id)?.[0]?.does === 'nothing') expect(conditions.antimagic).toBeGreaterThan(0);
      }
      expect(fields.length).toBeGreaterThan(0);
      // Everybody that is reached at first stands on a field that is shown.
      const [first] = open.filter((event) => event.kind === 'damageDealt' && event.target.id !== null);
      if (first?.kind === 'damageDealt') expect(fields).toContain(first.target.field);
    }
  });
  expect(marked).toBeGreaterThan(50);
});

const reply = newReply();

/** The rest of a turn's battle, stances as suggested and nobody else answering. */
function fight(before: State, seat: Seat): readonly Event[] {
  const state = battleground.copy(before);
  const events: Event[] = [];
  const emit = (event: Event): void => {
    events.push(event);
  };
  encode(battleground, state, { seat, decision: decisionOf(battleground, state, seat)?.id ?? 0, pick: 'end' }, reply);
  advance(battleground, state, seat, reply, emit);
  while (asked(state) !== 0) {
    const now = seatOf(asked(state) - 1);
    const decision = decisionOf(battleground, state, now);
    if (decision === null || decision.what === 'buy' || decision.what === 'act') break;
    const [stance] = decision.what === 'stance' ? suggestedStances(view(state, now)) : [];
    if (stance === undefined) reply.size = IDLE;
    else encode(battleground, state, { seat: now, decision: decision.id, pick: stance }, reply);
    advance(battleground, state, now, reply, emit);
  }
  const end = events.findIndex((event) => event.kind === 'phaseBegan' && event.phase === 'upkeep');
  return end < 0 ? events : events.slice(0, end);
}

test('BR47, BR49: the coming battle goes as it was forecast, blow by blow', () => {
  let deeds = 0;
  eachDecision('act', 4, (state, seat, seen) => {
    const forecast = comingBattle(seen, seat);
    const real = fight(state, seat);
    expect(plansOf(forecast)).toEqual(plansOf(real));
    expect(lifeLost(forecast)).toEqual(lifeLost(real));
    deeds += plansOf(real).length;
  });
  expect(deeds).toBeGreaterThan(300);
});

test('whom a summon would attack is whom it attacks, and suggested stances can be said', () => {
  eachDecision('stance', 6, (state, seat, seen) => {
    const acting = seen.waiting?.acting ?? -1;
    const target = attackTarget(seen, acting);
    const { events } = pick(state, seat, 'attack');
    const attack = events.find((event) => event.kind === 'attackDeclared' || event.kind === 'noTarget');
    if (events[0]?.kind === 'attackDeclared') {
      expect(target).toEqual({ seat: events[0].foe.seat, field: events[0].foe.field });
    }
    if (events[0]?.kind === 'noTarget') expect([target, attack?.kind]).toEqual([null, 'noTarget']);
    expect(eventsAfter(seen, 'attack').map(({ kind }) => kind)).toEqual(events.map(({ kind }) => kind));
    const stances = suggestedStances(seen);
    expect(stances[0]).toBe(target === null ? 'defend' : 'attack');
    expect(canPickAll(seen, stances)).toBe(true);
    const summon = seen.summons.find(({ id }) => id === acting);
    expect(summon !== undefined && obeys(summon, seat)).toBe(true);
  });
});

test('BR36: crystals that pay for a spell do, and no others are needed', () => {
  const all = COLOURS.map(crystalOf);
  let paid = 0;
  eachDecision('act', 6, (state, seat, seen) => {
    for (const { key, reason } of seen.decision?.blocked ?? []) {
      if (reason.code !== 'notEnoughMana') continue;
      const crystals = crystalsFor(seen, key);
      const inHand = (seen.players[seat].hand ?? []).filter((card) => all.some((one) => one === card));
      const cast = (cards: readonly string[]): boolean => tryAll(state, seat, [...cards.map(optionKey.cast), key]);
      if (crystals === null) {
        expect(cast(inHand)).toBe(false);
        continue;
      }
      expect(cast(crystals)).toBe(true);
      for (const [at] of crystals.entries()) expect(cast(crystals.toSpliced(at, 1))).toBe(false);
      paid++;
    }
  });
  expect(paid).toBeGreaterThan(50);
});

function tryAll(start: State, seat: Seat, keys: readonly string[]): boolean {
  let state = start;
  try {
    for (const key of keys) state = pick(state, seat, key).state;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
  return true;
}

/** A sorcery has been cast and asks for its point. */
const asking = (card: string, board: Readonly<Record<string, string>>): View =>
  table({ south: { hand: [card], mana: 'W9 R9 P9 B9' }, board })
    .answer(optionKey.cast(card))
    .view('S');

test('BR3: an intersection reaches the four fields around it at range 1', () => {
  const seen = asking('crossroadsFire', { b2: 'S 1/3', c3: 'N 1/3', d3: 'N 1/3' });
  const { fields, marks } = pointArea(seen, 'b2/c3');
  const at = (field: string) => marks.get(seen.summons.find((one) => one.field === field)?.id ?? -1);
  expect(fields).toEqual(['b2', 'c2', 'b3', 'c3']);
  expect([at('b2'), at('c3'), at('d3')]).toEqual([undefined, [{ does: 'damage', n: 1 }], undefined]);
});

test('a spell that harms foes and heals allies marks each side with its own', () => {
  const seen = asking('dayBreaks', { c3: 'N 1/3', c4: 'S 1/3 hp1', c5: 'N 1/3' });
  const { marks } = pointArea(seen, 'c3');
  const at = (field: string) => marks.get(seen.summons.find((one) => one.field === field)?.id ?? -1);
  // The field itself counts within range 2, but is not its own neighbour.
  expect([at('c3'), at('c4'), at('c5')]).toEqual([
    [{ does: 'damage', n: 1 }],
    [{ does: 'heal', n: 1 }],
    [{ does: 'damage', n: 1 }],
  ]);
});

test('B1206: Antimagic keeps a summon out', () => {
  const seen = asking('crossroadsFire', { b2: 'N 1/3 antimagic1' });
  expect(pointArea(seen, 'b2/c3').marks.get(seen.summons[0].id)).toEqual([{ does: 'nothing' }]);
});

test('what a point does after a card was drawn is not told: the card may decide it', () => {
  const burst = [damage(1, onField(within(1, true), 'any')), draw(1), damage(2, near('there', 'adjacent', 'any'))];
  const seen = table({
    cards: { burst: spellsOf('neutral').sorcery(0, '', burst) },
    south: { hand: ['burst'], deck: ['guard'] },
    board: { c3: 'N 1/9', c4: 'N 1/9' },
  })
    .answer('cast:burst')
    .view('S');
  const { fields, marks } = pointArea(seen, 'c3');
  expect([...marks.values()]).toEqual([[{ does: 'damage', n: 1 }], [{ does: 'damage', n: 1 }]]);
  expect([...fields].sort()).toEqual(['b3', 'c2', 'c3', 'c4', 'd3']);
});

test('B317: a tier opens once the pools before it are empty, and the last pool never runs out', () => {
  const seen = view(battleground.setup('pools', battleground.options({ start: 'quick' }), null), 'watcher');
  const at = (gamePhase: 1 | 2 | 3, pools: View['pools']): View => ({ ...seen, gamePhase, pools });
  expect([payingPool(seen), coinsUntil(seen, 2), coinsUntil(seen, 3)]).toEqual([6, 6, 16]);
  expect([payingPool(at(2, [0, 7])), coinsUntil(at(2, [0, 7]), 3)]).toEqual([7, 7]);
  expect(payingPool(at(3, [0, 0]))).toBeNull();
});
