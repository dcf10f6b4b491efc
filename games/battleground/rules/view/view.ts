// How is a state told to one viewer? Field by field, hiding what is another's.

import { shown, sortedIds } from '@duello/columns';
import {
  asked,
  DEPTH,
  decisionOf,
  FRAME,
  FRAMES,
  frameAt,
  isOver,
  outcome,
  registerOf,
  SEATS,
  type Seat,
  seatOf,
  type Viewer,
} from '@duello/kernel';
import type { CardId, Condition } from '../../cards/vocabulary.ts';
import { questions } from '../match/questions.ts';
import { kindOf, ownerOf, sideOf } from '../state/board.ts';
import { chargeCell, col, matchRows, ON, SLOTS, seatRows, tieAt, tierRows, type Zone } from '../state/columns.ts';
import { costIn } from '../state/compiled.ts';
import { ask, ENDINGS, frame, QUESTIONS } from '../state/frames.ts';
import { isDealtUnseen } from '../state/market.ts';
import { PREPARATION_SLOTS } from '../state/numbers.ts';
import { idsIn } from '../state/piles.ts';
import {
  BEING_CAST,
  EMPTY,
  GONE,
  NEWCOMER,
  NOBODY,
  PHASES,
  playerCode,
  type State,
  TICKS,
  UNRESOLVED,
} from '../state/state.ts';
import { attackOf, defenceOf, eachThreat, isDefending } from '../state/strength.ts';
import { roundOf } from '../turn/turn.ts';
import type {
  ActingView,
  Conditions,
  InPlayView,
  MarketView,
  PlayerView,
  PreparedView,
  SummonView,
  TokenView,
  View,
} from './view-types.ts';

function kindsIn({ cells }: State, zone: Zone): number[] {
  const kinds: number[] = [];
  for (let i = 0; i < cells[zone.size]; i++) kinds.push(cells[zone.at + i]);
  return kinds;
}

const conditionsOf = ({ cells }: State, slot: number): Conditions => {
  const count = (condition: Condition): number => cells[ON[condition] + slot];
  return {
    haste: count('haste'),
    stun: count('stun'),
    disarm: count('disarm'),
    turnover: count('turnover'),
    chill: count('chill'),
    antimagic: count('antimagic'),
    snare: count('snare'),
  };
};

function tokensOf({ cells }: State, code: number): readonly TokenView[] {
  const found: TokenView[] = [];
  for (let i = 0; i < cells[col.tieCount]; i++) {
    const at = tieAt(i);
    if (cells[at + 1] === code)
      found.push({ id: cells[at], shape: cells[col.shape + cells[at]], count: cells[at + 2] });
  }
  return found;
}

function summonView(state: State, slot: number): SummonView {
  const { cells, compiled } = state;
  const kind = kindOf(state, slot);
  const threats: number[] = [];
  eachThreat(state, slot, NOBODY, (threat) => threats.push(threat));
  return {
    id: slot,
    card: kind.id,
    owner: ownerOf(state, slot),
    side: sideOf(state, slot),
    field: compiled.geometry.keys[cells[col.at + slot]],
    attack: attackOf(state, slot),
    attackDie: cells[col.attackDie + slot],
    hp: cells[col.hp + slot],
    defence: defenceOf(state, slot, NOBODY),
    range: kind.range,
    defending: isDefending(state, slot),
    threats,
    conditions: conditionsOf(state, slot),
    tokens: tokensOf(state, slot),
    newcomer: (cells[col.marks + slot] & NEWCOMER) !== 0,
    noted: cells[col.noted + slot],
    credit: cells[col.credit + slot] === 0 ? null : seatOf(cells[col.credit + slot] - 1),
    entered: cells[col.entered + slot],
  };
}

function inPlayView(state: State, slot: number): InPlayView {
  const { cells } = state;
  return {
    id: slot,
    card: kindOf(state, slot).id,
    owner: ownerOf(state, slot),
    shape: cells[col.shape + slot] === 0 ? null : cells[col.shape + slot],
    tokens: cells[col.tokens + slot],
    unresolved: (cells[col.marks + slot] & UNRESOLVED) !== 0,
    ticks: (cells[col.marks + slot] & TICKS) !== 0,
    entered: cells[col.entered + slot],
  };
}

function preparedView(state: State, seat: Seat, own: boolean): readonly (PreparedView | null)[] {
  const { cells, compiled } = state;
  return Array.from({ length: PREPARATION_SLOTS }, (_, slot) => {
    const kind = cells[col.prepared[seat] + slot];
    if (kind === EMPTY) return null;
    return {
      card: own ? compiled.kinds[kind].id : null,
      charges: costIn(cells, chargeCell(seat, slot, 0)),
      since: cells[col.since[seat] + slot],
    };
  });
}

