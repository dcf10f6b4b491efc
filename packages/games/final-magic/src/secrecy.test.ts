// Can a seat learn what it must not? Properties over random play, at every decision, for both seats and a watcher.

import {
  advance,
  apply,
  asked,
  decisionOf,
  decode,
  isOver,
  newReply,
  other,
  type Reply,
  randomReply,
  refusal,
  SEATS,
  type Seat,
  stream,
  type Viewer,
} from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { disguise } from './disguise.ts';
import type { Event } from './events.ts';
import { finalMagic } from './rules.ts';
import { PHASE, PHASES, PLAN_SIZE, type State } from './state.ts';
import {
  type Beginning,
  choose,
  commit,
  MANY_OPTIONS,
  pick,
  playOut,
  seen,
  setTable,
  told,
} from './table-for-tests.ts';
import { view } from './view.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'watcher'];
const MATCHES = 10;
const seedOf = (i: number): [Beginning, string, Readonly<Record<string, unknown>>] => [
  i % 3 === 0 ? 'start' : 'rich',
  `secret ${i}`,
  MANY_OPTIONS[i % MANY_OPTIONS.length],
];

test('a sampled state gives the same view, for everybody, at every decision', () => {
  const rng = stream('samples');
  for (let i = 0; i < MATCHES; i++) {
    const visit = (state: State): void => {
      for (const viewer of VIEWERS) {
        const real = view(state, viewer);
        expect(view(finalMagic.sample(real, rng), viewer)).toEqual(real);
      }
    };
    visit(playOut(...seedOf(i), ({ state }) => visit(state)));
  }
});

test('everything hidden may be otherwise, and view and decision stay the same to the letter', () => {
  const rng = stream('disguises');
  let changed = 0;
  for (let i = 0; i < MATCHES; i++) {
    playOut(...seedOf(i), ({ state }) => {
      for (const viewer of VIEWERS) {
        const masked = finalMagic.copy(state);
        disguise(masked, viewer, rng);
        if (!masked.cells.every((cell, at) => cell === state.cells[at])) changed++;
        expect(JSON.stringify(view(masked, viewer))).toBe(JSON.stringify(view(state, viewer)));
        if (viewer === 'watcher') continue;
        expect(decisionOf(finalMagic, masked, viewer)).toEqual(decisionOf(finalMagic, state, viewer));
      }
    });
  }
  // The property says nothing unless hidden cards did change.
  expect(changed).toBeGreaterThan(1000);
});

/** The same answer in both worlds, and what the viewer is told of it. */
function toldOf(state: State, seat: Seat, reply: Reply, viewer: Seat): readonly (Event | null)[] {
  const events: Event[] = [];
  advance(finalMagic, finalMagic.copy(state), seat, reply, (event) => events.push(event));
  return told(events, viewer);
}

test('the same answer is told the same way, whatever the other seat hides', () => {
  const rng = stream('other truths');
  let compared = 0;
  for (let i = 0; i < MATCHES; i++) {
    playOut(...seedOf(i), ({ state, seat, reply }) => {
      // Plans and aims show what was hidden, and so may the answer that ends an exchange of the other seat's.
      const phase = PHASES[state.cells[PHASE]];
      if (phase === 'fight' || phase === 'aim') return;
      for (const viewer of SEATS) {
        if (state.cells[PLAN_SIZE[other(viewer)]] > 0) continue;
        const masked = finalMagic.copy(state);
        const own = state.words.slice();
        disguise(masked, viewer, rng);
        // The viewer's own draws come from its own stream of chance: keep it, so that it draws the same.
        masked.words.set(own.subarray(8 + 4 * viewer, 12 + 4 * viewer), 8 + 4 * viewer);
        if (masked.cells[PLAN_SIZE[other(viewer)]] > 0 || refusal(finalMagic, masked, seat, reply) !== null) continue;
        expect(toldOf(masked, seat, reply, viewer)).toEqual(toldOf(state, seat, reply, viewer));
        compared++;
      }
    });
  }
  expect(compared).toBeGreaterThan(1000);
});

test('no view names a seed, an agenda, a cell or a stream of chance', () => {
  playOut('rich', 'the seed of seeds', MANY_OPTIONS[0], ({ state }) => {
    for (const viewer of VIEWERS) {
      const text = JSON.stringify(view(state, viewer));
      expect(text).not.toContain('the seed of seeds');
      expect(text).not.toMatch(/"(seed|agenda|frames|cells|words|rng|chance|state|table)"/);
      for (const word of state.words.subarray(4)) {
        if (Math.abs(word) > 100_000) expect(text).not.toContain(String(word));
      }
    }
  });
});

/** Every key of a value, at any depth. */
function keysOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (Array.isArray(value) ? [] : [key]).concat(keysOf(inner)));
}

test('a view holds these fields and no others: a new one must be thought about', () => {
  const cards = new Set<string>(setTable({}).state.table.kinds.map(({ id }) => id));
  const found = new Set<string>();
  for (let i = 0; i < 6; i++) {
    playOut(...seedOf(i), ({ state }) => {
      for (const viewer of VIEWERS) for (const key of keysOf(view(state, viewer))) if (!cards.has(key)) found.add(key);
    });
  }
  expect([...found].sort().join(' ')).toBe(
    'about active aims blocked bought capacity card cards cast change choices clause code coins counterReactions ' +
      'decision deckSize discard exchange feed first firstPlayer game gemOutcast gems grandGems hand handSize health ' +
      'healthCap id inPlay key known late limit mana max min missing more nextDraw options outcast outcome phase plan ' +
      'players reason round roundLimit seat seats shape shield shields spells spiritStacks suddenDeath suddenRound ' +
      'supply tsunamiPutsOut unseen values viewer waiting what',
  );
});

