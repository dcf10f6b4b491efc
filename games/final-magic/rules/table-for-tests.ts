// How does a test set a table, play on it and look at it? Positions and plays in words; for tests only.

import {
  type Answer,
  type AnswerBody,
  type Blocked,
  type Decision,
  decisionOf,
  encode,
  type Json,
  newReply,
  type Outcome,
  outcome,
  push,
  type Reason,
  run,
  type Seat,
  type Viewer,
} from '@duello/kernel';
import { giveTwice } from '@duello/kernel/for-tests';
import type { CardId } from '../cards/vocabulary.ts';
import { program } from './match/program.ts';
import { emptyTable } from './match/setup.ts';
import { finalMagic } from './rules.ts';
import { col } from './state/columns.ts';
import { numberOf } from './state/compiled.ts';
import type { Event, EventKind } from './state/events.ts';
import { frame } from './state/frames.ts';
import { addShield, standingShields } from './state/shields.ts';
import { PHASES, type State } from './state/state.ts';
import type { Counts, Shield } from './state/zones.ts';
import { type View, view } from './view/view.ts';

export type Name = 'A' | 'B';
/** Cards in words: `3 copper, fireball`. */
export type Cards = string;

export interface Side {
  hand?: Cards;
  deck?: Cards;
  discard?: Cards;
  outcast?: Cards;
  /** Gems already played for mana. */
  inPlay?: Cards;
  cast?: Cards;
  shields?: readonly (readonly [CardId, number])[];
  health?: number;
  mana?: number;
  coins?: number;
  nextDraw?: number;
}

export interface Position {
  options?: Readonly<Record<string, unknown>>;
  seed?: string;
  phase?: 'round' | 'action' | 'buy' | 'fight';
  turn?: Name;
  round?: number;
  /** The number of the sudden-death round; none outside sudden death. */
  sudden?: number;
  /** Copies in piles, where a test needs other ones than the supply has. */
  piles?: Readonly<Record<CardId, number>>;
  a?: Side;
  b?: Side;
}

export const seatNamed = (name: Name): Seat => (name === 'A' ? 0 : 1);

export function cardsIn(words: Cards): readonly CardId[] {
  return words
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [, count, id] = /^(?:(\d+) )?([A-Za-z]+)$/.exec(part) ?? [];
      if (id === undefined) throw new Error(`"${part}" is no card: write "copper" or "3 copper"`);
      return Array.from({ length: Number(count ?? 1) }, () => id);
    });
}

/** How many of each, as a view counts. */
export function counted(words: Cards): Counts {
  const counts: Record<CardId, number> = {};
  for (const id of cardsIn(words)) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}

function fillZone(state: State, zone: number, words: Cards | undefined): number {
  const ids = cardsIn(words ?? '');
  for (const id of ids) state.cells[zone + numberOf(state.compiled, id)]++;
  return ids.length;
}

function fillSide(state: State, seat: Seat, side: Side): void {
  const { cells } = state;
  cells[col.handSize[seat]] = fillZone(state, col.hand[seat], side.hand);
  cells[col.deckSize[seat]] = fillZone(state, col.deck[seat], side.deck);
  cells[col.discardSize[seat]] = fillZone(state, col.discard[seat], side.discard);
  fillZone(state, col.outcast[seat], side.outcast);
  fillZone(state, col.play[seat], side.inPlay);
  fillZone(state, col.cast[seat], side.cast);
  for (const [card, capacity] of side.shields ?? []) addShield(state, seat, numberOf(state.compiled, card), capacity);
  cells[col.health[seat]] = side.health ?? cells[col.health[seat]];
  cells[col.mana[seat]] = side.mana ?? 0;
  cells[col.coins[seat]] = side.coins ?? 0;
  cells[col.nextDraw[seat]] = side.nextDraw ?? 0;
}

