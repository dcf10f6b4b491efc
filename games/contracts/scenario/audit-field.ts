// Is the field in order? Slots, lines and places that belong together, and nothing that should have gone.

import { asked, DEPTH, frameAt, SEATS, type Seat } from '@duello/kernel';
import { durabilityOf } from '../rules/effects/settle.ts';
import { col, EMPTY, PROBE, SLOTS } from '../rules/state/columns.ts';
import { CREATURE, ORB_TYPE, RUNE_TYPE } from '../rules/state/compiled.ts';
import { hasMark, healthOf, kindOf } from '../rules/state/field.ts';
import { ask } from '../rules/state/frames.ts';
import { ACTING, DISARMED, DOOMED, IN_LINE, NOWHERE, ORB_SLOT, RUNE_SLOT, type State } from '../rules/state/state.ts';

/** Questions between actions: nothing is going on, so nothing may be left of what went on. */
const QUIET: readonly number[] = [ask.act, ask.colour, ask.swap, ask.draw, ask.stance];

export function faultOnField(state: State): string | null {
  const standing = new Set<number>();
  for (const seat of SEATS) {
    const fault = lineFault(state, seat, standing) ?? singleFault(state, seat, standing);
    if (fault !== null) return fault;
  }
  return slotFault(state, standing) ?? quietFault(state);
}

function lineFault(state: State, seat: Seat, standing: Set<number>): string | null {
  const { cells } = state;
  const size = cells[col.lineSize[seat]];
  for (let place = 0; place < size; place++) {
    const slot = cells[col.line[seat] + place];
    const fault = slotOf(state, seat, slot, IN_LINE, CREATURE, standing);
    if (fault !== null) return fault;
    if (cells[col.place + slot] !== place)
      return `slot ${slot} stands at ${place} and thinks it is at ${cells[col.place + slot]}`;
    if (healthOf(state, slot) <= 0) return `${kindOf(state, slot).id} stands with ${healthOf(state, slot)} health`;
  }
  return null;
}

function singleFault(state: State, seat: Seat, standing: Set<number>): string | null {
  const { cells } = state;
  const [orb, rune] = [cells[col.orb[seat]], cells[col.rune[seat]]];
  if (rune !== EMPTY) {
    const fault = slotOf(state, seat, rune, RUNE_SLOT, RUNE_TYPE, standing);
    if (fault !== null) return fault;
  }
  if (orb === EMPTY) return null;
  const fault = slotOf(state, seat, orb, ORB_SLOT, ORB_TYPE, standing);
  if (fault !== null) return fault;
  return durabilityOf(state, orb) <= 0 ? `${kindOf(state, orb).id} stands worn out` : null;
}

/** A slot that something of a seat's field points to. */
function slotOf(
  state: State,
  seat: Seat,
  slot: number,
  zone: number,
  type: number,
  standing: Set<number>,
): string | null {
  const { cells } = state;
  if (slot < 0 || slot >= SLOTS || cells[col.kind + slot] === EMPTY)
    return `seat ${seat} has an empty slot ${slot} on the field`;
  if (standing.has(slot)) return `slot ${slot} stands twice`;
  standing.add(slot);
  if (cells[col.owner + slot] !== seat)
    return `slot ${slot} stands on the field of seat ${seat}, which does not own it`;
  if (cells[col.zone + slot] !== zone) return `slot ${slot} is on the field and has zone ${cells[col.zone + slot]}`;
  if (kindOf(state, slot).type !== type) return `${kindOf(state, slot).id} stands where it can’t`;
  return hasMark(state, slot, DOOMED | DISARMED) ? `${kindOf(state, slot).id} should be gone` : null;
}

function slotFault({ cells }: State, standing: ReadonlySet<number>): string | null {
  if (cells[col.kind + PROBE] !== EMPTY) return 'the probe is not empty';
  for (let slot = 0; slot < SLOTS; slot++) {
    const kind = cells[col.kind + slot];
    const zone = cells[col.zone + slot];
    if (kind === EMPTY) {
      if (zone !== NOWHERE || standing.has(slot)) return `the empty slot ${slot} has zone ${zone}`;
      continue;
    }
    if (!standing.has(slot) && zone !== NOWHERE && zone !== ACTING)
      return `slot ${slot} has zone ${zone} and stands nowhere`;
  }
  return null;
}

function quietFault(state: State): string | null {
  const { cells } = state;
  if (asked(state) === 0) return null;
  const question = cells[frameAt(state) + 1];
  if (!QUIET.includes(question)) return null;
  for (const seat of SEATS)
    if (cells[col.health[seat]] <= 0) return `seat ${seat} plays on with ${cells[col.health[seat]]} health`;
  if (cells[col.triggers] !== 0) return `${cells[col.triggers]} effects are still counted between actions`;
  if (question === ask.act && cells[DEPTH] !== 1) return `${cells[DEPTH]} frames wait in the main phase`;
  for (let slot = 0; slot < SLOTS; slot++) {
    const leaks =
      cells[col.kind + slot] !== EMPTY && (cells[col.zone + slot] === NOWHERE || cells[col.zone + slot] === ACTING);
    if (leaks) return `slot ${slot} is still taken by ${kindOf(state, slot).id} between actions`;
  }
  return null;
}
