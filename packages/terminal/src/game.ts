// What is a game to the terminal? Its rules, how it is laid out, and what commands have to know of it.

import type { Tools } from '@duello/bots';
import type { Json, Outcome, Seat, State } from '@duello/kernel';
import type { CardGroup, Layout, Manner } from './layout/layout.ts';
import type { Course } from './sim/course.ts';
import type { Rulesets } from './sim/rulesets.ts';
import type { Lang } from './words/all.ts';

export interface TerminalGame<S extends State, V, O, E> {
  readonly title: Readonly<Record<Lang, string>>;
  readonly tools: Tools<S, V, O, E>;
  layout(manner: Manner, options: O): Layout<V, E>;
  cards(lang: Lang): readonly CardGroup[];
  /** The cards of one deck, where decks share their cards; null where each card belongs to one. */
  deckCards: ((deck: string, lang: Lang) => CardGroup) | null;
  /** The decks that players bring; null when they bring none. */
  readonly decks: Decks | null;
  /** The rulesets that simulations compare; null when there is but one. */
  readonly rulesets: Rulesets | null;
  /** Options of a drafted tournament; null in a game without. */
  readonly drafted: { readonly [name: string]: Json } | null;
  /** True when these options make a match a tournament of several. */
  isTournament(options: { readonly [name: string]: Json }): boolean;
  /** What simulations tell of single matches beyond who has won; null for nothing. */
  readonly course: Course | null;
  /** Who goes first, or went; null while nobody can know. */
  first(view: V): Seat | null;
  /** Options that let seat A go first, so that simulations can tell what that is worth. */
  readonly firstA: { readonly [name: string]: Json };
  /** The seat of the match that has ended whose player takes seat A in a rematch; null when all keep their seats. */
  nextA(ended: Outcome): Seat | null;
  /** The ending of a match that went on too long; null where none does. */
  readonly tooLong: string | null;
  readonly help: GameHelp;
}

/** What the help of commands says of a game, in whole sentences. */
export interface GameHelp {
  /** How a match can begin. */
  readonly play: string;
  /** What follows `duello play <game>` in an example. */
  readonly playExample: string;
  /** What `duello cards --json` says of a card beside the fields that every game has. */
  readonly cardFields: readonly string[];
  /** What else there is to say about its cards; null for nothing. */
  readonly cards: string | null;
  /** What there is to say about its simulations; null for nothing. */
  readonly sim: string | null;
  /** What follows `duello sim <game>` in an example; null for none. */
  readonly simExample: string | null;
}

/** What a game need not say: it has no cards and no decks, nobody goes first, all keep their seats. */
const PLAIN = {
  cards: () => [],
  deckCards: null,
  decks: null,
  rulesets: null,
  drafted: null,
  isTournament: () => false,
  course: null,
  first: () => null,
  firstA: {},
  nextA: () => null,
  tooLong: null,
} as const;
const PLAIN_HELP = { cardFields: [], cards: null, sim: null, simExample: null } as const;

/** Left out where a game has nothing to say. */
type Lacking<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>;
type OwnPart<S extends State, V, O, E> = Lacking<Omit<TerminalGame<S, V, O, E>, 'help'>, keyof typeof PLAIN> & {
  readonly help: Lacking<GameHelp, keyof typeof PLAIN_HELP>;
};

/** A game with what it says of itself, and for the rest as games usually are. */
export const terminalGame = <S extends State, V, O, E>({
  help,
  ...own
}: OwnPart<S, V, O, E>): TerminalGame<S, V, O, E> => ({ ...PLAIN, ...own, help: { ...PLAIN_HELP, ...help } });

/** A function over whichever game it is given: its state, view, options and events stay its own. */
export type OverTerminalGame<R> = <S extends State, V, O, E>(game: TerminalGame<S, V, O, E>) => R;

/** The decks of a game, and the options that say who brings which. */
export interface Decks {
  readonly ids: readonly string[];
  /** The option with the deck of seat A, and of seat B. */
  readonly options: readonly [string, string];
  /** Options that have to go with them. */
  readonly also: { readonly [name: string]: Json };
  /** The question of a match that chooses one, when options don't; null where only options do. */
  readonly question: string | null;
  /** What they are called, many of them. */
  readonly plural: string;
  name(id: string, lang: Lang): string;
  /** A deck of one's own by its code or its file, as the option takes it; null when it is none. Throws BadInput. */
  bring?(text: string): Json | null;
}
