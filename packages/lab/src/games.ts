// Which games are there, and what does the lab need of each?

import * as inBattleground from '@duello/battleground';
import type { Tools } from '@duello/bots';
import * as inContracts from '@duello/contracts';
import * as inFinalMagic from '@duello/final-magic';
import {
  BadInput,
  type Json,
  type Reason,
  type Reply,
  type Rng,
  type Seat,
  type Seed,
  type State,
  type Viewer,
} from '@duello/kernel';
import * as inSunMoon from '@duello/sun-moon';

/** A game as the lab sees it: what bots use of it, and what the fuzzer asks of it. */
export interface Game<S extends State, V, O, E> extends Tools<S, V, O, E> {
  /** How long the match has been, in the game's own measure. */
  rounds(state: S): number;
  /** True when these options let a match go on for ever. */
  endless(options: O): boolean;
  /** Options that somebody might choose, any mix of them. */
  randomOptions(rng: Rng): Json;
  /** What is wrong after a decision, or null: cards lost or doubled, counts that don't add up; `before` is null at the start. */
  audit(before: S | null, after: S, events: readonly E[]): string | null;
  /** Changes everything the viewer can't see, in place, and nothing else. */
  disguise(state: S, viewer: Viewer, rng: Rng): void;
  /** The same for what stays hidden through this answer of a seat and all that follows from it. */
  disguiseThrough(state: S, viewer: Viewer, seat: Seat, reply: Reply, rng: Rng): void;
  /** A state from a position in JSON; throws BadInput that names the path when it can't be. */
  place(position: unknown, options: O, seed: Seed): S;
  /** The state as a position, everything open. */
  position(state: S): Json;
  readonly notation: Notation<S>;
  /** What a whole match says in numbers, to be added up over many; null where nobody asks for any. */
  readonly measure: ((events: readonly E[]) => Measures) | null;
}

/** Sums by name. */
export type Measures = { readonly [name: string]: number };

/** How people write cards, options and plans in a file, by id, key or printed name; and how a refusal reads to them. */
export interface Notation<S> {
  /** The id of a card; null when there is none of that name. */
  card(state: S, text: string): string | null;
  /** Cards as a list or as counts; throws BadInput. */
  cards(state: S, input: unknown, path: string): readonly string[];
  /** The key of an option of the open question, offered or not; null when it could never have such an option. */
  option(state: S, seat: Seat, text: string): string | null;
  /** A sentence that says why not. */
  why(state: S, reason: Reason): string;
  /** A plan with every name turned into an id or a key; throws BadInput. */
  plan(state: S, seat: Seat, input: unknown, path: string): Json;
  /** The kinds of events there are. */
  readonly events: readonly string[];
}

/** A function over whichever game it is given: its state, view, options and events stay its own. */
export type OverGame<R> = <S extends State, V, O, E>(game: Game<S, V, O, E>) => R;

export const finalMagicGame: Game<inFinalMagic.State, inFinalMagic.View, inFinalMagic.Options, inFinalMagic.Event> = {
  rules: inFinalMagic.finalMagic,
  score: inFinalMagic.score,
  settled: inFinalMagic.settled,
  rounds: inFinalMagic.rounds,
  endless: inFinalMagic.endless,
  randomOptions: inFinalMagic.randomOptions,
  audit: inFinalMagic.audit,
  disguise: inFinalMagic.disguise,
  disguiseThrough: inFinalMagic.disguiseThrough,
  place: inFinalMagic.place,
  position: inFinalMagic.positionOf,
  notation: {
    card: (state, text) => inFinalMagic.cardNamed(state.table.options, text),
    cards: (state, input, path) => inFinalMagic.readCards(state.table.options, input, path),
    option: inFinalMagic.optionNamed,
    plan: inFinalMagic.readPlanWords,
    why: ({ table }, reason) => inFinalMagic.words.en.reason(reason, inFinalMagic.namesIn('en', table.options.cards)),
    events: inFinalMagic.EVENT_KINDS,
  },
  measure: null,
};

