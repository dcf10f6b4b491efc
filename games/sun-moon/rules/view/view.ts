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
  outcome,
  SEATS,
  type Seat,
  seatOf,
  type Viewer,
} from '@duello/kernel';
import { type CardId, TRAITS, type Trait } from '../../cards/vocabulary.ts';
import { questions } from '../match/questions.ts';
import { announcementAt, byOf, topOf } from '../state/chain.ts';
import { PLAYER_CLASSES } from '../state/decks.ts';
import { attackOf, defenseOf, kindOf, ownerOf, refOf, traitsOf, wholeDefenseOf } from '../state/field.ts';
import { ANNOUNCED, ask, ENDINGS, QUESTIONS } from '../state/frames.ts';
import {
  ACTION_KINDS,
  ACTIONS,
  ACTIVE,
  AIMED,
  ANNOUNCING,
  ASIDE,
  ASIDE_SIZE,
  BEARER,
  BY,
  CHAIN_SIZE,
  CHOSEN_X,
  CLASS,
  CLOCK,
  DAMAGE,
  DECK,
  DECK_SIZE,
  DISCARD,
  DISCARD_SIZE,
  DOOMED,
  DUE,
  DUE_SIZE,
  EMPTY,
  ENCHANTED,
  ENCHANTED_SIZE,
  ENTERED,
  FATIGUE,
  FROM,
  GIVEN_ATTACK,
  GIVEN_DEFENSE,
  HAND,
  HAND_SIZE,
  HIT,
  IN_DRAFT,
  INDEX,
  KNOWN,
  LIFE,
  LIST,
  LIST_SIZE,
  MARKS,
  MATCH_NUMBER,
  MODE,
  OUT,
  OUT_SIZE,
  OVERFLOWED,
  PHASE,
  PHASES,
  PICK,
  PILE_SIZE,
  REVEALED,
  REVEALED_SIZE,
  ROW,
  ROW_SIZE,
  SKILL_TAPPED,
  SKILL_USED,
  SOURCE,
  STARTER,
  type State,
  TAPPED,
  TRAIT_BITS,
  TRIGGERS,
  TURN_ATTACK,
  TURN_DEFENSE,
  TURN_NUMBER,
  TURN_TRAITS,
  WHAT,
  WINS,
} from '../state/state.ts';
import { shownAt, shownOf } from '../turn/draft.ts';
import type { DraftView, EnchantmentView, PendingView, PlayerView, SummoningView, View } from './seen.ts';

const idsOf = ({ table }: State, kinds: Iterable<number>): readonly CardId[] =>
  Array.from(kinds, (kind) => table.kinds[kind].id);
const idsAt = (state: State, at: number, size: number): readonly CardId[] =>
  idsOf(state, state.cells.subarray(at, at + size));

const traitsIn = (bits: number): readonly Trait[] => TRAITS.filter((trait) => (bits & TRAIT_BITS[trait]) !== 0);

function enchantmentView(state: State, slot: number): EnchantmentView {
  const { cells } = state;
  return {
    id: slot,
    card: kindOf(state, slot).id,
    seat: ownerOf(state, slot),
    tapped: cells[TAPPED + slot] === 1,
    entered: cells[ENTERED + slot],
    doomed: (cells[MARKS + slot] & DOOMED) !== 0,
  };
}

function summoningView(state: State, slot: number): SummoningView {
  const { cells } = state;
  const enchantments = [...cells.subarray(ENCHANTED, ENCHANTED + cells[ENCHANTED_SIZE])];
  return {
    id: slot,
    card: kindOf(state, slot).id,
    attack: attackOf(state, slot),
    defense: defenseOf(state, slot),
    wholeDefense: wholeDefenseOf(state, slot),
    damage: cells[DAMAGE + slot],
    tapped: cells[TAPPED + slot] === 1,
    traits: traitsIn(traitsOf(state, slot)),
    turn: {
      attack: cells[TURN_ATTACK + slot],
      defense: cells[TURN_DEFENSE + slot],
      traits: traitsIn(cells[TURN_TRAITS + slot]),
    },
    given: { attack: cells[GIVEN_ATTACK + slot], defense: cells[GIVEN_DEFENSE + slot] },
    enchantments: enchantments.filter((one) => cells[BEARER + one] === slot).map((one) => enchantmentView(state, one)),
    entered: cells[ENTERED + slot],
    doomed: (cells[MARKS + slot] & DOOMED) !== 0,
    hit: (cells[MARKS + slot] & HIT) !== 0,
  };
}

