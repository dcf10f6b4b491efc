// Final Magic: what other rooms may use of it.

export { type BoxCard, boxCards, catalogue } from './cards/catalogue.ts';
export type { Card, CardId, Effect, Element, Op } from './effects.ts';
export type { Event, EventKind } from './events.ts';
export { type Options, SWITCHES } from './options.ts';
export { presets } from './presets.ts';
export { nextFirst } from './rematch.ts';
export { finalMagic } from './rules.ts';
export { score } from './score.ts';
export type { State } from './state.ts';
export { type Lang, namesIn, words } from './text/all.ts';
export type { QuestionName, Words } from './text/words.ts';
export type { Counts, PlayerView, View } from './view.ts';
