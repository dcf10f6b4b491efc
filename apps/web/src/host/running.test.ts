// What does a table hear of what happened before it looked? All of it, through its own eyes only.

import { type Event, finalMagic, type Options, type State, score, settled, type View } from '@duello/final-magic';
import { decisionOf, SEATS } from '@duello/kernel';
import type { Start } from '@duello/table';
import { expect, test } from 'vitest';
import { type Running, report, send, start, takeBack } from './running.ts';

const tools = { rules: finalMagic, score, settled };
const person = { kind: 'person' } as const;
const START: Start = { game: 'final-magic', options: {}, seed: 'told', players: [person, person], from: null };

type Table = Running<State, View, Options, Event>;

/** Everybody ends or passes, and fights with nothing. */
function step(table: Table): void {
  const decision = SEATS.map((seat) => decisionOf(finalMagic, table.match.state, seat)).find((found) => found !== null);
  if (decision === undefined || decision === null) throw new Error('nobody is asked');
  const { seat, id, what } = decision;
  send(table, { seat, decision: id, ...(what === 'plan' ? { plan: { gems: [], spells: [] } } : { pick: 'end' }) });
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

test('What has been taken back is no longer told', () => {
  const table = played(1);
  const before = history(table);
  step(table);
  expect(history(table).length).toBeGreaterThan(before.length);
  takeBack(table);
  expect(history(table)).toEqual(before);
});
