// How is a fight plan read, composed, grown, drawn at random and written?

import { type Completion, type Json, newReply, type Reply, randomReply, type Seat, stream } from '@duello/kernel';
import { expect, test } from 'vitest';
import { finalMagic } from '../rules.ts';
import { commit, type Position, planOf, refusalOf, setTable } from '../table-for-tests.ts';
import { plans } from './plan-compose.ts';

const A: Seat = 0;
const table = (hand: string, mana = 0, more: Position = {}) =>
  setTable({ ...more, phase: 'fight', a: { ...more.a, hand, mana } });
const complete = (play: ReturnType<typeof table>, partial: Json): Completion => plans.complete(play.state, A, partial);
const keys = ({ blocked }: Completion) => blocked.map(({ key, reason }) => `${key} ${reason.code}`);

test('F-P1: composing shows what may be added, what not and why, and what mana is left', () => {
  const play = table('lesserGem, fireball, flamethrower, airCurrents, copper');
  const empty = complete(play, {});
  expect(empty).toMatchObject({ legal: true, reason: null, sums: { mana: 0, cost: 0, left: 0 } });
  expect(empty.next).toEqual(['gem:lesserGem']);
  expect(keys(empty)).toEqual([
    'cast:fireball planTooDear',
    'cast:flamethrower planTooDear',
    'cast:airCurrents actionOnly',
  ]);
  const paid = complete(play, { gems: ['lesserGem'] });
  expect(paid.next).toEqual(['cast:fireball']);
  expect(paid.sums).toEqual({ mana: 1, cost: 0, left: 1 });
});

test('F-P1: a plan that is not legal yet says what is missing', () => {
  const half = complete(table('lesserGem, flamethrower'), { spells: ['flamethrower'] });
  expect(half).toMatchObject({ legal: false, reason: { code: 'planTooDear', values: { missing: 2 } } });
  expect(half.sums).toEqual({ mana: 0, cost: 2, left: -2 });
});

test('F-R21: food is offered for each spell that feeds, by its number among the spells', () => {
  const play = table('airSwipe, rockSmash, purification, copper');
  const { next } = complete(play, { spells: ['airSwipe', 'rockSmash', 'purification'] });
  expect(next).toEqual(['feed.2:copper', 'feed.3:copper']);
});

test('a plan in words may leave out gems, spells and food, and nothing else', () => {
  const play = table('airSwipe, lesserGem');
  const why = (plan: Json) => refusalOf(play, 'A', { plan })?.code ?? null;
  expect(why({})).toBeNull();
  expect(why({ spells: ['airSwipe'] })).toBeNull();
  expect(why({ spells: [{ cast: 'airSwipe' }] })).toBeNull();
  expect(why({ gem: ['lesserGem'] })).toBe('badPlan');
  expect(why([])).toBe('badPlan');
  expect(why(null)).toBe('badPlan');
  expect(why({ spells: ['unicorn'] })).toBe('badPlan');
  expect(why({ spells: [{ feed: [] }] })).toBe('badPlan');
  expect(why({ spells: [{ cast: 'airSwipe', feed: 'copper' }] })).toBe('badPlan');
  expect(why({ spells: [{ cast: 'airSwipe', fed: [] }] })).toBe('badPlan');
  expect(why({ gems: ['airSwipe'] })).toBe('notAGem');
  expect(why({ spells: ['lesserGem'] })).toBe('notASpell');
  expect(why({ spells: ['2 airSwipe'] })).toBe('badPlan');
});

test('a plan larger than any hand is refused and not cut', () => {
  const play = table('airSwipe');
  const spells = Array.from({ length: 200 }, () => 'airSwipe');
  expect(refusalOf(play, 'A', { plan: { spells } })).toMatchObject({ code: 'planTooLong', clause: 'F-R73' });
});

test('a plan is written as it was read', () => {
  const play = table('lesserGem, fireball, rockSmash, rockToss, copper');
  const words = { gems: ['lesserGem'], spells: ['fireball', { cast: 'rockSmash', feed: ['rockToss', 'copper'] }] };
  const reply = newReply();
  expect(plans.read(play.state, A, words, reply)).toBeNull();
  expect(plans.write(play.state, A, reply)).toEqual(words);
});

