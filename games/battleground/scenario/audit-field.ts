// Is everything in play in order? Slots, fields, areas and tokens that belong together, and nothing that should have gone.

import { faultIn } from '@duello/columns';
import { asked, DEPTH, FRAME, FRAMES, frameAt, SEATS, type Seat } from '@duello/kernel';
import { CONDITIONS } from '../cards/vocabulary.ts';
import { program } from '../rules/match/program.ts';
import { col, ON, PROBE, SLOTS, slotRows, TIE_ROOM, tieAt, type Zone } from '../rules/state/columns.ts';
import { isGiver, SUMMON } from '../rules/state/compiled.ts';
import { ask, frame } from '../rules/state/frames.ts';
import { MAX_FIELDS } from '../rules/state/numbers.ts';
import {
  BEING_CAST,
  DEFENDING,
  EMPTY,
  GONE,
  IN_AREA,
  IN_BATTLE,
  IN_DRAFT,
  IN_ENCHANTMENTS,
  isPlayer,
  isSlot,
  NEWCOMER,
  ON_BOARD,
  type State,
  TICKS,
  UNRESOLVED,
} from '../rules/state/state.ts';

export const faultOnField = (state: State): string | null =>
  faultIn(slotRows, state) ??
  boardFault(state) ??
  areaFault(state, 0) ??
  areaFault(state, 1) ??
  slotsFault(state) ??
  tieFault(state) ??
  agendaFault(state) ??
  deathsFault(state) ??
  quietFault(state);

const listOf = ({ cells }: State, zone: Zone): readonly number[] => [
  ...cells.subarray(zone.at, zone.at + cells[zone.size]),
];
const isTaken = ({ cells }: State, slot: number): boolean =>
  slot >= 0 && slot < SLOTS && cells[col.kind + slot] !== EMPTY;
const idOf = ({ cells, compiled }: State, slot: number): string => compiled.kinds[cells[col.kind + slot]].id;

function boardFault(state: State): string | null {
  const { cells, compiled } = state;
  for (let field = 0; field < MAX_FIELDS; field++) {
    const slot = cells[col.fields + field];
    if (slot === EMPTY) continue;
    const key = compiled.geometry.keys[field] ?? `field ${field}`;
    if (field >= compiled.geometry.size) return `slot ${slot} stands beyond the board`;
    if (!isTaken(state, slot)) return `the empty slot ${slot} stands on ${key}`;
    if (cells[col.where + slot] !== ON_BOARD) return `${idOf(state, slot)} stands on ${key} and is elsewhere`;
    if (cells[col.at + slot] !== field) return `${idOf(state, slot)} stands on ${key} and thinks it stands elsewhere`;
    if (compiled.kinds[cells[col.kind + slot]].type !== SUMMON)
      return `${idOf(state, slot)} stands on ${key} and is no Summon`;
  }
  return null;
}

function areaFault(state: State, seat: Seat): string | null {
  const { cells, compiled } = state;
  const slots = listOf(state, col.area[seat]);
  for (const slot of slots) {
    if (!isTaken(state, slot)) return `seat ${seat} has an empty slot ${slot} in its area`;
    const id = idOf(state, slot);
    if (slots.filter((one) => one === slot).length > 1) return `${id} lies twice in the area of seat ${seat}`;
    if (cells[col.where + slot] !== IN_AREA) return `${id} lies in the area of seat ${seat} and is elsewhere`;
    if (cells[col.owner + slot] !== seat) return `${id} lies in the area of seat ${seat}, which does not own it`;
    const { isEnchantment, stays } = compiled.kinds[cells[col.kind + slot]];
    if (!stays) return `${id} lies in an area and can’t stay`;
    const [shape, tokens] = [cells[col.shape + slot], cells[col.tokens + slot]];
    if (isEnchantment ? shape < 1 || tokens < 1 : shape !== 0 || tokens !== 0) {
      return `${id} has ${tokens} tokens of shape ${shape}`;
    }
  }
  return null;
}

