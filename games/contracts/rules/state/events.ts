// What happened, and who may see which part of it?

import type { Emit, Ending, Json, Seat, Viewer } from '@duello/kernel';
import type { DeckId } from '../../cards/box/catalogue.ts';
import type { Until } from '../../cards/effects.ts';
import type { CardId, Colour, Moment, Status } from '../../cards/vocabulary.ts';

/** A player (`id` and `card` are null) or something on the field: its slot and contract. */
export interface Ref {
  readonly seat: Seat;
  readonly id: number | null;
  readonly card: CardId | null;
}
/** Where mana came from or went. */
export const SOURCES = ['red', 'blue', 'yellow', 'pure', 'redTank', 'blueTank', 'yellowTank', 'tank'] as const;
export type Source = (typeof SOURCES)[number];
export type Sources = { readonly [S in Source]?: number };

export type Event =
  /** `options` are those that are not the standard ones. */
  | { kind: 'gameStarted'; options: Json; decks: readonly [DeckId, DeckId]; first: Seat }
  | { kind: 'runesSetAside'; seat: Seat; count: number }
  | { kind: 'deckShuffled'; seat: Seat; size: number }
  | { kind: 'pureExtractorTaken'; seat: Seat }
  /** Told when both have chosen. */
  | { kind: 'setAside'; seat: Seat; count: number }
  | { kind: 'shuffledBack'; seat: Seat; count: number }
  | { kind: 'turnStarted'; seat: Seat; turn: number }
  | { kind: 'extractorGained'; seat: Seat; colour: Colour; full: boolean }
  | { kind: 'extractorSwapped'; seat: Seat; from: Colour; to: Colour }
  | { kind: 'extractorsFilled'; seat: Seat; count: number }
  | { kind: 'turnEnding'; seat: Seat }
  | { kind: 'orbStance'; seat: Seat; active: boolean }
  /** `colour` is what the tanks hold now. */
  | { kind: 'tanksFilled'; seat: Seat; colour: Colour; count: number }
  | { kind: 'manaWasted'; seat: Seat; count: number }
  | { kind: 'extractorsEmptied'; seat: Seat }
  | { kind: 'turnPassed'; seat: Seat }
  // Contracts that come and go. `cards` is null for everyone but the owner.
  | { kind: 'lookStarted'; seat: Seat; count: number; special: boolean }
  | { kind: 'looked'; seat: Seat; count: number; cards: readonly CardId[] | null }
  | { kind: 'taken'; seat: Seat; count: number; cards: readonly CardId[] | null }
  | { kind: 'rejected'; seat: Seat; contracts: readonly CardId[] }
  | { kind: 'fetched'; seat: Seat; count: number; cards: readonly CardId[] | null }
  | { kind: 'specialDrawUsed'; seat: Seat }
  | { kind: 'specialDrawDamage'; seat: Seat; amount: number }
  | { kind: 'burnout'; seat: Seat; amount: number }
  | { kind: 'handOverflow'; seat: Seat; card: CardId }
  | { kind: 'ambush'; seat: Seat; card: CardId }
  | { kind: 'returnedToHand'; seat: Seat; card: CardId; id: number | null; from: 'field' | 'pile' }
  // Playing.
  | { kind: 'paid'; seat: Seat; card: CardId; sources: Sources; forUse: boolean }
  | { kind: 'spellPlayed'; seat: Seat; card: CardId; id: number }
  | { kind: 'spellResolved'; seat: Seat; card: CardId; id: number }
  | { kind: 'runePlaced'; seat: Seat; card: CardId; id: number }
  | { kind: 'runeUsed'; seat: Seat; card: CardId; id: number }
  | { kind: 'orbPlaced'; seat: Seat; card: CardId; id: number }
  | { kind: 'orbUsed'; seat: Seat; card: CardId; id: number; target: Ref }
  | { kind: 'creaturePlayed'; seat: Seat; card: CardId; id: number; index: number }
  | { kind: 'tokenSummoned'; seat: Seat; card: CardId; id: number; index: number }
  | { kind: 'tokenNotSummoned'; seat: Seat; card: CardId }
  | { kind: 'triggered'; moment: Moment; source: Ref }
  | { kind: 'targetChosen'; seat: Seat; source: CardId; target: Ref }
  | { kind: 'effectDidNothing'; seat: Seat; source: CardId; why: 'noTarget' | 'noRoom' | 'nothingThere' }
  | { kind: 'optionalDeclined'; seat: Seat; source: CardId }
  // Combat and damage.
  | { kind: 'attackDeclared'; attacker: Ref; target: Ref }
  | { kind: 'fight'; attacker: Ref; target: Ref; toTarget: number; toAttacker: number }
  | { kind: 'noFight'; attacker: Ref; target: Ref }
  /** `magic` is how much of it Magic Damage adds; `left` the health after it. */
  | {
      kind: 'damage';
      by: 'contract' | 'orb' | 'combat' | 'burnout' | 'specialDraw';
      source: CardId | null;
      target: Ref;
      amount: number;
      magic: number;
      left: number;
    }
  | { kind: 'healed'; source: CardId; target: Ref; amount: number; left: number }
  | { kind: 'healthLost'; seat: Seat; amount: number; left: number; source: CardId }
  | { kind: 'durabilityLost'; seat: Seat; card: CardId; id: number; left: number }
  | { kind: 'orbAnswered'; seat: Seat; card: CardId; target: Ref }
  | { kind: 'orbWaits'; seat: Seat; card: CardId }
  // What stands on the field.
  | { kind: 'modifierGained'; target: Ref; attack: number; health: number; magic: number; until: Until }
  /** "This turn" is over. */
  | { kind: 'modifierEnded'; target: Ref; attack: number; health: number; magic: number }
  | { kind: 'statusGained'; target: Ref; status: Status; until: Until }
  | { kind: 'statusLost'; target: Ref; status: Status }
  | { kind: 'faded'; target: Ref }
  /** What others give it has changed: its attack and health in all, before and after. */
  | { kind: 'continuousChanged'; target: Ref; attack: readonly [number, number]; health: readonly [number, number] }
  | { kind: 'creatureMoved'; target: Ref; from: number; to: number }
  | { kind: 'destroyed'; target: Ref; cause: 'damage' | 'effect' | 'worn' | 'replaced' | 'disarmed' }
  | { kind: 'toDiscard'; seat: Seat; card: CardId; id: number | null; from: 'field' | 'hand' | 'play' }
  | { kind: 'tokenVanished'; target: Ref }
  | { kind: 'disarmed'; seat: Seat; card: CardId }
  // The end.
  | { kind: 'healthCheck'; health: readonly [number, number] }
  | { kind: 'loopGuard' }
  | { kind: 'turnLimitReached' }
  | { kind: 'conceded'; seat: Seat }
  | { kind: 'timedOut'; seat: Seat; what: string }
  | { kind: 'gameOver'; winner: Seat | null; reason: Ending };

