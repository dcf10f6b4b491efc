// Final Magic: what other rooms may use of it.

export type { Lang } from '@duello/language';
export { endless, rounds, score, settled } from './bot/score.ts';
export { tools } from './bot/tools.ts';
export { type BoxCard, boxCards, catalogue } from './cards/box/catalogue.ts';
export { type Card, hasEffect } from './cards/card.ts';
export type { Effect, Op } from './cards/effects.ts';
export { type CardId, ELEMENTS, type Element } from './cards/vocabulary.ts';
export { copiesOf } from './rules/match/setup.ts';
export { castCost, fullHealth } from './rules/preview/costs.ts';
export { type Left, leftToDo } from './rules/preview/left-to-do.ts';
export { type Playing, payable, playableNow } from './rules/preview/payment.ts';
export { addToPlan, EMPTY_PLAN, gemsToAdd, planCosts, spareGemsOf } from './rules/preview/plan.ts';
export { whyNotNow } from './rules/preview/why-not.ts';
export { finalMagic } from './rules/rules.ts';
export { EVENT_KINDS, type Event, type EventKind, type PlanWords, see } from './rules/state/events.ts';
export { QUESTIONS, type QuestionName } from './rules/state/frames.ts';
export { COPIES } from './rules/state/numbers.ts';
export { type Option, readOption } from './rules/state/option-keys.ts';
export { cardsOf, type MatchCards, type Options, SWITCHES } from './rules/state/options.ts';
export { presets } from './rules/state/presets.ts';
export type { State } from './rules/state/state.ts';
export type { Counts } from './rules/state/zones.ts';
export { nextFirst } from './rules/turn/rematch.ts';
export type { PlayerView, View } from './rules/view/view.ts';
export { namesIn, words } from './text/all.ts';
export { describeTable, type TableNames } from './text/described-table.ts';
export type { Words } from './text/words.ts';
