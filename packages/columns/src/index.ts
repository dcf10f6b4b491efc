// Columns: where does a state keep everything, and what follows from that? A row says it once.
//
// A game's `rules/state/columns.ts` is one literal, a row a column. How a game adopts it:
//
//   const { seat, one, each, size, rows, end } = columns();
//   const slot = each('slot', SLOTS);
//   export const col = {
//     health: seat(number(0, 30), inViewAndPosition),                       // everybody sees it, a position says it
//     attack: seat(number(-MOST, MOST), { view: 'gainedAttack', position: 'attack' }), // under other names
//     deck: seat(cards(64, 'topFirst'), { position: true }),                // nobody sees it; a position says it
//     deckSize: size(inView),                                               // of the list before it; everybody sees it
//     aside: seat(cards(9), inOwnView),                                     // its owner sees it, others see null
//     asideSize: size(),                                                    // the engine's alone
//     damage: slot(number(0, MOST), inViewAndPosition),
//     market: zones('tier', 3)(cards(9), { ...inViewAndPosition, size: 'marketSize' }), // { at, size }: the size is right behind the list
//     turnNumber: one(number(0, 200), { view: 'turn' }),
//   };
//   export const CELLS = end() - GAME;
//   export const seatRows = rows(col, 'seat');
//   export const slotRows = rows(col, 'slot');
//   export const matchRows = rows(col, 'one');
//
// - Keep `col` one literal of what the builders return: an object built in a loop is slow to read in rules.
// - View: `interface PlayerView extends Shown<typeof seatRows>` with what is special; `{ ...shown(seatRows, state, seat, own), … }`.
// - The way back in `sample`: `fill(seatRows, state, seat, view.players[seat])`.
// - Position: `interface Side extends Said<typeof seatRows>`; `[...fieldsOf(seatRows), 'line']`, `readRows`, `layRows`, `tellRows`.
// - Audit: `faultIn` checks every column's range; say in the row what the rules promise.
// - Secrets: `hiddenAt` has the cells of all lists of cards that a viewer can't see, for `unseen` and for `permuteHidden`.
//   A `permuteHidden` that asks the rows wants a test that says who sees each list in words of its own.
// - A hand of which everybody knows some cards: `hand.ts`.
// - Whatever is more than that (secrets, pieces on the field, numbers that follow from others) stays the game's own code.

export * from './columns.ts';
export * from './faults.ts';
export * from './hand.ts';
export * from './hidden.ts';
export * from './kind.ts';
export * from './kinds.ts';
export * from './lists.ts';
export * from './position.ts';
export * from './stack.ts';
export * from './view.ts';
