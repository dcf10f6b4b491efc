// How well does a seat stand? A value for bots, in points of health: what it has, what it holds, what it can pay.

import { EVEN_STYLE, type Style, type Terms } from '@duello/bots';
import { asked, frameAt, isOver, other, outcome, type Seat } from '@duello/kernel';
import { col } from '../rules/state/columns.ts';
import { ask, ENDINGS } from '../rules/state/frames.ts';
import type { State } from '../rules/state/state.ts';
import { FEATURES, fillFeatures, THEIRS, TURN } from './features.ts';
import { DECK, HAND, ITEMS, LIFE, LINE, MANA, WIN } from './side.ts';

/** How long the match has been: a round is a turn of each. */
export const rounds = ({ cells }: State): number => Math.ceil(cells[col.turnNumber] / 2);

/** Questions that open something new: whatever came before is over. */
const OPENINGS: readonly number[] = [ask.act, ask.colour, ask.swap, ask.draw, ask.replace];

/** True where a value makes sense: an action is over, and a new one or a new turn begins. */
export const settled = (state: State): boolean =>
  asked(state) === 0 || OPENINGS.includes(state.cells[frameAt(state) + 1]);

const of = new Float64Array(FEATURES.length);

const ahead = (part: number): number => of[part] - of[THEIRS + part];

const ended = (state: State, seat: Seat): number => {
  const winner = outcome({ endings: ENDINGS }, state)?.winner ?? null;
  return winner === null ? 0 : winner === seat ? WIN : -WIN;
};

export function score(state: State, seat: Seat, style: Style = EVEN_STYLE): number {
  if (isOver(state)) return ended(state, seat);
  fillFeatures(state, seat, of);
  const life = style.life * of[LIFE] - style.harm * of[THEIRS + LIFE];
  const board = ahead(LINE) + ahead(ITEMS);
  const means = ahead(MANA) + ahead(HAND) + ahead(DECK);
  return life + style.board * board + style.means * means + of[TURN];
}

/** The same by name. */
export function terms(state: State, seat: Seat): Terms {
  if (isOver(state)) return { result: ended(state, seat) };
  fillFeatures(state, seat, of);
  return {
    ownHealth: of[LIFE],
    theirHealth: -of[THEIRS + LIFE],
    creatures: ahead(LINE),
    items: ahead(ITEMS),
    mana: ahead(MANA),
    hand: ahead(HAND),
    deck: ahead(DECK),
    turn: of[TURN],
  };
}

/** Cards that the other seat holds unseen. */
export function unseen({ cells, compiled }: State, seat: Seat): readonly string[] {
  const foe = other(seat);
  const ids: string[] = [];
  for (let i = 0; i < cells[col.handSize[foe]]; i++) ids.push(compiled.kinds[cells[col.hand[foe] + i]].id);
  return ids;
}

/** A plan goes to the end of a turn. */
export const span = ({ cells }: State): number => cells[col.turnNumber];

/** Points that win e times as often as they lose. */
export const scale = 8;
