// How is a state told to one viewer? Field by field, hiding what is another's.

import { handOf, shown, sortedIds } from '@duello/columns';
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
import { announcementAt, byOf, sourceOf, topOf } from '../state/chain.ts';
import { col, matchRows, seatRows } from '../state/columns.ts';
import { PLAYER_CLASSES } from '../state/decks.ts';
import { attackOf, defenseOf, kindOf, ownerOf, refOf, traitsOf, wholeDefenseOf } from '../state/field.ts';
import { ANNOUNCED, ask, ENDINGS, QUESTIONS } from '../state/frames.ts';
import { ACTION_KINDS, DOOMED, EMPTY, HIT, IN_DRAFT, PHASES, type State, TRAIT_BITS } from '../state/state.ts';
import { shownAt, shownOf } from '../turn/draft.ts';
import type { DraftView, EnchantmentView, PendingView, PlayerView, SummoningView, View } from './view-types.ts';

function idsAt({ cells, compiled }: State, at: number, size: number): readonly CardId[] {
  const ids: CardId[] = [];
  for (let i = at; i < at + size; i++) ids.push(compiled.kinds[cells[i]].id);
  return ids;
}

const traitsIn = (bits: number): readonly Trait[] => TRAITS.filter((trait) => (bits & TRAIT_BITS[trait]) !== 0);

function enchantmentView(state: State, slot: number): EnchantmentView {
  const { cells } = state;
  return {
    id: slot,
    card: kindOf(state, slot).id,
    seat: ownerOf(state, slot),
    tapped: cells[col.tapped + slot] === 1,
    entered: cells[col.entered + slot],
    doomed: (cells[col.marks + slot] & DOOMED) !== 0,
  };
}

function summoningView(state: State, slot: number): SummoningView {
  const { cells } = state;
  const enchantments = [...cells.subarray(col.enchanted, col.enchanted + cells[col.enchantedSize])];
  return {
    id: slot,
    card: kindOf(state, slot).id,
    attack: attackOf(state, slot),
    defense: defenseOf(state, slot),
    wholeDefense: wholeDefenseOf(state, slot),
    damage: cells[col.damage + slot],
    tapped: cells[col.tapped + slot] === 1,
    traits: traitsIn(traitsOf(state, slot)),
    turn: {
      attack: cells[col.turnAttack + slot],
      defense: cells[col.turnDefense + slot],
      traits: traitsIn(cells[col.turnTraits + slot]),
    },
    given: { attack: cells[col.givenAttack + slot], defense: cells[col.givenDefense + slot] },
    enchantments: enchantments
      .filter((one) => cells[col.bearer + one] === slot)
      .map((one) => enchantmentView(state, one)),
    entered: cells[col.entered + slot],
    doomed: (cells[col.marks + slot] & DOOMED) !== 0,
    hit: (cells[col.marks + slot] & HIT) !== 0,
  };
}

/** The number of the open question, or -1. */
const openQuestion = (state: State): number => (asked(state) === 0 ? -1 : state.cells[frameAt(state) + 1]);

/** SR07: what both saw in an open draft; every other deck is its owner's secret. */
const isListOpen = ({ compiled }: State): boolean => compiled.options.mode === 'draft' && compiled.openDraft;

function unseenOf(state: State, seat: Seat, own: boolean): readonly CardId[] {
  const { cells } = state;
  const kinds: number[] = [];
  for (let i = 0; i < cells[col.deckSize[seat]]; i++) kinds.push(cells[col.deck[seat] + i]);
  for (let i = 0; !own && i < cells[col.handSize[seat]]; i++) {
    if (cells[col.known[seat] + i] === 0) kinds.push(cells[col.hand[seat] + i]);
  }
  return sortedIds(state, kinds);
}