describe('single secrets', () => {
  test('F702: a committed plan is in no view and no event of the other seat', () => {
    const play = setTable({ phase: 'fight', a: { hand: 'nuke, airSwipe, copper', mana: 3 }, b: { hand: 'copper' } });
    const before = play.events.length;
    commit(play, 'A', 'nuke');
    const other = setTable({ phase: 'fight', a: { hand: 'nuke, airSwipe, copper', mana: 3 }, b: { hand: 'copper' } });
    commit(other, 'A', '');
    for (const viewer of ['B', 'watcher'] as const) {
      expect(JSON.stringify(seen(play, viewer))).toBe(JSON.stringify(seen(other, viewer)));
    }
    expect(told(play.events.slice(before), 1)).toEqual(told(other.events.slice(before), 1));
  });

  test('F-P3: chosen aims are in no view and no event of the other seat', () => {
    const after = (aim: string) => {
      const play = setTable({
        phase: 'fight',
        a: { hand: 'counterspell', mana: 1 },
        b: { hand: 'counterspell, fireball', mana: 2 },
      });
      commit(play, 'A', 'counterspell');
      commit(play, 'B', 'counterspell + fireball');
      const reply = { plan: { aims: [aim] } };
      const { state, events } = apply(finalMagic, play.state, { seat: 0, decision: play.state.words[0], ...reply });
      return JSON.stringify([view(state, 1), view(state, 'watcher'), told(events, 1)]);
    };
    expect(after('spell.1:counterspell')).toBe(after('spell.2:fireball'));
    expect(after('none')).toBe(after('spell.2:fireball'));
  });

  test('F-A1: the choices of a countered spell are never shown', () => {
    const story = (food: string) => {
      const play = setTable({
        a: { hand: 'purification, gold, silver, copper' },
        b: { hand: 'counterspell', mana: 1 },
      });
      pick(play, 'A', 'cast:purification');
      choose(play, 'A', food);
      pick(play, 'B', 'counter:counterspell');
      return JSON.stringify([seen(play, 'B'), seen(play, 'watcher'), told(play.events, 1)]);
    };
    expect(story('gold, silver')).toBe(story(''));
    expect(story('gold, silver')).toBe(story('copper'));
  });

  test('F-R65: whether a Counterspell is really held shows nowhere before it is cast', () => {
    const story = (hand: string, deck: string) => {
      const play = setTable({ a: { hand: 'shower', mana: 1 }, b: { hand, deck } });
      pick(play, 'A', 'cast:shower');
      return JSON.stringify([seen(play, 'A'), told(play.events, 0)]);
    };
    expect(story('counterspell, copper', 'gold')).toBe(story('gold, copper', 'counterspell'));
  });
});

test('a sampled state goes on like the real one: the same answer leads to the same question', () => {
  const rng = stream('onwards');
  let compared = 0;
  for (let i = 0; i < MATCHES; i++) {
    playOut(...seedOf(i), ({ state, seat, reply }) => {
      const phase = PHASES[state.cells[PHASE]];
      if (phase === 'fight' || phase === 'aim') return;
      const next = (from: State) => {
        const after = finalMagic.copy(from);
        advance(finalMagic, after, seat, reply, null);
        return view(after, 'watcher').waiting;
      };
      expect(next(finalMagic.sample(view(state, seat), rng))).toEqual(next(state));
      compared++;
    });
  }
  expect(compared).toBeGreaterThan(1000);
});

test('a sampled state can be played to its end, whoever looked', () => {
  const rng = stream('to the end');
  const reply = newReply();
  let decisions = 0;
  playOut('rich', 'to the end', MANY_OPTIONS[4], ({ state }) => {
    if (decisions++ % 9 !== 0) return;
    for (const viewer of VIEWERS) {
      const sampled = finalMagic.sample(view(state, viewer), rng);
      for (let left = 5000; asked(sampled) !== 0 && left > 0; left--) {
        const seat = (asked(sampled) & 1) === 1 ? 0 : 1;
        randomReply(finalMagic, sampled, seat, rng, reply);
        advance(finalMagic, sampled, seat, reply, null);
      }
      expect(isOver(sampled)).toBe(true);
    }
  });
});

test('a bot that samples sees legal moves only: what a sampled state asks the viewer can be answered for real', () => {
  const rng = stream('moves');
  const reply = newReply();
  playOut('rich', 'moves', MANY_OPTIONS[3], ({ state }) => {
    for (const seat of SEATS) {
      if ((asked(state) & (1 << seat)) === 0) continue;
      const sampled = finalMagic.sample(view(state, seat), rng);
      randomReply(finalMagic, sampled, seat, rng, reply);
      expect(refusal(finalMagic, state, seat, reply)).toBeNull();
      expect(decode(finalMagic, state, seat, reply)).toEqual(decode(finalMagic, sampled, seat, reply));
    }
  });
});
