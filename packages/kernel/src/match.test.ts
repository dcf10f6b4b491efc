// Is a match its options, seed and answers? Undo, replay, records that don't fit, and the text for a link.

import { describe, expect, test } from 'vitest';
import type { Answer } from './answer.ts';
import { hash } from './hash.ts';
import { answer, begin, readRecord, recordOf, replay, sinceAnswerOf, takeBackAnyway, undo, undoable } from './match.ts';
import { logOf, type ToyEvent, toy } from './toy-for-tests.ts';
import { faultOf, fresh, type Played, played, say } from './toy-match-for-tests.ts';

const menu = (match: Played, ...picks: readonly string[]): void => {
  for (const pick of picks) say(match, 0, { pick });
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

  test('on request the last own answer goes back whatever was shown since, and the match is marked for good', () => {
    const match = fresh();
    menu(match, 'notes');
    const before = hash(match.state);
    menu(match, 'roll');
    takeBackAnyway(match, [0]);
    expect(hash(match.state)).toBe(before);
    expect(recordOf(match).takebacks).toBe(true);
    expect(undoable(match, [0])).toBe(1);
    const again = replay(toy, readRecord(JSON.parse(JSON.stringify(recordOf(match)))));
    expect(again.takebacks).toBe(true);
    menu(again, 'notes');
    expect(recordOf(again).takebacks).toBe(true);
  });

  test('what could be undone freely, or is not there, leaves no mark', () => {
    const match = fresh();
    expect(sinceAnswerOf(match, [0])).toBe(0);
    menu(match, 'notes');
    takeBackAnyway(match, [0]);
    expect(match.answers).toHaveLength(0);
    expect(recordOf(match).takebacks).toBeUndefined();
  });

  test('the answers of others since then go back too', () => {
    const match = fresh();
    menu(match, 'notes', 'other');
    say(match, 1, { pick: 'k1' });
    expect(sinceAnswerOf(match, [0])).toBe(2);
    takeBackAnyway(match, [0]);
    expect(match.answers).toHaveLength(1);
    expect(recordOf(match).takebacks).toBe(true);
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
      ['seed', ''],
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
