// Does the fuzzer find what is wrong? Rules with one planted fault each; and nothing in the rules as they are.

import {
  asked,
  DEPTH,
  GAME,
  hash,
  type Json,
  newReply,
  type Op,
  randomReply,
  replay,
  type Seat,
  stream,
} from '@duello/kernel';
import { beginRun, fuzzMatch, hunt, huntUntil, step } from '@duello/lab/for-tests';
import { describe, expect, it } from 'vitest';
import { finalMagic } from '../rules/rules.ts';
import type { Event } from '../rules/state/events.ts';
import { frame } from '../rules/state/frames.ts';
import type { State } from '../rules/state/state.ts';
import { game as real } from './game.ts';

type FinalMagic = typeof real;

/** The real game, with whatever is planted put over it. */
const planted = (fault: Partial<FinalMagic>): FinalMagic => ({ ...real, ...fault });

/** The program with every op followed by something else. */
const meddled = (meddle: (state: State, op: number) => void): readonly Op<State, Event>[] =>
  finalMagic.program.map((op, number) => (state, a, b, c, emit) => {
    op(state, a, b, c, emit);
    meddle(state, number);
  });

/** Some cell that counts cards: the first that says how many are in a deck. */
const cardCell = (state: State): number => {
  const { deckSize } = finalMagic.view(state, 0).players[0];
  return state.cells.findIndex((cell, at) => at >= GAME && cell === deckSize);
};

/** Both fall together again and again. */
const withDoom = (): Json => ({
  cards: {
    doom: {
      type: 'spell',
      price: 0,
      mana: 0,
      phase: 'fight',
      effects: [{ op: 'damage', amount: 15, to: 'each', unblockable: true }],
    },
  },
});

const LATE_CARDS = /^viewer .* is told of something that stays hidden: \d+\.cards/;

/** What the check of secrecy says first in some matches with sudden death, not shrunk. */
function firstLeak(game: FinalMagic): string | null {
  for (let match = 0; match < 8; match++) {
    const run = beginRun(game, `leaks/${match}`, finalMagic.options(withDoom()));
    const rng = stream(`leaks/${match}`);
    while (run.fault === null && asked(run.state) !== 0) {
      const seat: Seat = (asked(run.state) & 1) !== 0 ? 0 : 1;
      const reply = newReply();
      randomReply(game.rules, run.state, seat, rng, reply);
      step(run, { seat, reply }, ['secrecy']);
    }
    if (run.fault !== null) return run.fault.message;
  }
  return null;
}

