// Contracts: what other rooms may use of it.

export type { Lang } from '@duello/language';
export { rounds, score, settled } from './bot/score.ts';
export { botTools, tools } from './bot/tools.ts';
export {
  type BoxCard,
  boxCards,
  catalogue,
  contractsOf,
  type DeckCard,
  type DeckId,
  decks,
} from './cards/box/catalogue.ts';
export type { Contract } from './cards/contract.ts';
export type { CustomCard } from './cards/custom/custom-cards.ts';
export type { Effect, Op } from './cards/effects.ts';
export type { Give } from './cards/gives.ts';
export {
  type CardId,
  COLOURS,
  type Colour,
  type ContractType,
  type Cost,
  KEYWORDS,
  type Keyword,
  MOMENTS,
  type Moment,
  STATUSES,
  type Status,
  TYPES,
} from './cards/vocabulary.ts';
export { type DrawCost, drawCost, guardCost, orbHit } from './rules/preview/costs.ts';
export { type ElementNeed, elementNeeds } from './rules/preview/elements.ts';
export { type Left, leftToDo } from './rules/preview/left-to-do.ts';
export { defaultPaymentAnswer, type PaymentPreview, previewPayment } from './rules/preview/payment.ts';
export { playTargets } from './rules/preview/play-targets.ts';
export { type PlayWarning, playWarning } from './rules/preview/warnings.ts';
export { contracts } from './rules/rules.ts';
export {
  EVENT_KINDS,
  type Event,
  type EventKind,
  type Ref,
  type Source,
  type Sources,
  see,
} from './rules/state/events.ts';
export { QUESTIONS, type QuestionName } from './rules/state/frames.ts';
export { HAND_LIMIT, MAX_CREATURES, MAX_TANKS, OPENING_HAND, START_HEALTH } from './rules/state/numbers.ts';
export { type Act, type Option, readAct, readOption, type Spot } from './rules/state/option-keys.ts';
export { DECK_IDS, type Options, SWITCHES } from './rules/state/options.ts';
export type { State } from './rules/state/state.ts';
export type {
  ActingView,
  CreatureView,
  OrbView,
  PaymentView,
  PlayerView,
  RuneView,
  View,
} from './rules/view/view-types.ts';
export { namesIn, words } from './text/all.ts';
export { asPrinted } from './text/as-printed.ts';
export { creatureItem, describeTable, manaRow, orbItem, runeItem, type TableNames } from './text/described-table.ts';
export { sayAnswer } from './text/said-answers.ts';
export { termsOf } from './text/terms-of.ts';
export { TERMS, type Term, type Words } from './text/words.ts';
