// How does each kind of event of Contracts look, sound and read? One row a kind; a missing one does not compile.

import {
  cardActs,
  cardFlies,
  cardsFly,
  type EventRow,
  type EventRows,
  fly,
  ownTurn,
  readEvents,
  rise,
  riseBoth,
  thingActs,
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
const shown = ({ seat, card, id }: Placed) => cardActs(seat, card, slot(id));
const alone = ({ seat, card }: Of<'ambush' | 'spellPlayed' | 'runeUsed'>) => cardActs(seat, card);
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
    duration: LONG,
    sound: ownTurn,
    essential: true,
    heading: true,
    beginsTurn: true,
    round: ({ turn }) => turn,
  },
  extractorGained: { duration: SHORT, sound: 'mana' },
  extractorSwapped: { duration: MIDDLE, sound: 'mana' },
  extractorsFilled: {},
  turnEnding: {},
  orbStance: { duration: SHORT },
  tanksFilled: { duration: SHORT, sound: 'mana' },
  manaWasted: {},
  extractorsEmptied: {},
  turnPassed: {},
  lookStarted: { duration: MIDDLE },
  looked: { flights: cardsFly('deck-*', 'looked-*') },
  taken: { duration: MIDDLE, sound: 'card', essential: true, flights: cardsFly('looked-*', 'hand-*') },
  rejected: {
    duration: MIDDLE,
    sound: 'card',
    flights: ({ seat, contracts }) => fly(contracts, `looked-${seat}`, `pile-${seat}`),
  },
  fetched: { duration: SHORT, sound: 'card', essential: true, flights: cardsFly('deck-*', 'hand-*') },
  specialDrawUsed: { duration: MIDDLE },
  specialDrawDamage: {},
  burnout: { duration: MIDDLE, sound: 'hit', essential: true },
  handOverflow: { duration: MIDDLE, flights: cardFlies('deck-*', 'pile-*') },
  ambush: { duration: LONG, sound: 'spell', essential: true, spotlight: alone },
  returnedToHand: {
    duration: MIDDLE,
    sound: 'card',
    flights: ({ seat, card, id }) => fly([card], id === null ? `pile-${seat}` : slot(id), `hand-${seat}`),
  },
  paid: { duration: SHORT, sound: 'coin' },
  spellPlayed: {
    duration: LONG,
    sound: 'spell',
    essential: true,
    spotlight: alone,
    flights: cardFlies('hand-*', 'acting'),
  },
  spellResolved: { flights: cardFlies('acting', 'pile-*') },
  runePlaced: { duration: MIDDLE, sound: 'card', essential: true, spotlight: shown, flights: placed },
  runeUsed: { duration: LONG, sound: 'spell', essential: true, spotlight: alone, motions: used },
  orbPlaced: { duration: MIDDLE, sound: 'card', essential: true, spotlight: shown, flights: placed },
  orbUsed: {
    duration: MIDDLE,
    sound: 'spell',
    essential: true,
    spotlight: ({ seat, id, target }) => thingActs(seat, slot(id), zoneOf(target)),
    motions: used,
  },
  creaturePlayed: { duration: MIDDLE, sound: 'card', essential: true, spotlight: shown, flights: placed },
  tokenSummoned: { duration: MIDDLE, sound: 'card', essential: true },
  tokenNotSummoned: {},
  triggered: {
    duration: MIDDLE,
    trigger: 'announced',
    motions: ({ source }) => [{ kind: 'glow', zone: zoneOf(source) }],
  },
  targetChosen: { spotlight: ({ seat, source, target }) => cardActs(seat, source, zoneOf(target)) },
  effectDidNothing: { trigger: 'nothing' },
  optionalDeclined: {},
  attackDeclared: {
    duration: MIDDLE,
    essential: true,
    spotlight: ({ attacker, target }) => thingActs(attacker.seat, zoneOf(attacker), zoneOf(target)),
    motions: ({ attacker, target }) => [{ kind: 'lunge', zone: zoneOf(attacker), to: zoneOf(target) }],
  },
  fight: {},
  noFight: {},
  damage: {
    duration: MIDDLE,
    sound: 'hit',
    essential: true,
    rises: ({ target, amount }) => rise(zoneOf(target), -amount),
    motions: ({ target }) => [{ kind: 'shake', zone: zoneOf(target) }],
    healths: ofPlayer,
  },
  healed: {
    duration: MIDDLE,
    sound: 'heal',
    essential: true,
    rises: ({ target, amount }) => rise(zoneOf(target), amount),
    healths: ofPlayer,
  },
  healthLost: {
    duration: MIDDLE,
    rises: ({ seat, amount }) => rise(zoneOf({ seat, id: null }), -amount),
    healths: ({ seat, left }, before) => withHealth(before, seat, left),
  },
  durabilityLost: {},
  orbAnswered: {
    duration: MIDDLE,
    spotlight: ({ seat, card, target }) => cardActs(seat, card, zoneOf(target)),
  },
  orbWaits: {},
  modifierGained: { duration: SHORT, rises: ({ target, attack, health }) => riseBoth(zoneOf(target), attack, health) },
  modifierEnded: {},
  statusGained: {
    duration: SHORT,
    sound: ({ status }) => (status === 'magnetized' || status === 'magnetic' ? 'block' : null),
  },
  statusLost: {},
  faded: { duration: MIDDLE },
  continuousChanged: {},
  creatureMoved: { duration: MIDDLE },
  destroyed: { duration: MIDDLE, essential: true },
  toDiscard: {
    flights: ({ seat, card, id, from }) =>
      from === 'field' && id !== null ? fly([card], slot(id), `pile-${seat}`) : [],
  },
  tokenVanished: {},
  disarmed: { duration: MIDDLE },
  healthCheck: { duration: LONG },
  loopGuard: {},
  turnLimitReached: {},
  conceded: {},
  timedOut: {},
  gameOver: { sound: wonOrLost, essential: true },
};

export const events = readEvents<Event>(ROWS);