describe('the fuzzer', () => {
  it('looks at a share of the decisions, or at every one, in the same match', () => {
    const some = fuzzMatch(real, 'shares', false);
    const all = fuzzMatch(real, 'shares', true);
    expect(all.decisions).toBe(some.decisions);
    expect(some.checked).toBeGreaterThan(0);
    expect(some.checked).toBeLessThan(some.decisions / 20);
    expect(all).toMatchObject({ checked: all.decisions, replayed: 1 });
  });

  it('finds nothing wrong with Final Magic, and comes to sudden death and to numbers beyond all bounds', () => {
    let cleanups = 0;
    let largest = 0;
    const audit: FinalMagic['audit'] = (before, after, events) => {
      for (const event of events) {
        if (event.kind === 'damagePacket') largest = Math.max(largest, event.amount);
        if (event.kind === 'cleanup' && finalMagic.view(after, 0).suddenDeath) cleanups++;
      }
      return real.audit(before, after, events);
    };
    huntUntil(planted({ audit }), () => cleanups > 20 && largest > 30_000);
  });

  it('finds a card that is lost', () => {
    const program = meddled((state, op) => {
      if (op === frame.buy) state.cells[cardCell(state)]--;
    });
    const failure = hunt(planted({ rules: { ...finalMagic, program } }));
    expect(failure?.fault.check).toBe('audit');
  });

  it('finds a card that nobody was told of', () => {
    const questions = finalMagic.questions.map((question): typeof question => ({
      ...question,
      take: (state, seat, value, reply, emit) =>
        question.take(state, seat, value, reply, emit && ((event) => event.kind !== 'cardBought' && emit(event))),
    }));
    const failure = hunt(planted({ rules: { ...finalMagic, questions } }));
    expect(failure?.fault.check).toBe('audit');
    expect(failure?.fault.message).toMatch(/events tell of 0/);
  });

  it('finds a hand that leaks into the view of the other seat', () => {
    const view: typeof finalMagic.view = (state, viewer) => {
      const honest = finalMagic.view(state, viewer);
      const { hand } = finalMagic.view(state, 1).players[1];
      return viewer === 0 ? { ...honest, players: [honest.players[0], { ...honest.players[1], hand }] } : honest;
    };
    const failure = hunt(planted({ rules: { ...finalMagic, view } }));
    expect(failure?.fault.check).toMatch(/secrecy|sampling/);
    expect(failure?.fault.message).toMatch(/hand/);
  });

  it('finds a secret that is told in an event', () => {
    const see: typeof finalMagic.see = (event) => event;
    const reveals = (): boolean => false;
    expect(hunt(planted({ rules: { ...finalMagic, see, reveals } }))?.fault.check).toBe('secrecy');
  });

  it('finds a hand that is told after the plans of a fight have been shown', () => {
    const everyHand = (state: State, { seat }: { readonly seat: Seat }): readonly string[] =>
      Object.keys(finalMagic.view(state, seat).players[seat].hand ?? {});
    const program = finalMagic.program.map(
      (op): Op<State, Event> =>
        (state, a, b, c, emit) =>
          op(state, a, b, c, (event) => {
            const tells = event.kind === 'cleanup' && finalMagic.view(state, 0).suddenDeath;
            emit?.(tells ? { ...event, cards: [...everyHand(state, event), ...event.cards] } : event);
          }),
    );
    expect(firstLeak(planted({ rules: { ...finalMagic, program } }))).toMatch(LATE_CARDS);
    expect(firstLeak(planted({}))).toBeNull();
  });

  it('finds a card of a later draw that is told to the other seat', () => {
    const see: typeof finalMagic.see = (event) => event;
    expect(firstLeak(planted({ rules: { ...finalMagic, see } }))).toMatch(LATE_CARDS);
  });

  it('finds an op that is not deterministic', () => {
    let calls = 0;
    const program = meddled((state) => {
      state.words[1] = calls++;
    });
    const failure = hunt(planted({ rules: { ...finalMagic, program } }));
    expect(failure?.fault.check).toMatch(/resume|purity|record/);
  });

  it('finds a dead end', () => {
    const program = meddled((state, op) => {
      if (op === frame.cleanup) state.cells[DEPTH] = 0;
    });
    expect(hunt(planted({ rules: { ...finalMagic, program } }))?.fault.check).toBe('deadEnd');
  });

  it('finds a match that never ends', () => {
    const game = planted({ randomOptions: () => ({ roundLimit: 'off' }), endless: () => false });
    const idle: FinalMagic = {
      ...game,
      rules: {
        ...finalMagic,
        questions: finalMagic.questions.map((question) => ({
          ...question,
          take: (state, seat, value, reply, emit) => {
            question.idle(state, seat, value, reply);
            question.take(state, seat, value, reply, emit);
          },
        })),
      },
    };
    const [failure] = fuzzMatch(idle, 'idle', false, 3000).failures;
    expect(failure?.fault.check).toBe('endless');
  });

  it('finds an op that runs without end', () => {
    const program = finalMagic.program.map(
      (op, number): Op<State, Event> =>
        number === frame.cleanup
          ? (state) => {
              state.cells[DEPTH]++;
            }
          : op,
    );
    const failure = hunt(planted({ rules: { ...finalMagic, program } }));
    expect(failure?.fault.check).toBe('endless');
  });

  it('shows a fault by a short match that can be replayed', () => {
    const program = meddled((state, op) => {
      if (op === frame.cleanup) state.cells[DEPTH] = 0;
    });
    const rules = { ...finalMagic, program };
    const failure = hunt(planted({ rules }));
    expect(failure?.record.answers.length).toBeLessThanOrEqual(6);
    expect(failure?.record.options).toEqual({});
    expect(hash(replay(rules, failure!.record).state)).toBe(failure?.record.hash);
  });
});
