// What happened, and who may see which part of it?

import type { Emit, Ending, Json, Seat, Viewer } from '@duello/kernel';
import type { CardId, Moment, PlayerClass, Trait } from '../../cards/vocabulary.ts';
import { ANNOUNCED } from './frames.ts';
import type { SkillName } from './skills.ts';

/** A player (`id` and `card` are null) or a card in play: its slot and name. */
export interface Ref {
  readonly seat: Seat;
  readonly id: number | null;
  readonly card: CardId | null;
}

/** Why somebody lost life. */
export type Cause = 'attack' | 'pierce' | 'damage' | 'effect' | 'fatigue';
export type MatchReason = 'lifeLost' | 'bothLost' | 'turnLimit' | 'conceded';

export type Event =
  /** `options` are those that are not the standard ones, without the decks. */
  | { kind: 'gameStarted'; options: Json }
  | { kind: 'tossed'; purpose: 'class' | 'start'; winner: Seat }
  | { kind: 'classChosen'; seat: Seat; class: PlayerClass }
  // The draft. `cards` and `taken` are null for everyone but their owner; all is shown once both have chosen, if it is open.
  | { kind: 'pilesDealt'; sizes: readonly [number, number] }
  | { kind: 'draftTriple'; seat: Seat; pick: number; cards: readonly CardId[] | null }
  | {
      kind: 'draftPicked';
      seat: Seat;
      pick: number;
      cards: readonly CardId[] | null;
      taken: CardId | null;
      open: boolean;
    }
  | { kind: 'draftDone' }
  | { kind: 'deckAccepted'; seat: Seat; class: PlayerClass; size: number }
  // A match begins.
  | { kind: 'matchStarted'; match: number; wins: readonly [number, number] }
  | { kind: 'deckShuffled'; seat: Seat; size: number }
  | { kind: 'openingHand'; seat: Seat; count: number; cards: readonly CardId[] | null }
  /** Told when both have chosen. */
  | { kind: 'mulligan'; seat: Seat; count: number; cards: readonly CardId[] | null }
  | { kind: 'starterChosen'; seat: Seat; by: 'choice' | 'alternation' | 'agreement' }
  // Turns.
  | { kind: 'turnStarted'; seat: Seat; turn: number }
  | { kind: 'drew'; seat: Seat; count: number; cards: readonly CardId[] | null; why: 'turn' | 'second' | 'effect' }
  | { kind: 'drawFailed'; seat: Seat }
  | { kind: 'untapped'; seat: Seat; targets: readonly Ref[]; skill: boolean }
  | { kind: 'fatigueHalved'; seat: Seat; from: number; to: number }
  | { kind: 'turnEnded'; seat: Seat }
  | { kind: 'actionLimit'; seat: Seat }
  | { kind: 'defenseRestored'; targets: readonly Ref[] }
  | { kind: 'untilEndExpired'; targets: readonly Ref[] }
  // Actions. `mode` is the number of the option of Choose one, from 1; 0 when there is none to choose.
  | {
      kind: 'cardPlayed';
      seat: Seat;
      card: CardId;
      id: number;
      cost: number;
      mode: number;
      targets: readonly Ref[];
      response: boolean;
    }
  | { kind: 'skillUsed'; seat: Seat; skill: SkillName; x: number; targets: readonly Ref[]; response: boolean }
  | {
      kind: 'abilityUsed';
      source: Ref;
      /** 0 for Harden, else the number of the ability on the card. */
      ability: number;
      x: number;
      mode: number;
      targets: readonly Ref[];
      response: boolean;
    }
  | { kind: 'attackDeclared'; attacker: Ref; target: Ref | null }
  | { kind: 'defenderNamed'; attacker: Ref; target: Ref }
  | { kind: 'targetRedeclared'; attacker: Ref; target: Ref }
  | { kind: 'windowOpened'; seat: Seat; on: 'action' | 'endOfTurn' }
  | { kind: 'passed'; seat: Seat }
  | { kind: 'chainFull' }
  | { kind: 'triggered'; moment: Moment; source: Ref }
  | { kind: 'targetChosen'; seat: Seat; source: CardId; target: Ref }
  | { kind: 'targetLost'; seat: Seat; source: CardId | null }
  | { kind: 'effectDidNothing'; seat: Seat; source: CardId | null; why: 'noTarget' | 'nothingThere' }
  | { kind: 'optionalDeclined'; seat: Seat; source: CardId }
  // Fatigue and life.
  | { kind: 'fatiguePaid'; seat: Seat; amount: number; now: number }
  | { kind: 'fatigueAdded'; seat: Seat; amount: number; now: number }
  | { kind: 'fatigueRemoved'; seat: Seat; amount: number; now: number }
  | { kind: 'fatigueOverflow'; seat: Seat; surplus: number }
  | { kind: 'lifeLost'; seat: Seat; amount: number; cause: Cause; source: CardId | null; left: number }
  | { kind: 'lifeGained'; seat: Seat; amount: number; left: number }
  // Cards.
  | { kind: 'entered'; target: Ref; tapped: boolean }
  | { kind: 'attached'; enchantment: Ref; bearer: Ref }
  | { kind: 'attachFailed'; seat: Seat; card: CardId }
  | { kind: 'tapped'; target: Ref }
  | { kind: 'discarded'; seat: Seat; card: CardId; from: 'hand' | 'play' | 'played' }
  | { kind: 'damaged'; target: Ref; amount: number; source: CardId | null; left: number }
  | { kind: 'destroyed'; target: Ref; cause: 'damage' | 'effect' | 'bearer' }
  | { kind: 'returnedToHand'; target: Ref; from: 'play' | 'discard' }
  | { kind: 'statChanged'; target: Ref; attack: number; defense: number }
  | { kind: 'traitGained'; target: Ref; trait: Trait }
  // Combat.
  | { kind: 'combat'; attacker: Ref; defender: Ref; toAttacker: number; toDefender: number }
  | { kind: 'attackEnded'; attacker: CardId; seat: Seat; why: 'gone' | 'cantAttack' }
  // The end.
  | { kind: 'loopGuard' }
  | { kind: 'turnLimitReached' }
  | { kind: 'conceded'; seat: Seat }
  | { kind: 'timedOut'; seat: Seat; what: string }
  | { kind: 'matchEnded'; match: number; winner: Seat | null; reason: MatchReason; wins: readonly [number, number] }
  | { kind: 'gameOver'; winner: Seat | null; reason: Ending };

