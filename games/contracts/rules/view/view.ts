// How is a state told to one viewer? Field by field, hiding what is another's.

import { handOf, hiddenAt, shown, sortedIds } from '@duello/columns';
import {
  asked,
  CHOOSE,
  DEPTH,
  decisionOf,
  FRAME,
  FRAMES,
  frameAt,
  isOver,
  newReply,
  outcome,
  registerOf,
  SEATS,
  type Seat,
  type Viewer,
} from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import { durabilityOf } from '../effects/settle.ts';
import { questions } from '../match/questions.ts';
import { col, EMPTY, matchRows, SLOTS, seatRows, slotRows } from '../state/columns.ts';
import { GIVES_ATTACK, GIVES_HEALTH } from '../state/compiled.ts';
import { SOURCES, type Source } from '../state/events.ts';
import {
  attackOf,
  given,
  givesOn,
  hasMark,
  healthOf,
  isFaded,
  kindOf,
  magicOf,
  mostHealthOf,
  ownerOf,
  playerAttack,
  playerStatuses,
  statusesOf,
} from '../state/field.ts';
import { ask, ENDINGS, frame, QUESTIONS } from '../state/frames.ts';
import { lookedKind, pickOf } from '../state/looked.ts';
import { dueOf, PURE } from '../state/mana.ts';
import { HAND_LIMIT } from '../state/numbers.ts';
import { ACTING, LASTING, NEW, NOWHERE, ON_GUARD, PHASES, SPENT, type State, TURN_SHIFT } from '../state/state.ts';
import { namesOf } from '../state/statuses.ts';
import { defaultPayment, FOR_USE } from '../turn/pay.ts';
import { sourcesAt } from '../turn/play.ts';
import type { ActingView, CreatureView, OrbView, PaymentView, PlayerView, RuneView, View } from './view-types.ts';

/** `gives` is what `givesOn` said of its side. */
function creatureView(state: State, slot: number, gives: number): CreatureView {
  const { cells } = state;
  return {
    ...shown(slotRows, state, slot),
    id: slot,
    card: kindOf(state, slot).id,
    attack: attackOf(state, slot, gives),
    health: healthOf(state, slot, gives),
    mostHealth: mostHealthOf(state, slot, gives),
    gained: { attack: cells[col.slotAttack + slot], health: cells[col.slotHealth + slot] },
    turn: { attack: cells[col.slotTurnAttack + slot], health: cells[col.slotTurnHealth + slot] },
    given: { attack: given(state, slot, GIVES_ATTACK, gives), health: given(state, slot, GIVES_HEALTH, gives) },
    statuses: namesOf(statusesOf(state, slot, gives)),
    gainedStatuses: namesOf(cells[col.slotStatuses + slot] & LASTING),
    turnStatuses: namesOf((cells[col.slotStatuses + slot] >> TURN_SHIFT) & LASTING),
    faded: isFaded(state, slot),
    spent: hasMark(state, slot, SPENT),
    isNew: hasMark(state, slot, NEW),
    summoner: cells[col.summoner + slot] === 0 ? null : cells[col.summoner + slot] - 1,
  };
}

function lineView(state: State, seat: Seat): readonly CreatureView[] {
  const { cells } = state;
  const gives = givesOn(state, seat);
  const found: CreatureView[] = [];
  for (let i = 0; i < cells[col.lineSize[seat]]; i++) found.push(creatureView(state, cells[col.line[seat] + i], gives));
  return found;
}

function orbView(state: State, slot: number): OrbView | null {
  if (slot === EMPTY) return null;
  const { id, attack } = kindOf(state, slot);
  return {
    id: slot,
    card: id,
    attack,
    durability: durabilityOf(state, slot),
    spent: hasMark(state, slot, SPENT),
    active: hasMark(state, slot, ON_GUARD),
  };
}

const runeView = (state: State, slot: number): RuneView | null =>
  slot === EMPTY ? null : { id: slot, card: kindOf(state, slot).id, spent: hasMark(state, slot, SPENT) };

/** The number of the open question, or -1. */
const openQuestion = (state: State): number => (asked(state) === 0 ? -1 : state.cells[frameAt(state) + 1]);

/** True until both have chosen what to replace: numbers are told then (CR14). */
const isReplacing = (state: State): boolean => openQuestion(state) === ask.replace;

/** Cells of contracts of a seat that the viewer can't tell apart: its own deck, or all that another seat hides. */
export function unseenAt(state: State, seat: Seat, own: boolean): readonly number[] {
  const { cells } = state;
  const known = col.known[seat] - col.hand[seat];
  const isKnown = (at: number): boolean =>
    at >= col.hand[seat] && at < col.hand[seat] + HAND_LIMIT && cells[at + known] === 1;
  const replacing = isReplacing(state);
  // Until both have chosen, what is set aside is still in hand.
  const isDouble = (at: number): boolean => replacing && at >= col.aside[seat] && at < col.aside[seat] + HAND_LIMIT;
  return hiddenAt(seatRows, state, seat, own).filter((at) => !isKnown(at) && !isDouble(at));
}

const unseenOf = (state: State, seat: Seat, own: boolean): readonly CardId[] =>
  sortedIds(
    state,
    unseenAt(state, seat, own).map((at) => lookedKind(state.cells[at])),
  );

function picksOf({ cells }: State, seat: Seat, own: boolean): Pick<PlayerView, 'pickedSize' | 'picked'> {
  const picked: number[] = [];
  for (let i = 0; i < cells[col.lookedSize[seat]]; i++) picked.push(pickOf(cells[col.looked[seat] + i]));
  return { pickedSize: picked.filter((pick) => pick > 0).length, picked: own ? picked : null };
}

