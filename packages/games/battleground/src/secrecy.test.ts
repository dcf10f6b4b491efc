// Can a seat learn what it must not? Properties over random play, at every decision, for both seats and a watcher.

import {
  advance,
  asked,
  decisionOf,
  decode,
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
import { battleground } from './rules.ts';
import type { State } from './state.ts';
import { view } from './view.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'watcher'];
/** One decision in so many is looked at where three views a decision are dear. */
const STRIDE = 3;

/** A match with each of many options; `visit` sees some decisions before they are answered. Returns how each one ended. */
const playMany = (name: string, visit: (step: Step) => void): readonly State[] =>
  MANY_OPTIONS.map((options, index) => {
    let n = index;
    return playOut(`${name} ${index}`, options, (step) => {
      if (n++ % STRIDE === 0) visit(step);
    });
  });

/** The same table with everything otherwise that a viewer can't see. */
function masked(state: State, viewer: Viewer, rng: Rng): State {
  const other = battleground.copy(state);
  disguise(other, viewer, rng);
  return other;
}

/** What a viewer is told by some events, as text. */
const told = (events: readonly Event[], viewer: Viewer): readonly string[] =>
  events.map((event) => JSON.stringify(battleground.see(event, viewer)));

test('a sampled state gives the same view, for everybody, at every decision, and holds the same spells', () => {
  const rng = stream('samples');
  const visit = (state: State): void => {
    for (const viewer of VIEWERS) {
      const real = view(state, viewer);
      const sampled = battleground.sample(real, rng);
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
      expect(decisionOf(battleground, other, viewer)).toEqual(decisionOf(battleground, state, viewer));
    }
  });
  // The property says nothing unless hidden spells did change.
  expect(changed).toBeGreaterThan(1000);
});

test('the same answer is told the same way until something is shown, whatever is hidden from who gives it', () => {
  const rng = stream('other truths');
  let compared = 0;
  playMany('truths', ({ state, seat, reply }) => {
    const [here, there] = [state, masked(state, seat, rng)].map(
      (world) => afterStep({ state: world, seat, reply }).events,
    );
    const shown = [here, there].map((events) => events.findIndex((event) => battleground.reveals(event)));
    const end = Math.min(...shown.map((at) => (at < 0 ? Number.POSITIVE_INFINITY : at)));
    expect(told(there, seat).slice(0, end)).toEqual(told(here, seat).slice(0, end));
    compared++;
  });
  expect(compared).toBeGreaterThan(400);
});

test('no view names a seed, a cell or a stream of chance', () => {
  playOut('the seed of seeds', MANY_OPTIONS[0], ({ state }) => {
    for (const viewer of VIEWERS) {
      const text = JSON.stringify(view(state, viewer));
      expect(text).not.toContain('the seed of seeds');
      expect(text).not.toMatch(/"(seed|frames|cells|words|rng|chance|state|table)"/);
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
    'about acting active agenda antimagic area attack attackDie blocked blue burying card casts charges chill class clause code ' +
      'coins colour conditions count credit crystals decision deck deckSize defence defending disarm drafted drawn ' +
      'drawnSize dying entered entries exp field game gamePhase gone hand handSize haste hp id key life limit mana market ' +
      'max min missing neutrals neutralsLeft newcomer noted options order outcome owner phase pile players pools prepared purple range ' +
      'reason red removed retained retainedSize round row seat seats shape side since snare starter stun summons threats ' +
      'ticks tokens triggers turn turnover unlocked unresolved unseen unseenNeutrals values viewer waiting what white',
  );
});

describe('single secrets', () => {
  const placed = (position: unknown): State => place(position, readOptions({}), 'secrets');
  const seen = (position: unknown, viewer: Viewer): string => JSON.stringify(view(placed(position), viewer));

  test('B510: only the owner knows what lies below the charges', () => {
    const prepared = (card: string) => ({ A: { prepared: [{ card, charges: 'W1' }], deck: ['Guard', 'New Boots'] } });
    const swapped = (card: string, inDeck: string) => ({
      A: { prepared: [{ card, charges: 'W1' }], deck: [inDeck] },
    });
    for (const viewer of [1, 'watcher'] as const) {
      expect(seen(swapped('Guard', 'New Boots'), viewer)).toBe(seen(swapped('New Boots', 'Guard'), viewer));
    }
    expect(seen(prepared('Guard'), 0)).toContain('"card":"guard","charges"');
  });

  test('hands and retained spells are their owner’s: others see how many', () => {
    const one = { A: { hand: ['Guard'], retained: ['Roll Call'], deck: ['Crazy Imp'] } };
    const two = { A: { hand: ['Crazy Imp'], retained: ['Guard'], deck: ['Roll Call'] } };
    for (const viewer of [1, 'watcher'] as const) expect(seen(one, viewer)).toBe(seen(two, viewer));
    expect(seen(one, 0)).not.toBe(seen(two, 0));
  });

  test('nobody sees the order of a deck, not even its owner, nor that of the market', () => {
    const deck = (cards: readonly string[]) => ({ A: { deck: cards }, market: { 1: { deck: cards } } });
    for (const viewer of VIEWERS) {
      expect(seen(deck(['Guard', 'Crazy Imp']), viewer)).toBe(seen(deck(['Crazy Imp', 'Guard']), viewer));
    }
  });

  test('B504: what is prepared is told to its owner alone', () => {
    const state = placed({ A: { hand: ['Guard'] } });
    const offered = decisionOf(battleground, state, 0)?.options.map(({ key }) => key) ?? [];
    expect(offered).toContain('prepare:guard>1');
    const event: Event = { kind: 'spellPrepared', seat: 0, slot: 1, cards: ['guard'] };
    expect(battleground.see(event, 0)).toEqual(event);
    for (const viewer of [1, 'watcher'] as const)
      expect(battleground.see(event, viewer)).toEqual({ ...event, cards: null });
  });
});

test('a sampled state goes on like the real one: the same answer leads to the same question', () => {
  const rng = stream('onwards');
  let compared = 0;
  playMany('onwards', ({ state, seat, reply }) => {
    const sampled = battleground.sample(view(state, seat), rng);
    const [here, there] = [state, sampled].map((world) => afterStep({ state: world, seat, reply }));
    // What chance or another hand shows may lead elsewhere.
    if (here.events.some((event) => battleground.reveals(event))) return;
    expect(view(there.state, 'watcher').waiting).toEqual(view(here.state, 'watcher').waiting);
    compared++;
  });
  expect(compared).toBeGreaterThan(200);
});

test('a sampled state can be played to its end, whoever looked', () => {
  const rng = stream('to the end');
  const reply = newReply();
  let decisions = 0;
  playOut('to the end', MANY_OPTIONS[5], ({ state }) => {
    if (decisions++ % 40 !== 0) return;
    for (const viewer of VIEWERS) {
      const sampled = battleground.sample(view(state, viewer), rng);
      for (let left = 8000; asked(sampled) !== 0 && left > 0; left--) {
        const seat = (asked(sampled) & 1) === 1 ? 0 : 1;
        randomReply(battleground, sampled, seat, rng, reply);
        advance(battleground, sampled, seat, reply, null);
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
      const sampled = battleground.sample(view(state, seat), rng);
      randomReply(battleground, sampled, seat, rng, reply);
      expect(refusal(battleground, state, seat, reply)).toBeNull();
      expect(decode(battleground, state, seat, reply)).toEqual(decode(battleground, sampled, seat, reply));
    }
  });
});