/** Where events go; null when nobody listens. */
export type MaybeEmit = Emit<Event> | null;
export type EventKind = Event['kind'];

/** What the other seat and watchers see of each kind: all of it, or all but the cards, which are the owner's. */
const SEEN: { readonly [K in EventKind]: K extends OwnedKind ? 'everyone' | 'ownersCards' : 'everyone' } = {
  gameStarted: 'everyone',
  tossed: 'everyone',
  classChosen: 'everyone',
  pilesDealt: 'everyone',
  draftTriple: 'ownersCards',
  draftPicked: 'ownersCards',
  draftDone: 'everyone',
  deckAccepted: 'everyone',
  matchStarted: 'everyone',
  deckShuffled: 'everyone',
  openingHand: 'ownersCards',
  mulligan: 'ownersCards',
  starterChosen: 'everyone',
  turnStarted: 'everyone',
  drew: 'ownersCards',
  drawFailed: 'everyone',
  untapped: 'everyone',
  fatigueHalved: 'everyone',
  turnEnded: 'everyone',
  actionLimit: 'everyone',
  defenseRestored: 'everyone',
  untilEndExpired: 'everyone',
  cardPlayed: 'everyone',
  skillUsed: 'everyone',
  abilityUsed: 'everyone',
  attackDeclared: 'everyone',
  defenderNamed: 'everyone',
  targetRedeclared: 'everyone',
  windowOpened: 'everyone',
  passed: 'everyone',
  chainFull: 'everyone',
  triggered: 'everyone',
  targetChosen: 'everyone',
  targetLost: 'everyone',
  effectDidNothing: 'everyone',
  optionalDeclined: 'everyone',
  fatiguePaid: 'everyone',
  fatigueAdded: 'everyone',
  fatigueRemoved: 'everyone',
  fatigueOverflow: 'everyone',
  lifeLost: 'everyone',
  lifeGained: 'everyone',
  entered: 'everyone',
  attached: 'everyone',
  attachFailed: 'everyone',
  tapped: 'everyone',
  discarded: 'everyone',
  damaged: 'everyone',
  destroyed: 'everyone',
  returnedToHand: 'everyone',
  statChanged: 'everyone',
  traitGained: 'everyone',
  combat: 'everyone',
  attackEnded: 'everyone',
  loopGuard: 'everyone',
  turnLimitReached: 'everyone',
  conceded: 'everyone',
  timedOut: 'everyone',
  matchEnded: 'everyone',
  gameOver: 'everyone',
};

/** Kinds whose cards can be left out: whatever is the owner's alone must be one of them. */
type OwnedKind = {
  [K in EventKind]: Extract<Event, { kind: K }> extends { seat: Seat; cards: infer C }
    ? null extends C
      ? K
      : never
    : never;
}[EventKind];

/** Every kind there is, for whoever reads events from a file. */
export const EVENT_KINDS: readonly string[] = Object.keys(SEEN);

type Owned = Extract<Event, { readonly kind: OwnedKind }>;
const isOwned = (event: Event): event is Owned => SEEN[event.kind] === 'ownersCards';

/** What others don't even know to be asked; where both answer at once, nobody learns who has not answered in time. */
const UNTOLD: readonly string[] = [...ANNOUNCED, 'pick', 'mulligan'];

export function see(event: Event, viewer: Viewer): Event | null {
  if (isOwned(event) && event.seat !== viewer) {
    if (event.kind !== 'draftPicked') return { ...event, cards: null };
    return event.open ? event : { ...event, cards: null, taken: null };
  }
  return event.kind === 'timedOut' && event.seat !== viewer && UNTOLD.includes(event.what) ? null : event;
}

/** Chance or something hidden has been shown: nothing before it can be taken back. */
const REVEALING: readonly EventKind[] = [
  'tossed',
  'draftTriple',
  'draftPicked',
  'deckShuffled',
  'openingHand',
  'mulligan',
  'drew',
];
/** A whole hand is discarded without asking: then who made it happen sees cards of the other. */
export const reveals = (event: Event): boolean =>
  REVEALING.includes(event.kind) || (event.kind === 'discarded' && event.from === 'hand');
