// What does one viewer see? What rows of columns show, and what is named here; everything else stays in the engine.

import type { Shown } from '@duello/columns';
import type { Decision, Outcome, Seat, Viewer } from '@duello/kernel';
import type { CardId, Condition, Cost } from '../../cards/vocabulary.ts';
import type { matchRows, seatRows, tierRows } from '../state/columns.ts';
import type { PhaseName } from '../state/events.ts';
import type { QuestionName } from '../state/frames.ts';
import type { Options } from '../state/options.ts';

export type Conditions = { readonly [C in Condition]: number };

export interface SummonView {
  /** Its slot: stays the same while it is on the board. */
  readonly id: number;
  readonly card: CardId;
  readonly owner: Seat;
  /** Whose ally it is: another than its owner under Turnover. */
  readonly side: Seat;
  /** `c3`. */
  readonly field: string;
  /** As it counts now, Auras included; and what its die shows. */
  readonly attack: number;
  readonly attackDie: number;
  /** 0 for one that is dying. */
  readonly hp: number;
  /** What it would subtract if it defended now, threats counted. */
  readonly defence: number;
  readonly range: number;
  readonly defending: boolean;
  /** Summons that threaten it, by id. */
  readonly threats: readonly number[];
  readonly conditions: Conditions;
  /** Enchantments whose tokens it bears, by the id of their card. */
  readonly tokens: readonly TokenView[];
  /** Came during this Battle, so it does not act in it. */
  readonly newcomer: boolean;
  /** Tokens that were there when the phase began: Antimagic in Resolve Enchantments, Haste in Battle. */
  readonly noted: number;
  /** Who is credited for its death, if it is dying. */
  readonly credit: Seat | null;
  /** The how many-th to come into play. */
  readonly entered: number;
}

export interface TokenView {
  readonly id: number;
  readonly shape: number;
  readonly count: number;
}

/** An Aura or Enchantment in a play area. */
export interface InPlayView {
  readonly id: number;
  readonly card: CardId;
  readonly owner: Seat;
  /** Null for an Aura. */
  readonly shape: number | null;
  /** Tokens on the card. */
  readonly tokens: number;
  /** Still to be resolved in this Resolve phase. */
  readonly unresolved: boolean;
  /** Whether it loses a token at the end of this Resolve phase. */
  readonly ticks: boolean;
  readonly entered: number;
}

/** A spell that is being cast, or a card that has left while something may still mean it. */
export interface ActingView {
  readonly id: number;
  readonly card: CardId;
  readonly owner: Seat;
  readonly gone: boolean;
  /** Shape and tokens of an Enchantment. */
  readonly shape: number;
  readonly tokens: number;
  /** Where a summon stood, and its die. */
  readonly field: string;
  readonly attackDie: number;
  readonly entered: number;
}

export interface PreparedView {
  /** For its owner alone. */
  readonly card: CardId | null;
  readonly charges: Cost;
  /** The turn in which it was placed. */
  readonly since: number;
}

/** With what the columns of a seat show. */
export interface PlayerView extends Shown<typeof seatRows> {
  readonly prepared: readonly (PreparedView | null)[];
  /** Everything the player owns that the viewer can't place: deck, and what is hidden of the rest, sorted. */
  readonly unseen: readonly CardId[];
  /** Auras and Enchantments, in the order they came. */
  readonly area: readonly InPlayView[];
  /** Tokens of enchantments on the player. */
  readonly tokens: readonly TokenView[];
}

/** With what the columns of a tier show; its row is empty until the tier is unlocked. */
export interface MarketView extends Shown<typeof tierRows> {
  readonly unlocked: boolean;
  /** The deck, top first, once its discard pile was turned over: everybody has seen it (BR78). */
  readonly deck: readonly CardId[] | null;
  /**
   * What everybody knows the deck to hold, sorted: class spells and the match's own, since the draft is open; all of it
   * once it was turned over.
   */
  readonly unseen: readonly CardId[];
  /** How many neutrals it holds besides: which of `unseenNeutrals` is known to nobody (B313). */
  readonly neutralsLeft: number;
}

/** With what the columns of the whole match show. */
export interface View extends Shown<typeof matchRows> {
  readonly game: 'battleground';
  readonly viewer: Viewer;
  readonly options: Options;
  readonly round: number;
  readonly phase: PhaseName | 'over';
  readonly players: readonly [PlayerView, PlayerView];
  /** Everything on the board, row by row from South. */
  readonly summons: readonly SummonView[];
  /** Spells that are being cast, or have left while something still means them. */
  readonly acting: readonly ActingView[];
  readonly market: readonly [MarketView, MarketView, MarketView];
  /** Neutrals in the market decks that were not turned over, all of them together, sorted. */
  readonly unseenNeutrals: readonly CardId[];
  /** In the draft: neutral spells that nobody has taken, and those that another holds unseen; sorted. */
  readonly neutrals: readonly CardId[];
  /** Who is asked, a public word for what, and the card whose text asks. */
  readonly waiting: {
    readonly what: QuestionName;
    readonly seats: readonly Seat[];
    readonly about: CardId | null;
    /** The summon whose turn it is to act. */
    readonly acting: number | null;
  } | null;
  /** What is still to be done, as numbers: nothing in it is secret. */
  readonly agenda: readonly number[];
  readonly decision: Decision | null;
  readonly outcome: Outcome | null;
}