function slotsFault(state: State): string | null {
  const { cells } = state;
  const shapes = new Set<number>();
  const entered = new Set<number>();
  let givers = 0;
  for (let slot = 0; slot <= PROBE; slot++) {
    if (cells[col.kind + slot] === EMPTY || slot === PROBE) {
      if (cells[col.kind + slot] !== EMPTY) return 'the probe is not empty';
      if (isLeftOver(state, slot)) return `the empty slot ${slot} is not clean`;
      continue;
    }
    const fault = slotFault(state, slot);
    if (fault !== null) return fault;
    const where = cells[col.where + slot];
    const shape = cells[col.shape + slot];
    if (shape > 0 && where !== GONE && shapes.has(shape)) return `two enchantments have shape ${shape}`;
    if (where !== GONE) shapes.add(shape);
    if (where !== ON_BOARD && where !== IN_AREA) continue;
    const number = cells[col.entered + slot];
    if (number < 1 || number > cells[col.entries] || entered.has(number))
      return `slot ${slot} entered as number ${number}`;
    entered.add(number);
    if (isGiver(state.compiled.kinds[cells[col.kind + slot]])) givers++;
  }
  return givers === cells[col.givers] ? null : `${givers} in play give something, not ${cells[col.givers]}`;
}

const isLeftOver = (state: State, slot: number): boolean =>
  slotRows.all.some(({ name, at }) => name !== 'kind' && state.cells[at[slot]] !== 0) || bearsConditions(state, slot);

const bearsConditions = ({ cells }: State, slot: number): boolean =>
  CONDITIONS.some((condition) => cells[ON[condition] + slot] !== 0);

/** What a slot may hold, by where its card is. */
function slotFault(state: State, slot: number): string | null {
  const { cells } = state;
  const id = idOf(state, slot);
  const where = cells[col.where + slot];
  if (where === ON_BOARD && cells[col.fields + cells[col.at + slot]] !== slot) return `${id} stands nowhere`;
  if (where === IN_AREA && !col.area.some((area) => listOf(state, area).includes(slot))) return `${id} lies nowhere`;
  const marks = where === ON_BOARD ? DEFENDING | NEWCOMER : where === IN_AREA ? UNRESOLVED | TICKS : 0;
  if ((cells[col.marks + slot] & ~marks) !== 0) return `${id} has marks ${cells[col.marks + slot]}`;
  if (where === IN_AREA && cells[col.marks + slot] !== 0 && cells[col.phase] !== IN_ENCHANTMENTS) {
    return `${id} is still to be resolved`;
  }
  if (where !== ON_BOARD && bearsConditions(state, slot)) return `${id} bears conditions off the board`;
  return where === ON_BOARD ? summonFault(state, slot) : null;
}

function summonFault({ cells, compiled }: State, slot: number): string | null {
  const { id } = compiled.kinds[cells[col.kind + slot]];
  if (cells[col.hp + slot] > 0 && cells[col.credit + slot] !== 0) return `somebody is credited for ${id}, which lives`;
  const noted = cells[col.noted + slot];
  const phases = [IN_ENCHANTMENTS, IN_BATTLE];
  if (noted === 0) return null;
  if (!phases.includes(cells[col.phase]) || cells[col.owner + slot] !== cells[col.active]) {
    return `${noted} tokens of ${id} are noted`;
  }
  return null;
}

/** Tokens are of an enchantment that is there, on something that is there. */
function tieFault(state: State): string | null {
  const { cells, compiled } = state;
  const count = cells[col.tieCount];
  const seen = new Set<string>();
  for (let i = 0; i < TIE_ROOM; i++) {
    const [card, code, tokens] = cells.subarray(tieAt(i), tieAt(i) + 3);
    if (i >= count) {
      if (card !== 0 || code !== 0 || tokens !== 0) return 'ties have something behind their end';
      continue;
    }
    if (!isTaken(state, card) || !compiled.kinds[cells[col.kind + card]].isEnchantment) return `tokens of slot ${card}`;
    if (cells[col.where + card] === GONE) return `tokens of ${idOf(state, card)}, which has gone`;
    if (isSlot(code) ? !isTaken(state, code) || cells[col.where + code] !== ON_BOARD : !isPlayer(code)) {
      return `tokens of ${idOf(state, card)} on ${code}, which is not there`;
    }
    if (tokens < 1) return `${tokens} tokens of ${idOf(state, card)} on ${code}`;
    if (seen.has(`${card} ${code}`)) return `two ties of ${idOf(state, card)} on ${code}`;
    seen.add(`${card} ${code}`);
  }
  return null;
}

