// Does the fuzzer find what is wrong with Battleground? Rules with one planted fault each; and nothing in the rules as they are.

import { asked, DEPTH } from '@duello/kernel';
import { hunt, huntUntil } from '@duello/lab/for-tests';
import { describe, expect, it } from 'vitest';
import { battleground } from '../rules/rules.ts';
import { EVENT_KINDS } from '../rules/state/events.ts';
import { QUESTIONS } from '../rules/state/frames.ts';
import { game as real } from './game.ts';

describe('the fuzzer, at Battleground', () => {
  type Battleground = typeof real;
  const faulty = (fault: Partial<Battleground>): Battleground => ({ ...real, ...fault });
  const seen = (view: typeof battleground.view): Battleground => faulty({ rules: { ...battleground, view } });

  /** Seldom enough at random to be left to the rules' own tests: three summons side by side, and endless deaths. */
  const SELDOM: readonly string[] = ['flanked', 'triggerLimit'];

  it('finds nothing wrong, and comes to every question and every event but two', () => {
    const wanted = new Set([...QUESTIONS, ...EVENT_KINDS].filter((kind) => !SELDOM.includes(kind)));
    const audit: Battleground['audit'] = (before, after, events) => {
      for (const { kind } of events) wanted.delete(kind);
      const { waiting } = battleground.view(after, after.cells[DEPTH] > 0 && (asked(after) & 1) !== 0 ? 0 : 1);
      if (waiting !== null) wanted.delete(waiting.what);
      return real.audit(before, after, events);
    };
    huntUntil(faulty({ audit }), () => wanted.size === 0);
  });

  it('finds a spell that is lost', () => {
    const CAST_DONE = 10;
    const program = battleground.program.map((op, number): typeof op => (number === CAST_DONE ? () => {} : op));
    expect(hunt(faulty({ rules: { ...battleground, program } }))?.fault.check).toBe('audit');
  });

  it('finds a prepared spell that the other seat sees', () => {
    const game = seen((state, viewer) => {
      const [a, b] = battleground.view(state, viewer).players;
      const { prepared } = battleground.view(state, 0).players[0];
      return { ...battleground.view(state, viewer), players: [{ ...a, prepared }, b] };
    });
    const failure = hunt(game, 30, true);
    expect(failure?.fault.check).toMatch(/secrecy|sampling/);
    expect(failure?.fault.message).toMatch(/prepared/);
  });

  it('finds the order of a market deck in a view', () => {
    const game = seen((state, viewer) => {
      const honest = battleground.view(state, viewer);
      const [first, ...rest] = honest.market;
      const { deck } = JSON.parse(JSON.stringify(real.position(state))).market[1];
      return { ...honest, market: [{ ...first, deck }, ...rest] };
    });
    expect(hunt(game, 3, true)?.fault.check).toMatch(/secrecy|sampling/);
  });

  it('finds spells drawn that are told to the other seat', () => {
    const see: typeof battleground.see = (event) => event;
    const failure = hunt(faulty({ rules: { ...battleground, see } }), 20, true);
    expect(failure?.fault.check).toBe('secrecy');
    expect(failure?.fault.message).toMatch(/cards/);
  });

  it('BR75: expects every match to end that has a limit', () => {
    expect(real.endless(battleground.options({}))).toBe(false);
    expect(real.endless(battleground.options({ roundLimit: 'off' }))).toBe(true);
  });
});
