// Which words does the terminal itself need, whatever the language and the game?

/** A line of the help: what to type, and what it does. */
export type HelpLine = readonly [key: string, meaning: string];

export type HelpCommand =
  | 'choose'
  | 'pass'
  | 'end'
  | 'undo'
  | 'hint'
  | 'why'
  | 'card'
  | 'table'
  | 'log'
  | 'discards'
  | 'save'
  | 'concede'
  | 'quit';

/** How well a match was played; names of players are letters, chances have their sign. */
export interface ReviewWords {
  readonly head: (answers: number, level: string) => string;
  readonly stopped: (done: number, all: number) => string;
  readonly nothing: string;
  readonly chart: (name: string) => string;
  /** Before the first turn. */
  readonly opening: string;
  readonly marks: Readonly<Record<'inaccuracy' | 'mistake' | 'blunder', (count: number) => string>>;
  readonly player: (name: string, marks: string | null) => string;
  readonly drop: (mark: string, before: string, after: string) => string;
  readonly labels: Readonly<Record<'given' | 'best' | 'why' | 'look', string>>;
  readonly winsNow: string;
  readonly wins: (best: string, given: string) => string;
  readonly losses: (best: string, given: string) => string;
  readonly gains: (terms: string) => string;
  readonly costs: (terms: string) => string;
  readonly feared: (cards: string) => string;
  readonly luckHead: string;
  readonly began: (name: string, start: string, result: 'won' | 'lost' | 'drew') => string;
  readonly answers: (name: string, points: string, theirs: string, own: string) => string;
  readonly luck: (points: string) => string;
}

export interface Words {
  /** Where an answer is typed. */
  readonly prompt: string;
  /** In the order in which they are shown; how a choice is made comes first. */
  readonly help: Readonly<Record<HelpCommand, HelpLine>>;
  /** While an answer is put together. */
  readonly helpCompose: Readonly<Record<'send' | 'all' | 'takeOut', HelpLine>>;
  readonly goesOn: string;
  /** Where nothing lies. */
  readonly none: string;
  /** What an expert would do. */
  readonly hint: {
    readonly thinking: string;
    only(what: string): string;
    best(what: string, chance: string): string;
    wins(what: string): string;
    other(what: string, chance: string): string;
    fears(cards: string): string;
  };
  readonly review: ReviewWords;
  /** A sentence after a colon. */
  readonly small: (sentence: string) => string;
  readonly onlyChoice: (label: string) => string;
  readonly notAnOption: (typed: string) => string;
  /** `signs` are those there are. */
  readonly noSuchSign: (sign: string, signs: string) => string;
  /** Several options begin as was typed. */
  readonly whichOne: (options: string) => string;
  /** Of several options in a line, after those that were played. */
  readonly restNotPlayed: string;
  /** After what would be left undone. */
  readonly endAsk: string;
  readonly cantNow: string;
  readonly nothingBlocked: string;
  readonly noAll: string;
  readonly noPart: (number: number) => string;
  readonly noCard: (wanted: string) => string;
  readonly whichCard: (names: string) => string;
  readonly undone: string;
  readonly undoNothing: string;
  readonly undoShown: string;
  readonly undoOther: string;
  readonly concedeAsk: string;
  readonly concedeNot: string;
  readonly yes: readonly string[];
  readonly saved: (file: string) => string;
  readonly alreadyThere: (file: string) => string;
  readonly notSaved: (file: string) => string;
  /** What to do about it while the match goes on. */
  readonly saveElsewhere: string;
  /** Before its link, the last resort. */
  readonly savedNowhere: string;
  readonly resumeWith: (command: string) => string;
  readonly inputEnded: string;
  /** The seed of a running match is told to nobody who did not choose it. */
  readonly begins: (game: string, seed: string | null) => string;
  readonly seat: (name: string) => string;
  readonly against: (bot: string) => string;
  readonly bothSeats: string;
  readonly youFirst: string;
  readonly otherFirst: string;
  readonly playerFirst: (name: string) => string;
  readonly askHelp: string;
  readonly result: string;
  readonly seed: (seed: string) => string;
  readonly link: string;
  readonly replayWith: (command: string) => string;
  readonly reviewWith: (command: string) => string;
  readonly rematchAsk: string;
  /** Who takes which seat when both are played by hand; `was` is the seat of the last match. */
  readonly rematchFirst: (was: string) => string;
  /** Said of a match with an answer that does not fit. */
  readonly fitsUntil: (command: string) => string;
  /** `whole`: compared with the record's own; `cut`: only a part; `none`: the record has none. */
  readonly replayed: (answers: number, hash: string, compared: 'whole' | 'cut' | 'none') => string;
  readonly stepHelp: string;
  readonly stepPrompt: (at: number, of: number) => string;
  readonly cardCount: (count: number) => string;
}
