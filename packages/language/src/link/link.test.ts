// Does a match go into a link and come back, and is everything else refused?

import { type Answer, asked, BadInput, hash, type MatchRecord, recordOf, replay, type Seat } from '@duello/kernel';
import { faultOf, played, say, toy } from '@duello/kernel/for-tests';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromText, headOf, toText, underVersion } from './link.ts';

describe('the text for a link', () => {
  test('a match of any length goes there and back', () => {
    for (const length of [0, 1, 5, 80]) {
      const record = recordOf(played('text', length));
      expect(fromText(toy, toText(toy, record))).toEqual(record);
    }
  });

  test('that something was taken back goes there and back, and changes nothing else', () => {
    const record = { ...recordOf(played('mark', 12)), takebacks: true } as const;
    const text = toText(toy, record);
    expect(fromText(toy, text)).toEqual(record);
    expect(headOf(text).takebacks).toBe(true);
    expect(headOf(toText(toy, recordOf(played('mark', 12)))).takebacks).toBeUndefined();
  });

  test('no more than its first answers are read when no more are wanted', () => {
    const record = recordOf(played('first', 20));
    const { answers } = fromText(toy, toText(toy, record), 7);
    expect(answers).toEqual(record.answers.slice(0, 7));
  });

  test('all shapes, seeds in any script, giving up and running out of time go there and back', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', minLength: 1 }),
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

  test('an answer that does not fit is named by its place', () => {
    const record = recordOf(played('broken', 10));
    const answers: Answer[] = [...record.answers];
    answers[4] = { seat: 0, decision: 999, pick: 'notes' };
    expect(faultOf(() => toText(toy, { ...record, answers }))).toMatchObject({ path: 'answers[4]' });
  });

  test('a match without a seed is refused', () => {
    const record = { ...recordOf(played('seedless', 0)), seed: '' };
    expect(() => fromText(toy, toText(toy, record))).toThrow(BadInput);
  });

  test('under the number of other rules the answers are the same', () => {
    const record = recordOf(played('older', 20));
    const text = toText(toy, record);
    const older = underVersion(text, toy.version - 1);
    expect(headOf(older)).toEqual({ ...record, version: toy.version - 1, answers: [] });
    expect(() => fromText(toy, older)).toThrow(/^version: /);
    expect(underVersion(older, toy.version)).toBe(text);
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
