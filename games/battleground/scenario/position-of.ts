// How is a state written as a position? What a file would say to set it up, with everything open.

import { tellRows } from '@duello/columns';
import { asked, frameAt, type Json, SEAT_NAMES, type Seat, seatOf } from '@duello/kernel';
import type { CardId } from '../cards/vocabulary.ts';
import { kindOf } from '../rules/state/board.ts';
import { col, matchRows, seatRows, tieAt, tierRows } from '../rules/state/columns.ts';
import { ask } from '../rules/state/frames.ts';
import { ROWS } from '../rules/state/numbers.ts';
import { isPlayer, PLAYER, type State } from '../rules/state/state.ts';
import { view } from '../rules/view/view.ts';
import type { InPlayView, PlayerView, SummonView, TokenView, View } from '../rules/view/view-types.ts';

/** In the middle of something the phase is the word for that part of the turn: no position begins there. */
export function positionOf(state: State): Json {
  const table = view(state, 'watcher');
  const buys = asked(state) !== 0 && state.cells[frameAt(state) + 1] === ask.buy;
  return {
    ...tellRows(matchRows, state, 0),
    phase: buys ? 'buy' : table.phase,
    board: boardOf(state, table),
    A: sideOf(state, 0),
    B: sideOf(state, 1),
    market: Object.fromEntries(ROWS.map((_, tier) => [String(tier + 1), tellRows(tierRows, state, tier)])),
  };
}

/** Every field, so that one can be expected to be empty. */
const boardOf = (state: State, { summons }: View): Json =>
  Object.fromEntries(
    state.compiled.geometry.keys.map((key) => {
      const summon = summons.find(({ field }) => field === key);
      return [key, summon === undefined ? null : summonOf(state, summon)];
    }),
  );

const summonOf = (state: State, summon: SummonView): Json => ({
  card: summon.card,
  owner: SEAT_NAMES[summon.owner],
  attack: summon.attack,
  die: summon.attackDie,
  hp: summon.hp,
  defence: summon.defence,
  defending: summon.defending,
  ...summon.conditions,
  tokens: tallyOf(state, summon.tokens),
  entered: summon.entered,
});

/** Tokens by the card they are of. */
function tallyOf(state: State, tokens: readonly TokenView[]): Json {
  const counts: Record<CardId, number> = {};
  for (const { id, count } of tokens) {
    const card = kindOf(state, id).id;
    counts[card] = (counts[card] ?? 0) + count;
  }
  return counts;
}

function sideOf(state: State, seat: Seat): Json {
  const player = view(state, seat).players[seat];
  return {
    ...tellRows(seatRows, state, seat),
    prepared: preparedOf(player),
    area: player.area.map((one) => inPlayOf(state, one)),
    tokens: tallyOf(state, player.tokens),
  };
}

const preparedOf = ({ prepared }: PlayerView): Json =>
  prepared.map((one) => one && { card: one.card, charges: one.charges, since: one.since });

const inPlayOf = (state: State, one: InPlayView): Json => ({
  card: one.card,
  tokens: one.tokens,
  on: tiedTo(state, one.id),
  shape: one.shape,
  entered: one.entered,
});

/** Whom the tokens of an enchantment are on: fields and players. */
function tiedTo({ cells, compiled }: State, card: number): Json {
  const found: Record<string, number> = {};
  for (let i = 0; i < cells[col.tieCount]; i++) {
    const at = tieAt(i);
    const code = cells[at + 1];
    if (cells[at] !== card) continue;
    found[isPlayer(code) ? SEAT_NAMES[seatOf(code - PLAYER)] : compiled.geometry.keys[cells[col.at + code]]] =
      cells[at + 2];
  }
  return found;
}
