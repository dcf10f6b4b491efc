// Sun & Moon: what other rooms may use of it.

export type { Lang } from '@duello/language';
export { audit } from './audit.ts';
export { type BoxCard, boxCards, catalogue } from './cards/catalogue.ts';
export { type ReadyDeckId, readyDecks } from './cards/ready-decks.ts';
export { HARDEN } from './chain.ts';
export { codeOfDeck, deckOfCode } from './deck-code.ts';
export { type DeckReading, deckText, type NotUnderstood, readDeckText } from './deck-text.ts';
export {
  box,
  cardsIn,
  copiesOf,
  faultsOf,
  PLAYER_CLASSES,
  READY_DECKS,
  readDeck,
  sizeOf,
} from './decks.ts';
export { disguise, disguiseThrough } from './disguise.ts';
export {
  type Ability,
  type Card,
  type CardId,
  type CardType,
  CLASSES,
  type Class,
  type DeckList,
  type Effect,
  KEYWORDS,
  type Keyword,
  MOMENTS,
  type Moment,
  type Op,
  type PlayerClass,
  RARITIES,
  type Rarity,
  TRAITS,
  type Trait,
  TYPES,
} from './effects.ts';
export { EVENT_KINDS, type Event, type EventKind, type Ref, see } from './events.ts';
export { QUESTION_NAMES, type QuestionName } from './frames.ts';
export { type Measures, measure } from './measure.ts';
export { cardNamed, optionNamed, readCards, readPlanWords } from './notation.ts';
export { COPY_LIMITS, DECK_CARDS, FATIGUE_LIMIT, OPENING_HAND, PICKS, START_LIFE } from './numbers.ts';
export { type FullOptions, type Options, openOptions, SWITCHES } from './options.ts';
export type { OwnCard } from './own-cards.ts';
export { place } from './place.ts';
export {
  ENCHANTMENT_FIELDS,
  POSITION_FIELDS,
  POSITION_PHASES,
  SIDE_FIELDS,
  SUMMONING_FIELDS,
} from './position.ts';
export { positionOf } from './position-of.ts';
export { randomOptions } from './random-options.ts';
export { sunMoon } from './rules.ts';
export { rounds, score, settled } from './score.ts';
export type { DraftView, EnchantmentView, PendingView, PlayerView, SummoningView, View } from './seen.ts';
export { harden, SKILL_NAMES, type SkillName, skills } from './skills.ts';
export type { State } from './state.ts';
export { namesIn, words } from './text/all.ts';
export { TERMS, type Term, type Words } from './text/words.ts';
