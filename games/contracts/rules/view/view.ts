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
import { col, SLOTS } from '../state/columns.ts';
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
  EMPTY,
  LASTING,
  NEW,
  NOWHERE,
  ON_GUARD,
  PHASES,
  SPENT,
  type State,
  TURN_SHIFT,
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
    damage: cells[col.damage + slot],
    gained: { attack: cells[col.slotAttack + slot], health: cells[col.slotHealth + slot] },
    turn: { attack: cells[col.slotTurnAttack + slot], health: cells[col.slotTurnHealth + slot] },
    given: { attack: given(state, slot, 'attack'), health: given(state, slot, 'health') },
    statuses: namesOf(statusesOf(state, slot)),
    gainedStatuses: namesOf(cells[col.slotStatuses + slot] & LASTING),
    turnStatuses: namesOf((cells[col.slotStatuses + slot] >> TURN_SHIFT) & LASTING),
    faded: isFaded(state, slot),
    spent: hasMark(state, slot, SPENT),
    isNew: hasMark(state, slot, NEW),
    seenMost: cells[col.seenMost + slot],
    summoner: cells[col.summoner + slot] === 0 ? null : cells[col.summoner + slot] - 1,
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
  const kinds = [...cells.subarray(col.deck[seat], col.deck[seat] + cells[col.deckSize[seat]])];
  kinds.push(...cells.subarray(col.runes[seat], col.runes[seat] + cells[col.runesSize[seat]]));
  if (!own) {
    for (let i = 0; i < cells[col.handSize[seat]]; i++) {
      if (cells[col.known[seat] + i] === 0) kinds.push(cells[col.hand[seat] + i]);
    }
    for (let i = 0; i < cells[col.lookedSize[seat]]; i++) kinds.push(lookedKind(cells[col.looked[seat] + i]));
    if (!isReplacing(state))
      kinds.push(...cells.subarray(col.aside[seat], col.aside[seat] + cells[col.asideSize[seat]]));
  }
  return kinds.sort((a, b) => a - b).map((kind) => table.kinds[kind].id);
}

function handOf(state: State, seat: Seat, own: boolean): Pick<PlayerView, 'hand' | 'known' | 'knownAt'> {
  const { cells, table } = state;
  const at = [...Array(cells[col.handSize[seat]]).keys()].filter((i) => cells[col.known[seat] + i] === 1);
  const known = at.map((i) => cells[col.hand[seat] + i]).sort((a, b) => a - b);
  return {
    hand: own ? idsAt(state, col.hand[seat], cells[col.handSize[seat]]) : null,
    known: known.map((kind) => table.kinds[kind].id),
    knownAt: own ? at : null,
  };
}

const picksOf = ({ cells }: State, seat: Seat): readonly number[] =>
  [...cells.subarray(col.looked[seat], col.looked[seat] + cells[col.lookedSize[seat]])].map(pickOf);

function playerView(state: State, seat: Seat, own: boolean): PlayerView {
  const { cells } = state;
  const asideSize = isReplacing(state) && !own ? 0 : cells[col.asideSize[seat]];
  return {
    health: cells[col.health[seat]],
    attack: Math.max(0, playerAttack(state, seat)),
    gainedAttack: cells[col.attack[seat]],
    turnAttack: cells[col.turnAttack[seat]],
    magic: magicOf(state, seat),
    gainedMagic: cells[col.magic[seat]],
    turnMagic: cells[col.turnMagic[seat]],
    statuses: namesOf(playerStatuses(state, seat)),
    gainedStatuses: namesOf(cells[col.statuses[seat]] & LASTING),
    turnStatuses: namesOf((cells[col.statuses[seat]] >> TURN_SHIFT) & LASTING),
    attacked: cells[col.attacked[seat]] === 1,
    burnouts: cells[col.burnouts[seat]],
    specialUsed: cells[col.specialUsed[seat]] === 1,
    extractors: manaAt(state, col.extractors[seat]),
    full: manaAt(state, col.full[seat]),
    tanks: manaAt(state, col.tanks[seat]),
    deckSize: cells[col.deckSize[seat]],
    handSize: cells[col.handSize[seat]],
    ...handOf(state, seat, own),
    lookedSize: cells[col.lookedSize[seat]],
    looked: own ? idsAt(state, col.looked[seat], cells[col.lookedSize[seat]]) : null,
    pickedSize: picksOf(state, seat).filter((pick) => pick > 0).length,
    picked: own ? picksOf(state, seat) : null,
    runesSize: cells[col.runesSize[seat]],
    asideSize,
    aside: own ? idsAt(state, col.aside[seat], cells[col.asideSize[seat]]) : null,
    unseen: unseenOf(state, seat, own),
    pile: idsAt(state, col.pile[seat], cells[col.pileSize[seat]]),
    line: [...cells.subarray(col.line[seat], col.line[seat] + cells[col.lineSize[seat]])].map((slot) =>
      creatureView(state, slot),
    ),
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
  const { cells, table } = state;
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
    card: table.kinds[kind].id,
    forUse,
    due: manaAt(state, col.due),
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
  const { cells, table } = state;
  return {
    game: 'contracts',
    viewer,
    options: table.options,
    turn: cells[col.turnNumber],
    active: seatOf(cells[col.active]),
    first: seatOf(cells[col.first]),
    phase: isOver(state) ? 'over' : PHASES[cells[col.phase]],
    players: [playerView(state, 0, viewer === 0), playerView(state, 1, viewer === 1)],
    payment: paymentView(state, viewer),
    acting: actingView(state),
    waiting: waitingFor(state, viewer),
    agenda: agendaOf(state, viewer),
    triggers: cells[col.triggers],
    discarded: cells[col.discarded],
    decision: viewer === 'watcher' ? null : decisionOf({ questions }, state, viewer),
    outcome: outcome({ endings: ENDINGS }, state),
  };
}
