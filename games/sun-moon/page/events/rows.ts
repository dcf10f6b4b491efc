// How does each kind of event of Sun & Moon look, sound and read? One row a kind; a missing one does not compile.

import type { Seat } from '@duello/kernel';
import {
  cardFlies,
  cardsFly,
  type EventRow,
  type EventRows,
  fly,
  ownTurn,
  type Rise,
  readEvents,
  rise,
  riseBoth,
  withHealth,
  wonOrLost,
} from '@duello/table';
import { type Event, type Ref, START_LIFE } from '../../index.ts';

const LONG = 900;
const MIDDLE = 480;
const SHORT = 220;

type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

const player = (seat: Seat): string => `player-${seat}`;
/** Where a card in play or a player is to be found. */
const zoneOf = ({ seat, id }: Pick<Ref, 'seat' | 'id'>): string => (id === null ? player(seat) : `slot-${id}`);

/** Fatigue that goes up is bad. */
const tired = (seat: Seat, change: number): readonly Rise[] =>
  rise(`fatigue-${seat}`, change).map((one) => ({ ...one, tone: change < 0 ? 'good' : 'bad' }));
const lifeLeft: EventRow<Of<'lifeLost' | 'lifeGained'>>['healths'] = ({ seat, left }, before) =>
  withHealth(before, seat, left);

const ROWS: EventRows<Event> = {
  gameStarted: {},
  tossed: { pace: LONG, essential: true },
  classChosen: { pace: MIDDLE },
  pilesDealt: {},
  draftTriple: {},
  draftPicked: {},
  draftDone: {},
  deckAccepted: {},
  matchStarted: { heading: true, healths: () => [START_LIFE, START_LIFE] },
  deckShuffled: { sound: 'shuffle' },
  openingHand: { flights: cardsFly('deck-*', 'hand-*') },
  mulligan: { flights: cardsFly('deck-*', 'hand-*') },
  starterChosen: { pace: MIDDLE, essential: true },
  turnStarted: {
    pace: LONG,
    sound: ownTurn,
    essential: true,
    heading: true,
    beginsTurn: true,
    round: ({ turn }) => turn,
  },
  drew: { pace: SHORT, sound: 'card', essential: true, flights: cardsFly('deck-*', 'hand-*') },
  drawFailed: {},
  untapped: { pace: SHORT },
  fatigueHalved: { pace: MIDDLE, sound: 'mana', rises: ({ seat, from, to }) => tired(seat, to - from) },
  turnEnded: {},
  actionLimit: {},
  defenseRestored: {},
  untilEndExpired: {},
  cardPlayed: { pace: LONG, sound: 'spell', essential: true, flights: cardFlies('hand-*', 'row-*') },
  skillUsed: { pace: LONG, sound: 'spell', essential: true },
  abilityUsed: {
    pace: LONG,
    sound: 'spell',
    essential: true,
    motions: ({ source }) => [{ kind: 'glow', zone: zoneOf(source) }],
  },
  attackDeclared: { pace: MIDDLE, essential: true },
  defenderNamed: { pace: MIDDLE, essential: true },
  targetRedeclared: { pace: MIDDLE, essential: true },
  windowOpened: {},
  passed: {},
  chainFull: {},
  triggered: { pace: MIDDLE, essential: true, motions: ({ source }) => [{ kind: 'glow', zone: zoneOf(source) }] },
  targetChosen: {},
  targetLost: { pace: MIDDLE },
  effectDidNothing: { pace: MIDDLE },
  optionalDeclined: {},
  fatiguePaid: { sound: 'coin', rises: ({ seat, amount }) => tired(seat, amount) },
  fatigueAdded: { pace: SHORT, rises: ({ seat, amount }) => tired(seat, amount) },
  fatigueRemoved: { pace: SHORT, sound: 'mana', rises: ({ seat, amount }) => tired(seat, -amount) },
  fatigueOverflow: { pace: MIDDLE, sound: 'hit', essential: true },
  lifeLost: {
    pace: MIDDLE,
    sound: 'hit',
    essential: true,
    rises: ({ seat, amount }) => rise(player(seat), -amount),
    healths: lifeLeft,
  },
  lifeGained: {
    pace: MIDDLE,
    sound: 'heal',
    essential: true,
    rises: ({ seat, amount }) => rise(player(seat), amount),
    healths: lifeLeft,
  },
  entered: { pace: MIDDLE, sound: 'card', essential: true },
  attached: {
    pace: MIDDLE,
    sound: 'spell',
    essential: true,
    flights: ({ enchantment }) => fly([enchantment.card], `row-${enchantment.seat}`, zoneOf(enchantment)),
  },
  attachFailed: { pace: MIDDLE },
  tapped: { pace: SHORT },
  discarded: {
    pace: SHORT,
    sound: 'card',
    flights: ({ seat, card, from }) => (from === 'hand' ? fly([card], `hand-${seat}`, `discards-${seat}`) : []),
  },
  damaged: { pace: SHORT, rises: ({ target, amount }) => rise(zoneOf(target), -amount) },
  destroyed: {
    pace: MIDDLE,
    essential: true,
    flights: ({ target }) => fly([target.card], zoneOf(target), `discards-${target.seat}`),
  },
  returnedToHand: {
    pace: MIDDLE,
    sound: 'card',
    essential: true,
    flights: ({ target, from }) =>
      fly([target.card], from === 'play' ? zoneOf(target) : `discards-${target.seat}`, `hand-${target.seat}`),
  },
  statChanged: { pace: SHORT, rises: ({ target, attack, defense }) => riseBoth(zoneOf(target), attack, defense) },
  traitGained: { pace: SHORT, sound: 'block' },
  combat: {
    pace: MIDDLE,
    sound: 'hit',
    motions: ({ attacker, defender }) => [{ kind: 'lunge', zone: zoneOf(attacker), to: zoneOf(defender) }],
  },
  attackEnded: { pace: SHORT },
  loopGuard: {},
  turnLimitReached: {},
  conceded: {},
  timedOut: {},
  matchEnded: { pace: LONG, sound: wonOrLost, essential: true },
  gameOver: { sound: wonOrLost, essential: true },
};

export const events = readEvents<Event>(ROWS);