export const contractsGame: Game<inContracts.State, inContracts.View, inContracts.Options, inContracts.Event> = {
  rules: inContracts.contracts,
  score: inContracts.score,
  settled: inContracts.settled,
  rounds: inContracts.rounds,
  // Turns are counted to a limit, whatever the options.
  endless: () => false,
  randomOptions: inContracts.randomOptions,
  audit: inContracts.audit,
  disguise: inContracts.disguise,
  disguiseThrough: inContracts.disguiseThrough,
  place: inContracts.place,
  position: inContracts.positionOf,
  notation: {
    card: (state, text) => inContracts.cardNamed(state.table.options, text),
    cards: (state, input, path) => inContracts.readCards(state.table.options, input, path),
    option: inContracts.optionNamed,
    plan: inContracts.readPlanWords,
    why: ({ table }, reason) => inContracts.words.en.reason(reason, inContracts.namesIn('en', table.options.cards)),
    events: inContracts.EVENT_KINDS,
  },
  measure: null,
};

export const battlegroundGame: Game<
  inBattleground.State,
  inBattleground.View,
  inBattleground.Options,
  inBattleground.Event
> = {
  rules: inBattleground.battleground,
  score: inBattleground.score,
  settled: inBattleground.settled,
  rounds: inBattleground.rounds,
  endless: ({ roundLimit }) => roundLimit === null,
  randomOptions: inBattleground.randomOptions,
  audit: inBattleground.audit,
  disguise: inBattleground.disguise,
  disguiseThrough: inBattleground.disguiseThrough,
  place: inBattleground.place,
  position: inBattleground.positionOf,
  notation: {
    card: (state, text) => inBattleground.cardNamed(state.table.options, text),
    cards: (state, input, path) => inBattleground.readCards(state.table.options, input, path),
    option: inBattleground.optionNamed,
    plan: inBattleground.readPlanWords,
    why: ({ table }, reason) =>
      inBattleground.words.en.reason(reason, inBattleground.namesIn('en', table.options.cards)),
    events: inBattleground.EVENT_KINDS,
  },
  measure: (events) => ({ ...inBattleground.measure(events) }),
};

export const sunMoonGame: Game<inSunMoon.State, inSunMoon.View, inSunMoon.FullOptions, inSunMoon.Event> = {
  rules: inSunMoon.sunMoon,
  score: inSunMoon.score,
  settled: inSunMoon.settled,
  rounds: inSunMoon.rounds,
  // Turns of a match and matches of a tournament are counted to a limit, whatever the options.
  endless: () => false,
  randomOptions: inSunMoon.randomOptions,
  audit: inSunMoon.audit,
  disguise: inSunMoon.disguise,
  disguiseThrough: inSunMoon.disguiseThrough,
  place: inSunMoon.place,
  position: inSunMoon.positionOf,
  notation: {
    card: (state, text) => inSunMoon.cardNamed(state.table.options, text),
    cards: (state, input, path) => inSunMoon.readCards(state.table.options, input, path),
    option: inSunMoon.optionNamed,
    plan: inSunMoon.readPlanWords,
    why: ({ table }, reason) => inSunMoon.words.en.reason(reason, inSunMoon.namesIn('en', table.options.cards)),
    events: inSunMoon.EVENT_KINDS,
  },
  measure: (events) => ({ ...inSunMoon.measure(events) }),
};

const GAMES: { readonly [id: string]: <R>(use: OverGame<R>) => R } = {
  'final-magic': (use) => use(finalMagicGame),
  contracts: (use) => use(contractsGame),
  battleground: (use) => use(battlegroundGame),
  'sun-moon': (use) => use(sunMoonGame),
};
export const GAME_IDS = Object.keys(GAMES);

/** Calls `use` with the game of that id; throws BadInput for an unknown one. */
export function withGame<R>(id: string, use: OverGame<R>): R {
  if (Object.hasOwn(GAMES, id)) return GAMES[id](use);
  throw new BadInput('', `there is no game "${id}"; there are ${GAME_IDS.join(', ')}`);
}
