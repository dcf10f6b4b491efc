// How does a table show what happens? One row an event kind says how long, how it sounds and moves, how it reads, what it changes.

import type { Seat, Viewer } from '@duello/kernel';
import type { Flight, Rise } from '../look/flights.tsx';
import type { HealthLine, Healths } from '../look/health-lines.ts';
import type { Motion } from '../look/motions.ts';
import type { Spotlight } from '../look/spotlight.tsx';
import type { SoundName } from '../settings/sound.ts';
import type { TriggerPart } from './condense.ts';

export interface GameEvent {
  readonly kind: string;
}

/** Written as a method: what reads one kind of event fits wherever any kind is read, for its row is found by the kind. */
type Reads<E, T> = { of(event: E): T }['of'];
type Sounds<E> = { of(event: E, viewer: Viewer): SoundName | null }['of'];

/** Whatever a row leaves out does not happen. Who sees an event is the rules' matter (`see`). */
export interface EventRow<E> {
  /** How long it stays, in milliseconds at normal speed; without it the next is shown together with it. */
  readonly duration?: number;
  readonly sound?: SoundName | Sounds<E>;
  /** The card that acts and whom it is meant for; null for one whose doing needs no showing. */
  spotlight?(event: E): Spotlight | null;
  /** Cards that travel, numbers that rise, and how things move where they stand. */
  flights?(event: E): readonly Flight[];
  rises?(event: E): readonly Rise[];
  motions?(event: E): readonly Motion[];
  /** Places of the table that take part in it. */
  involves?(event: E): readonly string[];
  /** Its line begins a group of the log. */
  readonly heading?: boolean;
  /** Events in a row for which this is the same share one line of the log; without it those whose lines read the same. */
  like?(event: E): string;
  /** Its line announces a trigger, or says that one comes to nothing. */
  readonly trigger?: TriggerPart;
  /** Told aloud though only the essentials are wanted. */
  readonly essential?: boolean;
  /** The cards that its line names are not worth pointing at. */
  readonly namesNothing?: boolean;
  /** A turn begins with it: so much is shown again at once. */
  readonly beginsTurn?: boolean | Reads<E, boolean>;
  /** The number of the round that begins with it. */
  round?(event: E): number;
  healths?(event: E, before: Healths): Healths;
}

/** A game's rows; a kind without one does not compile. */
export type EventRows<E extends GameEvent> = {
  readonly [K in E['kind']]: EventRow<Extract<E, { readonly kind: K }>>;
};

/** The same rows, for whoever reads that of any event. */
export type AnyEventRows<E extends GameEvent> = { readonly [K in E['kind']]: EventRow<E> };

/** How a table reads its rows. */
export interface EventReader<E> {
  /** For so long these eyes see it, at normal speed: what the other did takes longer than what one has done oneself. */
  duration(event: E, viewer: Viewer): number;
  /** What is shown large and pointed at to these eyes; null for nothing. */
  spotlightOf(event: E | null, viewer: Viewer): Spotlight | null;
  soundOf(event: E, viewer: Viewer): SoundName | null;
  flightsOf(event: E | null): readonly Flight[];
  risesOf(event: E | null): readonly Rise[];
  motionsOf(event: E | null): readonly Motion[];
  involvedIn(event: E | null): readonly string[];
  isHeading(event: E): boolean;
  likeOf(event: E): string | null;
  triggerOf(event: E): TriggerPart | null;
  isEssential(event: E): boolean;
  namesCards(event: E): boolean;
  beginsTurn(event: E): boolean;
  roundOf(event: E): number | null;
  healthsAfter(event: E, before: Healths): Healths;
}

export function readEvents<E extends GameEvent>(rows: AnyEventRows<E>): EventReader<E> {
  const row = ({ kind }: E): EventRow<E> => {
    const found: E['kind'] = kind;
    return rows[found];
  };
  const spotlightOf = (event: E | null, viewer: Viewer): Spotlight | null => {
    const found = event === null ? null : (row(event).spotlight?.(event) ?? null);
    const isNothing = found === null || (found.card === null && found.aims.length === 0);
    return isNothing || found.seat === viewer ? null : found;
  };
  return {
    duration: (event, viewer) => Math.max(row(event).duration ?? 0, lookTime(spotlightOf(event, viewer))),
    spotlightOf,
    soundOf(event, viewer) {
      const { sound = null } = row(event);
      return typeof sound === 'function' ? sound(event, viewer) : sound;
    },
    flightsOf: (event) => (event === null ? [] : (row(event).flights?.(event) ?? [])),
    risesOf: (event) => (event === null ? [] : (row(event).rises?.(event) ?? [])),
    motionsOf: (event) => (event === null ? [] : (row(event).motions?.(event) ?? [])),
    involvedIn: (event) => (event === null ? [] : (row(event).involves?.(event) ?? [])),
    isHeading: (event) => row(event).heading === true,
    likeOf: (event) => row(event).like?.(event) ?? null,
    triggerOf: (event) => row(event).trigger ?? null,
    isEssential: (event) => row(event).essential === true,
    namesCards: (event) => row(event).namesNothing !== true,
    beginsTurn(event) {
      const { beginsTurn = false } = row(event);
      return typeof beginsTurn === 'function' ? beginsTurn(event) : beginsTurn;
    },
    roundOf: (event) => row(event).round?.(event) ?? null,
    healthsAfter: (event, before) => row(event).healths?.(event, before) ?? before,
  };
}

