// Sun & Moon: what other rooms may use of it.

export type { Lang } from '@duello/language';
export { rounds, score, settled } from './bot/score.ts';
export { botTools, tools } from './bot/tools.ts';
export { type BoxCard, boxCards, catalogue } from './cards/box/catalogue.ts';
export { type ReadyDeckId, readyDecks } from './cards/box/ready-decks.ts';
export type { Ability, Card, DeckList } from './cards/card.ts';
export type { CustomCard } from './cards/custom/custom-cards.ts';
export type { Effect, Op } from './cards/effects.ts';
export { COPY_LIMITS, DECK_CARDS, FATIGUE_LIMIT, OPENING_HAND, PICKS, START_LIFE } from './cards/numbers.ts';
export {
  type CardId,
  type CardType,
  CLASSES,
  type Class,
  KEYWORDS,
  type Keyword,
  MOMENTS,
  type Moment,
  type PlayerClass,
  RARITIES,
  type Rarity,
  TRAITS,
  type Trait,
  TYPES,
} from './cards/vocabulary.ts';
export { actionTargets } from './rules/preview/action-targets.ts';
export { announcedFatigueCost, type FatigueCost, fatigueCost } from './rules/preview/fatigue-cost.ts';
export { attackTargets, type Fight, previewFight, whyNotAttack } from './rules/preview/fight.ts';
export { losesByPassing } from './rules/preview/if-passed.ts';
export { type Left, leftToDo } from './rules/preview/left-to-do.ts';
export { announcedPayment, fatigueRoom, priceOfAction } from './rules/preview/price.ts';
export { turnStartFatigue } from './rules/preview/turn-start.ts';
export { actionWarning } from './rules/preview/warnings.ts';
export { sunMoon } from './rules/rules.ts';
export { HARDEN } from './rules/state/chain.ts';
export { codeOfDeck, DECK_CODE, deckOfCode } from './rules/state/deck-code.ts';
export {
  box,
  cardsIn,
  copiesOf,
  faultsOf,
  PLAYER_CLASSES,
  READY_DECKS,
  readDeck,
  sizeOf,
} from './rules/state/decks.ts';
export { EVENT_KINDS, type Event, type EventKind, type Ref, see } from './rules/state/events.ts';
export { ANNOUNCED, QUESTIONS, type QuestionName } from './rules/state/frames.ts';
export {
  type Action,
  type Option,
  readAction,
  readOption,
  readSpot,
  type Spot,
  spotOf,
} from './rules/state/option-keys.ts';
export { type FullOptions, isTournament, type Options, openOptions, SWITCHES } from './rules/state/options.ts';
export { harden, SKILL_NAMES, type SkillName, skills } from './rules/state/skills.ts';
export { NO_MODE, type State } from './rules/state/state.ts';
export type {
  DraftView,
  EnchantmentView,
  PendingView,
  PlayerView,
  SummoningView,
  View,
} from './rules/view/view-types.ts';
export { namesIn, words } from './text/all.ts';
export { type DeckReading, deckText, type NotUnderstood, readDeckText } from './text/deck-text.ts';
export { describeTable, skillState, summoningItem, type TableNames } from './text/described-table.ts';
export { aimsOf, pendingText, titleOf } from './text/pending.ts';
export { sayAnswer } from './text/said-answers.ts';
export { termsOf } from './text/terms-of.ts';
export { TERMS, type Term, type Words } from './text/words.ts';
