// Are the answers about single cards of a game true? Written out and read back, weighed, counted and forbidden; for tests only.

import {
  advance,
  asked,
  decisionOf,
  decode,
  isAsked,
  type Json,
  newReply,
  type Reply,
  type Rng,
  randomReply,
  SEATS,
  type Seat,
  type State,
  stream,
} from '@duello/kernel';
import { expect, test } from 'vitest';
import type { CardJson, CardStep, CardTools, Game, UseByCard } from './game.ts';

export interface CardTrials<S extends State, O, E> {
  /** Options that together meet whatever is counted. */
  readonly options: readonly Json[];
  /** The match's own cards. */
  own(options: O): { readonly [id: string]: { readonly instead: unknown } };
  /** Fields in which a plain card is like the one it stands for. */
  readonly alike: readonly string[];
  /** A position in which A, who is asked, has that card and all it costs. */
  position(card: string, json: CardJson): Json;
  /** What a seat holds; null as long as cards leave hands and nobody is told which. */
  hand(state: S, seat: Seat): readonly string[] | null;
  /** What an event puts into a hand or takes from it, besides what came to hand and what was played, as `use` counts it. */
  moved(event: E): readonly (readonly [seat: Seat, card: string, by: number])[];
}

const PLAIN = 'plain';
const PLAYED: CardStep = { card: PLAIN, way: 'play' };
/** Bots at random can play for ever where nobody wins. */
const MOST_ANSWERS = 3_000;

export function describeCardTools<S extends State, V, O, E>(game: Game<S, V, O, E>, trials: CardTrials<S, O, E>): void {
  const { rules } = game;
  const { cards } = game;
  const read = (card: Json): { readonly instead: unknown } =>
    trials.own(rules.options({ cards: { [PLAIN]: card } }))[PLAIN];

  test('every card is read back as it is written', () => {
    for (const id of cards.ids) {
      const json = cards.json(id);
      const { copies: _, instead, picture, ...card } = { copies: 0, picture: null, ...read(json) };
      expect([id, instead, picture, JSON.parse(JSON.stringify(card))]).toEqual([id, null, null, json]);
      for (const op of cards.parts(id).ops) expect(JSON.stringify(json)).toContain(`"${op}"`);
    }
  });

  test('a plain card of the same type and cost stands in the place of each, and can be played', () => {
    for (const id of cards.ids) {
      const plain = cards.neutral(id);
      const json = cards.json(id);
      for (const field of trials.alike) expect([id, plain[field] ?? null]).toEqual([id, json[field] ?? null]);
      expect([id, read(plain).instead]).toEqual([id, { card: id, copies: null, seat: null }]);
      const options = rules.options({ cards: { [PLAIN]: plain } });
      const state = game.loadPosition(trials.position(PLAIN, json), options, 'plain');
      const decision = decisionOf(rules, state, 0);
      if (decision === null) throw new Error(`${id}: nobody is asked`);
      expect([id, cards.offered(rules.view(state, 0), decision)]).toEqual([id, expect.arrayContaining([PLAYED])]);
    }
  });

  test('what a match was told to do with each card is what it says was done', () => {
    trials.options.forEach((options, index) => {
      const match = playAtRandom(game, options, `use ${index}`, new Set(), handsChecked(trials, cards));
      for (const seat of SEATS) {
        expect([...count(match.steps[seat], 'play')].sort()).toEqual([...done(match.use[seat], 'play')].sort());
        expect([...count(match.steps[seat], 'gain')].sort()).toEqual([...done(match.use[seat], 'gain')].sort());
      }
    });
  });

  test('a forbidden card is never played and never gained', () => {
    const played = trials.options.map((options, index) => {
      const free = playAtRandom(game, options, `forbid ${index}`, new Set());
      const often = [...free.use[0]].filter(([, { play, gain }]) => play + gain > 0).map(([card]) => card);
      const forbidden = new Set(often.filter((_, at) => at % 2 === 0));
      const { use } = playAtRandom(game, options, `forbid ${index}`, forbidden);
      for (const card of forbidden)
        expect([card, use[0].get(card)?.play ?? 0, use[0].get(card)?.gain ?? 0]).toEqual([card, 0, 0]);
      return forbidden.size;
    });
    expect(Math.max(...played)).toBeGreaterThan(2);
  });
}

