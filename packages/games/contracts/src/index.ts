// Contracts: what other rooms may use of it.

export type { Lang } from '@duello/language';
export { audit } from './audit.ts';
export {
  type BoxCard,
  boxCards,
  catalogue,
  contractsOf,
  type DeckCard,
  type DeckId,
  decks,
} from './cards/catalogue.ts';
export { disguise, disguiseThrough } from './disguise.ts';
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
} from './effects.ts';
export { EVENT_KINDS, type Event, type EventKind, type Ref, type Source, type Sources, see } from './events.ts';
export { QUESTION_NAMES, type QuestionName } from './frames.ts';
export { cardNamed, optionNamed, readCards, readPlanWords } from './notation.ts';
export { HAND_LIMIT, MAX_CREATURES, MAX_TANKS, OPENING_HAND, START_HEALTH } from './numbers.ts';
export { DECK_IDS, type Options, SWITCHES } from './options.ts';
export type { OwnCard } from './own-cards.ts';
export { place } from './place.ts';
export {
  CREATURE_FIELDS,
  ORB_FIELDS,
  POSITION_FIELDS,
  POSITION_PHASES,
  RUNE_FIELDS,
  SIDE_FIELDS,
} from './position.ts';
export { positionOf } from './position-of.ts';
export { randomOptions } from './random-options.ts';
export { contracts } from './rules.ts';
export { rounds, score, settled } from './score.ts';
export type { ActingView, CreatureView, Mana, OrbView, PaymentView, PlayerView, RuneView, View } from './seen.ts';
export type { State } from './state.ts';
export { namesIn, words } from './text/all.ts';
export { TERMS, type Term, type Words } from './text/words.ts';