export function stateAt(position: Position, emit: (event: Event) => void): State {
  const { phase = 'action', round = 1, sudden = 0 } = position;
  const turn = seatNamed(position.turn ?? 'A');
  const state = emptyTable(position.seed ?? 'a table for tests', finalMagic.options(position.options ?? {}));
  const { cells } = state;
  fillSide(state, 0, position.a ?? {});
  fillSide(state, 1, position.b ?? {});
  for (const [id, left] of Object.entries(position.piles ?? {}))
    cells[col.supply + numberOf(state.compiled, id)] = left;
  cells[col.roundNumber] = phase === 'round' ? round - 1 : round;
  cells[col.sudden] = sudden > 0 ? 1 : 0;
  cells[col.suddenRound] = phase === 'round' && sudden > 0 ? sudden - 1 : sudden;
  if (state.compiled.options.firstPlayer === 'alternate') cells[col.first] = (round + 1) & 1;
  cells[col.active] = turn;
  cells[col.phase] = PHASES.indexOf(phase === 'round' ? 'draw' : phase);
  if (phase === 'round') push(state, frame.round);
  else if (phase === 'fight') push(state, frame.fight);
  else push(state, phase === 'action' ? frame.action : frame.buy, turn);
  run(program, state, emit);
  return state;
}

/** A plan in words: `lesserGem + fireball + rockSmash(rockToss, 2 copper)`. */
export function planOf(words: string): { gems: CardId[]; spells: { cast: CardId; feed: readonly CardId[] }[] } {
  const gems: CardId[] = [];
  const spells: { cast: CardId; feed: readonly CardId[] }[] = [];
  for (const part of words.split('+').map((text) => text.trim())) {
    const [, card = '', food = ''] = /^([\d A-Za-z]+)(?:\((.*)\))?$/.exec(part) ?? [];
    for (const id of cardsIn(card)) {
      if (id.endsWith('Gem')) gems.push(id);
      else spells.push({ cast: id, feed: cardsIn(food) });
    }
  }
  return { gems, spells };
}

const handFor = (words: string): Cards => {
  const { gems, spells } = planOf(words);
  return [...gems, ...spells.flatMap(({ cast, feed }) => [cast, ...feed])].join(', ');
};

export interface Play {
  readonly state: State;
  /** Everything that has happened since the table was set. */
  readonly events: Event[];
}

export function setTable(position: Position): Play {
  const events: Event[] = [];
  return { state: stateAt(position, (event) => events.push(event)), events };
}

/** A match from its very beginning. */
export function newMatch(options: Readonly<Record<string, unknown>> = {}, seed = 'a match for tests'): Play {
  const events: Event[] = [];
  return { state: finalMagic.setup(seed, finalMagic.options(options), (event) => events.push(event)), events };
}

/** Gives an answer; a refused one throws with its reason. */
export function answer(play: Play, name: Name, words: AnswerBody): void {
  const reply = newReply();
  const given: Answer = { seat: seatNamed(name), decision: play.state.words[0], ...words };
  const reason = encode(finalMagic, play.state, given, reply);
  if (reason !== null) throw new Error(`${name} ${JSON.stringify(words)}: ${JSON.stringify(reason)}`);
  giveTwice(finalMagic, play.state, given.seat, reply, (event) => play.events.push(event));
}

/** Why an answer is refused; null when it is legal. */
export const refusalOf = (play: Play, name: Name, words: AnswerBody): Reason | null =>
  encode(finalMagic, play.state, { seat: seatNamed(name), decision: play.state.words[0], ...words }, newReply());

/** Picks options one after the other. */
export function pick(play: Play, name: Name, ...keys: readonly string[]): void {
  for (const key of keys) answer(play, name, { pick: key });
}

export const choose = (play: Play, name: Name, cards: Cards): void => answer(play, name, { picks: cardsIn(cards) });

const asJson = (words: string): Json => {
  const { gems, spells } = planOf(words);
  return { gems, spells: spells.map((spell) => ({ ...spell })) };
};
export const commit = (play: Play, name: Name, plan: string): void => answer(play, name, { plan: asJson(plan) });
export const planRefusal = (play: Play, name: Name, plan: string): Reason | null =>
  refusalOf(play, name, { plan: asJson(plan) });
export const aimAt = (play: Play, name: Name, ...aims: readonly string[]): void =>
  answer(play, name, { plan: { aims } });

