// Which tables have one row per variant? A missing row is a compile error.

import type { Viewer } from '@duello/kernel';
import type { By, Form, ReasonRows as LanguageRows, NameOf, Rows } from '@duello/language';
import type { Spell } from '../cards/spell.ts';
import type { Event } from '../rules/state/events.ts';
import type { Option } from '../rules/state/option-keys.ts';
import type { ReasonCode } from '../rules/state/reasons.ts';
import type { StepBy } from './clauses.ts';

/** Where a clause stands. */
export interface Scene {
  readonly card: Spell;
  readonly form: Form;
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
/** What happens to summons: a table of its own, for its length. */
export type BattleKind =
  | 'summoned'
  | 'stanceEnded'
  | 'summonActs'
  | 'advanced'
  | 'advanceHeld'
  | 'advanceBlocked'
  | 'advanceSkipped'
  | 'attackDeclared'
  | 'attackPrevented'
  | 'noTarget'
  | 'flanked'
  | 'defenceApplied'
  | 'chillApplied'
  | 'defended'
  | 'hasteUsed'
  | 'moved'
  | 'damageDealt'
  | 'healed'
  | 'attackChanged'
  | 'hpChanged'
  | 'conditionPlaced'
  | 'conditionRemoved'
  | 'killed'
  | 'deathTriggered'
  | 'summonDied'
  | 'attackReset';
export type OptionRows = Rows<By<Option, 'word'>, [nameOf: NameOf]>;
export type ReasonRows = LanguageRows<ReasonCode>;
