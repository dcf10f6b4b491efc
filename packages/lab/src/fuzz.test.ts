// Does the fuzzer find what is wrong? Rules with one planted fault each; and nothing in the rules as they are.

import * as inBattleground from '@duello/battleground';
import * as inContracts from '@duello/contracts';
import { type Event, finalMagic, type State } from '@duello/final-magic';
import {
  type State as AnyState,
  asked,
  DEPTH,
  GAME,
  hash,
  type Json,
  newReply,
  type Op,
  questionOf,
  randomReply,
  replay,
  type Seat,
  stream,
} from '@duello/kernel';
import * as inSunMoon from '@duello/sun-moon';
import { describe, expect, it } from 'vitest';
import { fuzzMatch } from './fuzz.ts';
import { battlegroundGame, contractsGame, finalMagicGame, type Game, sunMoonGame } from './games.ts';
import { beginRun, step } from './run.ts';
import type { Failure } from './shrink.ts';

type FinalMagic = typeof finalMagicGame;

/** The real game, with whatever is planted put over it. */
const planted = (fault: Partial<FinalMagic>): FinalMagic => ({ ...finalMagicGame, ...fault });

/** The first failure in so many matches. */
function hunt<S extends AnyState, V, O, E>(game: Game<S, V, O, E>, matches = 30, thorough = false): Failure | null {
  for (let match = 0; match < matches; match++) {
    const [failure] = fuzzMatch(game, `hunt/${match}`, thorough).failures;
    if (failure !== undefined) return failure;
  }
  return null;
}

/** Fuzzes until enough has been met, and expects nothing wrong on the way. Many matches are the work of `duello fuzz`. */
function huntUntil<S extends AnyState, V, O, E>(game: Game<S, V, O, E>, isEnough: () => boolean, most = 150): void {
  for (let match = 0; match < most && !isEnough(); match++) {
    expect(fuzzMatch(game, `hunt/${match}`, false).failures).toEqual([]);
  }
  expect(isEnough()).toBe(true);
}

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

const BUY = 6;
const CLEANUP = 12;

describe('the fuzzer', () => {
  it('looks at a share of the decisions, or at every one, in the same match', () => {
    const some = fuzzMatch(finalMagicGame, 'shares', false);
    const all = fuzzMatch(finalMagicGame, 'shares', true);
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
      return finalMagicGame.audit(before, after, events);
    };
    huntUntil(planted({ audit }), () => cleanups > 20 && largest > 30_000);
  });

  it('finds a card that is lost', () => {
    const program = meddled((state, op) => {
      if (op === BUY) state.cells[cardCell(state)]--;
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
      if (op === CLEANUP) state.cells[DEPTH] = 0;
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
    expect(hunt(idle, 1)?.fault.check).toMatch(/endless|purity|resume/);
  });

  it('finds an op that runs without end', () => {
    const program = finalMagic.program.map(
      (op, number): Op<State, Event> =>
        number === CLEANUP
          ? (state) => {
              state.cells[DEPTH]++;
            }
          : op,
    );
    const failure = hunt(planted({ rules: { ...finalMagic, program } }));
    expect(failure?.fault.check).toBe('crash');
  });

  it('shows a fault by a short match that can be replayed', () => {
    const program = meddled((state, op) => {
      if (op === CLEANUP) state.cells[DEPTH] = 0;
    });
    const rules = { ...finalMagic, program };
    const failure = hunt(planted({ rules }));
    expect(failure?.record.answers.length).toBeLessThanOrEqual(6);
    expect(failure?.record.options).toEqual({});
    expect(hash(replay(rules, failure!.record).state)).toBe(failure?.record.hash);
  });
});

describe('the fuzzer, at Contracts', () => {
  const { contracts } = inContracts;
  type Contracts = typeof contractsGame;
  const faulty = (fault: Partial<Contracts>): Contracts => ({ ...contractsGame, ...fault });

  it('finds nothing wrong, and comes to every question and every event but two', () => {
    const rare = ['noFight', 'turnLimitReached'];
    const wanted = new Set(
      [...inContracts.QUESTION_NAMES, ...inContracts.EVENT_KINDS].filter((kind) => !rare.includes(kind)),
    );
    const audit: Contracts['audit'] = (before, after, events) => {
      for (const { kind } of events) wanted.delete(kind);
      const { waiting } = contracts.view(after, after.cells[DEPTH] > 0 && (asked(after) & 1) !== 0 ? 0 : 1);
      if (waiting !== null) wanted.delete(waiting.what);
      return contractsGame.audit(before, after, events);
    };
    huntUntil(faulty({ audit }), () => wanted.size === 0);
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
    expect(failure?.fault.check).toBe('secrecy');
    expect(failure?.fault.message).toMatch(/discarded/);
  });

  it('finds the order of a deck in a view, its owner’s too', () => {
    const view: typeof contracts.view = (state, viewer) => {
      const honest = contracts.view(state, viewer);
      const [a, b] = honest.players;
      const deck = JSON.parse(JSON.stringify(contractsGame.position(state))).A.deck;
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
    expect(hunt(faulty({ rules: { ...contracts, view } }), 60, true)?.fault.check).toMatch(/secrecy|sampling/);
  });
});

describe('the fuzzer, at Battleground', () => {
  const { battleground } = inBattleground;
  type Battleground = typeof battlegroundGame;
  const faulty = (fault: Partial<Battleground>): Battleground => ({ ...battlegroundGame, ...fault });
  const seen = (view: typeof battleground.view): Battleground => faulty({ rules: { ...battleground, view } });

  /** Seldom enough at random to be left to the rules' own tests: three summons side by side, and endless deaths. */
  const SELDOM: readonly string[] = ['flanked', 'triggerLimit'];

  it('finds nothing wrong, and comes to every question and every event but two', () => {
    const wanted = new Set(
      [...inBattleground.QUESTION_NAMES, ...inBattleground.EVENT_KINDS].filter((kind) => !SELDOM.includes(kind)),
    );
    const audit: Battleground['audit'] = (before, after, events) => {
      for (const { kind } of events) wanted.delete(kind);
      const { waiting } = battleground.view(after, after.cells[DEPTH] > 0 && (asked(after) & 1) !== 0 ? 0 : 1);
      if (waiting !== null) wanted.delete(waiting.what);
      return battlegroundGame.audit(before, after, events);
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
      const { deck } = JSON.parse(JSON.stringify(battlegroundGame.position(state))).market[1];
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
});

describe('the fuzzer, at Sun & Moon', () => {
  const { sunMoon } = inSunMoon;
  type SunMoon = typeof sunMoonGame;
  const faulty = (fault: Partial<SunMoon>): SunMoon => ({ ...sunMoonGame, ...fault });
  const seen = (view: typeof sunMoon.view): SunMoon => faulty({ rules: { ...sunMoon, view } });

  /** Seldom enough at random to be left to the rules' own tests: guards, and what aims when it happens by itself. */
  const SELDOM: readonly string[] = ['actionLimit', 'chainFull', 'loopGuard', 'aim', 'targetChosen', 'targetLost'];

  it('finds nothing wrong, and comes to every question and every event but a few', () => {
    const wanted = new Set(
      [...inSunMoon.QUESTION_NAMES, ...inSunMoon.EVENT_KINDS].filter((kind) => !SELDOM.includes(kind)),
    );
    const audit: SunMoon['audit'] = (before, after, events) => {
      for (const { kind } of events) wanted.delete(kind);
      if (asked(after) !== 0) wanted.delete(questionOf(sunMoon, after).name);
      return sunMoonGame.audit(before, after, events);
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
});
