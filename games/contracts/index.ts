// Contracts: what other rooms may use of it.

export type { Lang } from '@duello/language';
export { rounds, score, settled } from './bot/score.ts';
export { tools } from './bot/tools.ts';
export {
  type BoxCard,
  boxCards,
  catalogue,
  contractsOf,
  type DeckCard,
  type DeckId,
  decks,
} from './cards/box/catalogue.ts';
export type { OwnCard } from './cards/custom/own-cards.ts';
export {
  type CardId,
  COLOURS,
  type Colour,
  type Contract,
  type ContractType,
  type Cost,
  type Effect,
  type Give,
  KEYWORDS,
  type Keyword,
  MOMENTS,
  type Moment,
  type Op,
  type Status,
  TYPES,
} from './cards/effects.ts';
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
export { QUESTION_NAMES, type QuestionName } from './rules/state/frames.ts';
export { HAND_LIMIT, MAX_CREATURES, MAX_TANKS, OPENING_HAND, START_HEALTH } from './rules/state/numbers.ts';
export { DECK_IDS, type Options, SWITCHES } from './rules/state/options.ts';
export type { State } from './rules/state/state.ts';
export type {
  ActingView,
  CreatureView,
  Mana,
  OrbView,
  PaymentView,
  PlayerView,
  RuneView,
  View,
} from './rules/view/seen.ts';
export { namesIn, words } from './text/all.ts';
export { TERMS, type Term, type Words } from './text/words.ts';
