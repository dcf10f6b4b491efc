// What does Fade take away? Everything attached, of either sign, and a Creature's text; never damage (CR57).

import { seatOf } from '@duello/kernel';
import { col } from '../state/columns.ts';
import type { MaybeEmit } from '../state/events.ts';
import { refOf } from '../state/slots.ts';
import { FADED, isPlayer, PLAYER, type State } from '../state/state.ts';

export function fadeOne(state: State, code: number, emit: MaybeEmit): void {
  const { cells } = state;
  if (isPlayer(code)) {
    const seat = seatOf(code - PLAYER);
    for (const column of [col.attack, col.turnAttack, col.magic, col.turnMagic, col.statuses]) cells[column[seat]] = 0;
  } else {
    for (const column of [col.slotAttack, col.slotHealth, col.slotTurnAttack, col.slotTurnHealth, col.slotStatuses]) {
      cells[column + code] = 0;
    }
    cells[col.marks + code] |= FADED;
  }
  if (emit !== null) emit({ kind: 'faded', target: refOf(state, code) });
}
