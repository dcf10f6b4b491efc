// The terminal's half that knows no game: what games draw with, and what the app reads of them.

export { type Decks, type OverTerminalGame, type TerminalGame, terminalGame } from './game.ts';
export { cardsMeantBy } from './layout/cards-meant.ts';
export { askedSide, drawnFrom, headLine, rowLines, sectionLines } from './layout/described-table.ts';
export type { CardGroup, CardRow, Draft, Entry, Group, Layout, LogLine, Manner, Peek } from './layout/layout.ts';
export { layoutFrom } from './layout/layout-from.ts';
export { logLines } from './layout/log.ts';
export { type Menu, menuOf, SIGNS } from './layout/menu.ts';
export { endingOf, type NamingOf, namingWith } from './layout/naming.ts';
export { emptyDraft, picksDraft } from './layout/picks.ts';
export { reasonLine, seatIn, whyNotLines } from './layout/why-not.ts';
export { fill, pad, padStart, WIDTH, widthOf, wrap } from './print/columns.ts';
export { bare, type Colour, type Paint, painter, printable } from './print/paint.ts';
export { LABEL, labelled } from './print/sheet.ts';
export { type Course, shareOf, type Told } from './sim/course.ts';
export { percent, within } from './sim/rates.ts';
export type { Rulesets } from './sim/rulesets.ts';
export { LANGS, type Lang, langOf, words } from './words/all.ts';
export type { HelpLine, Words } from './words/words.ts';
