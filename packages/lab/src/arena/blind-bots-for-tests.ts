// Are bots blind to what is hidden? The same view over another truth must give the same answer; for tests only.
//
// There are 500 positions of a game. Whoever thinks long is asked at fewer of them: see `ASKED`. What all levels have in common,
// the worlds that they imagine and the answers that they try there, `glance` does with the least budget, at all 500.

import { type Bot, bots, EVEN_STYLE, LEVELS, PERSONAS, type Style, think } from '@duello/bots';
import {
  type Answer,
  advance,
  asked,
  decisionOf,
  isOver,
  newReply,
  randomReply,
  type Seat,
  type State,
  stream,
} from '@duello/kernel';
import { describe, expect, test } from 'vitest';
import type { Game } from '../game/game.ts';

type Level = Parameters<typeof think>[1];

const POSITIONS = 500;
/** Decisions of a match, and how many of them lie between two positions. */
const LONGEST = 45;
const APART = 7;

/** As little as a level can think, and as little with everything that a level does. */
const LEAST: Level = {
  name: 'least',
  budget: { worlds: 1, width: 0, ends: 1, turns: 0, win: 0, few: 2, lean: 0, temperature: 0.02, sensible: true },
};
const TINY: Level = {
  name: 'tiny',
  budget: { worlds: 2, width: 1, ends: 1, turns: 1, win: 10, few: 3, lean: 0, temperature: 0.02, sensible: true },
};
const by =
  (level: Level, style: Style = EVEN_STYLE): Bot =>
  (turn) =>
    think(turn, level, style).answer;

/** Who is asked, at how many positions, and the most options that these have. */
const ASKED: Readonly<Record<string, readonly [Bot, number, number]>> = {
  random: [bots.random, POSITIONS, 1000],
  glance: [by(LEAST), POSITIONS, 1000],
  'glance:tricky': [by(LEAST, PERSONAS.tricky), 100, 1000],
  thinker: [by(TINY), 25, 6],
  greedy: [bots.greedy, 50, 8],
  novice: [bots.novice, 50, 1000],
  casual: [bots.casual, 20, 8],
  'club:patient': [by(LEVELS.club, PERSONAS.patient), 10, 8],
  strong: [bots.strong, 4, 6],
  expert: [bots.expert, 2, 4],
};

interface Position<S extends State> {
  readonly name: string;
  readonly seat: Seat;
  readonly options: number;
  readonly state: S;
  /** What the seat can't tell from it. */
  readonly twin: S;
}

/** Another truth that the seat can't tell from this one: what is hidden changes places, or is made up from the view. */
function twinOf<S extends State, V, O, E>(
  { rules, permuteHidden }: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  name: string,
  permuted: boolean,
): S {
  const hidden = stream(`${name}/hidden`);
  if (!permuted) return rules.sample(rules.view(state, seat), hidden);
  const twin = rules.copy(state);
  permuteHidden(twin, seat, hidden);
  return twin;
}

/** Positions all over random matches, where there is something to choose; and twins, half of them made up from the view. */
function positionsOf<S extends State, V, O, E>(game: Game<S, V, O, E>): readonly Position<S>[] {
  const { rules, randomOptions } = game;
  const reply = newReply();
  const found: Position<S>[] = [];
  for (let match = 0; found.length < POSITIONS; match++) {
    const rng = stream(`blind/${match}`);
    const state = rules.setup(`blind/${match}`, rules.options(randomOptions(rng)), null);
    for (let n = match % APART; !isOver(state) && n < LONGEST && found.length < POSITIONS; n++) {
      const seat: Seat = (asked(state) & 1) !== 0 ? 0 : 1;
      const decision = n % APART === 0 ? decisionOf(rules, state, seat) : null;
      // One option alone is no choice; none are listed where there are too many.
      if (decision !== null && decision.options.length !== 1) {
        const name = `blind/${match}/${n}`;
        const kept = rules.copy(state);
        const twin = twinOf(game, kept, seat, name, found.length % 2 === 0);
        // Where nothing is hidden, nothing can be seen.
        if (!twin.cells.every((cell, i) => cell === kept.cells[i]))
          found.push({ name, seat, options: decision.options.length, state: kept, twin });
      }
      randomReply(rules, state, seat, rng, reply);
      advance(rules, state, seat, reply, null);
    }
  }
  return found;
}

/** So many of a list, from all over it. */
const spread = <T>(list: readonly T[], count: number): readonly T[] =>
  list.filter((_, i) => Math.floor((i * count) / list.length) !== Math.floor(((i - 1) * count) / list.length));

/** Those with so many options at most. */
const few = <S extends State>(positions: readonly Position<S>[], most: number): readonly Position<S>[] =>
  positions.filter(({ options }) => options <= most);

/** Somebody who answers from a view; a cheat gets at the truth as well. */
type Answerer<S extends State, V, O, E> = (turn: Parameters<typeof think<S, V, O, E>>[0], truth: S) => Answer;

/** True where another truth leads to another answer. */
function peeks<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  { name, seat, state, twin }: Position<S>,
  answerer: Answerer<S, V, O, E>,
): boolean {
  const { rules } = game;
  const answerIn = (truth: S): string => {
    const decision = decisionOf(rules, truth, seat);
    if (decision === null) throw new Error(`seat ${seat} is not asked at ${name}`);
    const turn = { seat, view: rules.view(truth, seat), decision, tools: game, rng: stream(name) };
    return JSON.stringify(answerer(turn, truth));
  };
  return answerIn(state) !== answerIn(twin);
}

export function describeBlindBots<S extends State, V, O, E>(game: Game<S, V, O, E>): void {
  describe('the same view over another truth', () => {
    const positions = positionsOf(game);

    test('is seen at as many positions as are wished', () => {
      expect(positions).toHaveLength(POSITIONS);
    });

    test.each(Object.entries(ASKED))('gives the same answer of %s', (_, [bot, count, most]) => {
      const some = spread(few(positions, most), count);
      expect(some).toHaveLength(count);
      expect(some.filter((position) => peeks(game, position, bot)).map(({ name }) => name)).toEqual([]);
    });

    test('catches a bot that looks', () => {
      const listed = positions.filter(({ options }) => options > 1);
      const looks: Answerer<S, V, O, E> = ({ decision, seat }, { cells }) => {
        const sum = cells.reduce((total, cell, i) => (total + cell * (i + 1)) % 9973, 0);
        return { seat, decision: decision.id, pick: decision.options[Math.abs(sum) % decision.options.length].key };
      };
      expect(listed.slice(0, 100).filter((position) => peeks(game, position, looks)).length).toBeGreaterThan(5);
    });

    test('catches a bot that thinks in the true world', () => {
      const imagines =
        (level: Level): Answerer<S, V, O, E> =>
        (turn, truth) => {
          const rules = { ...game.rules, sample: () => game.rules.copy(truth) };
          return think({ ...turn, tools: { ...game, rules } }, level).answer;
        };
      // Where an answer does not depend on what is hidden, what follows it does.
      const caught =
        positions.some((position) => peeks(game, position, imagines(LEAST))) ||
        few(positions, 8).some((position) => peeks(game, position, imagines(TINY)));
      expect(caught).toBe(true);
    });
  });
}
