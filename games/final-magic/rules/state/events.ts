// What happened, and who may see which part of it?

import type { Emit, Ending, Json, Seat, Viewer } from '@duello/kernel';
import type { CardId } from '../../cards/vocabulary.ts';

export type PhaseName = 'action' | 'buy' | 'fight' | 'cleanup';
export type CastPhase = 'action' | 'fight';
export type Step = 'priority' | 'main';
/** A spell of a fight: whose, and its place in that player's plan, counted among spells from 0. */
export interface SpellRef {
  readonly seat: Seat;
  readonly index: number;
  readonly card: CardId;
}
/** What a Counterspell is aimed at: an enemy spell of the fight, an enemy standing shield, or nothing. */
export type Aim = { readonly spell: SpellRef } | { readonly shield: number; readonly card: CardId } | null;
/** A plan as an answer writes it. */
export type PlanWords = {
  readonly gems: readonly CardId[];
  readonly spells: readonly { readonly cast: CardId; readonly feed: readonly CardId[] }[];
};

export type Event =
  /** `options` are those that are not the standard ones. */
  | { kind: 'gameStarted'; options: Json; supply: readonly CardId[]; first: Seat }
  | { kind: 'roundStarted'; round: number; suddenDeath: boolean; first: Seat }
  | { kind: 'deckShuffled'; seat: Seat; size: number }
  /** `cards` is null for everyone but the owner. */
  | { kind: 'cardsDrawn'; seat: Seat; count: number; cards: readonly CardId[] | null }
  | { kind: 'drawShort'; seat: Seat; missing: number }
  | { kind: 'phaseStarted'; seat: Seat | null; phase: PhaseName }
  | { kind: 'gemPlayed'; seat: Seat; card: CardId; mana: number; phase: CastPhase }
  | { kind: 'gemOutcast'; seat: Seat; card: CardId; draws: number }
  | { kind: 'spellCast'; seat: Seat; card: CardId; cost: number; mana: number; phase: CastPhase }
  | { kind: 'reactionPassed'; seat: Seat }
  /** A Counterspell cast in an Action Phase: at the spell just cast, or at an enemy standing shield. */
  | { kind: 'counterCast'; seat: Seat; card: CardId; target: CardId; atShield: boolean }
  | { kind: 'spellNegated'; seat: Seat; card: CardId; index: number | null; by: 'counter' | 'putOut' | 'cycle' }
  | { kind: 'spellResolved'; seat: Seat; card: CardId }
  | { kind: 'spellFizzled'; seat: Seat; card: CardId }
  | { kind: 'healed'; seat: Seat; amount: number; wasted: number; source: CardId | null }
  /** `cause` is the spell they were discarded for, or `resolved` for the spells of an exchange themselves. */
  | { kind: 'cardsDiscarded'; seat: Seat; cards: readonly CardId[]; cause: CardId | 'resolved'; phase: CastPhase }
  | { kind: 'cardOutcast'; seat: Seat; card: CardId }
  | { kind: 'currencyGained'; seat: Seat; card: CardId }
  | { kind: 'currencyPlayed'; seat: Seat; card: CardId; coins: number }
  | { kind: 'cardBought'; seat: Seat; card: CardId; price: number; left: number | null; to: 'hand' | 'discard' }
  | { kind: 'pileEmptied'; card: CardId }
  | { kind: 'coinsLost'; seat: Seat; coins: number }
  | { kind: 'planCommitted'; seat: Seat }
  | { kind: 'fightRevealed'; plans: readonly [PlanWords, PlanWords] }
  | { kind: 'counterTargetsChosen'; seat: Seat }
  /** Each seat's Counterspells in plan order with their aims. */
  | { kind: 'counterTargetsRevealed'; aims: readonly [readonly Aim[], readonly Aim[]] }
  | { kind: 'counterCycle'; spells: readonly SpellRef[] }
  | { kind: 'fireExtinguished'; seat: Seat; card: CardId; spells: readonly SpellRef[] }
  | { kind: 'spiritDoubled'; seat: Seat; times: number }
  | { kind: 'shieldRaised'; seat: Seat; card: CardId; capacity: number }
  | { kind: 'stanceSet'; seat: Seat; stance: 'skin' | 'flight' | 'pool' }
  | { kind: 'damagePacket'; source: SpellRef; victim: Seat; amount: number; step: Step; unblockable: boolean }
  | { kind: 'damageReduced'; seat: Seat; by: 'block' | 'shield' | 'half' | 'flight'; amount: number; step: Step }
  | { kind: 'shieldWorn'; seat: Seat; card: CardId; left: number }
  | { kind: 'shieldBroken'; seat: Seat; card: CardId; by: 'damage' | 'counter' | 'empty' | 'room' | 'tie' }
  | { kind: 'slingEmpowered'; seat: Seat; card: CardId }
  | { kind: 'healthChanged'; seat: Seat; from: number; to: number; step: Step | 'action' | 'tie' }
  | { kind: 'drawModifierQueued'; seat: Seat; amount: number; source: CardId }
  | { kind: 'endCheck'; step: Step }
  | { kind: 'playerDefeated'; seat: Seat }
  | { kind: 'tie' }
  | { kind: 'suddenDeathStarted'; health: number }
  | { kind: 'currencyPurged'; seat: Seat; count: number }
  | { kind: 'cleanup'; seat: Seat; cards: readonly CardId[] }
  | { kind: 'shieldStays'; seat: Seat; card: CardId; left: number }
  | { kind: 'manaLost'; seat: Seat; mana: number }
  | { kind: 'roundLimitReached' }
  | { kind: 'conceded'; seat: Seat }
  | { kind: 'timedOut'; seat: Seat; what: string }
  | { kind: 'gameOver'; winner: Seat | null; reason: Ending };

