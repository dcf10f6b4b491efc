// Is every legal plan equally likely to be drawn? Against a list of all of them, for hands small enough to list.

import { newReply, type Reply, stream } from '@duello/kernel';
import { describe, expect, it } from 'vitest';
import { finalMagic } from '../rules.ts';
import { col, FED } from '../state/columns.ts';
import { GEM, SPELL } from '../state/compiled.ts';
import type { State } from '../state/state.ts';
import { KINDS } from '../state/zones.ts';
import { refusePlan } from './plan.ts';
import { randomPlan } from './plan-random.ts';

type Hand = { readonly [id: string]: number };

function holding(hand: Hand, mana = 0, options: unknown = {}): State {
  const state = finalMagic.setup('plans', finalMagic.options(options), null);
  state.cells.fill(0, col.hand[0], col.hand[0] + KINDS);
  state.cells.fill(0, col.cast[0], col.cast[0] + KINDS);
  for (const [id, count] of Object.entries(hand)) state.cells[col.hand[0] + state.compiled.numbers.get(id)!] = count;
  state.cells[col.mana[0]] = mana;
  return state;
}

/** A plan without the order of its spells: gems, and each spell with its food. */
function nameOf({ compiled }: State, { codes, size }: Reply): string {
  const parts: { id: string; food: string[] }[] = [];
  for (let at = 0; at < size; at++) {
    const { id } = compiled.kinds[codes[at] & (FED - 1)];
    if ((codes[at] & FED) === 0) parts.push({ id, food: [] });
    else parts.at(-1)?.food.push(id);
  }
  parts.sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  return parts.map(({ id, food }) => [id, ...food.sort()].join('+')).join(' ');
}

/** Every way to split `count` into `parts` numbers from 0 up whose sum is at most it. */
function* splits(count: number, parts: number): Generator<number[]> {
  if (parts === 0) yield [];
  else for (let n = 0; n <= count; n++) for (const rest of splits(count - n, parts - 1)) yield [n, ...rest];
}

/** Every legal plan by name: what is used of each kind, then who is fed what of the rest. */
function allPlans(state: State): Set<string> {
  const { kinds } = state.compiled;
  const hand = kinds.flatMap((kind, number) => {
    const have = state.cells[col.hand[0] + number];
    return have === 0 ? [] : [{ kind, number, have }];
  });
  const found = new Set<string>();
  const use = (at: number, used: readonly number[]): void => {
    if (at < hand.length) {
      const { kind, have } = hand[at];
      const most = kind.type === GEM || (kind.type === SPELL && kind.inFight) ? have : 0;
      for (let n = 0; n <= most; n++) use(at + 1, [...used, n]);
      return;
    }
    const spells = hand.flatMap(({ kind, number }, i) => (kind.type === SPELL ? Array(used[i]).fill(number) : []));
    const gems = hand.flatMap(({ kind, number }, i) => (kind.type === GEM ? Array(used[i]).fill(number) : []));
    const feeders = spells.flatMap((number, place) => (kinds[number].feeds > 0 ? [place] : []));
    feed(
      0,
      used,
      gems,
      spells,
      feeders,
      spells.map(() => []),
    );
  };
  const feed = (
    at: number,
    used: readonly number[],
    gems: readonly number[],
    spells: readonly number[],
    feeders: readonly number[],
    food: readonly (readonly number[])[],
  ): void => {
    if (at === hand.length) {
      const codes = [...gems, ...spells.flatMap((number, place) => [number, ...food[place].map((fed) => fed | FED)])];
      const reply = { size: codes.length, codes: Int16Array.from(codes) };
      if (refusePlan(state, 0, reply) === null) found.add(nameOf(state, reply));
      return;
    }
    for (const split of splits(hand[at].have - used[at], feeders.length)) {
      const more = food.map((list, place) => {
        const share = split[feeders.indexOf(place)] ?? 0;
        return [...list, ...Array(share).fill(hand[at].number)];
      });
      feed(at + 1, used, gems, spells, feeders, more);
    }
  };
  use(0, []);
  return found;
}

const DRAWS_A_PLAN = 60;

/** How far the draws are from even, in standard deviations of the chi-square distribution. */
function unevenness(state: State, draw: (reply: Reply) => void): number {
  const plans = allPlans(state);
  const counts = new Map([...plans].map((name) => [name, 0]));
  const reply = newReply();
  for (let n = 0; n < DRAWS_A_PLAN * plans.size; n++) {
    draw(reply);
    const name = nameOf(state, reply);
    if (!counts.has(name)) throw new Error(`drawn, but not a legal plan: ${name}`);
    counts.set(name, counts.get(name)! + 1);
  }
  const chi = [...counts.values()].reduce((sum, count) => sum + (count - DRAWS_A_PLAN) ** 2 / DRAWS_A_PLAN, 0);
  const freedom = Math.max(1, plans.size - 1);
  return (chi - freedom) / Math.sqrt(2 * freedom);
}

const HANDS: readonly (readonly [string, Hand, number])[] = [
  ['gems and spells', { lesserGem: 2, greaterGem: 1, fireball: 2, flamethrower: 1, airSwipe: 1 }, 0],
  ['mana already there', { fireball: 2, flamethrower: 2, copper: 2 }, 3],
  ['one spell that feeds', { sacrificialFlame: 1, copper: 3, lesserGem: 1, fireball: 1 }, 0],
  ['two of the same that feed', { sacrificialFlame: 2, copper: 2, fireball: 1 }, 1],
  ['two different that feed', { sacrificialFlame: 1, rockSmash: 1, copper: 2, rockToss: 1 }, 1],
  ['a discount', { barrelingFire: 2, airSwipe: 1, lesserGem: 2, cyclone: 1 }, 0],
  ['a spell that frees another', { earthquake: 1, tsunami: 2, grandGem: 2, lesserGem: 1 }, 0],
  ['nothing to do', { copper: 5 }, 0],
];

describe('a random plan', () => {
  it.each(HANDS)('is any legal plan with equal chance: %s', (_, hand, mana) => {
    const state = holding(hand, mana);
    const rng = stream('uniform');
    expect(Math.abs(unevenness(state, (reply) => randomPlan(state, 0, rng, reply)))).toBeLessThan(4);
  });

  it('differs visibly from one that prefers longer plans', () => {
    const state = holding({ lesserGem: 2, fireball: 2, airSwipe: 1 });
    const rng = stream('skewed');
    const second = newReply();
    const draw = (reply: Reply): void => {
      randomPlan(state, 0, rng, reply);
      randomPlan(state, 0, rng, second);
      if (second.size <= reply.size) return;
      reply.codes.set(second.codes);
      reply.size = second.size;
    };
    expect(unevenness(state, draw)).toBeGreaterThan(8);
  });
});
