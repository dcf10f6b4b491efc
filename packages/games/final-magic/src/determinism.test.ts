// Do the same options, seed and answers always give the same states? Pinned hashes, counted positions, resumed matches.
//
// A pinned value that changes means that matches played before can not be replayed: raise the rules' version with it.

import {
  advance,
  apply,
  asked,
  decode,
  hash,
  isOver,
  newOffer,
  newReply,
  offerTo,
  type Reply,
  SEATS,
  type Seat,
} from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { audit } from './audit.ts';
import type { Event } from './events.ts';
import { plans } from './plan-compose.ts';
import { questions } from './questions.ts';
import { finalMagic } from './rules.ts';
import type { State } from './state.ts';
import {
  aimAt,
  type Beginning,
  choose,
  endTurn,
  fight,
  MANY_OPTIONS,
  type Play,
  pick,
  playOut,
  resumed,
  setTable,
} from './table-for-tests.ts';

/** Beginning, seed, which options, decisions and the hash of the last state. */
const GOLDEN: readonly (readonly [Beginning, string, number, number, string])[] = [
  ['start', 'golden 1', 0, 386, '40360b24e7f95e6f'],
  ['start', 'golden 2', 1, 632, '5e195ae87b8180f2'],
  ['start', 'golden 3', 2, 608, '5dc5a4232a11d61c'],
  ['start', 'golden 4', 3, 616, '7a2c6974580e80cb'],
  ['start', 'golden 5', 4, 144, '1a1dea6b05fb7be0'],
  ['rich', 'golden 6', 0, 667, 'b9d71f88ba30967a'],
  ['rich', 'golden 7', 1, 579, '52690e22f8049088'],
  ['rich', 'golden 8', 2, 606, '5169f5f340ab2324'],
  ['rich', 'golden 9', 3, 623, 'ed5826587a7b6cf4'],
  ['rich', 'golden 10', 4, 108, 'c092b3046b4816cd'],
];

test.each(GOLDEN)('the golden match %s, %s goes as it always has', (beginning, seed, options, decisions, last) => {
  let count = 0;
  const state = playOut(beginning, seed, MANY_OPTIONS[options], () => count++);
  expect([count, hash(state)]).toEqual([decisions, last]);
});

/** Every legal reply that is small enough to list; plans by growing the empty one. */
function replies(state: State, seat: Seat): readonly Reply[] {
  const found: Reply[] = [];
  const keep = ({ size, codes }: Reply): void => {
    found.push({ size, codes: codes.slice() });
  };
  const question = questions[finalMagic.questions.findIndex(({ name }) => name === whatIs(state))];
  if (question.plans !== null) {
    const empty = newReply();
    keep(empty);
    for (let at = 0; at < found.length; at++) question.plans.grow(state, seat, found[at], keep);
    return found;
  }
  const offer = newOffer();
  offerTo(finalMagic, state, seat, offer);
  for (let i = 0; i < offer.count; i++) {
    const reply = newReply();
    reply.size = 1;
    reply.codes[0] = offer.codes[i];
    keep(reply);
  }
  if (question.shape === 'some') keep(newReply());
  return found;
}
const whatIs = (state: State): string => finalMagic.view(state, 'watcher').waiting?.what ?? '';

/** How many different positions there are after each number of answers. */
function perft(from: State, depth: number): readonly number[] {
  let layer = new Map([[hash(from), from]]);
  const counts: number[] = [];
  for (let d = 0; d < depth; d++) {
    const next = new Map<string, State>();
    for (const state of layer.values()) {
      for (const seat of SEATS) {
        if ((asked(state) & (1 << seat)) === 0) continue;
        for (const reply of replies(state, seat)) {
          const after = finalMagic.copy(state);
          advance(finalMagic, after, seat, reply, null);
          next.set(hash(after), after);
        }
      }
    }
    layer = next;
    counts.push(layer.size);
  }
  return counts;
}

test('perft: an Action Phase with gems, choices and answers has so many positions after each answer', () => {
  const play = setTable({
    seed: 'perft',
    a: { hand: '2 lesserGem, glide, purification, manaChanneling', deck: '3 copper' },
    b: { hand: 'counterspell, lesserGem' },
  });
  expect(perft(play.state, 5)).toEqual([5, 18, 49, 104, 252]);
});

test('perft: a fight with food and Counterspells has so many positions after each answer', () => {
  const play = setTable({
    seed: 'perft',
    phase: 'fight',
    a: { hand: 'rockSmash, rockToss, counterspell', mana: 2, deck: '6 copper' },
    b: { hand: 'fireball, counterspell, lesserGem', mana: 1, deck: '6 copper' },
  });
  expect(perft(play.state, 4)).toEqual([29, 120, 372, 526]);
});