/** Deck, and what is hidden of the rest. */
function unseenOf(state: State, seat: Seat, own: boolean): readonly CardId[] {
  const { cells } = state;
  const kinds = kindsIn(state, col.deck[seat]);
  if (!own) {
    kinds.push(...kindsIn(state, col.hand[seat]), ...kindsIn(state, col.retained[seat]));
    for (let slot = 0; slot < PREPARATION_SLOTS; slot++) {
      if (cells[col.prepared[seat] + slot] !== EMPTY) kinds.push(cells[col.prepared[seat] + slot]);
    }
  }
  return sortedIds(state, kinds);
}

const playerView = (state: State, seat: Seat, own: boolean): PlayerView => ({
  ...shown(seatRows, state, seat, own),
  prepared: preparedView(state, seat, own),
  unseen: unseenOf(state, seat, own),
  area: kindsIn(state, col.area[seat]).map((slot) => inPlayView(state, slot)),
  tokens: tokensOf(state, playerCode(seat)),
});

function marketView(state: State, tier: number): MarketView {
  const { cells } = state;
  const deck = col.marketDeck[tier];
  const kinds = kindsIn(state, deck);
  const known = kinds.filter((kind) => !isDealtUnseen(state, tier, kind));
  return {
    ...shown(tierRows, state, tier),
    unlocked: cells[col.phase] > 0 && tier < cells[col.gamePhase],
    deck: cells[col.turnedOver + tier] === 1 ? idsIn(state, deck).reverse() : null,
    unseen: sortedIds(state, known),
    neutralsLeft: kinds.length - known.length,
  };
}

/** Neutrals of all decks that may hold them, so that nobody learns in which one they lie. */
const unseenNeutrals = (state: State): readonly CardId[] =>
  sortedIds(
    state,
    col.marketDeck.flatMap((deck, tier) => kindsIn(state, deck).filter((kind) => isDealtUnseen(state, tier, kind))),
  );

function summonsOf(state: State): readonly SummonView[] {
  const { cells, compiled } = state;
  const found: SummonView[] = [];
  for (const field of compiled.geometry.byRow[0]) {
    if (cells[col.fields + field] !== EMPTY) found.push(summonView(state, cells[col.fields + field]));
  }
  return found;
}

function actingOf(state: State): readonly ActingView[] {
  const { cells, compiled } = state;
  const found: ActingView[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const where = cells[col.where + slot];
    if (cells[col.kind + slot] === EMPTY || (where !== BEING_CAST && where !== GONE)) continue;
    found.push({
      id: slot,
      card: kindOf(state, slot).id,
      owner: ownerOf(state, slot),
      gone: where === GONE,
      shape: cells[col.shape + slot],
      tokens: cells[col.tokens + slot],
      field: compiled.geometry.keys[cells[col.at + slot]],
      attackDie: cells[col.attackDie + slot],
      entered: cells[col.entered + slot],
    });
  }
  return found;
}

/** The card whose text asks: the frame nearest the top that means one. */
function aboutOf(state: State): CardId | null {
  const { cells } = state;
  for (let below = 1; below < cells[DEPTH]; below++) {
    const at = frameAt(state, below);
    if (cells[at] === frame.effect) return kindOf(state, cells[at + 2]).id;
    if (cells[at] === frame.castDone) return kindOf(state, cells[at + 1]).id;
  }
  return null;
}

function waitingFor(state: State): View['waiting'] {
  if (asked(state) === 0) return null;
  const number = state.cells[frameAt(state) + 1];
  const value = registerOf(state);
  return {
    what: QUESTIONS[number],
    seats: SEATS.filter((seat) => (asked(state) & (1 << seat)) !== 0),
    about: number === ask.field ? kindOf(state, value >> 1).id : aboutOf(state),
    acting: number === ask.stance ? value : null,
  };
}

/** Neutral spells in the draft: what the viewer knows to be nobody's, and what another holds unseen. */
function neutralsOf(state: State, viewer: Viewer): readonly CardId[] {
  const kinds = kindsIn(state, col.neutrals);
  for (const seat of SEATS) if (seat !== viewer) kinds.push(...kindsIn(state, col.drawn[seat]));
  return sortedIds(state, kinds);
}

export function view(state: State, viewer: Viewer): View {
  const { cells, compiled } = state;
  return {
    game: 'battleground',
    viewer,
    options: compiled.options,
    ...shown(matchRows, state, 0),
    round: roundOf(state),
    phase: isOver(state) ? 'over' : PHASES[cells[col.phase]],
    players: [playerView(state, 0, viewer === 0), playerView(state, 1, viewer === 1)],
    summons: summonsOf(state),
    acting: actingOf(state),
    market: [marketView(state, 0), marketView(state, 1), marketView(state, 2)],
    unseenNeutrals: unseenNeutrals(state),
    neutrals: neutralsOf(state, viewer),
    waiting: waitingFor(state),
    agenda: [...cells.subarray(FRAMES, FRAMES + FRAME * cells[DEPTH])],
    decision: viewer === 'watcher' ? null : decisionOf({ questions }, state, viewer),
    outcome: outcome({ endings: ENDINGS }, state),
  };
}