const written = (play: ReturnType<typeof table>, reply: Reply): string =>
  JSON.stringify(plans.write(play.state, A, reply));

test('growing a plan adds one card, with the gems that takes', () => {
  const play = table('lesserGem, fireball, airSwipe, nuke, copper, purification');
  const empty = newReply();
  const found: string[] = [];
  plans.grow(play.state, A, empty, (larger) => found.push(written(play, larger)));
  expect(found).toEqual([
    '{"gems":["lesserGem"],"spells":["fireball"]}',
    '{"gems":[],"spells":["purification"]}',
    '{"gems":[],"spells":["airSwipe"]}',
  ]);
});

/** Every legal plan by brute force: each card of the hand is left, played or fed to one of the feeders cast. */
function allPlans(play: ReturnType<typeof table>): Set<string> {
  const found = new Set<string>();
  const seen = new Set<string>();
  const walk = (reply: Reply): void => {
    const name = canonical(play, reply);
    if (seen.has(name)) return;
    seen.add(name);
    if (plans.refuse(play.state, A, reply) === null) found.add(name);
    if (reply.size === 8) return;
    for (let kind = 0; kind < play.state.compiled.kinds.length; kind++) {
      for (const code of [kind, kind | 64]) {
        const larger = newReply();
        larger.codes.set(reply.codes.subarray(0, reply.size));
        larger.codes[reply.size] = code;
        larger.size = reply.size + 1;
        const why = plans.refuse(play.state, A, larger);
        if (why === null || why.code === 'planTooDear') walk(larger);
      }
    }
  };
  walk(newReply());
  return found;
}

/** A plan without the order of its spells and food. */
function canonical(play: ReturnType<typeof table>, reply: Reply): string {
  const { gems, spells } = planFrom(written(play, reply));
  const parts = spells.map((spell) => (typeof spell === 'string' ? spell : `${spell.cast}(${[...spell.feed].sort()})`));
  return `${[...gems].sort()}|${parts.sort()}`;
}
interface Read {
  gems: string[];
  spells: (string | { cast: string; feed: string[] })[];
}
const planFrom = (text: string): Read => JSON.parse(text);

test('a random plan can be any legal plan, each equally likely where there is no order', () => {
  const play = table('2 lesserGem, fireball, flamethrower, airSwipe, purification, copper');
  const all = allPlans(play);
  expect(all.size).toBeGreaterThan(60);
  const draws = all.size * 200;
  const counts = new Map<string, number>();
  const rng = stream('random plans');
  const reply = newReply();
  for (let i = 0; i < draws; i++) {
    randomReply(finalMagic, play.state, A, rng, reply);
    const name = canonical(play, reply);
    expect(all.has(name)).toBe(true);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  expect(counts.size).toBe(all.size);
  const chi = [...counts.values()].reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
  const free = all.size - 1;
  expect(chi).toBeLessThan(free + 4 * Math.sqrt(2 * free));
});

test('a random plan keeps to discounts and free Tsunamis', () => {
  const rng = stream('discounts');
  const reply = newReply();
  const play = table('earthquake, 2 tsunami, 2 barrelingFire, airSwipe, grandGem', 2);
  const casts = new Set<string>();
  for (let i = 0; i < 2000; i++) {
    randomReply(finalMagic, play.state, A, rng, reply);
    expect(plans.refuse(play.state, A, reply)).toBeNull();
    casts.add(canonical(play, reply));
  }
  expect(casts).toContain('grandGem|airSwipe,earthquake,tsunami');
  expect(casts).toContain('|airSwipe,barrelingFire,barrelingFire');
});

test('plans in tests read as they are written', () => {
  expect(planOf('lesserGem + rockSmash(rockToss, 2 copper)')).toEqual({
    gems: ['lesserGem'],
    spells: [{ cast: 'rockSmash', feed: ['rockToss', 'copper', 'copper'] }],
  });
  const play = table('airSwipe');
  expect(() => commit(play, 'A', 'fireball')).toThrow('notInHand');
});
