// Battleground: what other rooms may use of it.

export type { Lang } from '@duello/language';
export { rounds, score, settled } from './bot/score.ts';
export { botTools, tools } from './bot/tools.ts';
export {
  type BoxCard,
  boxCards,
  catalogue,
  colourOfCrystal,
  copiesOf,
  crystalOf,
  neutrals,
  spellsOfClass,
  uniqueOf,
} from './cards/box/catalogue.ts';
export { type Preset, type PresetId, presetOf, presets } from './cards/box/presets.ts';
export type { CustomCard } from './cards/custom/custom-cards.ts';
export type { Effect, Op } from './cards/effects.ts';
export type { Aura, Spell } from './cards/spell.ts';
export {
  type CardId,
  CLASSES,
  type ClassId,
  COLOURS,
  CONDITIONS,
  type Colour,
  type Condition,
  type Cost,
  type SetId,
  type SpellType,
  TYPES,
} from './cards/vocabulary.ts';
export { type Deed, lifeLost, type Plan, plansOf } from './rules/preview/battle-plans.ts';
export { castSpots } from './rules/preview/cast-spots.ts';
export { comingBattle, type Stance } from './rules/preview/forecast.ts';
export { type Left, leftToDo } from './rules/preview/left-to-do.ts';
export { coinsUntil, payingPool, whyMarketClosed } from './rules/preview/market.ts';
export { crystalsFor } from './rules/preview/payment.ts';
export { type Mark, type PointArea, pointArea } from './rules/preview/point-area.ts';
export { attackTarget, type Foe, obeys, suggestedStances } from './rules/preview/stances.ts';
export { eventsAfter } from './rules/preview/trial.ts';
export { castDoesNothing } from './rules/preview/warnings.ts';
export { battleground } from './rules/rules.ts';
export { rangeOf } from './rules/state/compiled.ts';
export {
  type Cause,
  EVENT_KINDS,
  type Event,
  type EventKind,
  type PhaseName,
  type Ref,
  see,
} from './rules/state/events.ts';
export { QUESTIONS, type QuestionName } from './rules/state/frames.ts';
export { type Geometry, geometryOf } from './rules/state/geometry.ts';
export {
  DECK_AT_START,
  EXP_PER_COIN,
  FREE_PICKS,
  HAND_DRAWN,
  PREPARATION_SLOTS,
  ROWS,
  START_LIFE,
} from './rules/state/numbers.ts';
export { type Act, fieldsIn, type Option, optionKey, readAct, readOption } from './rules/state/option-keys.ts';
export { type Options, SWITCHES } from './rules/state/options.ts';
export type { State } from './rules/state/state.ts';
export { roundAt } from './rules/turn/turn.ts';
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
} from './rules/view/view-types.ts';
export { namesIn, words } from './text/all.ts';
export { describeTable, type TableNames } from './text/described-table.ts';
export { effectsSaid } from './text/effects-said.ts';
export { remindersOf } from './text/reminders.ts';
export { sayAnswer } from './text/said-answers.ts';
export { TERMS, type Term, type Words } from './text/words.ts';
