// Is every answer either taken whole or refused with nothing changed? All five shapes, secrets, giving up, time.

import { describe, expect, test } from 'vitest';
import { choose } from './agenda.ts';
import { type Answer, type AnswerBody, decisionOf, decode, encode, pending, Refused } from './answer.ts';
import { CONCEDE, IDLE, newReply, type Reply, randomReply, refusal } from './decision.ts';
import { hash } from './hash.ts';
import { advance, apply } from './play.ts';
import { stream } from './rng.ts';
import type { Reason, Seat } from './rules.ts';
import { DEPTH, isOver, load, outcome, type State, save } from './state.ts';
import { logOf, MENU_KEYS, set, toy } from './toy-for-tests.ts';

const fresh = (): State => toy.setup('seed', { length: 0 }, null);
const say = (state: State, seat: Seat, words: AnswerBody): State =>
  apply(toy, state, { seat, decision: state.words[0], ...words }).state;
const at = (...menu: readonly string[]): State => menu.reduce((state, pick) => say(state, 0, { pick }), fresh());

/** The reason an answer is refused for; checks that nothing changed. */
function refused(state: State, answer: Answer): Reason {
  const before = hash(state);
  try {
    apply(toy, state, answer);
  } catch (error) {
    expect(hash(state)).toBe(before);
    if (error instanceof Refused) return error.reason;
    throw error;
  }
  throw new Error('the answer was taken');
}
const refusedNow = (state: State, words: AnswerBody, seat: Seat = 0): string =>
  refused(state, { seat, decision: state.words[0], ...words }).code;

describe('five shapes', () => {
  test('pick one', () => {
    expect(decisionOf(toy, fresh(), 0)).toMatchObject({ what: 'menu', shape: 'one', seat: 0, id: 1 });
    expect(decisionOf(toy, fresh(), 0)?.options.map(({ key }) => key)).toEqual(MENU_KEYS);
    expect(refusedNow(fresh(), { pick: 'purple' })).toBe('unknownOption');
  });

  test('pick some, with copies, between a least and a most', () => {
    const state = at('some');
    expect(decisionOf(toy, state, 0)).toMatchObject({ shape: 'some', min: 1, max: 3 });
    expect(decisionOf(toy, state, 0)?.options[0]).toEqual({ key: 'k1', limit: 2 });
    expect(logOf(say(state, 0, { picks: ['k1', 'k3', 'k1'] }))).toEqual([1, 3, 1]);
    expect(refusedNow(state, { picks: [] })).toBe('tooFew');
    expect(refusedNow(state, { picks: ['k1', 'k1', 'k2', 'k3'] })).toBe('tooMany');
    expect(refusedNow(state, { picks: ['k2', 'k2'] })).toBe('notOffered');
    expect(refusedNow(state, { picks: ['k4'] })).toBe('unknownOption');
  });

  test('order: each option once', () => {
    const state = at('order');
    expect(logOf(say(state, 0, { order: ['k3', 'k1', 'k2'] }))).toEqual([3, 1, 2]);
    expect(refusedNow(state, { order: ['k3', 'k1'] })).toBe('notAnOrder');
    expect(refusedNow(state, { order: ['k3', 'k1', 'k1'] })).toBe('notAnOrder');
  });

  test('a number in its range', () => {
    const state = at('number');
    expect(decisionOf(toy, state, 0)).toMatchObject({ min: -1, max: 4, options: [] });
    for (const number of [-1, 0, 4]) expect(logOf(say(state, 0, { number }))).toEqual([number]);
    for (const number of [-2, 5]) expect(refusedNow(state, { number })).toBe('outOfRange');
    for (const number of [0.5, Number.NaN, 70_000]) expect(refusedNow(state, { number })).toBe('notAWholeNumber');
  });

  test('a plan, checked whole', () => {
    const state = at('plan');
    expect(logOf(say(state, 0, { plan: [2, 3] }))).toEqual([2, 3]);
    expect(refused(state, { seat: 0, decision: 2, plan: [3, 3] })).toEqual({
      code: 'tooMuch',
      clause: 'T1',
      values: { sum: 6 },
    });
    expect(refusedNow(state, { plan: 'all' })).toBe('noList');
  });

  test('an answer of another shape is refused by name', () => {
    expect(refused(at('number'), { seat: 0, decision: 2, pick: 'k1' })).toMatchObject({
      code: 'otherShape',
      values: { shape: 'number' },
    });
    expect(refusedNow(fresh(), { picks: ['notes'] })).toBe('otherShape');
  });
});

