// How well does a seat stand? A value for bots, in points of life: what it has, what it may strike, what its deck can do.

import { EVEN_STYLE, type Style, type Terms } from '@duello/bots';
import { asked, frameAt, isOver, other, outcome, type Seat, seatOf } from '@duello/kernel';
import { aliveOn, sideOf } from '../rules/state/board.ts';
import { col } from '../rules/state/columns.ts';
import { ask, ENDINGS } from '../rules/state/frames.ts';
import { HAND_DRAWN, PREPARATION_SLOTS } from '../rules/state/numbers.ts';
import { CHANCE_AT, EMPTY, IN_DRAFT, IN_ENCHANTMENTS, IN_SPELLCASTING, type State } from '../rules/state/state.ts';
import { roundOf } from '../rules/turn/turn.ts';
import { inPlayValue, summonValue } from './board-value.ts';
import { deckValue, draftValue } from './card-value.ts';
import { preparedValue, turnValue } from './in-hand.ts';
import { countBlows, danger, lifePoints, survival } from './strikes.ts';

const WIN = 1000;

// In points of life. A fit of results on positions gave half as much to boards and hands, and lost three matches of four by it.
const THREAT = 1.25;
const IN_PLAY = 1;
const PREPARED = 1;
const HAND = 1;
const DECK = 1;
const COIN = 0.6;
const EXP = 0.22;
const RETAINED = 0.3;

/** How long the match has been: a round is a turn of each. */
export const rounds = roundOf;

/** Questions that open something new: whatever came before is over. */
const OPENINGS: readonly number[] = [
  ...[ask.class, ask.spells, ask.neutral, ask.crystals],
  ...[ask.act, ask.stance, ask.buy],
];

/** True where a value makes sense: an action is over, and a new one or a new turn begins. */
export const settled = (state: State): boolean =>
  asked(state) === 0 || OPENINGS.includes(state.cells[frameAt(state) + 1]);

/** What a value is made of; what is the other's counts as negative. */
const parts = {
  life: 0,
  opponentLife: 0,
  danger: 0,
  threat: 0,
  board: 0,
  inPlay: 0,
  prepared: 0,
  hand: 0,
  deck: 0,
  coins: 0,
};

function takeApart(state: State, seat: Seat): void {
  const { cells } = state;
  const foe = other(seat);
  const active = seatOf(cells[col.active]);
  const first = cells[col.phase] <= IN_SPELLCASTING ? active : other(active);
  countBlows(state);
  parts.life = lifePoints(cells[col.life[seat]]);
  parts.opponentLife = -lifePoints(cells[col.life[foe]]);
  parts.danger = THREAT * danger(state, seat, first);
  parts.threat = -THREAT * danger(state, foe, first);
  parts.board = boardValue(state, seat, first);
  parts.inPlay = IN_PLAY * (areaValue(state, seat) - areaValue(state, foe));
  parts.prepared = PREPARED * (preparedValue(state, seat) - preparedValue(state, foe));
  parts.hand = handValue(state, seat) - handValue(state, foe);
  parts.deck = DECK * (deckValue(state, seat) - deckValue(state, foe));
  parts.coins =
    COIN * (cells[col.coins[seat]] - cells[col.coins[foe]]) + EXP * (cells[col.exp[seat]] - cells[col.exp[foe]]);
}

export function score(state: State, seat: Seat, style: Style = EVEN_STYLE): number {
  const { cells } = state;
  if (isOver(state)) return overValue(state, seat);
  if (cells[col.phase] === IN_DRAFT) return draftValue(state, seat) + anyClass(state, seat);
  takeApart(state, seat);
  return (
    style.life * (parts.life + parts.danger) +
    style.harm * (parts.opponentLife + parts.threat) +
    style.board * (parts.board + parts.inPlay) +
    style.means * (parts.prepared + parts.hand + parts.deck + parts.coins)
  );
}

export function terms(state: State, seat: Seat): Terms {
  if (isOver(state)) return { result: overValue(state, seat) };
  if (state.cells[col.phase] === IN_DRAFT) return { deck: score(state, seat) };
  takeApart(state, seat);
  return { ...parts };
}

function overValue(state: State, seat: Seat): number {
  const winner = outcome({ endings: ENDINGS }, state)?.winner ?? null;
  return winner === null ? 0 : winner === seat ? WIN : -WIN;
}

/** No class is the best: chance picks one, the imagined world's own. */
function anyClass({ cells, words }: State, seat: Seat): number {
  return cells[col.class[seat]] === 0 ? 0 : ((words[CHANCE_AT] >>> (4 * cells[col.class[seat]])) & 15) / 1000;
}

function boardValue(state: State, seat: Seat, first: Seat): number {
  const { size } = state.compiled.geometry;
  let sum = 0;
  for (let field = 0; field < size; field++) {
    const slot = aliveOn(state, field);
    if (slot === EMPTY) continue;
    sum += (sideOf(state, slot) === seat ? 1 : -1) * survival(state, slot, first) * summonValue(state, slot);
  }
  return sum;
}

function areaValue(state: State, seat: Seat): number {
  const { cells } = state;
  let sum = 0;
  for (let i = 0; i < cells[col.area[seat].size]; i++) sum += inPlayValue(state, cells[col.area[seat].at + i]);
  return sum;
}

/**
 * Of whoever is casting, what can still be made of the turn, beyond what is prepared. At its very beginning only how many
 * spells were drawn counts, not which: that is luck, and plans that lead there are not the better for it. Who has no more
 * spells than that draws all of them.
 */
function handValue(state: State, seat: Seat): number {
  const { cells } = state;
  const casts =
    cells[col.active] === seat && (cells[col.phase] === IN_SPELLCASTING || cells[col.phase] === IN_ENCHANTMENTS);
  if (casts && !isFresh(state, seat)) return HAND * (turnValue(state, seat) - preparedValue(state, seat));
  const held = cells[col.hand[seat].size];
  const due = Math.min(HAND_DRAWN, held + cells[col.deck[seat].size] + cells[col.pile[seat].size]);
  return RETAINED * (cells[col.retained[seat].size] + (casts ? held - due : 0));
}

/** True before anything was done in a turn. */
function isFresh({ cells }: State, seat: Seat): boolean {
  if (cells[col.phase] === IN_ENCHANTMENTS) return true;
  if (cells[col.casts] > 0) return false;
  for (let slot = 0; slot < PREPARATION_SLOTS; slot++) {
    if (cells[col.prepared[seat] + slot] !== EMPTY && cells[col.since[seat] + slot] === cells[col.turnNumber])
      return false;
  }
  return true;
}

/** Changes when a plan is over. */
export const span = ({ cells }: State): number => cells[col.turnNumber];

export const active = ({ cells }: State): Seat => (cells[col.active] === 0 ? 0 : 1);

export const scale = 6;
