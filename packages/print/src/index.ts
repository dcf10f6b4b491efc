// Print: how does a game become paper? What knows no game: units, sheets, marks, set text, frames, booklets.

export * from './box/changed.ts';
export * from './box/pages.ts';
export * from './box/pictures.ts';
export type { Tone } from './drawing/colours.ts';
export { mixed } from './drawing/colours.ts';
export type { Icons } from './drawing/icons.ts';
export { icon } from './drawing/icons.ts';
export * from './drawing/photos.ts';
export * from './drawing/shapes.ts';
export * from './drawing/units.ts';
export type { Craft } from './game/craft.ts';
export { drawingsOf } from './game/drawings.ts';
export * from './game/game-print.ts';
export * from './game/own-count.ts';
export * from './game/printed-card.ts';
export * from './game/printed-token.ts';
export * from './game/terms.ts';
export * from './out/pdf.ts';
export * from './sheets/card-sheets.ts';
export { label } from './text/setting.ts';
export * from './text/typefaces.ts';