function playerView(state: State, seat: Seat, own: boolean): PlayerView {
  const { cells } = state;
  return {
    ...shown(seatRows, state, seat, own),
    attack: Math.max(0, playerAttack(state, seat)),
    magic: magicOf(state, seat),
    statuses: namesOf(playerStatuses(state, seat)),
    gainedStatuses: namesOf(cells[col.statuses[seat]] & LASTING),
    turnStatuses: namesOf((cells[col.statuses[seat]] >> TURN_SHIFT) & LASTING),
    ...handOf(state, col, seat, own),
    ...picksOf(state, seat, own),
    asideSize: isReplacing(state) && !own ? 0 : cells[col.asideSize[seat]],
    unseen: unseenOf(state, seat, own),
    line: lineView(state, seat),
    orb: orbView(state, cells[col.orb[seat]]),
    rune: runeView(state, cells[col.rune[seat]]),
  };
}

const PAYING: readonly number[] = [ask.lighten, ask.payElement, ask.pay];
const isPaying = (state: State): boolean => PAYING.includes(openQuestion(state));

/** Whether the viewer is the one who is asked; watchers never are. */
const isAskedOf = (state: State, viewer: Viewer): boolean =>
  viewer !== 'watcher' && (asked(state) & (1 << viewer)) !== 0;

const reply = newReply();

function paymentView(state: State, viewer: Viewer): PaymentView | null {
  const { cells, compiled } = state;
  if (viewer === 'watcher' || !isPaying(state) || !isAskedOf(state, viewer)) return null;
  const forUse = cells[col.playing] >= FOR_USE;
  const kind = forUse ? cells[col.playing] - FOR_USE : cells[col.playing];
  const question = openQuestion(state);
  const best: { [S in Source]?: number } = {};
  if (question !== ask.lighten) {
    defaultPayment(state, viewer, question === ask.pay ? PURE : registerOf(state), reply);
    for (let i = 0; i < reply.size; i++) {
      const source = SOURCES[reply.codes[i]];
      best[source] = (best[source] ?? 0) + 1;
    }
  }
  return {
    card: compiled.kinds[kind].id,
    forUse,
    due: dueOf(state),
    spare: cells[col.spare],
    chosen: sourcesAt(cells),
    usual: best,
  };
}

/** A payment is its player's alone: to others the main phase still waits. So is an Ambush until it happens (CR23). */
function agendaOf(state: State, viewer: Viewer): readonly number[] {
  const { cells } = state;
  const hidesPayment = isPaying(state) && !isAskedOf(state, viewer);
  const seen: number[] = [];
  for (let at = FRAMES; at < FRAMES + FRAME * cells[DEPTH]; at += FRAME) {
    if (cells[at] === frame.main && hidesPayment) return [...seen, CHOOSE, ask.act, asked(state), 0];
    if (cells[at] === frame.ambush && cells[at + 1] !== viewer) continue;
    for (let i = 0; i < FRAME; i++) seen.push(cells[at + i]);
  }
  return seen;
}

/** The contract whose effect asks: the frame beneath the question means it. */
function aboutOf(state: State, question: number): CardId | null {
  const { cells } = state;
  if (question === ask.target || question === ask.may) {
    return kindOf(state, cells[frameAt(state, 1) + 2]).id;
  }
  if (question === ask.place) return state.compiled.kinds[cells[frameAt(state, 1) + 2]].id;
  return question === ask.move ? kindOf(state, registerOf(state)).id : null;
}

function waitingFor(state: State, viewer: Viewer): View['waiting'] {
  const number = openQuestion(state);
  if (number < 0) return null;
  const shown = isPaying(state) && !isAskedOf(state, viewer) ? ask.act : number;
  return {
    what: QUESTIONS[shown],
    seats: SEATS.filter((seat) => (asked(state) & (1 << seat)) !== 0),
    about: aboutOf(state, shown),
    moving: shown === ask.move ? registerOf(state) : null,
  };
}

function actingView(state: State): readonly ActingView[] {
  const { cells } = state;
  const found: ActingView[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const zone = cells[col.zone + slot];
    if (cells[col.kind + slot] === EMPTY || (zone !== ACTING && zone !== NOWHERE)) continue;
    found.push({
      id: slot,
      card: kindOf(state, slot).id,
      seat: ownerOf(state, slot),
      zone,
      place: cells[col.place + slot],
      faded: isFaded(state, slot),
      attack: cells[col.slotAttack + slot] + cells[col.slotTurnAttack + slot],
      health: cells[col.slotHealth + slot] + cells[col.slotTurnHealth + slot] - cells[col.damage + slot],
    });
  }
  return found;
}

export function view(state: State, viewer: Viewer): View {
  return {
    ...shown(matchRows, state, 0),
    game: 'contracts',
    viewer,
    options: state.compiled.options,
    phase: isOver(state) ? 'over' : PHASES[state.cells[col.phase]],
    players: [playerView(state, 0, viewer === 0), playerView(state, 1, viewer === 1)],
    payment: paymentView(state, viewer),
    acting: actingView(state),
    waiting: waitingFor(state, viewer),
    agenda: agendaOf(state, viewer),
    decision: viewer === 'watcher' ? null : decisionOf({ questions }, state, viewer),
    outcome: outcome({ endings: ENDINGS }, state),
  };
}
