// Is a match its options, seed and answers? Undo, replay, records that don't fit, and the text for a link.

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asked } from './agenda.ts';
import { type Answer, decode, type Words } from './answer.ts';
import { newReply, randomReply } from './decision.ts';
import { hash } from './hash.ts';
import { answer, begin, type Match, type MatchRecord, readRecord, recordOf, replay, undo, undoable } from './match.ts';
import { stream } from './rng.ts';
import { BadInput, type Seat } from './rules.ts';
import type { State } from './state.ts';
import { fromText, headOf, toText } from './text.ts';
import { logOf, MENU_KEYS, type ToyEvent, type ToyOptions, type ToyView, toy } from './toy-for-tests.ts';

type Played = Match<State, ToyView, ToyOptions, ToyEvent>;

const fresh = (seed = 'seed'): Played => begin(toy, seed, { length: 0 });
const say = (match: Played, seat: Seat, words: Words): readonly ToyEvent[] =>
  answer(match, { seat, decision: match.state.words[0], ...words });
const menu = (match: Played, ...picks: readonly string[]): void => {
  for (const pick of picks) say(match, 0, { pick });
};

/** Whatever the menu offers but what breaks or ends the match. */
const HARMLESS = MENU_KEYS.filter((key) => !['flood', 'spin', 'stop', 'win', 'draw'].includes(key));

/** A match of so many random answers, all shapes among them. */
function played(seed: string, length: number): Played {
  const match = fresh(seed);
  const rng = stream(`${seed}/answers`);
  const reply = newReply();
  while (match.answers.length < length) {
    const seat: Seat = (asked(match.state) & 1) === 1 ? 0 : 1;
    randomReply(toy, match.state, seat, rng, reply);
    const given = decode(toy, match.state, seat, reply);
    if ('pick' in given && MENU_KEYS.some((key) => key === given.pick) && !HARMLESS.some((key) => key === given.pick))
      continue;
    answer(match, given);
  }
  return match;
}

const faultOf = (act: () => unknown): { path: string; message: string } => {
  try {
    act();
  } catch (error) {
    if (error instanceof BadInput) return { path: error.path, message: error.message };
    throw error;
  }
  throw new Error('nothing is wrong');
};

describe('undo', () => {
  test('answers are taken back one by one, and the state is as it was', () => {
    const match = fresh();
    menu(match, 'notes');
    const before = hash(match.state);
    menu(match, 'number');
    say(match, 0, { number: 3 });
    expect(undoable(match, [0])).toBe(3);
    undo(match, 2);
    expect(hash(match.state)).toBe(before);
    expect(match.answers).toHaveLength(1);
    undo(match, 1);
    expect(hash(match.state)).toBe(hash(fresh().state));
  });

  test('it stops where chance or something hidden was shown', () => {
    const match = fresh();
    menu(match, 'notes', 'roll');
    expect(undoable(match, [0, 1])).toBe(0);
    menu(match, 'notes');
    expect(undoable(match, [0, 1])).toBe(1);
    undo(match, 1);
    expect(undoable(match, [0, 1])).toBe(0);
    menu(match, 'secret');
    say(match, 0, { pick: 'k1' });
    expect(undoable(match, [0])).toBe(2);
    say(match, 1, { pick: 'k1' });
    expect(undoable(match, [0, 1])).toBe(0);
  });

  test('it stops at an answer of somebody else, unless one plays both seats', () => {
    const match = fresh();
    menu(match, 'other');
    say(match, 1, { pick: 'k1' });
    expect(undoable(match, [0])).toBe(0);
    expect(undoable(match, [1])).toBe(1);
    expect(undoable(match, [0, 1])).toBe(2);
    menu(match, 'notes');
    expect(undoable(match, [0])).toBe(1);
  });
});

describe('replay', () => {
  test('a record played again ends in the same state, step by step', () => {
    const match = played('replay', 60);
    const steps: string[] = [];
    const events: ToyEvent[] = [];
    const again = replay(toy, recordOf(match), (state, told) => {
      steps.push(hash(state));
      events.push(...told);
    });
    expect(hash(again.state)).toBe(hash(match.state));
    expect(steps).toHaveLength(61);
    expect(events[0]).toEqual({ kind: 'noted', what: 0 });
  });

  test('a record survives JSON, and says only what is not the default', () => {
    const record = recordOf(played('json', 30));
    expect(replay(toy, readRecord(JSON.parse(JSON.stringify(record)))).answers).toEqual(record.answers);
    expect(record.options).toEqual({});
    expect(recordOf(begin(toy, 's', { length: 5 })).options).toEqual({ length: 5 });
  });

  test('an answer that does not fit is named by its place', () => {
    const record = recordOf(played('broken', 10));
    const answers: Answer[] = [...record.answers];
    answers[4] = { seat: 0, decision: 999, pick: 'notes' };
    expect(faultOf(() => replay(toy, { ...record, answers }))).toMatchObject({ path: 'answers[4]' });
    expect(faultOf(() => toText(toy, { ...record, answers }))).toMatchObject({ path: 'answers[4]' });
  });

  test('another game, other rules and a changed match are named', () => {
    const record = recordOf(played('changed', 10));
    expect(faultOf(() => replay(toy, { ...record, game: 'chess' }))).toMatchObject({ path: 'game' });
    expect(faultOf(() => replay(toy, { ...record, version: 2 }))).toMatchObject({ path: 'version' });
    expect(faultOf(() => replay(toy, { ...record, hash: '0000000000000000' }))).toMatchObject({ path: 'hash' });
    expect(faultOf(() => replay(toy, { ...record, options: { length: 'long' } }))).toMatchObject({
      path: 'options.length',
    });
    expect(hash(replay(toy, { ...record, hash: null }).state)).toBe(record.hash);
  });

  test('a record from outside is checked field by field', () => {
    const record = recordOf(played('outside', 3));
    expect(readRecord(record)).toEqual(record);
    for (const [field, value] of [
      ['game', 1],
      ['version', '1'],
      ['seed', null],
      ['answers', {}],
      ['hash', 5],
    ] as const) {
      expect(faultOf(() => readRecord({ ...record, [field]: value })).path).toBe(field);
    }
    expect(faultOf(() => readRecord({ ...record, answers: [null] })).path).toBe('answers[0]');
    expect(() => readRecord('match')).toThrow('not a match record');
  });

  test('refused answers leave a match as it was', () => {
    const match = fresh();
    expect(() => answer(match, { seat: 1, decision: 1, pick: 'notes' })).toThrow('notAsked');
    expect(match.answers).toEqual([]);
    expect(logOf(match.state)).toEqual([]);
  });
});

