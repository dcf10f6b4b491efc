// Does what waits belong together? The chain, the announcement above it, what is due, and the frames that will deal with them.

import { asked, DEPTH, FRAME, FRAMES, frameAt, SEATS } from '@duello/kernel';
import { CHAIN_LIMIT } from '../cards/numbers.ts';
import { program } from '../rules/match/program.ts';
import { modesOf } from '../rules/state/chain.ts';
import { CHAIN_ROOM, col, DUE_ROOM, SLOTS } from '../rules/state/columns.ts';
import { defenseOf, kindOf } from '../rules/state/field.ts';
import { ANNOUNCED, ask, frame, QUESTIONS } from '../rules/state/frames.ts';
import {
  ATTACHED,
  ATTACK,
  DOOMED,
  EMPTY,
  FIGHT,
  HIT,
  IN_PLAY,
  isPlayer,
  NOBODY,
  OPEN,
  PENDING,
  PLAY,
  SKILL,
  type State,
  TRIGGER,
} from '../rules/state/state.ts';

/** Questions in the middle of an effect: whatever is to be destroyed, and life, waits for the check after it. */
export const EFFECTS_ASK: readonly number[] = [ask.discard, ask.takeBack, ask.may];

export const faultInChain = (state: State): string | null =>
  sizesFault(state) ?? entriesFault(state) ?? framesFault(state) ?? dueFault(state) ?? quietFault(state);

const questionOpen = (state: State): number => (asked(state) === 0 ? EMPTY : state.cells[frameAt(state) + 1]);
/** Entries that are there, the announcement included. */
const entriesOf = ({ cells }: State): number => cells[col.chainSize] + cells[col.announcing];
const isTaken = ({ cells }: State, slot: number): boolean =>
  slot >= 0 && slot < SLOTS && cells[col.kind + slot] !== EMPTY;

function sizesFault(state: State): string | null {
  const { cells } = state;
  const size = cells[col.chainSize];
  // Something that happens by itself comes on top of a full chain.
  const isTrigger = size > 0 && cells[col.what + size - 1] === TRIGGER;
  if (size > CHAIN_LIMIT + (isTrigger ? 1 : 0)) return `${size} actions wait`;
  if (ANNOUNCED.includes(QUESTIONS[questionOpen(state)]) !== (cells[col.announcing] === 1))
    return 'an announcement is left over';
  const columns = [col.what, col.by, col.source, col.from, col.index, col.mode, col.chosenX, ...col.aimed];
  for (let at = entriesOf(state); at < CHAIN_ROOM; at++) {
    if (columns.some((column) => cells[column + at] !== 0)) return `something is left over at ${at} of the chain`;
  }
  return null;
}

function entriesFault(state: State): string | null {
  const { cells } = state;
  const played: number[] = [];
  for (let at = 0; at < entriesOf(state); at++) {
    const fault = entryFault(state, at) ?? aimFault(state, at);
    if (fault !== null) return fault;
    if (cells[col.what + at] === PLAY && at < cells[col.chainSize]) played.push(cells[col.from + at]);
  }
  for (let slot = 0; slot < SLOTS; slot++) {
    const isPending = cells[col.kind + slot] !== EMPTY && cells[col.zone + slot] === PENDING;
    if (isPending !== played.includes(slot)) return `slot ${slot} is ${isPending ? '' : 'not '}being played`;
  }
  return new Set(played).size === played.length ? null : 'one card is played twice';
}

function entryFault(state: State, at: number): string | null {
  const { cells } = state;
  const [what, source, from] = [cells[col.what + at], cells[col.source + at], cells[col.from + at]];
  const isAnnounced = at === cells[col.chainSize];
  if (what === TRIGGER && at !== cells[col.chainSize] - 1) return `something happens by itself below entry ${at + 1}`;
  if ((what === SKILL) !== (source === EMPTY)) return `entry ${at} of ${source}`;
  const isHere = from !== EMPTY;
  if (isHere && (!isTaken(state, from) || cells[col.kind + from] !== source))
    return `entry ${at} comes from slot ${from}`;
  if (what === PLAY && isHere === isAnnounced) return `entry ${at} plays from slot ${from}`;
  const mode = cells[col.mode + at];
  if (mode >= Math.max(1, modesOf(state, at).length)) return `entry ${at} has option ${mode}`;
  if (mode === EMPTY && !isAnnounced && what !== ATTACK) return `entry ${at} has no option`;
  return null;
}

