// Which tables have one row per variant? A missing row is a compile error.

import type { Viewer } from '@duello/kernel';
import type { By, NameOf, Rows } from '@duello/language';
import type { Spell } from '../cards/card.ts';
import type { Effect } from '../cards/effects.ts';
import type { Event } from '../rules/state/events.ts';
import type { Option } from '../rules/state/option-keys.ts';

/** Each row is a clause without capital or full stop, so that it can follow a condition. */
export type EffectRows = Rows<By<Effect, 'op'>, [card: Spell, nameOf: NameOf]>;
export type EventBy = By<Event, 'kind'>;
/** As a clause too: the table adds capital and full stop. */
export type EventRows = Rows<EventBy, [viewer: Viewer, nameOf: NameOf], string | null>;
export type OptionRows = Rows<By<Option, 'word'>, [nameOf: NameOf]>;