/** Both plans of a fight; the second answer reveals them. */
export function fight(play: Play, a: string, b: string): void {
  commit(play, 'A', a);
  commit(play, 'B', b);
}

/** Ends a turn: Action and Buy Phase. */
export const endTurn = (play: Play, name: Name): void => pick(play, name, 'end', 'end');

export interface Fought extends Omit<Position, 'phase'> {
  /** Plans; the hands hold just the cards they need, and there is mana for all of it. */
  plans: readonly [string, string];
  aims?: { readonly A?: readonly string[]; readonly B?: readonly string[] };
}

/** One fight from plans to the next draw. Decks are Coppers, so nothing is shuffled and discard piles can be read. */
export function fought({ plans, aims, ...position }: Fought): Play {
  const side = (own: Side | undefined, plan: string): Side => ({
    mana: 30,
    deck: '20 copper',
    ...own,
    hand: [own?.hand ?? '', handFor(plan)].join(', '),
  });
  const play = setTable({
    ...position,
    phase: 'fight',
    a: side(position.a, plans[0]),
    b: side(position.b, plans[1]),
  });
  fight(play, ...plans);
  if (aims?.A !== undefined) aimAt(play, 'A', ...aims.A);
  if (aims?.B !== undefined) aimAt(play, 'B', ...aims.B);
  return play;
}

export const decision = (play: Play, name: Name): Decision | null =>
  decisionOf(finalMagic, play.state, seatNamed(name));
export const offered = (play: Play, name: Name): readonly string[] =>
  (decision(play, name)?.options ?? []).map((option) => option.key);
export const blocked = (play: Play, name: Name): readonly Blocked[] => decision(play, name)?.blocked ?? [];
/** Why a key is not offered, as `code clause`; undefined when no reason is given. */
export function whyNot(play: Play, name: Name, key: string): string | undefined {
  const reason = blocked(play, name).find((entry) => entry.key === key)?.reason;
  return reason && `${reason.code} ${reason.clause}`;
}

export const seen = (play: Play, viewer: Name | 'watcher'): View =>
  view(play.state, viewer === 'watcher' ? viewer : seatNamed(viewer));
export const eventsSeen = (events: readonly Event[], viewer: Viewer): readonly (Event | null)[] =>
  events.map((event) => finalMagic.see(event, viewer));

type Of<K extends EventKind> = Extract<Event, { kind: K }>;
const isOf =
  <K extends EventKind>(kind: K) =>
  (event: Event): event is Of<K> =>
    event.kind === kind;
/** All events of a kind so far. */
export const happened = <K extends EventKind>(play: Play, kind: K): readonly Of<K>[] => play.events.filter(isOf(kind));

const ZONES = {
  hand: col.hand,
  deck: col.deck,
  discard: col.discard,
  outcast: col.outcast,
  inPlay: col.play,
  cast: col.cast,
};
export function zone({ state }: Play, name: Name, which: keyof typeof ZONES): Counts {
  const counts: Record<CardId, number> = {};
  state.compiled.kinds.forEach(({ id }, kind) => {
    const count = state.cells[ZONES[which][seatNamed(name)] + kind];
    if (count > 0) counts[id] = count;
  });
  return counts;
}
export const sizeOf = (play: Play, name: Name, which: keyof typeof ZONES): number =>
  Object.values(zone(play, name, which)).reduce((sum, count) => sum + count, 0);

const pairOf = ({ state }: Play, column: readonly [number, number]): readonly [number, number] => [
  state.cells[column[0]],
  state.cells[column[1]],
];
export const health = (play: Play): readonly [number, number] => pairOf(play, col.health);
export const mana = (play: Play): readonly [number, number] => pairOf(play, col.mana);
export const coins = (play: Play): readonly [number, number] => pairOf(play, col.coins);
export const nextDraw = (play: Play): readonly [number, number] => pairOf(play, col.nextDraw);
export const shields = ({ state }: Play, name: Name): readonly Shield[] => standingShields(state, seatNamed(name));
export const result = ({ state }: Play): Outcome | null => outcome(finalMagic, state);
/** The word for what is asked now. */
export const askedNow = (play: Play): string | null => seen(play, 'watcher').waiting?.what ?? null;