/** The frames of a kind, by where they begin. */
function frames({ cells }: State, op: number): readonly number[] {
  const found: number[] = [];
  for (let i = 0; i < cells[DEPTH]; i++) if (cells[FRAMES + FRAME * i] === op) found.push(FRAMES + FRAME * i);
  return found;
}

/** What waits means only what is there; and whatever is being cast waits to be placed, left or discarded. */
function agendaFault(state: State): string | null {
  const { cells, compiled } = state;
  for (let i = 0; i < cells[DEPTH]; i++) {
    const op = cells[FRAMES + FRAME * i];
    if (op < 0 || op >= program.length) return `frame ${op} waits`;
  }
  for (const at of frames(state, frame.effect)) {
    const [node, source] = [cells[at + 1], cells[at + 2]];
    if (node < 0 || node >= compiled.nodes.length) return `an effect waits that is none: ${node}`;
    if (!isTaken(state, source)) return `an effect of the empty slot ${source} waits`;
  }
  const cast = [...frames(state, frame.castDone), ...frames(state, frame.place)].map((at) => cells[at + 1]);
  if (asked(state) !== 0 && cells[frameAt(state) + 1] === ask.field) cast.push(cells[frameAt(state) + 3] >> 1);
  for (let slot = 0; slot < SLOTS; slot++) {
    const isCast = cells[col.kind + slot] !== EMPTY && cells[col.where + slot] === BEING_CAST;
    if (isCast !== cast.includes(slot)) return `slot ${slot} is ${isCast ? '' : 'not '}being cast`;
  }
  const battles = [...frames(state, frame.step), ...frames(state, frame.haste)];
  return cells[col.order.size] > 0 && battles.length === 0 ? 'an order of acting is left over' : null;
}

/** Those without HP are those whose deaths wait to be dealt with. */
function deathsFault(state: State): string | null {
  const { cells } = state;
  const waits = frames(state, frame.deaths).length;
  if (waits > 1) return 'deaths are dealt with twice';
  if (cells[col.deathsRun] !== waits) return `deaths run: ${cells[col.deathsRun]}, and ${waits} frames wait`;
  const dying = [...listOf(state, col.dying), ...frames(state, frame.leave).map((at) => cells[at + 1])];
  const twice = dying.find((slot, index) => dying.indexOf(slot) !== index);
  if (twice !== undefined) return `slot ${twice} dies twice`;
  for (let slot = 0; slot < SLOTS; slot++) {
    const isDead = isTaken(state, slot) && cells[col.where + slot] === ON_BOARD && cells[col.hp + slot] === 0;
    if (isDead !== dying.includes(slot))
      return `slot ${slot} is ${isDead ? 'dead and waits for nothing' : 'dying alive'}`;
  }
  return null;
}

/** Questions between actions: nothing is going on, so nothing may be left of what went on. */
const QUIET: readonly number[] = [ask.act, ask.buy, ask.enchantment, ask.stance];

function quietFault(state: State): string | null {
  const { cells } = state;
  if (asked(state) === 0) return null;
  const question = cells[frameAt(state) + 1];
  if (cells[col.phase] !== IN_DRAFT && !QUIET.includes(question)) return null;
  if ((question === ask.act || question === ask.buy) && cells[DEPTH] !== 1) return `${cells[DEPTH]} frames wait`;
  for (let slot = 0; slot < SLOTS; slot++) {
    const where = cells[col.where + slot];
    const leaks = cells[col.kind + slot] !== EMPTY && (where === GONE || where === BEING_CAST);
    if (leaks) return `slot ${slot} is still taken by ${idOf(state, slot)} between actions`;
  }
  for (const seat of SEATS) {
    if (cells[col.phase] === IN_DRAFT && cells[col.area[seat].size] > 0)
      return `seat ${seat} has cards in play in the draft`;
  }
  return null;
}