function draftView(state: State, seat: Seat, own: boolean): DraftView | null {
  const { cells } = state;
  if (cells[col.phase] !== IN_DRAFT || isOver(state)) return null;
  const triple = Array.from({ length: shownOf(state, seat) }, (_, place) => shownAt(state, seat, place));
  return {
    pileSize: cells[col.pileSize[seat]],
    shown: own ? triple.map((kind) => state.compiled.kinds[kind].id) : null,
    picked: own && cells[col.pick[seat]] > 0 ? cells[col.pick[seat]] - 1 : null,
    takenSize: cells[col.listSize[seat]],
  };
}

function playerView(state: State, seat: Seat, own: boolean): PlayerView {
  const { cells } = state;
  const listed = own || isListOpen(state);
  return {
    ...shown(seatRows, state, seat, own),
    ...handOf(state, col, seat, own),
    class: cells[col.class[seat]] === EMPTY ? null : PLAYER_CLASSES[cells[col.class[seat]]],
    // While cards are set aside, how many they are is as secret as which; after that there are none.
    asideSize: own ? cells[col.asideSize[seat]] : 0,
    summonings: [...cells.subarray(col.row[seat], col.row[seat] + cells[col.rowSize[seat]])].map((slot) =>
      summoningView(state, slot),
    ),
    list: listed ? idsAt(state, col.list[seat], cells[col.listSize[seat]]) : null,
    unseen: listed ? unseenOf(state, seat, own) : null,
    out: listed ? idsAt(state, col.out[seat], cells[col.outSize[seat]]) : null,
    draft: draftView(state, seat, own),
  };
}

function pendingView(state: State, at: number): PendingView {
  const { cells } = state;
  const aimed = col.aimed.map((column) => cells[column + at]);
  return {
    what: ACTION_KINDS[cells[col.what + at]],
    seat: seatOf(cells[col.by + at]),
    card: sourceOf(state, at),
    id: cells[col.from + at] === EMPTY ? null : cells[col.from + at],
    index: cells[col.index + at],
    mode: cells[col.mode + at],
    x: cells[col.chosenX + at],
    aimed: [aimed[0], aimed[1]],
    targets: aimed.filter((code) => code >= 0).map((code) => refOf(state, code)),
  };
}

const EFFECTS_ASK: readonly number[] = [ask.aim, ask.discard, ask.takeBack, ask.may];

/** An announcement is its player's alone: to others the choice of what to do still waits. */
function hidesAnnouncement(state: State, viewer: Viewer): boolean {
  return state.cells[col.announcing] === 1 && byOf(state, announcementAt(state)) !== viewer;
}

/** The choice that an announcement began with. */
function rootOf(state: State): number {
  const { cells } = state;
  const seat = byOf(state, announcementAt(state));
  return seat === cells[col.active] && cells[col.chainSize] === 0 ? ask.act : ask.respond;
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
  const told = ANNOUNCED.includes(QUESTIONS[number]) && hidesAnnouncement(state, viewer) ? rootOf(state) : number;
  return {
    what: QUESTIONS[told],
    seats: SEATS.filter((seat) => (asked(state) & (1 << seat)) !== 0),
    about: EFFECTS_ASK.includes(told) ? sourceOf(state, topOf(state)) : null,
  };
}

export function view(state: State, viewer: Viewer): View {
  const { cells, compiled } = state;
  const announces = cells[col.announcing] === 1 && !hidesAnnouncement(state, viewer);
  return {
    ...shown(matchRows, state, 0),
    game: 'sun-moon',
    viewer,
    options: compiled.options,
    phase: isOver(state) ? 'over' : PHASES[cells[col.phase]],
    players: [playerView(state, 0, viewer === 0), playerView(state, 1, viewer === 1)],
    chain: Array.from({ length: cells[col.chainSize] }, (_, at) => pendingView(state, at)),
    announcement: announces ? pendingView(state, announcementAt(state)) : null,
    waiting: waitingFor(state, viewer),
    agenda: agendaOf(state, viewer),
    due: [...cells.subarray(col.due, col.due + 4 * cells[col.dueSize])],
    decision: viewer === 'watcher' ? null : decisionOf({ questions }, state, viewer),
    outcome: outcome({ endings: ENDINGS }, state),
  };
}
