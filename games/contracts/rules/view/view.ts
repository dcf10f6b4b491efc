// How is a state told to one viewer? Field by field, hiding what is another's.

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
  seatOf,
  type Viewer,
} from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';
import { lookedKind, pickOf } from '../effects/draw.ts';
import { durabilityOf } from '../effects/settle.ts';
import { questions } from '../match/questions.ts';
import { SOURCES, type Source } from '../state/events.ts';
import {
  attackOf,
  given,
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
import { PURE } from '../state/mana.ts';
import {
  ACTING,
  ACTIVE,
  ASIDE,
  ASIDE_SIZE,
  ATTACK,
  ATTACKED,
  BURNOUTS,
  DAMAGE,
  DECK,
  DECK_SIZE,
  DISCARDED,
  DUE,
  EMPTY,
  EXTRACTORS,
  FIRST,
  FULL,
  HAND,
  HAND_SIZE,
  HEALTH,
  KIND,
  KNOWN,
  LASTING,
  LINE,
  LINE_SIZE,
  LOOKED,
  LOOKED_SIZE,
  MAGIC,
  NEW,
  NOWHERE,
  ON_GUARD,
  ORB,
  PHASE,
  PHASES,
  PILE,
  PILE_SIZE,
  PLACE,
  PLAYING,
  RUNE,
  RUNES,
  RUNES_SIZE,
  SEEN_MOST,
  SLOT_ATTACK,
  SLOT_HEALTH,
  SLOT_STATUSES,
  SLOT_TURN_ATTACK,
  SLOT_TURN_HEALTH,
  SLOTS,
  SPARE,
  SPECIAL_USED,
  SPENT,
  STATUSES,
  type State,
  SUMMONER,
  TANKS,
  TRIGGERS,
  TURN_ATTACK,
  TURN_MAGIC,
  TURN_NUMBER,
  TURN_SHIFT,
  ZONE,
} from '../state/state.ts';
import { namesOf } from '../state/statuses.ts';
import { defaultPayment, FOR_USE } from '../turn/pay.ts';
import { sourcesAt } from '../turn/play.ts';
import type { ActingView, CreatureView, Mana, OrbView, PaymentView, PlayerView, RuneView, View } from './seen.ts';

const idsAt = ({ cells, table }: State, at: number, size: number): readonly CardId[] =>
  [...cells.subarray(at, at + size)].map((kind) => table.kinds[lookedKind(kind)].id);

const manaAt = ({ cells }: State, at: number): Mana => ({
  red: cells[at],
  blue: cells[at + 1],
  yellow: cells[at + 2],
  pure: cells[at + PURE],
});

function creatureView(state: State, slot: number): CreatureView {
  const { cells } = state;
  return {
    id: slot,
    card: kindOf(state, slot).id,
    attack: attackOf(state, slot),
    health: healthOf(state, slot),
    mostHealth: mostHealthOf(state, slot),
    damage: cells[DAMAGE + slot],
    gained: { attack: cells[SLOT_ATTACK + slot], health: cells[SLOT_HEALTH + slot] },
    turn: { attack: cells[SLOT_TURN_ATTACK + slot], health: cells[SLOT_TURN_HEALTH + slot] },
    given: { attack: given(state, slot, 'attack'), health: given(state, slot, 'health') },
    statuses: namesOf(statusesOf(state, slot)),
    gainedStatuses: namesOf(cells[SLOT_STATUSES + slot] & LASTING),
    turnStatuses: namesOf((cells[SLOT_STATUSES + slot] >> TURN_SHIFT) & LASTING),
    faded: isFaded(state, slot),
    spent: hasMark(state, slot, SPENT),
    isNew: hasMark(state, slot, NEW),
    seenMost: cells[SEEN_MOST + slot],
    summoner: cells[SUMMONER + slot] === 0 ? null : cells[SUMMONER + slot] - 1,
  };
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

/** What the viewer can't tell apart, in an order that tells nothing. */
function unseenOf(state: State, seat: Seat, own: boolean): readonly CardId[] {
  const { cells, table } = state;
  const kinds = [...cells.subarray(DECK[seat], DECK[seat] + cells[DECK_SIZE[seat]])];
  kinds.push(...cells.subarray(RUNES[seat], RUNES[seat] + cells[RUNES_SIZE[seat]]));
  if (!own) {
    for (let i = 0; i < cells[HAND_SIZE[seat]]; i++) {
      if (cells[KNOWN[seat] + i] === 0) kinds.push(cells[HAND[seat] + i]);
    }
    for (let i = 0; i < cells[LOOKED_SIZE[seat]]; i++) kinds.push(lookedKind(cells[LOOKED[seat] + i]));
    if (!isReplacing(state)) kinds.push(...cells.subarray(ASIDE[seat], ASIDE[seat] + cells[ASIDE_SIZE[seat]]));
  }
  return kinds.sort((a, b) => a - b).map((kind) => table.kinds[kind].id);
}

function handOf(state: State, seat: Seat, own: boolean): Pick<PlayerView, 'hand' | 'known' | 'knownAt'> {
  const { cells, table } = state;
  const at = [...Array(cells[HAND_SIZE[seat]]).keys()].filter((i) => cells[KNOWN[seat] + i] === 1);
  const known = at.map((i) => cells[HAND[seat] + i]).sort((a, b) => a - b);
  return {
    hand: own ? idsAt(state, HAND[seat], cells[HAND_SIZE[seat]]) : null,
    known: known.map((kind) => table.kinds[kind].id),
    knownAt: own ? at : null,
  };
}

const picksOf = ({ cells }: State, seat: Seat): readonly number[] =>
  [...cells.subarray(LOOKED[seat], LOOKED[seat] + cells[LOOKED_SIZE[seat]])].map(pickOf);

function playerView(state: State, seat: Seat, own: boolean): PlayerView {
  const { cells } = state;
  const asideSize = isReplacing(state) && !own ? 0 : cells[ASIDE_SIZE[seat]];
  return {
    health: cells[HEALTH[seat]],
    attack: Math.max(0, playerAttack(state, seat)),
    gainedAttack: cells[ATTACK[seat]],
    turnAttack: cells[TURN_ATTACK[seat]],
    magic: magicOf(state, seat),
    gainedMagic: cells[MAGIC[seat]],
    turnMagic: cells[TURN_MAGIC[seat]],
    statuses: namesOf(playerStatuses(state, seat)),
    gainedStatuses: namesOf(cells[STATUSES[seat]] & LASTING),
    turnStatuses: namesOf((cells[STATUSES[seat]] >> TURN_SHIFT) & LASTING),
    attacked: cells[ATTACKED[seat]] === 1,
    burnouts: cells[BURNOUTS[seat]],
    specialUsed: cells[SPECIAL_USED[seat]] === 1,
    extractors: manaAt(state, EXTRACTORS[seat]),
    full: manaAt(state, FULL[seat]),
    tanks: manaAt(state, TANKS[seat]),
    deckSize: cells[DECK_SIZE[seat]],
    handSize: cells[HAND_SIZE[seat]],
    ...handOf(state, seat, own),
    lookedSize: cells[LOOKED_SIZE[seat]],
    looked: own ? idsAt(state, LOOKED[seat], cells[LOOKED_SIZE[seat]]) : null,
    pickedSize: picksOf(state, seat).filter((pick) => pick > 0).length,
    picked: own ? picksOf(state, seat) : null,
    runesSize: cells[RUNES_SIZE[seat]],
    asideSize,
    aside: own ? idsAt(state, ASIDE[seat], cells[ASIDE_SIZE[seat]]) : null,
    unseen: unseenOf(state, seat, own),
    pile: idsAt(state, PILE[seat], cells[PILE_SIZE[seat]]),
    line: [...cells.subarray(LINE[seat], LINE[seat] + cells[LINE_SIZE[seat]])].map((slot) => creatureView(state, slot)),
    orb: orbView(state, cells[ORB[seat]]),
    rune: runeView(state, cells[RUNE[seat]]),
  };
}

const PAYING: readonly number[] = [ask.lighten, ask.payElement, ask.pay];
const isPaying = (state: State): boolean => PAYING.includes(openQuestion(state));

/** Whether the viewer is the one who is asked; watchers never are. */
const isAskedOf = (state: State, viewer: Viewer): boolean =>
  viewer !== 'watcher' && (asked(state) & (1 << viewer)) !== 0;

const reply = newReply();

function paymentView(state: State, viewer: Viewer): PaymentView | null {
  const { cells, table } = state;
  if (viewer === 'watcher' || !isPaying(state) || !isAskedOf(state, viewer)) return null;
  const forUse = cells[PLAYING] >= FOR_USE;
  const kind = forUse ? cells[PLAYING] - FOR_USE : cells[PLAYING];
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
    card: table.kinds[kind].id,
    forUse,
    due: manaAt(state, DUE),
    spare: cells[SPARE],
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
    if (cells[at] !== frame.ambush || cells[at + 1] === viewer) seen.push(...cells.subarray(at, at + FRAME));
  }
  return seen;
}

/** The contract whose effect asks: the frame beneath the question means it. */
function aboutOf(state: State, question: number): CardId | null {
  const { cells } = state;
  if (question === ask.target || question === ask.may) {
    return kindOf(state, cells[frameAt(state, 1) + 2]).id;
  }
  if (question === ask.place) return state.table.kinds[cells[frameAt(state, 1) + 2]].id;
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
    const zone = cells[ZONE + slot];
    if (cells[KIND + slot] === EMPTY || (zone !== ACTING && zone !== NOWHERE)) continue;
    found.push({
      id: slot,
      card: kindOf(state, slot).id,
      seat: ownerOf(state, slot),
      zone,
      place: cells[PLACE + slot],
      faded: isFaded(state, slot),
      attack: cells[SLOT_ATTACK + slot] + cells[SLOT_TURN_ATTACK + slot],
      health: cells[SLOT_HEALTH + slot] + cells[SLOT_TURN_HEALTH + slot] - cells[DAMAGE + slot],
    });
  }
  return found;
}

export function view(state: State, viewer: Viewer): View {
  const { cells, table } = state;
  return {
    game: 'contracts',
    viewer,
    options: table.options,
    turn: cells[TURN_NUMBER],
    active: seatOf(cells[ACTIVE]),
    first: seatOf(cells[FIRST]),
    phase: isOver(state) ? 'over' : PHASES[cells[PHASE]],
    players: [playerView(state, 0, viewer === 0), playerView(state, 1, viewer === 1)],
    payment: paymentView(state, viewer),
    acting: actingView(state),
    waiting: waitingFor(state, viewer),
    agenda: agendaOf(state, viewer),
    triggers: cells[TRIGGERS],
    discarded: cells[DISCARDED],
    decision: viewer === 'watcher' ? null : decisionOf({ questions }, state, viewer),
    outcome: outcome({ endings: ENDINGS }, state),
  };
}
