// What does the lab answer? Figures with intervals and bands, pictures as data, and which matches stand behind each point.

import type { Json } from '@duello/kernel';
import type { HeadlineName, LabelWord, PictureName } from './names.ts';
import type { Measure, Question } from './question.ts';

/** A figure and where it lies with 95 %, over pairs of matches. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** How good that is: open where too few matches were played to tell, null where nobody has said what is good. */
export type Band = 'green' | 'amber' | 'red' | 'open' | null;

/** One match: the deal of an arm, played with its seats as they are (0) or swapped (1). It is played again to be watched. */
export interface MatchRef {
  readonly arm: string;
  readonly deal: number;
  readonly match: 0 | 1;
}

/** What is written of a name: a word of the lab's own, or a deck, class, card, option or bot as the game calls it. */
export type Label =
  | { readonly word: LabelWord }
  | { readonly deck: string }
  | { readonly card: string }
  | { readonly option: string; readonly value: string }
  | { readonly bot: string };

/** Of a share and of points 1 is the whole: a difference of 0.01 is one point. */
export type Unit = 'share' | 'points' | 'rounds' | 'count' | 'ratio';

export interface Headline extends Estimate {
  readonly name: HeadlineName;
  readonly unit: Unit;
  readonly band: Band;
  /** Who played it. */
  readonly level: string;
  /** False while the deals are those it was tuned on. */
  readonly heldOut: boolean;
  readonly matches: readonly MatchRef[];
}

export interface Point extends Estimate {
  readonly label: Label;
  readonly count: number;
  readonly band: Band;
  readonly matches: readonly MatchRef[];
}

interface PictureBase {
  /** Its title, and what to read in it. */
  readonly name: PictureName;
}

export type Picture =
  /** Rates with intervals, one below the other; `line` is where nobody would be ahead. */
  | (PictureBase & {
      readonly kind: 'bars';
      readonly unit: Unit;
      readonly line: number | null;
      readonly bars: readonly Point[];
    })
  /** Rows against columns: the share of points of the row. */
  | (PictureBase & {
      readonly kind: 'heat';
      readonly rows: readonly Label[];
      readonly columns: readonly Label[];
      readonly cells: readonly (readonly (Point | null)[])[];
      /** How often each row would be played by somebody who can’t be beaten. */
      readonly mix: readonly number[] | null;
    })
  | (PictureBase & {
      readonly kind: 'histogram';
      readonly unit: Unit;
      /** Of whole numbers, both ends within. */
      readonly bins: readonly {
        readonly from: number;
        readonly to: number;
        readonly count: number;
        readonly matches: readonly MatchRef[];
      }[];
      readonly marks: { readonly p5: number; readonly p50: number; readonly p95: number };
    })
  /** The winner’s chance through the match, from its first tenth to its last: quantiles over all matches. */
  | (PictureBase & {
      readonly kind: 'fan';
      readonly steps: readonly {
        readonly at: number;
        readonly p5: number;
        readonly p25: number;
        readonly p50: number;
        readonly p75: number;
        readonly p95: number;
      }[];
      readonly examples: readonly { readonly match: MatchRef; readonly path: readonly number[] }[];
    })
  /** How often something is used against what it is worth. */
  | (PictureBase & {
      readonly kind: 'scatter';
      readonly x: Unit;
      readonly y: Unit;
      readonly points: readonly (Point & { readonly x: number })[];
    })
  /** Two ways to play by each measure: what came of either, and the paired difference of the same deals, b less a. */
  | (PictureBase & {
      readonly kind: 'compare';
      readonly a: Label;
      readonly b: Label;
      readonly rows: readonly Compared[];
    });

/** One measure under two sets of rules or cards. */
export interface Compared {
  readonly measure: Measure;
  readonly unit: Unit;
  readonly a: Estimate;
  readonly b: Estimate;
  readonly difference: Estimate;
  readonly band: Band;
  readonly matches: readonly MatchRef[];
}

/** A sentence in plain words, by name with what it speaks of. */
export type Finding =
  /** "No difference within 1 point", or that the matches did not settle it. */
  | { readonly name: 'noDifference' | 'undecided'; readonly measure: Measure; readonly within: number }
  | { readonly name: 'difference'; readonly measure: Measure; readonly unit: Unit; readonly by: Estimate }
  /** What all deals show to be off target: a figure, or how often a deck wins against the others. */
  | { readonly name: 'offTarget'; readonly figure: HeadlineName; readonly unit: Unit; readonly found: Estimate }
  | { readonly name: 'deckOffTarget'; readonly deck: Label; readonly share: Estimate }
  /** How many points a deck wins more against the others. */
  | { readonly name: 'deckChange'; readonly deck: Label; readonly by: Estimate }
  /** A figure at one level and at a stronger one. */
  | {
      readonly name: 'levelShift';
      readonly figure: HeadlineName;
      readonly unit: Unit;
      readonly from: Estimate;
      readonly to: Estimate;
    }
  | { readonly name: 'widestMatchup'; readonly row: Label; readonly column: Label; readonly share: Estimate }
  /** How often somebody who can’t be beaten would bring it. */
  | { readonly name: 'bestMix'; readonly deck: Label; readonly share: number }
  /** By the deals that are tuned on, and by those held out: null where there are none. */
  | {
      readonly name: 'tooStrong' | 'tooWeak';
      readonly card: Label;
      readonly by: Estimate;
      readonly heldOut: Estimate | null;
    }
  | { readonly name: 'neverCame' | 'neverUsed' | 'alwaysUsed'; readonly cards: readonly Label[] }
  /** Ops, keywords and moments that no match has come to, as the game’s files name them. */
  | { readonly name: 'neverCovered'; readonly parts: readonly string[] }
  /** In a match of these deals cards set each other off without end, and the rules cut it off. */
  | { readonly name: 'cutOff'; readonly deals: readonly number[] }
  /** Matches that went on for too long, each with its seed. */
  | { readonly name: 'loops'; readonly matches: readonly MatchRef[] };

/** Everything that decides the numbers, kept with them. */
export interface Provenance {
  readonly rules: number;
  /** Hashes of the cards, of what bots go by, and of the code that played. */
  readonly cards: string;
  readonly bots: string;
  readonly engine: string;
  readonly seed: string;
  readonly deals: readonly [from: number, to: number];
  readonly heldOut: readonly [from: number, to: number] | null;
}

/** What a bot answers whatever it thinks: picks by the question they answer, such as a class that it has to draft. */
export type Given = { readonly [question: string]: string };

/**
 * What plays an arm. The first bot has seat A in the first match of a deal and seat B in the second, where `swapped` are
 * the options; what is forbidden is forbidden to the first bot alone.
 */
export interface Arm {
  readonly name: string;
  readonly bots: readonly [string, string];
  readonly options: Json;
  readonly swapped: Json;
  readonly given: readonly [Given, Given];
  readonly forbidden: readonly string[];
}

export interface Answer {
  readonly question: Question;
  readonly provenance: Provenance;
  readonly arms: readonly Arm[];
  readonly matches: number;
  /** False when it was stopped early: everything counts that was played. */
  readonly complete: boolean;
  readonly headlines: readonly Headline[];
  readonly pictures: readonly Picture[];
  readonly findings: readonly Finding[];
}
