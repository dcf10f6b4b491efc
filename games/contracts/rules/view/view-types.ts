// What does one viewer see? What rows of columns show, and what is named here; everything else stays in the engine.

import type { HandView, Shown } from '@duello/columns';
import type { Decision, Outcome, Seat, Viewer } from '@duello/kernel';
import type { CardId, Cost, Status } from '../../cards/vocabulary.ts';
import type { matchRows, seatRows, slotRows } from '../state/columns.ts';
import type { Sources } from '../state/events.ts';
import type { QuestionName } from '../state/frames.ts';
import type { Options } from '../state/options.ts';
import type { PHASES } from '../state/state.ts';

/** As its columns say, and what follows from them. */
export interface CreatureView extends Shown<typeof slotRows> {
  /** Its slot: stays the same while it is on the field. */
  readonly id: number;
  readonly card: CardId;
  /** As it counts now; may be below 0, which deals nothing. */
  readonly attack: number;
  readonly health: number;
  /** The health it would have without damage. */
  readonly mostHealth: number;
  /** Changes on it that Fade takes away: gained for good, and for this turn. */
  readonly gained: { readonly attack: number; readonly health: number };
  readonly turn: { readonly attack: number; readonly health: number };
  /** What other contracts give it as long as they are there; `attack` and `health` count all three. */
  readonly given: { readonly attack: number; readonly health: number };
  /** Everything it is now, whatever it comes from. */
  readonly statuses: readonly Status[];
  /** Of those, what it has gained: lasting, and for this turn. */
  readonly gainedStatuses: readonly Status[];
  readonly turnStatuses: readonly Status[];
  readonly faded: boolean;
  /** Has acted this turn. */
  readonly spent: boolean;
  /** Came onto the field this turn. */
  readonly isNew: boolean;
  /** The slot of what has summoned it in this action: the next token of the same goes to the right of it (CR40). */
  readonly summoner: number | null;
}

export interface OrbView {
  readonly id: number;
  readonly card: CardId;
  readonly attack: number;
  readonly durability: number;
  readonly spent: boolean;
  readonly active: boolean;
}

export interface RuneView {
  readonly id: number;
  readonly card: CardId;
  readonly spent: boolean;
}

/** As its columns say, and what follows from them. */
export interface PlayerView extends Shown<typeof seatRows>, HandView {
  /** What the player strikes with, in all; 0 for none. */
  readonly attack: number;
  /** Magic Damage of the player's Spells, in all. */
  readonly magic: number;
  readonly statuses: readonly Status[];
  readonly gainedStatuses: readonly Status[];
  readonly turnStatuses: readonly Status[];
  /** How many that are looked at have been picked; and for who looks, 0, or 1 or 2 for what was picked first and second. */
  readonly pickedSize: number;
  readonly picked: readonly number[] | null;
  /** How many are set aside during setup: its owner's secret until both have chosen. */
  readonly asideSize: number;
  /** Everything the player owns that the viewer can't tell apart: deck, and what is hidden of the rest. */
  readonly unseen: readonly CardId[];
  readonly line: readonly CreatureView[];
  readonly orb: OrbView | null;
  readonly rune: RuneView | null;
}

/** A contract that is acting, or has left while something still means it. */
export interface ActingView {
  readonly id: number;
  readonly card: CardId;
  readonly seat: Seat;
  readonly zone: number;
  readonly place: number;
  readonly faded: boolean;
  /** How it had changed when it left. */
  readonly attack: number;
  readonly health: number;
}

/** What is being paid: its player's secret until it is done. */
export interface PaymentView {
  readonly card: CardId;
  /** The Rune is used, not played. */
  readonly forUse: boolean;
  readonly due: Cost;
  readonly spare: number;
  readonly chosen: Sources;
  /** What is taken when the player does not choose (CR08): the rest of the payment. */
  readonly usual: Sources;
}

export interface View extends Shown<typeof matchRows> {
  readonly game: 'contracts';
  readonly viewer: Viewer;
  readonly options: Options;
  readonly phase: (typeof PHASES)[number] | 'over';
  readonly players: readonly [PlayerView, PlayerView];
  readonly payment: PaymentView | null;
  readonly acting: readonly ActingView[];
  /** Who is asked, and a public word for what. */
  readonly waiting: {
    readonly what: QuestionName;
    readonly seats: readonly Seat[];
    /**
     * A contract that everybody sees: for `target` and `may` the one whose effect asks, for `place` the Creature that is
     * placed, for `move` the one that is moved. null otherwise, also where an effect asks: `look`, `takeBack`, `extractor`.
     */
    readonly about: CardId | null;
    /** For `move` the slot of that Creature. */
    readonly moving: number | null;
  } | null;
  /** What is still to be done, as numbers; a payment, or an Ambush that has not happened yet, is in its player's alone. */
  readonly agenda: readonly number[];
  readonly decision: Decision | null;
  readonly outcome: Outcome | null;
}