/** The number of the open question, or -1. */
const openQuestion = (state: State): number => (asked(state) === 0 ? -1 : state.cells[frameAt(state) + 1]);

/** SR07: what both saw in an open draft; every other deck is its owner's secret. */
const isListOpen = ({ table }: State): boolean => table.options.mode === 'draft' && table.openDraft;

function unseenOf(state: State, seat: Seat, own: boolean): readonly CardId[] {
  const { cells } = state;
  const kinds = [...cells.subarray(DECK[seat], DECK[seat] + cells[DECK_SIZE[seat]])];
  if (!own) {
    for (let i = 0; i < cells[HAND_SIZE[seat]]; i++) {
      if (cells[KNOWN[seat] + i] === 0) kinds.push(cells[HAND[seat] + i]);
    }
  }
  return idsOf(
    state,
    kinds.sort((a, b) => a - b),
  );
}

function handOf(state: State, seat: Seat, own: boolean): Pick<PlayerView, 'hand' | 'known' | 'knownAt'> {
  const { cells } = state;
  const at = [...Array(cells[HAND_SIZE[seat]]).keys()].filter((i) => cells[KNOWN[seat] + i] === 1);
  const known = at.map((i) => cells[HAND[seat] + i]).sort((a, b) => a - b);
  return {
    hand: own ? idsAt(state, HAND[seat], cells[HAND_SIZE[seat]]) : null,
    known: idsOf(state, known),
    knownAt: own ? at : null,
  };
}

function draftView(state: State, seat: Seat, own: boolean): DraftView | null {
  const { cells } = state;
  if (cells[PHASE] !== IN_DRAFT || isOver(state)) return null;
  const shown = Array.from({ length: shownOf(state, seat) }, (_, place) => shownAt(state, seat, place));
  return {
    pileSize: cells[PILE_SIZE[seat]],
    shown: own ? idsOf(state, shown) : null,
    picked: own && cells[PICK[seat]] > 0 ? cells[PICK[seat]] - 1 : null,
    takenSize: cells[LIST_SIZE[seat]],
  };
}

function playerView(state: State, seat: Seat, own: boolean): PlayerView {
  const { cells } = state;
  const listed = own || isListOpen(state);
  return {
    class: cells[CLASS[seat]] === EMPTY ? null : PLAYER_CLASSES[cells[CLASS[seat]]],
    wins: cells[WINS[seat]],
    life: cells[LIFE[seat]],
    fatigue: cells[FATIGUE[seat]],
    skillTapped: cells[SKILL_TAPPED[seat]] === 1,
    skillUsed: cells[SKILL_USED[seat]] === 1,
    overflowed: cells[OVERFLOWED[seat]] === 1,
    deckSize: cells[DECK_SIZE[seat]],
    handSize: cells[HAND_SIZE[seat]],
    ...handOf(state, seat, own),
    discards: idsAt(state, DISCARD[seat], cells[DISCARD_SIZE[seat]]),
    // While cards are set aside, how many they are is as secret as which; after that there are none.
    asideSize: own ? cells[ASIDE_SIZE[seat]] : 0,
    aside: own ? idsAt(state, ASIDE[seat], cells[ASIDE_SIZE[seat]]) : null,
    summonings: [...cells.subarray(ROW[seat], ROW[seat] + cells[ROW_SIZE[seat]])].map((slot) =>
      summoningView(state, slot),
    ),
    list: listed ? idsAt(state, LIST[seat], cells[LIST_SIZE[seat]]) : null,
    revealed: idsAt(state, REVEALED[seat], cells[REVEALED_SIZE[seat]]),
    unseen: listed ? unseenOf(state, seat, own) : null,
    outSize: cells[OUT_SIZE[seat]],
    out: listed ? idsAt(state, OUT[seat], cells[OUT_SIZE[seat]]) : null,
    draft: draftView(state, seat, own),
  };
}