/** What is aimed at is there; what is still open is about to be chosen. */
function aimFault(state: State, at: number): string | null {
  const { cells } = state;
  const question = questionOpen(state);
  for (const aimed of col.aimed) {
    const code = cells[aimed + at];
    if (code === NOBODY || isPlayer(code)) continue;
    if (code === OPEN && (at === cells[col.chainSize] || (question === ask.aim && cells[col.what + at] === TRIGGER)))
      continue;
    if (code === FIGHT && question === ask.block && cells[col.what + at] === ATTACK) continue;
    const isThere = isTaken(state, code) && (cells[col.zone + code] === IN_PLAY || cells[col.zone + code] === ATTACHED);
    if (!isThere) return `entry ${at} aims at ${code}, which is not there`;
  }
  return null;
}

/** Whatever waits in the chain has one frame that will end it, in the same order. */
function framesFault(state: State): string | null {
  const { cells, compiled } = state;
  let ends = 0;
  for (let i = 0; i < cells[DEPTH]; i++) {
    const at = FRAMES + FRAME * i;
    const [op, value] = [cells[at], cells[at + 1]];
    if (op < 0 || op >= program.length) return `frame ${op} waits`;
    if (op === frame.effect && (value < 0 || value >= compiled.nodes.length))
      return `an effect waits that is none: ${value}`;
    if (op === frame.resolve && value !== ends) return `entry ${value} resolves as number ${ends}`;
    if (op === frame.resolve || op === frame.arrive || op === frame.done) ends++;
  }
  return ends === cells[col.chainSize] ? null : `${cells[col.chainSize]} actions wait, ${ends} will end`;
}

function dueFault(state: State): string | null {
  const { cells, compiled } = state;
  const size = cells[col.dueSize];
  if (cells.subarray(col.due + 4 * size, col.due + 4 * DUE_ROOM).some((cell) => cell !== 0))
    return 'something due is left over';
  for (let i = 0; i < size; i++) {
    const [kind, seat, slot, moment] = cells.subarray(col.due + 4 * i, col.due + 4 * i + 4);
    if (compiled.kinds[kind]?.moments[moment] === null || seat >> 1 !== 0 || slot < 0 || slot >= SLOTS) {
      return `kind ${kind} of seat ${seat} is due at moment ${moment}`;
    }
  }
  const waits = Array.from({ length: cells[DEPTH] }, (_, i) => cells[FRAMES + FRAME * i]).includes(frame.triggerAll);
  return size > 0 && !waits ? `${size} effects are due and nothing sets them off` : null;
}

/** Between resolutions nothing may be left of what went on. */
function quietFault(state: State): string | null {
  const { cells } = state;
  const question = questionOpen(state);
  if (question === ask.act && cells[DEPTH] !== 2) return `${cells[DEPTH]} frames wait in the main phase`;
  if (EFFECTS_ASK.includes(question)) return null;
  for (const seat of SEATS) {
    if (cells[col.overflowed[seat]] !== 0) return `seat ${seat} has lost life to fatigue unnoticed`;
    for (let i = 0; i < cells[col.rowSize[seat]]; i++) {
      const slot = cells[col.row[seat] + i];
      if (defenseOf(state, slot) <= 0) return `${kindOf(state, slot).id} stands with ${defenseOf(state, slot)} defence`;
      if ((cells[col.marks + slot] & (DOOMED | HIT)) !== 0) return `${kindOf(state, slot).id} should be settled`;
    }
  }
  for (let i = 0; i < cells[col.enchantedSize]; i++) {
    const slot = cells[col.enchanted + i];
    if (cells[col.marks + slot] !== 0) return `${kindOf(state, slot).id} should be gone`;
  }
  return question !== ask.aim && cells[col.dueSize] > 0 ? `${cells[col.dueSize]} effects are still due` : null;
}
