// Does the fuzzer find what is wrong with Sun & Moon? Rules with one planted fault each; and nothing in the rules as they are.

import { asked, questionOf } from '@duello/kernel';
import { hunt, huntUntil } from '@duello/lab/for-tests';
import { describe, expect, it } from 'vitest';
import { sunMoon } from '../rules/rules.ts';
import { EVENT_KINDS } from '../rules/state/events.ts';
import { QUESTIONS } from '../rules/state/frames.ts';
import { game as real } from './game.ts';

describe('the fuzzer, at Sun & Moon', () => {
  type SunMoon = typeof real;
  const faulty = (fault: Partial<SunMoon>): SunMoon => ({ ...real, ...fault });
  const seen = (view: typeof sunMoon.view): SunMoon => faulty({ rules: { ...sunMoon, view } });

  /** Seldom enough at random to be left to the rules' own tests: guards, and what aims when it happens by itself. */
  const SELDOM: readonly string[] = ['actionLimit', 'chainFull', 'loopGuard', 'aim', 'targetChosen', 'targetLost'];

  it('finds nothing wrong, and comes to every question and every event but a few', () => {
    const wanted = new Set([...QUESTIONS, ...EVENT_KINDS].filter((kind) => !SELDOM.includes(kind)));
    const audit: SunMoon['audit'] = (before, after, events) => {
      for (const { kind } of events) wanted.delete(kind);
      if (asked(after) !== 0) wanted.delete(questionOf(sunMoon, after).name);
      return real.audit(before, after, events);
    };
    huntUntil(faulty({ audit }), () => wanted.size === 0);
  });

  it('finds a card that is lost', () => {
    const ARRIVE = 15;
    const program = sunMoon.program.map((op, number): typeof op => (number === ARRIVE ? () => {} : op));
    expect(hunt(faulty({ rules: { ...sunMoon, program } }))?.fault.check).toBe('audit');
  });

  it('finds an announcement that the other seat sees', () => {
    const game = seen((state, viewer) => {
      const honest = sunMoon.view(state, viewer);
      const { announcement } = sunMoon.view(state, honest.waiting?.seats[0] ?? 'watcher');
      return { ...honest, announcement };
    });
    const failure = hunt(game, 3, true);
    expect(failure?.fault.check).toMatch(/secrecy|sampling/);
    expect(failure?.fault.message).toMatch(/announcement/);
  });

  it('finds the list of a deck that its owner keeps', () => {
    const game = seen((state, viewer) => {
      const honest = sunMoon.view(state, viewer);
      const { list } = sunMoon.view(state, 0).players[0];
      return { ...honest, players: [{ ...honest.players[0], list }, honest.players[1]] };
    });
    const failure = hunt(game, 10, true);
    expect(failure?.fault.check).toMatch(/secrecy|sampling/);
    expect(failure?.fault.message).toMatch(/list/);
  });

  it('finds a pick or a mulligan that shows before both have chosen', () => {
    const game = seen((state, viewer) => {
      const honest = sunMoon.view(state, viewer);
      const { draft, asideSize } = sunMoon.view(state, 0).players[0];
      const [a, b] = honest.players;
      return { ...honest, players: [{ ...a, asideSize, wins: a.wins + (draft?.picked ?? 0) }, b] };
    });
    const failure = hunt(game, 10, true);
    expect(failure?.fault.check).toMatch(/secrecy|sampling/);
    expect(failure?.fault.message).toMatch(/asideSize|wins/);
  });

  it('finds cards drawn that are told to the other seat', () => {
    const see: typeof sunMoon.see = (event) => event;
    const failure = hunt(faulty({ rules: { ...sunMoon, see } }), 20, true);
    expect(failure?.fault.check).toBe('secrecy');
    expect(failure?.fault.message).toMatch(/cards/);
  });

  it('SR50: expects every match to end that has a limit', () => {
    expect(real.endless(sunMoon.options({}))).toBe(false);
  });
});