function pendingView(state: State, at: number): PendingView {
  const { cells, table } = state;
  const aimed = AIMED.map((column) => cells[column + at]);
  return {
    what: ACTION_KINDS[cells[WHAT + at]],
    seat: seatOf(cells[BY + at]),
    card: cells[SOURCE + at] === EMPTY ? null : table.kinds[cells[SOURCE + at]].id,
    id: cells[FROM + at] === EMPTY ? null : cells[FROM + at],
    index: cells[INDEX + at],
    mode: cells[MODE + at],
    x: cells[CHOSEN_X + at],
    aimed: [aimed[0], aimed[1]],
    targets: aimed.filter((code) => code >= 0).map((code) => refOf(state, code)),
  };
}

const EFFECTS_ASK: readonly number[] = [ask.aim, ask.discard, ask.takeBack, ask.may];

/** An announcement is its player's alone: to others the choice of what to do still waits. */
function hidesAnnouncement(state: State, viewer: Viewer): boolean {
  return state.cells[ANNOUNCING] === 1 && byOf(state, announcementAt(state)) !== viewer;
}

/** The choice that an announcement began with. */
function rootOf(state: State): number {
  const { cells } = state;
  const seat = byOf(state, announcementAt(state));
  return seat === cells[ACTIVE] && cells[CHAIN_SIZE] === 0 ? ask.act : ask.respond;
}

function agendaOf(state: State, viewer: Viewer): readonly number[] {
  const { cells } = state;
  const seen = [...cells.subarray(FRAMES, FRAMES + FRAME * cells[DEPTH])];
  if (hidesAnnouncement(state, viewer)) seen.splice(-FRAME, FRAME, CHOOSE, rootOf(state), asked(state), 0);
  return seen;
}

function waitingFor(state: State, viewer: Viewer): View['waiting'] {
  const number = openQuestion(state);
  if (number < 0) return null;
  const shown = ANNOUNCED.includes(QUESTIONS[number]) && hidesAnnouncement(state, viewer) ? rootOf(state) : number;
  const source = EFFECTS_ASK.includes(shown) ? state.cells[SOURCE + topOf(state)] : EMPTY;
  return {
    what: QUESTIONS[shown],
    seats: SEATS.filter((seat) => (asked(state) & (1 << seat)) !== 0),
    about: source === EMPTY ? null : state.table.kinds[source].id,
  };
}

export function view(state: State, viewer: Viewer): View {
  const { cells, table } = state;
  const announces = cells[ANNOUNCING] === 1 && !hidesAnnouncement(state, viewer);
  return {
    game: 'sun-moon',
    viewer,
    options: table.options,
    phase: isOver(state) ? 'over' : PHASES[cells[PHASE]],
    match: cells[MATCH_NUMBER],
    turn: cells[TURN_NUMBER],
    active: seatOf(cells[ACTIVE]),
    starter: seatOf(cells[STARTER]),
    players: [playerView(state, 0, viewer === 0), playerView(state, 1, viewer === 1)],
    chain: Array.from({ length: cells[CHAIN_SIZE] }, (_, at) => pendingView(state, at)),
    announcement: announces ? pendingView(state, announcementAt(state)) : null,
    waiting: waitingFor(state, viewer),
    agenda: agendaOf(state, viewer),
    due: [...cells.subarray(DUE, DUE + 4 * cells[DUE_SIZE])],
    triggers: cells[TRIGGERS],
    actions: cells[ACTIONS],
    clock: cells[CLOCK],
    decision: viewer === 'watcher' ? null : decisionOf({ questions }, state, viewer),
    outcome: outcome({ endings: ENDINGS }, state),
  };
}
