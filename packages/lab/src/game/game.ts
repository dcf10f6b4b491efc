// What does the lab need of a game? Next to no code: games import this, and run in a browser too.

import type { Tools } from '@duello/bots';
import type {
  AnswerBody,
  Decision,
  Emit,
  Ending,
  Json,
  Reason,
  Reply,
  Rng,
  Seat,
  Seed,
  State,
  Viewer,
} from '@duello/kernel';
import type { Lang } from '@duello/language';

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
  permuteHidden(state: S, viewer: Viewer, rng: Rng): void;
  /** The same for what stays hidden through this answer of a seat and all that follows from it. */
  permuteHiddenThrough(state: S, viewer: Viewer, seat: Seat, reply: Reply, rng: Rng): void;
  /** A state from a position in JSON, told what happens until somebody is asked; throws BadInput that names the path. */
  loadPosition(position: unknown, options: O, seed: Seed, emit?: Emit<E> | null): S;
  /** A match from its setup with these cards on top of the shuffled decks, by seat; null where nobody has a deck. */
  readonly stackedSetup: ((decks: StackedDecks, options: O, seed: Seed, emit: Emit<E> | null) => S) | null;
  /** The state as a position, everything open. */
  position(state: S): Json;
  readonly notation: Notation<S>;
  /** Where a seat's life stands among the cells: puzzles are made closer by taking some of it. */
  readonly lifeCell?: (seat: Seat) => number;
  /** What a whole match says in numbers, to be added up over many; null where nobody asks for any. */
  readonly measure: ((events: readonly E[]) => Measures) | null;
  /** What can be asked of single cards. */
  readonly cards: CardTools<V, E>;
  /** What decks, cards, options and fields of cards are called; what has no name goes by its id. */
  names(lang: Lang): GameNames;
  /** What the players bring; null where both play with the same. */
  readonly decks: DeckChoice | null;
  /** Who went first; null while nobody knows, and where nobody does. */
  first(state: S): Seat | null;
  /** The ending of a match that went on too long. */
  readonly tooLong: Ending;
}

export interface GameNames {
  deck(id: string): string;
  card(id: string): string;
  option(name: string, value: string): string;
  /** A word that stands in the JSON of a card, such as `attack` or a colour of its cost. */
  field(word: string): string;
}

/** Decks or classes, one for each player. */
export interface DeckChoice {
  readonly ids: readonly string[];
  /** The options that name them, by seat, and what has to be said beside them. */
  readonly options: readonly [string, string];
  readonly also: { readonly [name: string]: Json };
  /** Where a match asks for them itself unless the options bring them: the question that a deck's id answers. */
  readonly question: string | null;
  /** How many copies of a card a deck begins with; null where decks are made in the match. */
  copies(deck: string, card: string): number | null;
}

/** What the lab asks about the cards of a game: how each is used, what it says, and what might stand in its place. */
export interface CardTools<V, E> {
  /** Cards of the box that something can stand in the place of, in the box's order. */
  readonly ids: readonly string[];
  /** A card of the box with its names, as `options.cards` reads it back. */
  json(id: string): CardJson;
  /** The plainest card of the same type and cost, with `instead`: what a card is worth is worth over this one. */
  neutral(id: string): CardJson;
  /** Ops, keywords and moments in its text: what a match that uses it has covered. */
  parts(id: string): CardParts;
  /** What each seat did with each card, from all events of a match as the engine tells them, none hidden. */
  use(events: readonly E[]): readonly [UseByCard, UseByCard];
  /** What could be done with which card: of everything the decision offers, each once. */
  offered(view: V, decision: Decision): readonly CardStep[];
  /** The same of one answer: nothing for passing, aiming, paying. A card is forbidden by passing such answers over. */
  answered(view: V, decision: Decision, answer: AnswerBody): readonly CardStep[];
}

/** For a game without cards. */
export const noCards: CardTools<unknown, unknown> = {
  ids: [],
  json: () => ({}),
  neutral: () => ({}),
  parts: () => ({ ops: [], keywords: [], moments: [] }),
  use: () => [new Map(), new Map()],
  offered: () => [],
  answered: () => [],
};

export type CardJson = { readonly [field: string]: Json };

export interface CardParts {
  readonly ops: readonly string[];
  readonly keywords: readonly string[];
  readonly moments: readonly string[];
}

/** `play`: from where it waits into effect, whatever the game calls that; `gain`: bought or picked, to be played later. */
export type CardWay = 'play' | 'gain';
export interface CardStep {
  readonly card: string;
  readonly way: CardWay;
}

/** How often, in one match. */
export interface CardUse {
  /** In the first hand, before anything is set aside or changed. */
  readonly opening: number;
  /** Came to hand after that, from a deck or a pile. */
  readonly drawn: number;
  readonly play: number;
  readonly gain: number;
}
/** Cards that a seat did nothing with are left out. */
export type UseByCard = ReadonlyMap<string, CardUse>;

/** What lies on top of each deck, the top first. */
export interface StackedDecks {
  readonly A?: unknown;
  readonly B?: unknown;
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
  /** What a position may say in short besides cards, so that it can be expected in the same words; null for nothing. */
  readonly short: Shorthand | null;
}

export interface Shorthand {
  /** Counts such as `"R3 B2"` at this path; null where they are not written so. */
  counts(input: Json, path: string): CountsByName | null;
  /** What is in play, such as `"B Guard"`: some of its fields. */
  inPlay(text: string, path: string): { readonly [field: string]: Json };
}

export type CountsByName = { readonly [name: string]: number };

/** A function over whichever game it is given: its state, view, options and events stay its own. */
export type OverGame<R> = <S extends State, V, O, E>(game: Game<S, V, O, E>) => R;

/** Calls `use` with the game of that id; throws BadInput for an unknown one. Whoever runs the lab knows the games. */
export type WithGame = <R>(id: string, use: OverGame<R>) => R;