/** Where events go; null when nobody listens. */
export type MaybeEmit = Emit<Event> | null;
export type EventKind = Event['kind'];

/** What the other seat and watchers see of each kind: all of it, or all but the cards, which are the owner's. */
const SEEN: { readonly [K in EventKind]: K extends OwnedKind ? 'everyone' | 'ownersCards' : 'everyone' } = {
  gameStarted: 'everyone',
  runesSetAside: 'everyone',
  deckShuffled: 'everyone',
  pureExtractorTaken: 'everyone',
  setAside: 'everyone',
  shuffledBack: 'everyone',
  turnStarted: 'everyone',
  extractorGained: 'everyone',
  extractorSwapped: 'everyone',
  extractorsFilled: 'everyone',
  turnEnding: 'everyone',
  orbStance: 'everyone',
  tanksFilled: 'everyone',
  manaWasted: 'everyone',
  extractorsEmptied: 'everyone',
  turnPassed: 'everyone',
  lookStarted: 'everyone',
  looked: 'ownersCards',
  taken: 'ownersCards',
  rejected: 'everyone',
  fetched: 'ownersCards',
  specialDrawUsed: 'everyone',
  specialDrawDamage: 'everyone',
  burnout: 'everyone',
  handOverflow: 'everyone',
  ambush: 'everyone',
  returnedToHand: 'everyone',
  paid: 'everyone',
  spellPlayed: 'everyone',
  spellResolved: 'everyone',
  runePlaced: 'everyone',
  runeUsed: 'everyone',
  orbPlaced: 'everyone',
  orbUsed: 'everyone',
  creaturePlayed: 'everyone',
  tokenSummoned: 'everyone',
  tokenNotSummoned: 'everyone',
  triggered: 'everyone',
  targetChosen: 'everyone',
  effectDidNothing: 'everyone',
  optionalDeclined: 'everyone',
  attackDeclared: 'everyone',
  fight: 'everyone',
  noFight: 'everyone',
  damage: 'everyone',
  healed: 'everyone',
  healthLost: 'everyone',
  durabilityLost: 'everyone',
  orbAnswered: 'everyone',
  orbWaits: 'everyone',
  modifierGained: 'everyone',
  modifierEnded: 'everyone',
  statusGained: 'everyone',
  statusLost: 'everyone',
  faded: 'everyone',
  continuousChanged: 'everyone',
  creatureMoved: 'everyone',
  destroyed: 'everyone',
  toDiscard: 'everyone',
  tokenVanished: 'everyone',
  disarmed: 'everyone',
  healthCheck: 'everyone',
  loopGuard: 'everyone',
  turnLimitReached: 'everyone',
  conceded: 'everyone',
  timedOut: 'everyone',
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

/** A payment is its player's alone until it is done: to others its questions are still the choice of what to do. */
const PAYING: readonly string[] = ['lighten', 'payElement', 'pay'];

export function see(event: Event, viewer: Viewer): Event | null {
  if (isOwned(event) && event.seat !== viewer) return { ...event, cards: null };
  if (event.kind !== 'timedOut' || event.seat === viewer) return event;
  // CR14, CR66: who ran out of time has set nothing aside, and how many is told when both have chosen.
  if (event.what === 'replace') return null;
  return PAYING.includes(event.what) ? { ...event, what: 'act' } : event;
}

/** Chance or something hidden has been shown: nothing before it can be taken back. */
const REVEALING: readonly EventKind[] = [
  'deckShuffled',
  'setAside',
  'shuffledBack',
  'lookStarted',
  'looked',
  'taken',
  'fetched',
  'burnout',
  'ambush',
];
export const reveals = (event: Event): boolean => REVEALING.includes(event.kind);