describe('the text for a link', () => {
  test('a match of any length goes there and back', () => {
    for (const length of [0, 1, 5, 80]) {
      const record = recordOf(played('text', length));
      expect(fromText(toy, toText(toy, record))).toEqual(record);
    }
  });

  test('no more than its first answers are read when no more are wanted', () => {
    const record = recordOf(played('first', 20));
    const { answers } = fromText(toy, toText(toy, record), 7);
    expect(answers).toEqual(record.answers.slice(0, 7));
  });

  test('all shapes, seeds in any script, giving up and running out of time go there and back', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.nat({ max: 30 }),
        fc.constantFrom('concede', 'idle', 'none'),
        (seed, length, last) => {
          const match = played(seed, length);
          const seat: Seat = (asked(match.state) & 1) === 1 ? 0 : 1;
          if (last === 'concede') say(match, seat, { concede: true });
          if (last === 'idle') say(match, seat, { idle: true });
          const record = recordOf(match);
          const text = toText(toy, record);
          expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
          const back = fromText(toy, text);
          expect(back).toEqual(record);
          expect(hash(replay(toy, back).state)).toBe(record.hash);
        },
      ),
      { seed: 2, numRuns: 200 },
    );
  });

  test('it is short: less than four letters for each answer', () => {
    const text = toText(toy, recordOf(played('short', 400)));
    const head = toText(toy, recordOf(played('short', 0)));
    expect((text.length - head.length) / 400).toBeLessThan(4);
  });

  test('it can stand in a pasted line with spaces around', () => {
    const record = recordOf(played('space', 4));
    expect(fromText(toy, `  ${toText(toy, record)}\n`)).toEqual(record);
  });

  test('its head names the game without the answers', () => {
    expect(headOf(toText(toy, recordOf(played('head', 9))))).toMatchObject({
      game: 'toy',
      version: 3,
      seed: 'head',
      answers: [],
    });
  });

  test('a text that is cut off, damaged or something else gives a sentence and no match', () => {
    const record = recordOf(played('damage', 40));
    const text = toText(toy, record);
    expect(faultOf(() => fromText(toy, '')).message).toContain('not a match link');
    expect(faultOf(() => fromText(toy, 'hello')).message).toMatch(/match link/);
    expect(faultOf(() => fromText(toy, 'https://duello.example')).message).toContain('not a match link of Duello');
    let caught = 0;
    for (let length = 1; length < text.length; length++) {
      if (isRefused(text.slice(0, length))) caught++;
    }
    // One sum of eight bits lets a few through; those then fail in the replay.
    expect(caught).toBeGreaterThan(0.97 * (text.length - 2));
  });

  test('a letter changed anywhere is noticed by the sum, or at the latest by the rules or the hash', () => {
    const record = recordOf(played('letters', 30));
    const text = toText(toy, record);
    fc.assert(
      fc.property(fc.nat({ max: text.length - 1 }), fc.constantFrom(...'Ab0_-z'), (place, letter) => {
        if (text[place] === letter) return;
        const other = text.slice(0, place) + letter + text.slice(place + 1);
        expect(isRefused(other) || sameRecord(other, record)).toBe(true);
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  test('any text at all is refused with BadInput and never with another error', () => {
    fc.assert(
      fc.property(fc.base64String(), (text) => {
        expect(isRefused(text.replaceAll('=', ''))).toBe(true);
      }),
      { seed: 4, numRuns: 500 },
    );
  });

  test('a text of other rules is refused by game and version', () => {
    const text = toText(toy, recordOf(played('rules', 2)));
    expect(faultOf(() => fromText({ ...toy, id: 'toys' }, text)).path).toBe('game');
    expect(faultOf(() => fromText({ ...toy, version: 4 }, text)).path).toBe('version');
  });
});

/** True when the text, or the replay of what it says, is refused with BadInput. */
function isRefused(text: string): boolean {
  try {
    replay(toy, fromText(toy, text));
    return false;
  } catch (error) {
    if (error instanceof BadInput) return true;
    throw error;
  }
}

/** The last letter holds spare bits, so another letter there may say the same. */
const sameRecord = (text: string, record: MatchRecord): boolean =>
  JSON.stringify(fromText(toy, text)) === JSON.stringify(record);
