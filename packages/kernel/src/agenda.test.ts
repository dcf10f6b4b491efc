// Does the agenda perform what waits, in its order, and stop only for somebody's answer?

import { expect, test } from 'vitest';
import { asked, choose, depth, frameAt, type Op, pop, push, run, runAhead, STEP_LIMIT } from './agenda.ts';
import { pending } from './answer.ts';
import { apply } from './play.ts';
import { allocate, isOver, MAX_FRAMES, outcome, type State } from './state.ts';
import { logOf, toy } from './toy-for-tests.ts';

const fresh = (): State => toy.setup('seed', { length: 0 }, null);
const menu = (state: State, pick: string): State =>
  apply(toy, state, { seat: 0, decision: state.words[0], pick }).state;

test('what is pushed last is performed first', () => {
  expect(logOf(menu(fresh(), 'notes'))).toEqual([1, 2, 3]);
});

test('frames keep their registers and the order of those below', () => {
  const state = allocate(0, 0);
  push(state, 5, 10, 20, 30);
  push(state, 6, -1);
  expect(depth(state)).toBe(2);
  expect([...state.cells.subarray(frameAt(state), frameAt(state) + 4)]).toEqual([6, -1, 0, 0]);
  expect([...state.cells.subarray(frameAt(state, 1), frameAt(state, 1) + 4)]).toEqual([5, 10, 20, 30]);
  pop(state);
  expect(depth(state)).toBe(1);
});

test('only `choose` pauses, and it pauses before anything below it is performed', () => {
  const done: number[] = [];
  const program: Op<State, never>[] = [() => {}, (_state, a) => done.push(a)];
  const state = allocate(0, 0);
  push(state, 1, 7);
  choose(state, 0, 2, 9);
  push(state, 1, 8);
  run(program, state, null);
  expect(done).toEqual([8]);
  expect(asked(state)).toBe(2);
  pop(state);
  run(program, state, null);
  expect(done).toEqual([8, 7]);
  expect([asked(state), depth(state)]).toEqual([0, 0]);
});

test('each question has an id of its own, one higher than the one before', () => {
  const state = fresh();
  expect(pending(toy, state)[0].id).toBe(1);
  const next = menu(state, 'number');
  expect(pending(toy, next)[0].id).toBe(2);
  const same = apply(toy, menu(state, 'secret'), { seat: 1, decision: 2, pick: 'k1' }).state;
  // The other secret answer belongs to the same decision.
  expect(pending(toy, same).map(({ id, seat }) => [id, seat])).toEqual([[2, 0]]);
});

test('a rule that runs without end is stopped and named', () => {
  const state = fresh();
  const before = [...state.all];
  expect(() => menu(state, 'spin')).toThrow(`more than ${STEP_LIMIT} steps without a decision`);
  expect([...state.all]).toEqual(before);
});

test('where a game has an ending for it, a match without end is a draw, and its events are told', () => {
  const rules = { ...toy, endings: [...toy.endings, 'endless'] };
  for (const pick of ['spin', 'flood']) {
    const { state, events } = apply(rules, fresh(), { seat: 0, decision: 1, pick });
    expect(outcome(rules, state)).toEqual({ winner: null, reason: 'endless' });
    expect(events.at(-1)).toEqual({ kind: 'over', winner: null, reason: 'endless' });
    expect([asked(state), depth(state)]).toEqual([0, 0]);
  }
});

test('whoever looks ahead is told that there is no end, and finds nothing left to do', () => {
  const spin: readonly Op<State, never>[] = [
    () => {},
    (state) => push(state, 1),
    (state) => {
      push(state, 2);
      push(state, 2);
    },
  ];
  for (const op of [1, 2]) {
    const state = allocate(0, 0);
    push(state, op);
    expect(runAhead(spin, state, null)).toBe(false);
    expect([asked(state), depth(state)]).toEqual([0, 0]);
  }
  expect(runAhead(spin, allocate(0, 0), null)).toBe(true);
});

test('a rule that pushes without end fills the agenda, and that is an error too', () => {
  expect(() => menu(fresh(), 'flood')).toThrow(`the agenda is full: ${MAX_FRAMES} frames wait`);
  const state = allocate(0, 0);
  for (let i = 0; i < MAX_FRAMES; i++) push(state, 1);
  expect(() => push(state, 1)).toThrow('the agenda is full');
});

test('a match that stands still without an outcome is a dead end', () => {
  const state = fresh();
  const told = (now: State): readonly [boolean, number] => [isOver(now), asked(now)];
  expect(told(state)).toEqual([false, 1]);
  expect(told(menu(state, 'stop'))).toEqual([false, 0]);
  expect(told(menu(state, 'win'))).toEqual([true, 0]);
  expect(pending(toy, menu(state, 'stop'))).toEqual([]);
});

test('a choice may be anybody’s: the other seat is asked in the middle of a turn', () => {
  const state = menu(fresh(), 'other');
  expect(pending(toy, state).map(({ seat, what }) => [seat, what])).toEqual([[1, 'other']]);
  const after = apply(toy, state, { seat: 1, decision: 2, pick: 'k2' }).state;
  expect(logOf(after)).toEqual([2]);
  expect(pending(toy, after)[0]).toMatchObject({ seat: 0, what: 'menu' });
});
