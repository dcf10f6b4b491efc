// How does each kind of event of Contracts look, sound and read? One row a kind; a missing one does not compile.

import {
  cardFlies,
  cardsFly,
  type EventRow,
  type EventRows,
  fly,
  ownTurn,
  readEvents,
  rise,
  riseBoth,
  withHealth,
  wonOrLost,
} from '@duello/table';
import type { Event, Ref } from '../../index.ts';

const LONG = 900;
const MIDDLE = 480;
const SHORT = 220;

type Of<K extends Event['kind']> = Extract<Event, { readonly kind: K }>;

/** Where a Creature, an Orb, a Rune or a player is to be found. */
const zoneOf = ({ seat, id }: Pick<Ref, 'seat' | 'id'>): string => (id === null ? `player-${seat}` : `slot-${id}`);
const slot = (id: number): string => `slot-${id}`;

type Placed = Of<'creaturePlayed' | 'runePlaced' | 'orbPlaced'>;
const placed = (event: Placed) => fly([event.card], `hand-${event.seat}`, slot(event.id));
const used = ({ id }: Of<'runeUsed' | 'orbUsed'>) => [{ kind: 'glow', zone: slot(id) }] as const;
const ofPlayer: EventRow<Of<'damage' | 'healed'>>['healths'] = ({ target, left }, before) =>
  target.id === null ? withHealth(before, target.seat, left) : before;

const ROWS: EventRows<Event> = {
  gameStarted: {},
  runesSetAside: {},
  deckShuffled: { sound: 'shuffle' },
  pureExtractorTaken: {},
  setAside: {},
  shuffledBack: {},
  turnStarted: {
    pace: LONG,
    sound: ownTurn,
    essential: true,
    heading: true,
    beginsTurn: true,
    round: ({ turn }) => turn,
  },
  extractorGained: { pace: SHORT, sound: 'mana' },
  extractorSwapped: { pace: MIDDLE, sound: 'mana' },
  extractorsFilled: {},
  turnEnding: {},
  orbStance: { pace: SHORT },
  tanksFilled: { pace: SHORT, sound: 'mana' },
  manaWasted: {},
  extractorsEmptied: {},
  turnPassed: {},
  lookStarted: { pace: MIDDLE },
  looked: { flights: cardsFly('deck-*', 'looked-*') },
  taken: { pace: MIDDLE, sound: 'card', essential: true, flights: cardsFly('looked-*', 'hand-*') },
  rejected: {
    pace: MIDDLE,
    sound: 'card',
    flights: ({ seat, contracts }) => fly(contracts, `looked-${seat}`, `pile-${seat}`),
  },
  fetched: { pace: SHORT, sound: 'card', essential: true, flights: cardsFly('deck-*', 'hand-*') },
  specialDrawUsed: { pace: MIDDLE },
  specialDrawDamage: {},
  burnout: { pace: MIDDLE, sound: 'hit', essential: true },
  handOverflow: { pace: MIDDLE, flights: cardFlies('deck-*', 'pile-*') },
  ambush: { pace: LONG, sound: 'spell', essential: true },
  returnedToHand: {
    pace: MIDDLE,
    sound: 'card',
    flights: ({ seat, card, id }) => fly([card], id === null ? `pile-${seat}` : slot(id), `hand-${seat}`),
  },
  paid: { pace: SHORT, sound: 'coin' },
  spellPlayed: { pace: LONG, sound: 'spell', essential: true, flights: cardFlies('hand-*', 'acting') },
  spellResolved: { flights: cardFlies('acting', 'pile-*') },
  runePlaced: { pace: MIDDLE, sound: 'card', essential: true, flights: placed },
  runeUsed: { pace: LONG, sound: 'spell', essential: true, motions: used },
  orbPlaced: { pace: MIDDLE, sound: 'card', essential: true, flights: placed },
  orbUsed: { pace: MIDDLE, sound: 'spell', essential: true, motions: used },
  creaturePlayed: { pace: MIDDLE, sound: 'card', essential: true, flights: placed },
  tokenSummoned: { pace: MIDDLE, sound: 'card', essential: true },
  tokenNotSummoned: {},
  triggered: { pace: MIDDLE, motions: ({ source }) => [{ kind: 'glow', zone: zoneOf(source) }] },
  targetChosen: {},
  effectDidNothing: {},
  optionalDeclined: {},
  attackDeclared: {
    pace: MIDDLE,
    essential: true,
    motions: ({ attacker, target }) => [{ kind: 'lunge', zone: zoneOf(attacker), to: zoneOf(target) }],
  },
  fight: {},
  noFight: {},
  damage: {
    pace: MIDDLE,
    sound: 'hit',
    essential: true,
    rises: ({ target, amount }) => rise(zoneOf(target), -amount),
    motions: ({ target }) => [{ kind: 'shake', zone: zoneOf(target) }],
    healths: ofPlayer,
  },
  healed: {
    pace: MIDDLE,
    sound: 'heal',
    essential: true,
    rises: ({ target, amount }) => rise(zoneOf(target), amount),
    healths: ofPlayer,
  },
  healthLost: {
    pace: MIDDLE,
    rises: ({ seat, amount }) => rise(zoneOf({ seat, id: null }), -amount),
    healths: ({ seat, left }, before) => withHealth(before, seat, left),
  },
  durabilityLost: {},
  orbAnswered: { pace: MIDDLE },
  orbWaits: {},
  modifierGained: { pace: SHORT, rises: ({ target, attack, health }) => riseBoth(zoneOf(target), attack, health) },
  modifierEnded: {},
  statusGained: {
    pace: SHORT,
    sound: ({ status }) => (status === 'magnetized' || status === 'magnetic' ? 'block' : null),
  },
  statusLost: {},
  faded: { pace: MIDDLE },
  continuousChanged: {},
  creatureMoved: { pace: MIDDLE },
  destroyed: { pace: MIDDLE, essential: true },
  toDiscard: {
    flights: ({ seat, card, id, from }) =>
      from === 'field' && id !== null ? fly([card], slot(id), `pile-${seat}`) : [],
  },
  tokenVanished: {},
  disarmed: { pace: MIDDLE },
  healthCheck: { pace: LONG },
  loopGuard: {},
  turnLimitReached: {},
  conceded: {},
  timedOut: {},
  gameOver: { sound: wonOrLost, essential: true },
};

export const events = readEvents<Event>(ROWS);
