// How does each kind of event of Final Magic look, sound and read? One row a kind; a missing one does not compile.

import { other } from '@duello/kernel';
import {
  cardActs,
  cardFlies,
  cardsFly,
  type EventRows,
  fly,
  readEvents,
  rise,
  type Spotlight,
  thingActs,
  withHealth,
  wonOrLost,
} from '@duello/table';
import type { Event } from '../../index.ts';

const LONG = 900;
const MIDDLE = 450;
const SHORT = 180;
/** More cards at once are only a blur. */
const MOST = 8;

const played = ({ seat, card, phase }: Extract<Event, { readonly kind: 'gemPlayed' | 'spellCast' }>) =>
  phase === 'fight' ? [] : fly([card], `hand-${seat}`, `play-${seat}`);

/** Each says how much there is by then: the last of them says it all. */
const playedAlike = ({ kind, seat, card }: Extract<Event, { readonly kind: 'gemPlayed' | 'currencyPlayed' }>): string =>
  `${kind} ${seat} ${card}`;

/** From each Counterspell's tag to what it is aimed at. */
const countered = ({ aims }: Extract<Event, { readonly kind: 'counterTargetsRevealed' }>): Spotlight => ({
  seat: null,
  card: null,
  aims: aims.flatMap((list, seat) =>
    list.flatMap((aim, nth) => {
      if (aim === null) return [];
      const to = 'spell' in aim ? `plan-${aim.spell.seat}-${aim.spell.index}` : `shields-${1 - seat}`;
      return [{ from: `aim-${seat}-${nth}`, to }];
    }),
  ),
});

const ROWS: EventRows<Event> = {
  gameStarted: { namesNothing: true },
  roundStarted: { duration: MIDDLE, essential: true, heading: true, round: ({ round }) => round },
  deckShuffled: { sound: 'shuffle' },
  cardsDrawn: {
    duration: MIDDLE,
    sound: ({ count }) => (count > 0 ? 'card' : null),
    flights: cardsFly('deck-*', 'hand-*', MOST),
  },
  drawShort: {},
  phaseStarted: {
    sound: ({ seat, phase }, viewer) => (seat === viewer && phase === 'action' ? 'turn' : null),
    beginsTurn: ({ phase }) => phase === 'action' || phase === 'fight',
  },
  gemPlayed: {
    duration: SHORT,
    like: playedAlike,
    sound: ({ phase }) => (phase === 'action' ? 'mana' : null),
    flights: played,
  },
  gemOutcast: { duration: MIDDLE, sound: 'card', flights: cardFlies('hand-*', 'outcast-*') },
  spellCast: {
    duration: MIDDLE,
    sound: ({ phase }) => (phase === 'action' ? 'spell' : null),
    essential: true,
    spotlight: ({ seat, card, phase }) => (phase === 'action' ? cardActs(seat, card) : null),
    flights: played,
  },
  reactionPassed: {},
  counterCast: {
    duration: LONG,
    sound: 'spell',
    essential: true,
    spotlight: ({ seat, card, target, atShield }) =>
      cardActs(seat, card, atShield ? `shields-${other(seat)}` : `cast-${other(seat)}-${target}`),
    flights: cardFlies('hand-*', 'play-*'),
  },
  spellNegated: { duration: LONG, essential: true },
  spellResolved: {},
  healed: { duration: MIDDLE },
  cardsDiscarded: {
    flights: ({ seat, cards, cause, phase }) =>
      phase === 'fight'
        ? []
        : fly(cards.slice(0, MOST), `${cause === 'resolved' ? 'play' : 'hand'}-${seat}`, `discard-${seat}`),
  },
  cardOutcast: { duration: MIDDLE, sound: 'card', flights: cardFlies('hand-*', 'outcast-*') },
  currencyGained: { duration: MIDDLE, flights: cardFlies('supply', 'hand-*') },
  currencyPlayed: { duration: SHORT, like: playedAlike, sound: 'coin', flights: cardFlies('hand-*', 'coins-*') },
  cardBought: {
    duration: MIDDLE,
    sound: 'card',
    essential: true,
    flights: ({ seat, card, to }) => fly([card], 'supply', `${to}-${seat}`),
  },
  pileEmptied: {},
  coinsLost: {},
  planCommitted: {},
  fightRevealed: {
    duration: LONG,
    sound: 'spell',
    essential: true,
    flights: ({ plans }) =>
      plans.flatMap(({ spells }, seat) =>
        fly(
          spells.slice(0, MOST).map(({ cast }) => cast),
          `hand-${seat}`,
          `play-${seat}`,
        ),
      ),
  },
  counterTargetsChosen: {},
  counterTargetsRevealed: { duration: LONG, spotlight: countered },
  counterCycle: {},
  fireExtinguished: { duration: LONG },
  spiritDoubled: {},
  shieldRaised: { duration: MIDDLE, flights: cardFlies('play-*', 'shields-*') },
  stanceSet: {},
  damagePacket: {
    duration: MIDDLE,
    spotlight: ({ source, victim, amount }) =>
      amount === 0 ? null : thingActs(null, `plan-${source.seat}-${source.index}`, `health-${victim}`),
  },
  damageReduced: { duration: MIDDLE, sound: ({ amount }) => (amount > 0 ? 'block' : null) },
  shieldWorn: {},
  shieldBroken: { flights: cardFlies('shields-*', 'discard-*') },
  slingEmpowered: {},
  healthChanged: {
    duration: LONG,
    sound: ({ from, to }) => (to < from ? 'hit' : 'heal'),
    essential: true,
    rises: ({ seat, from, to, step }) => (step === 'tie' ? [] : rise(`health-${seat}`, to - from)),
    healths: ({ seat, to }, before) => withHealth(before, seat, to),
  },
  drawModifierQueued: {},
  endCheck: {},
  playerDefeated: { duration: LONG },
  tie: { duration: LONG },
  suddenDeathStarted: { duration: LONG, essential: true, healths: ({ health }) => [health, health] },
  currencyPurged: {},
  cleanup: { flights: ({ seat, cards }) => fly(cards.slice(0, MOST), `play-${seat}`, `discard-${seat}`) },
  shieldStays: {},
  manaLost: {},
  roundLimitReached: {},
  conceded: {},
  timedOut: {},
  gameOver: { sound: wonOrLost, essential: true },
  spellFizzled: {},
};

export const events = readEvents<Event>(ROWS);
