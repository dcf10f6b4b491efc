// Can a seat learn what it must not? Properties over random play, at every decision, for both seats and a watcher.

import {
  advance,
  asked,
  decisionOf,
  decode,
  IDLE,
  isOver,
  newReply,
  type Rng,
  randomReply,
  refusal,
  SEATS,
  stream,
  type Viewer,
} from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import { audit } from './audit.ts';
import { disguise } from './disguise.ts';
import type { Event } from './events.ts';
import { readOptions } from './options.ts';
import { place } from './place.ts';
import { afterStep, MANY_OPTIONS, playOut, type Step } from './play-for-tests.ts';
import { contracts } from './rules.ts';
import type { State } from './state.ts';
import { newMatch, type Table, table } from './table-for-tests.ts';
import { view } from './view.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'watcher'];
const OTHERS = [1, 'watcher'] as const;

/** A match with each of many options; `visit` sees every decision before it is answered. Returns how each one ended. */
const playMany = (name: string, visit: (step: Step) => void): readonly State[] =>
  MANY_OPTIONS.map((options, index) => playOut(`${name} ${index}`, options, visit));

/** The same table with everything otherwise that a viewer can't see. */
function masked(state: State, viewer: Viewer, rng: Rng): State {
  const other = contracts.copy(state);
  disguise(other, viewer, rng);
  return other;
}

/** What a viewer is told by some events, as text. */
const told = (events: readonly Event[], viewer: Viewer): readonly string[] =>
  events.map((event) => JSON.stringify(contracts.see(event, viewer)));

test('a sampled state gives the same view, for everybody, at every decision, and owns the same contracts', () => {
  const rng = stream('samples');
  const visit = (state: State): void => {
    for (const viewer of VIEWERS) {
      const real = view(state, viewer);
      const sampled = contracts.sample(real, rng);
      expect(view(sampled, viewer)).toEqual(real);
      if (!isOver(state)) expect(audit(state, sampled, [])).toBeNull();
    }
  };
  for (const over of playMany('sampled', ({ state }) => visit(state))) visit(over);
});

test('everything hidden may be otherwise, and view and decision stay the same to the letter', () => {
  const rng = stream('disguises');
  let changed = 0;
  playMany('disguised', ({ state }) => {
    for (const viewer of VIEWERS) {
      const other = masked(state, viewer, rng);
      if (!other.cells.every((cell, at) => cell === state.cells[at])) changed++;
      expect(JSON.stringify(view(other, viewer))).toBe(JSON.stringify(view(state, viewer)));
      if (viewer === 'watcher') continue;
      expect(decisionOf(contracts, other, viewer)).toEqual(decisionOf(contracts, state, viewer));
    }
  });
  // The property says nothing unless hidden contracts did change.
  expect(changed).toBeGreaterThan(1000);
});

test('the same answer is told the same way until something is shown, whatever is hidden from who gives it', () => {
  const rng = stream('other truths');
  let compared = 0;
  playMany('truths', ({ state, seat, reply }) => {
    const [here, there] = [state, masked(state, seat, rng)].map(
      (world) => afterStep({ state: world, seat, reply }).events,
    );
    const shown = [here, there].map((events) => events.findIndex((event) => contracts.reveals(event)));
    const end = Math.min(...shown.map((at) => (at < 0 ? Number.POSITIVE_INFINITY : at)));
    expect(told(there, seat).slice(0, end)).toEqual(told(here, seat).slice(0, end));
    compared++;
  });
  expect(compared).toBeGreaterThan(800);
});

