// Which tables have one row per variant? A missing row is a compile error.

import type { Viewer } from '@duello/kernel';
import type { By, Form, ReasonRows as LanguageRows, NameOf, Rows } from '@duello/language';
import type { CardType } from '../cards/vocabulary.ts';
import type { Event } from '../rules/state/events.ts';
import type { Option } from '../rules/state/option-keys.ts';
import type { ReasonCode } from '../rules/state/reasons.ts';
import type { StepBy } from './clauses.ts';

/** Where a clause stands. */
export interface Scene {
  /** What the card is that says it. */
  readonly type: CardType;
  readonly form: Form;
  /** The card is the reader's opponent's. */
  readonly theirs: boolean;
}
/** Each row is a clause without capital or full stop, so that it can follow a condition. */
export type StepRows = Rows<StepBy, [scene: Scene]>;
export type EventBy = By<Event, 'kind'>;
/** As a clause too: the table adds capital and full stop. */
export type EventRows<K extends Event['kind'] = Event['kind']> = Rows<
  Pick<EventBy, K>,
  [viewer: Viewer, nameOf: NameOf],
  string | null
>;
/** What happens before the first turn and at the end: a table of its own, for its length. */
export type FrameKind =
  | 'gameStarted'
  | 'tossed'
  | 'classChosen'
  | 'pilesDealt'
  | 'draftTriple'
  | 'draftPicked'
  | 'draftDone'
  | 'deckAccepted'
  | 'matchStarted'
  | 'deckShuffled'
  | 'openingHand'
  | 'mulligan'
  | 'starterChosen'
  | 'loopGuard'
  | 'turnLimitReached'
  | 'conceded'
  | 'timedOut'
  | 'matchEnded'
  | 'gameOver';
export type OptionRows = Rows<By<Option, 'word'>, [nameOf: NameOf]>;
export type ReasonRows = LanguageRows<ReasonCode>;
