// Final Magic: what other rooms may use of it.

export type { Lang } from '@duello/language';
export { endless, rounds, score, settled } from './bot/score.ts';
export { tools } from './bot/tools.ts';
export { type BoxCard, boxCards, catalogue } from './cards/box/catalogue.ts';
export { type Card, type CardId, type Effect, ELEMENTS, type Element, type Op } from './cards/effects.ts';
export { copiesOf } from './rules/match/setup.ts';
export { finalMagic } from './rules/rules.ts';
export { EVENT_KINDS, type Event, type EventKind, type PlanWords } from './rules/state/events.ts';
export { type Options, SWITCHES } from './rules/state/options.ts';
export { presets } from './rules/state/presets.ts';
export type { State } from './rules/state/state.ts';
export { nextFirst } from './rules/turn/rematch.ts';
export type { Counts, PlayerView, View } from './rules/view/view.ts';
export { audit } from './scenario/audit.ts';
export { disguise, disguiseThrough } from './scenario/disguise.ts';
export { cardNamed, optionNamed, readCards, readPlanWords } from './scenario/notation.ts';
export { place } from './scenario/place.ts';
export { POSITION_FIELDS, POSITION_PHASES, positionOf, SIDE_FIELDS } from './scenario/position.ts';
export { randomOptions } from './scenario/random-options.ts';
export { namesIn, words } from './text/all.ts';
export type { QuestionName, Words } from './text/words.ts';