test('perft: a Buy Phase has so many positions after each answer', () => {
  const play = setTable({ seed: 'perft', options: { supply: 'firstSparks' }, phase: 'buy', a: { hand: '4 copper' } });
  expect(perft(play.state, 5)).toEqual([2, 6, 20, 44, 98]);
});

describe('resume', () => {
  test('50 random matches that go through JSON at every decision end like those that do not', () => {
    for (let i = 0; i < 50; i++) {
      const beginning = i % 2 === 0 ? 'start' : 'rich';
      let twin: State | null = null;
      const last = playOut(beginning, `resume ${i}`, MANY_OPTIONS[i % 5], ({ state, seat, reply }) => {
        if (twin !== null) expect(hash(twin)).toBe(hash(state));
        twin = resumed(twin ?? state);
        advance(finalMagic, twin, seat, reply, null);
      });
      expect(twin === null ? null : hash(twin)).toBe(hash(last));
    }
  });

  /** A representative part of the rules, played with and without resuming. */
  const story = (resume: boolean): Play => {
    const play = setTable(
      {
        a: {
          hand: 'purification, glide, 2 copper, rockShield, counterspell',
          mana: 4,
          deck: '5 lesserGem',
          health: 20,
        },
        b: { hand: 'counterspell, fireball, cyclone', mana: 4, deck: '3 copper', discard: '5 gold' },
      },
      resume,
    );
    pick(play, 'A', 'cast:purification');
    choose(play, 'A', '2 copper');
    pick(play, 'B', 'pass');
    pick(play, 'A', 'cast:glide');
    pick(play, 'B', 'pass');
    endTurn(play, 'A');
    endTurn(play, 'B');
    fight(play, 'lesserGem + rockShield + counterspell', 'fireball + cyclone + counterspell');
    aimAt(play, 'B', 'spell.1:rockShield');
    aimAt(play, 'A', 'spell.3:counterspell');
    return play;
  };

  test('a story with choices, answers, plans and aims is the same when every state is read back from its text', () => {
    const [straight, resumedOne] = [story(false), story(true)];
    expect(hash(resumedOne.state)).toBe(hash(straight.state));
    expect(resumedOne.events).toEqual(straight.events);
    expect(resumedOne.state).not.toBe(straight.state);
  });
});

test('apply leaves the state it is given alone, and gives what advance gives', () => {
  for (let i = 0; i < 6; i++) {
    playOut(i % 2 === 0 ? 'start' : 'rich', `pure ${i}`, MANY_OPTIONS[i % 5], ({ state, seat, reply }) => {
      const before = hash(state);
      const { state: after } = apply(finalMagic, state, decode(finalMagic, state, seat, reply));
      expect(hash(state)).toBe(before);
      const twin = finalMagic.copy(state);
      advance(finalMagic, twin, seat, reply, null);
      expect(hash(after)).toBe(hash(twin));
    });
  }
});

test('no card is lost or doubled, and every match ends', () => {
  for (let i = 0; i < 30; i++) {
    const last = playOut(
      i % 2 === 0 ? 'start' : 'rich',
      `census ${i}`,
      MANY_OPTIONS[i % 5],
      ({ state, seat, reply }) => {
        const after = finalMagic.copy(state);
        const events: Event[] = [];
        advance(finalMagic, after, seat, reply, (event) => events.push(event));
        expect(audit(state, after, events)).toBeNull();
      },
    );
    expect(isOver(last)).toBe(true);
  }
});

test('both orders of secret answers lead to the same state', () => {
  let pairs = 0;
  playOut('rich', 'orders', MANY_OPTIONS[0], ({ state, seat, reply }) => {
    if (asked(state) !== 3) return;
    const foe: Seat = seat === 0 ? 1 : 0;
    const none = { size: 0, codes: new Int16Array(1) };
    const play = (first: Seat): string => {
      const copy = finalMagic.copy(state);
      advance(finalMagic, copy, first, first === seat ? reply : none, null);
      advance(finalMagic, copy, first === 0 ? 1 : 0, first === seat ? none : reply, null);
      return hash(copy);
    };
    expect(play(seat)).toBe(play(foe));
    pairs++;
  });
  expect(pairs).toBeGreaterThan(5);
});

test('the legality of plans does not depend on which state was looked at before', () => {
  const rich = setTable({ phase: 'fight', a: { hand: 'nuke', mana: 3 } });
  const poor = setTable({ phase: 'fight', a: { hand: 'nuke', mana: 2 } });
  const reply = newReply();
  plans.read(rich.state, 0, { spells: ['nuke'] }, reply);
  expect(plans.refuse(rich.state, 0, reply)).toBeNull();
  expect(plans.refuse(poor.state, 0, reply)).not.toBeNull();
  expect(plans.refuse(rich.state, 0, reply)).toBeNull();
});
