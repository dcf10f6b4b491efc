// Does the fuzzer find what is wrong with Contracts? Rules with one planted fault each; and nothing in the rules as they are.

import { asked, DEPTH } from '@duello/kernel';
import { hunt, huntUntil } from '@duello/lab/for-tests';
import { describe, expect, it } from 'vitest';
import { MANY_OPTIONS } from '../rules/play-for-tests.ts';
import { contracts } from '../rules/rules.ts';
import { EVENT_KINDS } from '../rules/state/events.ts';
import { QUESTIONS } from '../rules/state/frames.ts';
import { game as real } from './game.ts';

describe('the fuzzer, at Contracts', () => {
  type Contracts = typeof real;
  const faulty = (fault: Partial<Contracts>): Contracts => ({ ...real, ...fault });

  it('finds nothing wrong, and comes to every question and every event but two', () => {
    const rare = ['noFight', 'turnLimitReached'];
    const wanted = new Set([...QUESTIONS, ...EVENT_KINDS].filter((kind) => !rare.includes(kind)));
    const audit: Contracts['audit'] = (before, after, events) => {
      for (const { kind } of events) wanted.delete(kind);
      const { waiting } = contracts.view(after, after.cells[DEPTH] > 0 && (asked(after) & 1) !== 0 ? 0 : 1);
      if (waiting !== null) wanted.delete(waiting.what);
      return real.audit(before, after, events);
    };
    huntUntil(faulty({ audit }), () => wanted.size === 0, { seed: 'f' });
  });

  it('finds a contract that is lost', () => {
    const SPELL_DONE = 19;
    const program = contracts.program.map((op, number): typeof op => (number === SPELL_DONE ? () => {} : op));
    expect(hunt(faulty({ rules: { ...contracts, program } }))?.fault.check).toBe('audit');
  });

  it('finds a payment that the other seat sees', () => {
    const view: typeof contracts.view = (state, viewer) => ({
      ...contracts.view(state, viewer),
      discarded: contracts.view(state, 0).payment === null ? 0 : 1,
    });
    const failure = hunt(faulty({ rules: { ...contracts, view } }), 30, true);
    expect(failure?.fault.check).toMatch(/secrecy|sampling/);
    expect(failure?.fault.message).toMatch(/discarded/);
  });

  it('finds the order of a deck in a view, its owner’s too', () => {
    const view: typeof contracts.view = (state, viewer) => {
      const honest = contracts.view(state, viewer);
      const [a, b] = honest.players;
      const deck = JSON.parse(JSON.stringify(real.position(state))).A.deck;
      return { ...honest, players: [{ ...a, unseen: deck }, b] };
    };
    const failure = hunt(faulty({ rules: { ...contracts, view } }), 3, true);
    expect(failure?.fault.check).toMatch(/secrecy|sampling/);
  });

  it('finds contracts that are told to the other seat', () => {
    const see: typeof contracts.see = (event) => event;
    const failure = hunt(faulty({ rules: { ...contracts, see } }), 20, true);
    expect(failure?.fault.check).toBe('secrecy');
    expect(failure?.fault.message).toMatch(/cards/);
  });

  it('finds which contracts were set aside, when what is known tells it', () => {
    const view: typeof contracts.view = (state, viewer) => {
      const honest = contracts.view(state, viewer);
      const { aside } = contracts.view(state, 0).players[0];
      const [a, b] = honest.players;
      return a.asideSize === 0 ? honest : { ...honest, players: [{ ...a, known: aside ?? [] }, b] };
    };
    // An Ambush that asks, so that the match stands still while contracts are aside.
    const randomOptions: Contracts['randomOptions'] = () => MANY_OPTIONS[5];
    expect(hunt(faulty({ rules: { ...contracts, view }, randomOptions }), 30, true)?.fault.check).toMatch(
      /secrecy|sampling/,
    );
  });

  it('CR29: expects every match to end that has a limit', () => {
    expect(real.endless(contracts.options({}))).toBe(false);
  });
});
