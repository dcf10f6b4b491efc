// What does Fade take away? Everything attached, of either sign, and a Creature's text; never damage (CR57).

import { seatOf } from '@duello/kernel';
import type { MaybeEmit } from '../state/events.ts';
import { refOf } from '../state/slots.ts';
import {
  ATTACK,
  FADED,
  isPlayer,
  MAGIC,
  MARKS,
  PLAYER,
  SLOT_ATTACK,
  SLOT_HEALTH,
  SLOT_STATUSES,
  SLOT_TURN_ATTACK,
  SLOT_TURN_HEALTH,
  STATUSES,
  type State,
  TURN_ATTACK,
  TURN_MAGIC,
} from '../state/state.ts';

export function fadeOne(state: State, code: number, emit: MaybeEmit): void {
  const { cells } = state;
  if (isPlayer(code)) {
    const seat = seatOf(code - PLAYER);
    for (const column of [ATTACK, TURN_ATTACK, MAGIC, TURN_MAGIC, STATUSES]) cells[column[seat]] = 0;
  } else {
    for (const column of [SLOT_ATTACK, SLOT_HEALTH, SLOT_TURN_ATTACK, SLOT_TURN_HEALTH, SLOT_STATUSES]) {
      cells[column + code] = 0;
    }
    cells[MARKS + code] |= FADED;
  }
  if (emit !== null) emit({ kind: 'faded', target: refOf(state, code) });
}