test('no view names a seed, a cell or a stream of chance', () => {
  playOut('the seed of seeds', MANY_OPTIONS[0], ({ state }) => {
    for (const viewer of VIEWERS) {
      const text = JSON.stringify(view(state, viewer));
      expect(text).not.toContain('the seed of seeds');
      expect(text).not.toMatch(/"(seed|frames|cells|words|rng|chance|state|table|deck)"/);
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
  const found = new Set<string>();
  playMany('fields', ({ state }) => {
    for (const viewer of VIEWERS) {
      const { options: _options, ...rest } = view(state, viewer);
      for (const key of keysOf(rest)) found.add(key);
    }
  });
  expect([...found].sort().join(' ')).toBe(
    'about acting active agenda aside asideSize attack attacked blocked blue blueTank burnouts card chosen clause code ' +
      'colour damage decision deckSize discarded due durability extractors faded first forUse full gained gainedAttack ' +
      'gainedMagic gainedStatuses game given hand handSize health id isNew key known knownAt limit line looked ' +
      'lookedSize magic max min missing mostHealth moving options orb outcome payment phase picked pickedSize pile place players ' +
      'pure reason red redTank rune runesSize seat seats seenMost shape spare specialUsed spent statuses summoner tank tanks ' +
      'triggers turn turnAttack turnMagic turnStatuses unseen usual values viewer waiting what yellow yellowTank zone',
  );
});

describe('single secrets', () => {
  /** A is asked how to pay for one of two contracts that cost the same. */
  const paying = (card: string) =>
    table({
      cards: readOptions({
        cards: {
          lion: { type: 'creature', cost: 'P1', attack: 1, health: 1 },
          lamb: { type: 'creature', cost: 'P1', attack: 9, health: 9 },
        },
      }).cards,
      A: { hand: ['lion', 'lamb'], extractors: 'R1 B1', tanks: 1 },
    }).answer(`play:${card}`);

  test('a payment that is not done shows nothing: the other seat sees the choice of what to do', () => {
    const before = table({ A: { hand: ['inTriplicate'], extractors: 'R1 B1', tanks: 1 } });
    const seen = before.view(1);
    before.answer('play:inTriplicate');
    expect(before.asks()).toBe('A pay');
    expect(before.view(1)).toEqual(seen);
    expect(before.events).toEqual([]);
    for (const viewer of OTHERS) {
      const [lion, lamb] = [paying('lion').view(viewer), paying('lamb').view(viewer)];
      expect(lion).toEqual(lamb);
      expect(lion).toMatchObject({ payment: null, waiting: { what: 'act', seats: [0] }, decision: null });
    }
  });

  /** A runs out of time: the first event of it. */
  const timedOut = ({ state }: Table): Event =>
    afterStep({ state, seat: 0, reply: { ...newReply(), size: IDLE } }).events[0];

  test('not even by the time that has run out', () => {
    const event = timedOut(paying('lion'));
    expect(contracts.see(event, 0)).toEqual({ kind: 'timedOut', seat: 0, what: 'pay' });
    for (const viewer of OTHERS) {
      expect(contracts.see(event, viewer)).toEqual({ kind: 'timedOut', seat: 0, what: 'act' });
    }
  });

  test('CR14: who runs out of time while replacing sets nothing aside, which nobody else is told', () => {
    const event = timedOut(newMatch({ firstPlayer: 'A' }, 'late'));
    expect(contracts.see(event, 0)).toEqual({ kind: 'timedOut', seat: 0, what: 'replace' });
    for (const viewer of OTHERS) expect(contracts.see(event, viewer)).toBeNull();
  });

  test('CR14: what one seat replaces is in no view and no event of the other', () => {
    const story = (picks: readonly string[]) => {
      const t = newMatch({ firstPlayer: 'A' }, 'replace');
      const count = t.events.length;
      t.answer({ picks: t.keys('A').filter((key) => picks.includes(key)) }, 'A');
      return JSON.stringify([t.view(1), t.view('watcher'), t.events.slice(count)]);
    };
    const [first, second] = newMatch({ firstPlayer: 'A' }, 'replace').keys('A');
    expect(story([first])).toBe(story([second]));
    expect(story([first, second])).toBe(story([]));
  });

  test('C201: what is looked at and which one is taken is the looker’s alone; what is rejected is seen', () => {
    const story = (deck: readonly string[], takes: string) => {
      const t = table({ at: 'draw', A: { deck } }).answer('draw:2');
      const looking = JSON.stringify(t.view(1));
      t.answer(takes);
      return [looking, told(t.events, 1).join()];
    };
    const [lookA, toldA] = story(['inkBlot', 'oathPage', 'boilerRat'], 'oathPage');
    const [lookB, toldB] = story(['inkBlot', 'boilerRat', 'oathPage'], 'boilerRat');
    expect(lookA).toBe(lookB);
    expect(toldA).toBe(toldB);
    expect(toldA).toContain('"contracts":["inkBlot"]');
  });

  test('nobody sees the order of a deck, not even its owner', () => {
    const seen = (deck: readonly string[], viewer: Viewer) =>
      JSON.stringify(view(place({ A: { deck } }, readOptions({}), 'order'), viewer));
    for (const viewer of VIEWERS)
      expect(seen(['inkBlot', 'oathPage'], viewer)).toBe(seen(['oathPage', 'inkBlot'], viewer));
  });
});

test('a sampled state goes on like the real one: the same answer leads to the same question', () => {
  const rng = stream('onwards');
  let compared = 0;
  playMany('onwards', ({ state, seat, reply }) => {
    const sampled = contracts.sample(view(state, seat), rng);
    const [here, there] = [state, sampled].map((world) => afterStep({ state: world, seat, reply }));
    // What chance or another hand shows may lead elsewhere.
    if (here.events.some((event) => contracts.reveals(event))) return;
    expect(view(there.state, 'watcher').waiting).toEqual(view(here.state, 'watcher').waiting);
    compared++;
  });
  expect(compared).toBeGreaterThan(400);
});

test('a sampled state can be played to its end, whoever looked', () => {
  const rng = stream('to the end');
  const reply = newReply();
  let decisions = 0;
  playOut('to the end', MANY_OPTIONS[5], ({ state }) => {
    if (decisions++ % 12 !== 0) return;
    for (const viewer of VIEWERS) {
      const sampled = contracts.sample(view(state, viewer), rng);
      for (let left = 5000; asked(sampled) !== 0 && left > 0; left--) {
        const seat = (asked(sampled) & 1) === 1 ? 0 : 1;
        randomReply(contracts, sampled, seat, rng, reply);
        advance(contracts, sampled, seat, reply, null);
      }
      expect(isOver(sampled)).toBe(true);
    }
  });
});

test('a bot that samples sees legal moves only: what a sampled state asks the viewer can be answered for real', () => {
  const rng = stream('moves');
  const reply = newReply();
  playOut('moves', MANY_OPTIONS[2], ({ state }) => {
    for (const seat of SEATS) {
      if ((asked(state) & (1 << seat)) === 0) continue;
      const sampled = contracts.sample(view(state, seat), rng);
      randomReply(contracts, sampled, seat, rng, reply);
      expect(refusal(contracts, state, seat, reply)).toBeNull();
      expect(decode(contracts, state, seat, reply)).toEqual(decode(contracts, sampled, seat, reply));
    }
  });
});
