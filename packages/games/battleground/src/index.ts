// Battleground: what other rooms may use of it.

export type { Lang } from '@duello/language';
export { audit } from './audit.ts';
export {
  type BoxCard,
  boxCards,
  catalogue,
  copiesOf,
  crystalOf,
  neutrals,
  spellsOfClass,
  uniqueOf,
} from './cards/catalogue.ts';
export { type Preset, type PresetId, presetOf, presets } from './cards/presets.ts';
export { disguise, disguiseThrough } from './disguise.ts';
export {
  type Aura,
  type CardId,
  CLASSES,
  type ClassId,
  COLOURS,
  CONDITIONS,
  type Colour,
  type Condition,
  type Cost,
  type Effect,
  type Op,
  type SetId,
  type Spell,
  type SpellType,
  TYPES,
} from './effects.ts';
export { type Cause, EVENT_KINDS, type Event, type EventKind, type PhaseName, type Ref, see } from './events.ts';
export { forecast, type Stance } from './forecast.ts';
export { QUESTION_NAMES, type QuestionName } from './frames.ts';
export { type Geometry, geometryOf } from './geometry.ts';
export { type Measures, measure } from './measure.ts';
export { cardNamed, optionNamed, readCards, readPlanWords } from './notation.ts';
export {
  EXP_PER_COIN,
  FREE_PICKS,
  HAND_DRAWN,
  PREPARATION_SLOTS,
  ROWS,
  START_LIFE,
} from './numbers.ts';
export { type Options, SWITCHES } from './options.ts';
export type { OwnCard } from './own-cards.ts';
export { place } from './place.ts';
export {
  AREA_FIELDS,
  POSITION_FIELDS,
  POSITION_PHASES,
  PREPARED_FIELDS,
  SIDE_FIELDS,
  SUMMON_FIELDS,
  TIER_FIELDS,
} from './position.ts';
export { positionOf } from './position-of.ts';
export { randomOptions } from './random-options.ts';
export { battleground } from './rules.ts';
export { rounds, score, settled } from './score.ts';
export { findTarget } from './search.ts';
export type {
  ActingView,
  Conditions,
  InPlayView,
  MarketView,
  PlayerView,
  PreparedView,
  SummonView,
  TokenView,
  View,
} from './seen.ts';
export type { State } from './state.ts';
export { namesIn, words } from './text/all.ts';
export { TERMS, type Term, type Words } from './text/words.ts';
