// How is a state told to one viewer? Field by field, hiding what is another's.

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
import { type CardId, CLASSES, type Condition } from '../../cards/effects.ts';
import { questions } from '../match/questions.ts';
import { kindOf, ownerOf, sideOf } from '../state/board.ts';
import { ask, ENDINGS, frame, QUESTIONS } from '../state/frames.ts';
import { isDealtUnseen } from '../state/market.ts';
import { PREPARATION_SLOTS } from '../state/numbers.ts';
import { idsIn } from '../state/piles.ts';
import {
  ACTIVE,
  AREA,
  AT,
  ATTACK_DIE,
  BEING_CAST,
  CASTS,
  COINS,
  CREDIT,
  CRYSTALS,
  chargeCell,
  DEATHS_RUN,
  DECK,
  DRAFTED,
  DRAWN,
  DYING,
  EMPTY,
  ENTERED,
  ENTRIES,
  EXP,
  FIELDS,
  GAME_PHASE,
  GONE,
  HAND,
  HP,
  KIND,
  LIFE,
  MANA,
  MARKET_DECK,
  MARKET_PILE,
  MARKS,
  NEUTRALS,
  NEWCOMER,
  NOBODY,
  NOTED,
  ON,
  ORDER,
  PHASE,
  PHASES,
  PILE,
  POOL,
  PREPARED,
  playerCode,
  REMOVED,
  RETAINED,
  ROW,
  SHAPE,
  SINCE,
  SLOTS,
  STARTER,
  type State,
  TICKS,
  TIE_COUNT,
  TOKENS,
  TRIGGERS,
  TURN_NUMBER,
  TURNED_OVER,
  tieAt,
  UNRESOLVED,
  WHERE,
  type Zone,
} from '../state/state.ts';
import { attackOf, defenceOf, eachThreat, isDefending } from '../state/strength.ts';
import { costIn } from '../state/table.ts';
import { classOf } from '../turn/draft.ts';
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
} from './seen.ts';

const kindsIn = ({ cells }: State, zone: Zone): number[] => [...cells.subarray(zone.at, zone.at + cells[zone.size])];

/** In an order that tells nothing. */
const sortedIds = ({ table }: State, kinds: readonly number[]): readonly CardId[] =>
  [...kinds].sort((a, b) => a - b).map((kind) => table.kinds[kind].id);

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
  for (let i = 0; i < cells[TIE_COUNT]; i++) {
    const at = tieAt(i);
    if (cells[at + 1] === code) found.push({ id: cells[at], shape: cells[SHAPE + cells[at]], count: cells[at + 2] });
  }
  return found;
}

function summonView(state: State, slot: number): SummonView {
  const { cells, table } = state;
  const kind = kindOf(state, slot);
  const threats: number[] = [];
  eachThreat(state, slot, NOBODY, (threat) => threats.push(threat));
  return {
    id: slot,
    card: kind.id,
    owner: ownerOf(state, slot),
    side: sideOf(state, slot),
    field: table.geometry.keys[cells[AT + slot]],
    attack: attackOf(state, slot),
    attackDie: cells[ATTACK_DIE + slot],
    hp: cells[HP + slot],
    defence: defenceOf(state, slot, NOBODY),
    range: kind.range,
    defending: isDefending(state, slot),
    threats,
    conditions: conditionsOf(state, slot),
    tokens: tokensOf(state, slot),
    newcomer: (cells[MARKS + slot] & NEWCOMER) !== 0,
    noted: cells[NOTED + slot],
    credit: cells[CREDIT + slot] === 0 ? null : seatOf(cells[CREDIT + slot] - 1),
    entered: cells[ENTERED + slot],
  };
}

function inPlayView(state: State, slot: number): InPlayView {
  const { cells } = state;
  return {
    id: slot,
    card: kindOf(state, slot).id,
    owner: ownerOf(state, slot),
    shape: cells[SHAPE + slot] === 0 ? null : cells[SHAPE + slot],
    tokens: cells[TOKENS + slot],
    unresolved: (cells[MARKS + slot] & UNRESOLVED) !== 0,
    ticks: (cells[MARKS + slot] & TICKS) !== 0,
    entered: cells[ENTERED + slot],
  };
}

function preparedView(state: State, seat: Seat, own: boolean): readonly (PreparedView | null)[] {
  const { cells, table } = state;
  return Array.from({ length: PREPARATION_SLOTS }, (_, slot) => {
    const kind = cells[PREPARED[seat] + slot];
    if (kind === EMPTY) return null;
    return {
      card: own ? table.kinds[kind].id : null,
      charges: costIn(cells, chargeCell(seat, slot, 0)),
      since: cells[SINCE[seat] + slot],
    };
  });
}

/** Deck, and what is hidden of the rest. */
function unseenOf(state: State, seat: Seat, own: boolean): readonly CardId[] {
  const { cells } = state;
  const kinds = kindsIn(state, DECK[seat]);
  if (!own) {
    kinds.push(...kindsIn(state, HAND[seat]), ...kindsIn(state, RETAINED[seat]));
    for (let slot = 0; slot < PREPARATION_SLOTS; slot++) {
      if (cells[PREPARED[seat] + slot] !== EMPTY) kinds.push(cells[PREPARED[seat] + slot]);
    }
  }
  return sortedIds(state, kinds);
}