interface Played {
  readonly use: readonly [UseByCard, UseByCard];
  readonly steps: readonly [readonly CardStep[], readonly CardStep[]];
}
interface At<S, E> {
  readonly state: S;
  readonly events: readonly E[];
}

function playAtRandom<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  given: Json,
  seed: string,
  forbidden: ReadonlySet<string>,
  look: (at: At<S, E>) => void = () => {},
): Played {
  const { rules } = game;
  const { cards } = game;
  const events: E[] = [];
  const emit = (event: E): void => void events.push(event);
  const state = rules.setup(seed, rules.options(given), emit);
  const steps: readonly [CardStep[], CardStep[]] = [[], []];
  const rng = stream(seed);
  const reply = newReply();
  for (let left = MOST_ANSWERS; asked(state) !== 0 && left > 0; left--) {
    look({ state, events });
    const seat = isAsked(state, 0) ? 0 : 1;
    steps[seat].push(...answerAtRandom(game, state, seat, rng, reply, seat === 0 ? forbidden : new Set()));
    advance(rules, state, seat, reply, emit);
  }
  look({ state, events });
  return { use: cards.use(events), steps };
}

const TRIES = 60;

/** What is done with cards by a random answer that leaves the forbidden ones alone; the mildest one when none is found. */
function answerAtRandom<S extends State, V, O, E>(
  game: Game<S, V, O, E>,
  state: S,
  seat: Seat,
  rng: Rng,
  reply: Reply,
  forbidden: ReadonlySet<string>,
): readonly CardStep[] {
  const { rules } = game;
  const { cards } = game;
  const decision = decisionOf(rules, state, seat);
  if (decision === null) throw new Error('nobody is asked');
  const view = rules.view(state, seat);
  const offered = cards.offered(view, decision);
  for (let left = TRIES; left > 0; left--) {
    randomReply(rules, state, seat, rng, reply);
    const steps = cards.answered(view, decision, decode(rules, state, seat, reply));
    for (const step of steps) expect(offered).toContainEqual(step);
    if (!steps.some(({ card }) => forbidden.has(card))) return steps;
  }
  const { questions } = rules;
  const question = questions.find(({ name }) => name === decision.what);
  question?.idle(state, seat, decision.min, reply);
  return [];
}

function count(steps: readonly CardStep[], way: CardStep['way']): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const step of steps) if (step.way === way) counts.set(step.card, (counts.get(step.card) ?? 0) + 1);
  return counts;
}

const done = (use: UseByCard, way: CardStep['way']): ReadonlyMap<string, number> =>
  new Map([...use].filter(([, counts]) => counts[way] > 0).map(([card, counts]) => [card, counts[way]]));

/** Look at one decision in so many. */
const STRIDE = 5;

/** What a seat holds has changed by what came to its hand, less what left it, since it was looked at first. */
function handsChecked<S extends State, V, O, E>(
  { hand, moved }: CardTrials<S, O, E>,
  cards: CardTools<V, E>,
): (at: At<S, E>) => void {
  const first: [string | null, string | null] = [null, null];
  let looks = 0;
  return ({ state, events }) => {
    if (looks++ % STRIDE !== 0) return;
    const use = cards.use(events);
    for (const seat of SEATS) {
      const held = hand(state, seat);
      if (held === null) continue;
      const missing = new Map<string, number>();
      const put = (card: string, by: number): void => void missing.set(card, (missing.get(card) ?? 0) + by);
      for (const [card, { opening, drawn, play }] of use[seat]) put(card, opening + drawn - play);
      for (const event of events) for (const [whose, card, by] of moved(event)) if (whose === seat) put(card, by);
      for (const card of held) put(card, -1);
      const now = JSON.stringify([...missing].filter(([, left]) => left !== 0).sort());
      first[seat] ??= now;
      expect(now).toBe(first[seat]);
    }
  };
}
