// What do the tests over all games ask of a game? One value a game: `fixtures` of games/<game>/page/tests/fixtures.ts.

import type { Json, Seat } from '@duello/kernel';
import type { AnyMatch } from './matches.ts';
import type { Strategy } from './strategy.ts';
import type { Seen, SeenCard } from './table-page.ts';

/** Decisions in the middle of a match, for whoever looks at the table at each of them. */
export interface Asking {
  /** Every question that looks unlike the others. */
  readonly questions: readonly string[];
  /** A match in which that is asked. */
  at(question: string): AnyMatch;
  /** What the browser has to keep beside it, so that the table asks and does not answer by itself. */
  readonly beside: Readonly<Record<string, string>>;
  /** Something that is only selected by a press, because it begins something or is one part of an answer. */
  selects(question: string, seen: Seen): SeenCard | undefined;
}

/** What one of two people at a screen must not find out. */
export interface Secrets {
  /** Two matches that this seat can't tell apart, though the other holds different cards; the first player is to act. */
  alike(seat: Seat): readonly [AnyMatch, AnyMatch];
  /** Answers of a turn in which nothing is played. */
  readonly turn: readonly string[];
  /** Stands in the page where a hand lies open. */
  readonly inHand: string;
  /** Words that would tell a card: its id and its names. */
  words(): readonly string[];
}

/** A match between two equal bots. */
export interface BotMatch {
  readonly seed: string;
  readonly bot: string;
  readonly options: Readonly<Record<string, string>>;
}

export interface GameFixtures {
  /** What the page calls it in English. */
  readonly name: string;
  readonly strategy: Strategy;
  /** Without options, a match as most tests play it. */
  begin(seed: string, options?: Json): AnyMatch;
  /** A question with which a turn can be ended, and the answer that does it. */
  readonly turnEnd: {
    readonly question: string;
    readonly key: string;
    /** What is still asked before the other's turn, and the answer that goes on. */
    readonly goOn?: { readonly question: string; readonly key: string };
    /** A match in which the first player is asked it, with something useful left to do. */
    early(): AnyMatch;
  };
  /** The first player is to act, and whatever a bot does there moves nothing else; null where it makes room for itself. */
  readonly still: ((seed: string) => AnyMatch) | null;
  /** Names of pages that only this game has. */
  readonly pages: readonly string[];
  readonly asking: Asking;
  readonly secrets: Secrets;
  /** What the browser keeps of a table that is as full as it gets, with the first player to act: open it with `paintTable`. */
  full(): Readonly<Record<string, string>>;
  /** Matches that use every deck or supply, and options that change what is computed. */
  readonly botMatches: readonly BotMatch[];
}