describe('refused with nothing changed', () => {
  test('an answer to an older decision is stale', () => {
    const state = at('number');
    expect(refused(state, { seat: 0, decision: 1, number: 1 })).toMatchObject({
      code: 'stale',
      values: { decision: 2 },
    });
    expect(refused(state, { seat: 0, decision: 3, number: 1 }).code).toBe('stale');
  });

  test('a concede that is false, and more than one answer in one, are no answers', () => {
    expect(refused(fresh(), JSON.parse('{"seat": 0, "decision": 1, "concede": false}')).code).toBe('otherShape');
    expect(refused(fresh(), JSON.parse('{"seat": 0, "decision": 1, "pick": "notes", "idle": true}')).code).toBe(
      'otherShape',
    );
  });

  test('a seat that is not asked can not answer, nor one that does not exist', () => {
    expect(refusedNow(fresh(), { pick: 'notes' }, 1)).toBe('notAsked');
    const strange: Answer = JSON.parse('{"seat": 7, "decision": 1, "concede": true}');
    expect(refused(fresh(), strange).code).toBe('notAsked');
  });

  test('a seat that is not asked learns nothing by answering, not even which decision is open', () => {
    for (const decision of [0, 1, 99]) {
      expect(refused(fresh(), { seat: 1, decision, pick: 'notes' })).toEqual({
        code: 'notAsked',
        clause: null,
        values: {},
      });
    }
  });

  test('something that looks possible is refused with its own reason and clause', () => {
    expect(refused(fresh(), { seat: 0, decision: 1, pick: 'green' })).toEqual({
      code: 'outOfSeason',
      clause: 'T3',
      values: { colour: 'green' },
    });
    expect(new Refused({ code: 'outOfSeason', clause: 'T3', values: { colour: 'green' } }).message).toBe(
      'outOfSeason, colour green (T3)',
    );
  });

  test('after the end everything is refused', () => {
    const over = at('win');
    expect(refusedNow(over, { pick: 'notes' })).toBe('over');
    expect(refusedNow(over, { concede: true })).toBe('over');
    expect(pending(toy, over)).toEqual([]);
  });

  test('an answer that is twice given is refused the second time', () => {
    const state = say(at('secret'), 1, { pick: 'k1' });
    expect(refusedNow(state, { pick: 'k2' }, 1)).toBe('notAsked');
  });
});

describe('simultaneous and secret', () => {
  test('both are asked at once, and the answers wait until both are in', () => {
    const state = at('secret');
    expect(pending(toy, state).map(({ seat }) => seat)).toEqual([0, 1]);
    const half = apply(toy, state, { seat: 1, decision: 2, pick: 'k3' });
    expect(half.events).toEqual([{ kind: 'hid', seat: 1 }]);
    expect(pending(toy, half.state).map(({ seat }) => seat)).toEqual([0]);
    expect(logOf(half.state)).toEqual([]);
    const both = apply(toy, half.state, { seat: 0, decision: 2, pick: 'k1' });
    expect(both.events).toContainEqual({ kind: 'showed', values: [1, 3] });
  });

  test('either order leads to the same state', () => {
    for (const [a, b] of [
      ['k1', 'k1'],
      ['k2', 'k3'],
    ]) {
      const ab = say(say(at('secret'), 0, { pick: a }), 1, { pick: b });
      const ba = say(say(at('secret'), 1, { pick: b }), 0, { pick: a });
      expect(hash(ab)).toBe(hash(ba));
    }
  });
});

describe('giving up and running out of time', () => {
  test('a game may say what giving up does, and the match goes on', () => {
    const lasting = { ...toy, concede: (state: State, seat: Seat) => begun(state, seat) };
    const begun = (state: State, seat: Seat): void => {
      state.cells[DEPTH] = 0;
      choose(state, 0, 1 << seat);
    };
    const { state, events } = apply(lasting, at('number'), { seat: 1, decision: 999, concede: true });
    expect(outcome(toy, state)).toBeNull();
    expect(decisionOf(toy, state, 1)).toMatchObject({ what: 'menu' });
    expect(events).toEqual([{ kind: 'conceded', seat: 1, question: '' }]);
  });

  test('either seat may concede at any time, asked or not', () => {
    for (const seat of [0, 1] as const) {
      for (const state of [fresh(), at('secret'), at('other'), say(at('secret'), 1, { pick: 'k1' })]) {
        const { state: after, events } = apply(toy, state, { seat, decision: 999, concede: true });
        expect(outcome(toy, after)).toEqual({ winner: 1 - seat, reason: 'conceded' });
        expect(events).toEqual([
          { kind: 'conceded', seat, question: '' },
          { kind: 'over', winner: 1 - seat, reason: 'conceded' },
        ]);
      }
    }
  });

  test('no answer in time is the question’s own mildest answer', () => {
    const { state, events } = apply(toy, at('number'), { seat: 0, decision: 2, idle: true });
    expect(logOf(state)).toEqual([1]);
    expect(events).toEqual([{ kind: 'timedOut', seat: 0, question: 'number' }]);
    expect(refusedNow(at('other'), { idle: true }, 0)).toBe('notAsked');
  });
});

