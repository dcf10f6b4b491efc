// Which tables have one row per variant? A missing row is a compile error.

import type { Viewer } from '@duello/kernel';
import type { By, Form, NameOf, Rows } from '@duello/language';
import type { Contract } from '../cards/contract.ts';
import type { Moment } from '../cards/vocabulary.ts';
import type { Event } from '../rules/state/events.ts';
import type { Option } from '../rules/state/option-keys.ts';
import type { StepBy } from './clauses.ts';

/** Where a clause stands. */
export interface Scene {
  readonly card: Contract;
  /** Null for what a Spell does, or a Rune when it is used. */
  readonly moment: Moment | null;
  readonly nameOf: NameOf;
  readonly form: Form;
}
/** Each row is a clause without capital or full stop, so that it can follow a condition. */
export type StepRows = Rows<StepBy, [scene: Scene]>;
export type EventBy = By<Event, 'kind'>;
/** As a clause too: the table adds capital and full stop. */
export type EventRows = Rows<EventBy, [viewer: Viewer, nameOf: NameOf], string | null>;
export type OptionRows = Rows<By<Option, 'word'>, [nameOf: NameOf]>;
