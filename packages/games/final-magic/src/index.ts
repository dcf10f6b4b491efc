// Final Magic: what other rooms may use of it.

export type { Lang } from '@duello/language';
export { audit } from './audit.ts';
export { type BoxCard, boxCards, catalogue } from './cards/catalogue.ts';
export { disguise, disguiseThrough } from './disguise.ts';
export { type Card, type CardId, type Effect, ELEMENTS, type Element, type Op } from './effects.ts';
export { EVENT_KINDS, type Event, type EventKind, type PlanWords } from './events.ts';
export { cardNamed, optionNamed, readCards, readPlanWords } from './notation.ts';
export { type Options, SWITCHES } from './options.ts';
export { place } from './place.ts';
export { POSITION_FIELDS, POSITION_PHASES, positionOf, SIDE_FIELDS } from './position.ts';
export { presets } from './presets.ts';
export { randomOptions } from './random-options.ts';
export { nextFirst } from './rematch.ts';
export { finalMagic } from './rules.ts';
export { endless, rounds, score, settled } from './score.ts';
export { copiesOf } from './setup.ts';
export type { State } from './state.ts';
export { namesIn, words } from './text/all.ts';
export type { QuestionName, Words } from './text/words.ts';
export type { Counts, PlayerView, View } from './view.ts';