/** Both players' health at the end of each round, from the start of the match on; the round that runs is the last. */
export function healthLines<E>(
  events: readonly E[],
  { roundOf, healthsAfter }: EventReader<E>,
  start: Healths,
): readonly [HealthLine, HealthLine] {
  const ends: Healths[] = [];
  let now = start;
  let round: number | null = null;
  for (const event of events) {
    const begun: number | null = roundOf(event) ?? round;
    if (begun !== round) ends.push(now);
    round = begun;
    now = healthsAfter(event, now);
  }
  ends.push(now);
  return [ends.map(([a]) => a), ends.map(([, b]) => b)];
}

export const withHealth = ([a, b]: Healths, seat: Seat, left: number): Healths => (seat === 0 ? [left, b] : [a, left]);

export const fly = (cards: readonly (string | null)[], from: string, to: string): readonly Flight[] =>
  cards.map((card) => ({ card, from, to }));

/** A zone of the seat whose event it is: `hand-*` is `hand-0` or `hand-1`. */
const zoneFor = (zone: string, seat: Seat): string => zone.replace('*', String(seat));

/** Whoever reads a card needs longer than to see whom it is meant for; what happens by itself takes the time it takes. */
const [READ, FOLLOW] = [1500, 950];
function lookTime(spotlight: Spotlight | null): number {
  if (spotlight === null || spotlight.seat === null || spotlight.isFamiliar === true) return 0;
  return spotlight.card !== null && spotlight.aims.length === 0 ? READ : FOLLOW;
}

/** A card that acts, shown large, with arrows to the zones that it is meant for. */
export const cardActs = (seat: Seat, card: string | null, ...to: readonly string[]): Spotlight => ({
  seat,
  card,
  aims: to.map((zone) => ({ from: null, to: zone })),
});

/** Something that lies open on the table acts: arrows alone. Without a seat it acts by itself, and both look on. */
export const thingActs = (seat: Seat | null, from: string, ...to: readonly string[]): Spotlight => ({
  seat,
  card: null,
  aims: to.map((zone) => ({ from, to: zone })),
});

interface CardEvent {
  readonly seat: Seat;
  readonly card: string;
}
export const cardFlies =
  (from: string, to: string) =>
  ({ seat, card }: CardEvent): readonly Flight[] =>
    fly([card], zoneFor(from, seat), zoneFor(to, seat));

interface CardsEvent {
  readonly seat: Seat;
  readonly count: number;
  readonly cards: readonly string[] | null;
}
/** Backs where the cards are hidden; no more of them than so many. */
export const cardsFly =
  (from: string, to: string, most = Number.POSITIVE_INFINITY) =>
  ({ seat, count, cards }: CardsEvent): readonly Flight[] =>
    fly((cards ?? Array.from({ length: count }, () => null)).slice(0, most), zoneFor(from, seat), zoneFor(to, seat));

const signed = (change: number): string => (change < 0 ? `−${-change}` : `+${change}`);

/** A change of some number, for the better when it goes up. */
export const rise = (zone: string, change: number, sign = ''): readonly Rise[] =>
  change === 0 ? [] : [{ zone, text: `${signed(change)}${sign}`, tone: change > 0 ? 'good' : 'bad' }];

/** A change of two numbers at once, such as attack and health. */
export const riseBoth = (zone: string, first: number, second: number): readonly Rise[] =>
  first === 0 && second === 0
    ? []
    : [{ zone, text: `${signed(first)}/${signed(second)}`, tone: first + second >= 0 ? 'good' : 'bad' }];

export const ownTurn = ({ seat }: { readonly seat: Seat }, viewer: Viewer): SoundName | null =>
  seat === viewer ? 'turn' : null;
export const wonOrLost = ({ winner }: { readonly winner: Seat | null }, viewer: Viewer): SoundName =>
  viewer === 'watcher' || winner === viewer ? 'won' : 'lost';