describe('states', () => {
  test('apply leaves its state alone; advance works in place and needs no listener', () => {
    const state = fresh();
    const before = hash(state);
    const { state: after } = apply(toy, state, { seat: 0, decision: 1, pick: 'roll' });
    expect(hash(state)).toBe(before);
    const reply = newReply();
    set(reply, [MENU_KEYS.indexOf('roll')]);
    advance(toy, state, 0, reply, null);
    expect(hash(state)).toBe(hash(after));
  });

  test('a copy into a scratch state is the state, and then goes its own way', () => {
    const scratch = at('notes');
    const from = at('roll');
    expect(toy.copy(from, scratch)).toBe(scratch);
    expect(hash(scratch)).toBe(hash(from));
    const reply = newReply();
    set(reply, [MENU_KEYS.indexOf('roll')]);
    advance(toy, scratch, 0, reply, null);
    expect(hash(scratch)).not.toBe(hash(from));
  });

  test('a state that is saved as text and loaded goes on the same way, even between two secret answers', () => {
    const state = say(at('roll', 'secret'), 1, { pick: 'k2' });
    const back = fresh();
    load(JSON.parse(JSON.stringify(save(state))), back);
    expect(hash(back)).toBe(hash(state));
    expect(hash(say(say(back, 0, { pick: 'k3' }), 0, { pick: 'roll' }))).toBe(
      hash(say(say(state, 0, { pick: 'k3' }), 0, { pick: 'roll' })),
    );
  });

  test('a saved state of another size is refused with a sentence', () => {
    const saved = save(fresh());
    expect(() => load({ ...saved, cells: saved.cells.slice(1) }, fresh())).toThrow('belongs to another game');
    expect(() => load({ ...saved, words: [...saved.words, 0] }, fresh())).toThrow('belongs to another game');
  });

  test('the outcome is a winner or a draw, told once as the last event', () => {
    const { state, events } = apply(toy, fresh(), { seat: 0, decision: 1, pick: 'win' });
    expect(isOver(state)).toBe(true);
    expect(events).toEqual([{ kind: 'over', winner: 0, reason: 'reached' }]);
    expect(outcome(toy, at('draw'))).toEqual({ winner: null, reason: 'reached' });
    expect(outcome(toy, fresh())).toBeNull();
  });
});

describe('numbers and words', () => {
  test('every answer goes from words to numbers and back', () => {
    const there = (state: State, words: AnswerBody): Answer => {
      const reply = newReply();
      expect(encode(toy, state, { seat: 0, decision: state.words[0], ...words }, reply)).toBeNull();
      return decode(toy, state, 0, reply);
    };
    for (const [menu, words] of [
      ['some', { picks: ['k1', 'k2'] }],
      ['order', { order: ['k2', 'k1', 'k3'] }],
      ['number', { number: -1 }],
      ['plan', { plan: [1, 4] }],
      ['some', { concede: true }],
      ['some', { idle: true }],
    ] as const) {
      expect(there(at(menu), words)).toEqual({ seat: 0, decision: 2, ...words });
    }
  });

  test('numbers are checked like words', () => {
    const why = (state: State, codes: readonly number[], seat: Seat = 0) => {
      const reply = newReply();
      set(reply, codes);
      return refusal(toy, state, seat, reply)?.code ?? null;
    };
    expect(why(fresh(), [0])).toBeNull();
    expect(why(fresh(), [99])).toBe('notOffered');
    expect(why(fresh(), [])).toBe('notOffered');
    expect(why(fresh(), [0, 1])).toBe('notOffered');
    expect(why(fresh(), [0], 1)).toBe('notAsked');
    expect(why(at('number'), [5])).toBe('outOfRange');
    expect(why(at('order'), [1, 2])).toBe('notAnOrder');
    expect(why(at('plan'), [3, 3])).toBe('tooMuch');
    expect(why(at('win'), [0])).toBe('over');
    const reply = { ...newReply(), size: CONCEDE };
    expect(refusal(toy, at('other'), 0, reply)).toBeNull();
    expect(refusal(toy, at('other'), 0, { ...reply, size: IDLE })?.code).toBe('notAsked');
  });
});

/** How often each reply comes up, and the chi-square against equal chances. */
function spread(menu: string, draws: number): { readonly counts: Map<string, number>; readonly chi: number } {
  const state = at(menu);
  const rng = stream(`random ${menu}`);
  const reply: Reply = newReply();
  const counts = new Map<string, number>();
  for (let i = 0; i < draws; i++) {
    randomReply(toy, state, 0, rng, reply);
    if (refusal(toy, state, 0, reply) !== null) throw new Error('a random reply is not legal');
    const codes = [...reply.codes.subarray(0, reply.size)];
    const name = (menu === 'some' ? codes.sort() : codes).join();
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const each = draws / counts.size;
  return { counts, chi: [...counts.values()].reduce((sum, count) => sum + (count - each) ** 2 / each, 0) };
}

describe('a random reply is any legal one, each equally likely', () => {
  test('some: the ten selections of one to three', () => {
    const { counts, chi } = spread('some', 20_000);
    // 1, 11, 12, 13, 112, 113, 2, 3, 23, 123.
    expect(counts.size).toBe(10);
    expect(chi).toBeLessThan(27.9);
  });

  test('order: the six permutations', () => {
    const { counts, chi } = spread('order', 12_000);
    expect(counts.size).toBe(6);
    expect(chi).toBeLessThan(20.5);
  });

  test('number: the six of its range', () => {
    const { counts, chi } = spread('number', 12_000);
    expect([...counts.keys()].sort()).toEqual(['-1', '0', '1', '2', '3', '4']);
    expect(chi).toBeLessThan(20.5);
  });
});
