// What does one viewer see? What rows of columns show, and what is named here; everything else stays in the engine.

import type { HandView, Shown } from '@duello/columns';
import type { Decision, Outcome, Seat, Viewer } from '@duello/kernel';
import type { CardId, PlayerClass, Trait } from '../../cards/vocabulary.ts';
import type { matchRows, seatRows } from '../state/columns.ts';
import type { Ref } from '../state/events.ts';
import type { QuestionName } from '../state/frames.ts';
import type { Options } from '../state/options.ts';
import type { ACTION_KINDS, PHASES } from '../state/state.ts';

export interface EnchantmentView {
  /** Its slot: stays the same while it is in play. */
  readonly id: number;
  readonly card: CardId;
  /** Who played it and controls it; it may be on a summoning of the other's. */
  readonly seat: Seat;
  readonly tapped: boolean;
  /** Grows with every card that enters play. */
  readonly entered: number;
  /** Destroyed as soon as what resolves now has resolved. */
  readonly doomed: boolean;
}

export interface SummoningView {
  readonly id: number;
  readonly card: CardId;
  /** As it counts now. */
  readonly attack: number;
  readonly defense: number;
  /** The defense it would have without damage. */
  readonly wholeDefense: number;
  readonly damage: number;
  readonly tapped: boolean;
  /** Everything it is now, whatever it comes from. */
  readonly traits: readonly Trait[];
  /** What ends with the turn. */
  readonly turn: { readonly attack: number; readonly defense: number; readonly traits: readonly Trait[] };
  /** What its enchantments give. */
  readonly given: { readonly attack: number; readonly defense: number };
  readonly enchantments: readonly EnchantmentView[];
  readonly entered: number;
  readonly doomed: boolean;
  /** Has dealt damage to the opponent in the attack that is being settled. */
  readonly hit: boolean;
}

export interface DraftView {
  readonly pileSize: number;
  /** The cards to choose from: the owner's secret until both have chosen. */
  readonly shown: readonly CardId[] | null;
  /** Which of them is taken, for the owner alone: 0 is the first; null when nothing is chosen yet. */
  readonly picked: number | null;
  readonly takenSize: number;
}

export interface PlayerView extends Shown<typeof seatRows>, HandView {
  /** null before it is chosen. */
  readonly class: PlayerClass | null;
  /** Cards set aside in the mulligan are their owner's secret; others are told their number when both have chosen. */
  readonly asideSize: number;
  readonly summonings: readonly SummoningView[];
  /** The whole deck, or what is drafted of it, sorted; null when the viewer must not know it. */
  readonly list: readonly CardId[] | null;
  /** What lies in the deck, and in a hand that is hidden, sorted; null when the viewer does not know the deck. */
  readonly unseen: readonly CardId[] | null;
  /** What the draft has shown of the player's pile and was not taken; null when the viewer must not know it. */
  readonly out: readonly CardId[] | null;
  /** null outside the draft. */
  readonly draft: DraftView | null;
}

/** Something that waits to resolve, or that somebody is announcing. */
export interface PendingView {
  readonly what: (typeof ACTION_KINDS)[number];
  readonly seat: Seat;
  /** null for skills. */
  readonly card: CardId | null;
  /** Its slot; null for skills, while it is announced from hand, and when it has left play. */
  readonly id: number | null;
  /** The number of the skill, ability (7 is Harden) or moment. */
  readonly index: number;
  /** The option of Choose one, from 0; below 0 none, or none yet. */
  readonly mode: number;
  /** 0 for none, or none yet. */
  readonly x: number;
  /** Targets as the engine writes them, and in words. */
  readonly aimed: readonly [number, number];
  readonly targets: readonly Ref[];
}

export interface View extends Shown<typeof matchRows> {
  readonly game: 'sun-moon';
  readonly viewer: Viewer;
  /** What both know; decks are not in it. */
  readonly options: Options;
  readonly phase: (typeof PHASES)[number] | 'over';
  readonly players: readonly [PlayerView, PlayerView];
  /** The last one resolves first. */
  readonly chain: readonly PendingView[];
  /** What the viewer is announcing: nobody else knows of it. */
  readonly announcement: PendingView | null;
  /** Who is asked, and a public word for what. */
  readonly waiting: {
    readonly what: QuestionName;
    readonly seats: readonly Seat[];
    /** The card whose effect asks, for `aim`, `discard`, `takeBack` and `may`. */
    readonly about: CardId | null;
  } | null;
  /** What is still to be done, as numbers; an announcement is in its player's alone. */
  readonly agenda: readonly number[];
  /** What will happen by itself, as numbers. */
  readonly due: readonly number[];
  readonly decision: Decision | null;
  readonly outcome: Outcome | null;
}