function playerView(state: State, seat: Seat, own: boolean): PlayerView {
  const { cells } = state;
  const ownIds = (zone: Zone): readonly CardId[] | null => (own ? idsIn(state, zone) : null);
  return {
    class: classOf(state, seat) < 0 ? null : CLASSES[classOf(state, seat)],
    life: cells[LIFE[seat]],
    mana: costIn(cells, MANA[seat]),
    exp: cells[EXP[seat]],
    coins: cells[COINS[seat]],
    deckSize: cells[DECK[seat].size],
    handSize: cells[HAND[seat].size],
    hand: ownIds(HAND[seat]),
    retainedSize: cells[RETAINED[seat].size],
    retained: ownIds(RETAINED[seat]),
    prepared: preparedView(state, seat, own),
    unseen: unseenOf(state, seat, own),
    pile: idsIn(state, PILE[seat]),
    area: kindsIn(state, AREA[seat]).map((slot) => inPlayView(state, slot)),
    tokens: tokensOf(state, playerCode(seat)),
    drawnSize: cells[DRAWN[seat].size],
    drawn: ownIds(DRAWN[seat]),
    drafted: cells[DRAFTED[seat]],
  };
}

function marketView(state: State, tier: number): MarketView {
  const { cells } = state;
  const deck = MARKET_DECK[tier];
  const kinds = kindsIn(state, deck);
  const known = kinds.filter((kind) => !isDealtUnseen(state, tier, kind));
  return {
    row: idsIn(state, ROW[tier]),
    unlocked: cells[PHASE] > 0 && tier < cells[GAME_PHASE],
    deckSize: cells[deck.size],
    deck: cells[TURNED_OVER + tier] === 1 ? idsIn(state, deck).reverse() : null,
    unseen: sortedIds(state, known),
    neutralsLeft: kinds.length - known.length,
    pile: idsIn(state, MARKET_PILE[tier]),
  };
}

/** Neutrals of all decks that may hold them, so that nobody learns in which one they lie. */
const unseenNeutrals = (state: State): readonly CardId[] =>
  sortedIds(
    state,
    MARKET_DECK.flatMap((deck, tier) => kindsIn(state, deck).filter((kind) => isDealtUnseen(state, tier, kind))),
  );

function summonsOf(state: State): readonly SummonView[] {
  const { cells, table } = state;
  return table.geometry.byRow[0].flatMap((field) =>
    cells[FIELDS + field] === EMPTY ? [] : [summonView(state, cells[FIELDS + field])],
  );
}

function actingOf(state: State): readonly ActingView[] {
  const { cells, table } = state;
  const found: ActingView[] = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    const where = cells[WHERE + slot];
    if (cells[KIND + slot] === EMPTY || (where !== BEING_CAST && where !== GONE)) continue;
    found.push({
      id: slot,
      card: kindOf(state, slot).id,
      owner: ownerOf(state, slot),
      gone: where === GONE,
      shape: cells[SHAPE + slot],
      tokens: cells[TOKENS + slot],
      field: table.geometry.keys[cells[AT + slot]],
      attackDie: cells[ATTACK_DIE + slot],
      entered: cells[ENTERED + slot],
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
  const kinds = kindsIn(state, NEUTRALS);
  for (const seat of SEATS) if (seat !== viewer) kinds.push(...kindsIn(state, DRAWN[seat]));
  return sortedIds(state, kinds);
}

export function view(state: State, viewer: Viewer): View {
  const { cells, table } = state;
  return {
    game: 'battleground',
    viewer,
    options: table.options,
    turn: cells[TURN_NUMBER],
    round: roundOf(state),
    active: seatOf(cells[ACTIVE]),
    starter: seatOf(cells[STARTER]),
    phase: isOver(state) ? 'over' : PHASES[cells[PHASE]],
    players: [playerView(state, 0, viewer === 0), playerView(state, 1, viewer === 1)],
    summons: summonsOf(state),
    acting: actingOf(state),
    market: [marketView(state, 0), marketView(state, 1), marketView(state, 2)],
    unseenNeutrals: unseenNeutrals(state),
    crystals: costIn(cells, CRYSTALS),
    pools: [cells[POOL], cells[POOL + 1]],
    gamePhase: cells[GAME_PHASE] === 1 ? 1 : cells[GAME_PHASE] === 2 ? 2 : 3,
    removed: idsIn(state, REMOVED),
    neutrals: neutralsOf(state, viewer),
    waiting: waitingFor(state),
    agenda: [...cells.subarray(FRAMES, FRAMES + FRAME * cells[DEPTH])],
    order: kindsIn(state, ORDER),
    dying: kindsIn(state, DYING),
    burying: cells[DEATHS_RUN] === 1,
    casts: cells[CASTS],
    triggers: cells[TRIGGERS],
    entries: cells[ENTRIES],
    decision: viewer === 'watcher' ? null : decisionOf({ questions }, state, viewer),
    outcome: outcome({ endings: ENDINGS }, state),
  };
}
