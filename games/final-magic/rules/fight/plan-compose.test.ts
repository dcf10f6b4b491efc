// Is what composing a plan offers what the rules allow? Random plans of whole matches, put together from their keys.

import { type Json, newReply, type Reply, randomReply, type Seat, stream } from '@duello/kernel';
import { playAll } from '@duello/kernel/for-tests';
import { expect, test } from 'vitest';
import type { CardId } from '../../cards/vocabulary.ts';
import { trials } from '../play-for-tests.ts';
import { finalMagic } from '../rules.ts';
import type { State } from '../state/state.ts';
import { setTable } from '../table-for-tests.ts';
import { planWords } from './plan.ts';
import { plans } from './plan-compose.ts';

interface Words {
  readonly gems: readonly CardId[];
  readonly spells: readonly { readonly cast: CardId; readonly feed: readonly CardId[] }[];
}
const asJson = ({ gems, spells }: Words): Json => ({ gems, spells: spells.map((spell) => ({ ...spell })) });
const wordsOf = ({ compiled }: State, { codes, size }: Reply): Words => planWords(compiled, codes, size);

/** A plan with what a key stands for put into it. */
function withKey({ gems, spells }: Words, key: string): Words {
  const [verb, card] = key.split(':');
  if (verb === 'gem') return { gems: [card, ...gems], spells };
  if (verb === 'cast') return { gems, spells: [...spells, { cast: card, feed: [] }] };
  const fed = Number(verb.slice('feed.'.length)) - 1;
  return { gems, spells: spells.map((spell, at) => (at === fed ? { ...spell, feed: [...spell.feed, card] } : spell)) };
}

function whyNot(state: State, seat: Seat, words: Words): string | null {
  const reply = newReply();
  const reason = plans.read(state, seat, asJson(words), reply) ?? plans.refuse(state, seat, reply);
  return reason?.code ?? null;
}

/** A plan without the order in which spells and food stand. */
const canonical = ({ gems, spells }: Words): string =>
  `${[...gems].sort()} | ${spells.map(({ cast, feed }) => `${cast}(${[...feed].sort()})`).sort()}`;

/** Every moment of planning in whole matches, with a random legal plan. */
function eachPlan(visit: (state: State, seat: Seat, reply: Reply) => void): number {
  const rng = stream('composing');
  const reply = newReply();
  let seen = 0;
  playAll(finalMagic, trials, 'composing', ({ state, seat }) => {
    if (finalMagic.view(state, seat).waiting?.what !== 'plan') return;
    randomReply(finalMagic, state, seat, rng, reply);
    visit(state, seat, reply);
    seen++;
  });
  return seen;
}

test('F-P1: what is offered to a plan makes a legal one, and what is blocked is refused for the reason given', () => {
  const offered = new Set<string>();
  eachPlan((state, seat, reply) => {
    const words = wordsOf(state, reply);
    const { legal, reason, next, blocked, sums } = plans.complete(state, seat, asJson(words));
    expect({ legal, reason, left: sums.mana - sums.cost }).toEqual({ legal: true, reason: null, left: sums.left });
    expect(sums.left).toBeGreaterThanOrEqual(0);
    for (const key of next) {
      expect([key, whyNot(state, seat, withKey(words, key))]).toEqual([key, null]);
      offered.add(key.replace(/\W.*/, ''));
    }
    for (const { key, reason: why } of blocked) {
      expect([key, whyNot(state, seat, withKey(words, key))]).toEqual([key, why.code]);
    }
  });
  expect([...offered].sort()).toEqual(['cast', 'feed', 'gem']);
});

test('F-P1: a plan grows by one spell or one card fed, legally, and in every way there is', () => {
  const parts = ({ spells }: Words): number => spells.reduce((sum, { feed }) => sum + 1 + feed.length, 0);
  const seen = eachPlan((state, seat, reply) => {
    const words = wordsOf(state, reply);
    const grown = new Set<string>();
    plans.grow(state, seat, reply, (larger) => {
      const more = wordsOf(state, larger);
      expect(plans.refuse(state, seat, larger)).toBeNull();
      expect(parts(more)).toBe(parts(words) + 1);
      grown.add(canonical(more));
    });
    for (const key of plans.complete(state, seat, asJson(words)).next) {
      if (!key.startsWith('gem:')) expect(grown).toContain(canonical(withKey(words, key)));
    }
  });
  expect(seen).toBeGreaterThan(100);
});

test('F-P1: growing pays with the dearest gems first, with no more than it takes, and not at all where none suffice', () => {
  const grown = (hand: string, mana = 0): readonly string[] => {
    const { state } = setTable({ phase: 'fight', a: { hand, mana } });
    const found: string[] = [];
    plans.grow(state, 0, newReply(), (larger) => found.push(canonical(wordsOf(state, larger))));
    return found;
  };
  expect(grown('2 lesserGem, greaterGem, nuke')).toEqual(['greaterGem,lesserGem | nuke()']);
  expect(grown('lesserGem, greaterGem, grandGem, nuke')).toEqual(['grandGem | nuke()']);
  expect(grown('lesserGem, nuke', 2)).toEqual(['lesserGem | nuke()']);
  expect(grown('lesserGem, nuke', 1)).toEqual([]);
  expect(grown('lesserGem, fireball', 1)).toEqual([' | fireball()']);
});
