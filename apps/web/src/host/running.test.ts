// What does a table hear of what happened before it looked? All of it, through its own eyes only.

import { botTools, type Event, finalMagic, type Options, type State, type View } from '@duello/final-magic';
import { decisionOf, hash, recordOf, SEATS } from '@duello/kernel';
import { toText, underVersion } from '@duello/language';
import type { EventWithView, Start } from '@duello/table';
import { expect, test } from 'vitest';
import { recall } from './recall.ts';
import { type Running, report, send, start, takeBack, takeBackAnyway } from './running.ts';

const tools = botTools;
const person = { kind: 'person' } as const;
const START: Start = { game: 'final-magic', options: {}, seed: 'told', players: [person, person], from: null };

type Table = Running<State, View, Options, Event>;

/** Everybody ends or passes, and fights with nothing. */
function step(table: Table): readonly EventWithView<View, Event>[] {
  const decision = SEATS.map((seat) => decisionOf(finalMagic, table.match.state, seat)).find((found) => found !== null);
  if (decision === undefined || decision === null) throw new Error('nobody is asked');
  const { seat, id, what } = decision;
  return send(table, {
    seat,
    decision: id,
    ...(what === 'plan' ? { plan: { gems: [], spells: [] } } : { pick: 'end' }),
  }).frames;
}

function played(steps: number): Table {
  const table = start(tools, START);
  for (let i = 0; i < steps; i++) step(table);
  return table;
}

const history = (table: Table) => report(table, [], true).history ?? [];

test('A match that goes on is told from its opening, as if it had been followed', () => {
  const followed = played(9);
  const { text } = report(followed, [], false);
  const resumed = start(tools, { ...START, from: { text, answers: null } });
  expect(history(followed)[0]?.event.kind).toBe('gameStarted');
  expect(history(resumed)).toEqual(history(followed));
  expect(report(resumed, [], false).history).toBeNull();
});

test('Each seat hears of its own draws only', () => {
  const table = played(9);
  for (const viewer of SEATS) {
    table.viewer = viewer;
    const draws = history(table).flatMap(({ event }) => (event.kind === 'cardsDrawn' ? [event] : []));
    expect(draws.length).toBeGreaterThan(2);
    for (const { seat, cards } of draws) expect(cards === null).toBe(seat !== viewer);
  }
});

test('What happened can be shown again as it was shown, after a reload too, and to each seat its own', () => {
  const table = start(tools, START);
  const frames = Array.from({ length: 9 }, () => step(table)).flat();
  const again = (one: Table) => recall(one.match, one.past.length, one.viewer);
  expect(frames.length).toBeGreaterThan(10);
  expect(again(table)).toEqual(frames);
  const { text } = report(table, [], false);
  const resumed = start(tools, { ...START, from: { text, answers: null } });
  expect(again(resumed)).toEqual(frames);
  resumed.viewer = 1;
  const drawn = again(resumed).flatMap(({ event }) => (event.kind === 'cardsDrawn' ? [event] : []));
  for (const { seat, cards } of drawn) expect(cards === null).toBe(seat === 0);
  expect(drawn.length).toBeGreaterThan(1);
});

test('What has been taken back is no longer told', () => {
  const table = played(1);
  const before = history(table);
  step(table);
  expect(history(table).length).toBeGreaterThan(before.length);
  takeBack(table);
  expect(history(table)).toEqual(before);
});

test('A match of older rules goes on where today’s lead to the same state, and otherwise not at all', () => {
  const table = played(9);
  const version = finalMagic.version - 1;
  const from = (text: string): Start => ({ ...START, from: { text: underVersion(text, version), answers: null } });
  const { text } = report(table, [], true);
  expect(hash(start(tools, from(text)).match.state)).toBe(hash(table.match.state));
  const elsewhere = toText(finalMagic, { ...recordOf(table.match), hash: '0000000000000000' });
  expect(() => start(tools, from(elsewhere))).toThrow(/^version: /);
});

test('What is taken back past what was shown is marked, and still is when the match goes on', () => {
  const table = played(9);
  expect(report(table, [], false).takebacks).toBe(false);
  expect(report(played(0), [], false).undo).toEqual({ count: 0, bar: 'nothing', anyway: false });
  while (report(table, [], false).undo.count > 0) takeBack(table);
  const { undo, answers } = report(table, [], false);
  expect(undo).toEqual({ count: 0, bar: 'shown', anyway: true });
  takeBackAnyway(table);
  const { text, takebacks, answers: left } = report(table, [], false);
  expect([left, takebacks]).toEqual([answers - 1, true]);
  expect(history(table).every((past) => past.answers <= left)).toBe(true);
  expect(report(start(tools, { ...START, from: { text, answers: null } }), [], false).takebacks).toBe(true);
});

test('Several answers are taken back at once, with what was answered to them', () => {
  const table = played(9);
  takeBackAnyway(table, 3);
  const { answers, by } = report(table, [], false);
  expect(answers).toBeLessThanOrEqual(3);
  // Never further than needed: the next one was a person's.
  const whole = played(9).match.answers;
  expect(answers === 3 || table.players[whole[answers].seat].kind === 'person').toBe(true);
  expect(by).toBe(whole[answers - 1]?.seat ?? null);
  takeBackAnyway(table, 0);
  expect(report(table, [], false).undo.anyway).toBe(false);
});