/** Where events go; null when nobody listens. */
export type MaybeEmit = Emit<Event> | null;
export type EventKind = Event['kind'];

/** Kinds whose cards can be left out: whatever is the owner's alone must be one of them. */
type OwnedKind = {
  [K in EventKind]: Extract<Event, { kind: K }> extends { seat: Seat; cards: infer C }
    ? null extends C
      ? K
      : never
    : never;
}[EventKind];

/** What the other seat and watchers see of each kind: all of it, or all but the cards, which are the owner's. */
const SEEN: { readonly [K in EventKind]: K extends OwnedKind ? 'everyone' | 'ownersCards' : 'everyone' } = {
  gameStarted: 'everyone',
  roundStarted: 'everyone',
  deckShuffled: 'everyone',
  cardsDrawn: 'ownersCards',
  drawShort: 'everyone',
  phaseStarted: 'everyone',
  gemPlayed: 'everyone',
  gemOutcast: 'everyone',
  spellCast: 'everyone',
  reactionPassed: 'everyone',
  counterCast: 'everyone',
  spellNegated: 'everyone',
  spellResolved: 'everyone',
  healed: 'everyone',
  cardsDiscarded: 'everyone',
  cardOutcast: 'everyone',
  currencyGained: 'everyone',
  currencyPlayed: 'everyone',
  cardBought: 'everyone',
  pileEmptied: 'everyone',
  coinsLost: 'everyone',
  planCommitted: 'everyone',
  fightRevealed: 'everyone',
  counterTargetsChosen: 'everyone',
  counterTargetsRevealed: 'everyone',
  counterCycle: 'everyone',
  fireExtinguished: 'everyone',
  spiritDoubled: 'everyone',
  shieldRaised: 'everyone',
  stanceSet: 'everyone',
  damagePacket: 'everyone',
  damageReduced: 'everyone',
  shieldWorn: 'everyone',
  shieldBroken: 'everyone',
  slingEmpowered: 'everyone',
  healthChanged: 'everyone',
  drawModifierQueued: 'everyone',
  endCheck: 'everyone',
  playerDefeated: 'everyone',
  tie: 'everyone',
  suddenDeathStarted: 'everyone',
  currencyPurged: 'everyone',
  cleanup: 'everyone',
  shieldStays: 'everyone',
  manaLost: 'everyone',
  roundLimitReached: 'everyone',
  conceded: 'everyone',
  timedOut: 'everyone',
  gameOver: 'everyone',
  spellFizzled: 'everyone',
};

/** Every kind there is, for whoever reads events from a file. */
export const EVENT_KINDS: readonly string[] = Object.keys(SEEN);

type Owned = Extract<Event, { readonly kind: OwnedKind }>;
const isOwned = (event: Event): event is Owned => SEEN[event.kind] === 'ownersCards';

export const see = (event: Event, viewer: Viewer): Event =>
  isOwned(event) && event.seat !== viewer ? { ...event, cards: null } : event;

/** Chance or something hidden has been shown: nothing before it can be taken back. */
const REVEALING: readonly EventKind[] = [
  'cardsDrawn',
  'drawShort',
  'deckShuffled',
  'fightRevealed',
  'counterTargetsRevealed',
  // Choices made in secret with an action spell show when it resolves.
  'cardsDiscarded',
  'cardOutcast',
];
export const reveals = (event: Event): boolean =>
  REVEALING.includes(event.kind) && !(event.kind === 'cardsDiscarded' && event.cause === 'resolved');
